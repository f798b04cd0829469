"""Following rooms: what everybody in a room is told, gathered for a moment and encoded once.

Forty people who each hear of each guess of each other would be 1,600 messages a row. So what happens in a room is
gathered, the longer the more are told, and a message tells only of those who have moved on. The host and the big screen
are few, and hear of it sooner than the players. That a round begins, stops or ends is told everybody at once.
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

LEAST_SECONDS, FOLLOWERS_A_SECOND = 0.1, 8
"""How long news of a room is gathered at least, and how many players, or onlookers, are told of it in a second."""
_LOOK_SECONDS = 5.0
"""How often a room in which nothing happens is looked at: somebody may have lost the connection."""
MOST_WAITING = 20
"""How many lines wait for a client that does not read; then it is sent the whole room when it does."""
_PING = encode(Ping()) + b"\n"

Own = Callable[[RoomState], MyRoom]
_Seen = dict[int, tuple[BoardProgress, bool]]
"""How far each player was, and whether they were connected."""


class RoomFollower:
    """A client that follows a room, as a player or as an onlooker: what it still has to be sent."""

    def __init__(self, own: Own, *, playing: bool = False) -> None:
        self.own = own
        self.playing = playing
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


class _Crowd:
    """The players who follow a room, or its onlookers: what they were told last, and the timer of the next news."""

    __slots__ = ("due", "followers", "seen", "state", "telling")

    def __init__(self) -> None:
        self.followers: set[RoomFollower] = set()
        self.state: RoomState | None = None
        self.seen: _Seen = {}
        self.due: asyncio.TimerHandle | None = None
        self.telling = asyncio.Lock()

    def waits(self, now: RoomState | None) -> float:
        """Return how many seconds news is gathered: hardly any where nobody may hear of it late."""
        told = self.state
        if told is not now and now is not None and (told is None or told.stage != now.stage):
            return LEAST_SECONDS
        return LEAST_SECONDS + len(self.followers) / FOLLOWERS_A_SECOND


class RoomFeed:
    """The followers of every room at this server; all of it runs on the event loop."""

    def __init__(
        self, rooms: Rooms, *, online: Callable[[str], frozenset[int]], now: Callable[[], float]
    ) -> None:
        self._rooms = rooms
        self._online = online
        self._now = now
        self._loop = asyncio.get_running_loop()
        self._crowds: dict[str, dict[bool, _Crowd]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        rooms.changed = self.wake

    def __len__(self) -> int:
        return sum(len(crowd.followers) for crowds in self._crowds.values() for crowd in crowds.values())

    def join(self, room: str, follower: RoomFollower) -> None:
        """Subscribe a follower."""
        crowds = self._crowds.setdefault(room, {})
        crowds.setdefault(follower.playing, _Crowd()).followers.add(follower)

    def part(self, room: str, follower: RoomFollower) -> None:
        """Unsubscribe a follower."""
        crowds = self._crowds.get(room, {})
        crowd = crowds.get(follower.playing, _Crowd())
        crowd.followers.discard(follower)
        if not crowd.followers:
            crowds.pop(follower.playing, None)
            if crowd.due is not None:
                crowd.due.cancel()
        if not crowds:
            self._crowds.pop(room, None)

    def wake(self, room: str) -> None:
        """Tell the followers of a room soon that something has changed."""
        state = self._rooms.peek(room)
        for crowd in self._crowds.get(room, {}).values():
            at = self._loop.time() + crowd.waits(state)
            if crowd.due is not None and crowd.due.when() > at:
                crowd.due.cancel()
                crowd.due = None
            if crowd.due is None:
                crowd.due = self._loop.call_at(at, self._start_telling, room, crowd)

    async def look_again(self, *, heartbeat: float) -> None:
        """Look at all rooms from time to time, and send heartbeats, until it is cancelled."""
        beaten = self._loop.time()
        while True:
            await asyncio.sleep(min(_LOOK_SECONDS, heartbeat))
            beats = self._loop.time() - beaten >= heartbeat
            beaten = self._loop.time() if beats else beaten
            for room in tuple(self._crowds):
                self.wake(room)
                for follower in self._list_followers(room) if beats else ():
                    follower.send(_PING)

    def close(self) -> None:
        """Send every follower away: they connect again, here or to another server."""
        for room in self._crowds:
            self._send_away(room, closed_message("RESTART", message("reason-restart")))

    def _list_followers(self, room: str) -> tuple[RoomFollower, ...]:
        return tuple(one for crowd in self._crowds.get(room, {}).values() for one in crowd.followers)

    def _send_away(self, room: str, last: ClosedMessage) -> None:
        for follower in self._list_followers(room):
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

    async def tell(self, room: str) -> None:
        """Tell the followers of a room now what has changed."""
        for crowd in tuple(self._crowds.get(room, {}).values()):
            await self._tell_in_turn(room, crowd)

    def _start_telling(self, room: str, crowd: _Crowd) -> None:
        crowd.due = None
        task = self._loop.create_task(self._tell_in_turn(room, crowd))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _tell_in_turn(self, room: str, crowd: _Crowd) -> None:
        # Else what was read first might be told last.
        async with crowd.telling:
            try:
                await self._tell(room, crowd)
            except TableError as error:
                # The room has been deleted.
                self._send_away(room, refusal_message(error))
            except KeypegError as error:
                log.warning("a room could not be read: %s", type(error).__name__)
                # Not everybody has been told: next time everybody is sent the whole room.
                crowd.state = None

    async def _tell(self, room: str, crowd: _Crowd) -> None:
        state = await self._rooms.load(room)
        progress = await self._rooms.progress(state)
        here = self._list_connected(state)
        seen = {player: (found, player in here) for player, found in progress.items()}
        before, known = crowd.state, crowd.seen
        crowd.state, crowd.seen = state, seen
        if before is not state:
            await self._tell_whole(crowd, state)
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
            for follower in tuple(crowd.followers):
                follower.send(encoded)
        await self._tell_whole(crowd, state, behind=True)

    async def _tell_whole(self, crowd: _Crowd, state: RoomState, *, behind: bool = False) -> None:
        """Send the whole room to everybody of a crowd, or to those who are `behind`."""
        encoded: dict[bool, Raw] = {}
        for follower in tuple(crowd.followers):
            gone = follower not in crowd.followers
            if gone or (behind and not follower.behind):
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
