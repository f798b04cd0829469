"""The middleware around every request: it checks origin and rate, and adds the headers every answer needs."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from contextlib import suppress
from urllib.parse import urlsplit

from keypeg.api.refusals import Refusal, no_address, too_large
from keypeg.server.asgi import Application, AsgiMessage, Receive, Send
from keypeg.server.identity import address_of
from keypeg.server.limits import Buckets, Spacing, too_many
from keypeg.server.operations.logs import RefusalLog
from keypeg.server.operations.metrics import Metrics
from keypeg.server.pages.sites import Header, Sites, answer_preflight, sharing_headers
from keypeg.server.refusals import encode_refusal
from keypeg.server.settings import Settings
from keypeg.words import message, negotiate

CONTENT_POLICY = (
    # The kernel and Python are compiled in the page's worker, which is all that `wasm-unsafe-eval` allows.
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; object-src 'none'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'"
)
_HEADERS = [
    (b"content-security-policy", CONTENT_POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
]
_HSTS = (b"strict-transport-security", b"max-age=31536000")
_NOT_KEPT = (b"cache-control", b"no-store")
_SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
_NOWHERE = no_address()
STOPPING = Refusal(503, "RESTART", message("reason-restart"))
METRICS = "/metrics"
_EVERY_HOST = ("0.0.0.0", "::")  # noqa: S104 - compared with, not listened on
_FOR_OPERATORS = (METRICS, "/health", "/healthz", "/readyz")
_MOST_PARAMETERS = 32
_PATH_BYTES = 1_024
_METHODS = (*_SAFE_METHODS, "POST", "PUT", "DELETE")


class Middleware:
    """Wraps the whole application."""

    def __init__(self, app: Application, settings: Settings, metrics: Metrics) -> None:
        self._app = app
        self._origins = frozenset(origin.rstrip("/").lower() for origin in settings.origins)
        self._sites = Sites(settings.sites)
        self._requests = Buckets(settings.requests) if settings.limited else None
        self._spacing = Spacing(settings.refused_seconds)
        self._metrics = metrics
        self._metrics_at = settings.metrics_at
        self._query_bytes = settings.query_bytes
        self._refusals = RefusalLog()

    async def __call__(self, scope: AsgiMessage, receive: Receive, send: Send) -> None:
        """Refuse the request, or pass it on and add the headers of every answer."""
        if scope["type"] == "lifespan":
            return await self._app(scope, receive, send)
        if len(scope["path"]) > 1 and scope["path"].endswith("/"):
            scope["path"] = scope["path"].rstrip("/") or "/"
        site = self._sites.admit_origin(scope)
        refusal = self._refusal(scope, admitted=site is not None)
        if refusal is not None and refusal.status == 429:
            # A client that waits for its answer cannot keep flooding, and several of them come back one by one.
            await asyncio.sleep(self._spacing.wait(address_of(scope)))
        if scope["type"] == "websocket":
            if refusal is not None:
                return await send({"type": "websocket.close", "code": 1008, "reason": refusal.reason})
            return await self._app(scope, receive, send)
        outward = self._outward(scope, send, sharing_headers(site) if site is not None else [])
        if refusal is not None:
            return await _refuse(refusal, outward, _language(scope))
        if site is not None and scope["method"] == "OPTIONS":
            return await answer_preflight(outward)
        try:
            return await self._app(scope, receive, outward)
        except asyncio.CancelledError:
            # The server stops, and does not wait for this request any longer. An answer may have begun.
            with suppress(RuntimeError):
                await _refuse(STOPPING, outward, _language(scope))

    def _refusal(self, scope: AsgiMessage, *, admitted: bool) -> Refusal | None:
        path = scope["path"]
        if self._metrics_at is not None and _has_come_to(scope, self._metrics_at):
            return None if path in _FOR_OPERATORS else _NOWHERE
        if self._requests is not None and not self._requests.take(address_of(scope)):
            return too_many("requests")
        if self._metrics_at is not None and path == METRICS:
            return _NOWHERE
        query = scope.get("query_string", b"")
        if len(path) > _PATH_BYTES or len(query) > self._query_bytes or query.count(b"&") >= _MOST_PARAMETERS:
            # Whatever parses a query, or remembers one, never sees more than this.
            return too_large(414)
        unsafe = scope["type"] == "websocket" or scope["method"] not in _SAFE_METHODS
        if unsafe and not admitted and not self._same_origin(scope["headers"]):
            return Refusal(403, "ORIGIN", message("reason-origin"))
        return None

    def _same_origin(self, headers: Iterable[tuple[bytes, bytes]]) -> bool:
        found = {name: value for name, value in headers if name in (b"origin", b"host", b"sec-fetch-site")}
        if b"origin" not in found:
            return found.get(b"sec-fetch-site", b"same-origin") in (b"same-origin", b"none")
        origin = found[b"origin"].decode("latin-1").lower()
        try:
            named = urlsplit(origin).netloc
        except ValueError:
            return False
        host = found.get(b"host", b"").decode("latin-1").lower()
        return origin in self._origins or (bool(named) and named == host)

    def _outward(self, scope: AsgiMessage, send: Send, shared: list[Header]) -> Send:
        more = [*_HEADERS, *shared, *([_HSTS] if scope.get("scheme") == "https" else [])]
        method = scope["method"] if scope["method"] in _METHODS else "OTHER"
        api = scope["path"].startswith("/api/")

        async def outward(message: AsgiMessage) -> None:
            if message["type"] == "http.response.start":
                headers = [*message.get("headers", ()), *more]
                if api:
                    headers.append(_NOT_KEPT)
                message = {**message, "headers": headers}
                status = message["status"]
                self._metrics.requests[method, status] += 1
                if status >= 400:
                    self._refusals.note(status)
            await send(message)

        return outward


def _has_come_to(scope: AsgiMessage, place: tuple[str, int]) -> bool:
    """Return whether a request has come to this address of the server; a wildcard stands for every host."""
    host, port = scope.get("server") or ("", None)
    return port == place[1] and place[0] in (host, *_EVERY_HOST)


def _language(scope: AsgiMessage) -> str:
    asked = next((value for name, value in scope["headers"] if name == b"accept-language"), b"")
    return negotiate(asked.decode("latin-1"))


async def _refuse(refusal: Refusal, send: Send, language: str) -> None:
    _, body = encode_refusal(refusal, language)
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if refusal.status == 429:
        headers.append((b"retry-after", b"1"))
    await send({"type": "http.response.start", "status": refusal.status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
