"""What a table returns: plain records that a front end can draw or send as they are."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Generic, TypeVar, assert_never

import msgspec
from msgspec import UNSET, UnsetType

from keypeg.errors import StaleAction
from keypeg.rules import Ending, Event, EventKind, Match, MatchView, narrate
from keypeg.rules.events import (
    ClaimMade,
    Conceded,
    FeedbackGiven,
    GameEnded,
    GameStarted,
    GuessPlaced,
    GuessTakenBack,
    MarkAdmitted,
    MarkTakenBack,
    MatchEnded,
    RevealTakenBack,
    RowLost,
    SecretRevealed,
    SecretSet,
    TurnSkipped,
    WrongInformation,
)
from keypeg.table.state.chairs import stands_in
from keypeg.table.state.options import Kind, Options
from keypeg.table.state.stored import Chair
from keypeg.words import Message

_Said = TypeVar("_Said")
"""A message, or a message in the words of a language."""

ADVERSARY_NOTE = Message("seat-adversary-note")
"""What everyone should know about an adversary at the table."""


class ClosedWhy(StrEnum):
    """Why nothing more can happen at a table."""

    FINISHED = "finished"
    LEFT = "left"
    EXPIRED = "expired"


class Closing(msgspec.Struct, frozen=True, kw_only=True):
    """How a table was closed; `by` is the seat that left, where one did.

    `asks` are the codebreakers who all have to ask before the code is shown; if it is empty, one who asks is enough.
    """

    why: ClosedWhy
    by: int | None = None
    asks: tuple[int, ...] = ()


class EventData(msgspec.Struct, Generic[_Said], frozen=True, kw_only=True):
    """What happened; `seq` is where the table stood after the action that caused it. Only what applies is there."""

    seq: int
    kind: EventKind
    message: _Said
    game: int | UnsetType = UNSET
    seat: int | UnsetType = UNSET
    row: int | UnsetType = UNSET
    code: str | UnsetType = UNSET
    red: int | UnsetType = UNSET
    white: int | UnsetType = UNSET
    shown: bool | UnsetType = UNSET
    rows: tuple[int, ...] | UnsetType = UNSET
    ending: Ending | UnsetType = UNSET
    points: tuple[tuple[int, ...], ...] | UnsetType = UNSET
    winners: tuple[int, ...] | UnsetType = UNSET
    attempt: int | UnsetType = UNSET
    digest: str | UnsetType = UNSET
    nonce: str | UnsetType = UNSET


EventView = EventData[Message]
"""What happened, in no language yet; it is the same for everyone."""


class SeatView(msgspec.Struct, frozen=True, kw_only=True):
    """A seat: who sits there, if anybody does; `note` is what everyone should know of a computer.

    A computer that `stands_in` plays for the person of that name, who is away.
    """

    seat: int
    kind: Kind
    level: str | None
    name: str | None
    taken: bool
    note: Message | None = None
    stands_in: bool = False


class FormerPlayer(msgspec.Struct, frozen=True, kw_only=True):
    """Who sat at a seat before somebody else took it: in the first `games` games, and `rows` rows of the next (R31)."""

    seat: int
    name: str
    games: int
    rows: int


class SealView(msgspec.Struct, frozen=True, kw_only=True):
    """A published digest; `code` and `nonce` are shown once the game is over."""

    game: int
    attempt: int
    digest: str
    code: str | None
    nonce: str | None


class TableView(msgspec.Struct, frozen=True, kw_only=True):
    """A table as one seat (None is a spectator) sees it; an action has to name its `seq`.

    `deadline` is when the thinking time ends, in seconds since 1970, by the clock that measures turns. `former` are the
    people whose seats others have taken, and `vacant` the seats that a person may take now. `rematch_by` is the seat
    that has opened the table of the rematch.
    """

    table: str
    options: Options
    seat: int | None
    seq: int
    seats: tuple[SeatView, ...]
    former: tuple[FormerPlayer, ...] = ()
    started: bool
    closed: Closing | None
    deadline: float | None
    rematch_by: int | None = None
    vacant: tuple[int, ...] = ()
    warnings: tuple[Message, ...]
    seals: tuple[SealView, ...]
    match: MatchView


@dataclass(frozen=True, slots=True, kw_only=True)
class Answer:
    """What an action led to: where the table stands after it, and what happened since it stood at `since`.

    `repeated` says that the action had been taken before: the answer is that of the first time.
    """

    seq: int
    since: int
    recall: Callable[[], tuple[EventView, ...]]
    look: Callable[[], TableView]
    repeated: bool = False

    @property
    def events(self) -> tuple[EventView, ...]:
        """Return what happened."""
        return self.recall()

    @property
    def view(self) -> TableView:
        """Return what the seat saw after its action; computed on first use."""
        return self.look()


class Ticket(msgspec.Struct, frozen=True, kw_only=True):
    """A seat that was taken; its token is shown once and kept only as a hash."""

    table: str
    seat: int
    token: str


class StaleView(StaleAction):
    """A stale action, with what its seat sees now."""

    def __init__(self, view: TableView) -> None:
        super().__init__(view.seq)
        self.view = view


def event_view(match: Match, event: Event, seq: int) -> EventView:
    """Return an event of a match, as everyone may hear it."""
    return EventData(seq=seq, kind=event.kind, message=narrate(match, event), **_fields(event))


def _fields(event: Event) -> dict[str, Any]:
    match event:
        case GameStarted(number, codemaker):
            return {"game": number, "seat": codemaker}
        case SecretSet(seat) | Conceded(seat):
            return {"seat": seat}
        case GuessPlaced(row, seat, code):
            return {"row": row, "seat": seat, "code": str(code)}
        case FeedbackGiven(row, feedback):
            return {"row": row, "red": feedback.red, "white": feedback.white}
        case (
            RowLost(row, seat)
            | MarkAdmitted(seat, row)
            | GuessTakenBack(seat, row)
            | MarkTakenBack(seat, row)
        ):
            return {"row": row, "seat": seat}
        case TurnSkipped(seat, row):
            return {"seat": seat} if row is None else {"row": row, "seat": seat}
        case RevealTakenBack(seat, game):
            return {"game": game, "seat": seat}
        case ClaimMade(seat, shown):
            return {"seat": seat, "shown": shown}
        case SecretRevealed(code):
            return {"code": str(code)}
        case WrongInformation(rows):
            return {"rows": rows}
        case GameEnded(number, ending, points):
            return {"game": number, "ending": ending, "points": points}
        case MatchEnded(winners):
            return {"winners": winners}
        case _:
            assert_never(event)


def seat_view(chair: Chair) -> SeatView:
    """Return a seat as everybody sees it."""
    return SeatView(
        seat=chair.seat,
        kind=chair.kind,
        level=chair.level,
        name=chair.name,
        taken=chair.taken is not None,
        note=ADVERSARY_NOTE if chair.kind == "adversary" else None,
        stands_in=stands_in(chair),
    )
