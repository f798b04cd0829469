"""A room on a server, over plain HTTP: a stream of what happens in it, a request for each order, and patience."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Callable
from pathlib import Path

import msgspec

from keypeg.api.endpoint import fill_path
from keypeg.api.review import ReviewData
from keypeg.api.rooms import (
    DuelCode,
    HostOrder,
    JoinRoom,
    MyRoom,
    NewRoom,
    PlayerNames,
    PlayerNumber,
    ProgressMessage,
    RoomAnswer,
    RoomBoard,
    RoomBoardParameters,
    RoomData,
    RoomEntered,
    RoomLiveMessage,
    RoomMessage,
    RoomOrder,
    RoomParameters,
    RoomPlayerParameters,
    RoomRoundParameters,
)
from keypeg.errors import KeypegError
from keypeg.terminal import api_client
from keypeg.terminal.api_client import ApiClient, ServerRefusal
from keypeg.terminal.remote_table import REVIEW_SECONDS, RemoteLink, read_address, write_export
from keypeg.terminal.seat_memory import HeldSeat, SeatMemory
from keypeg.terminal.table_link import Link

_ROOM = "/api/rooms/{room}"
_HOST_MARK = "#host="
"""What a link has before the token that makes a device the host."""
_PATH = re.compile(r"/r/([^/?#]+)")
_message = msgspec.json.Decoder(RoomLiveMessage).decode


def read_room_address(address: str) -> tuple[str, str] | None:
    """Return the server and the code of a room that a link names, such as `http://localhost:8222/r/CODE`.

    None is a link of something else. People write a code in capitals, and with spaces or dashes.
    """
    found = _PATH.search(address)
    if found is None:
        return None
    code = "".join(sign for sign in found[1].lower() if sign.isalnum())
    return (read_address(address)[0], code) if code else None


def room_address(server: str, code: str) -> str:
    """Return the link of a room, always in the same way."""
    address = f"{server.strip().rstrip('/')}/r/{code.strip()}"
    found = read_room_address(address)
    return address if found is None else f"{found[0]}/r/{found[1]}"


def read_link(link: str) -> str:
    """Return the link of a room always in the same way, with the host's token if it has one; any other as it is."""
    found = read_room_address(link)
    return link if found is None else f"{room_address(*found)}{''.join(link.partition(_HOST_MARK)[1:])}"


def makes_host(link: str) -> bool:
    """Return whether a link makes a device the host."""
    return _HOST_MARK in link


async def open_room(server: str, options: NewRoom, memory: SeatMemory, *, host: str) -> str:
    """Open a room, remember its tokens, and return its link; `host` is what a host is called who does not play."""
    client = ApiClient(read_address(f"{server.strip().rstrip('/')}/r/x")[0])
    try:
        # The host's own player gets a token beside the host's.
        wish = msgspec.structs.replace(options, name=None)
        opened = await client.ask("POST", "/api/rooms", RoomEntered[RoomData], wish)
        at, token = RoomParameters(room=opened.room.room), opened.token
        if options.name is not None:
            client.hold_token(token)
            path, join = fill_path(_ROOM + "/players", at), JoinRoom(name=options.name)
            token += "." + (await client.ask("POST", path, RoomEntered[RoomData], join)).token
        address = room_address(client.address, at.room)
        memory.keep(address, HeldSeat(seat=0, name=options.name or host, token=token))
        return address
    finally:
        await client.close()


async def join_room(address: str, name: str, memory: SeatMemory) -> RoomLink:
    """Continue in a room that was joined before, or join it."""
    found = read_room_address(address)
    if found is None:
        raise KeypegError("join-link", text=address)
    base, code = found
    brought = address.partition(_HOST_MARK)[2]
    address = room_address(base, code)
    client, at = ApiClient(base), RoomParameters(room=code)
    try:
        held = memory.seats().get(address)
        if brought:
            held = _hold_host(held, brought, name.strip() or code.upper())
            memory.keep(address, held)
        if held is not None:
            client.hold_token(held.token)
        try:
            now = await client.ask("GET", fill_path(_ROOM, at), RoomAnswer[RoomData])
        except ServerRefusal as refusal:
            if held is not None and refusal.status == 404:
                memory.forget(address)
            raise
        if held is None or not (now.mine.host or now.mine.player is not None):
            if not name.strip():
                raise KeypegError("join-no-name")
            wish = JoinRoom(name=name.strip())
            entered = await client.ask("POST", fill_path(_ROOM + "/players", at), RoomEntered[RoomData], wish)
            held = HeldSeat(seat=entered.mine.seat, name=wish.name, token=entered.token)
            client.hold_token(held.token)
            memory.keep(address, held)
            now = RoomAnswer(room=entered.room, mine=entered.mine)
        return RoomLink(client, now, held, memory, address=address)
    except BaseException:
        await client.close()
        raise


def _hold_host(held: HeldSeat | None, token: str, name: str) -> HeldSeat:
    """Return a seat that holds the host's token of a link, before the player's own if there is one."""
    if held is None:
        return HeldSeat(seat=0, name=name, token=token)
    if token in held.token.split("."):
        return held
    return msgspec.structs.replace(held, token=f"{token}.{held.token}")


class RoomLink:
    """A room on a server, in which somebody plays here, is the host, or both."""

    def __init__(
        self,
        client: ApiClient,
        now: RoomAnswer[RoomData],
        held: HeldSeat,
        memory: SeatMemory,
        *,
        address: str,
    ) -> None:
        self._client = client
        self._held = held
        self._memory = memory
        self.address = address
        self.name = client.name
        self.room: RoomData = now.room
        self.mine: MyRoom = now.mine
        self.lost = self.gone = False
        self._heard_at = time.monotonic()

    @property
    def since(self) -> float:
        """Return how many seconds ago the clock of the round was told."""
        return time.monotonic() - self._heard_at

    async def listen(self, changed: Callable[[], None]) -> None:
        """Follow the stream, and connect again whenever it is lost."""
        tries = 0
        while True:
            try:
                async for line in self._client.lines(self._path("/stream")):
                    tries = 0
                    self.lost = False
                    if self._receive(_message(line)):
                        changed()
            except LookupError:
                # The room was deleted, a day after the last thing happened in it.
                self.lost, self.gone = False, True
                self.room = msgspec.structs.replace(self.room, closed=True)
                self._memory.forget(self.address)
                changed()
                return
            except (ConnectionError, msgspec.DecodeError):
                pass
            self.lost = True
            changed()
            await asyncio.sleep(api_client.WAITS[min(tries, len(api_client.WAITS) - 1)])
            tries += 1

    def _path(self, rest: str = "") -> str:
        return fill_path(_ROOM + rest, RoomParameters(room=self.room.room))

    def _receive(self, message: RoomLiveMessage) -> bool:
        if isinstance(message, RoomMessage):
            self._store(message.room, message.mine)
            return True
        if isinstance(message, ProgressMessage):
            self._merge(message)
            return True
        return False

    def _store(self, room: RoomData, mine: MyRoom) -> None:
        if room.seq >= self.room.seq:
            self.room, self.mine, self._heard_at = room, mine, time.monotonic()

    def _merge(self, news: ProgressMessage) -> None:
        last = self.room.round
        if last is None or last.number != news.round:
            return
        moved = {one.player: one for one in news.progress}
        known = {one.player for one in self.room.progress}
        progress = tuple(moved.get(one.player, one) for one in self.room.progress)
        progress += tuple(one for one in news.progress if one.player not in known)
        begins = max(0.0, last.begins - self.since)
        clock = msgspec.structs.replace(last, elapsed=news.elapsed, left=news.left, begins=begins)
        self.room = msgspec.structs.replace(self.room, progress=progress, round=clock)
        self._heard_at = time.monotonic()

    async def order(self, order: RoomOrder, *, code: str | None = None) -> None:
        """Do what only the host may do; a refusal is raised."""
        await self._ask("POST", self._path("/orders"), HostOrder(order=order, code=code))

    async def let_computer(self, name: str, level: str) -> None:
        """Let a computer join; a refusal is raised."""
        wish, path = JoinRoom(name=name, level=level), self._path("/players")
        entered = await self._client.ask("POST", path, RoomEntered[RoomData], wish)
        self._store(entered.room, entered.mine)

    async def play_too(self, name: str) -> None:
        """Let the host play, too, and remember their token beside the host's; a refusal is raised."""
        wish, path = JoinRoom(name=name), self._path("/players")
        entered = await self._client.ask("POST", path, RoomEntered[RoomData], wish)
        self._held = HeldSeat(seat=entered.mine.seat, name=name, token=f"{self._held.token}.{entered.token}")
        self._client.hold_token(self._held.token)
        self._memory.keep(self.address, self._held)
        self._store(entered.room, entered.mine)

    async def remove(self, player: PlayerNumber) -> None:
        """Remove a player; a refusal is raised."""
        await self._ask("DELETE", self._player_path("", player))

    async def leave(self) -> None:
        """Leave the room for good; a refusal is raised. A host who played stays the host."""
        if self.mine.player is not None:
            await self.remove(self.mine.player)
        if not self.mine.host:
            self._memory.forget(self.address)

    async def release(self, player: PlayerNumber) -> None:
        """Let the player's person join again on another device; a refusal is raised."""
        await self._ask("POST", self._player_path("/release", player))

    def _player_path(self, rest: str, player: PlayerNumber) -> str:
        asked = RoomPlayerParameters(room=self.room.room, player=player)
        return fill_path(f"{_ROOM}/players/{{player}}{rest}", asked)

    async def list_names(self, names: tuple[str, ...]) -> None:
        """Say who may join; an empty list is everybody. A refusal is raised."""
        await self._ask("PUT", self._path("/names"), PlayerNames(names=names))

    async def set_code(self, code: str) -> None:
        """Set the code that the other player of a duel breaks; a refusal is raised."""
        await self._ask("PUT", self._path("/code"), DuelCode(code=code))

    async def _ask(self, method: str, path: str, body: msgspec.Struct | None = None) -> None:
        told = await self._client.ask(method, path, RoomAnswer[RoomData], body)
        self._store(told.room, told.mine)

    async def boards(self, number: int) -> tuple[RoomBoard, ...]:
        """Return everybody's board of a round that is over."""
        asked = RoomRoundParameters(room=self.room.room, round=number)
        path = fill_path(_ROOM + "/boards", asked)
        return await self._client.ask("GET", path, tuple[RoomBoard, ...])

    async def review(self, number: int, player: int) -> ReviewData:
        """Return the review of a player's board of a round that is over."""
        asked = RoomBoardParameters(room=self.room.room, round=number, player=player)
        path = fill_path(_ROOM + "/review", asked)
        return await self._client.ask("GET", path, ReviewData, seconds=REVIEW_SECONDS)

    async def save(self, folder: Path) -> Path:
        """Write the results, as the server exports them for the host, into a folder; return the file."""
        text = await self._client.fetch_text(self._path("/csv"))
        return await write_export(folder / f"keypeg-{self.room.room}.csv", text)

    def table(self) -> Link:
        """Return the own table of the last round."""
        if self.mine.table is None:
            raise KeypegError("reason-no-round")
        # A host who plays holds two tokens: the player's own is the last one.
        seat = HeldSeat(seat=self.mine.seat, name=self._held.name, token=self._held.token.rpartition(".")[2])
        client = ApiClient(self._client.address)
        return RemoteLink(client, self.mine.table, seat, None, address=self.address)

    async def close(self) -> None:
        """Disconnect; the player stays in the room."""
        await self._client.close()
