"""The first screen: the menu does not wait for the database."""

import subprocess
import sys
from threading import Event

import pytest
from textual.widgets import OptionList

from keypeg.errors import StoreError
from keypeg.terminal.app import KeypegApp
from keypeg.terminal.local_data import LocalData
from keypeg.terminal.local_table import open_tables
from keypeg.terminal.screens.home import HomeScreen
from keypeg.terminal.screens.lesson import LessonsScreen
from keypeg.terminal.seat_memory import SeatMemory
from keypeg.terminal.training_memory import TrainingMemory
from tests.terminal.scenes import FIRST_ROWS, open_match
from tests.terminal.stage import Stage, played, stage
from tests.waiting import PATIENCE, wait_until_async

HEAVY = ("sqlalchemy", "httpx", "keypeg.engine", "keypeg.table.service", "keypeg.training", "keypeg.api")


def test_the_menu_is_drawn_before_anything_heavy_is_imported(tmp_path):
    """Nothing is timed: what is imported is what takes the time."""
    code = f"""
import sys
from pathlib import Path
from keypeg.cli import app, play
from keypeg.errors import StoreError
from keypeg.terminal.app import KeypegApp
from keypeg.terminal.local_data import LocalData
from keypeg.terminal.seat_memory import SeatMemory

def load():
    print(*sys.modules)
    raise StoreError("store-closing")

KeypegApp(LocalData(load), memory=SeatMemory(Path({str(tmp_path / "seats.json")!r}))).run(headless=True)
"""
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=PATIENCE
    )
    modules = done.stdout.split()
    assert "keypeg.terminal.screens.home" in modules
    assert [name for name in modules if name.startswith(HEAVY)] == []


class Slow:
    """A program whose database opens when it is let."""

    def __init__(self, folder):
        self.let, self.tables = Event(), open_tables(folder / "tables.sqlite3")
        training = TrainingMemory(folder / "training.json")

        def load():
            assert self.let.wait(PATIENCE)
            return self.tables, training

        self.app = KeypegApp(LocalData(load), memory=SeatMemory(folder / "seats.json"), pace=0)


def lines(here: Stage) -> list[str]:
    return [str(option.id).partition(" ")[0] for option in here.app.screen.query_one(OptionList).options]


async def leave_match(folder) -> None:
    async with stage(folder) as here:
        open_match(here, FIRST_ROWS)


@pytest.mark.parametrize("keys", [[], ["down", "down"]], ids=["at the first line", "at another line"])
def test_matches_are_listed_above_the_menu_once_they_are_read(tmp_path, keys):
    async def scene():
        await leave_match(tmp_path)
        slow = Slow(tmp_path)
        async with slow.app.run_test(size=(80, 24)) as pilot:
            here = Stage(slow.app, pilot)
            await pilot.press(*keys)
            menu = here.app.screen.query_one(OptionList)
            await wait_until_async(lambda: menu.highlighted == len(keys), "the line that was chosen")
            assert lines(here)[0] == "solo"
            chosen = menu.highlighted_option.id
            slow.let.set()
            await here.until(lambda: lines(here)[0] == "resume", what="the match")
            assert (menu.highlighted_option.id == chosen) is bool(keys)

    played(scene())


def test_enter_before_the_matches_are_read_opens_the_line_that_was_seen(tmp_path):
    async def scene():
        await leave_match(tmp_path)
        slow = Slow(tmp_path)
        async with slow.app.run_test(size=(80, 24)) as pilot:
            here = Stage(slow.app, pilot)
            at = lines(here).index("lessons")
            await pilot.press(*["down"] * at, "enter")
            assert isinstance(here.app.screen, HomeScreen)
            slow.let.set()
            await here.until(lambda: isinstance(here.app.screen, LessonsScreen), what="the lessons")
            await here.press("escape")
            assert lines(here)[0] == "resume"

    played(scene())


def test_a_database_that_cannot_be_read_ends_the_program_with_its_error(tmp_path):
    problem = StoreError("store-closing")

    def load():
        raise problem

    app = KeypegApp(LocalData(load), memory=SeatMemory(tmp_path / "seats.json"))
    assert app.run(headless=True) is problem
