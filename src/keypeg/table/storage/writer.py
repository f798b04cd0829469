"""The one writer of a process: it commits all waiting orders in one transaction, and answers only after that.

Only its thread plans changes, so no table needs a lock. Orders that come while a commit is on its way to the disk
wait together for the next one: the more there are, the less each costs.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from dataclasses import dataclass
from queue import SimpleQueue
from threading import Lock, Thread
from typing import Any, TypeVar

from keypeg.errors import StoreError
from keypeg.table.state.stored import Conflict, Planned
from keypeg.table.state.table_state import TableState
from keypeg.table.storage.cache import Cache, Plan, UnitOfWork
from keypeg.table.storage.protocol import Storage

log = logging.getLogger(__name__)

T = TypeVar("T")

MOST_AT_ONCE = 64
"""A longer batch would save little and let the first of it wait for the last."""
_MOST_TRIES = 20


@dataclass(slots=True)
class _Order:
    plan: Plan[Any]
    future: Future[Any] | asyncio.Future[Any]
    planned: Planned[Any] | None = None
    answer: Any = None
    error: Exception | None = None


class Writer:
    """Takes orders from any thread; `changed` is called with the tables of a batch once the changes are durable."""

    def __init__(
        self, store: Storage, cache: Cache, *, origin: str, changed: Callable[[Sequence[TableState]], None]
    ) -> None:
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
        self._take(_Order(plan, future))
        return future

    async def ask(self, plan: Plan[T]) -> T:
        """Do the same as `submit`, awaited in an event loop; an order is carried out even if nobody waits for it."""
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._take(_Order(plan, future))
        return await future

    def close(self) -> None:
        """Finish every order taken, then stop."""
        with self._lock:
            if not self._closed:
                self._closed = True
                self._orders.put(None)
        self._thread.join()

    def _take(self, order: _Order) -> None:
        with self._lock:
            if self._closed:
                raise StoreError("store-closing")
            self._orders.put(order)

    def _work(self) -> None:
        going = True
        while going:
            batch, going = self._gather()
            self._settle(batch)

    def _gather(self) -> tuple[list[_Order], bool]:
        batch: list[_Order] = []
        while len(batch) < MOST_AT_ONCE:
            order = self._orders.get()
            if order is None:
                return batch, False
            batch.append(order)
            if self._orders.empty():
                break
        return batch, True

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
        return self._fail([order], StoreError("store-contended"))

    def _fail(self, batch: Sequence[_Order], error: Exception) -> None:
        # The commit may or may not have happened: the tables are read again before anything else is decided.
        for order in batch:
            if order.planned is not None and order.planned.writes is not None:
                for table in order.planned.writes.concerned:
                    self._cache.drop(table)
            order.error = error
        log.error("a batch of %d orders failed: %s", len(batch), type(error).__name__)
        _deliver(batch)

    def _run(self, batch: Sequence[_Order]) -> None:
        unit = UnitOfWork(self._store, self._cache)
        for order in batch:
            _plan(order, unit)
        writes = [order.planned.writes for order in batch if order.planned and order.planned.writes]
        if writes:
            try:
                self._store.commit(writes, origin=self._origin)
            except Conflict:
                for table in {table for each in writes for table in each.concerned}:
                    self._cache.drop(table)
                raise
        for state in unit.changed.values():
            self._cache.put(state)
        for order in batch:
            _answer(order)
        # Those who wait for a move hear of it first, then the one who made it.
        self._tell(tuple(unit.changed.values()))
        _deliver(batch)

    def _tell(self, states: Sequence[TableState]) -> None:
        # The orders are carried out: whatever goes wrong here concerns nobody who gave them.
        try:
            self._changed(states)
        except Exception as error:
            log.error("%d changed tables could not be told of: %s", len(states), type(error).__name__)


def _plan(order: _Order, unit: UnitOfWork) -> None:
    order.planned, order.error = None, None
    try:
        order.planned = order.plan(unit)
    except Conflict:
        raise
    except Exception as error:
        order.error = error


def _answer(order: _Order) -> None:
    if order.planned is not None:
        try:
            order.answer = order.planned.answer()
        except Exception as error:
            order.error = error


def _deliver(batch: Sequence[_Order]) -> None:
    """Answer every order; an event loop is woken once for all that it waits for."""
    loops: dict[asyncio.AbstractEventLoop, list[_Order]] = {}
    for order in batch:
        if isinstance(order.future, asyncio.Future):
            loops.setdefault(order.future.get_loop(), []).append(order)
        elif order.future.set_running_or_notify_cancel():
            _resolve(order)
    for loop, orders in loops.items():
        try:
            loop.call_soon_threadsafe(_resolve_all, orders)
        except RuntimeError:
            log.info("%d answers came after their event loop had closed", len(orders))


def _resolve_all(orders: Sequence[_Order]) -> None:
    for order in orders:
        if not order.future.done():
            _resolve(order)


def _resolve(order: _Order) -> None:
    if order.error is not None:
        order.future.set_exception(order.error)
    else:
        order.future.set_result(order.answer)
