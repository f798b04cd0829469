"""The board as arrays: what a learner observes, and the codes that are left."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from keypeg.engine import kernel
from keypeg.engine.codec import enumerable, kernel_shape, numbers
from keypeg.engine.solver import MOST_WEIGHED
from keypeg.engine.values import guess_codes, guess_index
from keypeg.rules import Code, Edition, Feedback, Shape

Observation = dict[str, Any]
"""`guesses`, `feedback` and `row`, as `observation_space` describes them."""

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
    """The candidates of one game, kept as numbers of guesses; None where the shape has too many to list."""

    def __init__(self, edition: Edition) -> None:
        self.edition = edition
        self.shape = kernel_shape(edition.shape)
        self._raw = kernel.candidates(self.shape)

    @staticmethod
    def of(edition: Edition) -> Remaining | None:
        """Return the candidates of an edition before the first row, where they can be listed."""
        guesses = edition.shape.symbols**edition.shape.pegs
        return Remaining(edition) if enumerable(edition.shape) and guesses <= MOST_WEIGHED else None

    def __len__(self) -> int:
        return len(self._raw) // self.shape.pegs

    def narrow(self, guess: Code, feedback: Feedback) -> None:
        """Keep the candidates that agree with one more row."""
        wanted = kernel.feedbacks(self.shape.pegs).index((feedback.red, feedback.white))
        marks = kernel.marks(self.shape, numbers(self.edition, guess), self._raw)
        codes = np.frombuffer(self._raw, np.uint8).reshape(-1, self.shape.pegs)
        self._raw = codes[np.frombuffer(marks, np.uint8) == wanted].tobytes()

    def possible_feedback(self, guess: Code) -> set[tuple[int, int]]:
        """Return every (red, white) that some candidate gives the guess."""
        pairs = kernel.feedbacks(self.shape.pegs)
        return {pairs[index] for index in kernel.marks(self.shape, numbers(self.edition, guess), self._raw)}

    def mask(self) -> NDArray[np.int8]:
        """Return 1 for every guess, in colour order, that is still a candidate, and 0 for the others."""
        index, pegs = guess_index(self.edition.shape), self.shape.pegs
        mask = np.zeros(len(guess_codes(self.edition.shape)), np.int8)
        mask[[index[self._raw[at : at + pegs]] for at in range(0, len(self._raw), pegs)]] = 1
        return mask
