"""Whose turn it is, in one sentence."""

from __future__ import annotations

from keypeg.rules import Phase
from keypeg.table import TableView


def turn(view: TableView) -> str:
    """Who does what next, or how the match ended."""
    names = view.match.players
    if view.match.over:
        return _verdict([names[seat] for seat in view.match.winners], len(names))
    if view.closed is not None:
        return "This table is closed."
    if not view.started:
        return _waiting([seat.seat for seat in view.seats if not seat.taken])
    game = view.match.game
    who = names[game.codemaker]
    match Phase(game.phase):
        case Phase.SETTING:
            return f"{who} sets the code"
        case Phase.MARKING:
            return f"{who} marks row {len(game.rows)}"
        case Phase.REVEALING:
            return f"{who} reveals the code"
        case _:
            guesser = next((seat for seat in view.match.waits_for if seat is not None), game.codemaker)
            return f"{names[guesser]} guesses: row {len(game.rows) + 1}"


def _verdict(winners: list[str], players: int) -> str:
    if len(winners) == 1:
        return f"The match is over: {winners[0]} wins"
    if len(winners) == players:
        return "The match is over: a draw"
    return f"The match is over: {' and '.join(winners)} share the win"


def _waiting(free: list[int]) -> str:
    if len(free) == 1:
        return f"Seat {free[0] + 1} is free: the match goes on when somebody takes it"
    return (
        f"Seats {', '.join(str(seat + 1) for seat in free)} are free: the match goes on when they are taken"
    )
