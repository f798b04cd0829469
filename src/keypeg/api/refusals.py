"""Refusals of the rules and the tables: HTTP status, name for programs, sentence for people.

The status is used without HTTP too: the page distinguishes kinds of refusals by it.
"""

from __future__ import annotations

import msgspec

from keypeg.api.live import ClosedMessage, closed_message
from keypeg.api.problems import Problem, problem
from keypeg.errors import (
    Contradiction,
    DamagedTable,
    EditionError,
    IllegalAction,
    KeypegError,
    Mismatch,
    MissingExtra,
    NoAnswer,
    NotationError,
    NotFound,
    StoreError,
    TableError,
    TableReason,
)
from keypeg.words import DEFAULT, Message, message

_TABLE_STATUS = {
    TableReason.UNKNOWN_TABLE: (404, "NO_TABLE"),
    # Not 404: that says that the table itself is not there.
    TableReason.UNKNOWN_SEAT: (409, "NO_SUCH"),
    TableReason.NOTHING_FINISHED: (409, "NO_SUCH"),
    TableReason.NO_SUCH_GAME: (409, "NO_SUCH"),
    TableReason.NO_SUCH_ROW: (409, "NO_SUCH"),
    TableReason.TOO_LARGE_TO_REVIEW: (422, "TOO_LARGE_TO_REVIEW"),
    TableReason.NOT_RECORDED: (422, "NOT_RECORDED"),
    TableReason.BAD_PASS: (403, "BAD_PASS"),
    TableReason.PASS_HIDES_CODE: (409, "PASS_HIDES_CODE"),
    TableReason.NO_TOKEN: (401, "NO_TOKEN"),
    TableReason.NO_LADDER_TOKEN: (401, "NO_TOKEN"),
    TableReason.LADDER_NAME_TAKEN: (409, "NAME_TAKEN"),
    TableReason.NOT_YOUR_SEAT: (403, "NOT_YOUR_SEAT"),
    TableReason.NO_SPECTATORS: (403, "NO_SPECTATORS"),
    TableReason.NO_HINTS: (403, "HINTS_OFF"),
    TableReason.CODEBREAKERS_ONLY: (403, "CODEBREAKERS_ONLY"),
    TableReason.REAL_BOARD_ONLY: (403, "REAL_BOARD_ONLY"),
    TableReason.TABLE_CLOSED: (409, "TABLE_CLOSED"),
    TableReason.SEAT_TAKEN: (409, "SEAT_TAKEN"),
    TableReason.COMPUTER_SEAT: (409, "SEAT_TAKEN"),
    TableReason.SEAT_GUARDS_CODE: (409, "SEAT_TAKEN"),
    TableReason.NAME_TAKEN: (409, "NAME_TAKEN"),
    TableReason.SEATS_OPEN: (409, "SEATS_OPEN"),
    TableReason.TOO_MANY_TABLES: (429, "TOO_MANY"),
    TableReason.TOO_MANY_SEATS: (429, "TOO_MANY"),
    TableReason.BAD_ACTION_ID: (400, "BAD_REQUEST"),
    TableReason.BAD_JOURNAL: (409, "BAD_JOURNAL"),
    TableReason.OLD_READING: (409, "OLD_READING"),
    TableReason.UNKNOWN_ROOM: (404, "NO_ROOM"),
    TableReason.ROOM_NAME_TAKEN: (409, "NAME_TAKEN"),
    TableReason.NOT_IN_ROOM: (403, "NOT_IN_ROOM"),
    TableReason.HOST_ONLY: (403, "HOST_ONLY"),
}
_NO_EDITION = ("unknown-edition", "shape-limit", "shape-few-colours", "shape-guess-repeats")
"""What is said of a text that names no edition; the other errors are of parts that do not fit together."""


class Refusal(KeypegError):
    """A refusal of a transport, or of a stale action, which gets the present state."""

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
    status, reason, said = _describe(error)
    found: Problem[msgspec.Raw] = problem(reason, said, language)
    if isinstance(error, Refusal) and error.state is not None:
        found = msgspec.structs.replace(found, seq=error.seq, state=error.state)
    return status, found


def refusal_message(error: KeypegError, language: str = DEFAULT) -> ClosedMessage:
    """Return the last message of a stream or socket that a refusal ends."""
    _, reason, said = _describe(error)
    return closed_message(reason, said, language)


def _describe(error: KeypegError) -> tuple[int, str, Message]:
    match error:
        case Refusal():
            return error.status, error.reason, error.message
        case TableError():
            return *_TABLE_STATUS.get(error.reason, (409, error.reason.name)), error.message
        case IllegalAction():
            return 422, error.reason.name, error.message
        case MissingExtra():
            return 501, "NOT_INSTALLED", error.message
        case NotationError():
            return 400, "NOTATION", error.message
        case NotFound():
            return 404, "NO_SUCH", error.message
        case Mismatch():
            return 409, "NOTATION", error.message
        case EditionError():
            return 400 if error.message.code in _NO_EDITION else 409, "EDITION", error.message
        case Contradiction():
            return 422, "CONTRADICTION", error.message
        case NoAnswer():
            return 503, "NO_ANSWER", error.message
        case DamagedTable():
            # Not 503: to try again is of no use.
            return 409, "DAMAGED", error.message
        case StoreError():
            return 503, "STORE", message("reason-store")
        case _:
            return 400, "BAD_REQUEST", error.message


def refuse_unreadable(problem: str | None, field: str = "data") -> Refusal:
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


def stale_action(seq: int, state: bytes) -> Refusal:
    """Return the refusal of an action on an old board, with the encoded state of the present one."""
    return Refusal(409, "STALE", message("reason-stale"), seq=seq, state=msgspec.Raw(state))
