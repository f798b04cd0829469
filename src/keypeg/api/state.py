"""A table as one seat, or a spectator, sees it; the fields are marked by how often they change.

A new field of `State` is sent in every change unless it is marked otherwise: changes, their types for the page and the
encoder are all made from the marks.
"""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import msgspec
from msgspec import UNSET, UnsetType

from keypeg.api.editions import EditionData, edition_data
from keypeg.api.sentence import Sentence, sentence
from keypeg.api.turns import describe_turn
from keypeg.rules import MatchView
from keypeg.rules.changes import Changes, fields_by_change
from keypeg.table.state.departures import names_over_time
from keypeg.table.state.options import Kind, Options
from keypeg.table.state.snapshot import Absent
from keypeg.table.state.views import Closing, FormerPlayer, SealView, SeatView, TableView
from keypeg.words import DEFAULT

S = TypeVar("S")
"""A state, or the bytes of one that is encoded already."""


class SeatData(msgspec.Struct, frozen=True, kw_only=True):
    """A seat: who sits there, and whether that player is connected now; `note` is what everyone should know.

    A computer that `stands_in` plays for the person of that name, who is away.
    """

    seat: int
    kind: Kind
    name: str | None
    level: str | None
    taken: bool
    online: bool
    note: Sentence | None
    stands_in: bool


class SealData(msgspec.Struct, frozen=True, kw_only=True):
    """The digest published when the code of a game was set."""

    game: int
    attempt: int
    digest: str


class State(msgspec.Struct, frozen=True, kw_only=True):
    """A table as one seat, or a spectator, sees it; `left` is how many codes agree with all rows, where hints are on.

    `vacant` are the seats that somebody left and that a person who watches may take. `rematch_by` is the seat that
    opened the table of the `rematch`, where it is known. `absent` is the player the match waits for who has been away
    for longer than `away_seconds`, and what those who stay may do. `watchers` counts the people who look on without a
    seat, from 100 on roughly. `seconds_left` is the thinking time left when the state was sent, for devices whose clock
    is wrong.
    """

    table: Annotated[str, Changes.NEVER]
    edition: Annotated[EditionData, Changes.NEVER]
    options: Annotated[Options, Changes.NEVER]
    warnings: Annotated[tuple[Sentence, ...], Changes.NEVER]
    seats: Annotated[tuple[SeatData, ...], Changes.SELDOM]
    former: Annotated[tuple[FormerPlayer, ...], Changes.SELDOM]
    vacant: Annotated[tuple[int, ...], Changes.SELDOM]
    commitments: Annotated[tuple[SealData, ...], Changes.SELDOM]
    seq: int
    view: MatchView
    turn: Sentence
    left: int | None
    deadline: str | None
    rematch: str | None
    rematch_by: Annotated[int | None, Changes.SELDOM]
    closed: Closing | None
    absent: Annotated[Absent | None, Changes.SELDOM]
    watchers: Annotated[int, Changes.SELDOM]
    seconds_left: float | None

    @property
    def is_full(self) -> bool:
        """Return whether every seat is taken."""
        return all(seat.taken for seat in self.seats)

    def name_then(self, seat: int, *, game: int, row: int | None = None) -> str:
        """Return who had a seat in a game (from 0): when a row (from 1) was placed, or at its end (R31)."""
        for one in self.former:
            if one.seat == seat and (
                game < one.games or (row is not None and game == one.games and row <= one.rows)
            ):
                return one.name
        return self.view.players[seat]

    @property
    def names_over_time(self) -> tuple[str, ...]:
        """Return who played at each seat, one after the other, as a score card heads its columns (R31)."""
        return names_over_time(self.view.players, self.former)


_STATE, _VIEW = fields_by_change(State), fields_by_change(MatchView)
STATE_NEVER, STATE_SELDOM = _STATE[Changes.NEVER], _STATE[Changes.SELDOM]
APART = ("view", "seconds_left")
"""What is encoded in its own way: the view has marks of its own, and time passes until a state is sent."""
STATE_OFTEN = {name: kind for name, kind in _STATE[None].items() if name not in APART}
VIEW_NEVER = _VIEW[Changes.NEVER]
VIEW_OFTEN = {name: kind for name, kind in _VIEW[None].items() if name != "games"}

if TYPE_CHECKING:

    class ViewChange(msgspec.Struct):
        """The fields of a view that are not marked, and `first_game`."""

        first_game: int

    class StateChange(msgspec.Struct):
        """The fields of a state that are not marked, and those that change seldom, if they have changed."""

        view: ViewChange

else:
    ViewChange = msgspec.defstruct(
        "ViewChange",
        [("first_game", int), ("games", _VIEW[None]["games"]), *VIEW_OFTEN.items()],
        namespace={
            "__doc__": "What may have changed of a view: `games` replace the games from the index `first_game` on."
        },
        module=__name__,
        frozen=True,
    )
    StateChange = msgspec.defstruct(
        "StateChange",
        [
            *STATE_OFTEN.items(),
            ("view", ViewChange),
            ("seconds_left", _STATE[None]["seconds_left"]),
            *((name, kind | UnsetType, UNSET) for name, kind in STATE_SELDOM.items()),
        ],
        namespace={"__doc__": "What may have changed of a state; whatever is not here is as it was."},
        module=__name__,
        frozen=True,
    )


def apply_change(state: State, change: StateChange) -> State:
    """Return a state with a change put over it: what a client does that keeps its state."""
    named = {name: getattr(change, name) for name in change.__struct_fields__}
    given = {name: value for name, value in named.items() if value is not UNSET}
    view = {name: getattr(state.view, name) for name in VIEW_NEVER}
    view |= {name: getattr(change.view, name) for name in ("games", *VIEW_OFTEN)}
    view["games"] = (*state.view.games[: change.view.first_game], *view["games"])
    return msgspec.structs.replace(state, **given | {"view": MatchView(**view)})


class StateBuilder:
    """Builds the states of one table in one language, one after the other.

    What has not changed since the last state is the same object again.
    """

    __slots__ = ("_language", "_seals", "_seats", "_turn", "_warnings")

    def __init__(self, language: str = DEFAULT) -> None:
        self._language = language
        self._warnings: tuple[Sentence, ...] | None = None
        self._seats: tuple[Any, tuple[SeatData, ...]] = (None, ())
        self._seals: tuple[SealData, ...] = ()
        self._turn: tuple[Any, Sentence | None] = (None, None)

    def build(
        self,
        view: TableView,
        *,
        now: float | None = None,
        online: frozenset[int] = frozenset(),
        left: int | None = None,
        rematch: str | None = None,
        absent: Absent | None = None,
        watchers: int = 0,
    ) -> State:
        """Return the state that a view gives; without `now` it lacks the seconds left."""
        deadline = view.deadline
        if self._warnings is None:
            self._warnings = tuple(sentence(one, self._language) for one in view.warnings)
        return State(
            table=view.table,
            edition=edition_data(view.options.edition),
            options=view.options,
            warnings=self._warnings,
            seats=self._build_seats(view.seats, online),
            former=view.former,
            vacant=view.vacant,
            commitments=self._build_seals(view.seals),
            seq=view.seq,
            view=view.match,
            turn=self._build_turn(view),
            left=left,
            deadline=None if deadline is None else iso_time(deadline),
            rematch=rematch,
            rematch_by=view.rematch_by,
            closed=view.closed,
            absent=absent,
            watchers=watchers,
            seconds_left=None if deadline is None or now is None else seconds_left(deadline, now),
        )

    def _build_seats(self, seats: tuple[SeatView, ...], online: frozenset[int]) -> tuple[SeatData, ...]:
        if self._seats[0] != (seats, online):
            built = tuple(_seat_data(seat, online, self._language) for seat in seats)
            self._seats = ((seats, online), built)
        return self._seats[1]

    def _build_seals(self, made: tuple[SealView, ...]) -> tuple[SealData, ...]:
        # Digests are published one after the other, and stay as they are.
        if len(self._seals) != len(made):
            self._seals = tuple(
                SealData(game=one.game, attempt=one.attempt, digest=one.digest) for one in made
            )
        return self._seals

    def _build_turn(self, view: TableView) -> Sentence:
        known, built = self._turn
        key = (view.seq, view.seats, view.closed)
        if built is None or known != key:
            built = sentence(describe_turn(view), self._language)
            self._turn = (key, built)
        return built


def state_of(
    view: TableView,
    *,
    now: float,
    online: frozenset[int] = frozenset(),
    left: int | None = None,
    rematch: str | None = None,
    language: str = DEFAULT,
) -> State:
    """Return the state that a view gives, as it is at this time."""
    return StateBuilder(language).build(view, now=now, online=online, left=left, rematch=rematch)


def seconds_left(deadline: float, now: float) -> float:
    """Return how long a turn may still take."""
    return max(0.0, round(deadline - now, 1))


def iso_time(seconds: float) -> str:
    """Return a moment, in seconds since 1970, as ISO 8601 writes it."""
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="milliseconds")


def _seat_data(seat: SeatView, online: frozenset[int], language: str) -> SeatData:
    """Return a seat as it travels; a computer is always there."""
    return SeatData(
        seat=seat.seat,
        kind=seat.kind,
        name=seat.name,
        level=seat.level,
        taken=seat.taken,
        online=seat.kind != "person" or seat.seat in online,
        note=None if seat.note is None else sentence(seat.note, language),
        stands_in=seat.stands_in,
    )
