"""What a review holds."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from keypeg.engine.hardness import Hardness
from keypeg.engine.interval import Interval
from keypeg.rules import Code, Edition, Feedback
from keypeg.words import Message, message

WORDS: tuple[tuple[Fraction, str], ...] = (
    (Fraction(0), "perfect"),
    (Fraction(1, 20), "good"),
    (Fraction(1, 4), "inaccurate"),
)
"""The grade of a guess by the most rows it may lose; a guess that loses more is a mistake."""
MISTAKE = "mistake"


@dataclass(frozen=True, slots=True, kw_only=True)
class Weighed:
    """A guess at a position: the rows it expects, itself included, and how it parts the candidates."""

    guess: Code
    expects: Interval
    parts: int
    expected_size: float
    bits: float
    possible: bool

    @property
    def why(self) -> Message:
        """Return what the guess does, in a sentence."""
        code = "review-why-could-win" if self.possible else "review-why-cannot-win"
        return message(code, answers=self.parts, expected=self.expected_size)


@dataclass(frozen=True, slots=True, kw_only=True)
class ReviewedRow:
    """A row, what was known before it, and what it was worth."""

    number: int
    seat: int | None
    played: Weighed
    feedback: Feedback
    before: int
    after: int
    contradicts: tuple[int, ...]
    bits_gained: float
    expected_before: Interval
    expected_after: Interval
    best: Weighed
    good: tuple[Weighed, ...]

    @property
    def mistake(self) -> Interval:
        """Return the rows lost: what the guess expects beyond the best one; a useless guess loses its row."""
        if self._tells_nothing:
            return Interval.of(1)
        return (self.played.expects - self.expected_before).at_least(0)

    @property
    def luck(self) -> Interval:
        """Return the rows saved by luck: what the guess expected on average, minus what actually happened."""
        if self._tells_nothing:
            return Interval.of(0)
        return self.played.expects - Interval.of(1) - self.expected_after

    @property
    def _tells_nothing(self) -> bool:
        # Known even if the value of perfect play is not, since it is the same before and after.
        return self.played.parts == 1 and not self.played.possible

    @property
    def word(self) -> str:
        """Return the grade of the guess; if its cost is not known exactly, the best grade it may deserve."""
        return word_for(self.mistake.lower)

    @property
    def nothing_better(self) -> bool:
        """Whether it is certain that no guess was better."""
        return self.mistake.upper == 0

    @property
    def settled(self) -> bool:
        """Whether the grade is certain."""
        return self.word == word_for(self.mistake.upper)

    @property
    def grade(self) -> Message:
        """Return the grade for people."""
        return grade(self.word, settled=self.settled)


def word_for(cost: Fraction) -> str:
    """Return the grade of a guess that loses `cost` rows."""
    return next((word for most, word in WORDS if cost <= most), MISTAKE)


def grade(word: str, *, settled: bool) -> Message:
    """Return a grade for people."""
    return message("review-grade" if settled else "review-grade-at-best", word=message(f"review-word-{word}"))


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatSummary:
    """The rows one codebreaker lost, and the rows saved by luck."""

    seat: int
    rows: int
    mistakes: Interval
    luck: Interval


@dataclass(frozen=True, slots=True, kw_only=True)
class Review:
    """A game reviewed row by row; `contradiction` names rows that cannot be true together, where there are any."""

    edition: Edition
    rows: tuple[ReviewedRow, ...]
    lost: int
    perfect: Interval
    contradiction: tuple[int, ...]
    false_rows: tuple[int, ...]
    hardness: Hardness | None

    def records(self) -> list[dict[str, Any]]:
        """Return one flat record per row, as `pandas.DataFrame` takes them; seats are counted from 1."""
        return [
            {
                "row": row.number,
                "seat": None if row.seat is None else row.seat + 1,
                "guess": str(row.played.guess),
                "red": row.feedback.red,
                "white": row.feedback.white,
                "before": row.before,
                "after": row.after,
                "lost_lower": float(row.mistake.lower),
                "lost_upper": float(row.mistake.upper),
                "luck_lower": float(row.luck.lower),
                "luck_upper": float(row.luck.upper),
                "best": str(row.best.guess),
            }
            for row in self.rows
        ]

    def of_seat(self, seat: int) -> tuple[ReviewedRow, ...]:
        """Return the rows of one codebreaker."""
        return tuple(row for row in self.rows if row.seat == seat)

    @property
    def seats(self) -> tuple[SeatSummary, ...]:
        """Return each codebreaker's part, in the order of their first rows; rows without a player are left out."""
        seats = dict.fromkeys(row.seat for row in self.rows if row.seat is not None)
        return tuple(
            SeatSummary(
                seat=seat,
                rows=len(own := self.of_seat(seat)),
                mistakes=summed(row.mistake for row in own),
                luck=summed(row.luck for row in own),
            )
            for seat in seats
        )

    @property
    def remaining(self) -> Interval:
        """Return the rows perfect play would still need at the end; zero if the code is broken."""
        return self.rows[-1].expected_after if self.rows else self.perfect

    @property
    def mistakes(self) -> Interval:
        """Return all rows lost."""
        return summed(row.mistake for row in self.rows)

    @property
    def luck(self) -> Interval:
        """Return all rows saved by luck."""
        return summed(row.luck for row in self.rows)

    @property
    def closes(self) -> bool:
        """Whether rows + remaining = perfect + mistakes - luck, as far as the numbers are known."""
        rows = Interval.of(len(self.rows)) + self.remaining
        told = self.perfect + self.mistakes - self.luck
        return rows.lower <= told.upper and told.lower <= rows.upper


def summed(intervals: Iterable[Interval]) -> Interval:
    """Return their sum."""
    total = Interval.of(0)
    for interval in intervals:
        total += interval
    return total
