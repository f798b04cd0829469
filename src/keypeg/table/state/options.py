"""What is agreed when a table is opened."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import count
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from keypeg.errors import EditionError, shorten
from keypeg.rules import Edition, Marking, Setup, edition
from keypeg.rules.edition import GameCount
from keypeg.rules.readings import READING
from keypeg.training.daily import DAILY_EDITIONS, read_daily

Kind = Literal["person", "computer", "adversary"]
SeatNumber = Annotated[int, Meta(ge=0, le=4)]

ADVERSARY_GUESSES_AS = "expert"
"""How an adversary guesses where no level is named."""

SECONDS_OFFERED = (None, 30, 60, 120, 300, 600)
"""The turn timers that forms offer."""

DEFAULT_SECONDS_IDLE = 7 * 86_400
DEFAULT_SECONDS_KEPT = 30 * 86_400
DEFAULT_SECONDS_RECORDED = 3 * 365 * 86_400


class SeatOption(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Who sits down: a person, a computer of some level, or an adversary, which bends the secret as it goes."""

    kind: Kind = "person"
    level: Annotated[str, Meta(max_length=40)] | None = None

    @property
    def guesses_as(self) -> str | None:
        """Return the level it guesses at; None for a person."""
        return ADVERSARY_GUESSES_AS if self.kind == "adversary" and self.level is None else self.level


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table before anybody sits: the edition with its house rules (`classic/5x8`), the match, the seats.

    When the match has waited `away_seconds` for a player who is not connected, those who stay may go on (R21c).
    With `daily` (`2026-11-15-classic`) a computer that sets a code sets the code of that day. `one_device` says that
    one device holds the seats of all people, and `reading` which of our readings of the sheets holds: the table itself
    settles both when it is opened. A table that a room has dealt names its `room`.
    """

    edition: Annotated[str, Meta(max_length=60)] = "classic"
    seats: Annotated[tuple[SeatOption, ...], Meta(min_length=2, max_length=5)] = (SeatOption(), SeatOption())
    games: Annotated[int, Meta(ge=1, le=100)] = 2
    first: SeatNumber = 0
    marking: Marking = Marking.TABLE
    shield: bool = False
    conceding: bool = True
    hints: bool = False
    seconds: Annotated[int, Meta(ge=1, le=86_400)] | None = None
    spectators: bool = True
    away_seconds: Annotated[int, Meta(ge=1, le=86_400)] = 60
    daily: Annotated[str, Meta(max_length=24)] | None = None
    one_device: bool = True
    # Tables that were opened before there was a second reading do not name one.
    reading: Annotated[int, Meta(ge=1, le=READING)] = 1
    room: Annotated[str, Meta(max_length=16)] | None = None

    @property
    def box(self) -> Edition:
        """Return the edition that is played."""
        return edition(self.edition)

    @property
    def solo(self) -> bool:
        """Whether one person breaks one code of a computer: a game by itself, which is played for its rows."""
        if self.games != 1 or len(self.seats) != 2 or self.first >= len(self.seats):
            return False
        return self.seats[self.first].kind != "person" and self.seats[1 - self.first].kind == "person"

    def next_first(self) -> int:
        """Return who sets the first code of a rematch: the next player, or the computer again where one plays solo."""
        return self.first if self.solo else (self.first + 1) % len(self.seats)

    @property
    def attended(self) -> bool:
        """Whether the table itself may have to move: for a computer, or because time runs out."""
        if self.room is not None and self.marking is Marking.TABLE:
            # Its code was set when it was dealt, and the table marks: only a computer that guesses has to move.
            return self.seats[1 - self.first].kind != "person"
        return self.seconds is not None or any(seat.kind != "person" for seat in self.seats)

    def setup(self, names: Sequence[str | None] = ()) -> Setup:
        """Return the match they describe; a seat without a name is called by its number."""
        given = [*names, *[None] * (len(self.seats) - len(names))]
        return Setup(
            edition=self.box,
            players=tuple(_get_name(given, seat) for seat in range(len(given))),
            games=self.games,
            first=self.first,
            marking=self.marking,
            shield=self.shield,
            conceding=self.conceding,
            seconds=self.seconds,
            # At a table with a shield everybody's code is unknown to it.
            adversaries=() if self.shield else self._adversaries,
            one_device=self.one_device,
            solo=self.solo,
            reading=self.reading,
        )

    def keep_seats(self, kept: Sequence[int]) -> Options:
        """Return what is agreed where only the seats `kept` play, as many times round as before.

        The first codemaker is who was to be it, or the next one to the left who plays.
        """
        before, after = len(self.seats), len(kept)
        games = self.games
        if self.box.games is GameCount.PLAYERS:
            games = max(1, games // before) * after
        seats = range(self.first, self.first + before)
        first = next(kept.index(seat % before) for seat in seats if seat % before in kept)
        return msgspec.structs.replace(
            self, seats=tuple(self.seats[seat] for seat in kept), games=games, first=first
        )

    @property
    def _adversaries(self) -> tuple[int, ...]:
        return tuple(number for number, seat in enumerate(self.seats) if seat.kind == "adversary")


class Limits(msgspec.Struct, frozen=True, kw_only=True):
    """Limits per address, and when a table expires."""

    tables_per_address: int | None = None
    seats_per_address: int | None = None
    idle_seconds: float = DEFAULT_SECONDS_IDLE
    kept_seconds: float = DEFAULT_SECONDS_KEPT
    recorded_seconds: float = DEFAULT_SECONDS_RECORDED


def check_options(options: Options, levels: Collection[str]) -> None:
    """Refuse options that no rule sheet allows, and unknown computer levels."""
    options.setup()
    if options.room is not None:
        raise EditionError("table-of-room", room=shorten(options.room))
    if options.daily is not None and DAILY_EDITIONS[read_daily(options.daily)[1]] != options.edition:
        raise EditionError("daily-other-edition", name=options.daily, edition=options.edition)
    for number, seat in enumerate(options.seats, 1):
        if seat.kind == "person":
            if seat.level is not None:
                raise EditionError("seat-person-level", seat=number)
        elif seat.guesses_as not in levels:
            raise EditionError(
                "seat-unknown-level", seat=number, text=shorten(str(seat.guesses_as)), levels=tuple(levels)
            )


def computer_names(options: Options, people: Collection[str] = ()) -> tuple[str | None, ...]:
    """Return the names of the computers, all different and none a person's; None for a person's seat."""
    names: list[str | None] = []
    for seat in options.seats:
        name = f"{seat.kind} {seat.guesses_as}"[:34]
        names.append(None if seat.kind == "person" else _make_distinct(name, [*people, *names]))
    return tuple(names)


def default_name(seat: int, taken: Collection[str | None]) -> str:
    """Return what a person without a name is called: "Player 2" at seat 1, or the next number that nobody has."""
    return next(name for number in count(seat + 1) if (name := f"Player {number}") not in taken)


def computer_name(level: str, others: Sequence[str | None]) -> str:
    """Return the name of a computer of a level that sits down beside others."""
    return _make_distinct(f"computer {level}"[:34], others)


def _get_name(names: Sequence[str | None], seat: int) -> str:
    name = names[seat]
    return name if name is not None else _make_distinct(f"seat {seat + 1}", names)


def _make_distinct(name: str, names: Sequence[str | None]) -> str:
    other, count = name, 1
    while other in names:
        count += 1
        other = f"{name} ({count})"
    return other
