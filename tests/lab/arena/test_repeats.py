"""Several games with each secret: pass@k, and intervals that count secrets."""

import random

import pytest

from keypeg.lab.arena.evaluation import Suite, evaluate
from keypeg.lab.arena.model import ModelAnswer
from keypeg.lab.arena.report import make_report, report_document
from keypeg.lab.arena.statistics import pass_rates


def test_every_secret_is_played_as_often_as_asked_for(tmp_path):
    suite = Suite(model="m", edition="kids/3x4r2", games=3, repeats=4)
    games = evaluate(lambda _: ModelAnswer("RRR"), suite, tmp_path)
    assert len(games) == 12
    secrets = [game.secret for game in games]
    assert all(len(set(secrets[at : at + 4])) == 1 for at in (0, 4, 8))
    assert secrets[0::4] == [Suite(model="m", edition="kids/3x4r2", games=3).secret(n) for n in range(3)]
    report = make_report(suite, games)
    assert len(report.summary.pass_at) == 4
    assert "pass@4" in report_document(report).as_markdown()
    assert report.yardsticks[0].games == 3


def test_pass_at_k_is_the_chance_that_one_of_k_games_breaks_the_code():
    """Against drawing k of the games of each secret many times."""
    chance = random.Random(1)
    broken = [chance.random() < 0.3 for _ in range(20 * 6)]
    for k, found in enumerate(pass_rates(broken, 6), 1):
        drawn = [
            any(chance.sample(broken[at : at + 6], k)) for at in range(0, len(broken), 6) for _ in range(2000)
        ]
        assert found.mean == pytest.approx(sum(drawn) / len(drawn), abs=0.01)
        assert found.low <= found.mean <= found.high


def test_repeating_the_same_games_gives_no_narrower_interval(tmp_path):
    """A model that plays the same every time shows nothing new in a repeat."""
    replies = {}

    def ask(conversation):
        return ModelAnswer(
            replies.setdefault(len(conversation), random.Random(len(conversation)).choice("RBG") * 3)
        )

    def rows(repeats):
        suite = Suite(model="m", edition="kids/3x3r9", games=8, repeats=repeats)
        return make_report(suite, evaluate(ask, suite, tmp_path / str(repeats))).summary.rows

    once, often = rows(1), rows(10)
    assert often.mean == pytest.approx(once.mean)
    assert often.high - often.low == pytest.approx(once.high - once.low)
