"""A player that refuses, quits or talks nonsense is never scored above one that loses by playing."""

import json

import pytest

import keypeg
from keypeg.errors import KeypegError
from keypeg.lab.arena import TextEnv
from keypeg.lab.arena.evaluation import Suite
from keypeg.lab.arena.games import PlayedGame, play_game
from keypeg.lab.arena.players import StrategyPlayer
from keypeg.lab.arena.report import make_report, pictures, report_document
from keypeg.lab.arena.statistics import summarise
from keypeg.lab.gym import Batch, CodebreakerEnv
from keypeg.lab.rewards import REWARD_KINDS
from keypeg.rules import Code, MarkedRow, edition, mark

CLASSIC = edition("classic")
SECRET = "RGBY"


def stopped_after(guesses, *, number=0):
    """Return a game in which the player gave up after these guesses."""
    secret = Code(SECRET)
    rows = tuple(MarkedRow(Code(guess), mark(secret, Code(guess))) for guess in guesses)
    return PlayedGame(number=number, secret=secret, rows=rows, fault="it refuses")


def test_refusing_scores_as_the_worst_play_there_is():
    refusing = summarise("refuser", CLASSIC, [stopped_after([], number=n) for n in range(3)])
    wasting = summarise("waster", CLASSIC, [stopped_after(["WWWW"] * 10, number=n) for n in range(3)])
    assert refusing.rows.mean == wasting.rows.mean == 11
    # A row that tells nothing loses exactly one row; ten rows were not played.
    assert refusing.regret.mean == 1
    assert refusing.skill.mean == pytest.approx(float(keypeg.value("classic").lower) + 10)
    assert refusing.skill.mean >= wasting.skill.mean
    assert refusing.solved.mean == 0


def test_quitting_after_two_rows_does_not_beat_an_honest_player():
    quitting = summarise("quitter", CLASSIC, [stopped_after(["RRBG", "YYGW"], number=n) for n in range(3)])
    honest = summarise(
        "steady",
        CLASSIC,
        [play_game(StrategyPlayer("steady"), CLASSIC, seed=1, number=n) for n in range(3)],
    )
    assert honest.solved.mean == 1
    assert quitting.skill.mean > honest.skill.mean + 7
    assert quitting.regret.mean > honest.regret.mean
    assert quitting.rows.mean > honest.rows.mean


def test_skill_is_shown_only_beside_the_share_solved():
    suite = Suite(model="quitter", games=2)
    report = make_report(suite, [stopped_after(["RRBB"], number=n) for n in range(2)])
    head = next(
        line for line in report_document(report).as_markdown().splitlines() if line.startswith("| player")
    )
    assert head.index("solved") < head.index("skill")
    title, drawn = pictures(report)["skill"]
    assert "0% solved" in drawn
    assert "100% solved" in drawn  # the levels
    assert title


def returns(env, replies):
    """Return the sum of the rewards of a game."""
    total, done = 0.0, False
    for reply in replies:
        _, reward, done, _ = env.step(reply)
        total += reward
        if done:
            break
    assert done
    return total


@pytest.mark.parametrize("kind", REWARD_KINDS)
def test_no_reward_pays_more_for_refusing_or_quitting_than_for_losing(kind):
    def play(*replies):
        env = TextEnv("classic", reward=kind)
        env.reset(secret=SECRET)
        return returns(env, replies)

    losing = play(*["WWWW"] * 10)
    refusing = play(*["I refuse"] * 4)
    quitting = play("WWWW", *["I refuse"] * 4)
    stopped = TextEnv("classic", reward=kind)
    stopped.reset(secret=SECRET)
    assert stopped.step("WWWW")[1] + stopped.give_up()[1] <= losing
    solving = play("RRBB", SECRET)
    last = play(*["WWWW"] * 9, SECRET)
    assert refusing <= losing
    assert quitting <= losing
    assert solving > losing
    assert last >= losing


def test_the_default_reward_is_bounded_and_the_same_everywhere():
    """(limit + 1 - rows) / limit: 1 for the first row, 1/10 for the tenth, 0 if the code is not broken."""
    expected = {1: 1.0, 2: 0.9, 10: 0.1}
    for rows, worth in expected.items():
        text = TextEnv("classic")
        text.reset(secret=SECRET)
        assert returns(text, [*["WWWW"] * (rows - 1), SECRET]) == pytest.approx(worth)
        env = CodebreakerEnv("classic")
        env.reset(options={"secret": SECRET})
        paid = [env.step([4, 4, 4, 4])[1] for _ in range(rows - 1)] + [env.step([0, 2, 1, 3])[1]]
        assert paid == [0.0] * (rows - 1) + [pytest.approx(worth)]
    for same_step in (True, False):
        batch = Batch("3x4r3", 64, seed=3, same_step=same_step)
        seen = set()
        for turn in range(12):
            before = batch.row.copy()
            restarted = batch.ended.copy() & (not same_step)
            batch.step([(7 * turn + lane) % 64 for lane in range(64)])
            for lane in range(64):
                broken = batch.broken[lane] and not restarted[lane]
                worth = {1: 1.0, 2: 2 / 3, 3: 1 / 3}[before[lane] + 1] if broken else 0.0
                assert batch.reward[lane] == pytest.approx(worth)
                seen.add(round(worth, 3))
        assert len(seen) == 4
    lost = TextEnv("classic")
    lost.reset(secret=SECRET)
    assert returns(lost, ["WWWW"] * 10) == 0


def test_the_default_of_the_environments_is_bounded():
    assert TextEnv("kids").options.reward == CodebreakerEnv("kids").reward_mode == "bounded"
    assert Batch("kids", 2).reward_kind == "bounded"


def test_where_regret_is_only_bounded_no_middle_enters_a_score():
    super_box = edition("super")
    games = [play_game(StrategyPlayer("perfect"), super_box, seed=1, number=n) for n in range(2)]
    found = summarise("perfect", super_box, games)
    assert (found.regret, found.skill) == (None, None)
    low, high = found.regret_bounds
    assert 0 <= low < high <= 1
    report = make_report(Suite(model="perfect", edition="super", games=2), games)
    assert "skill" not in pictures(report)
    assert "~" not in report_document(report).as_markdown()
    assert json.dumps(found.as_json())


@pytest.mark.parametrize("make", [TextEnv, CodebreakerEnv, lambda box, reward: Batch(box, 2, reward=reward)])
def test_regret_is_paid_only_where_it_is_exact(make):
    with pytest.raises(KeypegError, match="super has too many guesses for exact regret: at most 2,401"):
        make("super", reward="regret")
