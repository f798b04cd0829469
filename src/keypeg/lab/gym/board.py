"""The board as arrays: what a learner observes, and the codes that are left."""

from __future__ import annotations

from functools import cache
from typing import Any, Literal, get_args

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from keypeg.engine import kernel
from keypeg.engine.codec import is_enumerable, kernel_shape, numbers
from keypeg.engine.solver import MOST_WEIGHED
from keypeg.engine.values import guess_codes, guess_index
from keypeg.errors import KeypegError, quote
from keypeg.rules import Code, Edition, Feedback, Shape

Observation = dict[str, Any]
"""`guesses`, `feedback` and `row`, as `observation_space` describes them."""

MaskKind = Literal["legal", "candidates"]
"""What `action_masks` returns: every guess that may be played, or the guesses that may be the secret."""

EMPTY = -1
"""What stands in rows that are not played yet."""


def observation_space(shape: Shape) -> spaces.Dict:
    """Return the space of boards: rows of colour numbers, rows of (red, white), and how many rows are played."""
    return spaces.Dict(
        {
            "guesses": spaces.Box(EMPTY, shape.symbols - 1, (shape.rows, shape.pegs), np.int8),
            "feedback": spaces.Box(EMPTY, shape.pegs, (shape.rows, 2), np.int8),
            "row": spaces.Discrete(shape.rows + 1),
        }
    )


def guess_space(shape: Shape, *, flat: bool) -> spaces.Discrete | spaces.MultiDiscrete:
    """Return the space of guesses: numbers in colour order (`flat`), or a colour number for each peg."""
    if flat:
        return spaces.Discrete(len(guess_codes(shape)))
    return spaces.MultiDiscrete([shape.symbols] * shape.pegs)


def check_mask(kind: str, *, flat: bool) -> None:
    """Refuse a mask that there is not: candidates can be marked only among numbered guesses."""
    if kind not in get_args(MaskKind):
        raise KeypegError(f"unknown mask {quote(str(kind))}: choose {', '.join(get_args(MaskKind))}")
    if kind == "candidates" and not flat:
        raise KeypegError("candidates can be masked only where guesses are numbers: pass flat=True")


class ArrayBoard:
    """The rows of one game as arrays that are filled from the first row on."""

    def __init__(self, edition: Edition) -> None:
        shape = edition.shape
        self.edition = edition
        self.guesses = np.full((shape.rows, shape.pegs), EMPTY, np.int8)
        self.feedback = np.full((shape.rows, 2), EMPTY, np.int8)
        self.row = 0

    def observation(self) -> Observation:
        """Return a copy of the board as it is now."""
        return {
            "guesses": self.guesses.copy(),
            "feedback": self.feedback.copy(),
            "row": np.int64(self.row),
        }

    def place(self, guess: Code) -> None:
        """Put a guess into the next row."""
        self.guesses[self.row] = list(numbers(self.edition, guess))

    def mark(self, feedback: Feedback | None) -> None:
        """Mark the next row and count it as played; None is a row that was lost."""
        if feedback is not None:
            self.feedback[self.row] = feedback.red, feedback.white
        self.row += 1


class Remaining:
    """The candidates of one game, as codes and as numbers of guesses in colour order."""

    def __init__(self, edition: Edition) -> None:
        self.edition = edition
        self.shape = kernel_shape(edition.shape)
        self._codes, self._numbers = _secrets(edition.shape)

    @staticmethod
    def of(edition: Edition) -> Remaining | None:
        """Return the candidates of an edition before the first row; None where there are too many to list."""
        guesses = edition.shape.symbols**edition.shape.pegs
        return Remaining(edition) if is_enumerable(edition.shape) and guesses <= MOST_WEIGHED else None

    def __len__(self) -> int:
        return len(self._numbers)

    def narrow(self, guess: Code, feedback: Feedback) -> None:
        """Keep the candidates that agree with one more row."""
        wanted = kernel.feedbacks(self.shape.pegs).index((feedback.red, feedback.white))
        kept = np.frombuffer(self._marks(guess), np.uint8) == wanted
        self._codes, self._numbers = self._codes[kept], self._numbers[kept]

    def possible_feedback(self, guess: Code) -> set[tuple[int, int]]:
        """Return every (red, white) that some candidate gives the guess."""
        pairs = kernel.feedbacks(self.shape.pegs)
        return {pairs[index] for index in set(self._marks(guess))}

    def mask(self) -> NDArray[np.int8]:
        """Return 1 for every guess, in colour order, that is still a candidate, and 0 for the others."""
        mask = np.zeros(len(guess_codes(self.edition.shape)), np.int8)
        mask[self._numbers] = 1
        return mask

    def _marks(self, guess: Code) -> bytes:
        return kernel.marks(self.shape, numbers(self.edition, guess), self._codes.tobytes())


@cache
def _secrets(shape: Shape) -> tuple[NDArray[np.uint8], NDArray[np.int64]]:
    """Return every secret of a shape, and its number among the guesses."""
    raw = kernel.candidates(kernel_shape(shape))
    codes = np.frombuffer(raw, np.uint8).reshape(-1, shape.pegs)
    index = guess_index(shape)
    return codes, np.array([index[code.tobytes()] for code in codes])
