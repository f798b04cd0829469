"""Actions sent by POST, and sockets, without the framework: most of what a server does.

The framework describes this route and answers whatever is unusual about a request: a body that cannot be read, say,
is passed on to it as it came. So there is one answer to every request, and the usual one costs a third as much.
"""

from __future__ import annotations

import re

import msgspec

from keypeg.errors import KeypegError
from keypeg.server import identity
from keypeg.server.actions import Client, acted
from keypeg.server.asgi import Application, AsgiMessage, Receive, Send
from keypeg.server.connection import EXTENSION
from keypeg.server.context import Context
from keypeg.server.live_socket import LiveSocket
from keypeg.server.middleware import json_head
from keypeg.server.refusals import failure, problem_of
from keypeg.server.socket import followed
from keypeg.wire.encoding import encode
from keypeg.wire.problems import Refused
from keypeg.wire.requests import NewAction

_LIVE = re.compile(r"/api/tables/([0-9a-z]{1,32})/live").fullmatch
_PATH = re.compile(r"/api/tables/([0-9a-z]{1,32})/actions").fullmatch
_decode = msgspec.json.Decoder(NewAction).decode
_JSON = (b"content-type", b"application/json")


class ActionRoute:
    """Wraps the framework's application, and takes the actions out of what goes to it."""

    def __init__(self, app: Application, *, most_bytes: int) -> None:
        self._app = app
        self._most_bytes = most_bytes
        self.context: Context | None = None

    async def __call__(self, scope: AsgiMessage, receive: Receive, send: Send) -> None:
        """Answer an action, or pass the request on."""
        if scope["type"] == "websocket" and self.context is not None and (live := _LIVE(scope["path"])):
            return await followed(self.context, LiveSocket(scope, receive, send), live[1])
        path = _PATH(scope["path"]) if scope["type"] == "http" and scope["method"] == "POST" else None
        if path is None or self.context is None or not _is_json(scope):
            return await self._app(scope, receive, send)
        first = await receive()
        body = first.get("body", b"")
        if first["type"] != "http.request" or first.get("more_body") or len(body) > self._most_bytes:
            return await self._app(scope, _again(first, receive), send)
        try:
            order = _decode(body)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
            return await self._app(scope, _again(first, receive), send)
        status, answer = await _answered(self.context, scope, path[1], order)
        at_once = scope.get("extensions", {}).get(EXTENSION)
        if status == 200 and at_once is not None and at_once(json_head(scope), answer):
            self.context.metrics.requests["POST", 200] += 1
            return None
        headers = [_JSON, (b"content-length", b"%d" % len(answer))]
        await send({"type": "http.response.start", "status": status, "headers": headers})
        await send({"type": "http.response.body", "body": answer})
        return None


async def _answered(context: Context, scope: AsgiMessage, table: str, order: NewAction) -> tuple[int, bytes]:
    language = identity.language_of(scope)
    try:
        client = Client(table, identity.tokens_of(scope, table), language, identity.address_of(scope))
        return 200, await acted(context, client, order)
    except KeypegError as error:
        status, found = problem_of(error, language)
    except Exception as error:
        status, found = failure(error, language)
    return status, encode(Refused(error=found))


def _is_json(scope: AsgiMessage) -> bool:
    kind = identity.header(scope, b"content-type")
    return kind in (b"", b"application/json")


def _again(first: AsgiMessage, receive: Receive) -> Receive:
    """Return a way to receive a message that was received already, and then what follows it."""
    waiting = [first]

    async def receiving() -> AsgiMessage:
        return waiting.pop() if waiting else await receive()

    return receiving
