"""What clients send."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from keypeg.api.parameters import IndexedGame, NthGame, find_game_index
from keypeg.errors import EditionError
from keypeg.rules import check_name
from keypeg.table.state.options import Options, SeatNumber, SeatOption, default_name

Name = Annotated[str, Meta(min_length=1, max_length=40)]
Seq = Annotated[int, Meta(ge=0, le=1_000_000)]


class RequestBody(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A body that a client sends; a field it does not know is refused."""


class NewSeat(SeatOption, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A seat of a new table; a computer without a name gets one."""

    name: Name | None = None


class NewTable(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table to be opened: its options, and in `take` the seats of persons that the client takes at once."""

    seats: Annotated[tuple[NewSeat, ...], Meta(min_length=2, max_length=5)] = (NewSeat(), NewSeat())
    take: Annotated[tuple[SeatNumber, ...], Meta(max_length=5)] = ()

    @property
    def options(self) -> Options:
        """Return what was agreed; refuses to take a seat that is not a person's, and one name for two."""
        for seat in self.take:
            if seat >= len(self.seats) or self.seats[seat].kind != "person":
                raise EditionError("request-take-seat", seat=seat + 1)
        names = [seat.name for seat in self.seats if seat.name is not None]
        for name in names:
            check_name(name)
        if len(set(names)) < len(names):
            raise EditionError(
                "name-twice", name=next(name for at, name in enumerate(names) if name in names[:at])
            )
        agreed = {name: getattr(self, name) for name in Options.__struct_fields__}
        seats = tuple(SeatOption(kind=seat.kind, level=seat.level) for seat in self.seats)
        return Options(**agreed | {"seats": seats})

    @property
    def names(self) -> dict[int, str]:
        """The players: a person without a name gets a number, a computer gets a name of its own."""
        taken = [seat.name for seat in self.seats if seat.name is not None]
        names = {}
        for number, seat in enumerate(self.seats):
            if seat.kind == "person" or seat.name is not None:
                names[number] = seat.name or default_name(number, taken)
                taken.append(names[number])
        return names

    @property
    def seats_to_take(self) -> tuple[int, ...]:
        """Return the seats to take, each once."""
        return tuple(dict.fromkeys(self.take))


class TakeSeat(RequestBody, frozen=True, kw_only=True):
    """A seat to be taken: the first free one where none is named."""

    name: Name
    seat: SeatNumber | None = None


class ChangeName(RequestBody, frozen=True, kw_only=True):
    """Another name for the person at a seat."""

    name: Name


class LetComputer(RequestBody, frozen=True, kw_only=True):
    """A seat's request that a computer of some level plays on for the person who left, or takes the free seats."""

    seat: SeatNumber
    level: Annotated[str, Meta(min_length=1, max_length=40)]


class StartMatch(RequestBody, frozen=True, kw_only=True):
    """A seat's request to start the match with those who are there."""

    seat: SeatNumber


class SkipAbsent(RequestBody, frozen=True, kw_only=True):
    """A seat's request to skip the turn of a player who is away, made when the table stood at `seq`."""

    seat: SeatNumber
    seq: Seq


class ReturnToSeat(RequestBody, frozen=True, kw_only=True):
    """The request of a person who was away to take the seat back from the computer that plays there."""

    seat: SeatNumber


class MakePass(RequestBody, frozen=True, kw_only=True):
    """A seat's request for a pass: for itself, or for a player who is `away`."""

    seat: SeatNumber
    away: SeatNumber | None = None


class UsePass(RequestBody, frozen=True, kw_only=True):
    """A pass that was made on another device."""

    text: Annotated[str, Meta(min_length=1, max_length=100)]


class SeeGame(RequestBody, frozen=True, kw_only=True):
    """Says that a seat has seen a game, counted from 1 with games that were replayed."""

    seat: SeatNumber
    game: Annotated[int, Meta(ge=1, le=1_000)]


class ShowCode(RequestBody, frozen=True, kw_only=True):
    """A seat's request to end the game that somebody left, so that its code is revealed."""

    seat: SeatNumber


class BringSeats(RequestBody, frozen=True, kw_only=True):
    """The tokens of seats that a person has at the table from elsewhere, as when it was moved from another site."""

    tokens: Annotated[tuple[Annotated[str, Meta(max_length=64)], ...], Meta(min_length=1, max_length=5)]


class NewAction(RequestBody, frozen=True, kw_only=True):
    """An action made when the table stood at `seq`; the same `id` again gets the first answer again."""

    seat: SeatNumber
    seq: Seq
    action: Annotated[str, Meta(max_length=40)]
    id: Annotated[str, Meta(min_length=1, max_length=64)]


class AskRematch(RequestBody, frozen=True, kw_only=True):
    """A seat's request for a rematch."""

    seat: SeatNumber


class KeepGame(RequestBody, frozen=True, kw_only=True):
    """A finished game to add to the record, and the seat that was a codebreaker of it.

    It is the first game, unless `nth` or `game` names another.
    """

    seat: SeatNumber
    nth: NthGame | None = None
    game: IndexedGame | None = None

    @property
    def game_at(self) -> int:
        """Return the place of the game among those of the table, from 0."""
        return find_game_index(self.nth, self.game)
