"""Which of the people at one terminal plays next, what they do, and when the others look away."""

from __future__ import annotations

from enum import Enum

from keypeg.api.state import State
from keypeg.rules import ActionKind, GameView, Phase
from keypeg.table.state.views import ClosedWhy


class Mode(Enum):
    """What the person at the terminal does now."""

    WATCH = "watch"
    SET = "set"
    HIDE = "hide"
    GUESS = "guess"
    MARK = "mark"
    REVEAL = "reveal"
    BETWEEN = "between"
    OVER = "over"


CODE_MODES = (Mode.SET, Mode.GUESS, Mode.REVEAL)
"""Modes in which a row is filled."""

_BY_ACTION = {
    ActionKind.PLACE_GUESS: Mode.GUESS,
    ActionKind.GIVE_FEEDBACK: Mode.MARK,
    ActionKind.REVEAL_SECRET: Mode.REVEAL,
}


def find_mode(state: State, game: GameView) -> Mode:
    """Return what the seat that looks is asked to do, with this game on the board."""
    view = state.view
    if game.phase is Phase.OVER:
        return Mode.OVER if game is view.game else Mode.BETWEEN
    if state.closed:
        return Mode.OVER
    if not state.is_full or view.seat not in view.waits_for:
        return Mode.WATCH
    if ActionKind.SET_SECRET in view.may:
        return Mode.HIDE if view.shield else Mode.SET
    return next((mode for kind, mode in _BY_ACTION.items() if kind in view.may), Mode.WATCH)


def find_left_seat(state: State, mine: tuple[int, ...]) -> int | None:
    """Return the seat of somebody who left, where people of this terminal stay; None if nobody did."""
    closed = state.closed
    left = closed is not None and closed.why is ClosedWhy.LEFT and closed.by not in mine
    return closed.by if closed is not None and left and mine else None


def find_vacant_seat(state: State, mine: tuple[int, ...]) -> int | None:
    """Return a seat that somebody left and that the person who watches here may take (R21e); None if there is none."""
    return state.vacant[0] if state.vacant and not mine else None


def may_go_on(state: State, mine: tuple[int, ...]) -> bool:
    """Whether somebody here may go on without a player who is away (R21c)."""
    absent = state.absent
    return bool(mine) and absent is not None and bool(absent.ways) and absent.seat not in mine


def may_start(state: State, mine: tuple[int, ...]) -> bool:
    """Whether somebody here may start early: the host, or anybody while the host is not connected (R21d)."""
    host = next((seat for seat in state.seats if seat.kind == "person" and seat.taken), None)
    if state.is_full or state.closed or not mine or host is None:
        return False
    return host.seat in mine or not host.online


def takes_entry_back(state: State, mine: tuple[int, ...], mode: Mode) -> bool:
    """Whether somebody here may take back the last entry; after a game that is its reveal (R12a)."""
    if state.view.takes_back not in mine:
        return False
    if mode is Mode.OVER:
        return state.view.over
    return mode is not Mode.BETWEEN or state.view.game.phase is Phase.SETTING


def hides_code(state: State, game: GameView, mine: tuple[int, ...]) -> bool:
    """Whether somebody has left a game whose code nobody here has seen, or asked for (R21b)."""
    left = find_left_seat(state, mine) is not None
    running = game is state.view.game and game.phase not in (Phase.SETTING, Phase.OVER)
    hidden = game.secret is None and not state.view.shield
    return left and running and hidden and not set(mine) & set(game.conceding)


def next_seat(state: State, mine: tuple[int, ...], seat: int | None) -> int | None:
    """Return the seat of this terminal that the match waits for, where somebody else looks at it now."""
    if not state.is_full or state.closed:
        return None
    waits = [one for one in state.view.waits_for if one in mine]
    return waits[0] if waits and seat not in waits else None


def hands_over(state: State, mine: tuple[int, ...], before: int | None, seat: int) -> bool:
    """Whether the others have to look away: a codemaker sits down, or gets up, and the code is known here."""
    codemaker = state.view.game.codemaker
    return len(mine) > 1 and not state.view.shield and codemaker in (before, seat)
