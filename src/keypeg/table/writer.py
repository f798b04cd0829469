"""The one writer of a process: it commits whatever has gathered in one transaction, and only then answers.

Only its thread plans changes, so no table needs a lock. Orders that come while a commit is on its way to the disk
wait together for the next one: the more there are, the less each costs.
"""

from __future__ import annotations

import logging
from collections import OrderedDict
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from dataclasses import dataclass
from queue import SimpleQueue
from threading import Lock, Thread
from typing import Any, Generic, TypeVar

from keypeg.errors import StoreError, TableError, TableReason
from keypeg.table.live import Live
from keypeg.table.records import Writes
from keypeg.table.store import Conflict, Store

log = logging.getLogger(__name__)

T = TypeVar("T")

MOST_AT_ONCE = 500
_MOST_TRIES = 20


class Cache:
    """The tables in memory, the longest unused put out first."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._lives: OrderedDict[str, Live] = OrderedDict()
        self._lock = Lock()

    def get(self, table: str) -> Live | None:
        """The table as it was last seen."""
        with self._lock:
            live = self._lives.get(table)
            if live is not None:
                self._lives.move_to_end(table)
            return live

    def put(self, live: Live) -> None:
        """Keep a table, unless a later moment of it is known."""
        with self._lock:
            known = self._lives.get(live.id)
            if known is None or known.seq <= live.seq:
                self._lives[live.id] = live
                self._lives.move_to_end(live.id)
            while len(self._lives) > self._most:
                self._lives.popitem(last=False)

    def drop(self, table: str) -> None:
        """Forget a table; the store still has it."""
        with self._lock:
            self._lives.pop(table, None)


def refreshed(store: Store, cache: Cache, table: str) -> Live:
    """The table as the store has it now: only lines after the last one known are read."""
    known = cache.get(table)
    live: Live | None
    if known is None:
        saved = store.load(table)
        live = None if saved is None else Live.of(saved)
    else:
        live = _caught_up(store, known)
    if live is None:
        cache.drop(table)
        raise TableError(TableReason.UNKNOWN_TABLE)
    cache.put(live)
    return live


def _caught_up(store: Store, known: Live) -> Live | None:
    lines = store.lines(known.id, known.seq)
    if lines is None:
        return None
    if lines or not known.lines:
        chairs = store.chairs(known.id)
        if chairs != known.chairs:
            known = known.seated(chairs)
    return known.grown(lines, store.commitments(known.id)) if lines else known


class Desk:
    """The tables as a batch of orders changes them, before any of it is durable."""

    def __init__(self, store: Store, cache: Cache) -> None:
        self._store = store
        self._cache = cache
        self.changed: dict[str, Live] = {}
        self.opened: dict[str, int] = {}

    def live(self, table: str) -> Live:
        """The table as far as this process knows, with what the batch has changed."""
        live = self.changed.get(table) or self._cache.get(table)
        return refreshed(self._store, self._cache, table) if live is None else live

    def fresh(self, table: str) -> Live:
        """The table as the store has it now, unless the batch has changed it."""
        live = self.changed.get(table)
        return refreshed(self._store, self._cache, table) if live is None else live

    def reseated(self, table: str) -> Live:
        """As `fresh`, and the seats are read again although the match may have begun."""
        if table not in self.changed:
            self._cache.drop(table)
        return self.fresh(table)

    def put(self, live: Live) -> None:
        """Change a table."""
        self.changed[live.id] = live


@dataclass(frozen=True, slots=True)
class Planned(Generic[T]):
    """What an order writes, and its answer once that is durable."""

    writes: Writes | None
    answer: Callable[[], T]


Plan = Callable[[Desk], Planned[T]]
"""Decides an order, or refuses it by raising a `KeypegError`; it is asked again if another process wrote first."""


@dataclass(slots=True)
class _Order:
    plan: Plan[Any]
    future: Future[Any]
    planned: Planned[Any] | None = None
    error: Exception | None = None


class Writer:
    """Takes orders from any thread; `changed` is told of every table after its change is durable."""

    def __init__(self, store: Store, cache: Cache, *, origin: str, changed: Callable[[Live], None]) -> None:
        self._store = store
        self._cache = cache
        self._origin = origin
        self._changed = changed
        self._orders: SimpleQueue[_Order | None] = SimpleQueue()
        self._closed = False
        self._lock = Lock()
        self._thread = Thread(target=self._work, name="keypeg-writer", daemon=True)
        self._thread.start()

    def submit(self, plan: Plan[T]) -> Future[T]:
        """Order a change; the future holds the answer when the change is durable, or the refusal."""
        future: Future[T] = Future()
        with self._lock:
            if self._closed:
                raise StoreError("the tables are closing down")
            self._orders.put(_Order(plan, future))
        return future

    def close(self) -> None:
        """Finish every order taken, then stop."""
        with self._lock:
            self._closed = True
            self._orders.put(None)
        self._thread.join()

    def _work(self) -> None:
        going = True
        while going:
            batch: list[_Order] = []
            order = self._orders.get()
            while True:
                if order is None:
                    going = False
                elif order.future.set_running_or_notify_cancel():
                    batch.append(order)
                if not going or self._orders.empty() or len(batch) >= MOST_AT_ONCE:
                    break
                order = self._orders.get()
            if batch:
                self._settle(batch)

    def _settle(self, batch: Sequence[_Order]) -> None:
        try:
            self._run(batch)
        except Conflict:
            for order in batch:
                self._settle_alone(order)
        except Exception as error:
            self._fail(batch, error)

    def _settle_alone(self, order: _Order) -> None:
        for _ in range(_MOST_TRIES):
            try:
                return self._run([order])
            except Conflict:
                continue
            except Exception as error:
                return self._fail([order], error)
        return self._fail([order], StoreError("other processes keep writing to this table first: try again"))

    def _fail(self, batch: Sequence[_Order], error: Exception) -> None:
        # The commit may or may not have happened: the tables are read again before anything else is decided.
        for order in batch:
            if order.planned is not None and order.planned.writes is not None:
                self._cache.drop(order.planned.writes.table)
            order.future.set_exception(error)
        log.error("a batch of %d orders failed: %s", len(batch), type(error).__name__)

    def _run(self, batch: Sequence[_Order]) -> None:
        desk = Desk(self._store, self._cache)
        for order in batch:
            order.planned, order.error = None, None
            try:
                order.planned = order.plan(desk)
            except Conflict:
                raise
            except Exception as error:
                order.error = error
        writes = [order.planned.writes for order in batch if order.planned and order.planned.writes]
        if writes:
            try:
                self._store.commit(writes, origin=self._origin)
            except Conflict:
                for table in {each.table for each in writes}:
                    self._cache.drop(table)
                raise
        for live in desk.changed.values():
            self._cache.put(live)
        for order in batch:
            self._answer(order)
        for live in desk.changed.values():
            self._changed(live)

    def _answer(self, order: _Order) -> None:
        if order.error is not None:
            order.future.set_exception(order.error)
        elif order.planned is not None:
            try:
                answer = order.planned.answer()
            except Exception as error:
                order.future.set_exception(error)
            else:
                order.future.set_result(answer)
