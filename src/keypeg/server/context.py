"""The context that all routes share: tables, followers, limits and counters."""

from __future__ import annotations

import asyncio
import re
import time
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import ParamSpec, TypeVar

from msgspec import Raw

from keypeg.api.answers import Acted
from keypeg.api.caller import Caller
from keypeg.api.encoding import encode
from keypeg.api.events import events_of
from keypeg.api.help import count_codes
from keypeg.api.refusals import stale_action
from keypeg.api.requests import NewAction
from keypeg.api.review import ReviewData, review_played
from keypeg.api.state_encoder import EncodedState, StateEncoder
from keypeg.errors import EditionError, KeypegError, TableError, TableReason, shorten
from keypeg.rules import Position, read_position
from keypeg.server.client import Client, client_at
from keypeg.server.compute.worker_pool import AddressQueue, WorkerPool
from keypeg.server.live.backpressure import Backpressure
from keypeg.server.live.hub import LOOK, Hub
from keypeg.server.live.room_feed import RoomFeed
from keypeg.server.live.states import Company, States
from keypeg.server.operations.metrics import Metrics
from keypeg.server.rate_limits import RateLimits
from keypeg.server.settings import Settings
from keypeg.table import Answer, Options, StaleView, Tables, TableView
from keypeg.table.ladder.ladder import Ladder
from keypeg.table.orders.claims import is_claim
from keypeg.table.players.reviewing import game_to_review
from keypeg.table.rooms.dealing import ROOM_SEAT
from keypeg.table.rooms.rooms import Rooms
from keypeg.table.state.hints import may_help
from keypeg.table.state.snapshot import Absent, SeatKey, TableSnapshot

P = ParamSpec("P")
T = TypeVar("T")

_ID = re.compile(r"[0-9a-z]{1,32}")
MOST_COUNTS = 4_096
READY_SECONDS = 5.0
SETTLE_SECONDS = 2.0


class Context:
    """The tables of this process, with their followers, limits and counters."""

    def __init__(self, settings: Settings, tables: Tables, metrics: Metrics, pool: WorkerPool) -> None:
        self.settings = settings
        self.tables = tables
        self._states = States()
        self.hub = Hub(tables, heartbeat=settings.heartbeat, deserted=self._states.drop)
        self.metrics = metrics
        self._shared = tables.store.postgres
        self.pace = Backpressure()
        self.limits = RateLimits(settings)
        self.ladder = Ladder(tables)
        self._ladder_settled = float("-inf")
        self.rooms = Rooms(tables, countdown=settings.countdown)
        self.feed = RoomFeed(self.rooms, online=self.hub.list_online, now=tables.now)
        tables.matters = lambda name: self.hub.matters(name) or self.rooms.matters(name)
        self._threads = ThreadPoolExecutor(4, thread_name_prefix="keypeg-reader")
        self._counters = ThreadPoolExecutor(2, thread_name_prefix="keypeg-counter")
        self.pool = pool
        self.turns = AddressQueue(settings.helps_at_once if settings.limited else None)
        self._counts: OrderedDict[str, int | None] = OrderedDict()
        self._board_reviews: OrderedDict[tuple[str, str], asyncio.Future[ReviewData]] = OrderedDict()
        self._probe: asyncio.Future[None] | None = None

    def stop(self) -> None:
        """Send everybody away who follows a table or waits for the engine; never waits itself."""
        self.hub.close()
        self.feed.close()
        self.pool.stop()

    def close(self) -> None:
        """Finish open work."""
        self.rooms.close()
        self.pool.close()
        self._counters.shutdown(cancel_futures=True)
        self._threads.shutdown()

    async def load(self, table: str, *, at_least: float = LOOK) -> TableSnapshot:
        """Return the table as it is now; from memory if it is known to be current, or if nobody else writes."""
        known = self.get_cached(table, at_least=at_least)
        if known is not None:
            return known
        if not _ID.fullmatch(table):
            raise TableError(TableReason.UNKNOWN_TABLE)
        return await self.read(lambda: self.tables.load(table))

    def get_cached(self, table: str, *, at_least: float = LOOK) -> TableSnapshot | None:
        """Return the table from memory; None if the store has to be asked."""
        known = self.tables.get_cached(table)
        return None if known is None or (self._shared and known.seq < at_least) else known

    async def enter(
        self, table: str, seat: int | None, tokens: tuple[str, ...], *, at_least: float = LOOK
    ) -> tuple[TableSnapshot, SeatKey | None]:
        """Admit a client to a table, to the seat of a token or as a spectator (None)."""
        snapshot = await self.load(table, at_least=at_least)
        try:
            return snapshot, snapshot.admit(seat, tokens)
        except TableError as error:
            if not self._shared or error.reason is not TableReason.NOT_YOUR_SEAT:
                raise
        # Through another server the seat may have been taken, or moved to another device, a moment ago.
        snapshot = await self.read(lambda: self.tables.load_seats(table))
        return snapshot, snapshot.admit(seat, tokens)

    async def check_storage(self) -> None:
        """Raise `StoreError` unless moves can be saved now; many who ask at once share one write."""
        if self._probe is None or self._probe.done():
            self._probe = asyncio.ensure_future(
                self.read(lambda: self.tables.check_writing(seconds=READY_SECONDS))
            )
        await asyncio.shield(self._probe)

    async def read(self, ask: Callable[[], T]) -> T:
        """Ask the store, off the event loop."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, ask)

    async def count_apart(self, ask: Callable[[], T]) -> T:
        """Do something that takes milliseconds, off the event loop; the kernel lets others go on meanwhile."""
        return await asyncio.get_running_loop().run_in_executor(self._counters, ask)

    async def think(self, address: str, question: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> T:
        """Ask the engine in a process of its own; an address waits for few answers at once."""
        async with self.turns.turn(address):
            return await self.pool.helps.ask(question, *args, **kwargs)

    async def review(self, address: str, ask: Callable[[], T]) -> T:
        """Review a game, off the event loop; an address waits for few reviews at once, and so do all."""
        with self.limits.review(address):
            return await self.pool.reviews.run(ask)

    async def review_board(self, table: str, language: str, address: str) -> ReviewData:
        """Review a board of a round that is over: everybody asks for everybody's, and each is computed once."""
        key = (table, language)
        if key not in self._board_reviews:
            self.limits.allow_help(table, ROOM_SEAT, address)
            view = self.tables.get_view(await self.load(table), ROOM_SEAT)
            ask = partial(self.tables.reviewer, review_played, *game_to_review(view, 0), language)
            self._board_reviews[key] = asyncio.ensure_future(self.review(address, ask))
            if len(self._board_reviews) > MOST_COUNTS:
                self._board_reviews.popitem(last=False)
        try:
            return await asyncio.shield(self._board_reviews[key])
        except KeypegError:
            self._board_reviews.pop(key, None)
            raise

    def seats_held(self, snapshot: TableSnapshot, tokens: tuple[str, ...]) -> tuple[int, ...]:
        """Return the seats of a client who brings these tokens."""
        found = map(snapshot.seat_of, tokens)
        return tuple(sorted({seat for seat in found if seat is not None}))

    async def open(
        self, options: Options, names: Mapping[int, str], *, taken: Sequence[int], address: str
    ) -> tuple[TableSnapshot, dict[int, str]]:
        """Open a table with people at the seats `taken`; return their tokens."""
        self.limits.allow_opening(address)
        opened = await self.tables.open_async(options, names, taken=taken, address=address)
        self.metrics.tables.inc()
        return opened

    async def take_action(self, client: Client, order: NewAction) -> Answer:
        """Take an action, and answer once it is durable."""
        began = time.perf_counter()
        key = client.key
        if key is None or key.seat != order.seat:
            _, key = await self.enter(client.table, order.seat, client.tokens, at_least=0)
        if key is None:
            raise TableError(TableReason.NO_TOKEN)
        self.limits.allow_action(client.table, order.seat)
        room = (await self.load(client.table, at_least=0)).room
        if room is not None:
            await self.rooms.check_play(room)
        try:
            answer = await self._take(client, key, order)
        except StaleView as stale:
            self.metrics.actions["stale"] += 1
            whole = (await self.encode_view(stale.view, client.language)).encode_whole(
                self.tables.clock.now()
            )
            raise stale_action(stale.seq, whole) from None
        except KeypegError:
            self.metrics.actions["refused"] += 1
            raise
        self.metrics.actions["repeated" if answer.repeated else "taken"] += 1
        self.metrics.seconds.observe(time.perf_counter() - began)
        await self.pace.turn()
        return answer

    async def _take(self, client: Client, key: SeatKey, order: NewAction) -> Answer:
        take = self.tables.act_async
        if is_claim(order.action):
            # The engine may take a while for it.
            async with self.turns.turn(client.address):
                return await take(client.table, key, order.action, seq=order.seq, action_id=order.id)
        with self.pace.move():
            return await take(client.table, key, order.action, seq=order.seq, action_id=order.id)

    async def act(self, caller: Caller, table: str, order: NewAction) -> Raw:
        """Take an action, and return an encoded `Acted`."""
        client = client_at(caller, table)
        language = client.language
        answer = await self.take_action(client, order)
        known = self.tables.get_cached(table)
        if known is not None and known.seq == answer.seq:
            state = await self.state(known, order.seat, language)
            events = self.events(known, answer.since, language)
        else:
            # An answer given again is that of the first time: the match is replayed up to there, in a thread.
            state = await self.encode_view(await self.read(lambda: answer.view), language)
            events = encode(events_of(answer.events, language))
        whole = state.encode_whole(self.tables.clock.now())
        return Raw(encode(Acted(seq=answer.seq, events=Raw(events), state=Raw(whole))))

    def state_now(self, snapshot: TableSnapshot, seat: int | None, language: str) -> EncodedState | None:
        """Return the state a seat sees; None if something it tells has to be waited for. Never waits."""
        company = self._company(snapshot)
        encoded = self._states.at(snapshot)
        state = encoded.find(seat, language, company)
        if state is not None:
            return state
        view = self.tables.get_view(snapshot, seat)
        left = None
        if self._counts_codes(view):
            text = str(read_position(view.match))
            if text not in self._counts:
                return None
            left = self._counts[text]
        return encoded.add(view, language, company, left=left)

    async def state(self, snapshot: TableSnapshot, seat: int | None, language: str) -> EncodedState:
        """Return the state a seat sees, encoded once for everyone who looks at it from there in the same language."""
        state = self.state_now(snapshot, seat, language)
        if state is not None:
            return state
        view = self.tables.get_view(snapshot, seat)
        left = await self._count_codes_left(view)
        return self._states.at(snapshot).add(view, language, self._company(snapshot), left=left)

    def _company(self, snapshot: TableSnapshot) -> Company:
        table = snapshot.id
        rematch = None if snapshot.closed is None else snapshot.rematch
        online, start, watchers = (
            self.hub.list_online(table),
            self.tables.clock.last_start(table),
            self.hub.watchers(table),
        )
        return online, rematch, self.find_absent(snapshot), start, watchers

    def find_absent(self, snapshot: TableSnapshot) -> Absent | None:
        """Return the player the match waits for who has been away for longer than agreed (R21c).

        Where somebody has not been away for long enough, the followers are told when it is so.
        """
        table = snapshot.id
        if not self.hub.follows(table):
            return None
        absent, left = snapshot.find_absent(partial(self.hub.away_since, table), time.monotonic())
        if left is not None:
            self.hub.remind(table, left)
        return absent

    def is_connected(self, table: str, seat: int) -> bool:
        """Return whether the player at a seat is connected now."""
        return seat in self.hub.list_online(table)

    def is_away(self, snapshot: TableSnapshot, seat: int) -> bool:
        """Return whether the player at a seat has been away for longer than agreed."""
        online = self.hub.list_online(snapshot.id)
        since = None if seat in online else self.hub.away_since(snapshot.id, seat)
        return since is not None and time.monotonic() - since >= snapshot.away_seconds

    def renew(self, table: str) -> None:
        """Send the followers of a table what has changed beside its journal."""
        self.hub.renew(table)

    async def encode_view(self, view: TableView, language: str) -> EncodedState:
        """Return the state of a view that may be an older one."""
        return StateEncoder(language).encode(
            view,
            online=self.hub.list_online(view.table),
            left=await self._count_codes_left(view),
            watchers=self.hub.watchers(view.table),
            rematch=None if view.closed is None else (await self.load(view.table, at_least=0)).rematch,
        )

    def events(self, snapshot: TableSnapshot, since: int, language: str) -> bytes:
        """Return what happened at a table after `since`, encoded once for everyone."""
        return self._states.at(snapshot).events(since, language)

    def share_message(
        self, snapshot: TableSnapshot, key: tuple[object, ...], make: Callable[[], bytes]
    ) -> bytes:
        """Return a message to spectators of a table, made once for all who are sent the same."""
        return self._states.at(snapshot).share(key, make)

    async def encode_state(self, snapshot: TableSnapshot, seat: int | None, language: str) -> Raw:
        """Return the state a seat sees, as it is sent now."""
        return Raw((await self.state(snapshot, seat, language)).encode_whole(self.tables.clock.now()))

    async def count(self, position: Position) -> int | None:
        """Return how many codes agree with a position; None where they are too many to count."""
        text = str(position)
        if text not in self._counts:
            self._counts[text] = await self.count_apart(lambda: count_codes(position))
            if len(self._counts) > MOST_COUNTS:
                self._counts.popitem(last=False)
        return self._counts[text]

    async def _count_codes_left(self, view: TableView) -> int | None:
        return await self.count(read_position(view.match)) if self._counts_codes(view) else None

    def _counts_codes(self, view: TableView) -> bool:
        return view.options.hints and may_help(view.match, hints=True, closed=view.closed is not None)

    def address_for_limits(self, address: str) -> str | None:
        """Return the address by which people are counted once; None where everybody counts."""
        return address if self.settings.limited else None

    async def daily_counts(self, name: str) -> dict[int | None, int] | None:
        """Return how many people broke a daily code in how many rows."""
        return await self.read(lambda: self.tables.store.daily_counts(name))

    def check_level(self, level: str) -> None:
        """Refuse a level that no computer plays at."""
        levels = self.tables.engine.levels
        if level not in levels:
            raise EditionError("seat-unknown-level", seat=1, text=shorten(level), levels=tuple(levels))

    async def settle_ladder(self) -> None:
        """Note the rated games that are over; everyone who looks within a few seconds shares the work."""
        now = time.monotonic()
        if now - self._ladder_settled >= SETTLE_SECONDS:
            self._ladder_settled = now
            await self.read(self.ladder.settle)
