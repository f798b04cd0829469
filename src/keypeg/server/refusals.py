"""Refusals over HTTP: a status, a name for programs, a sentence for people."""

from __future__ import annotations

import logging
import traceback

import msgspec

from keypeg.api.encoding import encode
from keypeg.api.problems import Problem, Refused, problem
from keypeg.api.refusals import refused_with
from keypeg.errors import KeypegError
from keypeg.words import DEFAULT, Message, message

log = logging.getLogger(__name__)


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


def failure(error: Exception, language: str) -> tuple[int, Problem[msgspec.Raw]]:
    """Return the answer to a defect of ours; the log tells where it is, and never a value that may hold a secret."""
    if isinstance(error, RecursionError | UnicodeDecodeError):
        # A body that is nested too deeply or is not text: the decoder gives up on what the client sent.
        return 400, problem("BAD_REQUEST", message("request-not-json"), language)
    where = "".join(traceback.format_tb(error.__traceback__, limit=-6))
    log.error("a request failed with %s\n%s", type(error).__name__, where)
    return 500, problem("FAILED", message("reason-failed"), language)


def refused(error: Exception, language: str) -> tuple[int, bytes]:
    """Return the status and the encoded body of the answer to a request that failed with an error."""
    found_with = problem_of(error, language) if isinstance(error, KeypegError) else failure(error, language)
    status, found = found_with
    return status, encode(Refused(error=found))


def unreadable(problem: str | None, field: str = "data") -> Refusal:
    """Return the refusal of a request that cannot be read; without a problem its body is no JSON."""
    if problem is None:
        return Refusal(400, "BAD_REQUEST", message("request-not-json"))
    return Refusal(400, "BAD_REQUEST", message("request-field", field=field, problem=problem))


def no_address() -> Refusal:
    """Return the refusal of an address that is not there."""
    return Refusal(404, "NO_SUCH", message("reason-no-address"))


def no_method() -> Refusal:
    """Return the refusal of a method that an address does not have."""
    return Refusal(405, "NO_SUCH_METHOD", message("reason-no-method"))


def too_large(status: int = 413) -> Refusal:
    """Return the refusal of a request that is too large."""
    return Refusal(status, "TOO_LARGE", message("reason-too-large"))
