"""The daily code and puzzles in plain text: from a pipe, for people and for programs."""

import json
from datetime import date

import pytest

from keypeg.terminal.training_memory import TrainingMemory
from keypeg.training import Family, daily, read_puzzle
from tests.cli.running import keypeg

DAY = date(2026, 3, 1)
KEY = "only-code:1:abc"
WRONG_CLUE = "wrong-clue:2:abc"


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return tmp_path


def secret() -> str:
    return str(daily(DAY, Family.EASY).secret)


def play(*lines: str, more: tuple[str, ...] = ()):
    typed = "".join(f"{line}\n" for line in lines).encode()
    return keypeg("daily", str(DAY), "--family", "easy", *more, stdin=typed)


def test_a_daily_code_is_played_in_plain_text_and_continued_later():
    code = secret()
    other = code[::-1] if code[::-1] != code else "RRR"
    first = play(other, "quit")
    assert first.returncode == 0
    lines = first.stdout.decode().splitlines()
    assert lines[0] == "Daily code · Kids · 2026-03-01"
    assert lines[-1].startswith(f" 1  {' '.join(other)}  ")
    second = play(code)
    assert second.returncode == 0
    told = second.stdout.decode()
    assert f" 1  {' '.join(other)}  " in told
    assert "You broke it in 2 rows" in told
    assert f"The code was {code}." in told
    assert told.rstrip().endswith("🔴" * len(code))
    # It is over: the result again, and nothing is asked.
    third = play()
    assert "You broke it in 2 rows" in third.stdout.decode()


def test_the_code_is_not_told_before_it_is_broken():
    done = play("quit", more=("--json",))
    assert secret() not in done.stdout.decode().replace(daily(DAY, Family.EASY).seal.digest, "")
    first = json.loads(done.stdout.splitlines()[0])
    assert first["name"] == "2026-03-01-easy"
    assert first["seal"] == daily(DAY, Family.EASY).seal.digest


def test_a_program_plays_the_daily_code():
    code = secret()
    lines = [json.loads(line) for line in play(code, more=("--json",)).stdout.splitlines()]
    assert (lines[1]["row"], lines[1]["guess"], lines[1]["red"]) == (1, code, len(code))
    assert (lines[2]["broken"], lines[2]["rows"], lines[2]["code"]) == (True, 1, code)


def test_what_is_no_guess_ends_the_command_in_one_line():
    done = play("XXX")
    assert done.returncode == 2
    assert done.stderr.decode().count("\n") == 1
    assert "there is no colour 'X'" in done.stderr.decode()


@pytest.mark.parametrize("key", [KEY, WRONG_CLUE])
def test_a_puzzle_is_asked_and_judged(key):
    puzzle = read_puzzle(key)
    right = keypeg("puzzle", key, stdin=f"{puzzle.answer}\n".encode())
    assert right.returncode == 0
    assert "Right!" in right.stdout.decode()
    shown = keypeg("puzzle", key, stdin=b"?\n")
    assert shown.returncode == 1
    assert "Not quite" in shown.stdout.decode()
    assert keypeg("puzzle", key).returncode == 0


def test_a_puzzle_for_programs():
    puzzle = read_puzzle(KEY)
    done = keypeg("puzzle", KEY, "--json", stdin=f"{puzzle.answer}\n".encode())
    asked, judged = map(json.loads, done.stdout.splitlines())
    assert (asked["key"], asked["position"]) == (KEY, str(puzzle.position))
    assert "answer" not in asked
    assert (judged["right"], judged["answer"]) == (True, puzzle.answer)


def test_the_next_puzzle_counts_for_the_training_and_one_with_a_key_does_not():
    assert keypeg("puzzle", KEY, stdin=b"?\n").returncode == 1
    assert TrainingMemory().read().training.tried == 0
    assert keypeg("puzzle", stdin=b"?\n").returncode == 1
    assert TrainingMemory().read().training.tried == 1


def test_what_is_no_answer_ends_the_command_in_one_line():
    done = keypeg("puzzle", WRONG_CLUE, stdin=b"99\n")
    assert done.returncode == 2
    assert done.stderr.decode().count("\n") == 1
