"""A room that is on no server, for pictures: what a server would send, and a clock that stands still."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import msgspec

from keypeg.api.review import ReviewData, review_played
from keypeg.api.rooms import MyRoom, RoomAnswer, RoomBoard, RoomBoardRow, RoomData
from keypeg.rules import Code, Feedback, Row, edition, mark
from keypeg.terminal.api_client import ApiClient
from keypeg.terminal.room_link import RoomLink
from keypeg.terminal.seat_memory import HeldSeat, SeatMemory
from keypeg.terminal.table_link import Link
from tests.terminal.stage import Stage

ADDRESS = "http://192.168.1.20:8222"
NAMES = ("Ada", "Ben", "Cleo", "Dora", "Emil")
CODE = "RGBY"
BOARDS = {
    1: ("RRBB", "RGYW", "RGBY"),
    2: ("RBGK", "RGBY"),
    3: ("KKWW", "YYBB", "RGKY", "RGBY"),
    4: ("RRGG", "YBRG", "RGBY"),
    5: ("KWKW", "RRRR"),
}
"""The rows of everybody."""


def keys(guess: str) -> tuple[int, int]:
    box = edition("classic")
    red, white = mark(box.code(CODE), box.code(guess))
    return red, white


class PictureRoom(RoomLink):
    """A room in which nothing happens."""

    def __init__(
        self, here: Stage, room: dict[str, Any], *, host: bool = False, table: Link | None = None
    ) -> None:
        data = msgspec.convert(room, RoomData)
        mine = MyRoom(host=host, player=1, table=None)
        held = HeldSeat(seat=0, name="Ada", token="")
        memory = SeatMemory(here.app._memory._path)
        address = f"{ADDRESS}/r/{data.room}"
        self._table = table
        super().__init__(ApiClient(ADDRESS), RoomAnswer(room=data, mine=mine), held, memory, address=address)

    @property
    def since(self) -> float:
        return 0.0

    def table(self) -> Link:
        assert self._table is not None
        return self._table

    async def listen(self, changed: Callable[[], None]) -> None:
        await asyncio.Event().wait()

    async def boards(self, number: int) -> tuple[RoomBoard, ...]:
        return tuple(
            RoomBoard(
                player=player, code=CODE, rows=tuple(RoomBoardRow(guess=row, keys=keys(row)) for row in rows)
            )
            for player, rows in BOARDS.items()
        )

    async def review(self, number: int, player: int) -> ReviewData:
        box = edition("classic")
        rows = tuple(Row(Code(one), Feedback(*keys(one)), 0) for one in BOARDS[player])
        return review_played(box, rows, Code(CODE), None, "en")


def room_data(**more: Any) -> dict[str, Any]:
    """Return a room with its players, before the first round."""
    players = [
        {"number": number, "name": name, "level": None, "host": number == 1, "released": False}
        for number, name in enumerate(NAMES, 1)
    ]
    return {
        "room": "k7m2qx",
        "seq": 6,
        "options": {"rounds": 3},
        "names": [],
        "hidden": False,
        "closed": False,
        "over": False,
        "full": False,
        "rounds_over": 0,
        "counted": 0,
        "players": players,
        "gone": [],
        "chosen": [],
        "round": None,
        "progress": [],
        "standings": [],
    } | more


def round_data(**more: Any) -> dict[str, Any]:
    """Return the first round of a room while it is played."""
    return {
        "number": 1,
        "phase": "playing",
        "begins": 0.0,
        "elapsed": 80.0,
        "left": 520.0,
        "why": None,
        "seals": [{"player": 0, "digest": "5e" * 32, "code": None, "nonce": None}],
        "hints": [],
        "standings": [],
    } | more


def progress_data(rows: int) -> list[dict[str, Any]]:
    """Return how far everybody is, who has placed at most so many rows."""
    found = []
    for player, guesses in BOARDS.items():
        placed = [keys(guess) for guess in guesses[:rows]]
        broken = placed[-1] == (4, 0)
        found.append(
            {
                "player": player,
                "keys": placed,
                "done": broken,
                "rows": len(placed) if broken else None,
                "seconds": 70 if broken else None,
                "last": 60.0,
                "late": False,
                "here": True,
            }
        )
    return found


STANDINGS = [
    {"player": 2, "place": 1, "rows": 2, "seconds": 64},
    {"player": 1, "place": 2, "rows": 3, "seconds": 131},
    {"player": 4, "place": 2, "rows": 3, "seconds": 131},
    {"player": 3, "place": 4, "rows": 4, "seconds": 240},
    {"player": 5, "place": 5, "rows": 11, "seconds": 600},
]
"""What five people have come to: two share a place, and one has not broken the code."""
