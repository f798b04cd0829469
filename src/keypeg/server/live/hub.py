"""Who follows which table in this process, and how followers learn of a change.

The writer's thread only marks a table as changed. The event loop then wakes the followers, however many changes have
gathered by then: who is slow skips states, and never makes anybody else wait.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from math import inf
from threading import Lock
from typing import Protocol

from keypeg.server.live.presence import Presence
from keypeg.table import Tables
from keypeg.table.storage.notify import ANY_TABLE
from keypeg.words import Message, message

log = logging.getLogger(__name__)

_NOBODY: frozenset[int] = frozenset()

_A_MOMENT = 0.02
"""A timer may ring a little early."""
_COUNT_SECONDS, _FOLLOWERS_A_SECOND = 0.5, 1_000
"""How long the number of watchers is gathered before it is told, and how many are told of it in a second."""
LOOK = inf
"""A seq that no memory has come to: the store must be asked."""


class Follower(Protocol):
    """Somebody who follows a table, for a seat or as a spectator."""

    table: str
    seat: int | None

    def wake(self, at_least: float) -> None:
        """Note that the table has reached a seq, or that its followers have changed."""
        ...

    def beat(self) -> None:
        """Send a heartbeat."""
        ...

    def tell(self, encoded: bytes) -> None:
        """Send a message that may be lost, if it can be sent at once and the client asks for such messages."""
        ...

    def end(self, reason: str, said: Message) -> None:
        """Send the reason why no more messages will come."""
        ...


class _Attendance:
    """Who is connected to a table that somebody follows here, and since when the others are not."""

    __slots__ = ("_away", "_began", "_online", "counting", "reminder", "watchers")

    def __init__(self) -> None:
        self._began = time.monotonic()
        self._online = _NOBODY
        self._away: dict[int, float] = {}
        self.reminder: asyncio.TimerHandle | None = None
        self.watchers = 0
        self.counting: asyncio.TimerHandle | None = None

    def cancel(self) -> None:
        """Stop every timer."""
        for timer in (self.reminder, self.counting):
            if timer is not None:
                timer.cancel()

    def note(self, online: frozenset[int]) -> None:
        """Note which seats are connected now."""
        if online != self._online:
            now = time.monotonic()
            self._away |= dict.fromkeys(self._online - online, now)
            self._online = online

    def away_since(self, seat: int) -> float | None:
        """Return since when a seat is not connected: at the earliest since somebody follows the table here."""
        return None if seat in self._online else self._away.get(seat, self._began)


class Hub:
    """The followers of every table; all but `_note_changes` runs on the event loop.

    `deserted` is called with a table that nobody follows here any more.
    """

    def __init__(
        self, tables: Tables, *, heartbeat: float, deserted: Callable[[str], None] = lambda _: None
    ) -> None:
        self._tables = tables
        self._heartbeat = heartbeat
        self._deserted = deserted
        self._behind: dict[str, int] = {}
        self._catching_up: asyncio.Task[None] | None = None
        # A thread of its own, since followers of tables that other servers write wait for it.
        self._catcher = ThreadPoolExecutor(1, thread_name_prefix="keypeg-catcher")
        self._loop = asyncio.get_running_loop()
        self._followers: dict[str, set[Follower]] = {}
        self._seats: dict[str, frozenset[int]] = {}
        self._news: dict[str, float] = {}
        self._attendance: dict[str, _Attendance] = {}
        self._lock = Lock()
        self._stop = tables.watch(self._note_changes)
        tables.matters = self.matters
        store = tables.store
        self._presence = (
            Presence(store.url, changed=self._note_presence, told=self._take_from_elsewhere)
            if store.postgres
            else None
        )
        self._beating = self._loop.create_task(self._beat())

    def __len__(self) -> int:
        return sum(map(len, self._followers.values()))

    def __iter__(self) -> Iterator[Follower]:
        return iter([one for followers in self._followers.values() for one in followers])

    def join(self, follower: Follower) -> None:
        """Subscribe a follower, and tell the others who has come."""
        table = follower.table
        followers = self._followers.setdefault(table, set())
        self._attendance.setdefault(table, _Attendance())
        followers.add(follower)
        self._count_later(follower)
        if self._note_seats(table):
            self._tell(table)
            self._wake(table, but=follower)

    def part(self, follower: Follower) -> None:
        """Unsubscribe a follower, and tell the others who has gone."""
        table = follower.table
        followers = self._followers.get(table, set())
        followers.discard(follower)
        self._count_later(follower)
        if self._note_seats(table):
            self._tell(table)
            self._wake(table)
        if not followers:
            self._followers.pop(table, None)
            self._seats.pop(table, None)
            attendance = self._attendance.pop(table, None)
            if attendance is not None:
                attendance.cancel()
                if attendance.watchers:
                    self._tell(table)
            self._deserted(table)

    def list_online(self, table: str) -> frozenset[int]:
        """Return the seats of a table whose players are connected, here or to another server."""
        here = self._seats_here(table)
        online = here if self._presence is None else here | self._presence.seats_elsewhere(table)
        attendance = self._attendance.get(table)
        if attendance is not None:
            attendance.note(online)
        return online

    def watchers(self, table: str) -> int:
        """Return how many people watch a table without a seat, here or through another server."""
        attendance = self._attendance.get(table)
        here = 0 if attendance is None else attendance.watchers
        return here if self._presence is None else here + self._presence.watchers_elsewhere(table)

    def _count_later(self, follower: Follower) -> None:
        """Count the watchers of a table soon: crowds come and go together, and each would be told of each."""
        table = follower.table
        attendance = self._attendance.get(table)
        if follower.seat is None and attendance is not None and attendance.counting is None:
            seconds = _COUNT_SECONDS + len(self._followers.get(table, ())) / _FOLLOWERS_A_SECOND
            attendance.counting = self._loop.call_later(seconds, self._count_watchers, table)

    def _count_watchers(self, table: str) -> None:
        attendance = self._attendance.get(table)
        if attendance is None:
            return
        attendance.counting = None
        count = _round_count(sum(one.seat is None for one in self._followers.get(table, ())))
        if count != attendance.watchers:
            attendance.watchers = count
            self._tell(table)
            self._wake(table)

    def away_since(self, table: str, seat: int) -> float | None:
        """Return since when the player at a seat is not connected, by the monotonic clock; None if they are."""
        attendance = self._attendance.get(table)
        return None if attendance is None else attendance.away_since(seat)

    def remind(self, table: str, seconds: float) -> None:
        """Tell the followers of a table after some seconds that somebody may have been away for long by then."""
        attendance = self._attendance.get(table)
        if attendance is not None and attendance.reminder is None:
            attendance.reminder = self._loop.call_later(seconds + _A_MOMENT, self._remember, table)

    def _remember(self, table: str) -> None:
        attendance = self._attendance.get(table)
        if attendance is not None:
            attendance.reminder = None
            self._wake(table)

    def renew(self, table: str) -> None:
        """Send the followers of a table, here, what has changed beside its journal."""
        self._wake(table)

    def tell(self, table: str, encoded: bytes) -> None:
        """Send a short message to everyone at a table, here and at the other servers; nobody keeps it."""
        self._tell_here(table, encoded)
        if self._presence is not None:
            self._presence.pass_on(table, encoded.decode())

    def _tell_here(self, table: str, encoded: bytes) -> None:
        for follower in tuple(self._followers.get(table, ())):
            follower.tell(encoded)

    def _take_from_elsewhere(self, table: str, text: str) -> None:
        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._tell_here, table, text.encode())

    def follows(self, table: str) -> bool:
        """Return whether somebody follows a table here."""
        return table in self._followers

    def _seats_here(self, table: str) -> frozenset[int]:
        return self._seats.get(table, _NOBODY)

    def _note_seats(self, table: str) -> bool:
        """Note which seats are connected here; return whether that has changed."""
        followers = self._followers.get(table, ())
        now = frozenset(one.seat for one in followers if one.seat is not None)
        changed = now != self._seats_here(table)
        self._seats[table] = now
        return changed

    def _tell(self, table: str) -> None:
        if self._presence is not None:
            attendance = self._attendance.get(table)
            self._presence.tell(
                table, self._seats_here(table), 0 if attendance is None else attendance.watchers
            )

    def close(self) -> None:
        """Disconnect every follower: they connect again, here or to another server."""
        self._stop()
        self._beating.cancel()
        if self._catching_up is not None:
            self._catching_up.cancel()
        for follower in self:
            follower.end("RESTART", message("reason-restart"))

    def quit(self) -> None:
        """Stop listening to the other servers and telling them who is here; may wait a moment."""
        self._catcher.shutdown()
        if self._presence is not None:
            self._presence.close()

    def _note_presence(self, tables: Iterable[str]) -> None:
        # Seq 0 is no news about the table: only its followers have changed.
        self._note_changes([(table, 0) for table in tables])

    def _note_changes(self, changes: Sequence[tuple[str, int | None]]) -> None:
        # Of most tables that other servers write nobody here wants to know. Whoever joins later reads first.
        changes = [change for change in changes if self.matters(change[0])]
        if not changes:
            return
        with self._lock:
            first = not self._news
            for table, seq in changes:
                self._news[table] = LOOK if seq is None else max(seq, self._news.get(table, 0))
        if first and not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._spread)

    def matters(self, table: str) -> bool:
        """Return whether somebody here follows a table."""
        return table in self._followers or table == ANY_TABLE

    def _spread(self) -> None:
        with self._lock:
            news, self._news = self._news, {}
        if ANY_TABLE in news:
            news = dict.fromkeys(self._followers, LOOK)
        for table, seq in news.items():
            if table in self._followers and seq < LOOK and self._is_behind(table, int(seq)):
                self._behind[table] = max(int(seq), self._behind.get(table, 0))
            else:
                self._wake(table, seq)
        if self._behind and self._catching_up is None:
            self._catching_up = self._loop.create_task(self._catch_up())

    def _is_behind(self, table: str, seq: int) -> bool:
        known = self._tables.get_cached(table)
        return (known is None or known.seq < seq) and not self._tables.advance(table, seq)

    async def _catch_up(self) -> None:
        """Read what other servers have written, until nothing new has been reported."""
        while self._behind:
            behind, self._behind = self._behind, {}
            try:
                await self._loop.run_in_executor(self._catcher, self._tables.catch_up, behind)
            except Exception as error:
                # Each follower then asks for itself, and is told what is wrong.
                log.warning("what other servers wrote could not be read: %s", type(error).__name__)
            for table, seq in behind.items():
                self._wake(table, seq)
        self._catching_up = None

    def _wake(self, table: str, at_least: float = 0, *, but: Follower | None = None) -> None:
        for follower in tuple(self._followers.get(table, ())):
            if follower is not but:
                follower.wake(at_least)

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(self._heartbeat)
            for number, follower in enumerate(self):
                follower.beat()
                if number % 100 == 99:
                    # Thousands of heartbeats at once would delay everyone else.
                    await asyncio.sleep(0.01)


def _round_count(count: int) -> int:
    """Return a number of people, from 100 on to two digits: it is told again only when that changes."""
    unit = 1 if count < 100 else 10 ** (len(str(count)) - 2)
    return count - count % unit
