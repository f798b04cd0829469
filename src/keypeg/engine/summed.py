"""Secrets whose digits have a known sum (R1a): the kernel's candidates, less those with another sum."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import NamedTuple

from keypeg.engine import kernel
from keypeg.engine.kernel import KernelRow, KernelShape


class SummedShape(NamedTuple):
    """A shape of whose secret the sum of the digits is known; `digits` are those of the colours, in order."""

    pegs: int
    colours: int
    secret_repeats: bool
    guess_repeats: bool
    digits: tuple[int, ...]
    total: int

    @property
    def whole(self) -> KernelShape:
        """Return the same shape without the sum."""
        return KernelShape(self.pegs, self.colours, self.secret_repeats, self.guess_repeats)


def candidates(shape: SummedShape, rows: Sequence[KernelRow] = ()) -> bytes:
    """Return every secret with this sum that agrees with the rows, in order."""
    codes = _split(kernel.candidates(shape.whole, rows), shape.pegs)
    return b"".join(code for code in codes if sum(shape.digits[one] for one in code) == shape.total)


def contradiction(shape: SummedShape, rows: Sequence[KernelRow]) -> list[int]:
    """Return a smallest set of rows, from 0, that no secret with this sum agrees with; none where some does."""
    secrets = candidates(shape)
    pairs = kernel.feedbacks(shape.pegs)
    # The secrets that agree with a row, as the bits of a number.
    agreeing = [
        sum(
            1 << at
            for at, index in enumerate(kernel.marks(shape.whole, guess, secrets))
            if pairs[index] == (red, white)
        )
        for guess, red, white in rows
    ]
    for size in range(1, len(rows) + 1):
        for chosen in combinations(range(len(rows)), size):
            left = -1
            for row in chosen:
                left &= agreeing[row]
            if not left:
                return list(chosen)
    return []


def _split(raw: bytes, pegs: int) -> list[bytes]:
    return [raw[at : at + pegs] for at in range(0, len(raw), pegs)]
