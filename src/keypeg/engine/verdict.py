"""What the rows of a position prove, and how many codes agree with them, for shapes of any size."""

from __future__ import annotations

from collections.abc import Sequence

from keypeg.engine import kernel, partitions
from keypeg.engine.codec import kernel_rows, played_shape
from keypeg.errors import Undecided
from keypeg.rules import Edition, Position, Row, Verdict
from keypeg.rules.game import numbered_marked_rows


def position_verdict(
    position: Position,
    *,
    verdict_steps: int = kernel.KERNEL_VERDICT_STEPS,
    smallest_steps: int = kernel.KERNEL_SMALLEST_STEPS,
) -> Verdict:
    """Return what the rows prove, as `keypeg.rules.verdict` does, by the kernel.

    Raises `Undecided` if `verdict_steps` steps do not tell whether the rows contradict one another. After
    `smallest_steps` more the smallest set found until then is the answer, and is not said to be a smallest one.

    >>> position_verdict(Position.parse("classic RRRR:0-0 RRGG:2-0 GGGG:1-0"))
    Verdict(rows=(1, 2, 3), smallest=True)
    """
    shape, rows = played_shape(position), kernel_rows(position)
    found = partitions.contradiction(shape, rows, verdict_steps=verdict_steps, smallest_steps=smallest_steps)
    if found is None:
        raise Undecided(verdict_steps)
    contradicting, smallest = found
    return Verdict(tuple(i + 1 for i in contradicting), smallest)


def board_verdict(edition: Edition, rows: Sequence[Row]) -> Verdict:
    """Return what the rows of a board prove, by their numbers there; rows lost to the clock prove nothing."""
    marked = numbered_marked_rows(rows)
    found = position_verdict(Position(edition, tuple(row for _, row in marked)))
    return Verdict(tuple(marked[number - 1][0] for number in found.rows), found.smallest)


def count(position: Position, *, steps: int = kernel.KERNEL_VERDICT_STEPS) -> int:
    """Return how many codes agree with all rows; raises `Undecided` where that takes more than `steps` steps.

    >>> count(Position.parse("8x12"))
    429981696
    """
    found = partitions.agreeing_count(played_shape(position), kernel_rows(position), steps=steps)
    if found is None:
        raise Undecided(steps)
    return found
