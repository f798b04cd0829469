"""An honest hint: a good guess at a position, and why."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from keypeg.engine.candidates import Candidates, some_candidates
from keypeg.engine.codec import is_enumerable
from keypeg.engine.sampling import sample_guess
from keypeg.engine.strategies import BEST, Strategy
from keypeg.engine.verdict import count
from keypeg.errors import Undecided
from keypeg.rules import Code, Position
from keypeg.words import Message, message


@dataclass(frozen=True, slots=True)
class Hint:
    """A guess, how many codes remain (None: too many to count), and whether only a sample of guesses was weighed."""

    code: Code
    left: int | None
    sampled: bool
    why: Message

    def __str__(self) -> str:
        """Return the guess and the reason as a sentence, in English."""
        return str(self.message)

    def __repr__(self) -> str:
        left = "many codes" if self.left is None else "1 code" if self.left == 1 else f"{self.left:,} codes"
        return f"<Hint {self.code}: {left} left>"

    @property
    def message(self) -> Message:
        """Return the guess and the reason for people."""
        return message("hint-answer", guess=str(self.code), why=self.why)


def hint(position: Position, *, by: Strategy | None = None, seed: int = 0) -> Hint:
    """Return the best guess known at a position; contradictory rows raise `Contradiction`.

    >>> hint(Position.parse("classic RRGG:1-0 RBYB:2-1")).left
    13
    """
    chance = Random(seed)
    if not is_enumerable(position.edition.shape):
        guess, counted = sample_guess(position, chance)
        return Hint(guess, counted or _count(position), sampled=True, why=message("hint-sampled"))
    left = some_candidates(position)
    guess = (by or BEST).choose(position, chance)
    return Hint(guess, len(left), sampled=False, why=_explain_guess(left, guess))


def _count(position: Position) -> int | None:
    try:
        return count(position)
    except Undecided:
        return None


def _explain_guess(left: Candidates, guess: Code) -> Message:
    sizes = left.sizes(guess).values()
    total = len(left)
    if total == 1:
        return message("hint-only-code")
    expected = sum(n * n for n in sizes) / total
    code = "hint-could-win" if guess in left else "hint-cannot-win"
    return message(code, left=total, answers=len(sizes), expected=expected)
