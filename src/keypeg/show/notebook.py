"""Pictures in notebooks of values that are below this layer and cannot draw themselves."""

from __future__ import annotations

import sys
from html import escape

from keypeg.engine.candidates import Candidates
from keypeg.engine.interval import Interval
from keypeg.engine.review_model import Review
from keypeg.engine.simulate import Simulation
from keypeg.engine.values import Values
from keypeg.rules import Match, Position, Scorecard
from keypeg.show.board import Board
from keypeg.show.card import Card
from keypeg.show.pegs import picture_of_codes
from keypeg.show.review import ReviewTable
from keypeg.words import message

_MOST_CODES = 24
_MOST_GUESSES = 12
"""How many guesses of `values` are shown, the best first."""


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
    drawn.for_type(Values, values_html)
    drawn.for_type(Interval, interval_html)
    drawn.for_type(Simulation, simulation_html)
    drawn.for_type(Scorecard, lambda card: Card(card)._repr_html_())


def candidates_html(left: Candidates) -> str:
    """Return the first candidates as pegs, and how many there are."""
    codes = [str(code) for code in left[:_MOST_CODES]]
    return f"<div>{picture_of_codes(left.edition, codes, title=repr(left))}<p>{escape(repr(left))}</p></div>"


def values_html(found: Values) -> str:
    """Return the best guesses of a position as a table."""
    order = sorted(range(len(found)), key=lambda at: (found.upper[at], found.lower[at]))[:_MOST_GUESSES]
    rows = [
        [f"<code>{escape(str(one.guess))}</code>", escape(str(one.expects)), escape(str(one.regret))]
        for one in (found[at] for at in order)
    ]
    head = [str(message(f"column-{name}")) for name in ("guess", "expected", "lost")]
    return f"<div><p>{escape(repr(found))}</p>{_table(head, rows)}</div>"


def interval_html(number: Interval) -> str:
    """Return a number, with the exact fraction for whoever points at it."""
    exact = str(number.lower) if number.exact else f"{number.lower}, {number.upper}"
    return f'<span title="{escape(exact)}">{escape(str(number))}</span>'


def simulation_html(found: Simulation) -> str:
    """Return the rows over all secrets as a table."""
    head = [str(message("column-row")), str(message("simulate-progress"))]
    rows = [[str(one["rows"]), f"{one['secrets']:,}"] for one in found.records()]
    return f"<div><p>{escape(str(found))}</p>{_table(head, rows)}</div>"


def _table(head: list[str], rows: list[list[str]]) -> str:
    """Return a table; the cells of its body are HTML already."""
    top = "".join(f"<th>{escape(title)}</th>" for title in head)
    body = "".join(f"<tr>{''.join(f'<td>{cell}</td>' for cell in row)}</tr>" for row in rows)
    return f"<table><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table>"
