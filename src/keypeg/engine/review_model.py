"""What a review holds, and how it reads in words, the same for every front end."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from keypeg.engine.hardness import Hardness
from keypeg.engine.interval import Interval
from keypeg.rules import Code, Edition, Feedback
from keypeg.rules.narration import write_feedback
from keypeg.words import DEFAULT, Message, message, say

WORDS: tuple[tuple[Fraction, str], ...] = (
    (Fraction(0), "perfect"),
    (Fraction(1, 10), "good"),
    (Fraction(1, 4), "fine"),
    (Fraction(3, 5), "slip"),
)
"""The grade of a guess by the most rows it may lose; a guess that loses more is a mistake."""
MISTAKE = "mistake"
_COLUMNS = ("row", "guess", "feedback", "left", "expected", "lost", "luck")


@dataclass(frozen=True, slots=True, kw_only=True)
class Weighed:
    """A guess at a position: the rows it expects, itself included, and how it parts the candidates."""

    guess: Code
    expects: Interval
    parts: int
    largest: int
    expected_size: float
    bits: float
    possible: bool

    def __repr__(self) -> str:
        return f"<Weighed {self.guess}: expects {self.expects} rows>"

    @property
    def why(self) -> Message:
        """Return what the guess does, in a sentence."""
        code = "review-why-could-win" if self.possible else "review-why-cannot-win"
        return message(code, answers=self.parts, expected=self.expected_size)

    @property
    def tells_nothing(self) -> bool:
        """Whether its answer is known beforehand and is not that it breaks the code."""
        return self.parts == 1 and not self.possible

    def lost(self, expected: Interval) -> Interval:
        """Return the rows it loses against perfect play, which expects `expected`; a useless guess loses its row."""
        # Known even if the value of perfect play is not, since it is the same before and after.
        return Interval.of(1) if self.tells_nothing else (self.expects - expected).at_least(0)


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

    def __repr__(self) -> str:
        lost = f"lost {self.mistake}, luck {self.luck}"
        return f"<ReviewedRow {self.number}: {self.played.guess} {self.feedback}, {lost}>"

    @property
    def mistake(self) -> Interval:
        """Return the rows lost: what the guess expects beyond the best one; a useless guess loses its row."""
        return self.played.lost(self.expected_before)

    @property
    def luck(self) -> Interval:
        """Return the rows saved by luck: what the guess expected on average, minus what actually happened."""
        if self.played.tells_nothing:
            return Interval.of(0)
        return self.played.expects - Interval.of(1) - self.expected_after

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


@dataclass(frozen=True, slots=True)
class Assessment:
    """A game in a few sentences, the row to learn from, and why each row that lost something did so."""

    verdict: tuple[Message, ...]
    moment: int | None
    reasons: Mapping[int, tuple[Message, ...]]

    @property
    def sentences(self) -> tuple[Message, ...]:
        """Return the verdict, and what there is to learn."""
        if self.moment is None:
            return self.verdict
        return (*self.verdict, message("review-moment", row=self.moment), *self.reasons[self.moment])


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
    digit_sum: int | None = None
    assessment: Assessment | None = None

    def __str__(self) -> str:
        """Return a table and a few sentences, in English."""
        return review_text(self)

    def __repr__(self) -> str:
        return f"<Review of {self.edition}: {len(self.rows)} rows, lost {self.mistakes}, luck {self.luck}>"

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
                mistakes=sum_intervals(row.mistake for row in own),
                luck=sum_intervals(row.luck for row in own),
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
        return sum_intervals(row.mistake for row in self.rows)

    @property
    def luck(self) -> Interval:
        """Return all rows saved by luck."""
        return sum_intervals(row.luck for row in self.rows)

    @property
    def closes(self) -> bool:
        """Whether rows + remaining = perfect + mistakes - luck, as far as the numbers are known."""
        rows = Interval.of(len(self.rows)) + self.remaining
        told = self.perfect + self.mistakes - self.luck
        return rows.lower <= told.upper and told.lower <= rows.upper


def sum_intervals(intervals: Iterable[Interval]) -> Interval:
    """Return their sum."""
    total = Interval.of(0)
    for interval in intervals:
        total += interval
    return total


def review_text(found: Review, players: Sequence[str] = (), language: str = DEFAULT) -> str:
    """Return the review as a table and a few sentences.

    With the names of the `players` of a group it also says what each codebreaker did.
    """
    head = [*(say(message(f"column-{name}"), language) for name in _COLUMNS), ""]
    lines = [head, *(_line(found.edition, row, language) for row in found.rows)]
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    table = ["  ".join([*map(str.rjust, line[:-1], widths), line[-1]]).rstrip() for line in lines]
    told = [
        *(better(row) for row in found.rows if row.mistake.lower > 0),
        *sentences(found, players),
    ]
    first = [] if found.assessment is None else [say(one, language) for one in found.assessment.sentences]
    return "\n".join([*first, *([""] if first else []), *table, "", *(say(one, language) for one in told)])


def _line(edition: Edition, row: ReviewedRow, language: str) -> list[str]:
    played = row.played
    note = row.grade
    if row.contradicts:
        note = message("review-grade-impossible", grade=row.grade, row=row.contradicts[0])
    messages = (
        message("review-left", before=row.before, after=row.after),
        played.expects.message,
        row.mistake.worth(),
        row.luck.worth(),
        note,
    )
    said = (say(one, language) for one in messages)
    return [str(row.number), str(played.guess), write_feedback(edition, row.feedback, language), *said]


def better(row: ReviewedRow) -> Message:
    """Return which guess would have been better than the one of this row, and why."""
    return message(
        "review-better",
        row=row.number,
        guess=str(row.best.guess),
        expects=row.best.expects.message,
        why=row.best.why,
    )


def sentences(found: Review, players: Sequence[str] = ()) -> list[Message]:
    """Return what holds for the whole game; with the `players` of a group also what each codebreaker did."""
    told = [message("review-perfect-play", rows=found.perfect.message), review_sum(found)]
    told += [_of_seat(one, players) for one in found.seats if players]
    if found.hardness:
        told.append(found.hardness.message)
    if found.lost:
        told.append(message("review-clock", rows=found.lost))
    if found.contradiction:
        rows = found.contradiction
        told.append(message("review-contradiction", count=len(rows), rows=rows))
    if found.false_rows:
        told.append(message("review-false-rows", count=len(found.false_rows), rows=found.false_rows))
    return told


def review_sum(found: Review) -> Message:
    """Return how the rows played add up from perfect play, lost rows and luck."""
    return message(
        "review-sum",
        played=len(found.rows),
        remaining=found.remaining.message,
        perfect=found.perfect.message,
        lost=found.mistakes.message,
        luck=found.luck.message,
    )


def _of_seat(one: SeatSummary, players: Sequence[str]) -> Message:
    return message(
        "review-seat",
        player=players[one.seat],
        rows=one.rows,
        lost=one.mistakes.worth(),
        luck=one.luck.worth(),
    )
