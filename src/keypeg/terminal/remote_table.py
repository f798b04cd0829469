"""A table on a server, over plain HTTP: a stream of states, a POST for each action, and patience with both."""

from __future__ import annotations

import asyncio
import time
import uuid
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from urllib.parse import urlsplit

import msgspec

from keypeg.api.answers import Acted, FairData, MineData, Rematch, Taken
from keypeg.api.endpoint import fill_path
from keypeg.api.endpoints import STREAM_PATH
from keypeg.api.events import Events
from keypeg.api.handlers import (
    help,  # noqa: A004 - the trade's word
    seats,
    tables,
)
from keypeg.api.live import LiveMessage, StateMessage
from keypeg.api.parameters import FollowParameters, LookParameters, ReviewParameters, TableParameters
from keypeg.api.requests import (
    AskRematch,
    LetComputer,
    NewAction,
    ReturnToSeat,
    ShowCode,
    SkipAbsent,
    StartMatch,
    TakeSeat,
)
from keypeg.api.review import ReviewData
from keypeg.api.state import State
from keypeg.errors import KeypegError, NotationError, explain_unwritable, shorten
from keypeg.terminal import api_client
from keypeg.terminal.api_client import ApiClient, ServerRefusal
from keypeg.terminal.seal import check_seal, merge_seals
from keypeg.terminal.seat_memory import HeldSeat, SeatMemory
from keypeg.words import Message

REVIEW_SECONDS = 30.0
"""A review takes a server a few seconds, and others may have asked before."""


def read_address(address: str) -> tuple[str, str]:
    """Return the server and the table that a link names, such as `http://localhost:8222/t/4jd8…`."""
    try:
        parts = urlsplit(address if "://" in address else f"http://{address}")
        parts.port  # noqa: B018 - a port that is none raises
    except ValueError:
        raise NotationError("join-link", text=shorten(address)) from None
    table = parts.path.rstrip("/").rpartition("/")[2]
    if parts.scheme not in ("http", "https") or not parts.netloc or not table:
        raise NotationError("join-link", text=shorten(address))
    return f"{parts.scheme}://{parts.netloc}", table


async def join_table(address: str, name: str, memory: SeatMemory) -> RemoteLink:
    """Take the seat held there before, or the first free one, or watch."""
    base, table = read_address(address)
    client = ApiClient(base)
    try:
        held = memory.seats().get(address)
        if held is not None:
            link = RemoteLink(client, table, held, memory, address=address)
            if await link.check_seat():
                return link
            memory.forget(address)
        state = await client.call(tables.look, State, LookParameters(table=table))
        free = any(sitter.kind == "person" and not sitter.taken for sitter in state.seats)
        if not free or state.closed:
            return RemoteLink(client, table, None, memory, address=address, person=name.strip())
        if not name.strip():
            raise KeypegError("join-no-name")
        wish = TakeSeat(name=name.strip())
        taken = await client.call(tables.take_seat, Taken[State], TableParameters(table=table), wish)
        held = HeldSeat(seat=taken.seat, name=name.strip(), token=taken.token)
        memory.keep(address, held)
        return RemoteLink(client, table, held, memory, address=address)
    except BaseException:
        await client.close()
        raise


async def write_export(path: Path, text: str) -> Path:
    """Write what a server has exported; return the file, or raise why it cannot be written."""
    with explain_unwritable(path):
        await asyncio.to_thread(path.write_text, text, encoding="utf-8")
    return path


_message = msgspec.json.Decoder(LiveMessage).decode


class RemoteLink:
    """A table on a server; one seat of it, or none, is played here. Without a memory, somebody else keeps the seat."""

    def __init__(
        self,
        client: ApiClient,
        table: str,
        held: HeldSeat | None,
        memory: SeatMemory | None,
        *,
        address: str,
        person: str = "",
    ) -> None:
        self._client = client
        self.name = client.name
        self._at = TableParameters(table=table)
        self._look = LookParameters(table=table, seat=None if held is None else held.seat)
        self._held = held
        self.person = person if held is None else held.name
        self._memory = memory
        self._seals: dict[str, str] = {} if held is None else dict(held.seals)
        self._address = address
        self._state: State | None = None
        self._heard_at = 0.0
        self.events: Events = ()
        self._heard = 0
        self.lost = False
        self.seats: tuple[int, ...] = () if held is None else (held.seat,)
        if held is not None:
            client.hold_token(held.token)

    async def check_seat(self) -> bool:
        """Whether the seat is still this person's."""
        try:
            self._store_state(await self._client.call(tables.look, State, self._look))
        except ServerRefusal as refusal:
            if refusal.status in (401, 403, 404):
                return False
            raise
        return True

    async def state(self, seat: int | None) -> State:  # noqa: ARG002 - there is one seat
        """Return the last state that the server sent."""
        if self._state is None:
            self._store_state(await self._client.call(tables.look, State, self._look))
        if self._state is None:
            raise KeypegError("join-nothing-yet")
        if self._state.seconds_left is None:
            return self._state
        left = max(0.0, self._state.seconds_left - (time.monotonic() - self._heard_at))
        return msgspec.structs.replace(self._state, seconds_left=left)

    async def act(self, seat: int, action: str, *, seq: int) -> None:
        """Take an action; sent again after a lost connection it is still taken once."""
        order = NewAction(seat=seat, seq=seq, action=action, id=uuid.uuid4().hex)
        acted = await self._client.call(tables.act, Acted[Events, State], self._at, order)
        self._store_state(acted.state)

    async def show_code(self, seat: int) -> None:
        """Ask the server to end the game that somebody left."""
        order = ShowCode(seat=seat)
        self._store_state(await self._client.call(seats.show_code, State, self._at, order))

    async def let_computer(self, seat: int, level: str) -> None:
        """Ask the server to give the seat of the person who left to a computer."""
        order = LetComputer(seat=seat, level=level)
        self._store_state(await self._client.call(seats.let_computer, State, self._at, order))

    async def skip(self, seat: int, *, seq: int) -> None:
        """Ask the server to skip the turn of a player who is away."""
        order = SkipAbsent(seat=seat, seq=seq)
        self._store_state(await self._client.call(seats.skip_turn, State, self._at, order))

    async def come_back(self, seat: int) -> None:
        """Ask the server for the seat that a computer plays."""
        order = ReturnToSeat(seat=seat)
        self._store_state(await self._client.call(seats.return_to_seat, State, self._at, order))

    async def take_over(self, seat: int, name: str) -> None:
        """Ask the server for the seat of somebody who left, and remember it; `listen` has to start again."""
        wish = TakeSeat(name=name, seat=seat)
        taken = await self._client.call(tables.take_seat, Taken[State], self._at, wish)
        self._held = HeldSeat(seat=taken.seat, name=name, token=taken.token, seals=self._seals)
        self._keep(self._address, self._held)
        self._client.hold_token(taken.token)
        self._look = LookParameters(table=self._at.table, seat=taken.seat)
        self.person, self.seats = name, (taken.seat,)
        self._state = None
        self._store_state(taken.state)

    async def start(self, seat: int) -> None:
        """Ask the server to start with those who are there."""
        state = await self._client.call(seats.start_match, State, self._at, StartMatch(seat=seat))
        self._move_to(state.view.seat)
        self._store_state(state)

    async def _find_seat(self) -> None:
        """Look where the own seat is now: its number changes where a match starts without the free seats before it."""
        if self._held is None:
            return
        with suppress(ConnectionError, KeypegError):
            mine = await self._client.call(tables.list_seats, MineData, self._at)
            if mine.seats and mine.seats[0] != self._held.seat:
                self._move_to(mine.seats[0])
                self._state = None

    def _move_to(self, seat: int | None) -> None:
        if self._held is None or seat is None or seat == self._held.seat:
            return
        self._held = msgspec.structs.replace(self._held, seat=seat)
        self._keep(self._address, self._held)
        self._look = LookParameters(table=self._at.table, seat=seat)
        self.seats = (seat,)

    async def listen(self, changed: Callable[[], None]) -> None:
        """Follow the stream, and connect again whenever it is lost."""
        tries = 0
        while True:
            try:
                async for line in self._client.lines(self._stream_path()):
                    tries = 0
                    self.lost = False
                    if self._receive(_message(line)):
                        changed()
            except (ConnectionError, msgspec.DecodeError):
                pass
            await self._find_seat()
            self.lost = True
            changed()
            await asyncio.sleep(api_client.WAITS[min(tries, len(api_client.WAITS) - 1)])
            tries += 1

    def _stream_path(self) -> str:
        asked = FollowParameters(table=self._at.table, seat=self._look.seat, since=self._heard)
        return fill_path(STREAM_PATH, asked)

    def _receive(self, message: LiveMessage) -> bool:
        if not isinstance(message, StateMessage) or message.state.view.seat != self._look.seat:
            # What a spectator sees may still arrive after a seat was taken.
            return False
        self.events += message.events
        self._heard = message.seq
        self._store_state(message.state)
        return True

    def _store_state(self, state: State) -> None:
        if self._state is None or state.seq >= self._state.seq:
            self._state, self._heard_at = state, time.monotonic()
        seen = merge_seals(state, self._seals)
        if seen != self._seals:
            self._seals = seen
            if self._held is not None:
                self._held = msgspec.structs.replace(self._held, seals=seen)
                self._keep(self._address, self._held)

    def _keep(self, address: str, held: HeldSeat) -> None:
        if self._memory is not None:
            self._memory.keep(address, held)

    async def results(self) -> Message | None:
        """Return nothing: the codes broken on a server are in its record."""
        return None

    async def check_seal(self, game: int) -> Message | None:
        """Check a revealed code against the digest seen here when it was set, also by an earlier run of the program."""
        made = await self._client.call(tables.check_fairness, list[FairData], self._look)
        return check_seal(tuple(made), self._seals, game=game)

    async def review(self, game: int, *, seat: int | None) -> ReviewData:  # noqa: ARG002 - there is one seat
        """Ask the server for the review."""
        # An older server knows only the number from 0.
        asked = ReviewParameters(table=self._at.table, seat=self._look.seat, nth=game + 1, game=game)
        return await self._client.call(help.review_game, ReviewData, asked, seconds=REVIEW_SECONDS)

    async def rematch(self) -> RemoteLink:
        """Return the table the server has opened for the same people; their tokens are good there too."""
        if self._held is None or self._memory is None:
            raise KeypegError("join-rematch-seat")
        wish = AskRematch(seat=self._held.seat)
        new = await self._client.call(tables.play_again, Rematch[State], self._at, wish)
        address = f"{self._client.address}/t/{new.table}"
        self._memory.keep(address, self._held)
        return await join_table(address, self._held.name, self._memory)

    async def save(self, folder: Path) -> Path:
        """Write the finished games as the server exports them."""
        text = await self._client.call(tables.export_match, str, self._look)
        return await write_export(folder / f"keypeg-{self._at.table[:8]}.txt", text)

    async def close(self) -> None:
        """End the connection; the seat is kept."""
        await self._client.close()
