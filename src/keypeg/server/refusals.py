"""Every "no" as HTTP tells it: a status, a name for programs, a sentence for people."""

from __future__ import annotations

import logging
import traceback
from typing import Any

import msgspec
from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException, ValidationException

from keypeg.errors import (
    Contradiction,
    EditionError,
    IllegalAction,
    KeypegError,
    MissingExtra,
    NotationError,
    StoreError,
    TableError,
    TableReason,
)
from keypeg.server.wire import Problem, Refused, encode

log = logging.getLogger(__name__)

_TABLE_STATUS = {
    TableReason.UNKNOWN_TABLE: (404, "NO_TABLE"),
    TableReason.UNKNOWN_SEAT: (404, "NO_SUCH"),
    TableReason.NOTHING_FINISHED: (404, "NO_SUCH"),
    TableReason.NO_SUCH_GAME: (404, "NO_SUCH"),
    TableReason.TOO_LARGE_TO_REVIEW: (422, "TOO_LARGE_TO_REVIEW"),
    TableReason.NOT_RECORDED: (422, "NOT_RECORDED"),
    TableReason.NOT_YOUR_SEAT: (403, "NOT_YOUR_SEAT"),
    TableReason.NO_SPECTATORS: (403, "NO_SPECTATORS"),
    TableReason.NO_HINTS: (403, "HINTS_OFF"),
    TableReason.CODEBREAKERS_ONLY: (403, "CODEBREAKERS_ONLY"),
    TableReason.TABLE_CLOSED: (409, "TABLE_CLOSED"),
    TableReason.SEAT_TAKEN: (409, "SEAT_TAKEN"),
    TableReason.COMPUTER_SEAT: (409, "SEAT_TAKEN"),
    TableReason.NAME_TAKEN: (409, "NAME_TAKEN"),
    TableReason.SEATS_OPEN: (409, "SEATS_OPEN"),
    TableReason.TOO_MANY_TABLES: (429, "TOO_MANY"),
    TableReason.TOO_MANY_SEATS: (429, "TOO_MANY"),
    TableReason.BAD_ACTION_ID: (400, "BAD_REQUEST"),
}
_HTTP_REASONS = {401: "NO_TOKEN", 404: "NO_SUCH", 405: "NO_SUCH_METHOD", 413: "TOO_LARGE", 429: "TOO_MANY"}
_HTTP_SENTENCES = {
    404: "there is nothing at this address",
    405: "this address does not do that",
    413: "that is too large",
}


class Refusal(KeypegError):
    """Something the server itself does not do."""

    def __init__(self, status: int, problem: Problem) -> None:
        super().__init__(problem.message)
        self.status = status
        self.problem = problem


def refuse(status: int, reason: str, message: str) -> Refusal:
    """A refusal by its status, its name and its sentence."""
    return Refusal(status, Problem(reason=reason, message=message))


def problem_of(error: KeypegError) -> tuple[int, Problem]:
    """The status and the body of a refusal."""
    match error:
        case Refusal():
            return error.status, error.problem
        case TableError():
            status, name = _TABLE_STATUS.get(error.reason, (409, error.reason.name))
            return status, Problem(reason=name, message=str(error))
        case IllegalAction():
            return 422, Problem(reason=error.reason.name, message=str(error))
        case MissingExtra():
            return 501, Problem(reason="NOT_INSTALLED", message=str(error))
        case NotationError():
            return 400, Problem(reason="NOTATION", message=str(error))
        case EditionError():
            return 400, Problem(reason="EDITION", message=str(error))
        case Contradiction():
            return 422, Problem(reason="CONTRADICTION", message=str(error))
        case StoreError():
            return 503, Problem(reason="STORE", message="the tables cannot be reached now: try again")
        case _:
            return 400, Problem(reason="BAD_REQUEST", message=str(error))


def refused(_: Request[Any, Any, Any], error: KeypegError) -> Response[bytes]:
    """Answer a person's mistake."""
    return answer(*problem_of(error))


def http_refused(_: Request[Any, Any, Any], error: HTTPException) -> Response[bytes]:
    """Answer what the framework refuses: bodies that cannot be read, addresses that are not there."""
    status = error.status_code
    if status == 400:
        return answer(400, Problem(reason="BAD_REQUEST", message=_unreadable(error)))
    message = _HTTP_SENTENCES.get(status, error.detail)
    return answer(status, Problem(reason=_HTTP_REASONS.get(status, "BAD_REQUEST"), message=message))


def failed(_: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    """Answer a defect of ours; the log tells where it is, and never a value that may hold a secret."""
    where = "".join(traceback.format_tb(error.__traceback__, limit=-6))
    log.error("a request failed with %s\n%s", type(error).__name__, where)
    return answer(500, Problem(reason="FAILED", message="something is wrong with this server"))


def answer(status: int, problem: Problem) -> Response[bytes]:
    """A refusal as an answer."""
    return Response(encode(Refused(error=problem)), status_code=status, media_type=MediaType.JSON)


def _unreadable(error: HTTPException) -> str:
    told = error.extra if isinstance(error, ValidationException) else None
    if isinstance(told, list) and told:
        first = told[0]
        key = first.get("key") if isinstance(first, dict) else None
        message = first.get("message", "") if isinstance(first, dict) else str(first)
        return f"cannot read {key}: {message}" if key else f"cannot read the request: {message}"
    if isinstance(error.__cause__, msgspec.ValidationError):
        return f"cannot read the request: {error.__cause__}"
    return "cannot read the request: it is not the JSON that is asked for"
