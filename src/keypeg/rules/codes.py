"""A code: a full row of pegs, written with one letter per peg."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import overload

from keypeg.errors import NotationError, require, shorten

BLANK = "."
"""The letter of a hole that is meant to be empty (R3)."""


@dataclass(frozen=True, slots=True, order=True)
class Code:
    """A full row of pegs, as the letters of their colours; an edition says which codes are its own.

    A code equals the text that it prints.

    >>> sorted([Code("RGBY"), Code("BBRR")])[0][-1]
    'R'
    >>> Code("rgby") == "RGBY"
    True
    >>> f"{Code('RGBY'):>6}"
    '  RGBY'
    """

    letters: str

    def __post_init__(self) -> None:
        letters = self.letters
        if type(letters) is not str:
            require(letters, str, what="the letters of a code")
        if not (letters.isascii() and (letters.isalnum() or _has_blanks(letters))):
            raise NotationError("notation-code-signs", text=shorten(letters))
        if not letters.isupper():
            object.__setattr__(self, "letters", letters.upper())

    def __eq__(self, other: object) -> bool:
        if isinstance(other, Code):
            return self.letters == other.letters
        return self.letters == other if isinstance(other, str) else NotImplemented

    def __hash__(self) -> int:
        # The hash of the text, since the text is equal.
        return hash(self.letters)

    def __format__(self, spec: str) -> str:
        return format(self.letters, spec)

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


def _has_blanks(letters: str) -> bool:
    """Whether a text that is not letters alone holds letters and empty holes."""
    rest = letters.replace(BLANK, "")
    return bool(letters) and (not rest or rest.isalnum())


@dataclass(frozen=True, slots=True)
class Colour:
    """A colour of an edition: its name and its letter."""

    name: str
    letter: str

    def __str__(self) -> str:
        return f"{self.name} {self.letter}"
