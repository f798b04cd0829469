"""The service of a browser's tables: decides by the same plans as a server, in one thread and without a network.

The person at the browser holds every seat that people have taken there.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Iterable
from functools import partial
from random import Random
from typing import TypeVar

from keypeg.browser.storage import BrowserStorage, StoredRow
from keypeg.engine.candidates import candidates
from keypeg.engine.hint import Hint, hint
from keypeg.engine.levels import levels
from keypeg.engine.review_model import Review
from keypeg.errors import TableError, TableReason
from keypeg.rules import CallTime, Position, position_seen
from keypeg.table import (
    Answer,
    Engine,
    EventView,
    Limits,
    Options,
    Record,
    RecordedGame,
    TableView,
    Ticket,
)
from keypeg.table.orders import plans
from keypeg.table.orders.claims import judged
from keypeg.table.orders.moving import packed
from keypeg.table.orders.opening import new_table, new_token, plan_open, plan_rematch
from keypeg.table.orders.plans import Act
from keypeg.table.players import player_record as records
from keypeg.table.players.computers import choose
from keypeg.table.players.reviewing import review_game
from keypeg.table.state.clock import TurnClock
from keypeg.table.state.hints import helped, helped_position
from keypeg.table.state.moved import MovedTable
from keypeg.table.state.options import DEFAULT_SECONDS_KEPT, check_options
from keypeg.table.state.stored import Planned
from keypeg.table.state.table_state import TableState
from keypeg.table.storage.cache import Cache, UnitOfWork, refreshed

T = TypeVar("T")

BROWSER_OWNER = "browser"
"""Whose record it is: a browser has one."""
MOST_CACHED = 20_000_000
MOST_SECRETS_COUNTED = 3_000_000
"""Of larger editions the codes left are not counted for every row."""


class BrowserTables:
    """Every table of a browser."""

    def __init__(
        self,
        storage: BrowserStorage,
        *,
        now: Callable[[], float] = time.time,
        steady: Callable[[], float] = time.monotonic,
        chance: Random | None = None,
        random_bytes: Callable[[int], bytes] = secrets.token_bytes,
    ) -> None:
        self.storage = storage
        self.now = now
        self.clock = TurnClock(now, steady)
        self._chance = chance or secrets.SystemRandom()
        self._random_bytes = random_bytes
        self._engine = Engine(levels={level.key: level for level in levels()})
        self._cache = Cache(MOST_CACHED)
        self._limits = Limits()

    def restore(self, rows: Iterable[StoredRow]) -> None:
        """Load what was saved, except tables that closed long ago."""
        self.storage.restore(rows)
        self.storage.forget(self.now() - DEFAULT_SECONDS_KEPT)

    def open(self, options: Options, names: dict[int, str], taken: tuple[int, ...]) -> TableView:
        """Open a table at which people sit at these seats."""
        tokens = {seat: new_token() for seat in taken}
        state = new_table(options, now=self.now(), names=names, tokens=tokens)
        check_options(options, self._engine.levels)
        plan = partial(plan_open, state=state, store=self.storage, limits=self._limits, address=None)
        return self._view(self._run(plan), taken[0] if taken else None)

    def view(self, table: str, seat: int | None) -> TableView:
        """Return what a seat, or an onlooker (None), sees now."""
        return self._view(self._check_seat(table, seat), seat)

    def seats(self, table: str) -> tuple[int, ...]:
        """Return the seats at which a person of this browser sits."""
        state = self._state(table)
        return tuple(chair.seat for chair in state.chairs if chair.token_hash is not None)

    def answer(self, table: str, seat: int, action: str, *, seq: int, action_id: str) -> Answer:
        """Take an action made when the table stood at `seq`."""
        self._check_seat(table, seat)
        act = Act(table=table, who=seat, action=action, seq=seq, action_id=action_id)
        return self._take(act)

    def events(self, table: str, since: int) -> tuple[int, tuple[EventView, ...]]:
        """Return where a table stands, and what happened after `since`."""
        state = self._state(table)
        return state.seq, state.events(min(since, state.seq))

    def take(self, table: str, seat: int | None, name: str) -> Ticket:
        """Sit down at a free seat."""
        return self._run(
            lambda unit: plans.plan_take(
                unit,
                table,
                seat,
                name=name.strip(),
                token=new_token(),
                store=self.storage,
                limits=self._limits,
                address=None,
                now=self.now(),
            )
        )

    def leave(self, table: str, seat: int) -> TableView:
        """Give a seat up; once anything was played, the table closes."""
        self._check_seat(table, seat)
        state = self._run(lambda unit: plans.plan_leave(unit, table, seat, now=self.now()))
        return self._view(state, None)

    def pack(self, table: str, free: int) -> MovedTable:
        """Return a running table with its secrets, as a server takes it over; a friend gets the seat `free`."""
        return packed(self._state(table), free)

    def forget_moved(self, table: str) -> None:
        """Forget a table that a server has taken over."""
        self._cache.drop(table)
        self.storage.remove(table)

    def rematch(self, table: str, seat: int) -> TableView:
        """Open the table at which the same people play again, or find it."""
        self._check_seat(table, seat)
        state = self._run(
            lambda unit: plan_rematch(unit, table, store=self.storage, limits=self._limits, now=self.now())
        )
        return self._view(state, seat)

    def next_table(self, view: TableView) -> str | None:
        """Return the table of the rematch, once there is one."""
        again = self.storage.rematch(view.table)
        there = again is not None and self.storage.load(again) is not None
        return again if view.closed is not None and there else None

    def export(self, table: str) -> str:
        """Return the match as text: the whole of it once it is over, before that the finished games."""
        text = self._state(table).export()
        if text is None:
            raise TableError(TableReason.NOTHING_FINISHED)
        return text

    def position(self, table: str, seat: int) -> Position:
        """Return the position of a codebreaker, if hints are allowed."""
        view = self.view(table, seat)
        return helped_position(view.match, hints=view.options.hints, closed=view.closed is not None)

    def hint(self, table: str, seat: int) -> Hint:
        """Return a good guess for a codebreaker, where hints are allowed."""
        return hint(self.position(table, seat))

    def codes_left(self, view: TableView) -> int | None:
        """Return how many codes agree with all rows, for a person who may have help."""
        if not helped(view.match, hints=view.options.hints, closed=view.closed is not None):
            return None
        return count_codes(position_seen(view.match))

    def review(self, table: str, seat: int | None, game: int) -> Review:
        """Return what every guess of a finished game (from 0) was worth."""
        return review_game(self.view(table, seat), game)

    def keep_game(self, table: str, game: int, seat: int) -> RecordedGame:
        """Review a finished game of a codebreaker and add it to the record; a second call returns what is recorded."""
        view = self.view(table, seat)
        records.check_recordable(view, game, seat)
        for one in self.record().games:
            if (one.table, one.game, one.seat) == (table, game, seat):
                return one
        found = review_game(view, game)
        row = records.row_of(BROWSER_OWNER, records.recorded(view, game, seat, found=found, at=self.now()))
        self.storage.keep(row)
        return records.game_of_row(row)

    def record(self) -> Record:
        """Return every game recorded in this browser."""
        return Record(tuple(map(records.game_of_row, self.storage.kept(BROWSER_OWNER))))

    def attend(self) -> str | None:
        """Let one computer move, or call time at one table; return that table, or None where nothing is due."""
        for one in self.storage.known():
            if one.closed is None and one.attended and self._attend_table(self._state(one.id)):
                return one.id
        return None

    def next_deadline(self) -> float | None:
        """Return in how many seconds the next turn ends by the clock."""
        running = [one.id for one in self.storage.known() if one.closed is None and one.attended]
        ends = (self.clock.deadline(self._state(table)) for table in running)
        return min((end - self.clock.now() for end in ends if end is not None), default=None)

    def _attend_table(self, state: TableState) -> bool:
        if self.clock.is_over(state):
            return self._run(
                lambda unit: plans.plan_call_time(
                    unit, state.id, CallTime(), due=lambda _: True, now=self.now()
                )
            )
        seat = state.computer_to_move
        if seat is None:
            return False
        move = choose(state, seat, self._engine, self._chance)
        act = Act(table=state.id, who=seat, action=move.action, seq=state.seq, held=move.held)
        self._take(act)
        return True

    def forget(self, table: str) -> None:
        """Drop what is known of a table that another tab has changed."""
        self._cache.drop(table)
        self.storage.drop(table)

    def _take(self, act: Act) -> Answer:
        found = judged(UnitOfWork(self.storage, self._cache), act)
        return self._run(
            lambda unit: plans.plan_act(
                unit, found, now=self.now(), random_bytes=self._random_bytes, view=self._view
            )
        )

    def _run(self, plan: Callable[[UnitOfWork], Planned[T]]) -> T:
        unit = UnitOfWork(self.storage, self._cache)
        planned = plan(unit)
        if planned.writes is not None:
            self.storage.commit([planned.writes])
        for state in unit.changed.values():
            self._cache.put(state)
        return planned.answer()

    def _state(self, table: str) -> TableState:
        return self._cache.get(table) or refreshed(self.storage, self._cache, table)

    def _check_seat(self, table: str, seat: int | None) -> TableState:
        state = self._state(table)
        if seat is None:
            return state
        if not 0 <= seat < len(state.chairs):
            raise TableError(TableReason.UNKNOWN_SEAT)
        if state.chairs[seat].token_hash is None:
            raise TableError(TableReason.NOT_YOUR_SEAT)
        return state

    def _view(self, state: TableState, seat: int | None) -> TableView:
        return state.view(seat, self.clock.deadline(state))


def count_codes(position: Position) -> int | None:
    """Return how many codes agree with a position; None where they are too many to count."""
    if position.edition.shape.secrets > MOST_SECRETS_COUNTED:
        return None
    return len(candidates(position))
