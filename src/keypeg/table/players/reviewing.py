"""The review of a game at a table, from what a seat may see of it."""

from __future__ import annotations

import time
from threading import Lock

from keypeg.engine.interval import Interval
from keypeg.engine.review_model import Review
from keypeg.engine.reviewer import Trial, review, try_guess
from keypeg.engine.solver import PositionSolver, position_solver
from keypeg.errors import EditionError, TableError, TableReason
from keypeg.rules import Code, Edition, GameView, Position, Row, edition, read_rows
from keypeg.rules.game import numbered_marked_rows
from keypeg.table.state.engine_access import Ask, ask_here
from keypeg.table.state.views import TableView
from keypeg.training.assessment import assess, judge_trial
from keypeg.words import Message

SECONDS = 3.0
"""How long a game is looked at, unless it is said otherwise; the boxes with four pegs need less."""

# The exact search keeps its results, and answers one question at a time.
_searching = Lock()


def game_of(view: TableView, game: int) -> GameView:
    """Return one of the games of a match, from 0."""
    if not 0 <= game < len(view.match.games):
        raise TableError(TableReason.NO_SUCH_GAME)
    return view.match.games[game]


Reviewable = tuple[Edition, tuple[Row, ...], Code | None, int | None]
"""What a review needs of a game: its edition, its rows, its code, and the sum of its digits if that is told."""


def game_to_review(view: TableView, game: int) -> Reviewable:
    """Return what a review needs of a finished game, or for a codebreaker of one in play where hints are allowed."""
    played = game_of(view, game)
    if played.ending is None and not (view.options.hints and view.seat in played.codebreakers):
        raise TableError(TableReason.GAME_GOES_ON)
    secret = None if played.secret is None else Code(played.secret)
    return edition(view.match.edition), read_rows(played), secret, played.digit_sum


def game_to_retry(view: TableView, game: int, row: int) -> Reviewable:
    """Return what is needed to try a row again: the same as for a review, and a row with feedback that comes first."""
    box, rows, secret, digit_sum = game_to_review(view, game)
    if not 1 <= row <= len(rows) or rows[row - 1].guess is None or rows[row - 1].feedback is None:
        raise TableError(TableReason.NO_SUCH_ROW)
    return box, rows, secret, digit_sum


def review_game(view: TableView, game: int, *, seconds: float = SECONDS, ask: Ask = ask_here) -> Review:
    """Review a game at a table."""
    return ask(review_within, *game_to_review(view, game), seconds=seconds)


def review_within(
    box: Edition, rows: tuple[Row, ...], secret: Code | None, digit_sum: int | None = None, *, seconds: float
) -> Review:
    """Review the rows of a game in some seconds, and say in a few sentences how it went."""
    found = _solver(Position(box, (), digit_sum))
    with _searching:
        end = time.monotonic() + seconds
        return assess(
            review(
                box,
                rows,
                solver=found,
                seconds_left=lambda: end - time.monotonic(),
                secret=secret,
                digit_sum=digit_sum,
            )
        )


def retry_within(
    box: Edition, rows: tuple[Row, ...], guess: Code, digit_sum: int | None, *, number: int, seconds: float
) -> tuple[Trial, Interval, tuple[Message, ...]]:
    """Return what another guess for row `number` is worth, what the row itself lost, and what the coach says."""
    before, placed = numbered_marked_rows(rows[: number - 1]), dict(numbered_marked_rows(rows))[number].guess
    position = Position(box, tuple(row for _, row in before), digit_sum)
    found = _solver(position)
    with _searching:
        end = time.monotonic() + seconds
        mine, theirs = (
            try_guess(position, one, solver=found, seconds_left=lambda: end - time.monotonic())
            for one in (guess, placed)
        )
    said = judge_trial(mine, row=number, lost=theirs.lost, numbers=[at for at, _ in before])
    return mine, theirs.lost, said


def _solver(position: Position) -> PositionSolver:
    try:
        return position_solver(position)
    except EditionError:
        raise TableError(TableReason.TOO_LARGE_TO_REVIEW) from None
