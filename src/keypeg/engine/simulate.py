"""Whole trees: a strategy played against every secret."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from random import Random

from keypeg.engine import partitions
from keypeg.engine.candidates import candidates
from keypeg.engine.codec import counted_shape
from keypeg.engine.kernel import Progress
from keypeg.engine.levels import Level
from keypeg.engine.strategies import Strategy
from keypeg.errors import KeypegError
from keypeg.rules import Edition, MarkedRow, Position
from keypeg.words import Message, message

_MOST_ROWS = 1_000
"""A strategy that has not broken a code by then is not going to."""


@dataclass(frozen=True, slots=True)
class Simulation:
    """Rows needed over all secrets: `histogram[i]` of them were broken on row i + 1."""

    secrets: int
    total: int
    histogram: tuple[int, ...]

    def __str__(self) -> str:
        """Return the result as a sentence, in English."""
        return str(self.message)

    @property
    def message(self) -> Message:
        """Return the result for people."""
        return message(
            "simulate-summary", secrets=self.secrets, total=self.total, average=self.average, max=self.max
        )

    def records(self) -> list[dict[str, int]]:
        """Return one flat record per number of rows, as `pandas.DataFrame` takes them."""
        return [{"rows": rows, "secrets": broken} for rows, broken in enumerate(self.histogram, 1)]

    @property
    def average(self) -> float:
        """Return the rows per secret."""
        return self.total / self.secrets

    @property
    def max(self) -> int:
        """Return the most rows any secret took."""
        return len(self.histogram)


def simulate(
    edition: Edition, strategy: Strategy, *, seed: int = 0, progress: Progress | None = None
) -> Simulation:
    """Break every secret of the edition, however many rows it takes."""
    everything = candidates(Position(edition))
    if strategy.measure is not None:
        tree = partitions.tree(counted_shape(edition.shape), strategy.measure, progress=progress)
        return Simulation(len(everything), tree.total, tuple(tree.histogram))
    return _simulate_together(edition, strategy, Random(seed), progress)


def simulate_level(
    edition: Edition, level: Level, *, seed: int = 0, progress: Progress | None = None
) -> Simulation:
    """Let a level play a game against every secret, each with its own chance."""
    everything = candidates(Position(edition))
    rows_needed: Counter[int] = Counter()
    for index, secret in enumerate(everything):
        chance = Random(seed * len(everything) + index)
        rows: tuple[MarkedRow, ...] = ()
        while not rows or rows[-1].feedback != edition.breaking:
            guess = level.guess(Position(edition, rows), chance)
            rows += (MarkedRow(guess, edition.mark(secret, guess)),)
        rows_needed[len(rows)] += 1
        if progress:
            progress(index + 1, len(everything))
    return _summarize(rows_needed)


def _simulate_together(
    edition: Edition, strategy: Strategy, chance: Random, progress: Progress | None
) -> Simulation:
    """Play all secrets at once: those with the same rows so far share the next guess."""
    rows_needed: Counter[int] = Counter()
    waiting = [(Position(edition), candidates(Position(edition)))]
    secrets = len(waiting[0][1])
    while waiting:
        position, left = waiting.pop()
        if len(position.rows) == _MOST_ROWS:
            raise KeypegError(
                "strategy-never-breaks", name=strategy.name, edition=str(edition), rows=_MOST_ROWS
            )
        guess = strategy.choose(position, chance)
        for feedback, part in left.split(guess).items():
            row = MarkedRow(guess, feedback)
            if feedback == edition.breaking:
                rows_needed[len(position.rows) + 1] += 1
                if progress:
                    progress(rows_needed.total(), secrets)
            else:
                waiting.append((Position(edition, (*position.rows, row)), part))
    return _summarize(rows_needed)


def _summarize(rows_needed: Counter[int]) -> Simulation:
    total = sum(rows * secrets for rows, secrets in rows_needed.items())
    histogram = tuple(rows_needed[row] for row in range(1, max(rows_needed) + 1))
    return Simulation(rows_needed.total(), total, histogram)
