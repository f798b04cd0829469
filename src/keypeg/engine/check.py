"""Wrong information: whether rows can be true together, and what would repair them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from keypeg.engine.candidates import candidates
from keypeg.engine.codec import is_enumerable
from keypeg.engine.verdict import board_verdict, count, position_verdict
from keypeg.errors import Undecided
from keypeg.rules import Edition, Feedback, MarkedRow, Position, Row, feedbacks
from keypeg.words import Message, message


@dataclass(frozen=True, slots=True)
class Repair:
    """A row (from 1), the feedback that would let all rows agree, and the codes left then (None: not counted)."""

    row: int
    feedback: Feedback
    left: int | None


@dataclass(frozen=True, slots=True)
class Check:
    """The codes left (None: not counted), or else a smallest set of rows that contradict and what would repair it."""

    left: int | None
    contradiction: tuple[int, ...] = ()
    repairs: tuple[Repair, ...] = ()

    @property
    def consistent(self) -> bool:
        """Whether some code agrees with all rows."""
        return not self.contradiction

    def __bool__(self) -> bool:
        """Whether some code agrees with all rows."""
        return self.consistent

    def __str__(self) -> str:
        """Return what was found as sentences, one per line, in English."""
        return "\n".join(map(str, self.messages))

    def __repr__(self) -> str:
        if self.consistent:
            left = (
                "many codes" if self.left is None else "1 code" if self.left == 1 else f"{self.left:,} codes"
            )
            return f"<Check: {left} left>"
        return (
            f"<Check: rows {', '.join(map(str, self.contradiction))} contradict, {len(self.repairs)} repairs>"
        )

    @property
    def messages(self) -> tuple[Message, ...]:
        """Return what was found for people: that the rows agree, or which do not and what would repair them."""
        if self.consistent:
            return (
                message("check-fits") if self.left is None else message("check-fits-left", left=self.left),
            )
        rows = self.contradiction
        told = message("check-contradiction", count=len(rows), rows=rows)
        return (told, *(map(_repair_message, self.repairs) if self.repairs else [message("check-no-repair")]))


def _repair_message(one: Repair) -> Message:
    if one.left is None:
        return message("check-repair", row=one.row, feedback=str(one.feedback))
    return message("check-repair-left", row=one.row, feedback=str(one.feedback), left=one.left)


def check(position: Position) -> Check:
    """Look for wrong information in a position.

    >>> check(Position.parse("classic RRRR:0-0 RRGG:2-0 GGGG:1-0")).contradiction
    (1, 2, 3)
    """
    box = position.edition
    rows = position_verdict(position).rows
    if not rows:
        return Check(len(candidates(position)) if is_enumerable(box.shape) else _count(position))
    numbers_of_rows = range(1, len(position.rows) + 1)
    return Check(
        0, rows, tuple(repair for number in numbers_of_rows for repair in _repairs(position, number))
    )


def find_contradicted_rows(
    edition: Edition, rows: Sequence[Row], feedback: Feedback
) -> tuple[int, ...] | None:
    """Return the rows that a feedback for the last row would contradict; None if it contradicts nothing.

    The tuple is empty if no code at all fits this feedback. Rows that contradict one another already are no reason
    to doubt the last one, and what cannot be decided counts as agreeing.
    """
    last = rows[-1]
    tried = (*rows[:-1], Row(last.guess, feedback, last.seat))
    try:
        found = board_verdict(edition, tried).rows
        if not found or board_verdict(edition, rows[:-1]).rows:
            return None
    except Undecided:
        return None
    return tuple(number for number in found if number != len(rows))


def _repairs(position: Position, number: int) -> list[Repair]:
    """Return every other feedback of one row with which all rows would agree, the likeliest first."""
    row = position.rows[number - 1]
    others = position.rows[: number - 1] + position.rows[number:]
    if is_enumerable(position.edition.shape):
        return _count_repairs(position, row, others, number)
    tried = [
        (feedback, replace(position, rows=(*others, replace(row, feedback=feedback))))
        for feedback in feedbacks(len(row.guess), position.edition.shape.counting)
    ]
    found = [
        Repair(number, feedback, _count(repaired))
        for feedback, repaired in tried
        if not position_verdict(repaired, smallest_steps=0).rows
    ]
    return sorted(found, key=lambda repair: -(repair.left or 0))


def _count(position: Position) -> int | None:
    try:
        return count(position)
    except Undecided:
        return None


def _count_repairs(
    position: Position, row: MarkedRow, others: tuple[MarkedRow, ...], number: int
) -> list[Repair]:
    left = candidates(replace(position, rows=others))
    sizes = sorted(left.sizes(row.guess).items(), key=lambda item: -item[1])
    return [Repair(number, feedback, count) for feedback, count in sizes]
