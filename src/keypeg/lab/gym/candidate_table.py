"""Candidates of many games at once, from a table of which codes each row leaves.

One bit per code, so that the codes that a row leaves are a few hundred bytes: the candidates of a game are the bits
that all its rows leave. Much faster than asking about every code, for shapes whose table is small.
"""

from __future__ import annotations

from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from keypeg.engine import kernel
from keypeg.engine.codec import kernel_shape
from keypeg.engine.solver import count_guesses
from keypeg.engine.values import guess_codes, guess_index
from keypeg.rules import Shape

MOST_BYTES_OF_TABLE = 32 << 20


class CandidateTable:
    """For each guess and each feedback, one bit per guess that could be the secret then, in colour order."""

    def __init__(self, shape: Shape) -> None:
        self._codes = guess_codes(shape)
        fitting, pairs = kernel_shape(shape), kernel.feedbacks(shape.pegs)
        secrets = kernel.candidates(fitting)
        index = guess_index(shape)
        at = [index[secrets[i : i + shape.pegs]] for i in range(0, len(secrets), shape.pegs)]
        bits = np.zeros((len(pairs), len(self._codes)), np.bool_)
        bits[:, at] = True
        self.start: NDArray[np.uint8] = np.packbits(bits[0])
        # The last feedback of a guess is "no row": it leaves everything.
        self._left = np.empty((len(self._codes), len(pairs) + 1, len(self.start)), np.uint8)
        for number, code in enumerate(self._codes):
            marks = np.frombuffer(kernel.marks(fitting, code, secrets), np.uint8)
            bits[:] = False
            bits[marks, at] = True
            self._left[number, :-1] = np.packbits(bits, axis=1)
        self._left[:, -1] = 0xFF
        self._feedback = np.full((shape.pegs + 2, shape.pegs + 2), len(pairs), np.int64)
        for number, (red, white) in enumerate(pairs):
            self._feedback[red, white] = number
        self._number = np.zeros(shape.symbols**shape.pegs, np.int64)
        weights = shape.symbols ** np.arange(shape.pegs - 1, -1, -1, dtype=np.int64)
        raw = np.frombuffer(b"".join(self._codes), np.uint8).reshape(-1, shape.pegs)
        self._number[raw @ weights] = np.arange(len(self._codes))
        self._weights = weights

    def masks(self, guesses: NDArray[np.int8], feedback: NDArray[np.int8]) -> NDArray[np.int8]:
        """Return 1 for every guess that agrees with the rows of its game: shape (games, guesses)."""
        left = np.broadcast_to(self.start, (len(guesses), len(self.start))).copy()
        for row in range(guesses.shape[1]):
            played = np.flatnonzero(feedback[:, row, 0] >= 0)
            if not len(played) and not (feedback[:, row + 1 :] >= 0).any():
                break
            code = self._number[guesses[played, row].astype(np.int64) @ self._weights]
            pair = self._feedback[feedback[played, row, 0], feedback[played, row, 1]]
            left[played] &= self._left[code, pair]
        masks: NDArray[np.int8] = np.unpackbits(left, axis=1, count=len(self._codes)).view(np.int8)
        return masks


@lru_cache(maxsize=4)
def candidate_table(shape: Shape) -> CandidateTable | None:
    """Return the table of a shape; None where it would be too large."""
    guesses = count_guesses(shape)
    size = guesses * (len(kernel.feedbacks(shape.pegs)) + 1) * ((guesses + 7) // 8)
    return CandidateTable(shape) if size <= MOST_BYTES_OF_TABLE else None
