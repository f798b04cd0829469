"""The leaderboard: every player with its intervals, and nothing that was not measured."""

import re
import subprocess
import sys
import xml.etree.ElementTree as ElementTree
from pathlib import Path

from keypeg.lab.arena.games import PlayedGame
from keypeg.lab.arena.leaderboard import leaderboard
from keypeg.lab.arena.tournament import rate_players
from keypeg.rules import Code, MarkedRow, edition, mark

KIDS = edition("kids")


def games(guesses, *, fault=None):
    secret = Code("RGB")
    rows = tuple(MarkedRow(Code(guess), mark(secret, Code(guess))) for guess in guesses)
    return tuple(PlayedGame(number=number, secret=secret, rows=rows, fault=fault) for number in range(4))


def test_the_best_player_is_first_and_names_cannot_break_the_table():
    played = {
        "<b>slow|": games(["RRR", "GGG", "RGB"]),
        "quick": games(["RGB"]),
        "none": games([], fault="a|b <i>"),
    }
    document = leaderboard(rate_players(KIDS, played, seed=0))
    text, page = document.as_markdown(), document.as_html()
    table = [line for line in text.splitlines() if line.startswith("| ")]
    assert [line.split(" | ")[1] for line in table[2:]] == ["quick", "&lt;b>slow\\|", "none"]
    assert all(len(re.findall(r"(?<!\\)\|", line)) == len(document.head) + 1 for line in table)
    assert "none, 4 of 4 games: a|b <i>" in document.items
    assert "<b>slow" not in page
    assert "<i>" not in page
    for drawn in re.findall(r"<svg.*?</svg>", page):
        ElementTree.fromstring(drawn)
    assert "| 0.0% (" in next(line for line in table if "none" in line)


def test_one_command_writes_it(tmp_path):
    program = Path(sys.executable).with_name("keypeg")
    words = [
        "arena",
        "perfect",
        "beginner",
        "--edition",
        "3x4",
        "--games",
        "6",
        "--out",
        str(tmp_path / "board"),
    ]
    shown = subprocess.run([program, *words], capture_output=True, text=True, check=False)
    assert shown.returncode == 0, shown.stderr
    names = {path.name for path in (tmp_path / "board").iterdir()}
    assert names == {"leaderboard.md", "leaderboard.html", "ratings.svg", "rows.svg"}
    text = (tmp_path / "board" / "leaderboard.md").read_text()
    assert "| 1 | perfect |" in text
    assert "![Ratings](ratings.svg)" in text
