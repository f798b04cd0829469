"""Pictures in notebooks of values that are below this layer and cannot draw themselves."""

from __future__ import annotations

import sys
from html import escape

from keypeg.engine.candidates import Candidates
from keypeg.engine.review_model import Review
from keypeg.rules import Match, Position, Scorecard
from keypeg.show.board import Board
from keypeg.show.card import Card
from keypeg.show.pegs import picture_of_codes
from keypeg.show.review import ReviewTable

_MOST_CODES = 24


def register() -> None:
    """Tell IPython, where it runs, how to draw the values of the library."""
    ipython = sys.modules.get("IPython")
    shell = None if ipython is None else ipython.get_ipython()
    if shell is None:
        return
    drawn = shell.display_formatter.formatters["text/html"]
    drawn.for_type(Match, lambda match: Board(match)._repr_svg_())
    drawn.for_type(Position, lambda position: Board(position)._repr_svg_())
    drawn.for_type(Candidates, candidates_html)
    drawn.for_type(Review, lambda review: ReviewTable(review)._repr_html_())
    drawn.for_type(Scorecard, lambda card: Card(card)._repr_html_())


def candidates_html(left: Candidates) -> str:
    """Return the first candidates as pegs, and how many there are."""
    codes = [str(code) for code in left[:_MOST_CODES]]
    return f"<div>{picture_of_codes(left.edition, codes, title=repr(left))}<p>{escape(repr(left))}</p></div>"
