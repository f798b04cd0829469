"""What the screens take from a state."""

from __future__ import annotations

from collections.abc import Sequence

from keypeg.api.state import State
from keypeg.rules import Edition, GameView, Phase, edition
from keypeg.words import Message, message


def box_of(state: State) -> Edition:
    """Return the edition that is played."""
    return edition(state.view.edition)


_YOURS = {
    Phase.SETTING: "terminal-your-turn-set",
    Phase.GUESSING: "terminal-your-turn-guess",
    Phase.MARKING: "terminal-your-turn-mark",
    Phase.REVEALING: "terminal-your-turn-reveal",
}
_WITH_ROW = (Phase.GUESSING, Phase.MARKING)


def turn_message(state: State, *, mine: tuple[int, ...] = ()) -> Message:
    """Return whose turn it is; `mine` are the seats played here."""
    game = state.view.game
    waited = state.is_full and not state.view.over and not state.closed
    if waited and mine == (state.view.waits_for[0],):
        code = _YOURS[game.phase]
        return message(code, row=next_row(game)) if game.phase in _WITH_ROW else message(code)
    return state.turn.message


def next_row(game: GameView) -> int:
    """Return the number of the row that gets its guess or its feedback next."""
    return len(game.rows) + (game.phase is not Phase.MARKING)


def age_message(at: float, *, now: float) -> Message:
    """Return how long ago something was, in the largest unit that fits."""
    seconds = max(0.0, now - at)
    for unit, length in (("days", 86_400), ("hours", 3_600), ("minutes", 60)):
        if seconds >= length:
            return message(f"since-{unit}", count=int(seconds // length))
    return message("since-now")


def list_reviewable(games: Sequence[GameView]) -> tuple[int, ...]:
    """Return the places of the finished games in which a row has feedback."""
    return tuple(
        at
        for at, game in enumerate(games)
        if game.ending is not None and any(row.red is not None for row in game.rows)
    )


def find_leaver(state: State, seat: int) -> str:
    """Return the name of the person who left a vacant seat, also if a computer plays on there."""
    if state.seats[seat].kind == "person":
        return state.view.players[seat]
    return next(one.name for one in reversed(state.former) if one.seat == seat)


def list_names_then(state: State, game: GameView) -> tuple[str, ...]:
    """Return the names that the seats had when a game ended, or have now if it has not (R31)."""
    at = _place_of(state, game)
    return tuple(state.name_then(seat, game=at) for seat in range(len(state.view.players)))


def list_row_names(state: State, game: GameView) -> tuple[str, ...]:
    """Return the name of each row's codebreaker when the row was placed (R31)."""
    at = _place_of(state, game)
    return tuple(
        "" if row.seat is None else state.name_then(row.seat, game=at, row=row.number) for row in game.rows
    )


def _place_of(state: State, game: GameView) -> int:
    """Return the place of a game in its match, from 0; a game that is shown in part has the place of the whole one."""
    games = state.view.games
    return next((at for at, one in enumerate(games) if one is game), len(games) - 1)
