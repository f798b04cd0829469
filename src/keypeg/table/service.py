"""Tables: the service that the server and the terminal use alike.

A method that changes a table has an `_async` twin for an event loop, which waits without blocking it: `BaseTables`
describes them. Everything else may read the store, so that an event loop calls it in a thread.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future
from functools import partial
from random import Random, SystemRandom
from typing import Self, TypeVar

from keypeg.engine.review_model import Review
from keypeg.errors import StoreError
from keypeg.rules import Action
from keypeg.rules.readings import READING
from keypeg.table.base import BaseTables
from keypeg.table.orders import plans
from keypeg.table.orders.claims import is_claim
from keypeg.table.orders.opening import new_table, new_token
from keypeg.table.orders.plans import Act, Who
from keypeg.table.orders.transfers import (
    PlayedLine,
    list_kept_seats,
    make_moved_table,
    plan_move,
    replay_journal,
    settle_reading,
)
from keypeg.table.players import reviewing
from keypeg.table.players.attendant import Attendant, FaultIsolation
from keypeg.table.players.computers import Engine
from keypeg.table.state.chairs import has_people
from keypeg.table.state.engine_access import Ask, ask_here
from keypeg.table.state.options import Limits, Options, check_options
from keypeg.table.state.snapshot import TableSnapshot
from keypeg.table.state.stored import Planned
from keypeg.table.state.table_copy import MovedTable
from keypeg.table.state.table_state import TableState
from keypeg.table.state.views import Answer, EventView, TableView, Ticket
from keypeg.table.storage.cache import Plan, UnitOfWork, catch_up, refresh_table
from keypeg.table.storage.expiry import clear_out
from keypeg.table.storage.notifications import HeardLines, advance_cached
from keypeg.table.storage.notify import ANY_TABLE, Notifier, PostgresListener, Watcher
from keypeg.table.storage.store import Store
from keypeg.table.storage.writer import Writer

T = TypeVar("T")


class Tables(BaseTables):
    """All tables of a store. `attend_every` seconds it looks for computers and clocks (None: only when told to).

    Where only computers play, they move every `alone_seconds` at most. The tables that an `owner` opens are kept until
    the owner deletes them: nobody else ends them, calls time at them or lets computers move there. A computer that
    thinks for long is asked through `player`. Where `holds` says so, a computer waits until `nudge` is called.
    """

    store: Store

    def __init__(
        self,
        store: Store,
        *,
        engine: Engine | None = None,
        limits: Limits | None = None,
        now: Callable[[], float] = time.time,
        steady: Callable[[], float] = time.monotonic,
        chance: Random | None = None,
        random_bytes: Callable[[int], bytes] = secrets.token_bytes,
        attend_every: float | None = 1.0,
        patience: float = 3.0,
        alone_seconds: float = 1.0,
        most_cached: int = 100_000_000,
        owner: str | None = None,
        judge: Ask = ask_here,
        reviewer: Ask = ask_here,
        player: Ask = ask_here,
    ) -> None:
        super().__init__(
            store,
            engine=engine or Engine(),
            limits=limits or Limits(),
            now=now,
            steady=steady,
            random_bytes=random_bytes,
            most_cached=most_cached,
            owner=owner,
            judge=judge,
            reviewer=reviewer,
        )
        self._patience, self._alone_seconds = patience, alone_seconds
        self._origin = secrets.token_hex(4)
        self._isolation = FaultIsolation()
        self._heard_lines = HeardLines()
        self.matters: Callable[[str], bool] = lambda _: True
        self.holds: Callable[[TableState], bool] = lambda _: False
        self._notifier = Notifier()
        self._attendant = Attendant(self.engine, chance or SystemRandom(), self._computer_acts, player)
        self._writer = Writer(store, self._cache, origin=self._origin, changed=self._publish)
        self._listener = (
            PostgresListener(store.url, origin=self._origin, heard=self._receive, gap=self._after_gap)
            if store.postgres
            else None
        )
        if attend_every is not None:
            self._attendant.make_rounds(self.attend, every=attend_every)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Finish all orders and stop; the database stays open."""
        self._attendant.close()
        if self._listener is not None:
            self._listener.close()
        self._writer.close()

    async def carry_out(self, plan: Plan[T]) -> T:
        """Let the writer carry out a plan."""
        return await self._writer.ask(plan)

    def open(
        self, options: Options, *, address: str | None = None, computers: Mapping[int, str] | None = None
    ) -> TableView:
        """Open a table on this device; refuses options no rule sheet allows, and too many tables of an address.

        `computers` are the names of computers by their seats, where they have other names than the usual ones.
        """
        state = new_table(options, now=self.now(), names=computers, tokens={}, one_device=True)
        return self._view(self._writer.submit(self._plan_open(state, address)).result(), None)

    async def move_async(
        self, moved: MovedTable, *, address: str | None = None, played: Sequence[PlayedLine] | None = None
    ) -> tuple[TableSnapshot, dict[int, str]]:
        """Open a table that comes from a browser, with what was played there; return the tokens of its people."""
        if moved.options.reading != READING and played is None:
            moved = await asyncio.to_thread(self._judge, settle_reading, moved, now=self.now())
        tokens = {seat: new_token() for seat in list_kept_seats(moved)}
        before = make_moved_table(moved, now=self.now(), tokens=tokens)
        check_options(moved.options, self.engine.levels)
        after = await asyncio.to_thread(
            replay_journal, before, moved, played, now=self.now(), ask=self._judge
        )
        plan = partial(
            plan_move, before=before, state=after, store=self.store, limits=self.limits, address=address
        )
        return await self.open_planned_async(plan), tokens

    def take(self, table: str, seat: int | None, name: str, *, address: str | None = None) -> Ticket:
        """Do the same as `take_async`, and wait for it."""
        return self._writer.submit(self._plan_take(table, seat, name, address)).result()

    def act(
        self, table: str, who: Who, action: str | Action, *, seq: int, action_id: str | None = None
    ) -> Answer:
        """Do the same as `act_async`, and wait for it."""
        act = Act(table=table, who=who, action=action, seq=seq, action_id=action_id)
        return self._writer.submit(self._plan_act(self._judge_claim(act))).result()

    async def act_async(
        self, table: str, who: Who, action: str | Action, *, seq: int, action_id: str | None = None
    ) -> Answer:
        """Take an action as every table does; a claim is judged off the event loop."""
        act = Act(table=table, who=who, action=action, seq=seq, action_id=action_id)
        if is_claim(action):
            act = await asyncio.to_thread(self._judge_claim, act)
        return await self._writer.ask(self._plan_act(act))

    def leave(self, table: str, who: Who) -> TableView:
        """Do the same as `leave_async`, and wait for it."""
        return self._writer.submit(self._plan_leave(table, who)).result()

    def view(self, table: str, who: Who | None = None) -> TableView:
        """Return what a seat, or a spectator (None), sees now; the store is asked for news first."""
        return self._view(*self._look_for(table, who))

    def events(self, table: str, who: Who | None = None, *, since: int = 0) -> tuple[EventView, ...]:
        """Return what happened after `since`; it is the same for everyone who may watch."""
        return self._look_for(table, who)[0].events(since)

    def seat(self, table: str, token: str) -> int:
        """Return the seat a token belongs to; refuse a token of no seat."""
        return plans.identify_seat(UnitOfWork(self.store, self._cache), table, token)[1]

    def watch(self, watcher: Watcher) -> Callable[[], None]:
        """Call the watcher with `[(table, seq), ...]` after every commit, in any thread, until the result is called.

        A change has no content, may come twice, and after a lost connection comes with the table `ANY_TABLE`:
        then, as always, read what came after what you know.
        """
        return self._notifier.watch(watcher)

    def export(self, table: str, who: Who | None = None) -> str:
        """Return the match as text: the whole of it once it is over, before that the finished games."""
        return TableSnapshot(self._look_for(table, who)[0]).export()

    def review(self, table: str, who: Who | None, game: int, *, seconds: float = reviewing.SECONDS) -> Review:
        """Review every guess of a finished game (from 0), as exactly as the time allows."""
        state, seat = self._look_for(table, who)
        return reviewing.review_game(self._view(state, seat), game, seconds=seconds, ask=self.reviewer)

    def attend(self) -> None:
        """Call time where it is over, and let waiting computers move."""
        if self.store.others_wrote():
            self._cache.clear()
            self._after_gap()
        for table in self.store.list_attended(owner=self._owner):
            self._isolation.run(table, self._attend_to)

    def _attend_to(self, table: str) -> None:
        state = self._cache.get(table) or refresh_table(self.store, self._cache, table)
        if self.clock.is_over(state):
            self._writer.submit(self._plan_time(table)).result()
            return
        waits = self._patience if has_people(state.chairs) else self._alone_seconds
        waited = state.computer_to_move is not None and self.clock.seconds_elapsed(state) >= waits
        if waited and not self._is_held(state):
            self._consider(refresh_table(self.store, self._cache, table))

    def _is_held(self, state: TableState) -> bool:
        return state.options.room is not None and self.holds(state)

    def _consider(self, state: TableState) -> None:
        if not self._is_held(state):
            self._attendant.consider(state)

    def nudge(self, table: str) -> None:
        """Let the computer at a table move that had to wait, if it need not wait any longer."""
        state = self._cache.get(table)
        if state is not None:
            self._consider(state)

    @property
    def origin(self) -> str:
        """Return by what the other processes know that this one wrote something."""
        return self._origin

    def announce(self, room: str, seq: int) -> None:
        """Tell the watchers of this process that a room has changed."""
        self._notifier.publish([(room, seq)])

    def expire(self) -> int:
        """Close idle tables and delete those closed long ago; return how many were closed."""
        now = self.now()

        def close(table: str, before: float) -> None:
            plan = partial(plans.plan_expire, table=table, before=before, now=now)
            self._isolation.run(table, lambda _: self._writer.submit(plan).result())

        return clear_out(self.store, self.limits, now=now, close=close)

    def check_writing(self, *, seconds: float) -> None:
        """Raise `StoreError` unless the writer commits a change of its own within `seconds`."""
        try:
            self._writer.submit(lambda _: Planned(None, lambda: None)).result(timeout=seconds)
        except TimeoutError:
            raise StoreError("store-blocked") from None
        self.store.touch()

    def _look_for(self, table: str, who: Who | None) -> tuple[TableState, int | None]:
        state = refresh_table(self.store, self._cache, table)
        if who is None:
            TableSnapshot(state).admit(None, ())
            return state, None
        return state, plans.identify_seat(UnitOfWork(self.store, self._cache), table, who)[1]

    def catch_up(self, news: Mapping[str, int]) -> None:
        """Read what other processes have written to these tables."""
        catch_up(self.store, self._cache, news)

    def _computer_acts(self, act: Act) -> Future[Answer]:
        return self._writer.submit(self._plan_act(self._judge_claim(act)))

    def _publish(self, states: Sequence[TableState]) -> None:
        self._notifier.publish([(state.id, state.seq) for state in states])
        for state in states:
            # Noted at once, before anybody sets the machine's clock.
            self.clock.deadline(state)
            # Nobody waits for computers that play alone: they move with the rounds.
            if has_people(state.chairs) or not self._alone_seconds:
                self._consider(state)

    def advance(self, table: str, seq: int) -> bool:
        """Bring a table in memory to a seq by what another process told of it; False if it has to be read."""
        return advance_cached(self._cache, self._heard_lines, table, seq)

    def _receive(self, table: str, seq: int, lines: str | None) -> bool:
        if lines is None:
            # Not only moves: somebody may have taken or left a seat, and who reads the table now may have missed it.
            self._cache.drop(table)
        if not self.matters(table):
            return False
        self._heard_lines.add(table, lines or "")
        self._notifier.publish([(table, seq)])
        return True

    def _after_gap(self) -> None:
        self._notifier.publish([(ANY_TABLE, None)])
