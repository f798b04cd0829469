"""A review: what every guess of a game was worth."""

from __future__ import annotations

import msgspec

from keypeg.api.sentence import Sentence, sentence
from keypeg.engine.candidates import candidates
from keypeg.engine.interval import Interval
from keypeg.engine.review_model import Assessment, Review, ReviewedRow, SeatSummary, Weighed, word_for
from keypeg.rules import Code, Edition, Row
from keypeg.table.players.reviewing import SECONDS, retry_within, review_within
from keypeg.words import DEFAULT, Message


class NumberData(msgspec.Struct, frozen=True, kw_only=True):
    """A number, or bounds on it."""

    exact: bool
    lower: float
    upper: float


class WeighedData(msgspec.Struct, frozen=True, kw_only=True):
    """A guess, the rows it expects, and how it splits the codes that were left."""

    guess: str
    expects: NumberData
    parts: int
    expected_size: float
    largest: int
    possible: bool
    why: Sentence


class ReviewedRowData(msgspec.Struct, frozen=True, kw_only=True):
    """A row, what was known before it, and what it was worth.

    `word` is what the guess is called; where it is not `settled`, what it may be called at best. `nothing_better`
    says that no guess was better, for certain; `reasons` say why one was.
    """

    number: int
    seat: int | None
    feedback: str
    before: int
    after: int
    contradicts: tuple[int, ...]
    bits_expected: float
    bits_gained: float
    mistake: NumberData
    luck: NumberData
    word: str
    settled: bool
    nothing_better: bool
    played: WeighedData
    best: WeighedData
    good: tuple[WeighedData, ...]
    reasons: tuple[Sentence, ...]


class RetryData(msgspec.Struct, frozen=True, kw_only=True):
    """Another guess for a row of a game, what it loses there, and what the coach says.

    `better` says whether it certainly loses less than the row itself. `feedback` and `after` are the answer it would
    have had and the codes that it would have left, if the code is known.
    """

    word: str
    settled: bool
    better: bool
    mistake: NumberData
    played: WeighedData
    best: WeighedData
    feedback: str | None
    after: int | None
    sentences: tuple[Sentence, ...]


class SeatSummaryData(msgspec.Struct, frozen=True, kw_only=True):
    """The rows one codebreaker lost, and the rows saved by luck."""

    seat: int
    rows: int
    mistakes: NumberData
    luck: NumberData


class HardnessData(msgspec.Struct, frozen=True, kw_only=True):
    """How hard the code was: the rows the book takes, and the share of all codes that it breaks in fewer."""

    rows: int
    easier: float
    proven: bool
    message: Sentence


class ReviewData(msgspec.Struct, frozen=True, kw_only=True):
    """A reviewed game; a number that is not settled has `exact` false and its two bounds.

    `verdict` says how it went, a few words first; `moment` is the number of the row to learn from, if there is one.
    """

    edition: str
    verdict: tuple[Sentence, ...]
    moment: int | None
    rows: tuple[ReviewedRowData, ...]
    seats: tuple[SeatSummaryData, ...]
    lost: int
    perfect: NumberData
    mistakes: NumberData
    luck: NumberData
    remaining: NumberData
    closes: bool
    contradiction: tuple[int, ...]
    false_rows: tuple[int, ...]
    hardness: HardnessData | None

    def row(self, number: int) -> ReviewedRowData | None:
        """Return the row of that number on the board, if it was reviewed."""
        return next((row for row in self.rows if row.number == number), None)


def review_played(
    box: Edition,
    rows: tuple[Row, ...],
    secret: Code | None,
    digit_sum: int | None,
    language: str,
    *,
    seconds: float = SECONDS,
) -> ReviewData:
    """Review the rows of a game in some seconds, and say what was found: a question to a worker process."""
    return review_data(review_within(box, rows, secret, digit_sum, seconds=seconds), language)


def retry_played(
    box: Edition,
    rows: tuple[Row, ...],
    secret: Code | None,
    digit_sum: int | None,
    language: str,
    *,
    row: int,
    guess: str,
    seconds: float = SECONDS,
) -> RetryData:
    """Weigh another guess for a row of a game, and say what was found: a question to a worker process."""
    trial, lost, said = retry_within(box, rows, box.guess(guess), digit_sum, number=row, seconds=seconds)
    answer = None if secret is None else box.mark(secret, trial.played.guess)
    word = word_for(trial.lost.lower)
    return RetryData(
        word=word,
        settled=word == word_for(trial.lost.upper),
        better=trial.lost.upper < lost.lower,
        mistake=number_data(trial.lost),
        played=_build_weighed(trial.played, language),
        best=_build_weighed(trial.best, language),
        feedback=None if answer is None else str(answer),
        after=None if answer is None else candidates(trial.position).sizes(trial.played.guess).get(answer),
        sentences=tuple(sentence(one, language) for one in said),
    )


def review_data(found: Review, language: str = DEFAULT) -> ReviewData:
    """Return a review as it travels."""
    assessed = found.assessment or Assessment((), None, {})
    return ReviewData(
        edition=str(found.edition),
        verdict=tuple(sentence(one, language) for one in assessed.verdict),
        moment=assessed.moment,
        rows=tuple(_row(row, assessed.reasons.get(row.number, ()), language) for row in found.rows),
        seats=tuple(_seat(one) for one in found.seats),
        lost=found.lost,
        perfect=number_data(found.perfect),
        mistakes=number_data(found.mistakes),
        luck=number_data(found.luck),
        remaining=number_data(found.remaining),
        closes=found.closes,
        contradiction=found.contradiction,
        false_rows=found.false_rows,
        hardness=None
        if found.hardness is None
        else HardnessData(
            rows=found.hardness.rows,
            easier=found.hardness.easier,
            proven=found.hardness.proven,
            message=sentence(found.hardness.message, language),
        ),
    )


def number_data(number: Interval) -> NumberData:
    """Return a number, or its bounds."""
    return NumberData(exact=number.exact, lower=float(number.lower), upper=float(number.upper))


def _row(row: ReviewedRow, reasons: tuple[Message, ...], language: str) -> ReviewedRowData:
    return ReviewedRowData(
        number=row.number,
        seat=row.seat,
        feedback=str(row.feedback),
        before=row.before,
        after=row.after,
        contradicts=row.contradicts,
        bits_expected=row.played.bits,
        bits_gained=row.bits_gained,
        mistake=number_data(row.mistake),
        luck=number_data(row.luck),
        word=row.word,
        settled=row.settled,
        nothing_better=row.nothing_better,
        played=_build_weighed(row.played, language),
        best=_build_weighed(row.best, language),
        good=tuple(_build_weighed(one, language) for one in row.good),
        reasons=tuple(sentence(one, language) for one in reasons),
    )


def _build_weighed(one: Weighed, language: str) -> WeighedData:
    return WeighedData(
        guess=str(one.guess),
        expects=number_data(one.expects),
        parts=one.parts,
        expected_size=one.expected_size,
        largest=one.largest,
        possible=one.possible,
        why=sentence(one.why, language),
    )


def _seat(one: SeatSummary) -> SeatSummaryData:
    return SeatSummaryData(
        seat=one.seat, rows=one.rows, mistakes=number_data(one.mistakes), luck=number_data(one.luck)
    )
