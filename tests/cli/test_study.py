"""The commands that compute, as a person runs them."""

import json
import os
import signal
import subprocess
import sys
from itertools import product
from pathlib import Path

import pytest

from keypeg.rules import Code, edition, mark
from tests.cli.running import keypeg
from tests.cli.test_commands import PLAYTHROUGHS
from tests.waiting import PATIENCE, wait_until


def test_candidates_lists_and_counts_the_codes_that_agree():
    box = edition("classic")
    rows = {"RRGG": "1-0", "RBYB": "2-1"}
    by_trying = [
        letters
        for letters in map("".join, product(box.letters, repeat=4))
        if all(str(mark(Code(letters), Code(guess))) == told for guess, told in rows.items())
    ]
    words = ["classic", *(f"{guess}:{told}" for guess, told in rows.items())]
    assert keypeg("candidates", *words).stdout.decode().split() == by_trying
    assert json.loads(keypeg("candidates", "--count", "--json", *words).stdout)["left"] == len(by_trying)


def test_a_position_is_read_from_standard_input_and_from_a_file(tmp_path):
    text = b"classic RRGG:1-0\nRBYB:2-1\n"
    piped = keypeg("candidates", "--count", "-", stdin=text).stdout
    file = tmp_path / "position.txt"
    file.write_bytes(text)
    assert piped == keypeg("candidates", "--count", str(file)).stdout == b"13\n"


def test_check_tells_what_contradicts_and_what_would_repair_it():
    done = keypeg("check", "classic", "RRRR:0-0", "RRGG:2-0", "GGGG:1-0")
    lines = done.stdout.decode().splitlines()
    assert lines[0] == "No code fits: rows 1, 2 and 3 contradict each other."
    assert any(line.startswith("Row 1 would fit with 1-0") for line in lines)
    data = json.loads(keypeg("check", "--json", "classic", "RRGG:1-0").stdout)
    assert (data["consistent"], data["left"], data["repairs"]) == (True, 256, [])


def test_simulate_prints_the_published_total():
    """Knuth 1977."""
    data = json.loads(keypeg("simulate", "--edition", "classic", "--strategy", "minimax", "--json").stdout)
    assert (data["secrets"], data["total"], data["max"]) == (1296, 5801, 5)
    assert sum(data["histogram"]) == 1296


def test_a_proof_is_written_and_verified(tmp_path):
    """Koyama and Lai 1993."""
    file = tmp_path / "classic.json.gz"
    done = keypeg("prove", "--edition", "classic", "--out", str(file), "--json")
    data = json.loads(done.stdout)
    assert (data["total"], data["proven"], data["lower_bound"], data["max"]) == (5625, True, 5625, 6)
    checked = json.loads(keypeg("verify", str(file), "--json").stdout)
    assert (checked["total"], checked["secrets"]) == (5625, 1296)
    five = json.loads(keypeg("prove", "--max-rows", "5", "--json").stdout)
    assert (five["total"], five["proven"], five["max"]) == (5626, True, 5)
    worst = json.loads(keypeg("prove", "--objective", "worst", "--json").stdout)
    assert (worst["max"], worst["proven"]) == (5, True)


def test_explain_says_what_the_rows_tell_and_which_row_says_no():
    rows = ["classic", "RRBB:0-0", "GGGG:2-0"]
    told = keypeg("explain", *rows)
    assert told.stdout.decode().splitlines() == [
        "Row 1 has no key pegs: red and blue are not in the code.",
        "Row 2: green is in the code exactly twice.",
    ]
    known = json.loads(keypeg("explain", "--json", *rows).stdout)
    assert [fact["rows"] for fact in known["facts"]] == [[1], [2]]
    assert known["latest"] == [known["facts"][1]["text"]]
    refused = keypeg("explain", *rows, "--guess", "RGGW")
    assert refused.returncode == 1
    assert refused.stdout.decode().startswith(
        "Not possible. Row 1 says that none of its colours is in the code"
    )
    possible = keypeg("explain", *rows, "--guess", "GGYW")
    assert (possible.returncode, possible.stdout) == (0, b"Possible: it fits every row.\n")


def test_a_lower_bound_is_written_and_confirmed_by_the_independent_checker(tmp_path):
    file = tmp_path / "bound.json.gz"
    keypeg("prove", "--edition", "3x6", "--bound", str(file))
    checked = json.loads(keypeg("verify", str(file), "--json").stdout)
    assert (checked["bound"], checked["trusted"]) == (854, 0)
    keypeg("prove", "--edition", "3x6", "--bound", str(file), "--depth", "1")
    assert b"relies on the search" in keypeg("verify", str(file)).stdout


def test_what_is_known_about_a_shape_is_told():
    data = json.loads(keypeg("known", "4x7", "--json").stdout)
    assert (data["total"], data["proven"]) == (11_228, True)
    told = keypeg("known", "classic").stdout.decode().splitlines()
    # Koyama and Lai 1993; Knuth 1977.
    assert told[1] == "Proven: no strategy has a lower average."
    assert told[2] == "Another strategy breaks every code in 5 rows; none is guaranteed to do it in fewer."


def test_a_proof_says_what_is_proven(tmp_path, monkeypatch):
    """2x2: four codes. The best average is 8 rows in all, and no strategy is sure of two rows."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    average = keypeg("prove", "--edition", "2x2").stdout.decode().splitlines()
    worst = keypeg("prove", "--edition", "2x2", "--objective", "worst").stdout.decode().splitlines()
    assert average[1] == "Proven: no strategy has a lower average."
    assert worst[1] == "Proven: no strategy is guaranteed to break every code in fewer than 3 rows."


def test_games_that_are_longer_than_the_board_are_named():
    told = keypeg("simulate", "--edition", "3x4r3", "--strategy", "minimax").stdout.decode().splitlines()
    data = json.loads(keypeg("simulate", "--edition", "3x4r3", "--strategy", "minimax", "--json").stdout)
    beyond = sum(data["histogram"][3:])
    assert beyond > 1
    assert told[1] == f"3x4r3 has 3 rows: {beyond} secrets take more, and stay unbroken on a board"


def test_an_interrupted_proof_keeps_what_is_settled(tmp_path):
    command = [sys.executable, "-c", "from keypeg.cli import main; main()", "prove", "--edition", "5x6"]
    with subprocess.Popen(
        command,
        env=os.environ | {"XDG_CACHE_HOME": str(tmp_path)},
        stderr=subprocess.PIPE,
        stdout=subprocess.PIPE,
    ) as process:
        try:
            ticks = os.sysconf("SC_CLK_TCK")
            stat = Path(f"/proc/{process.pid}/stat")
            wait_until(lambda: int(stat.read_text().split()[13]) >= 4 * ticks, "four seconds of work")
            process.send_signal(signal.SIGINT)
            out, err = process.communicate(timeout=PATIENCE)
        finally:
            process.kill()
    assert process.returncode == 130
    assert out == b""
    assert b"Traceback" not in err
    (kept,) = (tmp_path / "keypeg").glob("*.proof")
    assert kept.stat().st_size > 0


def test_review_closes_the_sum_of_rows_skill_and_luck():
    games = json.loads(keypeg("review", str(PLAYTHROUGHS / "classic.txt"), "--json").stdout)["games"]
    for game, rows in zip(games, (3, 10), strict=True):
        value = {name: game[name]["lower"] for name in ("perfect", "mistakes", "luck", "remaining")}
        assert all(game[name]["exact"] for name in value)
        assert len(game["rows"]) == rows
        assert value["perfect"] == pytest.approx(5625 / 1296)
        assert rows + value["remaining"] == pytest.approx(
            value["perfect"] + value["mistakes"] - value["luck"]
        )
    assert (
        "From the start, perfect play averages 4.340 rows"
        in keypeg("review", str(PLAYTHROUGHS / "classic.txt")).stdout.decode()
    )


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["hint", "classic", "RRRR:0-0", "GGGG:0-0", "RRGG:1-0"], "rows 1, 2 and 3 contradict each other"),
        (["hint", "classic", "RRGG:3-1"], "feedback 3-1 is impossible in classic"),
        (["hint", "-s", "mighty", "classic"], "unknown strategy 'mighty'"),
        (["simulate", "--edition", "8x12"], "8x12r10 has too many codes to list"),
        (["simulate", "--level", "godlike"], "unknown level 'godlike'"),
        (["simulate", "--level", "expert", "--strategy", "parts"], "choose either a strategy or a level"),
        (["candidates", ""], "the position is empty"),
        (["prove", "--edition", "8x12"], "at most 40,000 are possible"),
        (["prove", "--objective", "best"], "choose average or worst"),
        (["known", "6x9"], "nothing is known about 6x9"),
        (["verify", "no such file"], "cannot read 'no such file'"),
        (["verify", str(PLAYTHROUGHS / "classic.txt")], "cannot read certificate"),
    ],
)
def test_a_mistake_is_one_line_and_exit_code_2(arguments, told):
    done = keypeg(*arguments)
    assert done.returncode == 2
    assert done.stdout == b""
    assert told in done.stderr.decode()
    assert done.stderr.count(b"\n") == 1


def test_the_answer_no_is_exit_code_1():
    """Knuth 1977: five rows are needed for some secrets, so three are not enough."""
    done = keypeg("prove", "--max-rows", "3")
    assert (done.returncode, done.stderr) == (1, b"")
    assert b"in at most 3 rows" in done.stdout
    done = keypeg("check", "classic", "RRRR:4-0", "GGGG:4-0", "--json")
    assert (done.returncode, json.loads(done.stdout)["consistent"]) == (1, False)
    assert keypeg("check", "classic", "RRRR:4-0").returncode == 0


def test_a_hint_is_given_in_steps():
    done = keypeg("hint", "--explain", "classic", "RRBB:0-0", "GGYY:1-0")
    assert done.returncode == 0, done.stderr
    first, look, guess = done.stdout.decode().splitlines()
    assert first == "Row 2: either green or yellow is in the code, not both."
    assert look.startswith("Look for a code that agrees with every row")
    assert guess.startswith("GWWK: ")
