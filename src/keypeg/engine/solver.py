"""What settles perfect play at a position: the exact search, or in the tests a plain and slow one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Protocol

from keypeg.engine import exact, kernel
from keypeg.engine.space import kernel_shape
from keypeg.rules import Shape

LEAST_SECONDS = 1e-6


@dataclass(frozen=True, slots=True)
class Solved:
    """The least total of rows over a set of candidates lies from `lower` to `upper`; `guess` reaches the upper one."""

    lower: int
    upper: int
    guess: bytes

    @property
    def exact(self) -> bool:
        """Whether it is settled."""
        return self.lower == self.upper


class Solver(Protocol):
    """Settles what perfect play needs for a set of candidates, or bounds it within the seconds allowed."""

    def solve(self, played: Sequence[kernel.Row], *, seconds: float) -> Solved:
        """What is known of the codes that agree with the rows played, when the time is over."""


class ExactSolver:
    """The exact search of one shape; what it has settled it keeps for the next question."""

    def __init__(self, shape: Shape) -> None:
        self._solver = exact.Solver(kernel_shape(shape))

    def solve(self, played: Sequence[kernel.Row], *, seconds: float) -> Solved:
        """What the search settles in time."""
        # To the search no time at all would mean no limit.
        found = self._solver.value(played, seconds=max(seconds, LEAST_SECONDS))
        return Solved(found.lower, found.upper, found.guess)


@cache
def solver(shape: Shape) -> ExactSolver:
    """The one solver of a shape in this process."""
    return ExactSolver(shape)
