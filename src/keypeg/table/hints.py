"""Who may have help: codebreakers and onlookers of a game in play, at a table that allows hints."""

from __future__ import annotations

from keypeg.errors import TableError, TableReason
from keypeg.rules import MatchView, Phase, Position, position_seen


def helped(view: MatchView, *, hints: bool, closed: bool) -> bool:
    """Return whether whoever sees this may be told more than the rows tell at once."""
    game = view.game
    return (
        hints and not closed and game.phase in (Phase.GUESSING, Phase.MARKING) and view.seat != game.codemaker
    )


def helped_position(view: MatchView, *, hints: bool, closed: bool) -> Position:
    """Return what the rows tell, for somebody who may have help; refuses everybody else."""
    if not hints:
        raise TableError(TableReason.NO_HINTS)
    if not helped(view, hints=hints, closed=closed):
        raise TableError(TableReason.CODEBREAKERS_ONLY)
    return position_seen(view)
