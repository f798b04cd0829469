"""A tablebase: perfect play at every position of at most two rows, one of each kind under symmetry, in one file.

The file is gzip. It holds the line `keypeg-tablebase 1`, a line of JSON (`shape`, `records`, `record_bytes`), and then
the records, sorted. A record is, with `pegs` bytes for a code of colour numbers:

    rows (1 byte) | guess, feedback number (pegs + 1) | guess, feedback number | candidates (4, big endian)
    | total of rows that perfect play needs over all candidates (4, big endian) | a best guess (pegs)

Rows that are not played are zeros. The feedback number is matches * (matches + 1) / 2 + red, where matches are the
red and white key pegs together.
A position stands for all that renaming colours, permuting pegs and exchanging rows make of it: the smallest is kept.
"""

from __future__ import annotations

import gzip
import json
import struct
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from fractions import Fraction
from itertools import permutations
from pathlib import Path
from typing import Any

from keypeg.engine import kernel
from keypeg.engine.codec import kernel_rows, kernel_shape, letters
from keypeg.engine.solver import MOST_GUESSES, search
from keypeg.engine.values import guess_codes
from keypeg.errors import EditionError, KeypegError, explain_unwritable, show_path
from keypeg.rules import Code, Edition, Position, Shape

MAGIC = b"keypeg-tablebase 1\n"
_MOST_ROWS = 2

_Played = tuple[tuple[bytes, int], ...]
"""Guesses as colour numbers with their feedback numbers."""


@dataclass(frozen=True, slots=True)
class TablebaseEntry:
    """What perfect play needs at a position: `total` rows over all candidates, and a guess to start with."""

    candidates: int
    total: int
    best: bytes

    @property
    def expects(self) -> Fraction:
        """The rows perfect play expects."""
        return Fraction(self.total, self.candidates)


@dataclass(frozen=True)
class Tablebase:
    """A tablebase that was read; look positions up in it."""

    shape: str
    entries: dict[_Played, TablebaseEntry]

    def __len__(self) -> int:
        return len(self.entries)

    def get(self, position: Position) -> tuple[Fraction, Code] | None:
        """Return the rows perfect play expects and a best guess; None for a position that is not in it."""
        if position.edition.shape.text(rows=False) != self.shape or len(position.rows) > _MOST_ROWS:
            return None
        played = tuple((row.guess, feedback_index(row.red, row.white)) for row in kernel_rows(position))
        least, renamed, order = canonicalize(played, position.edition.shape)
        found = self.entries.get(least)
        if found is None:
            return None
        return found.expects, letters(position.edition, _original(found.best, renamed, order))


def feedback_index(red: int, white: int) -> int:
    """Return the feedback number."""
    matches = red + white
    return matches * (matches + 1) // 2 + red


def canonicalize(played: _Played, shape: Shape) -> tuple[_Played, dict[int, int], tuple[int, ...]]:
    """Return the smallest form of a position, how colours were renamed, and which peg became which."""
    found = []
    for rows in permutations(played):
        for order in permutations(range(shape.pegs)):
            names: dict[int, int] = {}
            made = tuple(
                (bytes(names.setdefault(guess[peg], len(names)) for peg in order), mark)
                for guess, mark in rows
            )
            found.append((made, names, order))
    made, names, order = min(found, key=lambda one: one[0])
    unused = [colour for colour in range(shape.symbols) if colour not in names]
    return made, {**names, **dict(zip(unused, range(len(names), shape.symbols), strict=True))}, order


def _original(code: bytes, renamed: dict[int, int], order: tuple[int, ...]) -> bytes:
    """Return a code of the smallest form as it is in the position."""
    back = {new: old for old, new in renamed.items()}
    made = bytearray(len(code))
    for at, peg in enumerate(order):
        made[peg] = back[code[at]]
    return bytes(made)


def positions(shape: Shape) -> list[_Played]:
    """Return every reachable position of at most two rows whose code is not broken, one of each kind, sorted."""
    secrets = kernel.candidates(kernel_shape(shape))
    win = len(kernel.feedbacks(shape.pegs)) - 1
    firsts = sorted({canonicalize(((guess, 0),), shape)[0][0][0] for guess in guess_codes(shape)})
    found: set[_Played] = {()}
    for first in firsts:
        marks = kernel.marks(kernel_shape(shape), first, secrets)
        found.update(((first, mark),) for mark in set(marks) - {win})
        for second in _seconds(first, shape):
            both = set(zip(marks, kernel.marks(kernel_shape(shape), second, secrets), strict=True))
            found.update(
                canonicalize(((first, one), (second, two)), shape)[0]
                for one, two in both
                if win not in (one, two)
            )
    return sorted(found)


def _seconds(first: bytes, shape: Shape) -> Iterator[bytes]:
    """Return second guesses, one of each kind after a first one."""
    seen = set()
    for guess in guess_codes(shape):
        kind = canonicalize(((first, 0), (guess, 1)), shape)[0]
        if kind not in seen:
            seen.add(kind)
            yield guess


def build(
    edition: Edition, *, progress: Callable[[int, int], object] | None = None
) -> Iterator[tuple[_Played, TablebaseEntry]]:
    """Settle perfect play at every position of the tablebase."""
    shape = edition.shape
    guesses = shape.symbols**shape.pegs if shape.guess_repeats else shape.secrets
    if guesses > MOST_GUESSES:
        raise EditionError("tablebase-too-large", edition=str(edition), guesses=guesses, limit=MOST_GUESSES)
    every = positions(shape)
    pairs = kernel.feedbacks(shape.pegs)
    solver, plain = search(kernel_shape(shape)), kernel_shape(shape)
    for done, played in enumerate(every, 1):
        rows = [kernel.KernelRow(guess, *pairs[mark]) for guess, mark in played]
        found = solver.value(rows)
        count = len(kernel.candidates(plain, rows)) // shape.pegs
        yield played, TablebaseEntry(count, found.upper, found.guess)
        if progress:
            progress(done, len(every))


def write(path: Path, shape: Shape, entries: Iterable[tuple[_Played, TablebaseEntry]]) -> int:
    """Write a tablebase; return the number of its records."""
    records = [_record(played, entry, shape.pegs) for played, entry in entries]
    head = {
        "shape": shape.text(rows=False),
        "records": len(records),
        "record_bytes": _layout(shape.pegs).size,
    }
    raw = MAGIC + json.dumps(head).encode() + b"\n" + b"".join(records)
    with explain_unwritable(path):
        path.write_bytes(gzip.compress(raw, mtime=0))
    return len(records)


def read_tablebase(path: Path) -> Tablebase:
    """Read a tablebase."""
    try:
        raw = gzip.decompress(path.read_bytes())
        magic, line, body = raw.split(b"\n", 2)
        head = json.loads(line)
        shape = Shape.parse(head["shape"], rows=1)
        layout = _layout(shape.pegs)
        if magic + b"\n" != MAGIC or len(body) != head["records"] * layout.size:
            raise ValueError("not a tablebase")
        entries = dict(_entry(fields) for fields in layout.iter_unpack(body))
    except (OSError, EOFError, ValueError, KeyError, TypeError, KeypegError):
        raise KeypegError("tablebase-unreadable", path=show_path(path)) from None
    return Tablebase(head["shape"], entries)


def _layout(pegs: int) -> struct.Struct:
    return struct.Struct(f">B{pegs}sB{pegs}sBII{pegs}s")


def _record(played: _Played, entry: TablebaseEntry, pegs: int) -> bytes:
    padded = [*played, *[(bytes(pegs), 0)] * (_MOST_ROWS - len(played))]
    (one, first), (two, second) = padded
    return _layout(pegs).pack(len(played), one, first, two, second, entry.candidates, entry.total, entry.best)


def _entry(fields: tuple[Any, ...]) -> tuple[_Played, TablebaseEntry]:
    rows, one, first, two, second, candidates, total, best = fields
    return ((one, first), (two, second))[:rows], TablebaseEntry(candidates, total, best)
