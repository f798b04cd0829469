"""What to ask before the code from behind a real shield counts (R12b)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from keypeg.rules.codes import Code
from keypeg.rules.game import Row, false_rows
from keypeg.rules.shape import Counting


@dataclass(frozen=True, slots=True)
class RevealDoubt:
    """The rows, from 1, that a revealed code would make wrong.

    `mirrored` is the code as it is read from the other side, if that one fits every row.
    """

    rows: tuple[int, ...]
    mirrored: Code | None


def doubt_reveal(rows: Sequence[Row], code: Code, counting: Counting = Counting.BOTH) -> RevealDoubt | None:
    """Return what speaks against a code that is revealed; None if it fits every row."""
    wrong = false_rows(tuple(rows), code, counting)
    if not wrong:
        return None
    mirrored = Code(str(code)[::-1])
    return RevealDoubt(wrong, None if false_rows(tuple(rows), mirrored, counting) else mirrored)
