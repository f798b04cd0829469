"""A review as the links hand it out: what the engine tells as plain data, read back, from here or from a server."""

from __future__ import annotations

from typing import Any

import msgspec

from keypeg.errors import KeypegError


class Number(msgspec.Struct, frozen=True):
    """A number, or the bounds that surely hold it."""

    exact: bool
    lower: float
    upper: float

    @property
    def text(self) -> str:
        """With three digits."""
        return f"{self.lower:.3f}" if self.exact else f"{self.lower:.3f} to {self.upper:.3f}"

    @property
    def signed(self) -> str:
        """With its sign."""
        return f"{self.lower:+.3f}" if self.exact else f"{self.lower:+.3f} to {self.upper:+.3f}"


class Weighed(msgspec.Struct, frozen=True):
    """A guess, and what it is worth."""

    guess: str
    expects: Number
    why: str


class ReviewedRow(msgspec.Struct, frozen=True):
    """A row, and what was known before it."""

    number: int
    seat: int | None
    before: int
    after: int
    contradicts: tuple[int, ...]
    bits_expected: float
    bits_gained: float
    mistake: Number
    luck: Number
    word: str
    played: Weighed
    best: Weighed
    good: tuple[Weighed, ...]


class SeatSummary(msgspec.Struct, frozen=True):
    """What one codebreaker did."""

    seat: int
    rows: int
    mistakes: Number
    luck: Number


class Hardness(msgspec.Struct, frozen=True):
    """How hard the code was."""

    rows: int
    easier: float
    proven: bool

    @property
    def told(self) -> str:
        """One sentence."""
        played = "Perfect play" if self.proven else "The best play known"
        rows = "1 row" if self.rows == 1 else f"{self.rows} rows"
        return f"{played} breaks this code in {rows}; {100 * self.easier:.0f}% of all codes take fewer."


class ReviewData(msgspec.Struct, frozen=True):
    """A reviewed game."""

    rows: tuple[ReviewedRow, ...]
    seats: tuple[SeatSummary, ...]
    lost: int
    perfect: Number
    mistakes: Number
    luck: Number
    remaining: Number
    contradiction: tuple[int, ...]
    false_rows: tuple[int, ...]
    hardness: Hardness | None

    def row(self, number: int) -> ReviewedRow | None:
        """The row of that number on the board, if it was reviewed."""
        return next((row for row in self.rows if row.number == number), None)


def read_review(data: Any) -> ReviewData:  # noqa: ANN401 - JSON
    """A review from plain data."""
    try:
        return msgspec.convert(data, ReviewData)
    except msgspec.ValidationError:
        raise KeypegError("cannot read the review: the server speaks another version") from None
