"""Bots that flood, stall, answer late or compute the secret gain nothing, and the arena goes on."""

import hmac
import os
import signal
import sys
import time
import tracemalloc
from hashlib import sha256
from itertools import product

import pytest

from keypeg.engine.draws import draw_secret
from keypeg.lab.arena.bot_process import BotProcess
from keypeg.lab.arena.bots import BotPlayer
from keypeg.lab.arena.games import play_game
from keypeg.lab.arena.tournament import compete
from keypeg.lab.secret_source import SecretSource
from keypeg.rules import edition
from tests.waiting import PATIENCE, wait_until

KIDS = edition("kids")
GREETED = "import sys, os\ninput(); print('ready', flush=True)\n"


@pytest.fixture
def bot(tmp_path):
    started = []

    def start(body, *, seconds):
        program = tmp_path / "bot.py"
        program.write_text(GREETED + body)
        player = BotPlayer(f"{sys.executable} {program}", seconds=seconds, start_seconds=PATIENCE)
        started.append(player)
        return player

    yield start
    for player in started:
        player.close()


def test_a_bot_may_be_ready_before_it_is_greeted(tmp_path, monkeypatch):
    def start_and_wait(command):
        process = BotProcess(command)
        wait_until(lambda: process._lines)
        return process

    monkeypatch.setattr("keypeg.lab.arena.bots.BotProcess", start_and_wait)
    program = tmp_path / "eager.py"
    program.write_text("print('id name eager\\nready', flush=True)\nwhile input() != 'quit': pass\n")
    player = BotPlayer(f"{sys.executable} {program}", seconds=PATIENCE, start_seconds=PATIENCE)
    assert player.name == "eager"
    player.close()


def test_a_bot_that_keeps_printing_loses_when_its_time_is_over(bot):
    player = bot("input()\nwhile True: print('info thinking', flush=True)\n", seconds=0.3)
    game = play_game(player, KIDS, seed=1, number=0)
    assert game.fault == "bot bot did not say bestguess in 0.3 seconds"


def test_a_flood_of_lines_is_not_kept(bot):
    """Three megabytes a line without an end: what is read has a limit, and the bot has to wait."""
    player = bot("input()\nwhile True: os.write(1, b'x' * 3_000_000 + b'\\n' * 1000)\n", seconds=1.0)
    tracemalloc.start()
    game = play_game(player, KIDS, seed=1, number=0)
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert "did not say bestguess" in game.fault
    assert peak < 4_000_000


def test_a_late_answer_is_never_the_guess_of_the_next_game(bot, tmp_path):
    """The first process answers the first question only when the second one has come."""
    flag = tmp_path / "started"
    player = bot(
        f"first = not os.path.exists({str(flag)!r}); open({str(flag)!r}, 'w')\n"
        "for line in sys.stdin:\n"
        "    if line.startswith('newgame') and not first: print('info anew', flush=True)\n"
        "    if line == 'go\\n':\n"
        "        if first: first = False; sys.stdin.readline(); print('bestguess RRR', flush=True)\n"
        "        else: print('bestguess BBB', flush=True)\n",
        seconds=0.3,
    )
    wait_until(flag.exists)
    assert "did not say bestguess" in play_game(player, KIDS, seed=1, number=0).fault
    player._seconds = PATIENCE
    game = play_game(player, KIDS, seed=1, number=1)
    assert game.fault is None
    assert str(game.rows[0].guess) == "BBB"


def test_what_a_bot_printed_before_it_was_asked_does_not_count(bot):
    player = bot(
        "print('bestguess RRR\\nbestguess RRR', flush=True)\n"
        "for line in sys.stdin:\n"
        "    if line == 'go\\n': print('bestguess BBB', flush=True); print('bestguess RRR', flush=True)\n",
        seconds=PATIENCE,
    )
    game = play_game(player, KIDS, seed=1, number=0)
    # At worst it guesses what it said by itself; it never gets more guesses than it was asked for.
    assert len(game.rows) <= KIDS.shape.rows
    assert game.fault is None


def test_a_bot_that_reads_nothing_stops_nobody(bot):
    player = bot("import threading; threading.Event().wait()\n", seconds=0.3)
    for number in range(2):
        assert "did not say bestguess" in play_game(player, KIDS, seed=1, number=number).fault
    # More than any pipe holds.
    process = BotProcess([sys.executable, "-c", "import threading; threading.Event().wait()"])
    assert not process.write("x" * 10_000_000, end=time.monotonic() + 0.3)
    process.stop()


@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork")
def test_a_child_of_a_bot_that_holds_its_pipes_stops_nobody(tmp_path):
    """The child leaves the bot's group, so that it survives; it reads nothing and says nothing."""
    note = tmp_path / "child"
    program = (
        "import os, threading\n"
        "child = os.fork()\n"
        "if child == 0: os.setsid()\n"
        f"else: open({str(note)!r}, 'w').write(str(child))\n"
        "threading.Event().wait()\n"
    )
    process = BotProcess([sys.executable, "-c", program])
    try:
        assert not process.write("x" * 10_000_000, end=time.monotonic() + 0.3)
        wait_until(lambda: note.exists() and note.read_text())
        process.stop(goodbye="quit\n")  # does not wait for the child
        assert process.read_line(end=0.0) is None
    finally:
        os.kill(int(note.read_text()), signal.SIGKILL)


INVERTING = """
from keypeg.engine.draws import draw_secret
from keypeg.lab.secret_source import SecretSource
from keypeg.rules import edition
box, games = edition("kids"), -1
for line in sys.stdin:
    if line.startswith("newgame"):
        games += 1
        seed = int(line.split()[1])
        # 1,000,003 times the seed of the suite, and 101 for each game; or the plain default seed.
        guesses = [draw_secret(box, seed=(seed - 101 * games) // 1_000_003, number=games),
                   draw_secret(box, seed=seed, number=0), draw_secret(box, seed=seed, number=games),
                   draw_secret(box, seed=0, number=games)]
    if line == "go\\n":
        print("bestguess", guesses.pop(0) if len(guesses) > 1 else guesses[0], flush=True)
"""


def test_a_bot_that_inverts_the_seed_breaks_no_code(bot):
    player = bot(INVERTING, seconds=PATIENCE)
    found = compete([player], KIDS, games=20, seed=0)
    games = found.played["bot"]
    assert all(game.fault is None for game in games)
    # Four guesses among 216 codes break about one code in 54; all twenty were broken in one row before.
    assert sum(game.broken for game in games) <= 5
    assert [game.secret for game in games] != [draw_secret(KIDS, seed=0, number=n) for n in range(20)]


def test_the_documented_formula_gives_the_secrets():
    """docs/scores.md: 64 bits of an HMAC of "secret SHAPE SEED n", as a share of all secrets in colour order."""
    salt = "a salt that was published"
    every = ["".join(code) for code in product(KIDS.letters, repeat=3)]
    for number in range(20):
        digest = hmac.new(salt.encode(), f"secret 3x6 4 {number}".encode(), "sha256").digest()
        rank = int.from_bytes(digest[:8]) * len(every) // 2**64
        assert str(SecretSource(KIDS, seed=4, salt=salt).secret(number)) == every[rank]


def test_every_secret_once_comes_in_an_order_that_only_the_salt_decides():
    def order(salt):
        source = SecretSource(KIDS, salt=salt, every_secret=True)
        return [str(source.secret(number)) for number in range(KIDS.shape.secrets)]

    plain, one, two = order(None), order("the first salt of two"), order("the second salt of two")
    assert sorted(plain) == sorted(one) == sorted(two)
    assert len({tuple(plain), tuple(one), tuple(two)}) == 3


def test_the_salt_fits_the_seal_and_gives_the_same_secrets_again(bot):
    player = bot(
        "for line in sys.stdin:\n    if line == 'go\\n': print('bestguess RRR', flush=True)\n",
        seconds=PATIENCE,
    )
    found = compete([player], KIDS, games=3, seed=4)
    data = found.as_json()
    assert data["seal"] == sha256(data["salt"].encode()).hexdigest()
    again = compete([player], KIDS, games=3, seed=4, salt=data["salt"])
    assert [game.secret for game in again.played["bot"]] == [game.secret for game in found.played["bot"]]
    other = compete([player], KIDS, games=3, seed=4)
    assert other.salt != found.salt
