"""The table as the screen shows it: no further than the row that is drawn."""

from __future__ import annotations

from dataclasses import replace

import msgspec

from keypeg.api.events import Events
from keypeg.api.sentence import Sentence, sentence
from keypeg.api.state import State
from keypeg.rules import EventKind, GameView, Phase
from keypeg.table.state.views import EventData
from keypeg.words import message


def cut_state(state: State, *, game_at: int, rows: int) -> State:
    """Return the state as it was after `rows` rows of the game at `game_at`."""
    view = state.view
    game = view.games[game_at]
    complete = rows >= len(game.rows)
    if complete and game_at == len(view.games) - 1:
        return state
    seen = game if complete else _cut_game(game, rows, seat=view.seat)
    games = (*view.games[:game_at], seen)
    totals = tuple(sum(sum(one.points[seat]) for one in games) for seat in range(len(view.players)))
    next_seat = None if complete else game.rows[rows].seat
    shown = replace(
        view,
        games=games,
        totals=totals,
        winners=(),
        over=False,
        waits_for=(next_seat,),
        takes_back=None,
        may=(),
    )
    turn = state.turn
    if next_seat is not None:
        turn = sentence(message("turn-guess", player=view.players[next_seat], row=rows + 1))
    return msgspec.structs.replace(state, view=shown, turn=turn, left=None)


def _cut_game(game: GameView, rows: int, *, seat: int | None) -> GameView:
    """Return a game as it was after `rows` rows."""
    played = game.rows[:rows]
    points: list[list[int]] = [[] for _ in game.points]
    for row in played:
        if row.points is not None and row.seat is not None:
            points[row.seat].append(row.points)
    return replace(
        game,
        rows=played,
        rows_left=game.rows_left + len(game.rows) - rows,
        phase=Phase.GUESSING,
        secret=game.secret if seat == game.codemaker else None,
        ending=None,
        void_by=None,
        evidence=(),
        points=tuple(map(tuple, points)),
    )


def cut_events(events: Events, *, game_at: int, rows: int, complete: bool) -> Events:
    """Return what has happened up to a row of a game; `complete` means that all of the game is shown."""
    at = 0
    shown: list[EventData[Sentence]] = []
    for event in events:
        # The first game of a match begins without an event.
        at += event.kind is EventKind.GAME_STARTED and bool(shown)
        if at > game_at or (at == game_at and not complete and _comes_after(event, rows)):
            break
        shown.append(event)
    return tuple(shown)


_LATER = (EventKind.GAME_ENDED, EventKind.SECRET_REVEALED, EventKind.MATCH_ENDED)


def _comes_after(event: EventData[Sentence], rows: int) -> bool:
    return event.kind in _LATER or (event.row is not msgspec.UNSET and event.row > rows)
