"""The real program in a pseudo-terminal, through one match; and how quickly it starts."""

import subprocess
import sys

import pytest

from tests.cli.pseudo import Screen


def test_a_match_is_played_in_a_real_terminal_and_leaves_it_as_it_was(tmp_path):
    screen = Screen(["play", "--edition", "classic/1x2r4"], tmp_path)
    screen.until("Start")
    screen.press("\r")
    screen.until("Your turn: guess row 1")
    screen.press("r\r")
    if screen.until("Your turn: guess row 2", "Game 1 is over") == "Your turn: guess row 2":
        screen.press("b\r")
    screen.until("Game 1 is over")
    screen.press("\r")
    screen.until("Your turn: set the code")
    screen.press("b\r")
    screen.until("To the menu")
    screen.press("\r")
    screen.until("Play against the computer")
    screen.press("q")
    assert screen.ended() == 0
    assert "Traceback" not in screen.text()
    assert (tmp_path / "data" / "keypeg" / "tables.sqlite3").exists()


def test_who_leaves_while_a_review_is_worked_out_does_not_wait_and_leaves_nothing_behind(tmp_path):
    """A review of 5 x 8 takes all the seconds that it is given."""
    screen = Screen(["play", "--edition", "super"], tmp_path)
    screen.until("Start")
    screen.press("\r")
    screen.until("Your turn: guess row 1")
    screen.press("rrbbg\r")
    screen.until("Your turn: guess row 2")
    screen.press("x")
    screen.until("Yes")
    screen.press("y")
    screen.until("Review")
    screen.press("e")
    screen.until("Computing what")
    screen.press("q")
    screen.until("Next game")
    screen.press("q")
    screen.until("Quit")
    screen.press("q")
    assert screen.ended() == 0
    assert "leaked" not in screen.text()
    assert "Traceback" not in screen.text()


@pytest.mark.parametrize(
    ("name", "text", "told"),
    [
        ("seats.json", "{", "delete it to forget the seats it held"),
        ("training.json", "{", "delete it to start puzzles and lessons anew"),
        ("tables.sqlite3", "no database", "file is not a database"),
    ],
)
def test_what_is_remembered_and_cannot_be_read_is_told_in_one_line(tmp_path, name, text, told):
    (tmp_path / "data" / "keypeg").mkdir(parents=True)
    (tmp_path / "data" / "keypeg" / name).write_text(text)
    screen = Screen(["play"], tmp_path, size=(200, 24))
    assert screen.ended() == 2
    assert told in screen.text()
    assert "Traceback" not in screen.text()


def test_solve_breaks_a_code_at_a_terminal_and_forgives_a_slip_of_the_pen(tmp_path):
    screen = Screen(["solve", "1x2r4"], tmp_path)
    screen.until("Feedback for R")
    screen.press("9-9\r")
    screen.until("18 key pegs for 1 peg")
    screen.press("0-0\r")
    screen.until("Feedback for B")
    screen.press("1-0\r")
    assert screen.ended() == 0
    assert "B is the code: broken in 2 rows." in screen.text()


HEAVY = {"textual", "httpx", "starlette", "uvicorn", "sqlalchemy", "pydantic", "rich", "msgspec", "asyncio"}


def test_mark_starts_without_anything_heavy():
    """Nothing is timed: what is imported is what takes the time."""
    code = (
        "import sys; from keypeg.cli import main\nsys.argv = ['keypeg', 'mark', 'RGBY', 'RRGG']\n"
        "try: main()\nexcept SystemExit: print(*sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    modules = done.stdout.split()
    assert "keypeg.rules" in modules
    assert "keypeg.engine" not in modules
    assert not {name.partition(".")[0] for name in modules} & HEAVY


def test_importing_the_library_imports_nothing_before_it_is_used():
    code = "import sys, keypeg; print(*(name for name in sys.modules if name.startswith('keypeg.')))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == ""
