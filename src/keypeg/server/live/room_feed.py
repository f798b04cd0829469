"""Following rooms: what everybody in a room is told, gathered for a moment and encoded once.

Forty people who each hear of each guess of each other would be 1,600 messages a row. So what happens in a room is
gathered, the longer the more follow it, and a message tells only of those who have moved on.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from msgspec import Raw

from keypeg.api.encoding import encode
from keypeg.api.live import ClosedMessage, Ping, closed_message
from keypeg.api.refusals import refusal_message
from keypeg.api.rooms import (
    MyRoom,
    ProgressMessage,
    RoomMessage,
    progress_data,
    room_data,
    time_left,
)
from keypeg.errors import KeypegError, TableError
from keypeg.table.rooms.dealing import ROOM_SEAT
from keypeg.table.rooms.progress import BoardProgress
from keypeg.table.rooms.room_state import RoomState
from keypeg.table.rooms.rooms import Rooms
from keypeg.words import message

log = logging.getLogger(__name__)

_LEAST_SECONDS, FOLLOWERS_A_SECOND = 0.1, 16
"""How long news of a room is gathered at least, and how many followers are told of it in a second."""
_LOOK_SECONDS = 5.0
"""How often a room in which nothing happens is looked at: somebody may have lost the connection."""
MOST_WAITING = 20
"""How many lines wait for a client that does not read; then it is sent the whole room when it does."""
_PING = encode(Ping()) + b"\n"

Own = Callable[[RoomState], MyRoom]
_Seen = dict[int, tuple[BoardProgress, bool]]
"""How far each player was, and whether they were connected."""


class RoomFollower:
    """A client that follows a room: what it still has to be sent."""

    def __init__(self, own: Own) -> None:
        self.own = own
        self.ended = False
        self.behind = False
        self._lines: list[bytes] = []
        self._woken = asyncio.Event()

    def send(self, line: bytes, *, whole: bool = False) -> None:
        """Send a line; a whole room makes all that waits out of date. A client that does not read gets one later."""
        if whole or len(self._lines) >= MOST_WAITING:
            self._lines.clear()
            self.behind = not whole
        if not self.behind:
            self._lines.append(line)
            self._woken.set()

    def end(self, line: bytes) -> None:
        """Send the last line."""
        self.ended = True
        self.send(line, whole=True)

    async def wait(self) -> bytes:
        """Wait for lines, and return them."""
        await self._woken.wait()
        self._woken.clear()
        found, self._lines = self._lines, []
        return b"".join(found)


class RoomFeed:
    """The followers of every room at this server; all of it runs on the event loop."""

    def __init__(
        self, rooms: Rooms, *, online: Callable[[str], frozenset[int]], now: Callable[[], float]
    ) -> None:
        self._rooms = rooms
        self._online = online
        self._now = now
        self._loop = asyncio.get_running_loop()
        self._followers: dict[str, set[RoomFollower]] = {}
        self._told: dict[str, tuple[RoomState, _Seen]] = {}
        self._due: dict[str, asyncio.TimerHandle] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        rooms.changed = self.wake

    def __len__(self) -> int:
        return sum(map(len, self._followers.values()))

    def join(self, room: str, follower: RoomFollower) -> None:
        """Subscribe a follower."""
        self._followers.setdefault(room, set()).add(follower)

    def part(self, room: str, follower: RoomFollower) -> None:
        """Unsubscribe a follower."""
        followers = self._followers.get(room, set())
        followers.discard(follower)
        if not followers:
            self._followers.pop(room, None)
            self._told.pop(room, None)

    def wake(self, room: str) -> None:
        """Tell the followers of a room soon that something has changed."""
        followers = len(self._followers.get(room, ()))
        if followers and room not in self._due:
            seconds = _LEAST_SECONDS + followers / FOLLOWERS_A_SECOND
            self._due[room] = self._loop.call_later(seconds, self._start_telling, room)

    async def look_again(self, *, heartbeat: float) -> None:
        """Look at all rooms from time to time, and send heartbeats, until it is cancelled."""
        beaten = self._loop.time()
        while True:
            await asyncio.sleep(min(_LOOK_SECONDS, heartbeat))
            beats = self._loop.time() - beaten >= heartbeat
            beaten = self._loop.time() if beats else beaten
            for room, followers in tuple(self._followers.items()):
                self.wake(room)
                for follower in tuple(followers) if beats else ():
                    follower.send(_PING)

    def close(self) -> None:
        """Send every follower away: they connect again, here or to another server."""
        for room in self._followers:
            self._send_away(room, closed_message("RESTART", message("reason-restart")))

    def _send_away(self, room: str, last: ClosedMessage) -> None:
        for follower in self._followers.get(room, ()):
            follower.end(encode(last) + b"\n")

    async def encode(self, state: RoomState, *, named: bool = True) -> Raw:
        """Return a room as everybody sees it now, encoded."""
        progress = await self._rooms.progress(state)
        here = self._list_connected(state)
        return Raw(encode(room_data(state, progress, now=self._now(), here=here, named=named)))

    async def first(self, room: str, own: Own) -> bytes:
        """Return the first line of a follower: the whole room."""
        state = await self._rooms.load(room)
        return _whole(await self.encode(state, named=_is_named(state, own(state))), own(state))

    def _list_connected(self, state: RoomState) -> frozenset[int]:
        last = state.round
        tables = {} if last is None else last.tables
        return frozenset(player for player, table in tables.items() if ROOM_SEAT in self._online(table))

    def _start_telling(self, room: str) -> None:
        self._due.pop(room, None)
        task = self._loop.create_task(self._tell(room))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _tell(self, room: str) -> None:
        try:
            state = await self._rooms.load(room)
            progress = await self._rooms.progress(state)
        except TableError as error:
            # The room has been deleted.
            self._send_away(room, refusal_message(error))
            return
        except KeypegError as error:
            log.warning("a room could not be read: %s", type(error).__name__)
            return
        here = self._list_connected(state)
        seen = {player: (found, player in here) for player, found in progress.items()}
        before, known = self._told.get(room, (None, {}))
        self._told[room] = (state, seen)
        if before is not state:
            await self._tell_whole(room, state)
            return
        changed = {player: progress[player] for player, one in seen.items() if known.get(player) != one}
        # Somebody who was removed has a board, but is nobody's news.
        news = progress_data(state, changed, here=here)
        if news and state.round is not None:
            now = self._now()
            line = ProgressMessage(
                round=state.round.number,
                elapsed=round(state.round.elapsed(now), 1),
                left=time_left(state, state.round, now),
                progress=news,
            )
            encoded = encode(line) + b"\n"
            for follower in tuple(self._followers.get(room, ())):
                follower.send(encoded)
        await self._tell_whole(room, state, behind=True)

    async def _tell_whole(self, room: str, state: RoomState, *, behind: bool = False) -> None:
        """Send the whole room to everybody, or to those who are `behind`."""
        encoded: dict[bool, Raw] = {}
        for follower in tuple(self._followers.get(room, ())):
            if behind and not follower.behind:
                continue
            mine = follower.own(state)
            named = _is_named(state, mine)
            if named not in encoded:
                encoded[named] = await self.encode(state, named=named)
            follower.send(_whole(encoded[named], mine), whole=True)


def _is_named(state: RoomState, mine: MyRoom) -> bool:
    """Whether somebody sees the names of the players, although they are hidden on the big screen."""
    return mine.host or mine.player is not None or not state.hidden


def _whole(room: Raw, mine: MyRoom) -> bytes:
    return encode(RoomMessage(room=room, mine=mine)) + b"\n"
