"""The tables of a browser: the same plans as a server's, carried out in one thread and without a network.

The person at the browser holds every seat that people have taken there.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Iterable
from functools import partial
from random import Random
from typing import TypeVar

from keypeg.browser.storage import BrowserStorage, StoredRow
from keypeg.engine.levels import levels
from keypeg.table import Engine, Limits
from keypeg.table.base import BaseTables
from keypeg.table.orders.device_copies import adopt_copy
from keypeg.table.orders.plans import Act
from keypeg.table.orders.transfers import pack_table, plan_move
from keypeg.table.players.computers import choose_move
from keypeg.table.state.copies import copy_table
from keypeg.table.state.options import DEFAULT_SECONDS_KEPT
from keypeg.table.state.table_copy import MovedTable, TableCopy
from keypeg.table.state.table_state import TableState
from keypeg.table.storage.cache import Plan, UnitOfWork, refresh_table

T = TypeVar("T")

BROWSER_OWNER = "browser"
"""Whose record it is: a browser has one."""
MOST_CACHED = 20_000_000


class BrowserTables(BaseTables):
    """Every table of a browser."""

    store: BrowserStorage

    def __init__(
        self,
        storage: BrowserStorage,
        *,
        now: Callable[[], float] = time.time,
        steady: Callable[[], float] = time.monotonic,
        chance: Random | None = None,
        random_bytes: Callable[[int], bytes] = secrets.token_bytes,
    ) -> None:
        super().__init__(
            storage,
            engine=Engine(levels={level.key: level for level in levels()}),
            limits=Limits(),
            now=now,
            steady=steady,
            random_bytes=random_bytes,
            most_cached=MOST_CACHED,
        )
        self._chance = chance or secrets.SystemRandom()

    async def carry_out(self, plan: Plan[T]) -> T:
        """Carry out a plan at once."""
        return self._run(plan)

    def _run(self, plan: Plan[T]) -> T:
        unit = UnitOfWork(self.store, self._cache)
        planned = plan(unit)
        if planned.writes is not None:
            self.store.commit([planned.writes])
        for state in unit.changed.values():
            self._cache.put(state)
        return planned.answer()

    def restore(self, rows: Iterable[StoredRow]) -> None:
        """Load what was saved, except tables that closed long ago."""
        self.store.restore(rows)
        self.store.forget(self.now() - DEFAULT_SECONDS_KEPT)

    def pack(self, table: str, free: int) -> MovedTable:
        """Return a running table with its secrets, as a server takes it over; a friend gets the seat `free`."""
        return pack_table(self._state(table), free)

    def adopt(self, copy: TableCopy) -> None:
        """Take a table over from a server that cannot be reached; one that is here already stays as it is."""
        if self.store.load(copy.table) is not None:
            return
        before, state = adopt_copy(copy, now=self.now())
        self._run(
            partial(plan_move, before=before, state=state, store=self.store, limits=self.limits, address=None)
        )

    def copy(self, table: str) -> TableCopy:
        """Return a table with its secrets, as it goes back to the server that it comes from."""
        return copy_table(self._state(table))

    def forget_moved(self, table: str) -> None:
        """Forget a table that a server has taken over."""
        self._cache.drop(table)
        self.store.remove(table)

    def forget(self, table: str) -> None:
        """Drop what is known of a table that another tab has changed."""
        self._cache.drop(table)
        self.store.drop(table)

    def attend(self) -> str | None:
        """Let one computer move, or call time at one table; return that table, or None where nothing is due."""
        for one in self.store.list_tables():
            if one.closed is None and one.attended and self._attend_table(self._state(one.id)):
                return one.id
        return None

    def next_deadline(self) -> float | None:
        """Return in how many seconds the next turn ends by the clock."""
        running = [one.id for one in self.store.list_tables() if one.closed is None and one.attended]
        ends = (self.clock.deadline(self._state(table)) for table in running)
        return min((end - self.clock.now() for end in ends if end is not None), default=None)

    def _attend_table(self, state: TableState) -> bool:
        if self.clock.is_over(state):
            return self._run(self._plan_time(state.id))
        seat = state.computer_to_move
        if seat is None:
            return False
        move = choose_move(state, seat, self.engine, self._chance)
        act = Act(table=state.id, who=seat, action=move.action, seq=state.seq, held=move.held)
        self._run(self._plan_act(self._judge_claim(act)))
        return True

    def _state(self, table: str) -> TableState:
        return self._cache.get(table) or refresh_table(self.store, self._cache, table)
