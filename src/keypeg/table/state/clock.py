"""Thinking time: how long a turn has lasted, and when it ends because its time is over."""

from __future__ import annotations

import time
from collections.abc import Callable
from threading import Lock
from typing import TYPE_CHECKING

from keypeg.rules import Phase, to_act

if TYPE_CHECKING:
    from keypeg.table.state.table_state import TableState

MOST_TURNS = 20_000
"""Of how many tables the clock remembers the turn; of others it computes it again from the journal."""


class TurnClock:
    """Measures turns on a clock that nobody sets: the machine's own may jump by a day.

    The journal holds the machine's time. It is read once for each turn, and counts for no more than the time since
    this process began: nobody loses a row to a server that was down. `now` is the machine's clock, `steady` one that
    only ever goes on.
    """

    def __init__(
        self, now: Callable[[], float] = time.time, steady: Callable[[], float] = time.monotonic
    ) -> None:
        self._machine, self._steady = now, steady
        self._offset = now() - steady()
        self._began = self.now()
        self._turns: dict[str, tuple[tuple[int, float], float]] = {}
        self._seen: dict[str, dict[int, int]] = {}
        self._starts: dict[str, float] = {}
        self._lock = Lock()

    def now(self) -> float:
        """Return the time, in seconds since 1970, as the machine's clock had it when this process began."""
        return self._steady() + self._offset

    def seconds_elapsed(self, state: TableState) -> float:
        """Return how many seconds the present turn of a table has lasted."""
        line = 0 if state.turn is None else state.turn[0]
        now, turn = self.now(), (line, state.turn_began)
        with self._lock:
            known = self._turns.get(state.id)
            if known is not None and known[0] == turn:
                return now - known[1]
            told = max(self._machine() - state.turn_began, 0.0)
            began = max(now - told, self._began)
            # An earlier moment of the table may be looked at again: the turn that counts is the latest.
            if known is None or known[0] < turn:
                if known is None and len(self._turns) >= MOST_TURNS:
                    del self._turns[next(iter(self._turns))]
                self._turns[state.id] = (turn, began)
        return now - began

    def see(self, state: TableState, seat: int, game: int) -> bool:
        """Note that a seat has seen a game, counted from 1 with replays; return whether its time starts now (R30)."""
        seconds, waits = state.options.seconds, self._waits_unseen(state)
        if seconds is None:
            return False
        with self._lock:
            if state.id not in self._seen and len(self._seen) >= MOST_TURNS:
                oldest = next(iter(self._seen))
                self._starts.pop(oldest, None)
                del self._seen[oldest]
            seen = self._seen.setdefault(state.id, {})
            seen[seat] = max(game, seen.get(seat, 0))
        if waits != seat or self._waits_unseen(state) is not None:
            return False
        elapsed = self.seconds_elapsed(state)
        with self._lock:
            turn, began = self._turns[state.id]
            # For a rematch the table waits as long as it takes; a further game waits for one full time at most.
            wait = elapsed if len(state.match.games) == 1 else min(elapsed, seconds)
            self._turns[state.id] = (turn, began + wait)
            self._starts[state.id] = began + wait
        return True

    def last_start(self, table: str) -> float | None:
        """Return when a player's time last started because they saw a game; None if it never did."""
        return self._starts.get(table)

    def deadline(self, state: TableState) -> float | None:
        """Return when the time for a person's turn ends, by `now`; None if no clock runs.

        Computers have no clock: they move as soon as they can. A player who has not seen a further game gets one full
        time more until they do, and a player who has not come to a rematch has no clock (R30).
        """
        seconds = state.options.seconds
        if seconds is None or not state.started or state.closed:
            return None
        if any(seat is None or state.chairs[seat].kind != "person" for seat in to_act(state.match)):
            return None
        if self._waits_unseen(state) is not None:
            if len(state.match.games) == 1:
                return None
            seconds *= 2
        return self.now() - self.seconds_elapsed(state) + seconds

    def is_over(self, state: TableState) -> bool:
        """Return whether the table has to call time now."""
        end = self.deadline(state)
        return end is not None and self.now() >= end

    def _waits_unseen(self, state: TableState) -> int | None:
        """Return the seat that is waited for, if its player has not seen the present game."""
        game, games = state.match.game, len(state.match.games)
        if games == 1 and not state.is_rematch:
            return None
        (seat, *_) = (*to_act(state.match), None)
        if seat is None or self._seen.get(state.id, {}).get(seat, 0) >= games:
            return None
        acted = game.phase is not Phase.SETTING if seat == game.codemaker else _has_row(state, seat)
        return None if acted else seat


def _has_row(state: TableState, seat: int) -> bool:
    return any(row.seat == seat for row in state.match.game.rows)
