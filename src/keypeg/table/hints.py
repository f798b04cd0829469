"""Who may have help: codebreakers and onlookers of a game in play, at a table that allows hints."""

from __future__ import annotations

from keypeg.errors import TableError, TableReason
from keypeg.rules import MatchView, Phase, Position, position_seen


def helped(view: MatchView, *, hints: bool, closed: bool) -> bool:
    """Return whether the person with this view may get help."""
    game = view.game
    return (
        hints and not closed and game.phase in (Phase.GUESSING, Phase.MARKING) and view.seat != game.codemaker
    )


def helped_position(view: MatchView, *, hints: bool, closed: bool) -> Position:
    """Return the position for a person who may have help; refuse everybody else."""
    if not hints:
        raise TableError(TableReason.NO_HINTS)
    if not helped(view, hints=hints, closed=closed):
        raise TableError(TableReason.CODEBREAKERS_ONLY)
    return position_seen(view)
