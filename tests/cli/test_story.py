"""A new user's path in a real terminal: play, quit, resume, export, review, join, lose the server, get it back."""

import os
import subprocess
import sys

import pytest

from keypeg.rules import parse_match
from keypeg.server.settings import Settings
from tests.cli.pseudo import PROGRAM, Screen
from tests.server.running import Server
from tests.terminal.test_join import opened


def keypeg(folder, *arguments: str) -> str:
    """The answer of a command in the same home as the screens of a folder."""
    env = os.environ | {"XDG_DATA_HOME": str(folder / "data"), "XDG_CACHE_HOME": str(folder / "cache")}
    command = [sys.executable, *PROGRAM, *arguments]
    return subprocess.run(command, env=env, cwd=folder, capture_output=True, text=True, check=True).stdout


def test_a_new_user_plays_quits_resumes_exports_and_reviews(tmp_path):
    screen = Screen(["play", "--edition", "classic/1x3r4"], tmp_path)
    screen.until("Start")
    screen.press("\r")
    screen.until("Your turn: guess row 1")
    screen.press("\x03")
    assert screen.ended() == 0, "Ctrl-C leaves, and the match is kept"
    assert "Classic" in keypeg(tmp_path, "matches")

    screen = Screen(["play"], tmp_path)
    screen.until("Continue  Classic")
    screen.press("\r")
    screen.until("Your turn: guess row 1")
    screen.until("Seal of the code")
    for row, guess in enumerate("rbg", 1):
        if screen.until(f"Your turn: guess row {row}", "Game 1 is over") == "Game 1 is over":
            break
        screen.press(f"{guess}\r")
    screen.until("Game 1 is over")
    screen.until("Seal checked")
    screen.press("\x13")
    screen.until("The finished games are in")
    screen.press("q")
    screen.until("Quit")
    screen.press("q")
    assert screen.ended() == 0
    assert "Traceback" not in screen.text()

    text = keypeg(tmp_path, "export", "--last")
    (saved,) = tmp_path.glob("keypeg-*.txt")
    assert saved.read_text() == text
    assert parse_match(text).games[0].ending is not None
    assert "Game 1" in keypeg(tmp_path, "review", str(saved), "--seconds", "1")


def test_a_newcomer_gives_up_a_daily_code_and_tries_a_puzzle(tmp_path):
    screen = Screen(["play", "--theme", "terminal"], tmp_path)
    screen.until("Daily code")
    screen.press("z9")
    for _ in range(4):
        screen.press("\x1b[B")
    screen.press("\r")
    screen.until("Other days")
    screen.press("\r")
    screen.until("Your turn: guess row 1")
    screen.press("\r")
    screen.until("Some holes are still empty")
    screen.press("x")
    screen.until("do you want to give up")
    screen.press("y")
    screen.until("Your result")
    screen.press("\r")
    screen.until("×/10")
    screen.press("q")
    screen.until("Other days")
    screen.press("q")
    screen.until("Puzzles:")
    screen.press("\x1b[B\r")
    screen.until("X  Show me")
    assert "0 of 0 solved" in screen.text()
    screen.press("x")
    screen.until("0 of 1 solved")
    screen.press("\x03")
    assert screen.ended() == 0
    assert "Traceback" not in screen.text()
    assert (tmp_path / "data" / "keypeg" / "training.json").stat().st_mode & 0o077 == 0


@pytest.fixture
def server(tmp_path):
    running = Server(tmp_path, Settings(database=str(tmp_path / "server.sqlite3"))).start().wait_until_up()
    yield running
    running.kill()


def test_a_joined_table_survives_a_lost_server(tmp_path, server):
    seats = [{"kind": "computer", "level": "steady"}, {"name": "Ben"}]
    address = opened(server, edition="classic/1x2r4", seats=seats)
    screen = Screen(["join", address, "--name", "Ben"], tmp_path)
    screen.until("Your turn: guess row 1")
    server.kill()
    screen.until("connecting again")
    server.start().wait_until_up()
    screen.until("Your turn: guess row 1")
    screen.press("r\r")
    if screen.until("Your turn: guess row 2", "Game 1 is over") == "Your turn: guess row 2":
        screen.press("b\r")
    screen.until("Game 1 is over")
    screen.until("Seal checked")
    screen.press("q")
    screen.until("Rejoin")
    screen.press("q")
    assert screen.ended() == 0
    assert "Traceback" not in screen.text()
