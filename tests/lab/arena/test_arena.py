"""The arena: the same secrets for everyone, ratings, and bots that behave or do not."""

import json
import random
import shutil
import subprocess
import sys
import xml.etree.ElementTree as ElementTree
from fractions import Fraction
from pathlib import Path

import pytest

import keypeg
from keypeg.engine.draws import draw_secret
from keypeg.errors import KeypegError
from keypeg.lab.arena.bots import BotPlayer
from keypeg.lab.arena.games import play_game, regrets
from keypeg.lab.arena.players import StrategyPlayer, read_player
from keypeg.lab.arena.ratings import rate
from keypeg.lab.arena.statistics import summarise
from keypeg.lab.arena.tournament import compete
from keypeg.rules import Position, edition
from tests.waiting import PATIENCE

BOTS = Path(__file__).parents[3] / "examples" / "bots"
KIDS = edition("kids")


@pytest.fixture(scope="module")
def compiled(tmp_path_factory):
    program = tmp_path_factory.mktemp("bot") / "consistent"
    compiler = shutil.which("c++") or "g++"
    subprocess.run([compiler, "-O1", "-std=c++17", "-o", program, BOTS / "consistent.cpp"], check=True)
    return program


def bot(tmp_path, body, **options):
    program = tmp_path / "bot.py"
    program.write_text(f"import sys, time\n{body}")
    return BotPlayer(f"{sys.executable} {program}", seconds=options.pop("seconds", PATIENCE), **options)


def test_every_player_gets_the_same_secrets_and_perfect_play_has_no_regret():
    players = [StrategyPlayer(name) for name in ("book", "first-consistent", "beginner")]
    found = compete(players, KIDS, games=25, seed=3)
    secrets = [[game.secret for game in games] for games in found.played.values()]
    assert secrets[0] == secrets[1] == secrets[2]
    assert secrets[0] == [draw_secret(KIDS, seed=3, number=number) for number in range(25)]
    by_name = {one.summary.name: one.summary for one in found.standings}
    assert by_name["book"].regret.mean == 0
    assert by_name["beginner"].regret.mean > by_name["first-consistent"].regret.mean > 0
    assert by_name["first-consistent"].consistency.mean == 1
    assert found.standings[-1].summary.name == "beginner"


def test_a_tournament_can_be_played_again():
    def play():
        return compete([StrategyPlayer("casual"), StrategyPlayer("steady")], KIDS, games=10, seed=1).as_json()

    state = random.getstate()
    assert play() == play()
    assert random.getstate() == state


def test_skill_is_the_rows_of_perfect_play_and_the_regret():
    """The identity of the review: rows = perfect + regret - luck, so that what remains without luck is skill."""
    games = [play_game(StrategyPlayer("steady"), KIDS, seed=2, number=n) for n in range(10)]
    found = summarise("steady", KIDS, games)
    perfect = keypeg.value("kids").lower
    lost = sum((one.lower for game in games for one in regrets(KIDS, game)), Fraction(0))
    assert found.skill.mean == pytest.approx(float(perfect + lost / 10))


@pytest.mark.parametrize("kind", ["python", "c++"])
def test_the_example_bots_play_like_the_strategies_they_are(kind, request):
    program = (
        f"{sys.executable} {BOTS / 'consistent.py'}"
        if kind == "python"
        else request.getfixturevalue("compiled")
    )
    player = read_player(f"bot:{program}", seconds=PATIENCE)
    try:
        for text in ("kids", "3x4u", "4x10r10U"):
            box = edition(text)
            for number in range(3 if text == "kids" else 1):
                game = play_game(player, box, seed=7, number=number)
                assert game.fault is None
                assert all(
                    row.guess in keypeg.candidates(Position(box, game.rows[:at]))
                    for at, row in enumerate(game.rows)
                )
                if kind == "c++":
                    assert game == play_game(StrategyPlayer("first-consistent"), box, seed=7, number=number)
    finally:
        player.close()
    assert player.name == ("consistent-py" if kind == "python" else "consistent-cpp")


GREETED = "input(); print('id name odd'); print('ready', flush=True)\n"
FAULTS = {
    "print('bestguess RRX', flush=True)": "no colour 'X'",
    "print('bestguess', flush=True)": "it must be bestguess CODE",
    "print('bestguess R R R', flush=True)": "it must be bestguess CODE",
    "print('bestguess ' + 'R' * 10_000_000, flush=True)": "is not a code of kids",
    "sys.exit(1)": "ended before it said bestguess",
}


@pytest.mark.parametrize(("body", "why"), FAULTS.items(), ids=lambda text: text[:30])
def test_a_bot_that_fails_has_lost_the_game_and_it_is_told_why(tmp_path, body, why):
    player = bot(tmp_path, f"{GREETED}for line in sys.stdin:\n    if line == 'go\\n': {body}\n")
    game = play_game(player, KIDS, seed=1, number=0)
    player.close()
    assert why in game.fault
    assert not game.broken
    assert summarise("odd", KIDS, [game]).failed == 1


def test_a_bot_that_says_nothing_in_time_is_given_up(tmp_path):
    with pytest.raises(KeypegError, match=r"did not say ready in 0\.01 seconds"):
        bot(tmp_path, "sys.stdin.read()", start_seconds=0.01)


def test_lines_that_the_arena_does_not_know_are_for_people(tmp_path):
    player = bot(
        tmp_path,
        f"{GREETED}for line in sys.stdin:\n"
        "    if line == 'go\\n': print('info thinking\\nbestguess RBG', flush=True)\n",
    )
    assert str(player.guess(Position(KIDS), seed=1)) == "RBG"
    player.close()


def test_wrong_players_are_told_in_one_line():
    with pytest.raises(KeypegError, match="unknown player 'wise'"):
        read_player("wise")
    with pytest.raises(KeypegError, match="cannot start bot './no-such-bot'"):
        read_player("bot:./no-such-bot")
    with pytest.raises(KeypegError, match="needs a command"):
        read_player("bot:")
    with pytest.raises(KeypegError, match="two players are called 'parts'"):
        compete([StrategyPlayer("parts"), StrategyPlayer("parts")], KIDS, games=1)
    with pytest.raises(KeypegError, match="cannot play 0 games"):
        compete([StrategyPlayer("parts")], KIDS, games=0)


def test_ratings_follow_duels():
    """A wins 3 of 4 against B in the limit of many duels: 400 * log10(3) = 191 points apart."""
    better, worse = (one.mean for one in rate([[4, 4, 4, 5] * 500, [5, 5, 5, 4] * 500]))
    assert better - worse == pytest.approx(190.85, abs=0.5)
    assert better + worse == pytest.approx(3000)
    alone = rate([[4, 5, 6]])
    assert alone[0].mean == 1500


def run(*words):
    program = Path(sys.executable).with_name("keypeg")
    return subprocess.run([program, *words], capture_output=True, text=True, check=False)


def test_the_command_prints_a_table_and_draws_it(tmp_path):
    picture = tmp_path / "ratings.svg"
    words = ("arena", "parts", "beginner", "--edition", "3x4", "--games", "8", "--seed", "2")
    shown = run(*words, "--svg", str(picture))
    assert shown.returncode == 0, shown.stderr
    assert "8 secrets of 3x4r10, seed 2" in shown.stdout
    drawn = ElementTree.fromstring(picture.read_text())
    assert "parts:" in drawn.find("{http://www.w3.org/2000/svg}desc").text
    data = json.loads(run(*words, "--json").stdout)
    assert {one["name"] for one in data["players"]} == {"parts", "beginner"}


def test_the_command_tells_a_mistake_in_one_line():
    shown = run("arena", "wise")
    assert (shown.returncode, shown.stdout) == (2, "")
    assert shown.stderr.startswith("keypeg: unknown player 'wise'")
    assert shown.stderr.count("\n") == 1
