"""What the store keeps of a table, as plain records."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Update

from keypeg.table.fairness import Commitment
from keypeg.table.options import Kind

LEAVE, EXPIRE = "leave", "expire"
"""The last line of the journal of a table that was closed before its match was over."""


@dataclass(frozen=True, slots=True)
class JournalLine:
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


@dataclass(slots=True)
class Writes:
    """What one order adds to the store; an update must find a row."""

    table: str
    seq: int = 0
    tables: list[dict[str, Any]] = field(default_factory=list)
    seats: list[dict[str, Any]] = field(default_factory=list)
    updates: list[Update] = field(default_factory=list)
    lines: list[dict[str, Any]] = field(default_factory=list)
    commitments: list[dict[str, Any]] = field(default_factory=list)

    @property
    def empty(self) -> bool:
        """Whether there is nothing to write."""
        return not (self.tables or self.seats or self.updates or self.lines or self.commitments)
