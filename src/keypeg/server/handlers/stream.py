"""The plain stream of a table: the messages of the WebSocket, one line each, for programs of any language."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

from keypeg.api.encoding import encode
from keypeg.api.endpoint import Request
from keypeg.api.live import ClosedMessage, Ping, closed_message
from keypeg.api.parameters import FollowParameters
from keypeg.api.refusals import refusal_message
from keypeg.errors import KeypegError
from keypeg.server.client import Client, client_at
from keypeg.server.context import Context
from keypeg.server.identity import HttpCaller
from keypeg.server.limits import too_many
from keypeg.server.live.hub import LOOK
from keypeg.server.subscription import Gone, Subscription
from keypeg.words import Message

_PING = encode(Ping()) + b"\n"
_LOOK_SECONDS = 1.0


class StreamFollower:
    """A stream that follows a table."""

    def __init__(self, client: Client, seat: int | None) -> None:
        self.table = client.table
        self.seat = seat
        self.language = client.language
        self.ended: ClosedMessage | None = None
        self.beating = False
        self._at_least: float = 0
        self._woken = asyncio.Event()

    def wake(self, at_least: float) -> None:
        """Look for what is new."""
        self._at_least = max(at_least, self._at_least)
        self._woken.set()

    def beat(self) -> None:
        """Send a ping."""
        self.beating = True
        self._woken.set()

    def tell(self, encoded: bytes) -> None:
        """Ignore a reaction: a stream is for programs."""

    def end(self, reason: str, said: Message) -> None:
        """Send the reason why the stream ends, and stop."""
        self.ended = closed_message(reason, said, self.language)
        self._woken.set()

    async def pause(self, seconds: float) -> None:
        """Look for nothing new for a while, unless the stream ends."""
        end = asyncio.get_running_loop().time() + seconds
        while self.ended is None and (left := end - asyncio.get_running_loop().time()) > 0:
            await asyncio.sleep(min(left, _LOOK_SECONDS))

    async def wait_for_news(self) -> float:
        """Wait until there is something to do, and return the table's seq."""
        await self._woken.wait()
        self._woken.clear()
        at_least, self._at_least = self._at_least, 0
        return at_least


async def follow_lines(caller: HttpCaller, request: Request[FollowParameters, None]) -> AsyncIterator[bytes]:
    """Follow a table: one message per line, as they come."""
    context, asked = caller.service, request.parameters
    client = client_at(caller, asked.table)
    following = await Subscription.begin(context, client, asked.seat, since=asked.since)
    return _lines(context, StreamFollower(client, asked.seat), following, client.address)


async def _lines(
    context: Context, follower: StreamFollower, following: Subscription, address: str
) -> AsyncIterator[bytes]:
    # Counted here and not earlier: a stream that is never read has nothing to give back.
    if not context.limits.sockets.take(address):
        yield encode(refusal_message(too_many("connections"), follower.language)) + b"\n"
        return
    try:
        context.limits.spectator_comes(address, follower.seat)
    except KeypegError as error:
        context.limits.sockets.give(address)
        yield encode(refusal_message(error, follower.language)) + b"\n"
        return
    context.hub.join(follower)
    context.metrics.followers.labels("stream").inc()
    # The table may have changed between admitting the follower and subscribing it.
    follower.wake(LOOK)
    try:
        while follower.ended is None:
            news = await following.news(await follower.wait_for_news())
            if news:
                context.metrics.stream_messages += 1
                yield news + b"\n"
                await follower.pause(context.limits.large_message_wait(address, len(news)))
            if follower.beating:
                follower.beating = False
                yield _PING
        yield encode(follower.ended) + b"\n"
    except Gone as gone:
        yield encode(closed_message("LEFT", gone.said, follower.language)) + b"\n"
    except KeypegError as error:
        yield encode(refusal_message(error, follower.language)) + b"\n"
    finally:
        context.metrics.followers.labels("stream").dec()
        context.hub.part(follower)
        context.limits.spectator_goes(address, follower.seat)
        context.limits.sockets.give(address)
