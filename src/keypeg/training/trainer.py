"""The trainer: how level and streak follow from answers, and which puzzle comes next; pure functions."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, replace

from keypeg.training.makers import make_puzzle
from keypeg.training.puzzle import LEVELS, Puzzle, PuzzleKind

RIGHT_TO_RISE = 3
"""Right answers in a row, at one level, that raise it."""
WRONG_TO_FALL = 2
"""Wrong answers in a row that lower it."""
MOST = 1_000_000
"""No number of a training counts further than this."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Training:
    """How somebody's training stands; `run` counts right answers at this level in a row, below zero wrong ones."""

    level: int = 1
    streak: int = 0
    longest: int = 0
    solved: int = 0
    tried: int = 0
    run: int = 0


def count_answer(training: Training, *, right: bool) -> Training:
    """Return the training after one more answer.

    >>> count_answer(Training(run=2), right=True).level
    2
    """
    streak = min(training.streak + 1, MOST) if right else 0
    run = max(training.run, 0) + 1 if right else min(training.run, 0) - 1
    after = replace(
        training,
        streak=streak,
        longest=max(training.longest, streak),
        solved=min(training.solved + right, MOST),
        tried=min(training.tried + 1, MOST),
        # At the highest and the lowest level a run changes nothing, so it is not counted further.
        run=max(-WRONG_TO_FALL, min(run, RIGHT_TO_RISE)),
    )
    if after.run == RIGHT_TO_RISE and after.level < LEVELS[-1]:
        return replace(after, level=after.level + 1, run=0)
    if after.run == -WRONG_TO_FALL and after.level > LEVELS[0]:
        return replace(after, level=after.level - 1, run=0)
    return after


def next_puzzle(
    training: Training, *, seed: str | int, kinds: tuple[PuzzleKind, ...] = tuple(PuzzleKind)
) -> Puzzle:
    """Return the puzzle that comes next; `seed` is the person's own, and no two puzzles of it are the same.

    All chosen kinds come in turn, in an order that changes from round to round.
    """
    place, within = divmod(training.tried, len(kinds))
    order = sorted(kinds, key=lambda kind: hashlib.sha256(f"{seed} {place} {kind}".encode()).digest())
    return make_puzzle(order[within], level=training.level, seed=f"{seed}.{training.tried}")
