"""The plain stream of a table: the messages of the WebSocket, one line each, for programs of any language."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Annotated

from litestar import get
from litestar.params import Parameter
from litestar.response import Stream

from keypeg.errors import KeypegError
from keypeg.server import identity
from keypeg.server.context import Context
from keypeg.server.hub import LOOK
from keypeg.server.limits import too_many
from keypeg.server.refusals import problem_of
from keypeg.server.routes import REFUSALS, AnyRequest, SeatQuery, TableId, context_of
from keypeg.server.subscription import Following, Gone
from keypeg.server.wire import Closed, Ping, encode

NDJSON = "application/x-ndjson"
_PING = encode(Ping()) + b"\n"


class StreamFollower:
    """A stream that follows a table."""

    def __init__(self, table: str, seat: int | None) -> None:
        self.table = table
        self.seat = seat
        self.ended: Closed | None = None
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

    def end(self, last: Closed) -> None:
        """Say why no more will come, and stop."""
        self.ended = last
        self._woken.set()

    async def woken(self) -> float:
        """Wait until there is something to do; tells the seq the table has come to."""
        await self._woken.wait()
        self._woken.clear()
        at_least, self._at_least = self._at_least, 0
        return at_least


@get(
    "/api/tables/{table:str}/stream", responses=REFUSALS, media_type=NDJSON, tags=["tables"], summary="Follow"
)
async def stream(
    request: AnyRequest,
    table: TableId,
    seat: SeatQuery = None,
    since: Annotated[int | None, Parameter(ge=0, le=1_000_000, description="Tell what came after.")] = None,
) -> Stream:
    """Follow a table: a message a line, as they come."""
    context, address = context_of(request), identity.address(request)
    brought = identity.tokens(request, table)
    following = await Following.begin(context, table, seat, brought=brought, since=since)
    follower = StreamFollower(table, seat)
    return Stream(_lines(context, follower, following, address), media_type=NDJSON)


async def _lines(
    context: Context, follower: StreamFollower, following: Following, address: str
) -> AsyncIterator[bytes]:
    # Counted here and not before: of a stream that is never read nothing is to be given back.
    if not context.sockets.take(address):
        yield _last(too_many("connections"))
        return
    context.hub.join(follower)
    context.metrics.followers.labels("stream").inc()
    # The table may have moved on between the look that let the follower in and its joining.
    follower.wake(LOOK)
    try:
        while follower.ended is None:
            message = await following.news(await follower.woken())
            if message is not None:
                context.metrics.messages.labels("stream").inc()
                yield message + b"\n"
            if follower.beating:
                follower.beating = False
                yield _PING
        yield encode(follower.ended) + b"\n"
    except Gone as gone:
        yield encode(Closed(reason="LEFT", message=str(gone))) + b"\n"
    except KeypegError as error:
        yield _last(error)
    finally:
        context.metrics.followers.labels("stream").dec()
        context.hub.part(follower)
        context.sockets.give(address)


def _last(error: KeypegError) -> bytes:
    problem = problem_of(error)[1]
    return encode(Closed(reason=problem.reason, message=problem.message)) + b"\n"
