"""Refusals over HTTP: a status, a name for programs, a sentence for people."""

from __future__ import annotations

import logging
import traceback
from collections.abc import Sequence
from typing import Any

import msgspec
from litestar import Litestar, MediaType, Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.routes import HTTPRoute

from keypeg.errors import (
    KeypegError,
)
from keypeg.server import identity
from keypeg.wire.encoding import encode
from keypeg.wire.problems import Problem, Refused, problem
from keypeg.wire.refusals import refused_with
from keypeg.words import DEFAULT, Message, message

log = logging.getLogger(__name__)

_HTTP_REASONS = {401: "NO_TOKEN", 404: "NO_SUCH", 405: "NO_SUCH_METHOD", 413: "TOO_LARGE", 429: "TOO_MANY"}
_HTTP_SAID = {
    404: message("reason-no-address"),
    405: message("reason-no-method"),
    413: message("reason-too-large"),
    429: message("reason-too-many", what="requests"),
}


class Refusal(KeypegError):
    """A refusal of the server itself; a stale action gets the present state."""

    def __init__(
        self,
        status: int,
        reason: str,
        said: Message,
        *,
        seq: int | None = None,
        state: msgspec.Raw | None = None,
    ) -> None:
        super().__init__(said)
        self.status = status
        self.reason = reason
        self.seq = seq
        self.state = state


def problem_of(error: KeypegError, language: str = DEFAULT) -> tuple[int, Problem[msgspec.Raw]]:
    """Return the status and the body of a refusal, in the client's language."""
    if not isinstance(error, Refusal):
        return refused_with(error, language)
    found: Problem[msgspec.Raw] = problem(error.reason, error.message, language)
    if error.state is not None:
        found = msgspec.structs.replace(found, seq=error.seq, state=error.state)
    return error.status, found


def refused(request: Request[Any, Any, Any], error: KeypegError) -> Response[bytes]:
    """Answer a person's mistake."""
    return answer(*problem_of(error, identity.language(request)))


def http_refused(request: Request[Any, Any, Any], error: HTTPException) -> Response[bytes]:
    """Answer what the framework refuses: bodies that cannot be read, addresses that are not there."""
    status, language = error.status_code, identity.language(request)
    if status == 400:
        return answer(400, problem("BAD_REQUEST", _unreadable(error), language))
    told = _HTTP_SAID.get(status, error.detail)
    refused = answer(status, problem(_HTTP_REASONS.get(status, "BAD_REQUEST"), told, language))
    if status == 405:
        refused.headers["allow"] = ", ".join(allowed_methods(request.app, request.scope["path"]))
    return refused


def allowed_methods(app: Litestar, path: str) -> list[str]:
    """Return the methods that an address supports."""
    parts = path.strip("/").split("/")
    routes = [
        route for route in app.routes if isinstance(route, HTTPRoute) and _fits(route.path_components, parts)
    ]
    # An address of its own comes before one that takes a parameter in its place.
    own = [route for route in routes if not route.path_parameters]
    return sorted({method for route in own or routes for method in route.methods})


def _fits(components: Sequence[object], parts: list[str]) -> bool:
    return len(components) == len(parts) and all(
        not isinstance(one, str) or one == part for one, part in zip(components, parts, strict=True)
    )


def failed(request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    """Answer a defect of ours."""
    return answer(*failure(error, identity.language(request)))


def failure(error: Exception, language: str) -> tuple[int, Problem[msgspec.Raw]]:
    """Return the answer to a defect of ours; the log tells where it is, and never a value that may hold a secret."""
    if isinstance(error, RecursionError | UnicodeDecodeError):
        # A body that is nested too deeply or is not text: the decoder gives up on what the client sent.
        return 400, problem("BAD_REQUEST", message("request-not-json"), language)
    where = "".join(traceback.format_tb(error.__traceback__, limit=-6))
    log.error("a request failed with %s\n%s", type(error).__name__, where)
    return 500, problem("FAILED", message("reason-failed"), language)


def answer(status: int, found: Problem[msgspec.Raw]) -> Response[bytes]:
    """Return a refusal as an answer."""
    return Response(encode(Refused(error=found)), status_code=status, media_type=MediaType.JSON)


def _unreadable(error: HTTPException) -> Message:
    told = error.extra if isinstance(error, ValidationException) else None
    if isinstance(told, list) and told:
        first = told[0]
        key = first.get("key") if isinstance(first, dict) else None
        about = first.get("message", "") if isinstance(first, dict) else str(first)
        if key:
            return message("request-field", field=str(key), problem=about)
        return message("request-unreadable", problem=about)
    if isinstance(error.__cause__, msgspec.ValidationError):
        return message("request-unreadable", problem=str(error.__cause__))
    return message("request-not-json")
