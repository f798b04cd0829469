"""Who may have help: codebreakers and onlookers where hints are allowed, and a codemaker beside a real board."""

from __future__ import annotations

from keypeg.errors import TableError, TableReason
from keypeg.rules import MatchView, Phase, Position, Row, read_position, read_rows


def may_help(view: MatchView, *, hints: bool, closed: bool) -> bool:
    """Return whether the person with this view may get help."""
    game = view.game
    return (
        hints and not closed and game.phase in (Phase.GUESSING, Phase.MARKING) and view.seat != game.codemaker
    )


def make_helped_position(view: MatchView, *, hints: bool, closed: bool) -> Position:
    """Return the position for a person who may have help; refuse everybody else."""
    if not hints:
        raise TableError(TableReason.NO_HINTS)
    if not may_help(view, hints=hints, closed=closed):
        raise TableError(TableReason.CODEBREAKERS_ONLY)
    return read_position(view)


def rows_to_reveal(view: MatchView) -> tuple[Row, ...]:
    """Return the rows for a codemaker who reveals a code from behind a real shield; refuse others."""
    if not view.shield or view.game.phase is not Phase.REVEALING or view.seat != view.game.codemaker:
        raise TableError(TableReason.REAL_BOARD_ONLY)
    return read_rows(view.game)


def rows_to_mark(view: MatchView, *, closed: bool) -> tuple[Row, ...]:
    """Return the rows for a codemaker who enters marks from a real board, the last one unmarked; refuse others.

    Where the table knows the code, a codemaker is not told whether a wrong mark would be noticed.
    """
    game = view.game
    if not view.shield or closed or game.phase is not Phase.MARKING or view.seat != game.codemaker:
        raise TableError(TableReason.REAL_BOARD_ONLY)
    return read_rows(game)
