"""The plain stream of a room: one message per line, for the page, the big screen and programs of any language."""

from __future__ import annotations

from collections.abc import AsyncIterator

from keypeg.api.encoding import encode
from keypeg.api.live import closed_message
from keypeg.api.refusals import problem_of
from keypeg.errors import KeypegError
from keypeg.server.context import Context
from keypeg.server.limits import too_many
from keypeg.server.live.room_feed import Own, RoomFollower
from keypeg.words import Message


async def stream_room(
    context: Context, room: str, own: Own, *, address: str, language: str
) -> AsyncIterator[bytes]:
    """Follow a room until the client goes away."""
    if not context.limits.sockets.take(address):
        yield _last(too_many("connections"), language)
        return
    follower = RoomFollower(own)
    context.feed.join(room, follower)
    context.metrics.followers.labels("stream").inc()
    try:
        yield await context.feed.first(room, own)
        while not follower.ended:
            yield await follower.wait()
    except KeypegError as error:
        yield _last(error, language)
    finally:
        context.metrics.followers.labels("stream").dec()
        context.feed.part(room, follower)
        context.limits.sockets.give(address)


def _last(error: KeypegError, language: str) -> bytes:
    found = problem_of(error)[1]
    return encode(closed_message(found.reason, Message(found.code, found.params), language)) + b"\n"
