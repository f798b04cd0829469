"""Endpoints over HTTP: each path of the table is a route, which reads a request and writes the answer."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Awaitable, Callable, Iterable, Mapping
from typing import Any, cast

from starlette.responses import Response, StreamingResponse
from starlette.routing import Route
from starlette.types import Receive, Scope, Send

from keypeg.api.encoding import encode
from keypeg.api.endpoint import JSON, NDJSON, Endpoint
from keypeg.api.reading import RequestReader
from keypeg.api.refusals import no_method, refuse_unreadable, too_large
from keypeg.server.context import Context
from keypeg.server.identity import HttpCaller, language_of
from keypeg.server.refusals import encode_refusal


class JsonAnswer:
    """An answer in JSON that is encoded already: the usual one, made with less work than a `Response`."""

    __slots__ = ("body", "headers", "status")

    def __init__(self, body: bytes, status: int) -> None:
        self.body = body
        self.status = status
        self.headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]

    async def __call__(self, _: Scope, __: Receive, send: Send) -> None:
        """Send the answer."""
        await send({"type": "http.response.start", "status": self.status, "headers": self.headers})
        await send({"type": "http.response.body", "body": self.body})


Respond = Callable[[Scope, Receive], Awaitable[JsonAnswer | Response]]


class PathApplication:
    """One address: it answers each of its methods, and says which it has."""

    def __init__(self, methods: Mapping[str, Respond]) -> None:
        self._methods = methods
        self._allowed = ", ".join(sorted({*methods, "OPTIONS"}))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request; whatever goes wrong becomes a refusal in the client's language."""
        answer: JsonAnswer | Response
        respond = self._methods.get(scope["method"])
        try:
            if respond is not None:
                answer = await respond(scope, receive)
            elif scope["method"] == "OPTIONS":
                answer = Response(status_code=204, headers={"allow": self._allowed})
            else:
                raise no_method()
        except Exception as error:
            status, body = encode_refusal(error, language_of(scope))
            answer = JsonAnswer(body, status)
            if status == 405:
                answer.headers.append((b"allow", self._allowed.encode()))
        await answer(scope, receive, send)


def context_of(scope: Scope) -> Context:
    """Return the context of the server that a request has come to; it is the state of the lifespan."""
    return cast(Context, scope["state"]["context"])


def routes_of(endpoints: Iterable[Endpoint], *, body_bytes: int) -> list[Route]:
    """Return the routes of a table of endpoints, one per path; they are tried in the order of the table."""
    paths: defaultdict[str, dict[str, Respond]] = defaultdict(dict)
    for endpoint in endpoints:
        paths[endpoint.path][endpoint.method] = EndpointResponder(endpoint, body_bytes)
    return [Route(path, PathApplication(methods)) for path, methods in paths.items()]


class EndpointResponder:
    """Answers the requests of one endpoint."""

    def __init__(self, endpoint: Endpoint, body_bytes: int) -> None:
        self._endpoint = endpoint
        self._body_bytes = 0 if endpoint.body is None else endpoint.body_bytes or body_bytes
        self._reader = RequestReader(endpoint)
        disposition = f'attachment; filename="{endpoint.filename}"'
        self._headers = None if endpoint.filename is None else {"content-disposition": disposition}

    async def __call__(self, scope: Scope, receive: Receive) -> JsonAnswer | Response:
        """Read a request, let the handler answer it, and return the answer."""
        endpoint = self._endpoint
        body = await read_body(receive, self._body_bytes) if self._body_bytes else b""
        request = self._reader.read(scope["path_params"], scope["query_string"].decode("latin-1"), body)
        caller = HttpCaller(context_of(scope), scope)
        answer = await endpoint.handler(caller, request)
        cookies = [(b"set-cookie", cookie) for cookie in caller.cookies]
        if endpoint.media_type == JSON and endpoint.answer is not None:
            encoded = JsonAnswer(encode(answer), endpoint.status)
            encoded.headers += cookies
            return encoded
        response = self._response(answer)
        response.raw_headers += cookies
        return response

    def _response(self, answer: Any) -> Response:  # noqa: ANN401 - what the handler answers
        endpoint = self._endpoint
        if endpoint.answer is None:
            return Response(status_code=endpoint.status)
        if endpoint.media_type == NDJSON:
            return StreamingResponse(answer, endpoint.status, media_type=NDJSON)
        return Response(answer, endpoint.status, self._headers, endpoint.media_type)


async def read_body(receive: Receive, most: int) -> bytes:
    """Return the body of a request; refuse one that is too large before it has arrived."""
    parts: list[bytes] = []
    size = 0
    while True:
        event = await receive()
        if event["type"] == "http.disconnect":
            raise refuse_unreadable(None)
        part = event.get("body", b"")
        size += len(part)
        if size > most:
            raise too_large()
        if not event.get("more_body"):
            return b"".join((*parts, part)) if parts else part
        parts.append(part)
