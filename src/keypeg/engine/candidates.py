"""Candidates: the codes that agree with every row."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import overload

from keypeg.engine import kernel
from keypeg.engine.codec import enumerable, kernel_rows, kernel_shape, letters
from keypeg.errors import Contradiction, EditionError
from keypeg.rules import Code, Edition, Position, contradiction


@dataclass(frozen=True)
class Candidates(Sequence[Code]):
    """The candidates of a position in the edition's colour order; `raw` holds them as colour numbers."""

    edition: Edition
    raw: bytes

    def __len__(self) -> int:
        return len(self.raw) // self.edition.shape.pegs

    @overload
    def __getitem__(self, index: int) -> Code: ...
    @overload
    def __getitem__(self, index: slice) -> Candidates: ...
    def __getitem__(self, index: int | slice) -> Code | Candidates:
        pegs = self.edition.shape.pegs
        if isinstance(index, slice):
            chosen = range(len(self))[index]
            return Candidates(self.edition, b"".join(self.raw[i * pegs : (i + 1) * pegs] for i in chosen))
        at = range(len(self))[index] * pegs
        return letters(self.edition, self.raw[at : at + pegs])

    def __iter__(self) -> Iterator[Code]:
        return (self[i] for i in range(len(self)))

    def __contains__(self, code: object) -> bool:
        return isinstance(code, Code) and any(code == one for one in self)


def candidates(position: Position) -> Candidates:
    """Every secret of the edition that agrees with all rows, in order; none where they contradict one another.

    >>> len(candidates(Position.parse("classic RRGG:1-0 RBYB:2-1")))
    13
    """
    shape = position.edition.shape
    if not enumerable(shape):
        raise EditionError(
            "too-many-codes", edition=str(position.edition), codes=shape.secrets, most=kernel.LIMIT
        )
    return Candidates(position.edition, kernel.candidates(kernel_shape(shape), kernel_rows(position)))


def some_candidates(position: Position) -> Candidates:
    """As `candidates`, but where there is none it says which rows contradict one another."""
    found = candidates(position)
    if not found.raw:
        raise Contradiction(contradiction(position.edition, position.rows) or ())
    return found
