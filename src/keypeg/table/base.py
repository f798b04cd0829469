"""What the tables of a server and those of a browser share: orders become plans, and a subclass carries them out."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TypeVar

from keypeg.rules import Action, CallTime
from keypeg.table.orders import plans
from keypeg.table.orders.claims import judge_claim
from keypeg.table.orders.opening import new_table, new_token, open_writes, plan_rematch
from keypeg.table.orders.plans import Act, Who
from keypeg.table.orders.seating import order_continue
from keypeg.table.players import player_record, reviewing
from keypeg.table.players.computers import Engine
from keypeg.table.players.player_record import Record, RecordedGame
from keypeg.table.state.clock import TurnClock
from keypeg.table.state.engine_access import Ask, ask_here
from keypeg.table.state.options import Limits, Options, check_options
from keypeg.table.state.snapshot import TableSnapshot
from keypeg.table.state.stored import Planned
from keypeg.table.state.table_state import TableState
from keypeg.table.state.views import Answer, TableView, Ticket
from keypeg.table.storage.cache import Cache, Plan, UnitOfWork, refresh_seats, refresh_table
from keypeg.table.storage.protocol import Storage

T = TypeVar("T")


class BaseTables(ABC):
    """All tables of a store. Claims are judged by asking `judge`, and games reviewed by asking `reviewer`."""

    store: Storage

    def __init__(
        self,
        store: Storage,
        *,
        engine: Engine,
        limits: Limits,
        now: Callable[[], float],
        steady: Callable[[], float],
        random_bytes: Callable[[int], bytes],
        most_cached: int,
        owner: str | None = None,
        judge: Ask = ask_here,
        reviewer: Ask = ask_here,
    ) -> None:
        self.store = store
        self.engine = engine
        self.limits = limits
        self.reviewer = reviewer
        self.now = now
        self.clock = TurnClock(now, steady)
        self._owner = owner
        self._judge = judge
        self._random_bytes = random_bytes
        self._cache = Cache(most_cached)

    @abstractmethod
    async def carry_out(self, plan: Plan[T]) -> T:
        """Carry out a plan, and return its answer once what it writes is durable."""

    async def open_async(
        self,
        options: Options,
        names: Mapping[int, str] | None = None,
        *,
        taken: Sequence[int] = (),
        address: str | None = None,
    ) -> tuple[TableSnapshot, dict[int, str]]:
        """Open a table with people seated from the start; return their tokens."""
        tokens = {seat: new_token() for seat in taken}
        state = new_table(options, now=self.now(), names=names, tokens=tokens)
        return await self.open_planned_async(self._plan_open(state, address)), tokens

    async def open_planned_async(self, plan: Plan[TableState]) -> TableSnapshot:
        """Open a table by a plan."""
        return TableSnapshot(await self.carry_out(plan))

    async def rematch_async(
        self, table: str, *, address: str | None = None, by: int | None = None
    ) -> TableSnapshot:
        """Return the table of the rematch; the first request opens it, and its address holds it.

        `by` is the seat that asks.
        """
        plan = partial(plan_rematch, table=table, store=self.store, limits=self.limits, address=address)
        return await self.open_planned_async(partial(plan, now=self.now(), by=by))

    async def take_async(
        self, table: str, seat: int | None, name: str, *, address: str | None = None
    ) -> Ticket:
        """Take a free seat (None is the first free one); the match starts when every seat is taken."""
        return await self.carry_out(self._plan_take(table, seat, name, address))

    async def act_async(
        self, table: str, who: Who, action: str | Action, *, seq: int, action_id: str | None = None
    ) -> Answer:
        """Take an action made when the table stood at `seq`, and answer once it is durable.

        Raises `IllegalAction` for what the rules refuse, `StaleView` where the table has moved on, `NotationError`
        for a text that is no action. The same `action_id` of the same seat gets the first answer again.
        """
        act = Act(table=table, who=who, action=action, seq=seq, action_id=action_id)
        return await self.carry_out(self._plan_act(self._judge_claim(act)))

    async def leave_async(self, table: str, who: Who) -> TableView:
        """Give a seat up: it is free again before the first action, and after it the table closes."""
        return await self.carry_out(self._plan_leave(table, who))

    async def continue_async(self, table: str, text: str) -> Ticket:
        """Take the seat of a pass, with a new token."""
        return await self.carry_out(order_continue(table, text=text, token=new_token(), now=self.now()))

    async def seat_async(self, order: Plan[TableState]) -> TableView:
        """Carry out an order of `seating`, and return what a spectator sees then."""
        return await self.carry_out(self._plan_view(order))

    def keep_game(
        self, owner: str, table: str, game: int, who: Who, *, seconds: float = reviewing.SECONDS
    ) -> RecordedGame:
        """Review a finished game of a codebreaker and add it to a record; a second call returns what is recorded."""
        refresh_table(self.store, self._cache, table)
        state, seat = plans.identify_seat(UnitOfWork(self.store, self._cache), table, who)
        view = self._view(state, seat)
        known = player_record.known_game(self.record(owner), view, game, seat)
        if known is not None:
            return known
        found = reviewing.review_game(view, game, seconds=seconds, ask=self.reviewer)
        kept = player_record.make_recorded_game(view, game, seat, found=found, at=self.now())
        row = player_record.row_of(owner, kept)
        self.store.keep(row)
        return player_record.game_of_row(row)

    def record(self, owner: str) -> Record:
        """Return all games of a record."""
        return Record(tuple(map(player_record.game_of_row, self.store.list_games(owner))))

    def erase_record(self, owner: str) -> int:
        """Erase a record for good, and return how many games it held."""
        return self.store.erase(owner)

    def get_cached(self, table: str) -> TableSnapshot | None:
        """Return the table as this process knows it; None if the store must be asked. Never blocks."""
        state = self._cache.get(table)
        return None if state is None else TableSnapshot(state)

    def load(self, table: str) -> TableSnapshot:
        """Return the table as the store has it now."""
        return TableSnapshot(refresh_table(self.store, self._cache, table))

    def load_seats(self, table: str) -> TableSnapshot:
        """Return the table as the store has it now, with its seats, which may have moved to other devices."""
        return TableSnapshot(refresh_seats(self.store, self._cache, table))

    def get_view(self, snapshot: TableSnapshot, seat: int | None) -> TableView:
        """Return what a seat, or a spectator (None), may see of a table."""
        return snapshot.view(seat, self.clock)

    def _view(self, state: TableState, seat: int | None) -> TableView:
        return self.get_view(TableSnapshot(state), seat)

    def _judge_claim(self, act: Act) -> Act:
        return judge_claim(UnitOfWork(self.store, self._cache), act, self._judge)

    def _plan_open(self, state: TableState, address: str | None) -> Plan[TableState]:
        check_options(state.options, self.engine.levels)
        open_table = partial(open_writes, store=self.store, limits=self.limits, owner=self._owner)
        return lambda unit: Planned(open_table(unit, state, address=address), lambda: state)

    def _plan_take(self, table: str, seat: int | None, name: str, address: str | None) -> Plan[Ticket]:
        return partial(
            plans.plan_take,
            table=table,
            seat=seat,
            name=name.strip(),
            token=new_token(),
            store=self.store,
            limits=self.limits,
            address=address,
            now=self.now(),
        )

    def _plan_act(self, act: Act) -> Plan[Answer]:
        return lambda unit: plans.plan_act(
            unit, act, now=self.now(), random_bytes=self._random_bytes, view=self._view
        )

    def _plan_leave(self, table: str, who: Who) -> Plan[TableView]:
        return self._plan_view(partial(plans.plan_leave, table=table, who=who, now=self.now()))

    def _plan_view(self, order: Plan[TableState]) -> Plan[TableView]:
        def plan(unit: UnitOfWork) -> Planned[TableView]:
            planned = order(unit)
            return Planned(planned.writes, lambda: self._view(planned.answer(), None))

        return plan

    def _plan_time(self, table: str) -> Plan[bool]:
        due, now = self.clock.is_over, self.now()
        return partial(plans.plan_call_time, table=table, action=CallTime(), due=due, now=now)
