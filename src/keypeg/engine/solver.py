"""What settles perfect play at a position; the exact search is one, a slow one lives in the tests."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol


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

    def solve(self, left: bytes, *, seconds: float) -> Solved:
        """The bounds known when the time is over."""
