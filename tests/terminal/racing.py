"""Short ways to race at a terminal in tests."""

from __future__ import annotations

from pathlib import Path

from keypeg.api.rooms import NewRoom
from keypeg.terminal.room_link import open_room
from keypeg.terminal.screens.race import RaceScreen
from keypeg.terminal.screens.room import RoomScreen
from keypeg.terminal.seat_memory import SeatMemory
from keypeg.terminal.turns import Mode
from tests.server.racing import Room
from tests.server.running import Server
from tests.terminal.stage import Stage


def link_of(room: Room) -> str:
    return f"{room.scene.servers[0].url}/r/{room.code.upper()}"


async def until_guessing(here: Stage) -> None:
    await here.until(
        lambda: isinstance(here.app.screen, RaceScreen) and here.table.mode is Mode.GUESS,
        what="a turn to guess",
    )


async def until_in_room(here: Stage) -> None:
    await here.until(lambda: isinstance(here.app.screen, RoomScreen), what="the room")


async def guess(here: Stage, code: str) -> None:
    rows = len(here.view.game.rows)
    await here.type(code)
    await here.until(lambda: len(here.view.game.rows) > rows, what=f"the guess {code}")


async def until_standings(here: Stage, *lines: str) -> None:
    """Wait for lines of the standings, by how they begin."""

    def shown() -> bool:
        found = [" ".join(line.split()) for line in here.text().splitlines()]
        return all(any(one.startswith(line) for one in found) for line in lines)

    await here.until(shown, what=" and ".join(lines))


async def opened(folder: Path, server: Server, **options) -> str:
    """Open a room at a terminal, and return its link."""
    folder.mkdir()
    return await open_room(server.url, NewRoom(**options), SeatMemory(folder / "seats.json"), host="the host")
