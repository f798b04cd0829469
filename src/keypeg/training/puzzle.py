"""A puzzle: a position, a question, and answers that the engine has checked."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from enum import StrEnum

from keypeg.engine.candidates import candidates
from keypeg.engine.codec import numbers
from keypeg.errors import NotationError, shorten
from keypeg.rules import Position
from keypeg.training.perfect import PerfectPlay, separates
from keypeg.words import Message, message

LEVELS = range(1, 11)


class PuzzleKind(StrEnum):
    """What is asked."""

    ONLY_CODE = "only-code"
    PERFECT_GUESS = "perfect-guess"
    WRONG_CLUE = "wrong-clue"
    WIN_IN_TWO = "win-in-two"


@dataclass(frozen=True, slots=True, kw_only=True)
class Puzzle:
    """A question about a position; `answer` is one right answer, a code or the number of a row.

    `rating` says how hard it is, in bits: how much has to be worked out. The same `key` always makes the same puzzle.
    """

    kind: PuzzleKind
    level: int
    seed: str
    position: Position
    answer: str
    rating: float
    explain: Callable[[], tuple[Message, ...]] = field(repr=False, compare=False)

    @property
    def key(self) -> str:
        """The text that makes this puzzle again: `only-code:3:abc`."""
        return f"{self.kind}:{self.level}:{self.seed}"

    @property
    def why(self) -> tuple[Message, ...]:
        """Why the answer is right; worked out when somebody asks."""
        return self.explain()

    @property
    def question(self) -> Message:
        """What is asked."""
        return message(f"puzzle-{self.kind}-question")

    @property
    def asks_for_row(self) -> bool:
        """Whether the answer is the number of a row rather than a code."""
        return self.kind is PuzzleKind.WRONG_CLUE

    def is_right(self, answer: str) -> bool:
        """Return whether an answer is right; refuses what is no answer at all."""
        if self.asks_for_row:
            return _row(self.position, answer) == int(self.answer)
        box = self.position.edition
        code = box.guess(answer.strip())
        if self.kind is PuzzleKind.ONLY_CODE:
            return str(code) == self.answer
        left = candidates(self.position).raw
        if self.kind is PuzzleKind.WIN_IN_TWO:
            return separates(box.shape, left, numbers(box, code))
        play = PerfectPlay(box.shape)
        best = play.weigh(left, numbers(box, box.guess(self.answer)))
        return play.weigh(left, numbers(box, code)) == best


def _row(position: Position, text: str) -> int:
    told = text.strip()
    if not (told.isascii() and told.isdigit() and 1 <= int(told[:3]) <= len(position.rows)):
        raise NotationError("puzzle-not-a-row", text=shorten(text), most=len(position.rows))
    return int(told)
