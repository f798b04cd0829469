"""The program as a person runs it: a real process, its output and its exit code."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

PLAYTHROUGHS = Path(__file__).parent.parent / "playthroughs"


def keypeg(*arguments: str, stdin: bytes = b"") -> subprocess.CompletedProcess[bytes]:
    command = [sys.executable, "-c", "from keypeg.cli import main; main()", *arguments]
    return subprocess.run(command, input=stdin, capture_output=True, timeout=120)


def test_mark_answers_for_people_and_for_programs():
    done = keypeg("mark", "--edition", "expert", "MWPT", "WYPO", "--json")
    assert (done.returncode, json.loads(done.stdout)) == (0, {"red": 1, "white": 1})
    assert keypeg("mark", "RGBY", "RRGG").stdout == b"1 red, 1 white\n"


def test_editions_lists_every_box_with_its_source():
    boxes = json.loads(keypeg("editions", "--json").stdout)
    assert {"classic", "pocket", "expert", "new", "party"} <= {box["key"] for box in boxes}
    assert all(box["source"] for box in boxes)
    text = keypeg("editions").stdout.decode()
    assert all(box["name"] in text for box in boxes)


def test_score_prints_the_card_of_the_sheet():
    """The example on the printed card, and the two games the playthrough adds: 10 for rob, then 40."""
    done = keypeg("score", str(PLAYTHROUGHS / "party.txt"))
    assert done.stdout.decode().splitlines() == [
        "NAME    rich             steve            rob",
        "GAME 1  [10]             1 3 3 = 7        2 4 10 = 16",
        "GAME 2                   [0]              10",
        "GAME 3  0 0 0 0 0 0 = 0  0 0 0 0 0 0 = 0  [40]",
        "TOTAL   10               7                66",
        "rob wins",
    ]


def test_score_as_json_has_boxes_sums_and_winners():
    data = json.loads(keypeg("score", str(PLAYTHROUGHS / "party.txt"), "--json").stdout)
    assert data["totals"] == [10, 7, 66]
    assert data["winners"] == ["rob"]
    assert [box["total"] for box in data["lines"][0]["boxes"]] == [10, 7, 16]
    assert [box["points"] for box in data["lines"][0]["boxes"]] == [[10], [1, 3, 3], [2, 4, 10]]


def test_replay_tells_every_action_and_reads_standard_input():
    text = (PLAYTHROUGHS / "classic-claim.txt").read_bytes()
    lines = keypeg("replay", "-", stdin=text).stdout.decode().splitlines()
    assert lines[0] == "Game 1: Ada is the codemaker."
    assert "Row 1: 0 red, 0 white." in lines
    assert "Ben claims wrong information, and shows it." in lines
    assert "Wrong information: rows 1 and 2." in lines
    assert "The match is over: Ben wins." in lines
    steps = json.loads(keypeg("replay", str(PLAYTHROUGHS / "classic-claim.txt"), "--json").stdout)
    assert steps[0]["action"] == "secret RGBY"
    assert [step["seq"] for step in steps] == list(range(1, len(steps) + 1))


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["mark", "RGBX", "RRGG"], "cannot read code 'RGBX' for classic: no colour 'X' (has R B G Y W K)"),
        (["mark", "RGB", "RRGG"], "3 pegs where 4 are needed"),
        (["mark", "R.BY", "RRGG"], "no blanks are played"),
        (["mark", "-e", "new", "WWPG", "WPGR"], "all must differ"),
        (["mark", "-e", "clasic", "RRRR", "RRRR"], "unknown edition 'clasic'"),
        (["mark", "-e", "classic/9x6", "RRRR", "RRRR"], "cannot play with 9 pegs"),
        (["score", "no such file"], "cannot read 'no such file'"),
        (["score", "."], "cannot read '.'"),
    ],
)
def test_a_mistake_is_one_line_and_exit_code_2(arguments, told):
    done = keypeg(*arguments)
    assert done.returncode == 2
    assert done.stdout == b""
    assert told in done.stderr.decode()
    assert done.stderr.count(b"\n") == 1


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (b"\xff\xfe\x00", "is not UTF-8 text"),
        (b"x" * 10_000_000, "cannot read a match text"),
        ((PLAYTHROUGHS / "classic.txt").read_bytes()[:200], "cut off"),
        ((PLAYTHROUGHS / "pocket.txt").read_bytes().replace(b'"2"', b'"3"'), "it must be an even number"),
        ((PLAYTHROUGHS / "party.txt").read_bytes().replace(b'[Player3 "rob"]\n', b""), "it is for 3 to 5"),
        ((PLAYTHROUGHS / "classic.txt").read_bytes().replace(b"1-1", b"3-1"), "cannot read feedback '3-1'"),
    ],
)
def test_a_bad_match_text_is_one_line_and_exit_code_2(text, told):
    for command in ("score", "replay"):
        done = keypeg(command, "-", stdin=text)
        assert done.returncode == 2
        assert done.stdout == b""
        assert told in done.stderr.decode()
        assert done.stderr.count(b"\n") == 1


def test_a_plain_game_can_be_played_and_forgives_a_slip_of_the_pen():
    """A shape with two codes: the second guess is right if the first was not."""
    done = keypeg("play", "--edition", "1x2", stdin=b"X\nR\nB\n")
    lines = done.stdout.decode()
    assert done.returncode == 0
    assert "no colour 'X'" in lines
    assert "the code is broken" in lines
