"""Pictures in notebooks of values that are below this layer and cannot draw themselves."""

from __future__ import annotations

import sys
from html import escape

from keypeg.engine.candidates import Candidates
from keypeg.rules import Match, Position
from keypeg.show.board import Board
from keypeg.show.pegs import picture_of_codes

_MOST_CODES = 24


def register() -> None:
    """Tell IPython, where it runs, how to draw a match, a position and candidates."""
    ipython = sys.modules.get("IPython")
    shell = None if ipython is None else ipython.get_ipython()
    if shell is None:
        return
    drawn = shell.display_formatter.formatters["text/html"]
    drawn.for_type(Match, lambda match: Board(match)._repr_svg_())
    drawn.for_type(Position, lambda position: Board(position)._repr_svg_())
    drawn.for_type(Candidates, candidates_html)


def candidates_html(left: Candidates) -> str:
    """Return the first candidates as pegs, and how many there are."""
    codes = [str(code) for code in left[:_MOST_CODES]]
    return f"<div>{picture_of_codes(left.edition, codes, title=repr(left))}<p>{escape(repr(left))}</p></div>"
