"""The documents about the API: made once, when somebody first asks, and then served as bytes."""

from __future__ import annotations

import asyncio

import msgspec
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import Receive, Scope

from keypeg.server.http import PathApplication, Respond
from keypeg.server.openapi import document
from keypeg.server.pages.api_docs import STYLE, listing
from keypeg.server.pages.static_page import File, make_file, serve_file

_SCHEMA = "openapi.json"
_DOCS = "docs.html"
_PATHS = {"/docs": _DOCS, "/schema": _SCHEMA, "/schema/openapi.json": _SCHEMA}


class Documents:
    """The documents, and their routes."""

    def __init__(self) -> None:
        self._files: asyncio.Task[dict[str, File]] | None = None

    def routes(self) -> list[Route]:
        """Return a route for each document."""
        documents = [_route(path, self._respond(name)) for path, name in _PATHS.items()]
        return [*documents, _route("/docs/style.css", _style)]

    def _respond(self, name: str) -> Respond:
        async def respond(scope: Scope, _: Receive) -> Response:
            if self._files is None:
                # It takes a tenth of a second, in a thread: everybody who asks meanwhile waits for the same one.
                self._files = asyncio.create_task(asyncio.to_thread(_make_files))
            files = await asyncio.shield(self._files)
            return serve_file(files[name], scope)

        return respond


def _route(path: str, respond: Respond) -> Route:
    return Route(path, PathApplication({"GET": respond, "HEAD": respond}))


async def _style(_: Scope, __: Receive) -> Response:
    return Response(STYLE, media_type="text/css")


def _make_files() -> dict[str, File]:
    schema = document()
    bodies = {_SCHEMA: msgspec.json.encode(schema), _DOCS: listing(schema).encode()}
    return {name: make_file(body, name, hashed=False) for name, body in bodies.items()}
