"""Rooms: open one, join it, order what the host may, and look how far everybody is."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import dataclass
from functools import partial

from msgspec import Raw

from keypeg.api.endpoint import Request
from keypeg.api.review import ReviewData
from keypeg.api.room_csv import room_csv
from keypeg.api.rooms import (
    DuelCode,
    HostOrder,
    JoinRoom,
    MyRoom,
    MyRoomTable,
    NewRoom,
    PlayerNames,
    RoomAnswer,
    RoomBoard,
    RoomBoardParameters,
    RoomEntered,
    RoomParameters,
    RoomPlayerParameters,
    RoomRoundParameters,
    RoomToken,
    board_rows,
    my_room,
)
from keypeg.errors import TableError, TableReason
from keypeg.server.handlers.room_stream import stream_room
from keypeg.server.identity import HttpCaller
from keypeg.table.rooms import room_orders as orders
from keypeg.table.rooms.dealing import EVERYBODY, ROOM_SEAT
from keypeg.table.rooms.room_lines import RoomOptions
from keypeg.table.rooms.room_state import RoomPlayer, RoomState, Round
from keypeg.table.state.tokens import token_hash

_CODE_LENGTH = 16
TABLES_AN_OPENING = 8
"""So many tables of a room count as one that an address opens: they are small, and gone after a day."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Guest:
    """Who asks about a room: the host, a player, both, or somebody who watches."""

    state: RoomState
    host: bool
    player: RoomPlayer | None

    def check_host(self) -> None:
        """Refuse everybody but the host."""
        if not self.host:
            raise TableError(TableReason.HOST_ONLY)

    def check_player(self) -> RoomPlayer:
        """Return the player; refuse somebody who is none."""
        if self.player is None:
            raise TableError(TableReason.NOT_IN_ROOM)
        return self.player

    def check_apart(self) -> None:
        """Refuse somebody who would play and set the code, too."""
        if self.host and self.player is not None:
            orders.check_host_plays(self.state)

    @property
    def mine(self) -> MyRoom:
        """Return what is the client's own."""
        return my_room(self.state, self.player, host=self.host)


def read_code(text: str) -> str:
    """Return the code of a room as people type it: in capitals, with spaces or dashes."""
    code = "".join(sign for sign in text.lower() if sign.isalnum())
    if not 0 < len(code) <= _CODE_LENGTH or not code.isascii():
        raise TableError(TableReason.UNKNOWN_ROOM)
    return code


async def open_room(caller: HttpCaller, request: Request[None, NewRoom]) -> RoomEntered[Raw]:
    """Open a room; the answer and the cookie hold the host's token. A host with a name plays, too."""
    rooms, data = caller.service.rooms, request.body
    caller.service.limits.allow_opening(caller.address)
    options = RoomOptions(**{name: getattr(data, name) for name in RoomOptions.__struct_fields__})
    state, token = await rooms.open(options, name=data.name)
    tokens: tuple[str, ...] = (token,)
    if data.name is not None:
        state, _, own = await rooms.join(state.id, data.name, host=True)
        tokens = (token, own)
    caller.store_room_tokens(state.id, tokens)
    guest = identify(state, tokens)
    return RoomEntered(room=await caller.service.feed.encode(state), mine=guest.mine, token=token)


async def look_at_room(caller: HttpCaller, request: Request[RoomParameters, None]) -> RoomAnswer[Raw]:
    """Return a room as it is now."""
    return await _answer(caller, await enter(caller, request.parameters.room))


async def join_room(caller: HttpCaller, request: Request[RoomParameters, JoinRoom]) -> RoomEntered[Raw]:
    """Join a room; whoever joins a race that is on plays it without its time. Only the host lets computers join."""
    service, data = caller.service, request.body
    guest = await enter(caller, request.parameters.room)
    room = guest.state.id
    if data.level is not None:
        guest.check_host()
        service.check_level(data.level)
    elif guest.player is not None:
        raise TableError(TableReason.NAME_FIXED)
    service.limits.allow_entering(caller.address)
    hashes = tuple(map(token_hash, caller.tokens(room)))
    state, player, token = await service.rooms.join(
        room, data.name, host=guest.host and data.level is None, level=data.level, hashes=hashes
    )
    if data.level is not None:
        return RoomEntered(room=await service.feed.encode(state), mine=guest.mine, token="")
    caller.store_room_tokens(room, _list_held(caller, state, token))
    mine = my_room(state, player, host=guest.host)
    if mine.table is not None:
        caller.store_tokens(mine.table, (token,))
    return RoomEntered(room=await service.feed.encode(state), mine=mine, token=token)


async def add_host(caller: HttpCaller, request: Request[RoomParameters, None]) -> RoomToken:
    """Return a further token of the host, for another device; each of them works as long as the room is there."""
    guest = await enter(caller, request.parameters.room)
    guest.check_host()
    caller.service.limits.allow_entering(caller.address)
    return RoomToken(token=await caller.service.rooms.add_host(guest.state.id))


async def bring_token(caller: HttpCaller, request: Request[RoomParameters, RoomToken]) -> RoomAnswer[Raw]:
    """Keep a token of the room in the cookie, beside those that it holds."""
    room = read_code(request.parameters.room)
    state = await caller.service.rooms.load(room)
    held = _list_held(caller, state, request.body.token)
    guest = identify(state, held)
    guest.check_apart()
    if held:
        caller.store_room_tokens(room, held)
    return await _answer(caller, guest)


async def remove_player(caller: HttpCaller, request: Request[RoomPlayerParameters, None]) -> RoomAnswer[Raw]:
    """Leave a room, or remove a player from it as the host."""
    guest, player = await enter(caller, request.parameters.room), request.parameters.player
    if guest.player is None or guest.player.number != player:
        guest.check_host()
    await caller.service.rooms.remove(guest.state.id, player)
    return await _answer(caller, await enter(caller, guest.state.id))


async def release_player(caller: HttpCaller, request: Request[RoomPlayerParameters, None]) -> RoomAnswer[Raw]:
    """Let a player come back on another device: whoever joins next under that name goes on as this player."""
    guest, player = await enter(caller, request.parameters.room), request.parameters.player
    guest.check_host()
    await caller.service.rooms.order(guest.state.id, lambda now: orders.release(now, player))
    return await _answer(caller, await enter(caller, guest.state.id))


async def order_room(caller: HttpCaller, request: Request[RoomParameters, HostOrder]) -> RoomAnswer[Raw]:
    """Do what the host wants: start or end a round, pause it, give a hint, play again, hide names, close the room."""
    rooms, data = caller.service.rooms, request.body
    guest = await enter(caller, request.parameters.room)
    guest.check_host()
    room, now = guest.state.id, caller.service.tables.now()
    match data.order:
        case "start":
            guest.check_apart()
            # A round opens a table for everyone.
            tables = 1 + len(guest.state.present) // TABLES_AN_OPENING
            caller.service.limits.allow_opening(caller.address, count=tables)
            await rooms.start(room, code=data.code)
        case "again":
            await rooms.order(room, orders.play_again)
        case "hint":
            await rooms.give_hint(room)
        case "end":
            await rooms.end_round(room)
        case "pause":
            await rooms.order(room, partial(orders.pause, now=now))
        case "resume":
            await rooms.order(room, partial(orders.resume, now=now))
        case "hide" | "show":
            await rooms.order(room, partial(orders.hide_names, hidden=data.order == "hide"))
        case "close":
            await rooms.close_room(room)
    return await _answer(caller, await enter(caller, room))


async def list_names(caller: HttpCaller, request: Request[RoomParameters, PlayerNames]) -> RoomAnswer[Raw]:
    """Say who may join, by a list of names; an empty list is everybody."""
    guest, names = await enter(caller, request.parameters.room), request.body.names
    guest.check_host()
    await caller.service.rooms.order(guest.state.id, lambda now: orders.list_names(now, names))
    return await _answer(caller, await enter(caller, guest.state.id))


async def set_duel_code(caller: HttpCaller, request: Request[RoomParameters, DuelCode]) -> RoomAnswer[Raw]:
    """Set the code that the other player of a duel breaks; the round starts when both have set theirs."""
    rooms, code = caller.service.rooms, request.body.code
    guest = await enter(caller, request.parameters.room)
    player, room = guest.check_player().number, guest.state.id
    # Both may set theirs at the same moment: one of them starts the round.
    await rooms.start_duel(await rooms.order(room, lambda now: orders.choose_code(now, player, code)))
    return await _answer(caller, await enter(caller, room))


async def take_table(caller: HttpCaller, request: Request[RoomParameters, None]) -> MyRoomTable:
    """Return the client's table in the last round, and let a browser hold its seat."""
    room = request.parameters.room
    guest = await enter(caller, room)
    player, table = guest.check_player(), guest.mine.table
    if table is None:
        raise TableError(TableReason.NO_ROUND)
    held = tuple(one for one in caller.tokens(guest.state.id) if token_hash(one) == player.token_hash)
    caller.store_tokens(table, held)
    return MyRoomTable(table=table, seat=ROOM_SEAT)


async def list_boards(
    caller: HttpCaller, request: Request[RoomRoundParameters, None]
) -> tuple[RoomBoard, ...]:
    """Return everybody's board of a round that is over."""
    guest = await enter(caller, request.parameters.room)
    played = _round(guest.state, request.parameters.round)
    boards = await caller.service.rooms.boards(played)
    here = {one.number for one in guest.state.present}
    return tuple(
        RoomBoard(
            player=player,
            code=(played.codes.get(player) or played.codes[EVERYBODY]).code,
            rows=board_rows(rows),
        )
        for player, rows in boards.items()
        if player in here
    )


async def review_board(caller: HttpCaller, request: Request[RoomBoardParameters, None]) -> ReviewData:
    """Return what every guess of a player was worth in a round that is over, and what the coach says."""
    service, asked, language = caller.service, request.parameters, caller.language
    guest = await enter(caller, asked.room)
    played = _round(guest.state, asked.round)
    if played.ended is None:
        raise TableError(TableReason.ROUND_GOES_ON)
    orders.find_player(guest.state, asked.player)
    table = played.tables.get(asked.player)
    if table is None:
        raise TableError(TableReason.NOT_IN_ROOM)
    return await service.review_board(table, language, caller.address)


async def export_room(caller: HttpCaller, request: Request[RoomParameters, None]) -> str:
    """Return the results as CSV, for the host: nothing else is kept."""
    guest = await enter(caller, request.parameters.room)
    guest.check_host()
    return room_csv(guest.state)


async def follow_room(caller: HttpCaller, request: Request[RoomParameters, None]) -> AsyncIterator[bytes]:
    """Follow a room: one message per line, as they come."""
    guest = await enter(caller, request.parameters.room)
    tokens, language = caller.tokens(guest.state.id), caller.language

    def own(state: RoomState) -> MyRoom:
        return identify(state, tokens).mine

    return stream_room(
        caller.service,
        guest.state.id,
        own,
        playing=guest.player is not None and not guest.host,
        address=caller.address,
        language=language,
    )


async def enter(caller: HttpCaller, text: str) -> Guest:
    """Return who asks about a room; refuse a code that no room has."""
    room = read_code(text)
    return identify(await caller.service.rooms.load(room), caller.tokens(room))


def identify(state: RoomState, tokens: tuple[str, ...]) -> Guest:
    """Return who brings these tokens."""
    hashes = tuple(map(token_hash, tokens))
    player = next((found for one in hashes if (found := state.holder(one)) is not None), None)
    return Guest(state=state, host=not state.hosts.isdisjoint(hashes), player=player)


def _list_held(caller: HttpCaller, state: RoomState, token: str) -> tuple[str, ...]:
    """Return the tokens that are of use in a room: those that the client brings, and one more."""
    brought = dict.fromkeys((*caller.tokens(state.id), token))
    return tuple(one for one in brought if state.remembers(token_hash(one)))


def _round(state: RoomState, number: int) -> Round:
    if number > len(state.rounds):
        raise TableError(TableReason.NO_ROUND)
    return state.rounds[number - 1]


async def _answer(caller: HttpCaller, guest: Guest) -> RoomAnswer[Raw]:
    named = guest.host or guest.player is not None or not guest.state.hidden
    room = await caller.service.feed.encode(guest.state, named=named)
    return RoomAnswer(room=room, mine=guest.mine)
