"""Tables that move here, without the framework: their bodies are large, and are read beside the server's process."""

from __future__ import annotations

from typing import TypeVar

import msgspec

from keypeg.errors import KeypegError
from keypeg.server import identity
from keypeg.server.asgi import Application, AsgiMessage, Receive, Send
from keypeg.server.context import Context
from keypeg.server.moving import Unreadable, check_moved, read_moved
from keypeg.server.refusals import Refusal, failure, problem_of
from keypeg.server.sites import MOVED
from keypeg.table.state.snapshot import TableSnapshot
from keypeg.wire.answers import Opened
from keypeg.wire.encoding import encode
from keypeg.wire.problems import Problem, Refused
from keypeg.words import message

T = TypeVar("T")

MOVED_BYTES = 1_000_000
"""A whole match of many games, as it comes from a browser."""
_BYTES_HERE = 8_192
"""A body of this size is read in less than a millisecond, and its journal played again in a few."""
_BYTES_PER_OPENING = 4_096
"""A large table counts as several that are opened: a line costs as much whichever table it belongs to."""


class MoveRoute:
    """Wraps an application, and takes the tables that move here out of what goes to it."""

    def __init__(self, app: Application) -> None:
        self._app = app
        self.context: Context | None = None

    async def __call__(self, scope: AsgiMessage, receive: Receive, send: Send) -> None:
        """Open a table that comes from a browser, or pass the request on."""
        context = self.context
        if context is None or scope["type"] != "http" or (scope["method"], scope["path"]) != ("POST", MOVED):
            return await self._app(scope, receive, send)
        headers = [(b"content-type", b"application/json")]
        try:
            snapshot, held = await _moved(context, scope, await _body(receive))
            status, answer = 201, await _opened(context, scope, snapshot, held)
            if held:
                cookie = identity.seat_cookie_of(scope, snapshot.id, tuple(held.values()))
                headers.append((b"set-cookie", cookie.to_header(header="").encode("latin-1")))
        except KeypegError as error:
            status, answer = _refused(*problem_of(error, identity.language_of(scope)))
        except Exception as error:
            status, answer = _refused(*failure(error, identity.language_of(scope)))
        headers.append((b"content-length", b"%d" % len(answer)))
        await send({"type": "http.response.start", "status": status, "headers": headers})
        await send({"type": "http.response.body", "body": answer})
        return None


def _refused(status: int, found: Problem[msgspec.Raw]) -> tuple[int, bytes]:
    return status, encode(Refused(error=found))


async def _body(receive: Receive) -> bytes:
    parts, size = [], 0
    while True:
        event = await receive()
        if event["type"] == "http.disconnect":
            raise Refusal(400, "BAD_REQUEST", message("request-not-json"))
        parts.append(event.get("body", b""))
        size += len(parts[-1])
        if size > MOVED_BYTES:
            raise Refusal(413, "TOO_LARGE", message("reason-too-large"))
        if not event.get("more_body"):
            return b"".join(parts)


async def _moved(context: Context, scope: AsgiMessage, body: bytes) -> tuple[TableSnapshot, dict[int, str]]:
    address = identity.address_of(scope)
    context.allow_opening(address, count=1 + len(body) // _BYTES_PER_OPENING)
    async with context.turns.turn(address):
        if len(body) <= _BYTES_HERE:
            snapshot, held = await context.tables.move_async(_readable(read_moved(body)), address=address)
        else:
            found = await context.lanes.helps.ask(check_moved, body, context.tables.now())
            moved, lines = _readable(found)
            snapshot, held = await context.tables.move_async(moved, address=address, played=lines)
    context.metrics.tables.inc()
    return snapshot, held


def _readable(found: T | Unreadable) -> T:
    if not isinstance(found, Unreadable):
        return found
    unread = message("request-not-json")
    said = message("request-field", field="data", problem=found.problem) if found.problem else unread
    raise Refusal(400, "BAD_REQUEST", said)


async def _opened(
    context: Context, scope: AsgiMessage, snapshot: TableSnapshot, held: dict[int, str]
) -> bytes:
    state = await context.sent(snapshot, next(iter(held), None), identity.language_of(scope))
    tokens = {str(seat): token for seat, token in held.items()}
    return encode(Opened(table=snapshot.id, tokens=tokens, state=state))
