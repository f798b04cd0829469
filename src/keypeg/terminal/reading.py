"""What the screens read off a state."""

from __future__ import annotations

from collections.abc import Sequence

from keypeg.rules import Edition, GameView, Phase, edition
from keypeg.wire.state import State

_WAITS = {
    Phase.SETTING: "{name} sets the code",
    Phase.GUESSING: "{name} guesses: row {row}",
    Phase.MARKING: "{name} marks row {row}",
    Phase.REVEALING: "{name} reveals the code",
}
_YOURS = {
    Phase.SETTING: "Your turn: set the code",
    Phase.GUESSING: "Your turn: guess row {row}",
    Phase.MARKING: "Your turn: mark row {row}",
    Phase.REVEALING: "Your turn: reveal the code",
}


def box_of(state: State) -> Edition:
    """Return the edition that is played."""
    return edition(state.view.edition)


def turn_words(state: State, *, mine: tuple[int, ...] = ()) -> str:
    """Return whose turn it is, in words; `mine` are the seats played here."""
    if not state.started:
        free = sum(not seat.taken for seat in state.seats)
        return f"Waiting for {'a player' if free == 1 else f'{free} players'} to sit down"
    if state.view.over:
        return "The match is over"
    if state.closed:
        return "This table is closed"
    seat = state.view.waits_for[0]
    game = state.view.game
    words = _YOURS if mine == (seat,) else _WAITS
    name = "The table" if seat is None else state.view.players[seat]
    return words[game.phase].format(name=name, row=next_row(game))


def next_row(game: GameView) -> int:
    """The number of the row that is guessed or marked next."""
    return len(game.rows) + (game.phase is not Phase.MARKING)


def reviewable(games: Sequence[GameView]) -> tuple[int, ...]:
    """The finished games in which a row was marked, by their place in the match."""
    return tuple(
        at
        for at, game in enumerate(games)
        if game.ending is not None and any(row.red is not None for row in game.rows)
    )
