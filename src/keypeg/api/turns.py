"""Whose turn it is, as a message."""

from __future__ import annotations

from keypeg.rules import Phase, name_subject
from keypeg.table.state.views import ClosedWhy, TableView
from keypeg.words import Message, message


def describe_turn(view: TableView) -> Message:
    """Return who does what next, or how the match ended."""
    names = view.match.players
    if view.match.over:
        return _verdict(tuple(names[seat] for seat in view.match.winners), len(names))
    if view.closed is not None:
        if view.closed.why is ClosedWhy.LEFT and view.closed.by is not None:
            return message("turn-closed-left", player=names[view.closed.by])
        return message("turn-closed-expired")
    if not view.started:
        return message("turn-free-seats", seats=tuple(seat.seat + 1 for seat in view.seats if not seat.taken))
    game = view.match.game
    who = name_subject(names[game.codemaker])
    match game.phase:
        case Phase.SETTING:
            return message("turn-set-code", player=who)
        case Phase.MARKING:
            return message("turn-mark", player=who, row=len(game.rows))
        case Phase.REVEALING:
            return message("turn-reveal", player=who)
        case _:
            guesser = next((seat for seat in view.match.waits_for if seat is not None), game.codemaker)
            return message("turn-guess", player=name_subject(names[guesser]), row=len(game.rows) + 1)


def _verdict(winners: tuple[str, ...], players: int) -> Message:
    if len(winners) == 1:
        return message("turn-over-won", player=name_subject(winners[0], start=False))
    if len(winners) == players:
        return message("turn-over-draw")
    return message("turn-over-shared", players=winners)
