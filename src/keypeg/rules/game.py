"""One game: a secret code, from its setting to its reveal."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from enum import StrEnum

from keypeg.rules.codes import Code
from keypeg.rules.feedback import Feedback, mark_codes
from keypeg.rules.shape import Counting


@dataclass(frozen=True, slots=True, eq=False)
class Row:
    """A guess, its feedback once it is given, and whose guess it was.

    A row that was lost has no guess: the time ran out, or it was `skipped` for a player who was away (R21c).
    """

    guess: Code | None
    feedback: Feedback | None = None
    seat: int | None = None
    skipped: bool = False

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Row) and self._values == other._values

    def __hash__(self) -> int:
        return hash(self._values)

    @property
    def _values(self) -> tuple[Code | None, Feedback | None, int | None, bool]:
        return self.guess, self.feedback, self.seat, self.skipped

    @property
    def all_red(self) -> bool:
        """Whether the row was marked as breaking the code."""
        return self.guess is not None and self.feedback == Feedback(len(self.guess), 0)


@dataclass(frozen=True, slots=True, eq=False)
class MarkedRow(Row):
    """A row that holds a guess and its feedback; equal to any row that holds the same."""

    guess: Code
    feedback: Feedback
    seat: int | None = None


def marked_rows(rows: Iterable[Row]) -> tuple[MarkedRow, ...]:
    """Return the rows that hold a guess and its feedback."""
    return tuple(found for _, found in numbered_marked_rows(rows))


def numbered_marked_rows(rows: Iterable[Row]) -> tuple[tuple[int, MarkedRow], ...]:
    """Return the rows that hold a guess and its feedback, with the numbers they have on the board, from 1."""
    return tuple(
        (number, row if isinstance(row, MarkedRow) else MarkedRow(row.guess, row.feedback, row.seat))
        for number, row in enumerate(rows, 1)
        if row.guess is not None and row.feedback is not None
    )


class Phase(StrEnum):
    """What a game waits for."""

    SETTING = "setting"
    GUESSING = "guessing"
    MARKING = "marking"
    REVEALING = "revealing"
    OVER = "over"


class Ending(StrEnum):
    """How a game ended."""

    BROKEN = "broken"
    UNBROKEN = "unbroken"
    CONCEDED = "conceded"
    FORFEITED = "forfeited"
    VOID = "void"


class ShownBy(StrEnum):
    """What showed that the codemaker had given wrong information (R13)."""

    CLAIM = "claim"
    REVEAL = "reveal"
    ADMITTED = "admitted"


@dataclass(frozen=True, slots=True)
class Evidence:
    """The rows (from 1) that show wrong information: they contradict one another, or the revealed secret (R13)."""

    rows: tuple[int, ...]
    shown_by: ShownBy
    secret: Code | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Game:
    """One secret and the rows played against it; a replay keeps the number of the game it replaces (R14)."""

    number: int
    codemaker: int
    codebreakers: tuple[int, ...]
    phase: Phase = Phase.SETTING
    secret: Code | None = field(default=None, repr=False)
    rows: tuple[Row, ...] = ()
    conceding: tuple[int, ...] = ()
    claimed_on: int = 0
    ending: Ending | None = None
    evidence: Evidence | None = None

    @property
    def turn(self) -> int:
        """Return the codebreaker whose guess is next (R26)."""
        return self.codebreakers[len(self.rows) % len(self.codebreakers)]

    def with_rows(self, rows: tuple[Row, ...], phase: Phase, conceding: tuple[int, ...] = ()) -> Game:
        """Return the same game with other rows, in another phase (every move does this: `replace` is slow)."""
        return Game(
            number=self.number,
            codemaker=self.codemaker,
            codebreakers=self.codebreakers,
            phase=phase,
            secret=self.secret,
            rows=rows,
            conceding=conceding,
            claimed_on=self.claimed_on,
            ending=self.ending,
            evidence=self.evidence,
        )

    @property
    def marked(self) -> tuple[MarkedRow, ...]:
        """Return the rows that hold a guess and its feedback."""
        return marked_rows(self.rows)

    @property
    def broken_on(self) -> int | None:
        """Return the row (from 1) that broke the code; None if it was not broken."""
        return len(self.rows) if self.ending is Ending.BROKEN else None


def false_rows(rows: tuple[Row, ...], secret: Code, counting: Counting = Counting.BOTH) -> tuple[int, ...]:
    """Return the rows, from 1, whose feedback differs from the truth."""
    return tuple(
        number
        for number, row in numbered_marked_rows(rows)
        if row.feedback != mark_codes(secret, row.guess, counting)
    )
