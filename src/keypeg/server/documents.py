"""The documents about the API: made once, when somebody first asks, and then served as bytes."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import msgspec

from keypeg.server.api_docs import listing
from keypeg.server.asgi import Application, AsgiMessage, Receive, Send
from keypeg.server.identity import header
from keypeg.server.static_page import File, make_file

_SCHEMA = "openapi.json"
_DOCS = "docs.html"
_PATHS = {"/docs": _DOCS, "/schema": _SCHEMA, "/schema/openapi.json": _SCHEMA}


class Documents:
    """Wraps an application, and answers for the documents about it."""

    def __init__(self, app: Application, make: Callable[[], dict[str, Any]]) -> None:
        self._app = app
        self._make = make
        self._files: asyncio.Task[dict[str, File]] | None = None

    async def __call__(self, scope: AsgiMessage, receive: Receive, send: Send) -> None:
        """Answer with a document, or pass the request on."""
        name = _PATHS.get(scope["path"].rstrip("/")) if scope["type"] == "http" else None
        if name is None or scope["method"] not in ("GET", "HEAD"):
            return await self._app(scope, receive, send)
        if self._files is None:
            # It takes a tenth of a second, in a thread: everybody who asks meanwhile waits for the same one.
            self._files = asyncio.create_task(asyncio.to_thread(self._made))
        files = await asyncio.shield(self._files)
        return await _send_file(files[name], scope, send)

    def _made(self) -> dict[str, File]:
        schema = self._make()
        bodies = {_SCHEMA: msgspec.json.encode(schema), _DOCS: listing(schema).encode()}
        return {name: make_file(body, name, hashed=False) for name, body in bodies.items()}


async def _send_file(file: File, scope: AsgiMessage, send: Send) -> None:
    """Send a file, packed if the client takes that; a client that has it already is told so."""
    known = header(scope, b"if-none-match") == file.etag.encode()
    packed = file.packed if b"gzip" in header(scope, b"accept-encoding") else None
    body = b"" if known else file.body if packed is None else packed
    kind = f"{file.kind}; charset=utf-8" if file.kind.startswith("text/") else file.kind
    headers = [
        (b"content-type", kind.encode()),
        (b"etag", file.etag.encode()),
        (b"cache-control", b"no-cache"),
        (b"vary", b"accept-encoding"),
    ]
    if not known:
        headers.append((b"content-length", b"%d" % len(body)))
        if packed is not None:
            headers.append((b"content-encoding", b"gzip"))
    await send({"type": "http.response.start", "status": 304 if known else 200, "headers": headers})
    await send({"type": "http.response.body", "body": b"" if scope["method"] == "HEAD" else body})
