"""A review in words, the same for every front end."""

from __future__ import annotations

from collections.abc import Sequence

from keypeg.engine.review_model import Review, ReviewedRow, SeatSummary
from keypeg.words import DEFAULT, Message, message, say

_COLUMNS = ("row", "guess", "feedback", "left", "expected", "lost", "luck")


def review_text(found: Review, players: Sequence[str] = (), language: str = DEFAULT) -> str:
    """Return the review as a table and a few sentences.

    With the names of the `players` of a group it also says what each codebreaker did.
    """
    head = [*(say(message(f"column-{name}"), language) for name in _COLUMNS), ""]
    lines = [head, *(_line(row, language) for row in found.rows)]
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    table = ["  ".join([*map(str.rjust, line[:-1], widths), line[-1]]).rstrip() for line in lines]
    told = [*(better(row) for row in found.rows if row.mistake.lower > 0), *sentences(found, players)]
    return "\n".join([*table, "", *(say(one, language) for one in told)])


def _line(row: ReviewedRow, language: str) -> list[str]:
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
    return [str(row.number), str(played.guess), str(row.feedback), *said]


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
