"""Errors as answers over HTTP; what is wrong with the server itself is logged."""

from __future__ import annotations

import logging
import traceback

import msgspec

from keypeg.api.encoding import encode
from keypeg.api.problems import Problem, Refused, problem
from keypeg.api.refusals import problem_of
from keypeg.errors import KeypegError
from keypeg.words import message

log = logging.getLogger(__name__)


def failure(error: Exception, language: str) -> tuple[int, Problem[msgspec.Raw]]:
    """Return the answer to a defect of ours; the log tells where it is, and never a value that may hold a secret."""
    if isinstance(error, RecursionError | UnicodeDecodeError):
        # A body that is nested too deeply or is not text: the decoder gives up on what the client sent.
        return 400, problem("BAD_REQUEST", message("request-not-json"), language)
    where = "".join(traceback.format_tb(error.__traceback__, limit=-6))
    log.error("a request failed with %s\n%s", type(error).__name__, where)
    return 500, problem("FAILED", message("reason-failed"), language)


def encode_refusal(error: Exception, language: str) -> tuple[int, bytes]:
    """Return the status and the encoded body of the answer to a request that failed with an error."""
    found_with = problem_of(error, language) if isinstance(error, KeypegError) else failure(error, language)
    status, found = found_with
    return status, encode(Refused(error=found))
