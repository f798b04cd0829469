"""What the store keeps of a table, as plain records."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

import msgspec

from keypeg.table.fairness import Commitment
from keypeg.table.options import Kind

T = TypeVar("T")

LEAVE, EXPIRE = "leave", "expire"
"""The last line of the journal of a table that was closed before its match was over."""

COMPUTER = "computer "
"""How the line begins, after one of a seat that left, with which a computer of some level plays on there."""


class JournalLine(msgspec.Struct, frozen=True):
    """A line of the journal: the action a seat (None is the table) took when the table stood at `seq`."""

    seq: int
    seat: int | None
    action: str
    action_id: str | None
    at: float


@dataclass(frozen=True, slots=True)
class Chair:
    """A seat as it is kept: its token only as a hash."""

    seat: int
    kind: Kind
    level: str | None
    name: str | None
    token_hash: str | None
    taken: float | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Saved:
    """Everything the store keeps of one table."""

    id: str
    options: str
    created: float
    chairs: tuple[Chair, ...]
    lines: tuple[JournalLine, ...]
    commitments: tuple[Commitment, ...]


class Conflict(Exception):
    """Another process wrote first: nothing was written, and the order must be planned again."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatChange:
    """A seat that changes hands; the store checks that it is still as it was before."""

    before: Chair
    after: Chair
    address: str | None = None


@dataclass(slots=True)
class Writes:
    """What one order adds to the store: new rows, a seat that changes hands, and the moments of the last change.

    A table that was closed and is `reopened` has a computer from now on, which is attended to.
    The store refuses all of it with `Conflict` where the seat, or the open table, is not found as it was.
    """

    table: str
    seq: int = 0
    tables: list[dict[str, Any]] = field(default_factory=list)
    seats: list[dict[str, Any]] = field(default_factory=list)
    lines: list[dict[str, Any]] = field(default_factory=list)
    commitments: list[dict[str, Any]] = field(default_factory=list)
    seat: SeatChange | None = None
    touched: float | None = None
    closed: float | None = None
    reopened: bool = False

    @property
    def moves_only(self) -> bool:
        """Whether it adds nothing but lines of the journal, and the commitments of codes set in them."""
        return not (
            self.tables
            or self.seats
            or self.seat is not None
            or self.touched is not None
            or self.closed is not None
            or self.reopened
        )


@dataclass(frozen=True, slots=True)
class Planned(Generic[T]):
    """What an order writes, and its answer once that is durable."""

    writes: Writes | None
    answer: Callable[[], T]
