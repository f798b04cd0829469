"""What the store keeps of a table, as plain records."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any, Generic, NamedTuple, TypeVar

import msgspec

from keypeg.rules.seals import Seal
from keypeg.table.state.options import Kind

T = TypeVar("T")

LEAVE, EXPIRE = "leave", "expire"
"""The lines of the journal with which a table closes before its match is over."""

COMPUTER = "computer "
"""How the line begins with which a computer of some level plays on for a seat that left, or that is away."""

RETURN = "return"
"""The line with which a person who was away takes the seat back from the computer."""

PERSON = "person "
"""How the line begins with which a person takes over from the computer that plays on for somebody who left."""

PLAYERS = "players "
"""How the line begins with which a match starts without the free seats; the numbers of the seats that stay follow."""
_FOR = " for "
"""What stands between the level and the name of the person who left; older lines have no name."""
_MOST_CHARACTERS = 64
"""The length of a line that the database keeps."""


class NextTable(NamedTuple):
    """The table of a rematch, and the seat that opened it; None where that was not noted."""

    table: str
    by: int | None = None


class JournalLine(msgspec.Struct, frozen=True):
    """A line of the journal: the action a seat (None is the table) took when the table stood at `seq`."""

    seq: int
    seat: int | None
    action: str
    action_id: str | None
    at: float

    def __repr__(self) -> str:
        """Return one line that shows no secret."""
        action = "secret ..." if self.action.startswith("secret ") else self.action
        return f"JournalLine({self.seq}, {self.seat}, {action!r})"


def line_row(table: str, line: JournalLine) -> dict[str, object]:
    """Return a line of the journal as the database keeps it."""
    return {
        "table_id": table,
        "seq": line.seq,
        "seat": line.seat,
        "action": line.action,
        "action_id": line.action_id,
        "at": line.at,
    }


def about_seats(line: JournalLine) -> bool:
    """Whether a line is no action of the match."""
    return line.action in (LEAVE, EXPIRE, RETURN) or line.action.startswith((COMPUTER, PERSON, PLAYERS))


def format_players(seats: Iterable[int]) -> str:
    """Return the line with which a match starts with these seats only."""
    return PLAYERS + " ".join(map(str, seats))


def parse_players(action: str) -> tuple[int, ...]:
    """Return the seats that stay where a match starts without the free ones, by their old numbers."""
    return tuple(map(int, action.removeprefix(PLAYERS).split()))


def format_computer(level: str, name: str | None) -> str:
    """Return the line with which a computer of a level plays on for the person of this name."""
    return (COMPUTER + level + ("" if name is None else _FOR + name))[:_MOST_CHARACTERS]


def parse_computer(action: str) -> tuple[str, str | None]:
    """Return the level of a computer that plays on, and for whom; None where the line does not say it."""
    level, _, name = action.removeprefix(COMPUTER).partition(_FOR)
    return level, name or None


def parse_person(action: str) -> str:
    """Return the name of the person who takes over from a computer."""
    return action.removeprefix(PERSON)


def takes_over(lines: Iterable[JournalLine]) -> bool:
    """Whether a person takes over from a computer: the token of that person is in no line."""
    return any(line.action.startswith(PERSON) for line in lines)


def list_gone(gone: tuple[int, ...], lines: Iterable[JournalLine]) -> tuple[int, ...]:
    """Return the seats that nobody has, after some more lines."""
    for line in lines:
        if line.seat is None:
            continue
        if line.action == LEAVE:
            gone = (*gone, line.seat)
        elif gone and line.action.startswith(COMPUTER):
            gone = tuple(seat for seat in gone if seat != line.seat)
    return gone


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
    seals: tuple[Seal, ...]
    rematch: NextTable | None = None


class Conflict(Exception):
    """Another process wrote first: nothing was written, and the order must be planned again."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatChange:
    """A seat that changes hands; the store checks that it is still as it was before."""

    before: Chair
    after: Chair
    address: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class RematchLink:
    """The rematch that a table gets; the store checks that it still has the one it had before, usually none."""

    table: str
    seq: int
    before: str | None
    after: NextTable


@dataclass(slots=True)
class Writes:
    """What one order adds to the store: new rows, seats that change hands, and the moments of the last change.

    A new table that is the `rematch` of another is linked from there. A table that is `reopened` is
    open from now on, and has a computer that is attended to.
    The store refuses all of it with `Conflict` where a seat, or the open table, is not found as it was.
    """

    table: str
    seq: int = 0
    tables: list[dict[str, Any]] = field(default_factory=list)
    seats: list[dict[str, Any]] = field(default_factory=list)
    lines: list[dict[str, Any]] = field(default_factory=list)
    seals: list[dict[str, Any]] = field(default_factory=list)
    seat_changes: list[SeatChange] = field(default_factory=list)
    rematch: RematchLink | None = None
    touched: float | None = None
    closed: float | None = None
    reopened: bool = False

    @property
    def concerned(self) -> tuple[str, ...]:
        """Return every table that it changes."""
        return (self.table,) if self.rematch is None else (self.table, self.rematch.table)

    @property
    def moves_only(self) -> bool:
        """Whether it adds nothing but lines of the journal, and the seals of codes set in them."""
        return not (
            self.tables
            or self.seats
            or self.seat_changes
            or self.touched is not None
            or self.closed is not None
            or self.reopened
        )


@dataclass(frozen=True, slots=True)
class Planned(Generic[T]):
    """What an order writes, and its answer once that is durable."""

    writes: Writes | None
    answer: Callable[[], T]
