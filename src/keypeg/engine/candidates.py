"""Candidates: the codes that agree with every row."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, overload

from keypeg.engine import kernel, partitions
from keypeg.engine.codec import counted_shape, is_enumerable, kernel_rows, letters, numbers, played_shape
from keypeg.engine.verdict import position_verdict
from keypeg.errors import Contradiction, EditionError
from keypeg.rules import Code, Edition, Feedback, MarkedRow, Position

_SHOWN = 3


@dataclass(frozen=True, repr=False)
class Candidates(Sequence[Code]):
    """The candidates of a position in the edition's colour order; `raw` holds them as colour numbers."""

    edition: Edition
    raw: bytes

    def __repr__(self) -> str:
        some = [str(code) for code in self[:_SHOWN]]
        more = [] if len(self) <= _SHOWN else ["..."]
        return f"<{len(self):,} candidates of {self.edition}: {', '.join([*some, *more]) or 'none'}>"

    def records(self) -> list[dict[str, Any]]:
        """Return one flat record per code, as `pandas.DataFrame` takes them: the code, and a column per peg."""
        return [
            {"code": str(code), **{f"peg{at}": letter for at, letter in enumerate(code, 1)}} for code in self
        ]

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

    def index(self, value: object, start: int = 0, stop: int | None = None) -> int:
        """Return the place of a code, which may be a text, from 0."""
        code = self.edition.code(value) if isinstance(value, str) else value
        return super().index(code, start, len(self) if stop is None else stop)

    def count(self, value: object) -> int:
        """Return 1 for a code that is one of them, which may be a text, and else 0."""
        return int(value in self)

    def sizes(self, guess: Code | str) -> dict[Feedback, int]:
        """Return how many of them earn each feedback, were they the secret; feedback that none earns is left out."""
        counted = Counter(self._marks(guess))
        pairs = kernel.feedbacks(self.edition.shape.pegs)
        return {Feedback(*pairs[index]): count for index, count in counted.items()}

    def split(self, guess: Code | str) -> dict[Feedback, Candidates]:
        """Return the parts that a guess makes of them by the feedback it would get, poorest feedback first."""
        pegs, raw = self.edition.shape.pegs, self.raw
        pairs = kernel.feedbacks(pegs)
        parts: dict[int, list[bytes]] = {}
        for place, index in enumerate(self._marks(guess)):
            parts.setdefault(index, []).append(raw[place * pegs : (place + 1) * pegs])
        return {
            Feedback(*pairs[index]): Candidates(self.edition, b"".join(part))
            for index, part in sorted(parts.items())
        }

    def keep_agreeing(self, row: MarkedRow) -> Candidates:
        """Return those that agree with one more row."""
        return self.split(row.guess).get(row.feedback, Candidates(self.edition, b""))

    def _marks(self, guess: Code | str) -> bytes:
        if isinstance(guess, str) or not self.edition.owns(guess):
            guess = self.edition.guess(str(guess))
        if not self.raw:
            return b""
        return partitions.marks(counted_shape(self.edition.shape), numbers(self.edition, guess), self.raw)

    def __contains__(self, code: object) -> bool:
        if isinstance(code, str):
            code = self.edition.code(code)
        if not isinstance(code, Code) or not self.edition.owns(code):
            return False
        pegs, raw = self.edition.shape.pegs, numbers(self.edition, code)
        return any(self.raw[at : at + pegs] == raw for at in range(0, len(self.raw), pegs))


def candidates(position: Position) -> Candidates:
    """Return every secret that agrees with all rows, in order; none if the rows contradict each other.

    >>> len(candidates(Position.parse("classic RRGG:1-0 RBYB:2-1")))
    13
    """
    shape = position.edition.shape
    if not is_enumerable(shape):
        raise EditionError(
            "too-many-codes", edition=str(position.edition), codes=shape.secrets, most=kernel.LIMIT
        )
    return Candidates(position.edition, partitions.candidates(played_shape(position), kernel_rows(position)))


def some_candidates(position: Position) -> Candidates:
    """Do the same as `candidates`, but if there is none, raise an error that names the contradicting rows."""
    found = candidates(position)
    if not found.raw:
        raise Contradiction(position_verdict(position).rows)
    return found
