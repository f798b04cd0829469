"""A game in a few sentences: what was good, how much was luck, and the one row to learn from, with its reason."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction

from keypeg.engine.interval import Interval
from keypeg.engine.review_model import Assessment, Review, ReviewedRow, Weighed, word_for
from keypeg.engine.reviewer import Trial
from keypeg.rules import Code, MarkedRow, Position
from keypeg.training.coach import MOST_CODES, explain, explain_refusal
from keypeg.words import Message, message

_TIERS: tuple[tuple[Fraction, str], ...] = (
    (Fraction(0), "flawless"),
    (Fraction(1, 4), "strong"),
    (Fraction(3, 5), "good"),
    (Fraction(6, 5), "decent"),
)
"""What a game is called by the rows lost in all of it; one that lost more is a game to learn from."""
_LEARNING = "learning"
_WORTH_LEARNING = Fraction(1, 10)
"""A row that lost no more than this has nothing to teach."""
_LITTLE, _MUCH = Fraction(1, 4), Fraction(1)
_ONE_ANSWER = Fraction(1, 2)
"""An answer that is worth more rows than this is named as a lucky one."""


def assess(found: Review) -> Review:
    """Return a review together with its assessment; one without rows has none."""
    if not found.rows:
        return found
    rows = [MarkedRow(row.played.guess, row.feedback) for row in found.rows]
    reasons = {
        row.number: explain_loss(
            Position(found.edition, tuple(rows[:at]), found.digit_sum),
            row.played,
            row.best,
            numbers=[earlier.number for earlier in found.rows[:at]],
        )
        for at, row in enumerate(found.rows)
        if row.mistake.lower > 0
    }
    worst = max(found.rows, key=lambda row: (row.mistake.lower, -row.number))
    moment = worst.number if worst.mistake.lower > _WORTH_LEARNING else None
    return replace(found, assessment=Assessment(_verdict(found), moment, reasons))


def _verdict(found: Review) -> tuple[Message, ...]:
    """Return the sentences about the whole game, what was good first."""
    rows, last = found.rows, found.rows[-1]
    broken = last.feedback == found.edition.breaking
    said = [_headline(found, broken=broken), *_praise(rows)]
    if not broken:
        said.append(message("review-still-possible", codes=last.after))
    elif found.hardness and found.hardness.proven and len(rows) < found.hardness.rows:
        said.append(message("review-below-the-book", rows=found.hardness.rows))
    if (luck := _luck(found)) is not None:
        said.append(luck)
    return tuple(said)


def _headline(found: Review, *, broken: bool) -> Message:
    if not broken:
        return message("review-verdict-unbroken")
    tier = _tier(found.mistakes.lower)
    if tier != _tier(found.mistakes.upper):
        return message("review-verdict-open", rows=len(found.rows))
    return message(f"review-verdict-{tier}")


def _tier(lost: Fraction) -> str:
    return next((name for most, name in _TIERS if lost <= most), _LEARNING)


def _praise(rows: Sequence[ReviewedRow]) -> tuple[Message, ...]:
    """Return how many guesses were perfect for certain; if none was, how many could have been the code."""
    perfect = sum(row.nothing_better for row in rows)
    if perfect == len(rows):
        return (message("review-praise-all"),)
    if perfect:
        return (message("review-praise-perfect", perfect=perfect, rows=len(rows)),)
    possible = sum(row.played.possible for row in rows)
    if possible == len(rows):
        return (message("review-praise-every"),)
    return (message("review-praise-possible", possible=possible, rows=len(rows)),) if possible else ()


def _luck(found: Review) -> Message | None:
    """Return how much luck there was, with the answer that mattered most; None if that is not known."""
    luck = found.luck
    if luck.lower >= _LITTLE:
        best = max(found.rows, key=lambda row: row.luck.lower)
        row = best.number if best.luck.lower > _ONE_ANSWER else 0
        return message("review-luck-much" if luck.lower >= _MUCH else "review-luck-little", row=row)
    if luck.upper <= -_LITTLE:
        worst = min(found.rows, key=lambda row: row.luck.upper)
        row = worst.number if worst.luck.upper < -_ONE_ANSWER else 0
        return message("review-no-luck-much" if luck.upper <= -_MUCH else "review-no-luck-little", row=row)
    return message("review-luck-none") if max(-luck.lower, luck.upper) < _LITTLE else None


def explain_loss(
    position: Position, played: Weighed, best: Weighed, *, numbers: Sequence[int] | None = None
) -> tuple[Message, ...]:
    """Return why a guess at a position was not the best: for people, without decimals.

    `numbers` are those of the rows on the board, where rows lost to the clock count too.
    """
    if played.tells_nothing:
        return (message("review-loss-nothing"),)
    why = refute(position, played.guess, numbers=numbers)
    if why is not None and best.possible:
        return message("review-loss-impossible", why=why), message("review-loss-could-win")
    explores = "explore-" if played.possible and not best.possible else ""
    if best.largest < played.largest:
        return (message(f"review-loss-{explores}codes", own=played.largest, best=best.largest),)
    if best.parts > played.parts:
        return (message(f"review-loss-{explores}answers", own=played.parts, best=best.parts),)
    return (message("review-loss-slower"),)


def refute(position: Position, guess: Code, *, numbers: Sequence[int] | None = None) -> Message | None:
    """Return what one row says that a guess does not respect, the simplest first; None if it can be the code.

    >>> print(refute(Position.parse("classic RBGY:0-2"), Code("RWWG")))
    Row 1: red is not in hole 1.
    """
    box, on_board = position.edition, numbers or range(1, len(position.rows) + 1)
    if box.shape.secrets <= MOST_CODES:
        found = []
        for number, row in zip(on_board, position.rows, strict=True):
            if box.mark(guess, row.guess) == row.feedback:
                continue
            facts = explain(Position(box, (row,))).facts
            parts = [part for fact in facts if (part := fact.find_refuted_part(guess)) is not None]
            found += [replace(part, rows=(number,)) for part in parts[:1]]
        if found:
            return min(found, key=lambda fact: (fact.kind, fact.rows)).message
    return explain_refusal(position, guess, numbers=numbers)


def judge_trial(trial: Trial, *, row: int, lost: Interval, numbers: Sequence[int]) -> tuple[Message, ...]:
    """Return what the coach says of another guess for a row that lost `lost` rows."""
    reasons = explain_loss(trial.position, trial.played, trial.best, numbers=numbers)
    if trial.lost.upper == 0:
        return (message("retry-perfect"),)
    if trial.lost.lower > 0 and word_for(trial.lost.upper) == "good":
        return message("retry-good"), *reasons
    if trial.lost == lost and lost.exact:
        return message("retry-same", row=row), *reasons
    if trial.lost.upper < lost.lower:
        return message("retry-better", row=row), *reasons
    if trial.lost.lower > lost.upper:
        return message("retry-worse", row=row), *reasons
    return message("retry-open"), trial.played.why
