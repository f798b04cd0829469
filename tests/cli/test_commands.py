"""The commands as a person uses them: what they print, and their exit codes."""

import json
from pathlib import Path

import pytest

from keypeg.cli import play
from tests.cli.running import keypeg

PLAYTHROUGHS = Path(__file__).parent.parent / "playthroughs"


def test_mark_answers_for_people_and_for_programs():
    done = keypeg("mark", "--edition", "expert", "MWPT", "WYPO", "--json")
    assert (done.returncode, json.loads(done.stdout)) == (0, {"version": 1, "red": 1, "white": 1})
    assert keypeg("mark", "RGBY", "RRGG").stdout == b"1 red, 1 white\n"


def test_editions_lists_every_box_with_its_source():
    boxes = json.loads(keypeg("editions", "--json").stdout)["editions"]
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
    assert "Ben says the feedback is wrong, and the rows prove it." in lines
    assert "Wrong feedback: rows 1 and 2 cannot all be true." in lines
    assert "The match is over: Ben wins." in lines
    steps = json.loads(keypeg("replay", str(PLAYTHROUGHS / "classic-claim.txt"), "--json").stdout)["steps"]
    assert steps[0]["action"] == "secret RGBY"
    assert [step["seq"] for step in steps] == list(range(1, len(steps) + 1))


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (
            ["mark", "RGBX", "RRGG"],
            "'RGBX' is not a code of classic: there is no colour 'X' (choose from R B G Y W K)",
        ),
        (["mark", "RGB", "RRGG"], "a code has 4 pegs, not 3"),
        (["mark", "R.BY", "RRGG"], "empty holes are not allowed"),
        (["mark", "-e", "new", "WWPG", "WPGR"], "all colours must be different"),
        (["mark", "-e", "clasic", "RRRR", "RRRR"], "unknown edition 'clasic'"),
        (["mark", "-e", "classic/9x6", "RRRR", "RRRR"], "the number of pegs cannot be 9"),
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
        (b"x" * 10_000_000, "the match text has 4,000,001 characters"),
        ((PLAYTHROUGHS / "classic.txt").read_bytes()[:200], "cut off"),
        (
            (PLAYTHROUGHS / "pocket.txt").read_bytes().replace(b'"2"', b'"3"'),
            "has an even number of games, not 3",
        ),
        (
            (PLAYTHROUGHS / "party.txt").read_bytes().replace(b'[Player3 "rob"]\n', b""),
            "party is for 3 to 5 players, not for 2",
        ),
        (
            (PLAYTHROUGHS / "classic.txt").read_bytes().replace(b"1-1", b"3-1"),
            "feedback 3-1 is impossible in classic",
        ),
    ],
)
def test_a_bad_match_text_is_one_line_and_exit_code_2(text, told):
    for command in ("score", "replay"):
        done = keypeg(command, "-", stdin=text)
        assert done.returncode == 2
        assert done.stdout == b""
        assert told in done.stderr.decode()
        assert done.stderr.count(b"\n") == 1


def test_play_and_join_need_a_terminal():
    rooms = [
        ["join", "http://localhost/r/abc234"],
        ["join", "ABC234", "--server", "http://localhost"],
        ["race", "--server", "http://localhost"],
        ["duel", "--server", "http://localhost", "--name", "Ada"],
    ]
    for arguments in (["play"], ["join", "http://localhost/t/x"], *rooms):
        done = keypeg(*arguments)
        assert (done.returncode, done.stdout) == (2, b"")
        assert done.stderr.decode() == (
            "keypeg: this command needs a terminal for input and output (try keypeg solve instead)\n"
        )


@pytest.mark.parametrize(
    ("url", "server", "link"),
    [
        ("http://host/r/ABC-234", None, "http://host/r/abc234"),
        ("ABC 234", "http://host/", "http://host/r/abc234"),
        ("http://host/r/abc234", "http://other", "http://host/r/abc234"),
        ("http://host/r/ABC234/#host=Token", None, "http://host/r/abc234#host=Token"),
        ("http://host/t/Table", None, "http://host/t/Table"),
    ],
)
def test_join_reads_every_way_to_name_a_room(url, server, link, monkeypatch):
    joined = []
    monkeypatch.setattr(play, "run_terminal", lambda *, address, **_: joined.append(address(None)))
    play.join_server(url, server=server)
    assert joined == [link]


def solved(*arguments: str, lines: str, code: int = 0) -> list[str]:
    done = keypeg("solve", *arguments, stdin=lines.encode())
    assert done.returncode == code, done.stderr
    return done.stdout.decode().splitlines()


def test_solve_suggests_until_the_code_is_broken():
    """A second computation plays the codemaker: what `mark` gives to each suggestion."""
    secret, lines = "KYGB", ""
    for _ in range(10):
        told = solved("classic", lines=lines)
        if "is the code: broken" in told[-1]:
            break
        guess = told[-1].partition(": try ")[2][:4]
        red, white = keypeg("mark", secret, guess).stdout.decode().replace(",", "").split()[0::2]
        lines += f"{red}-{white}\n"
    assert told[-1] == f"{secret} is the code: broken in {len(lines.splitlines())} rows."


def test_solve_takes_another_guess_first_and_takes_rows_back():
    """RRGG 1-0 then RBYB 2-1 leaves 13 codes, as `keypeg candidates` lists them."""
    told = solved(lines="RRGG\n1-0\nRBYB 2-1\nundo\nrbyb:2-1\n1122 0-0\nundo\n")
    assert "of 13 codes on average" in told[2]
    assert told[1] == told[3]
    assert told[2] == told[4] == told[-1]


def test_solve_says_which_rows_contradict_and_lets_one_be_corrected():
    told = solved("classic", "RRRR:0-0", "RRGG:2-0", lines="GGGG 1-0\nfix 3 2-0\n")
    assert told[1] == "No code fits: rows 1, 2 and 3 contradict each other."
    assert told[2:5] == ["  row 1: RRRR 0-0", "  row 2: RRGG 2-0", "  row 3: GGGG 1-0"]
    assert told[5].startswith("Type a number to correct a row")
    assert any("(fix 3 2-0)" in line for line in told[6:-1])
    assert told[-1].startswith("Row 4: try ")


def test_solve_reads_feedback_as_people_write_it_and_takes_a_repair_by_its_number():
    plain = solved(lines="1-1\n1-0\n")
    assert solved(lines="1 1\n1,0\n") == plain
    told = solved("classic", "RRRR:0-0", "RRGG:2-0", lines="GGGG 1 0\n1\n")
    (first,) = [line for line in told if line.startswith("  1) ")]
    row, feedback = first.partition("(fix ")[2].rstrip(")").split()
    assert (
        told[-1] == solved("classic", "RRRR:0-0", "RRGG:2-0", lines=f"GGGG 1-0\nfix {row} {feedback}\n")[-1]
    )


def test_solve_takes_its_position_from_the_first_line_of_standard_input():
    assert solved("-", lines="classic RRGG:1-0\n2-1\n") == solved("classic", "RRGG:1-0", lines="2-1\n")


def test_solve_as_json_is_a_line_an_answer():
    told = [json.loads(line) for line in solved("--json", "1x2r4", lines="0-0\n1-0\n")]
    assert told == [
        {"version": 1, "row": 1, "guess": "R", "left": 2, "why": told[0]["why"]},
        {"version": 1, "row": 2, "guess": "B", "left": 1, "why": "it is the only code left"},
        {"version": 1, "broken": "B", "rows": 2},
    ]
    wrong = [json.loads(line) for line in solved("--json", "1x2r4", lines="R 0-0\nB 0-0\n")]
    assert wrong[-1]["contradiction"] == [1, 2]


@pytest.mark.parametrize(
    ("arguments", "lines", "told"),
    [
        (["clasic"], "", "unknown edition 'clasic'"),
        (["classic", "RRGG"], "", "'RRGG' is not a row"),
        (["classic"], "RRX\n", "'RRX' is not a code"),
        (["classic"], "1-9\n", "10 key pegs for 4 pegs"),
        (["classic"], "fix 1 1-0\n", "there is no row '1' to correct"),
        (["classic"], "undo\n", "there is no row to remove"),
        (["classic"], "one two three\n", "cannot read 'one two three'"),
    ],
)
def test_bad_input_to_solve_is_one_line_and_exit_code_2(arguments, lines, told):
    done = keypeg("solve", *arguments, stdin=lines.encode())
    assert done.returncode == 2
    assert told in done.stderr.decode()
    assert done.stderr.count(b"\n") == 1


@pytest.mark.parametrize(
    "text", ["4x6r10", "expert/4x6b MW.T:1-1", "bulls 0123:1-2", "new 1234:0-1", "classic rrgg:1-0"]
)
def test_hint_and_solve_accept_everything_the_notation_does(text):
    hinted = json.loads(keypeg("hint", "--json", "-", stdin=text.encode()).stdout)
    assert json.loads(keypeg("solve", "--json", *text.split()).stdout)["guess"] == hinted["guess"]
