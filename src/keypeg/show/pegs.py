"""What every picture is drawn with: pegs, key pegs, text and the colours of both."""

from __future__ import annotations

from html import escape

from keypeg.rules import Edition

_FILLS = {
    "red": "#d43c36",
    "blue": "#3f7ae0",
    "green": "#2f9e4f",
    "yellow": "#f0c930",
    "white": "#f6f3ec",
    "black": "#26231f",
    "orange": "#f2842b",
    "purple": "#8347c4",
    "pink": "#f59ac0",
    "teal": "#1f9c9c",
    "magenta": "#cf2f9e",
    "silver": "#aab2bb",
}
_DARK = ("red", "blue", "green", "black", "purple", "teal", "magenta")
"""Colours on which a letter is white."""
_PLAIN = "#e6dcc8"

GROUND_FILL, HOLE_FILL, INK_FILL, FAINT_FILL = "#efe6d6", "#cfc2ac", "#3a322b", "#6a5d4f"
"""A picture brings its own ground, so that it reads alike on a light page and on a dark one."""
RED_FILL, BLACK_FILL, WHITE_FILL = "#c62f2a", "#26231f", "#ffffff"


def fill_of(name: str) -> str | None:
    """Return the colour in which a peg is drawn, such as `#d43c36`; None for an empty hole."""
    return None if name == "empty" else _FILLS.get(name, _PLAIN)


def draw_peg(box: Edition, letter: str | None, *, x: float, y: float, radius: float = 13) -> str:
    """Return a peg with its letter; None is a hole."""
    if letter is None:
        return f'<circle cx="{x:g}" cy="{y:g}" r="{radius * 0.4:g}" fill="{HOLE_FILL}"/>'
    name = next(colour.name for colour in box.colours if colour.letter == letter)
    if name == "empty":
        dashes = f'stroke="{INK_FILL}" stroke-dasharray="4 3"'
        return f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="none" {dashes}/>'
    ink = "#ffffff" if name in _DARK else INK_FILL
    size = radius + 1
    return (
        f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="{_FILLS.get(name, _PLAIN)}" stroke="{INK_FILL}"/>'
        f'<text x="{x:g}" y="{y + 0.37 * size:g}" font-size="{size:g}" font-weight="600" '
        f'text-anchor="middle" fill="{ink}">{escape(letter)}</text>'
    )


def draw_key_pegs(pegs: int, red: int, white: int, *, x: float, y: float, black: bool = False) -> str:
    """Return the key pegs of a row in two lines, red (or `black`) before white."""
    half = (pegs + 1) // 2
    fills = [BLACK_FILL if black else RED_FILL] * red + [WHITE_FILL] * white
    fills += [HOLE_FILL] * (pegs - len(fills))
    return "".join(
        f'<circle cx="{x + at % half * 13:g}" cy="{y - 6 + at // half * 13:g}" r="5" fill="{fill}" '
        f'stroke="{INK_FILL}" stroke-width="0.8"/>'
        for at, fill in enumerate(fills)
    )


def draw_text(text: str, *, x: float, y: float, size: int = 12, ink: str = INK_FILL, more: str = "") -> str:
    """Return a line of text; `more` are further attributes."""
    return f'<text x="{x:g}" y="{y:g}" font-size="{size}" fill="{ink}"{more and " " + more}>{escape(text)}</text>'


def make_picture(body: str, *, width: float, height: float, title: str, told: str = "") -> str:
    """Return a complete image; the title and `told` are for people who cannot see it."""
    described = f"<desc>{escape(told)}</desc>" if told else ""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" width="{width:g}" '
        f'height="{height:g}" role="img" font-family="system-ui, sans-serif">'
        f"<title>{escape(title)}</title>{described}"
        f'<rect width="{width:g}" height="{height:g}" rx="12" fill="{GROUND_FILL}"/>{body}</svg>'
    )


def picture_of_codes(box: Edition, codes: list[str], *, title: str) -> str:
    """Return codes as rows of pegs, in as many columns as their number asks for."""
    step, radius, high = 24, 9, 8
    wide = step * (box.shape.pegs + 1)
    body = "".join(
        draw_peg(
            box,
            letter,
            x=step * (place + 1) + wide * (at // high),
            y=step * (at % high + 1),
            radius=radius,
        )
        for at, code in enumerate(codes)
        for place, letter in enumerate(code)
    )
    columns = max(1, -(-len(codes) // high))
    height = step * (min(max(len(codes), 1), high) + 1)
    return make_picture(body, width=wide * columns, height=height, title=title)
