"""The endpoints of a server: those that a browser's tables have too, and those that only a server has."""

from __future__ import annotations

from functools import partial

from keypeg.api.answers import Health, Opened
from keypeg.api.endpoint import CSV, NDJSON, Endpoint
from keypeg.api.endpoints import ENDPOINTS, STREAM_PATH
from keypeg.api.ladder import LadderData, LadderJoined, MyLadderData, RatedOpened
from keypeg.api.live import LiveMessage
from keypeg.api.review import ReviewData
from keypeg.api.rooms import (
    MyRoomTable,
    RoomAnswer,
    RoomBoard,
    RoomData,
    RoomEntered,
    RoomLiveMessage,
    RoomToken,
)
from keypeg.api.state import State
from keypeg.server.handlers import health, ladder, reactions, rooms, stream, transfers
from keypeg.table.state.table_copy import MovedTable, TableCopy

_TABLE = "/api/tables/{table}"
_ROOM = "/api/rooms/{room}"
_tables = partial(Endpoint, tag="tables")
_ladder = partial(Endpoint, tag="ladder", refusals=(400, 401, 405, 409, 413, 429, 501, 503))
_rooms = partial(Endpoint, tag="rooms")
_server = partial(Endpoint, tag="server")

# `/tables/moved` has to be tried before `/tables/{table}`.
SERVER_ENDPOINTS = (
    ENDPOINTS[0],
    _tables(
        "POST",
        "/api/tables/moved",
        "Move a table here",
        transfers.move_table,
        answer=Opened[State],
        status=201,
        raw_body=MovedTable,
        body_bytes=transfers.MOVED_BYTES,
    ),
    *ENDPOINTS[1:],
    _tables("GET", _TABLE + "/copy", "Take a table along", transfers.copy_table, answer=TableCopy),
    _tables(
        "POST",
        _TABLE + "/copy",
        "Bring a table back",
        transfers.bring_back,
        answer=State,
        body_bytes=transfers.COPY_BYTES,
    ),
    _tables("POST", _TABLE + "/reactions", "React", reactions.send_reaction, answer=None, status=204),
    _tables("GET", STREAM_PATH, "Follow", stream.follow_lines, answer=LiveMessage, media_type=NDJSON),
    _ladder("GET", "/api/ladder", "Look at the ladder", ladder.look_at_ladder, answer=LadderData),
    _ladder(
        "POST", "/api/ladder/players", "Join the ladder", ladder.join_ladder, answer=LadderJoined, status=201
    ),
    _ladder("GET", "/api/ladder/me", "Look at my ratings", ladder.look_at_ratings, answer=MyLadderData),
    _ladder("POST", "/api/ladder/games", "Play a rated game", ladder.play_rated, answer=RatedOpened),
    _rooms("POST", "/api/rooms", "Open a room", rooms.open_room, answer=RoomEntered[RoomData], status=201),
    _rooms("GET", _ROOM, "Look at a room", rooms.look_at_room, answer=RoomAnswer[RoomData]),
    _rooms("POST", _ROOM + "/players", "Join a room", rooms.join_room, answer=RoomEntered[RoomData]),
    _rooms(
        "DELETE",
        _ROOM + "/players/{player}",
        "Leave or remove",
        rooms.remove_player,
        answer=RoomAnswer[RoomData],
    ),
    _rooms(
        "POST",
        _ROOM + "/players/{player}/release",
        "Let a player come back",
        rooms.release_player,
        answer=RoomAnswer[RoomData],
    ),
    _rooms("POST", _ROOM + "/host", "Add a device of the host", rooms.add_host, answer=RoomToken),
    _rooms("POST", _ROOM + "/mine", "Bring my token", rooms.bring_token, answer=RoomAnswer[RoomData]),
    _rooms("POST", _ROOM + "/orders", "Order as the host", rooms.order_room, answer=RoomAnswer[RoomData]),
    _rooms("PUT", _ROOM + "/names", "List who may join", rooms.list_names, answer=RoomAnswer[RoomData]),
    _rooms("PUT", _ROOM + "/code", "Set a duel's code", rooms.set_duel_code, answer=RoomAnswer[RoomData]),
    _rooms("POST", _ROOM + "/table", "Take my table", rooms.take_table, answer=MyRoomTable),
    _rooms("GET", _ROOM + "/boards", "Look at all boards", rooms.list_boards, answer=list[RoomBoard]),
    _rooms("GET", _ROOM + "/review", "Review a board", rooms.review_board, answer=ReviewData),
    _rooms(
        "GET",
        _ROOM + "/csv",
        "Export the results",
        rooms.export_room,
        answer=str,
        media_type=CSV,
        filename="keypeg-room.csv",
    ),
    _rooms(
        "GET",
        _ROOM + "/stream",
        "Follow a room",
        rooms.follow_room,
        answer=RoomLiveMessage,
        media_type=NDJSON,
    ),
    _server("GET", "/health", "Whether the server runs", health.check_health, answer=Health, refusals=()),
    _server("GET", "/healthz", "Whether the server runs", health.check_health, answer=Health, refusals=()),
    _server(
        "GET", "/readyz", "Whether moves can be saved", health.check_ready, answer=Health, refusals=(503,)
    ),
)
