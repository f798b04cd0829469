"""The review of a game at a table, from what a seat may see of it."""

from __future__ import annotations

import time
from threading import Lock

from keypeg.engine.review_model import Review
from keypeg.engine.reviewer import review
from keypeg.engine.solver import solver
from keypeg.errors import EditionError, TableError, TableReason
from keypeg.rules import Code, Edition, GameView, Row, edition, read_rows
from keypeg.table.state.asking import Ask, ask_here
from keypeg.table.state.views import TableView

SECONDS = 3.0
"""How long a game is looked at, unless it is said otherwise; the boxes with four pegs need less."""

# The exact search keeps its results, and answers one question at a time.
_searching = Lock()


def game_of(view: TableView, game: int) -> GameView:
    """Return one of the games of a match, from 0."""
    if not 0 <= game < len(view.match.games):
        raise TableError(TableReason.NO_SUCH_GAME)
    return view.match.games[game]


def game_to_review(view: TableView, game: int) -> tuple[Edition, tuple[Row, ...], Code | None]:
    """Return what a review needs of a finished game, or for a codebreaker of one in play where hints are allowed."""
    played = game_of(view, game)
    if played.ending is None and not (view.options.hints and view.seat in played.codebreakers):
        raise TableError(TableReason.GAME_GOES_ON)
    secret = None if played.secret is None else Code(played.secret)
    return edition(view.match.edition), read_rows(played), secret


def review_game(view: TableView, game: int, *, seconds: float = SECONDS, ask: Ask = ask_here) -> Review:
    """Review a game at a table."""
    return ask(review_within, *game_to_review(view, game), seconds=seconds)


def review_within(box: Edition, rows: tuple[Row, ...], secret: Code | None, *, seconds: float) -> Review:
    """Review the rows of a game in some seconds."""
    try:
        found = solver(box.shape)
    except EditionError:
        raise TableError(TableReason.TOO_LARGE_TO_REVIEW) from None
    with _searching:
        end = time.monotonic() + seconds
        return review(box, rows, solver=found, seconds_left=lambda: end - time.monotonic(), secret=secret)
