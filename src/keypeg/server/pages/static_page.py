"""The page: its built files, held in memory, so that no path ever reaches the disk."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from importlib.resources import files
from pathlib import Path

import msgspec
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import Receive, Scope

from keypeg.api.refusals import no_address
from keypeg.server import identity
from keypeg.server.http import PathApplication, context_of
from keypeg.server.pages.preloads import with_preloads
from keypeg.server.pages.previews import preview, with_preview

MISSING = b"""<!doctype html><html lang="en"><meta charset="utf-8"><title>Keypeg</title>
<h1>Keypeg</h1><p>The tables are open to programs, but this installation has no page: install Node 20.19 or newer, then
run <code>pip install .</code> again in Keypeg's folder.</p><p><a href="/docs">What programs can do here</a></p></html>
"""
_INDEX = "index.html"
_SMALL = 1_000
_KINDS = {".mjs": "text/javascript", ".webmanifest": "application/manifest+json"}
_TEXTS = ("application/javascript", "application/json", "application/manifest+json", "image/svg+xml")


class File(msgspec.Struct, frozen=True):
    """A file of the page."""

    body: bytes
    packed: bytes | None
    kind: str
    etag: str
    hashed: bool


def page_folder() -> Path:
    """Return where the build puts the page."""
    return Path(str(files("keypeg.server").joinpath("page")))


def has_page() -> bool:
    """Return whether the page was built and installed."""
    return (page_folder() / _INDEX).is_file()


def load_files(folder: Path) -> dict[str, File]:
    """Return every file below a folder by its path; where there is none, a page that says so."""
    found = {
        path.relative_to(folder).as_posix(): make_file(
            path.read_bytes(), path.name, hashed="assets" in path.parts
        )
        for path in sorted(folder.rglob("*"))
        if path.is_file()
    }
    return found if _INDEX in found else {_INDEX: make_file(MISSING, _INDEX, hashed=False)}


def page_route(folder: Path) -> Route:
    """Return the route that serves the page; a path without a dot is a place within it."""
    held = load_files(folder)
    missing = held[_INDEX].body == MISSING

    async def respond(scope: Scope, _: Receive) -> Response:
        name = scope["path_params"]["path"].strip("/")
        file = held.get(name or _INDEX)
        if file is None and (name.startswith("api/") or "." in name):
            raise no_address()
        # By the name of its file the page is the same in every language: that is what a service worker keeps.
        if missing:
            return Response(MISSING, status_code=503, media_type="text/html")
        if file is None or not name:
            return await _place(scope, held[_INDEX], name)
        return serve_file(file, scope)

    return Route("/{path:path}", PathApplication({"GET": respond, "HEAD": respond}))


async def _place(scope: Scope, index: File, path: str) -> Response:
    """The page with what is told of one of its places; a place that is not there is told by the status too."""
    told = await preview(context_of(scope), path)
    origin, language = identity.origin_of(scope), identity.language_of(scope)
    body = with_preview(index.body, told, origin=origin, language=language)
    body = with_preloads(body, path, language=language)
    answer = serve_file(make_file(body, _INDEX, hashed=False), scope)
    answer.headers["vary"] = "accept-encoding, accept-language"
    if not told.found:
        answer.status_code = 404
    return answer


def serve_file(file: File, scope: Scope) -> Response:
    """Return a file, packed if the client takes that; a client that has it already is told so."""
    # A file whose name holds its content's hash never changes; the others are asked for again each time.
    cached = "public, max-age=31536000, immutable" if file.hashed else "no-cache"
    told = {"etag": file.etag, "cache-control": cached, "vary": "accept-encoding"}
    if identity.header(scope, b"if-none-match") == file.etag.encode():
        return Response(status_code=304, headers=told, media_type=file.kind)
    if file.packed is not None and b"gzip" in identity.header(scope, b"accept-encoding"):
        return Response(file.packed, headers={**told, "content-encoding": "gzip"}, media_type=file.kind)
    return Response(file.body, headers=told, media_type=file.kind)


def make_file(body: bytes, name: str, *, hashed: bool) -> File:
    """Return a file of the page, packed where that saves something; `hashed` says that its name holds its hash."""
    kind = _KINDS.get(Path(name).suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
    text = kind.startswith("text/") or kind in _TEXTS
    packed = gzip.compress(body, mtime=0) if text and len(body) > _SMALL else None
    return File(body, packed, kind, f'"{hashlib.sha256(body).hexdigest()[:32]}"', hashed)
