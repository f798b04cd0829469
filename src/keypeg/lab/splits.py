"""Held-out splits: positions that differ only by symmetry are always in the same one."""

from __future__ import annotations

from hashlib import sha256
from typing import Literal

from keypeg.engine.codec import numbers
from keypeg.rules import Position, mark

Split = Literal["train", "validation", "test"]
SPLITS: dict[Split, int] = {"train": 8, "validation": 1, "test": 1}
"""Tenths of all positions."""


def split_of(position: Position, *, version: int) -> Split:
    """Return the split of a position: a function of what no renaming of colours and pegs, or order of rows, changes.

    >>> one = Position.parse("classic RRGG:1-0 RBYB:2-1")
    >>> same = Position.parse("classic KWBW:2-1 KYKY:1-0")
    >>> split_of(one, version=1) == split_of(same, version=1)
    True
    """
    text = f"{version} {position.edition.shape.text(rows=False)} {symmetry_key(position)}"
    number = int.from_bytes(sha256(text.encode()).digest()[:8]) % sum(SPLITS.values())
    for split, tenths in SPLITS.items():
        if number < tenths:
            return split
        number -= tenths
    raise AssertionError("the tenths of the splits do not add up")


def symmetry_key(position: Position) -> str:
    """Return a text that is equal for positions that are the same but for names of colours, pegs and order of rows."""
    rows = []
    for row in position.rows:
        guess = numbers(position.edition, row.guess)
        rows.append((str(row.feedback), sorted(guess.count(colour) for colour in set(guess))))
    meetings = []
    for at, row in enumerate(position.rows):
        others = [
            (rows[other], str(mark(row.guess, position.rows[other].guess)))
            for other in range(len(rows))
            if other != at
        ]
        meetings.append((rows[at], sorted(others)))
    return repr(sorted(meetings))
