"""Every error a person can cause, and every reason an action is refused."""

from __future__ import annotations

from enum import Enum


class Reason(Enum):
    """Why an action is not allowed now; the value is the sentence shown to people."""

    MATCH_OVER = "the match is over"
    NO_SUCH_SEAT = "there is no such seat at this table"
    CODEMAKER_ONLY = "only the codemaker of this game may do that"
    CODEBREAKER_ONLY = "only a codebreaker of this game may do that"
    TABLE_ONLY = "only the table may do that"
    NOT_YOUR_TURN = "it is another codebreaker's turn"
    SECRET_NOT_SET = "the codemaker has not set the code yet"
    SECRET_ALREADY_SET = "the code of this game is set already"
    SECRET_BEHIND_SHIELD = "at this table the code stays behind the real shield and is not entered"
    SECRET_MUST_BE_ENTERED = "at this table the code must be entered"
    NOT_A_CODE = "that is not a code of this edition"
    NOT_A_SECRET = "this edition does not allow that code as a secret: every colour must be different"
    NOT_A_GUESS = "this edition does not allow that guess: every colour must be different"
    FEEDBACK_PENDING = "the last row has not been marked yet"
    NO_ROW_TO_MARK = "there is no row to mark"
    TABLE_MARKS = "at this table the table marks every row"
    CODEMAKER_MARKS = "at this table the codemaker marks every row"
    NOT_FEEDBACK = "that feedback cannot occur in this edition"
    FALSE_FEEDBACK = "the table only gives true feedback"
    REVEAL_DUE = "all rows are played: the codemaker has to reveal the code"
    REVEAL_NOT_DUE = "the code is not to be revealed now"
    NO_ROWS_TO_CLAIM = "no row has been marked yet, so there is nothing to claim"
    CLAIM_REPEATED = "this was claimed already, and no row has been marked since"
    CONCEDING_OFF = "conceding is switched off at this table"
    CONCEDED_ALREADY = "you have conceded already; the other codebreakers have not"
    NO_CLOCK = "this table has no thinking time"


class TableReason(Enum):
    """Why a table does not do what it was asked; the value is the sentence shown to people."""

    UNKNOWN_TABLE = "there is no such table"
    TABLE_CLOSED = "this table is closed"
    UNKNOWN_SEAT = "there is no such seat at this table"
    SEAT_TAKEN = "this seat is taken"
    COMPUTER_SEAT = "a computer sits there"
    NAME_TAKEN = "somebody at this table has that name already"
    NO_TOKEN = "this needs the token of a seat"
    NOT_YOUR_SEAT = "that token belongs to no seat of this table"
    SEATS_OPEN = "the match begins when every seat is taken"
    NO_SPECTATORS = "this table does not allow spectators"
    NO_HINTS = "hints are switched off at this table"
    CODEBREAKERS_ONLY = "hints are for the codebreakers of a game in play"
    NO_ENGINE = "nothing that could give hints is installed here"
    TOO_MANY_TABLES = "too many tables are open from this address: close one, or wait"
    TOO_MANY_SEATS = "too many seats are taken from this address: leave one, or wait"
    NOTHING_FINISHED = "no game of this match has ended yet, so there is nothing to export"
    MATCH_GOES_ON = "a rematch can be asked for when the match is over"
    NO_SUCH_GAME = "there is no such game in this match"
    GAME_GOES_ON = "this game is not over: it can be reviewed when it is, or where the table allows hints"
    NOT_RECORDED = "only games that a codebreaker of this seat has played to the end are recorded"
    TOO_LARGE_TO_REVIEW = "this edition has too many codes for a review"
    BAD_ACTION_ID = "an action id is 1 to 64 printable ASCII characters"


class KeypegError(Exception):
    """A person's mistake, told in one line."""


class NotationError(KeypegError):
    """A text that cannot be read."""


class EditionError(KeypegError):
    """An edition, a house rule or a match that no rule sheet allows."""


class IllegalAction(KeypegError):
    """An action that is not allowed now; nothing was changed."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason.value)
        self.reason = reason


class Contradiction(KeypegError):
    """Rows that no code agrees with; `rows` numbers a smallest set of them, from 1."""

    def __init__(self, rows: tuple[int, ...]) -> None:
        super().__init__(f"no code agrees with {row_list(rows)}: together they cannot be true")
        self.rows = rows


class StaleAction(KeypegError):
    """An action made on an older state of the table; `seq` is the present one."""

    def __init__(self, seq: int) -> None:
        super().__init__(f"the table has moved on: it is at {seq}")
        self.seq = seq


class TableError(KeypegError):
    """Something a table does not do; nothing was changed."""

    def __init__(self, reason: TableReason) -> None:
        super().__init__(reason.value)
        self.reason = reason


class StoreError(KeypegError):
    """A store that cannot be read or written."""


def row_list(rows: tuple[int, ...]) -> str:
    """`row 3`, or `rows 1, 3 and 4`."""
    if len(rows) == 1:
        return f"row {rows[0]}"
    return f"rows {', '.join(map(str, rows[:-1]))} and {rows[-1]}"


def quoted(text: str) -> str:
    """A piece of input as shown in an error: quoted, escaped, and never long."""
    return ascii(text if len(text) <= 40 else text[:37] + "...")
