"""Feedback: how many red and white key pegs a guess earns."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from keypeg.rules.codes import Code


@dataclass(frozen=True, slots=True)
class Feedback:
    """A number of red and of white key pegs; they have no order (R7)."""

    red: int
    white: int

    def __str__(self) -> str:
        return f"{self.red}-{self.white}"

    def __repr__(self) -> str:
        return f"Feedback({self.red}, {self.white})"

    def possible(self, pegs: int) -> bool:
        """Whether a guess of so many pegs can earn it at all (R5)."""
        if self.red < 0 or self.white < 0 or self.red + self.white > pegs:
            return False
        return not (self.red == pegs - 1 and self.white == 1)


def mark(secret: Code, guess: Code) -> Feedback:
    """The true feedback of a guess (R5).

    >>> mark(Code("MWPT"), Code("WYPO"))
    Feedback(1, 1)
    """
    if len(secret) != len(guess):
        raise ValueError(f"codes of different lengths: {secret} and {guess}")
    red = sum(s == g for s, g in zip(secret, guess, strict=True))
    matches = (Counter(secret.letters) & Counter(guess.letters)).total()
    return Feedback(red, matches - red)


def feedbacks(pegs: int) -> tuple[Feedback, ...]:
    """Every feedback a guess of so many pegs can earn, poorest first."""
    every = (Feedback(red, white) for red in range(pegs + 1) for white in range(pegs + 1 - red))
    return tuple(feedback for feedback in every if feedback.possible(pegs))
