"""Feedback: how many red and white key pegs a guess earns."""

from __future__ import annotations

from dataclasses import dataclass
from operator import eq

from keypeg.errors import NotationError, shortened
from keypeg.rules.codes import Code


@dataclass(frozen=True, slots=True, order=True)
class Feedback:
    """A number of red and of white key pegs; they have no order (R7)."""

    red: int
    white: int

    def __str__(self) -> str:
        return f"{self.red}-{self.white}"

    def __repr__(self) -> str:
        return f"Feedback({self.red}, {self.white})"

    def possible(self, pegs: int) -> bool:
        """Whether a guess of `pegs` pegs can get it at all (R5)."""
        if self.red < 0 or self.white < 0 or self.red + self.white > pegs:
            return False
        return not (self.red == pegs - 1 and self.white == 1)


def mark(secret: Code, guess: Code) -> Feedback:
    """Return the true feedback of a guess (R5).

    >>> mark(Code("MWPT"), Code("WYPO"))
    Feedback(1, 1)
    """
    if len(secret) != len(guess):
        raise NotationError("notation-lengths", secret=shortened(str(secret)), guess=shortened(str(guess)))
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
