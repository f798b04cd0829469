"""The example bot, run as a program against a real server."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.playing import Scene
from tests.server.racing import Room
from tests.waiting import PATIENCE, wait_until

BOT = Path(__file__).parent.parent.parent / "examples/bot.py"
LADDER_BOT = BOT.with_name("ladder_bot.py")
ROOM_BOT = BOT.with_name("room_bot.py")


def test_the_example_bot_plays_a_match_to_its_end(lone: Scene):
    """Ada makes a code and the bot breaks it; then the bot makes one, and Ada gives up."""
    table = lone.open(seats=[{"name": "Ada"}, {}], take=[0], hints=True)
    link = f"{lone.servers[0].url}/t/{table.id}"
    bot = subprocess.Popen([sys.executable, str(BOT), link, "Bolt"], stdout=subprocess.PIPE)
    wait_until(lambda: table.state()["seats"][1]["taken"])
    table.act(0, "secret KWYG")
    wait_until(lambda: "guess" in table.state(0)["view"]["may"])
    table.act(0, "concede")
    out, _ = bot.communicate(timeout=PATIENCE)
    state = table.state(0)
    assert bot.returncode == 0
    assert state["view"]["games"][0]["ending"] == "broken"
    assert state["view"]["games"][1]["ending"] == "conceded"
    assert b"The match is over" in out


def test_the_ladder_bots_play_rated_games_against_one_another(lone: Scene, tmp_path: Path):
    outputs = [
        subprocess.run(
            [sys.executable, str(LADDER_BOT), lone.servers[0].url, name, "2"],
            capture_output=True,
            text=True,
            cwd=tmp_path,
            check=True,
            timeout=PATIENCE,
        ).stdout.splitlines()
        for name in ("Bolt", "Nut", "Bolt")
    ]
    assert all(line.startswith("broken in ") for lines in outputs for line in lines[:2])
    # Bolt's first two games waited for Nut's, and its later ones wait for somebody.
    assert [line.endswith("after 2 duels") for line in outputs[2][2:]] == [False, True, False]


@pytest.mark.parametrize("kind", ["race", "duel"])
def test_the_room_bots_play_against_one_another_to_the_standings(lone: Scene, kind: str):
    """They play again with the same people, and on a server that was killed meanwhile."""
    room = Room(lone, kind=kind, edition="3x4", rounds=1, seconds=None)
    link = f"{lone.servers[0].url}/r/{room.code}"
    bots = [
        subprocess.Popen([sys.executable, str(ROOM_BOT), link, name], stdout=subprocess.PIPE, text=True)
        for name in ("Bolt", "Nut")
    ]
    wait_until(lambda: len(room.look()["players"]) == 2, "both bots")
    for number in (1, 2):
        if kind == "race":
            room.order("start")
        wait_until(lambda number=number: room.look()["rounds_over"] == number, f"the end of round {number}")
        ours, theirs = ([bot.stdout.readline() for _ in bots] for bot in bots)
        assert ours == theirs
        assert ours[0].startswith("1. ")
        assert {line.split()[1] for line in ours} == {"Bolt:", "Nut:"}
        if number == 1:
            lone.servers[0].kill()
            lone.servers[0].start().wait_until_up()
            room.order("again")
    room.order("close")
    assert [bot.communicate(timeout=PATIENCE)[0] for bot in bots] == ["", ""]
    assert [bot.returncode for bot in bots] == [0, 0]
