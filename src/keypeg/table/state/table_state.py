"""A table in memory: an immutable record that grows with the journal, line by line."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from functools import cached_property

import msgspec

from keypeg.errors import DamagedTable, KeypegError
from keypeg.rules import (
    Action,
    Claim,
    Event,
    Match,
    MatchView,
    Phase,
    format_action,
    parse_action,
    replay,
    start_match,
    to_act,
    view,
)
from keypeg.rules.match import JournalEntry
from keypeg.rules.seals import Seal
from keypeg.rules.step import Reading, settle_action
from keypeg.rules.view import view_from
from keypeg.table.state import departures
from keypeg.table.state.chairs import chairs_after, seat_of_token
from keypeg.table.state.options import Options
from keypeg.table.state.seals import list_seals, with_seal
from keypeg.table.state.stored import (
    COMPUTER,
    EXPIRE,
    LEAVE,
    PERSON,
    PLAYERS,
    RETURN,
    Chair,
    JournalLine,
    NextTable,
    Saved,
    about_seats,
    list_gone,
    parse_players,
)
from keypeg.table.state.views import (
    ClosedWhy,
    Closing,
    EventView,
    FormerPlayer,
    SealView,
    SeatView,
    TableView,
    event_view,
    seat_view,
)

# Made once, while one thread imports this: msgspec 0.22 crashes where two threads are the first to decode a type.
_OPTIONS = msgspec.json.Decoder(Options)

_DAMAGE = (KeypegError, ValueError, LookupError, TypeError)
"""What is raised where something cannot be read."""
_PUBLIC, _SHOWN = "public", "shown"
_Shown = tuple[tuple[int, int, bool, bool], tuple[SealView, ...]]


@dataclass(frozen=True, kw_only=True)
class TableState:
    """A table at some moment; `told[n]` is what line n of the journal caused.

    `gone` are the seats of people who left and whose place no computer has taken; `former` are the people of the seats
    that computers took.
    `before` is what spectators saw at some earlier moment: of it most is still so. `places` tells where in the
    journal the action of a seat with some id may be; the moments of a table share it. `shown_before` are the digests
    that were published at some earlier moment, and what that depended on. `rematch` is the table at which the same
    people play again, once somebody has opened it. `turn` is the line with which the present turn began, and when;
    None before the first.
    """

    id: str
    options: Options
    created: float
    chairs: tuple[Chair, ...]
    match: Match
    lines: tuple[JournalLine, ...] = ()
    told: tuple[tuple[EventView, ...], ...] = ()
    seals: tuple[Seal, ...] = ()
    seats: tuple[SeatView, ...] = ()
    gone: tuple[int, ...] = ()
    former: tuple[FormerPlayer, ...] = ()
    rematch: NextTable | None = None
    turn: tuple[int, float] | None = None
    before: MatchView | None = None
    shown_before: _Shown | None = field(default=None, compare=False, repr=False)
    places: dict[tuple[int, str], int] = field(default_factory=dict, compare=False, repr=False)

    @classmethod
    def open(cls, table: str, options: Options, chairs: tuple[Chair, ...], created: float) -> TableState:
        """Return a table before its first action."""
        match = start_match(options.setup([chair.name for chair in chairs]))
        seats = tuple(map(seat_view, chairs))
        return cls(id=table, options=options, created=created, chairs=chairs, match=match, seats=seats)

    @classmethod
    def of(cls, saved: Saved) -> TableState:
        """Return the table that the database keeps; raises `DamagedTable` if it holds what no table can be made of."""
        try:
            chairs = departures.first_chairs(saved)
            opened = cls.open(saved.id, _OPTIONS.decode(saved.options), chairs, saved.created)
        except (msgspec.MsgspecError, *_DAMAGE):
            raise DamagedTable("table-options-damaged") from None
        grown = opened.extend(saved.lines, saved.seals)
        return replace(grown, chairs=departures.present_chairs(saved, grown.chairs)).with_rematch(
            saved.rematch
        )

    @property
    def seq(self) -> int:
        """Return how many lines its journal has: an action made now names this number."""
        return len(self.lines)

    @cached_property
    def started(self) -> bool:
        """Whether every seat is taken."""
        return all(chair.taken is not None for chair in self.chairs)

    @property
    def seats_fixed(self) -> bool:
        """Whether no seat changes hands any more without a line of the journal telling of it."""
        return bool(self.lines) and self.started

    @cached_property
    def closed(self) -> Closing | None:
        """Return why nothing more can happen here; None if the table is open."""
        if self.match.over:
            return Closing(why=ClosedWhy.FINISHED)
        if self.gone:
            return departures.close_left(self.match, self.chairs, self.gone)
        expired = bool(self.lines) and self.lines[-1].action == EXPIRE
        return Closing(why=ClosedWhy.EXPIRED) if expired else None

    @property
    def is_rematch(self) -> bool:
        """Whether everybody was seated when the table was opened, on several devices: they may not have come yet."""
        return not self.options.one_device and all(chair.taken == self.created for chair in self.chairs)

    @property
    def computer_to_move(self) -> int | None:
        """Return the seat of the computer that the match waits for, if it is one."""
        if not self.started or self.closed:
            return None
        waits = to_act(self.match)
        return next((seat for seat in waits if seat is not None and self.chairs[seat].kind != "person"), None)

    @property
    def turn_began(self) -> float:
        """Return when the current turn began (R30)."""
        if self.turn is not None:
            return self.turn[1]
        return max((chair.taken for chair in self.chairs if chair.taken is not None), default=self.created)

    def seat_of(self, token: str) -> int | None:
        """Return the seat a token belongs to."""
        return seat_of_token(self.chairs, token)

    def line_of(self, seat: int, action_id: str) -> int | None:
        """Return the place in the journal of an action with this id."""
        place = self.places.get((seat, action_id))
        if place is None or place >= len(self.lines):
            return None
        line = self.lines[place]
        return place if (line.seat, line.action_id) == (seat, action_id) else None

    def with_chairs(self, chairs: tuple[Chair, ...]) -> TableState:
        """Return the same table with other people at it."""
        conceding = self.match.setup.conceding
        setup = replace(self.options.setup([chair.name for chair in chairs]), conceding=conceding)
        seats = tuple(map(seat_view, chairs))
        return replace(self, chairs=chairs, seats=seats, match=replace(self.match, setup=setup), before=None)

    def with_players(self, kept: tuple[int, ...]) -> TableState:
        """Return the same table before its first action without its free seats, which are the last ones here."""
        options, chairs = self.options.keep_seats(kept), self.chairs[: len(kept)]
        new = TableState.open(self.id, options, chairs, self.created)
        return replace(self, options=options, chairs=chairs, seats=new.seats, match=new.match, before=None)

    def extend(self, lines: Iterable[JournalLine], seals: Iterable[Seal] = ()) -> TableState:
        """Return the table after more lines of its journal; `seals` are those its games have made since."""
        growth = _Growth(self.with_seals(seals))
        for line in lines:
            try:
                growth.add(line)
            except _DAMAGE:
                raise DamagedTable("table-line-damaged", line=line.seq + 1) from None
        return growth.state()

    def apply_action(
        self, seat: int | None, action: Action, *, action_id: str | None, at: float
    ) -> TableState:
        """Return the table after an action of a seat (None is the table) and the table's own response to it."""
        if isinstance(action, Claim):
            action = settle_action(self.match, seat, action)
        growth = _Growth(self)
        growth.act(JournalLine(self.seq, seat, format_action(action), action_id, at), action)
        growth.respond(at)
        return growth.state()

    def act_all(self, entries: Iterable[JournalEntry], at: float) -> TableState:
        """Return the table after actions that seats take one after the other."""
        growth = _Growth(self)
        for seq, (seat, action) in enumerate(entries, self.seq):
            growth.act(JournalLine(seq, seat, format_action(action), None, at), action)
        return growth.state()

    def with_line(self, seat: int | None, text: str, at: float) -> TableState:
        """Return the table after a line about its seats: a seat left, it expired, another player sat down."""
        growth = _Growth(self)
        growth.add(JournalLine(self.seq, seat, text, None, at))
        return growth.state()

    def hides_code(self, seat: int) -> bool:
        """Return whether the seat has set a code that the others must not see yet."""
        game = self.match.game
        return game.codemaker == seat and game.secret is not None and game.phase is not Phase.OVER

    @cached_property
    def awaited(self) -> int | None:
        """Return the person's seat that the match waits for; None where it waits for nobody, or for a computer."""
        if not self.started or self.closed or self.options.one_device:
            return None
        waits = to_act(self.match)
        return next((seat for seat in waits if seat is not None and self.chairs[seat].kind == "person"), None)

    def with_seals(self, seals: Iterable[Seal]) -> TableState:
        """Return the same table with the seals of its codemakers."""
        known = {(made.game, made.attempt): made for made in (*self.seals, *seals)}
        return self if len(known) == len(self.seals) else replace(self, seals=tuple(known.values()))

    def with_rematch(self, rematch: NextTable | None) -> TableState:
        """Return the same table with the table of its rematch."""
        return self if rematch == self.rematch else replace(self, rematch=rematch)

    def grow(
        self,
        match: Match,
        lines: list[JournalLine],
        told: list[tuple[EventView, ...]],
        turn: tuple[int, float] | None,
    ) -> TableState:
        """Return the table after more lines, which led to this match and this turn."""
        return TableState(
            id=self.id,
            options=self.options,
            created=self.created,
            chairs=self.chairs,
            match=match,
            lines=(*self.lines, *lines),
            told=(*self.told, *told),
            seals=self.seals,
            seats=self.seats,
            gone=list_gone(self.gone, lines),
            former=self.former,
            rematch=self.rematch,
            turn=turn,
            before=self.__dict__.get(_PUBLIC) or self.before,
            shown_before=self.__dict__.get(_SHOWN) or self.shown_before,
            places=self.places,
        )

    def at(self, seq: int) -> TableState:
        """Return the table as it was at an earlier moment."""
        actions = sum(not about_seats(line) for line in self.lines[:seq])
        match = replay(self.match.setup, self.match.journal[:actions], trusted=True)
        lines, told = self.lines[:seq], self.told[:seq]
        return replace(self, match=match, lines=lines, told=told, gone=list_gone((), lines), before=None)

    def events(self, since: int, *, until: int | None = None) -> tuple[EventView, ...]:
        """Return what happened after `since`, up to now or until the table stood at `until`."""
        return tuple(event for told in self.told[max(since, 0) : until] for event in told)

    def view(self, seat: int | None, deadline: float | None = None) -> TableView:
        """Return what a seat, or a spectator (None), may see."""
        return TableView(
            table=self.id,
            options=self.options,
            seat=seat,
            seq=self.seq,
            seats=self.seats,
            former=self.former,
            started=self.started,
            closed=self.closed,
            deadline=deadline,
            rematch_by=self.rematch and self.rematch.by,
            vacant=departures.list_vacant(self.match, self.chairs, self.gone, self.former),
            warnings=self.match.setup.warnings,
            seals=self._shown[1],
            match=self.public if seat is None else view_from(self.public, self.match, seat),
        )

    @property
    def public(self) -> MatchView:
        """Return what a spectator sees; it is made once, and another thread that makes it too makes the same."""
        found: MatchView | None = self.__dict__.get(_PUBLIC)
        if found is None:
            found = self.__dict__[_PUBLIC] = view(self.match, None, before=self.before)
        return found

    @property
    def _shown(self) -> _Shown:
        """Return the digests that are published, and what that depends on: made once, like `public`."""
        found: _Shown | None = self.__dict__.get(_SHOWN)
        if found is None:
            phase = self.match.game.phase
            key = (len(self.seals), len(self.match.games), phase is Phase.SETTING, phase is Phase.OVER)
            before = self.shown_before
            found = (
                before
                if before is not None and before[0] == key
                else (key, list_seals(self.match, self.seals))
            )
            self.__dict__[_SHOWN] = found
        return found


class _Growth:
    """A table that takes lines one after the other: however many, only one further state is made."""

    def __init__(self, state: TableState) -> None:
        self._edition = state.match.setup.edition
        self._begin(state)

    def _begin(self, state: TableState) -> None:
        self._state = state
        self._reading = Reading(state.match)
        self._turn = state.turn
        self._lines: list[JournalLine] = []
        self._told: list[tuple[EventView, ...]] = []

    def state(self) -> TableState:
        """Return the table after all lines."""
        state = self._state
        return state.grow(self._reading.match, self._lines, self._told, self._turn) if self._lines else state

    def add(self, line: JournalLine) -> None:
        """Take a line of the journal."""
        if line.action in (LEAVE, EXPIRE):
            self._note(line, ())
            after = self.state()
            self._begin(replace(after, match=departures.allow_conceding(after.match)))
        elif line.action == RETURN or line.action.startswith((COMPUTER, PERSON)):
            left = line.seat in self._state.gone
            self._note(line, ())
            self._turn = (line.seq + 1, line.at)
            state = self.state()
            state = replace(state, former=departures.add_former(state.former, state.match, line, left=left))
            self._begin(state.with_chairs(chairs_after(state.chairs, line, left=left)))
        elif line.action.startswith(PLAYERS):
            self._note(line, ())
            self._turn = (line.seq + 1, line.at)
            self._begin(self.state().with_players(parse_players(line.action)))
        else:
            self.act(line, parse_action(self._edition, line.action))

    def act(self, line: JournalLine, action: Action) -> None:
        """Take a line with its action."""
        before = self._reading.now
        self._note(line, self._views(line, before, self._reading.step(line.seat, action)))
        self._note_turn(line, before)

    def respond(self, at: float) -> None:
        """Do what the table itself has to do now."""
        before = self._reading.now
        while (response := self._reading.respond()) is not None:
            action, events = response
            line = JournalLine(self._state.seq + len(self._lines), None, format_action(action), None, at)
            self._note(line, self._views(line, before, events))
            self._note_turn(line, before)
            before = self._reading.now

    def _note_turn(self, line: JournalLine, before: Match) -> None:
        """Begin a turn if the table waits for another seat, row or phase than before the line (R30)."""
        now, old = self._reading.now, before.game
        rows = len(now.game.rows) == len(old.rows)
        if not rows or now.game.phase is not old.phase or len(now.games) != len(before.games):
            self._turn = (line.seq + 1, line.at)

    def _note(self, line: JournalLine, told: tuple[EventView, ...]) -> None:
        if line.action_id is not None and line.seat is not None:
            self._state.places[line.seat, line.action_id] = line.seq
        self._lines.append(line)
        self._told.append(told)

    def _views(self, line: JournalLine, before: Match, events: tuple[Event, ...]) -> tuple[EventView, ...]:
        after = self._reading.now
        return tuple(
            with_seal(event_view(after, event, line.seq + 1), before, self._state.seals) for event in events
        )
