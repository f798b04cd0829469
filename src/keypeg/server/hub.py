"""Who follows which table in this process, and the word that a table has changed.

The writer's thread only marks a table as changed. The event loop then wakes the followers, however many changes have
gathered by then: who is slow skips states, and never makes anybody else wait.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from threading import Lock
from typing import Protocol

from keypeg.server.wire import Closed
from keypeg.table import Tables


class Follower(Protocol):
    """Somebody who follows a table, for a seat or as a spectator."""

    table: str
    seat: int | None

    def wake(self) -> None:
        """The table has changed, or its company has."""
        ...

    def beat(self) -> None:
        """Show that the line is open."""
        ...

    def end(self, last: Closed) -> None:
        """Say why no more will come."""
        ...


class Hub:
    """The followers of every table; all but `_changed` runs on the event loop."""

    def __init__(self, tables: Tables, *, heartbeat: float) -> None:
        self._tables = tables
        self._heartbeat = heartbeat
        self._loop = asyncio.get_running_loop()
        self._followers: dict[str, set[Follower]] = {}
        self._stops: dict[str, Callable[[], None]] = {}
        self._news: set[str] = set()
        self._lock = Lock()
        self._beating = self._loop.create_task(self._beat())

    def __len__(self) -> int:
        return sum(map(len, self._followers.values()))

    def __iter__(self) -> Iterator[Follower]:
        return iter([one for followers in self._followers.values() for one in followers])

    def join(self, follower: Follower) -> None:
        """Wake the follower from now on, and tell the others who has come."""
        table = follower.table
        followers = self._followers.setdefault(table, set())
        if table not in self._stops:
            self._stops[table] = self._tables.watch(table, self._changed)
        came = follower.seat is not None and follower.seat not in self.online(table)
        followers.add(follower)
        if came:
            self._wake(table, but=follower)

    def part(self, follower: Follower) -> None:
        """Wake the follower no more, and tell the others who has gone."""
        table = follower.table
        followers = self._followers.get(table, set())
        followers.discard(follower)
        if not followers:
            self._followers.pop(table, None)
            if stop := self._stops.pop(table, None):
                stop()
        elif follower.seat is not None and follower.seat not in self.online(table):
            self._wake(table)

    def online(self, table: str) -> frozenset[int]:
        """The seats of a table whose players are connected."""
        followers = self._followers.get(table, ())
        return frozenset(one.seat for one in followers if one.seat is not None)

    def close(self) -> None:
        """Let every follower go: they connect again, here or to another server."""
        self._beating.cancel()
        for follower in self:
            follower.end(Closed(reason="RESTART", message="the server is closing down"))

    def _changed(self, table: str, _: int | None) -> None:
        with self._lock:
            first = not self._news
            self._news.add(table)
        if first and not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._spread)

    def _spread(self) -> None:
        with self._lock:
            news, self._news = self._news, set()
        for table in news:
            self._wake(table)

    def _wake(self, table: str, *, but: Follower | None = None) -> None:
        for follower in tuple(self._followers.get(table, ())):
            if follower is not but:
                follower.wake()

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(self._heartbeat)
            for number, follower in enumerate(self):
                follower.beat()
                if number % 100 == 99:
                    # Thousands of beats at once would keep everybody else waiting.
                    await asyncio.sleep(0.01)
