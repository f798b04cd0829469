"""A table at one moment, as front ends hold it: it returns views and events, and checks tokens.

The table itself, which knows the secret, the nonces and the tokens, stays behind it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

import msgspec

from keypeg.errors import TableError, TableReason
from keypeg.rules import EventKind, format_match
from keypeg.rules.leaving import WayOn, ways_on
from keypeg.table.state.copies import copy_table
from keypeg.table.state.departures import names_over_time
from keypeg.table.state.passes import make_pass

if TYPE_CHECKING:
    from keypeg.rules.view import MatchView
    from keypeg.table.state.clock import TurnClock
    from keypeg.table.state.table_copy import TableCopy
    from keypeg.table.state.table_state import TableState
    from keypeg.table.state.views import Closing, EventView, TableView


@dataclass(frozen=True, slots=True)
class SeatKey:
    """Proof that a client may look from a seat: valid as long as the same person sits there."""

    seat: int
    token_hash: str = field(repr=False)


class Absent(msgspec.Struct, frozen=True, kw_only=True):
    """A player the match waits for who has been away for long, and what those who stay may do beside waiting."""

    seat: int
    ways: tuple[WayOn, ...]


class TableSnapshot:
    """A table at one moment; two are equal if nothing changed between them."""

    __slots__ = ("__state",)

    def __init__(self, state: TableState) -> None:
        self.__state = state

    def __eq__(self, other: object) -> bool:
        return isinstance(other, TableSnapshot) and self.__state is other.__state

    def __hash__(self) -> int:
        return id(self.__state)

    def __repr__(self) -> str:
        return f"TableSnapshot({self.id!r}, {self.seq})"

    @property
    def id(self) -> str:
        """Return the id of the table."""
        return self.__state.id

    @property
    def seq(self) -> int:
        """Return how many lines its journal has."""
        return self.__state.seq

    @property
    def room(self) -> str | None:
        """Return the room that dealt the table; None for a table of its own."""
        return self.__state.options.room

    @property
    def touched(self) -> float:
        """Return when something last happened here."""
        lines = self.__state.lines
        return lines[-1].at if lines else self.__state.created

    @property
    def closed(self) -> Closing | None:
        """Return why nothing more can happen here; None if the table is open."""
        return self.__state.closed

    @property
    def match(self) -> MatchView:
        """Return what a spectator sees of the match."""
        return self.__state.public

    @property
    def rematch(self) -> str | None:
        """Return the table at which the same people play again; None if nobody has opened it."""
        return self.__state.rematch and self.__state.rematch.table

    def find_absent(
        self, since: Callable[[int], float | None], now: float
    ) -> tuple[Absent | None, float | None]:
        """Return the player the match waits for who has been away for longer than agreed, and how one may go on (R21c).

        `since` says since when a seat is away; None where it is not. Where the time is not over, return how many
        seconds are left of it.
        """
        seat = self.__state.awaited
        began = None if seat is None else since(seat)
        if seat is None or began is None:
            return None, None
        left = began + self.__state.options.away_seconds - now
        return (None, left) if left > 0 else (Absent(seat=seat, ways=ways_on(self.__state.match)), None)

    @property
    def starter(self) -> int | None:
        """Return the seat of the host, who may start the match early (R21d); None once every seat is taken."""
        state = self.__state
        return None if state.started or state.closed else next(iter(self.people), None)

    def is_taken(self, seat: int) -> bool:
        """Return whether a person holds a seat."""
        return seat in self.people

    def find_seat(self, before: TableSnapshot, seat: int) -> int | None:
        """Return where the person sits now who had a seat at an earlier table of the same people; None if nowhere."""
        held = before.__state.chairs[seat].token_hash
        chairs = self.__state.chairs
        return next((chair.seat for chair in chairs if held is not None and chair.token_hash == held), None)

    def make_pass(self, seat: int, now: float, *, lent: bool = False) -> str:
        """Return a pass with which the person at a seat continues on another device; `lent` if another seat asks."""
        if lent and self.__state.hides_code(seat):
            raise TableError(TableReason.PASS_HIDES_CODE)
        chair = self.__state.chairs[seat] if seat in self.people else None
        made = None if chair is None else make_pass(self.id, chair, now=now, lent=lent)
        if made is None:
            raise TableError(TableReason.UNKNOWN_SEAT)
        return made

    @property
    def away_seconds(self) -> int:
        """Return how long the others wait for a player who is away."""
        return self.__state.options.away_seconds

    def see(self, seat: int, game: int, clock: TurnClock) -> bool:
        """Note that a seat has seen a game; return whether the time of its turn starts now (R30)."""
        return clock.see(self.__state, seat, game)

    def view(self, seat: int | None, clock: TurnClock) -> TableView:
        """Return what a seat, or a spectator (None), may see; the deadline is told by the clock."""
        return self.__state.view(seat, clock.deadline(self.__state))

    def events(self, since: int) -> tuple[EventView, ...]:
        """Return what happened after the table stood at `since`; everyone hears the same."""
        return self.__state.events(since)

    def seat_of(self, token: str) -> int | None:
        """Return the seat a token belongs to."""
        return self.__state.seat_of(token)

    def admit(self, seat: int | None, tokens: Iterable[str]) -> SeatKey | None:
        """Admit a client to the seat of one of its tokens, or as a spectator; refuse everybody else."""
        state = self.__state
        if seat is None:
            if state.started and not state.options.spectators:
                raise TableError(TableReason.NO_SPECTATORS)
            return None
        if not 0 <= seat < len(state.chairs):
            raise TableError(TableReason.UNKNOWN_SEAT)
        brought = tuple(tokens)
        if not brought:
            raise TableError(TableReason.NO_TOKEN)
        held = state.chairs[seat].token_hash
        if held is None or seat not in map(state.seat_of, brought):
            raise TableError(TableReason.NOT_YOUR_SEAT)
        return SeatKey(seat, held)

    def admit_all(self, seat: int | None) -> SeatKey | None:
        """Admit the one person who holds every seat that was taken, and may always watch."""
        if seat is None:
            return None
        if not 0 <= seat < len(self.__state.chairs):
            raise TableError(TableReason.UNKNOWN_SEAT)
        held = self.__state.chairs[seat].token_hash
        if held is None:
            raise TableError(TableReason.NOT_YOUR_SEAT)
        return SeatKey(seat, held)

    @property
    def people(self) -> tuple[int, ...]:
        """Return the seats that people have taken."""
        return tuple(chair.seat for chair in self.__state.chairs if chair.token_hash is not None)

    def copy(self) -> TableCopy:
        """Return the table with its secrets for the device of its only player."""
        if self.__state.closed:
            raise TableError(TableReason.TABLE_CLOSED)
        return copy_table(self.__state)

    def export(self) -> str:
        """Return the match as text: the whole of it once it is over, before that the finished games."""
        state = self.__state
        ended = [any(event.kind is EventKind.GAME_ENDED for event in told) for told in state.told]
        if not any(ended):
            raise TableError(TableReason.NOTHING_FINISHED)
        match = state.at(max(seq for seq, end in enumerate(ended, 1) if end)).match
        names = names_over_time(match.setup.players, state.former)
        return format_match(replace(match, setup=replace(match.setup, players=names)))

    def holds(self, key: SeatKey) -> bool:
        """Return whether the seat is still that person's."""
        chairs = self.__state.chairs
        return 0 <= key.seat < len(chairs) and chairs[key.seat].token_hash == key.token_hash
