"""Rooms: the service that opens them, deals their tables, and notes how their rounds go.

A room is its journal, and a line of it is written once: two servers that decide the same thing at the same moment write
it once. How far a player is, and when they were done, is read from their table, so a crash loses nothing.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Collection, Sequence
from contextlib import suppress
from functools import partial
from random import Random, SystemRandom

from keypeg.errors import KeypegError, StaleAction, TableError, TableReason
from keypeg.rules import Concede
from keypeg.table.rooms import room_lines as lines
from keypeg.table.rooms import room_orders as orders
from keypeg.table.rooms.dealing import EVERYBODY, ROOM_SEAT, Dealer
from keypeg.table.rooms.progress import BoardProgress, BoardRow, read_progress
from keypeg.table.rooms.room_boards import RoomBoards
from keypeg.table.rooms.room_journals import Decide, RoomJournals
from keypeg.table.rooms.room_lines import RoomOptions, check_room
from keypeg.table.rooms.room_state import RoomPlayer, RoomState, Round, build_room
from keypeg.table.service import Tables
from keypeg.table.state.table_state import TableState
from keypeg.table.state.tokens import new_token, token_hash
from keypeg.table.storage.notify import ANY_TABLE, Change

log = logging.getLogger(__name__)
COUNTDOWN_SECONDS = 3.0
"""Between the start of a round and its first guess."""
GATHER_SECONDS = 0.5
"""Players of a race who finish within this time are noted together."""
KEPT_SECONDS = 86_400.0
"""A room is deleted when nothing has happened in it for so long."""
_TRIES = 20


class Rooms:
    """The rooms of a server. `changed` is called with a room of which there is something new to tell."""

    def __init__(
        self, tables: Tables, *, chance: Random | None = None, countdown: float = COUNTDOWN_SECONDS
    ) -> None:
        self._tables = tables
        self._journals = RoomJournals(tables)
        self._boards = RoomBoards(tables)
        self._shared = tables.store.postgres
        self._chance = chance or SystemRandom()
        self._dealer = Dealer(tables, self._chance)
        self._countdown = countdown
        self._loop = asyncio.get_running_loop()
        self._tidied: set[tuple[str, int]] = set()
        self._seen: set[tuple[str, int]] = set()
        self._failing: set[str] = set()
        self._settling: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()
        self._reading: set[asyncio.Task[None]] = set()
        self.changed: Callable[[str], None] = lambda _: None
        tables.holds = self._holds
        self._stop = tables.watch(self._note)

    def close(self) -> None:
        """Stop noting what happens at the tables."""
        self._stop()
        for task in (*self._settling.values(), *self._reading):
            task.cancel()

    def matters(self, name: str) -> bool:
        """Whether something concerns a room that is known here: the room itself, or one of its tables."""
        return self._journals.get(name) is not None or self._journals.room_of(name) is not None

    async def open(self, options: RoomOptions, *, name: str | None = None) -> tuple[RoomState, str]:
        """Open a room, and return it with the host's token; refuse it if a host of that `name` could not play."""
        check_room(options)
        token = new_token()
        opened = lines.RoomOpened(options=options, host=token_hash(token))
        if name is not None:
            orders.join(build_room("", [(opened, self._tables.now())]), name.strip(), host=True)
        return await self._journals.open(opened), token

    async def add_host(self, room: str) -> str:
        """Return a further token of the host, for another device."""
        token = new_token()
        await self.order(room, lambda _: (lines.HostAdded(host=token_hash(token)),))
        return token

    def peek(self, room: str) -> RoomState | None:
        """Return a room as it is known here; never waits."""
        return self._journals.get(room)

    async def load(self, room: str) -> RoomState:
        """Return a room as it is now; refuse a code that no room has."""
        return await self._journals.load(room)

    async def order(self, room: str, decide: Decide) -> RoomState:
        """Write what `decide` returns for the room as it is now, and return the room with it."""
        return await self._journals.order(room, decide)

    async def join(
        self,
        room: str,
        name: str,
        *,
        host: bool = False,
        level: str | None = None,
        hashes: Collection[str] = (),
    ) -> tuple[RoomState, RoomPlayer, str]:
        """Let somebody join; in a race that is on, they get a table at once (R35). Return their token.

        `hashes` are those of the tokens that they bring: somebody who had a table in this round gets no other one.
        """
        name = name.strip()
        async with self._journals.locks[room]:
            state = await self.load(room)
            back = None if level is not None else orders.find_released(state, name)
            token, board_left = await self._make_token(state, back)
            hashed = None if level is not None else token_hash(token)
            state = await self._journals.write(
                room,
                lambda now: orders.join(
                    now, name, token_hash=hashed, level=level, host=host, board_left=board_left
                ),
            )
            player = next(one for one in reversed(state.present) if one.token_hash == hashed)
            again = level is None and orders.has_played(state, name, hashes)
            if state.running is not None and state.options.kind == "race" and not again:
                state = await self._deal_late(state, player)
        return await self.start_duel(state), player, token

    async def _make_token(self, state: RoomState, back: RoomPlayer | None) -> tuple[str, int | None]:
        """Return a new token for a table that goes along, or one and the round whose game is over and stays behind."""
        last = state.round
        table = None if back is None else state.board_of(back)
        if last is None or table is None:
            return new_token(), None if back is None else back.board_left
        snapshot = await self._boards.try_to_load(table)
        if last.ended is not None or snapshot is None or snapshot.closed is not None:
            return new_token(), last.number
        ticket = await self._tables.continue_async(table, snapshot.make_pass(ROOM_SEAT, self._tables.now()))
        return ticket.token, None

    async def _deal_late(self, state: RoomState, player: RoomPlayer) -> RoomState:
        played = state.running
        if played is None or player.number in played.tables:
            return state
        table = await self._dealer.deal_table(state, player, played.codes[EVERYBODY].code)
        dealt = lines.TableDealt(player=player.number, table=table)

        def decide(now: RoomState) -> orders.Lines:
            # Another server may have begun the next round, with another code.
            return (dealt,) if now.running is not None and now.running.number == played.number else ()

        return await self._journals.write(state.id, decide)

    async def start(self, room: str, *, code: str | None = None) -> RoomState:
        """Start the next round: seal its code, deal everybody a table, and count down."""
        async with self._journals.locks[room]:
            state = await self.load(room)
            orders.check_start(state, code)
            state = await self._tidy(state)
            set_code = None if code is None else orders.check_secret(state, code)
            for _ in range(_TRIES):
                started = await self._dealer.deal_round(state, set_code, countdown=self._countdown)
                decide = partial(orders.start, code=code, dealt=state, started=started)
                state = await self._journals.write(room, decide)
                if state.running is not None:
                    return state
            raise TableError(TableReason.ROUND_GOES_ON)

    async def start_duel(self, state: RoomState) -> RoomState:
        """Start the next round of a duel if nothing is missing; what cannot be done now is tried again."""
        if orders.can_start(state):
            try:
                return await self.start(state.id)
            except TableError:
                # Somebody else has started it, or has left.
                return await self.load(state.id)
            except KeypegError as error:
                log.warning("a duel could not be started: %s", type(error).__name__)
        return state

    async def remove(self, room: str, player: int) -> RoomState:
        """Take a player out; their table of the running round is given up."""
        state = await self.order(room, lambda now: orders.remove(now, player))
        table = None if state.running is None else state.running.tables.get(player)
        if table is not None:
            await self._give_up(table)
        return await self.settle(room)

    async def give_hint(self, room: str) -> RoomState:
        """Tell everybody one more peg of the code."""
        return await self.order(room, lambda now: orders.give_hint(now, self._chance))

    async def end_round(self, room: str) -> RoomState:
        """End the running round for the host."""
        return await self._settle(room, orders.end_round)

    async def close_room(self, room: str) -> RoomState:
        """Close a room for everybody; a round in play ends."""
        return await self._settle(room, orders.close)

    async def check_play(self, room: str) -> None:
        """Refuse a guess at a table of a room in which nobody can guess now."""
        state = self._journals.get(room) or await self.load(room)
        orders.check_play(state, now=self._tables.now())

    async def progress(self, state: RoomState) -> dict[int, BoardProgress]:
        """Return how far everybody is in the last round."""
        return {} if state.round is None else await self._boards.progress(state.round)

    async def boards(self, played: Round) -> dict[int, tuple[BoardRow, ...]]:
        """Return everybody's rows in a round that is over."""
        if played.ended is None:
            raise TableError(TableReason.ROUND_GOES_ON)
        return await self._boards.rows(played)

    async def settle(self, room: str) -> RoomState:
        """Note who is done, end the round when it is over, and give up what is left on its tables."""
        return await self._settle(room, orders.settle_round)

    async def _settle(self, room: str, decide: Callable[..., orders.Lines]) -> RoomState:
        try:
            return await self._note_progress(room, decide)
        except Exception:
            # What could not be noted has been missed: whoever attends to the rooms next looks again.
            self._seen = {one for one in self._seen if one[0] != room}
            raise

    async def _note_progress(self, room: str, decide: Callable[..., orders.Lines]) -> RoomState:
        # While somebody holds the lock, no other round begins with other boards.
        async with self._journals.locks[room]:
            state = await self.load(room)
            if state.running is not None or decide is not orders.settle_round:
                progress = await self.progress(state)
                at = self._tables.now()
                state = await self._journals.write(room, lambda now: decide(now, progress, now=at))
            return await self._tidy(state)

    async def _tidy(self, state: RoomState) -> RoomState:
        """Give up the games that were not over when the round ended, so that everybody sees the code.

        A guess that was taken before the end may be committed only now, and counts. The caller holds the room's lock.
        """
        played = state.round
        if played is None or played.ended is None or (state.id, played.number) in self._tidied:
            return state
        for player, table in played.tables.items():
            if player not in played.finished:
                await self._give_up(table)
        progress = await self.progress(state)
        state = await self._journals.write(state.id, lambda now: orders.note_late(now, played, progress))
        self._tidied.add((state.id, played.number))
        return state

    async def _give_up(self, table: str) -> None:
        for _ in range(_TRIES):
            snapshot = await self._boards.try_to_load(table)
            if snapshot is None or read_progress(snapshot).done:
                return
            with suppress(StaleAction):
                await self._tables.act_async(table, ROOM_SEAT, Concede(), seq=snapshot.seq)
                return

    async def attend(self) -> None:
        """Call time, note what has been missed, and let computers move that had to wait."""
        for state in await self._journals.list_changed():
            try:
                await self._attend_to(state)
                self._failing.discard(state.id)
            except Exception as error:
                # No room holds up the others.
                if state.id not in self._failing:
                    self._failing.add(state.id)
                    log.error("the room %s cannot be attended to: %s", state.id, type(error).__name__)

    async def _attend_to(self, state: RoomState) -> None:
        played = (await self.start_duel(state)).round
        if played is None or (state.id, played.number) in self._tidied:
            return
        late = orders.is_time_over(state, now=self._tables.now())
        # What happens at this server is noted at once: only what others write, or wrote before, can be missed.
        seen = (state.id, played.number) in self._seen
        if late or self._shared or played.ended is not None or not seen:
            self._seen.add((state.id, played.number))
            await self.settle(state.id)
        if state.options.kind == "duel":
            for table in played.tables.values():
                self._tables.nudge(table)

    async def expire(self) -> None:
        """Delete the rooms in which nothing has happened for a day."""
        await self._journals.forget(self._tables.now() - KEPT_SECONDS)
        self._boards.forget(lambda table: self._journals.room_of(table) is None)
        for rounds in (self._tidied, self._seen):
            rounds.intersection_update({one for one in rounds if self._journals.get(one[0]) is not None})
        self._failing.intersection_update({one.id for one in self._journals.list_known()})

    def _note(self, changes: Sequence[Change]) -> None:
        """Look after the rooms that have changed, or whose tables have; called in any thread."""
        news = [change for change in changes if change[0] == ANY_TABLE or self.matters(change[0])]
        if news and not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._look_at, news)

    def _look_at(self, news: Sequence[Change]) -> None:
        for name, seq in news:
            if name == ANY_TABLE:
                self._look_at_all()
                continue
            room = self._journals.room_of(name)
            if room is None:
                self._tell_soon(name)
                continue
            if self._shared:
                self._boards.outdate(name, seq)
            known = self._boards.get_known(name)
            state = self._journals.get(room)
            duel = state is not None and state.options.kind == "duel"
            # Most moves end no game: then there is nothing to note, and only the followers are told.
            if duel or known is None or known.closed is not None:
                self._settle_soon(room, gather=0.0 if duel else GATHER_SECONDS)
            self.changed(room)

    def _tell_soon(self, room: str) -> None:
        """Call `changed` for a room once what another server may have written to its journal is known here."""
        if not self._shared:
            self.changed(room)
            return
        task = self._loop.create_task(self._read_and_tell(room))
        self._reading.add(task)
        task.add_done_callback(self._reading.discard)

    async def _read_and_tell(self, room: str) -> None:
        try:
            await self.load(room)
        except KeypegError as error:
            log.warning("a room could not be read: %s", type(error).__name__)
        self.changed(room)

    def _look_at_all(self) -> None:
        """Look at every room anew: what the other servers told may have been lost."""
        for state in self._journals.list_known():
            played = state.running
            if played is not None:
                self._boards.doubt(played)
                self._settle_soon(state.id)
            self.changed(state.id)

    def _settle_soon(self, room: str, *, gather: float = 0.0) -> None:
        """Settle a room in a task of its own: once more if something happens meanwhile."""
        running = self._settling.get(room)
        if running is not None and not running.done():
            self._again.add(room)
            return
        self._settling[room] = self._loop.create_task(self._settle_and_tell(room, gather))

    async def _settle_and_tell(self, room: str, gather: float) -> None:
        while True:
            await asyncio.sleep(gather)
            self._again.discard(room)
            try:
                state = await self.settle(room)
            except KeypegError as error:
                log.warning("a room could not be looked after: %s", type(error).__name__)
                return
            if state.options.kind == "duel" and state.round is not None:
                for table in state.round.tables.values():
                    self._tables.nudge(table)
            self.changed(room)
            if room not in self._again:
                return

    def _holds(self, table: TableState) -> bool:
        """Whether a computer at a table of a room waits: for the round, or in a duel for the other player (R37)."""
        if table.computer_to_move is None:
            return False
        state = self._journals.get(table.options.room or "")
        if state is None:
            return True
        played = state.running
        if played is None or table.id not in played.tables.values():
            return False
        if played.paused_at is not None or self._tables.now() < played.began:
            return True
        return state.options.kind == "duel" and self._boards.waits_for_rival(table, played)
