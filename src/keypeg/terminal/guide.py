"""How an edition is played, in a few lines."""

from __future__ import annotations

from keypeg.rules import Edition

_SIGNS = """● red key peg: a peg of the right colour in the right place
○ white key peg: a peg of the right colour in the wrong place
Key pegs have no order: they tell how many, never which."""

_WORDS = """C  claims wrong information: the rows given cannot all be true
H  a good guess, F  does my row fit, L  the codes left, where hints are allowed
V  looks behind the own shield, X  gives the game up, D  the score card
E  the review of a finished game: what every guess was worth, and what was luck
Q  leaves the table; the match is kept and can be resumed"""


def guide(box: Edition) -> str:
    """The rules of an edition, and the keys."""
    shape = box.shape
    colours = ", ".join(str(colour) for colour in box.colours)
    repeats = "may repeat colours" if shape.secret_repeats else "has no colour twice"
    return "\n\n".join(
        (
            f"{box.about}\n{shape.pegs} pegs, {shape.rows} rows, {shape.secrets:,} codes. The code {repeats}.",
            colours,
            _SIGNS,
            _WORDS,
            box.source,
        )
    )
