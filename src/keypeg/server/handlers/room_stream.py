"""The plain stream of a room: one message per line, for the page, the big screen and programs of any language."""

from __future__ import annotations

from collections.abc import AsyncIterator

from keypeg.api.encoding import encode
from keypeg.api.refusals import refusal_message
from keypeg.api.rooms import MyRoom
from keypeg.errors import KeypegError
from keypeg.server.context import Context
from keypeg.server.limits import too_many
from keypeg.server.live.hub import Hub
from keypeg.server.live.room_feed import Own, RoomFollower
from keypeg.table.rooms.room_state import RoomState
from keypeg.words import Message


class PlayerPresence:
    """A player who follows the room: connected to their table, whatever they look at, and told nothing there."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self.table = ""
        self.seat: int | None = None

    def follow(self, mine: MyRoom) -> None:
        """Be at the table that the room has dealt to the player by now, if any."""
        if mine.table != (self.table or None):
            self.leave()
            if mine.table is not None:
                self.table, self.seat = mine.table, mine.seat
                self._hub.join(self)

    def leave(self) -> None:
        """Be at no table."""
        if self.table:
            self._hub.part(self)
            self.table = ""

    def wake(self, at_least: float) -> None:
        """Ignore what happens at the table: its own stream tells it."""

    def beat(self) -> None:
        """Send nothing: the room has a heartbeat."""

    def tell(self, encoded: bytes) -> None:
        """Send nothing."""

    def end(self, reason: str, said: Message) -> None:
        """Send nothing: the room says that itself."""


async def stream_room(
    context: Context, room: str, own: Own, *, playing: bool, address: str, language: str
) -> AsyncIterator[bytes]:
    """Follow a room until the client goes away; `playing` for a player who is not the host."""
    if not context.limits.sockets.take(address):
        yield encode(refusal_message(too_many("connections"), language)) + b"\n"
        return
    presence = PlayerPresence(context.hub)

    def own_now(state: RoomState) -> MyRoom:
        mine = own(state)
        presence.follow(mine)
        return mine

    follower = RoomFollower(own_now, playing=playing)
    context.feed.join(room, follower)
    context.metrics.followers.labels("stream").inc()
    try:
        yield await context.feed.first(room, own_now)
        while not follower.ended:
            yield await follower.wait()
    except KeypegError as error:
        yield encode(refusal_message(error, language)) + b"\n"
    finally:
        context.metrics.followers.labels("stream").dec()
        context.feed.part(room, follower)
        presence.leave()
        context.limits.sockets.give(address)
