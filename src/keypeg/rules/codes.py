"""A code: a full row of pegs, written with one letter per peg."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import overload

BLANK = "."
"""The letter of a hole that is meant to be empty (R3)."""


@dataclass(frozen=True, slots=True, order=True)
class Code:
    """A full row of pegs, as the letters of their colours; an edition says which codes are its own.

    >>> sorted([Code("RGBY"), Code("BBRR")])[0][-1]
    'R'
    """

    letters: str

    def __str__(self) -> str:
        return self.letters

    def __repr__(self) -> str:
        return f"Code({self.letters!r})"

    def __len__(self) -> int:
        return len(self.letters)

    @overload
    def __getitem__(self, peg: int) -> str: ...
    @overload
    def __getitem__(self, peg: slice) -> str: ...
    def __getitem__(self, peg: int | slice) -> str:
        """Return the letter of a peg, counted from 0, or the letters of some."""
        return self.letters[peg]

    def __iter__(self) -> Iterator[str]:
        return iter(self.letters)

    def repeats(self) -> bool:
        """Whether some colour appears twice."""
        return len(set(self.letters)) < len(self.letters)


@dataclass(frozen=True, slots=True)
class Colour:
    """A colour of an edition: its name and its letter."""

    name: str
    letter: str

    def __str__(self) -> str:
        return f"{self.name} {self.letter}"
