"""Pegs, key pegs and rows as styled text. Every colour has its letter, every key peg its own sign."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from textual.color import Color
from textual.content import Content
from textual.style import Style

from keypeg.rules import BLANK, Edition
from keypeg.terminal.themes import WALNUT, is_native, native_peg, theme_colour
from keypeg.words import message, say

GROUND, BOARD, LIT, PROOF = WALNUT.ground, WALNUT.board, WALNUT.lit, WALNUT.proof
INK, FAINT, AMBER, ALARM, LUCKY = WALNUT.ink, WALNUT.faint, WALNUT.amber, WALNUT.alarm, WALNUT.lucky
CHIP = WALNUT.chip
"""The parts of a screen, by their colours in walnut; `style` paints them in the theme of this run."""

PEGS = {
    "red": "#d43c36",
    "blue": "#3f7ae0",
    "green": "#2f9e4f",
    "yellow": "#f0c930",
    "white": "#f6f3ec",
    "black": "#000000",
    "orange": "#f2842b",
    "purple": "#8347c4",
    "pink": "#f59ac0",
    "teal": "#1f9c9c",
    "magenta": "#cf2f9e",
    "silver": "#aab2bb",
}
_PLAIN = "#e6dcc8"
"""The colour of a peg whose name is none, such as a digit's."""

HOLE = " · "
TALL_WIDTH = 5
COVER = "▒▒▒"
RED, WHITE, NONE, NO_MATCH = "●", "○", "·", "–"
_BLACK_KEYS = "#000000", "#4a4036", "#cdbfa8"
"""The ink of black key pegs, of white ones beside them, and the tray under both."""


def style(foreground: str, background: str | None = None, *, bold: bool = False, click: str = "") -> Style:
    """Return a style of plain colours, and what a click on it does."""
    painted = Style(
        foreground=Color.parse(theme_colour(foreground)),
        background=Color.parse(theme_colour(background)) if background else None,
        bold=bold or None,
    )
    return painted + Style.from_meta({"@click": click}) if click else painted


def peg(
    box: Edition, letter: str | None, *, cursor: bool = False, click: str = "", ground: str = BOARD
) -> Content:
    """One peg, three cells wide; None is a hole that is not filled yet."""
    left, right = ("[", "]") if cursor else ("▐", "▌")
    rim = style(AMBER, ground, bold=True, click=click)
    if letter is None:
        text = "[·]" if cursor else HOLE
        return Content.styled(text, rim if cursor else style(FAINT, ground, click=click))
    if letter == BLANK:
        # An empty hole placed on purpose: a dashed rim.
        return Content.styled("[.]" if cursor else "┆.┆", rim if cursor else style(INK, ground, click=click))
    colour, ink, edge = _colours(box, letter)
    side = rim if cursor else style(edge, ground, click=click)
    return Content.assemble((left, side), (letter, style(ink, colour, bold=True, click=click)), (right, side))


def tall_peg(
    box: Edition,
    letter: str | None,
    *,
    lines: int,
    cursor: bool = False,
    click: str = "",
    ground: str = BOARD,
) -> list[Content]:
    """One peg, five cells wide and two or three lines high, for large screens; None is a hole."""
    left, right = ("[", "]") if cursor else (" ", " ")
    rim = style(AMBER, ground, bold=True, click=click)
    empty = Content.styled(" " * TALL_WIDTH, style(FAINT, ground, click=click))
    if letter is None or letter == BLANK:
        sign = " · " if letter is None else "┆.┆"
        middle = Content.assemble(
            (left, rim), (sign, rim if cursor else style(FAINT, ground, click=click)), (right, rim)
        )
        return [empty, middle, empty][3 - lines :]
    colour, ink, edge = _colours(box, letter)
    side = rim if cursor else style(ink, colour, click=click)
    middle = Content.assemble(
        (left, side), (f" {letter} ", style(ink, colour, bold=True, click=click)), (right, side)
    )
    halves = [Content.styled(half * TALL_WIDTH, style(edge, ground, click=click)) for half in "▄▀"]
    return [halves[0], middle, halves[1]][3 - lines :]


def _colours(box: Edition, letter: str) -> tuple[str, str, str]:
    """Return the colour of a peg, the ink of its letter, and the colour of its edge."""
    name = next(colour.name for colour in box.colours if colour.letter == letter)
    own = native_peg(name)
    if own is not None:
        # Black and white may be the ground itself: their edge is grey.
        return (*own, FAINT if name in ("black", "white") else own[0])
    colour = PEGS.get(name, _PLAIN)
    return colour, Color.parse(colour).get_contrast_text(1.0).hex6, colour


def pegs(box: Edition, letters: Iterable[str | None], *, ground: str = BOARD) -> Content:
    """Return a row of pegs."""
    return gap(box, ground).join(peg(box, letter, ground=ground) for letter in letters)


def gap(box: Edition, ground: str = BOARD) -> Content:
    """Return the gap between two pegs: none in a very wide row."""
    return Content.styled(" " if box.shape.pegs <= 6 else "", style(FAINT, ground))


def key_pegs(count: int, red: int, white: int, *, ground: str = BOARD, black: bool = False) -> Content:
    """Key pegs, red (or `black`) before white, and their numbers beside them; dashes where the row got none."""
    signs = key_signs(count, red, white, ground=ground, black=black)
    return Content.assemble(signs, (f"  {red}-{white}", style(INK, ground)))


def key_signs(count: int, red: int, white: int, *, ground: str = BOARD, black: bool = False) -> Content:
    """Return the key pegs without their numbers."""
    none = (count - red - white) * (NONE if red + white else NO_MATCH)
    first, second, tray = (native_peg("red") or (PEGS["red"], ""))[0], INK, ground
    if black and red + white:
        # Black is seen on a light tray only.
        first, second, tray = (
            ("ansi_black", "ansi_bright_black", "ansi_white") if is_native() else _BLACK_KEYS
        )
    return Content.assemble(
        (RED * red, style(first, tray, bold=True)),
        (WHITE * white, style(second, tray, bold=True)),
        (none, style(FAINT if red + white and tray == ground else second, tray)),
    )


def palette(box: Edition, *, names: bool, language: str) -> Content:
    """Return the colours to choose from, each of them clickable."""
    parts = []
    for number, colour in enumerate(box.colours, 1):
        click = f"screen.place('{colour.letter}')"
        label = (
            say(message(f"colour-{colour.name}"), language)
            if names
            else ("" if number > 9 or colour.letter.isdigit() else str(number))
        )
        words = Content.styled(label + " ", style(FAINT, click=click))
        parts.append(Content.assemble(peg(box, colour.letter, click=click, ground=GROUND), words))
    return Content("").join(parts)


def join_lines(parts: Sequence[Content]) -> Content:
    """Lines below one another."""
    return Content("\n").join(parts)
