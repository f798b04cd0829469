"""A screen as text: its lines, the runs of equal style in each line, and what the styles are.

Nothing depends on how a library writes a picture, and a difference can be read.
"""

from itertools import groupby
from string import ascii_letters

from rich.style import Style

from tests.terminal.stage import Stage


def take_picture(here: Stage) -> str:
    """Return the screen as text."""
    strips = here.app.screen._compositor.render_strips()
    signs: dict[str, str] = {}
    lines, painted = [], []
    for strip in strips:
        cells = [
            (cell, _name(piece.style, empty=cell == " "))
            for piece in strip
            if not piece.control
            for cell in piece.text
        ]
        lines.append("".join(cell for cell, _ in cells).rstrip())
        runs = ((style, len(list(run))) for style, run in groupby(style for _, style in cells))
        painted.append(" ".join(f"{signs.setdefault(style, _sign(len(signs)))}{n}" for style, n in runs))
    # A style sheet of its own for every picture, and lines that are painted alike only once.
    styles = [f"{sign} {style}" for style, sign in signs.items()]
    alike = [f"{len(list(same))}x {line}" for line, same in groupby(painted)]
    return "\n".join([*lines, "", *styles, "", *alike, ""])


def _sign(at: int) -> str:
    return ascii_letters[at] if at < len(ascii_letters) else f"{ascii_letters[at % len(ascii_letters)]}'"


def _name(style: Style | None, *, empty: bool) -> str:
    """Return a style in words; of an empty cell only the ground is seen."""
    if style is None:
        return "none"
    if empty and not (style.reverse or style.underline):
        return f"on {style.bgcolor.name if style.bgcolor else 'default'}"
    words = [word for word in ("bold", "dim", "italic", "reverse", "underline") if getattr(style, word)]
    ink = style.color.name if style.color else "default"
    ground = style.bgcolor.name if style.bgcolor else "default"
    return " ".join([*words, ink, "on", ground])
