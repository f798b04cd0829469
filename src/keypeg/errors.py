"""Every error a person can cause, and every reason an action is refused."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from enum import Enum
from unicodedata import category

from keypeg.words import Message, Param, message


class Reason(Enum):
    """Why an action is not allowed now; `reason-` and the value is the code of its words."""

    MATCH_OVER = "match-over"
    NO_SUCH_SEAT = "no-such-seat"
    CODEMAKER_ONLY = "codemaker-only"
    CODEBREAKER_ONLY = "codebreaker-only"
    TABLE_ONLY = "table-only"
    NOT_YOUR_TURN = "not-your-turn"
    SECRET_NOT_SET = "secret-not-set"
    SECRET_ALREADY_SET = "secret-already-set"
    SECRET_BEHIND_SHIELD = "secret-behind-shield"
    SECRET_MUST_BE_ENTERED = "secret-must-be-entered"
    NOT_A_CODE = "not-a-code"
    NOT_A_SECRET = "not-a-secret"
    NOT_A_GUESS = "not-a-guess"
    FEEDBACK_PENDING = "feedback-pending"
    NO_ROW_TO_MARK = "no-row-to-mark"
    TABLE_MARKS = "table-marks"
    CODEMAKER_MARKS = "codemaker-marks"
    NOT_FEEDBACK = "not-feedback"
    FALSE_FEEDBACK = "false-feedback"
    REVEAL_DUE = "reveal-due"
    REVEAL_NOT_DUE = "reveal-not-due"
    NO_ROWS_TO_CLAIM = "no-rows-to-claim"
    CLAIM_REPEATED = "claim-repeated"
    CLAIM_UNDECIDED = "claim-undecided"
    FALSE_VERDICT = "false-verdict"
    NO_ROW_TO_ADMIT = "no-row-to-admit"
    MARK_IS_RIGHT = "mark-is-right"
    NO_TAKING_BACK = "no-taking-back"
    NOTHING_TO_TAKE_BACK = "nothing-to-take-back"
    CONCEDING_OFF = "conceding-off"
    CONCEDED_ALREADY = "conceded-already"
    NO_CLOCK = "no-clock"


class TableReason(Enum):
    """Why a table refuses a request; `reason-` and the value is the code of its words."""

    UNKNOWN_TABLE = "unknown-table"
    TABLE_CLOSED = "table-closed"
    UNKNOWN_SEAT = "unknown-seat"
    SEAT_TAKEN = "seat-taken"
    COMPUTER_SEAT = "computer-seat"
    SEAT_GUARDS_CODE = "seat-guards-code"
    NAME_TAKEN = "name-taken"
    NO_TOKEN = "no-token"
    NOT_YOUR_SEAT = "not-your-seat"
    SEATS_OPEN = "seats-open"
    NO_SPECTATORS = "no-spectators"
    NO_HINTS = "no-hints"
    REAL_BOARD_ONLY = "real-board-only"
    CODEBREAKERS_ONLY = "codebreakers-only"
    TOO_MANY_TABLES = "too-many-tables"
    TOO_MANY_SEATS = "too-many-seats"
    NOTHING_FINISHED = "nothing-finished"
    MATCH_GOES_ON = "match-goes-on"
    NO_SUCH_GAME = "no-such-game"
    NO_SUCH_ROW = "no-such-row"
    GAME_GOES_ON = "game-goes-on"
    NOT_RECORDED = "not-recorded"
    TOO_LARGE_TO_REVIEW = "too-large-to-review"
    BAD_ACTION_ID = "bad-action-id"
    TABLE_HERE = "table-here"
    BAD_JOURNAL = "bad-journal"
    OLD_READING = "old-reading"
    NO_LADDER_TOKEN = "no-ladder-token"
    LADDER_NAME_TAKEN = "ladder-name-taken"
    NOBODY_LEFT = "nobody-left"
    NOBODY_AWAY = "nobody-away"
    BAD_PASS = "bad-pass"
    PASS_HIDES_CODE = "pass-hides-code"
    CODE_GONE = "code-gone"
    NAME_FIXED = "name-fixed"
    HOST_STARTS = "host-starts"
    NO_COPY = "no-copy"
    UNKNOWN_ROOM = "unknown-room"
    ROOM_CLOSED = "room-closed"
    ROOM_FULL = "room-full"
    ROOM_NAME_TAKEN = "room-name-taken"
    NAME_NOT_LISTED = "name-not-listed"
    NOT_IN_ROOM = "not-in-room"
    HOST_ONLY = "host-only"
    HOST_SETS_CODE = "host-sets-code"
    TABLE_SETS_CODE = "table-sets-code"
    CODE_MISSING = "code-missing"
    NO_DUEL = "no-duel"
    TOO_FEW_PLAYERS = "too-few-players"
    ROUND_GOES_ON = "round-goes-on"
    ROUNDS_PLAYED = "rounds-played"
    NO_ROUND = "no-round"
    ROUND_PAUSED = "round-paused"
    ROUND_NOT_BEGUN = "round-not-begun"
    NO_MORE_HINTS = "no-more-hints"
    NO_REMATCH = "no-rematch"


class KeypegError(Exception):
    """A person's mistake: a code and parameters, which any language can say in one line."""

    def __init__(self, code: str | Message, /, **params: Param) -> None:
        self.message = code if isinstance(code, Message) else message(code, **params)
        # Other people's programs read the first argument of an error as a text.
        super().__init__(self.message.code)

    def __str__(self) -> str:
        """Return the words in English."""
        return str(self.message)

    def __reduce__(self) -> tuple[object, ...]:
        """Take everything along when an error is pickled or copied, whatever its class asks for."""
        return _restore, (type(self), self.args, dict(self.__dict__))


def _restore(kind: type[KeypegError], args: tuple[object, ...], fields: dict[str, object]) -> KeypegError:
    error = kind.__new__(kind)
    error.args = args
    error.__dict__.update(fields)
    return error


class NotationError(KeypegError):
    """A text that cannot be read."""


class NotFound(KeypegError):
    """A name that can be read, of something that is not there."""


class Mismatch(KeypegError):
    """A text that can be read, but does not fit what it was written for."""


class EditionError(KeypegError):
    """An edition, a house rule or a match that no rule sheet allows."""


class IllegalAction(KeypegError):
    """An action that is not allowed now; nothing was changed."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason_message(reason))
        self.reason = reason


class Contradiction(KeypegError):
    """Rows that no code agrees with; `rows` numbers a smallest set of them, from 1."""

    def __init__(self, rows: tuple[int, ...]) -> None:
        super().__init__("contradiction", count=len(rows), rows=rows)
        self.rows = rows


class Undecided(KeypegError):
    """A question about rows that was not answered within the steps allowed; `steps` says how many."""

    def __init__(self, steps: int) -> None:
        super().__init__("undecided", steps=steps)
        self.steps = steps


class NoAnswer(KeypegError):
    """A question to the engine without an answer: it took too long, or the process that was asked has ended."""

    def __init__(self) -> None:
        super().__init__("no-answer")


class StaleAction(KeypegError):
    """An action based on an older state of the table; `seq` is the current one."""

    def __init__(self, seq: int) -> None:
        super().__init__("reason-stale")
        self.seq = seq


class TableError(KeypegError):
    """Something a table refuses to do; nothing was changed."""

    def __init__(self, reason: TableReason) -> None:
        super().__init__(reason_message(reason))
        self.reason = reason


class MissingExtra(KeypegError, ImportError):
    """A part of Keypeg whose libraries are not installed."""

    def __init__(self, extra: str) -> None:
        super().__init__("missing-extra", extra=extra)
        self.extra = extra


class StoreError(KeypegError):
    """A database that cannot be read or written."""


class DamagedTable(KeypegError):
    """A table of which the database holds something that no table can be made of."""


def reason_message(reason: Reason | TableReason) -> Message:
    """Return the message that gives the reason."""
    return message(f"reason-{reason.value}")


_LONGEST = 40
_JOINER = "\u200d"


def shorten(text: str) -> str:
    """Return a piece of input as an error shows it: control characters escaped, and at most 40 characters long.

    >>> shorten("a\\nb")
    'a\\\\nb'
    """
    return one_line(text, longest=_LONGEST)


def show_path(path: object) -> str:
    """Return a path as an error shows it: whole, unless it is absurdly long, since its end says the most."""
    return one_line(str(path))


@contextmanager
def explain_unwritable(path: object) -> Iterator[None]:
    """Say in one line why a file cannot be written, if the block fails to write it."""
    try:
        yield
    except OSError as error:
        raise KeypegError("file-unwritable", path=show_path(path), problem=str(error.strerror)) from None


def one_line(text: str, *, longest: int = 400) -> str:
    """Return a text as one line of at most `longest` characters: control characters are escaped."""
    cut = text if len(text) <= longest else text[: longest - 3] + "..."
    return "".join(sign if _is_printable(sign) else ascii(sign)[1:-1] for sign in cut)


def require(value: object, *kinds: type, what: str) -> None:
    """Raise a `TypeError` in one line unless a value is of one of these kinds: a mistake of a program.

    >>> require(5, str, what="an edition")
    Traceback (most recent call last):
        ...
    TypeError: an edition must be a text, not int
    """
    if not isinstance(value, kinds):
        wanted = " or ".join(_KINDS.get(kind.__name__) or _with_article(kind.__name__) for kind in kinds)
        raise TypeError(f"{what} must be {wanted}, not {type(value).__name__}")


_KINDS = {
    "str": "a text",
    "int": "a whole number",
    "float": "a number",
    "NoneType": "None",
}


def _with_article(name: str) -> str:
    return f"{'an' if name[0] in 'AEIOU' else 'a'} {name}"


def quote(text: str) -> str:
    """Return a piece of input in quotes, for a text that brings none of its own."""
    return f"'{shorten(text)}'"


def _is_printable(sign: str) -> bool:
    """Whether a character can be shown as it was typed; joined emoji need their joiner."""
    return sign in (_JOINER, " ") or category(sign)[0] not in "CZ"
