"""Thinking time: how long a turn has lasted, and when it ends because its time is over."""

from __future__ import annotations

import time
from collections.abc import Callable
from threading import Lock
from typing import TYPE_CHECKING

from keypeg.rules import to_act

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
        self._lock = Lock()

    def now(self) -> float:
        """Return the time, in seconds since 1970, as the machine's clock had it when this process began."""
        return self._steady() + self._offset

    def elapsed(self, state: TableState) -> float:
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

    def deadline(self, state: TableState) -> float | None:
        """Return when the time for a person's turn ends, by `now`; None if no clock runs.

        Computers have no clock: they move as soon as they can.
        """
        if state.options.seconds is None or not state.started or state.closed:
            return None
        waits = to_act(state.match)
        if any(seat is None or state.chairs[seat].kind != "person" for seat in waits):
            return None
        return self.now() - self.elapsed(state) + state.options.seconds

    def is_over(self, state: TableState) -> bool:
        """Return whether the table has to call time now."""
        end = self.deadline(state)
        return end is not None and self.now() >= end
