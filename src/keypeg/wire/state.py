"""A table as one seat, or a spectator, sees it."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TypeVar

import msgspec

from keypeg.rules import MatchView
from keypeg.table.state.options import Kind, Options
from keypeg.table.state.views import Closing, CommitmentView, SeatView, TableView
from keypeg.wire.editions import EditionData, edition_data
from keypeg.wire.sentence import Sentence, sentence
from keypeg.wire.turns import turn
from keypeg.words import DEFAULT

S = TypeVar("S")
"""A state, or the bytes of one that is encoded already."""


class SeatData(msgspec.Struct, frozen=True, kw_only=True):
    """A seat: who sits there, and whether that player is connected now; `note` is what everyone should know."""

    seat: int
    kind: Kind
    name: str | None
    level: str | None
    taken: bool
    online: bool
    note: Sentence | None


class CommitmentData(msgspec.Struct, frozen=True, kw_only=True):
    """The digest published when the code of a game was set."""

    game: int
    attempt: int
    digest: str


class StateCore(msgspec.Struct, frozen=True, kw_only=True):
    """A state without what is the same at every table of an edition, or different whenever it is sent."""

    table: str
    seq: int
    options: Options
    warnings: tuple[Sentence, ...]
    seats: tuple[SeatData, ...]
    view: MatchView
    turn: Sentence
    left: int | None
    deadline: str | None
    commitments: tuple[CommitmentData, ...]
    rematch: str | None
    closed: Closing | None

    @property
    def started(self) -> bool:
        """Whether every seat is taken."""
        return all(seat.taken for seat in self.seats)


class State(StateCore, frozen=True, kw_only=True):
    """A table as one seat, or a spectator, sees it; `left` is how many codes agree with all rows, where hints are on.

    `seconds_left` is the thinking time left when the state was sent, for devices whose clock is wrong.
    """

    edition: EditionData
    seconds_left: float | None


def state_core(
    view: TableView, *, online: frozenset[int], left: int | None, rematch: str | None, language: str = DEFAULT
) -> StateCore:
    """Return what a view tells, less what is added when it is sent."""
    return StateCore(
        table=view.table,
        seq=view.seq,
        options=view.options,
        warnings=tuple(sentence(one, language) for one in view.warnings),
        seats=tuple(seat_data(seat, online, language) for seat in view.seats),
        view=view.match,
        turn=sentence(turn(view), language),
        left=left,
        deadline=None if view.deadline is None else iso_time(view.deadline),
        commitments=tuple(map(commitment_data, view.commitments)),
        rematch=rematch,
        closed=view.closed,
    )


def state_of(
    view: TableView,
    *,
    now: float,
    online: frozenset[int] = frozenset(),
    left: int | None = None,
    rematch: str | None = None,
    language: str = DEFAULT,
) -> State:
    """Return the state that a view tells, as it is at this time."""
    core = state_core(view, online=online, left=left, rematch=rematch, language=language)
    return State(
        **{name: getattr(core, name) for name in StateCore.__struct_fields__},
        edition=edition_data(view.options.edition),
        seconds_left=None if view.deadline is None else seconds_left(view.deadline, now),
    )


def seconds_left(deadline: float, now: float) -> float:
    """Return how long a turn may still take."""
    return max(0.0, round(deadline - now, 1))


def iso_time(seconds: float) -> str:
    """Return a moment, in seconds since 1970, as ISO 8601 writes it."""
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="milliseconds")


def commitment_data(made: CommitmentView) -> CommitmentData:
    """Return a commitment as it travels before the reveal."""
    return CommitmentData(game=made.game, attempt=made.attempt, digest=made.digest)


def seat_data(seat: SeatView, online: frozenset[int], language: str) -> SeatData:
    """Return a seat as it travels; a computer is always there."""
    return SeatData(
        seat=seat.seat,
        kind=seat.kind,
        name=seat.name,
        level=seat.level,
        taken=seat.taken,
        online=seat.kind != "person" or seat.seat in online,
        note=None if seat.note is None else sentence(seat.note, language),
    )
