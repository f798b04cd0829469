"""Feedback: how many red and white key pegs a guess earns."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from operator import eq

from keypeg.errors import NotationError, require, shorten
from keypeg.rules.codes import Code
from keypeg.rules.shape import LIMITS

MOST_PEGS = LIMITS["pegs"][1]


@dataclass(frozen=True, slots=True, order=True)
class Feedback:
    """A number of red and of white key pegs; they have no order (R7).

    It unpacks, and equals the pair that it unpacks to.

    >>> red, white = Feedback(1, 2)
    >>> Feedback(1, 2) == (1, 2)
    True
    """

    red: int
    white: int

    def __post_init__(self) -> None:
        red, white = self.red, self.white
        if type(red) is not int or type(white) is not int:
            for count in (red, white):
                require(count, int, what="the number of key pegs")
        if red < 0 or white < 0 or red + white > MOST_PEGS:
            raise NotationError("notation-feedback-range", red=red, white=white, most=MOST_PEGS)

    def __iter__(self) -> Iterator[int]:
        return iter((self.red, self.white))

    def __eq__(self, other: object) -> bool:
        if isinstance(other, Feedback):
            return self.red == other.red and self.white == other.white
        return (self.red, self.white) == other if isinstance(other, tuple) else NotImplemented

    def __hash__(self) -> int:
        return hash((self.red, self.white))

    def __format__(self, spec: str) -> str:
        return format(str(self), spec)

    def __str__(self) -> str:
        return f"{self.red}-{self.white}"

    def __repr__(self) -> str:
        return f"Feedback({self.red}, {self.white})"

    def possible(self, pegs: int) -> bool:
        """Whether a guess of `pegs` pegs can get it at all (R5)."""
        if self.red < 0 or self.white < 0 or self.red + self.white > pegs:
            return False
        return not (self.red == pegs - 1 and self.white == 1)


def mark_codes(secret: Code, guess: Code) -> Feedback:
    """Return the true feedback of a guess (R5)."""
    if len(secret) != len(guess):
        raise NotationError("notation-lengths", secret=shorten(str(secret)), guess=shorten(str(guess)))
    hidden, placed = secret.letters, guess.letters
    matches = 0
    for colour in set(placed):
        there, here = hidden.count(colour), placed.count(colour)
        matches += there if there < here else here
    red = sum(map(eq, hidden, placed))
    return Feedback(red, matches - red)


def feedbacks(pegs: int) -> tuple[Feedback, ...]:
    """Return every feedback that a guess of `pegs` pegs can get, poorest first."""
    every = (Feedback(red, white) for red in range(pegs + 1) for white in range(pegs + 1 - red))
    return tuple(feedback for feedback in every if feedback.possible(pegs))
