"""The journals of the rooms that this process knows: read, written line by line, and held in memory."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import defaultdict
from collections.abc import Callable
from weakref import WeakValueDictionary

from keypeg.errors import DamagedTable, TableError, TableReason
from keypeg.table.rooms.room_lines import AnyRoomLine, RoomOpened, RoundPaused, RoundResumed
from keypeg.table.rooms.room_state import RoomState, build_room
from keypeg.table.rooms.room_store import RoomStore
from keypeg.table.service import Tables
from keypeg.table.state.stored import Conflict

log = logging.getLogger(__name__)

_LETTERS = "23456789abcdefghjkmnpqrstvwxyz"
_LENGTH = 6
_TRIES = 20

Decide = Callable[[RoomState], tuple[AnyRoomLine, ...]]
"""Refuses, or returns the lines to be written after those of a room."""


class RoomJournals:
    """The rooms of a store, as this process knows them; it is used on an event loop."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._store = RoomStore(tables.store)
        self._shared = tables.store.postgres
        self._born = tables.now()
        self._states: dict[str, RoomState] = {}
        self._room_of: dict[str, str] = {}
        self._listed = False
        self._damaged: dict[str, int] = {}
        # Each lock is kept for as long as somebody waits for it.
        self._first_loads: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self.locks: defaultdict[str, asyncio.Lock] = defaultdict(asyncio.Lock)

    def get(self, room: str) -> RoomState | None:
        """Return a room that is in memory; never waits, and may be called in any thread."""
        return self._states.get(room)

    def list_known(self) -> tuple[RoomState, ...]:
        """Return the rooms that are in memory."""
        return tuple(self._states.values())

    def room_of(self, table: str) -> str | None:
        """Return the room whose last round has dealt a table; may be called in any thread."""
        return self._room_of.get(table)

    async def open(self, opened: RoomOpened) -> RoomState:
        """Open a room under a new code."""
        for _ in range(_TRIES):
            room = "".join(secrets.choice(_LETTERS) for _ in range(_LENGTH))
            news = ((opened, self._tables.now()),)
            try:
                await asyncio.to_thread(self._store.add, room, 0, news, origin=self._tables.origin)
            except Conflict:
                continue
            return self._keep(build_room(room, news))
        raise TableError(TableReason.UNKNOWN_ROOM)

    async def load(self, room: str) -> RoomState:
        """Return a room as it is now; refuse a code that no room has."""
        known = self._states.get(room)
        if known is None:
            async with self._first_loads.setdefault(room, asyncio.Lock()):
                return self._states.get(room) or await self._load_first(room)
        if not self._shared:
            return known
        news = await asyncio.to_thread(self._store.lines, room, known.seq)
        if self._states.get(room) is not known:
            return await self.load(room)
        return self._keep(known.extend(news)) if news else known

    async def _load_first(self, room: str) -> RoomState:
        while True:
            news = await asyncio.to_thread(self._store.lines, room)
            if not news:
                raise TableError(TableReason.UNKNOWN_ROOM)
            try:
                # Nobody sees the room before the time without a server is taken out.
                return self._keep(await self._skip_downtime(build_room(room, news)))
            except Conflict:
                # Another server that has just started takes it out, too.
                continue

    async def order(self, room: str, decide: Decide) -> RoomState:
        """Write what `decide` returns for the room as it is now, and return the room with it."""
        async with self.locks[room]:
            return await self.write(room, decide)

    async def write(self, room: str, decide: Decide) -> RoomState:
        """Do the same as `order` for somebody who holds the lock of the room."""
        for _ in range(_TRIES):
            state = await self.load(room)
            news = tuple((line, self._tables.now()) for line in decide(state))
            if not news:
                return state
            try:
                await asyncio.to_thread(self._store.add, room, state.seq, news, origin=self._tables.origin)
            except Conflict:
                # Another server wrote first: what it wrote is read before anything is decided again.
                continue
            after = self._keep(state.extend(news))
            self._tables.announce(room, after.seq)
            return after
        raise TableError(TableReason.ROUND_GOES_ON)

    async def list_changed(self) -> tuple[RoomState, ...]:
        """Return every room of the store that can be read, with what other processes have written."""
        if self._listed and not self._shared:
            return self.list_known()
        before = set(self._states)
        rooms = await asyncio.to_thread(self._store.list_rooms)
        for room in before.difference(rooms):
            # Another server has deleted it.
            self._drop(room)
        for room, seq in rooms.items():
            known = self._states.get(room)
            if (known is None or known.seq < seq) and self._damaged.get(room) != seq:
                await self._try_to_load(room, seq)
        self._listed = True
        return tuple(state for state in self.list_known() if state.id in rooms)

    async def _try_to_load(self, room: str, seq: int) -> None:
        """Load one room of many: none that cannot be read holds up the others, and it is told once."""
        try:
            await self.load(room)
        except DamagedTable:
            self._damaged[room] = seq
            log.error("the room %s cannot be read", room)
        except TableError:
            # It has been deleted meanwhile.
            pass

    async def forget(self, before: float) -> None:
        """Delete the rooms in which nothing has happened since then, with their tables."""
        for room in await asyncio.to_thread(self._store.forget, before):
            self._drop(room)

    def _drop(self, room: str) -> None:
        state = self._states.pop(room, None)
        self.locks.pop(room, None)
        self._damaged.pop(room, None)
        for played in () if state is None else state.rounds:
            for table in played.tables.values():
                self._room_of.pop(table, None)

    async def _served_since(self) -> float:
        """Return since when some server has been running without a break, as far as that is known."""
        seconds = await asyncio.to_thread(self._store.seconds_served)
        return min(self._born, self._tables.now() - (seconds or 0.0))

    async def _skip_downtime(self, state: RoomState) -> RoomState:
        """Take the time out of a round during which no server ran, so that it counts against nobody (R36)."""
        played = state.running
        if played is None or played.paused_at is not None:
            return state
        moved = await asyncio.to_thread(self._store.last_move, tuple(played.tables.values()))
        last, now = max(moved or 0.0, state.touched), self._tables.now()
        stopped = max(last, played.began)
        if now <= stopped or last >= await self._served_since():
            return state
        news = ((RoundPaused(at=stopped), now), (RoundResumed(at=now), now))
        await asyncio.to_thread(self._store.add, state.id, state.seq, news, origin=self._tables.origin)
        return state.extend(news)

    def _keep(self, state: RoomState) -> RoomState:
        self._states[state.id] = state
        for table in () if state.round is None else state.round.tables.values():
            self._room_of[table] = state.id
        return state
