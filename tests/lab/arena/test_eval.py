"""Evaluating a model: against an endpoint whose model plays a strategy, so that every number is known."""

import json
import os
import re
import subprocess
import sys
import threading
import xml.etree.ElementTree as ElementTree
from hashlib import sha256
from pathlib import Path

import pytest

import keypeg
from keypeg.errors import KeypegError
from keypeg.lab.arena.evaluation import GAMES, SALT, Suite, evaluate, read_games
from keypeg.lab.arena.games import play_game, regrets
from keypeg.lab.arena.model import EndpointFault, EndpointUnusable, Model, ModelAnswer, ModelEndpoint
from keypeg.lab.arena.players import StrategyPlayer, read_player
from keypeg.lab.arena.report import make_report, report_document
from keypeg.rules import edition
from tests.lab.arena.stub import completion, endpoint, strategy_model
from tests.waiting import PATIENCE


def run(*words, **environment):
    program = Path(sys.executable).with_name("keypeg")
    return subprocess.run(
        [program, "eval", *words],
        capture_output=True,
        text=True,
        env={**os.environ, "LANG": "C", **environment},
    )


def asking(reply):
    return lambda conversation: ModelAnswer(reply({"messages": conversation}), 100, 7, "stop")


def test_the_regret_of_a_known_strategy_over_every_secret_is_its_known_loss(tmp_path):
    """Total of minimax on 3x4 less the total of perfect play, both from other code."""
    suite = Suite(model="minimax", edition="3x4", every_secret=True)
    games = evaluate(asking(strategy_model("3x4", "minimax")), suite, tmp_path)
    assert len(games) == 64
    lost = sum(one.lower for game in games for one in regrets(suite.box, game))
    assert lost == keypeg.simulate("3x4", "minimax").total - 64 * keypeg.value("3x4").lower
    assert lost > 0
    report = make_report(suite, games)
    guesses = keypeg.simulate("3x4", "minimax").total
    assert report.summary.regret.mean == pytest.approx(float(lost) / guesses)
    assert report.summary.rows.mean == pytest.approx(guesses / 64)
    assert report.summary.solved.mean == 1
    assert report.summary.use.prompt_tokens == 100 * guesses
    assert report.summary.use.completion_tokens == 7 * guesses
    assert report.summary.use.finish_reasons == (("stop", guesses),)


def test_the_command_plays_an_endpoint_resumes_and_writes_its_report(tmp_path):
    folder = tmp_path / "out"
    with endpoint(strategy_model("kids", "entropy")) as (url, seen):
        words = ("--model", url, "--name", "stub", "--edition", "kids", "--seed", "3", "--out", str(folder))
        words += ("--prompt-price", "2", "--completion-price", "10")
        first = run(*words, "--games", "6", "--json", KEYPEG_API_KEY="k1")
        assert first.returncode == 0, first.stderr
        asked = len(seen)
        path, headers, body = seen[0]
        assert path == "/v1/chat/completions"
        assert headers["authorization"] == "Bearer k1"
        assert (body["model"], body["messages"][0]["role"]) == ("stub", "user")
        assert set(body) == {"model", "messages"}  # nothing is sent that was not asked for
        kept = (folder / GAMES).read_text().splitlines()
        assert len(kept) == 6
        assert "k1" not in "".join(path.read_text() for path in folder.iterdir())
        # What is left after a crash in the middle of a line.
        (folder / GAMES).write_text("\n".join([*kept[:4], kept[4][:30]]))
        again = run(*words, "--games", "6", "--json")
        assert again.returncode == 0, again.stderr
        assert len(seen) < 2 * asked
        answers = [json.loads(one.stdout) for one in (first, again)]
        assert all(one["model"]["use"].pop("seconds") > 0 for one in answers)
        assert answers[0] == answers[1]
    found = json.loads(first.stdout)["model"]
    salt = (folder / SALT).read_text().strip()
    assert (found["salt"], found["seal"]) == (salt, sha256(salt.encode()).hexdigest())
    assert json.loads((folder / "suite.json").read_text())["seal"] == found["seal"]
    assert found["cost"] == pytest.approx((2 * 100 + 10 * 7) * asked / 1e6)
    player = StrategyPlayer("entropy")
    alone = [play_game(player, edition("kids"), seed=3, number=n, salt=salt) for n in range(6)]
    played = sorted(read_games(folder / GAMES, edition("kids")), key=lambda game: game.number)
    assert [game.rows for game in played] == [game.rows for game in alone]
    assert found["rows"]["mean"] == pytest.approx(sum(len(game.rows) for game in alone) / 6)
    assert "| stub | 6 |" in (folder / "report.md").read_text()
    page = (folder / "report.html").read_text()
    assert page.count("<svg") == 3
    assert not re.search(r"(src|href)=", page)
    other = run(*words, "--games", "6", "--temperature", "0.5")
    assert other.returncode == 2
    assert "another suite (settings differ)" in other.stderr


def test_slips_and_refused_guesses_are_counted_and_end_a_game(tmp_path):
    replies = {"hm": "slips", "<guess>RRX</guess>": "refused"}
    for reply, name in replies.items():
        suite = Suite(model=name, edition="kids", games=2)
        games = evaluate(asking(lambda _, reply=reply: reply), suite, tmp_path / name)
        summary = make_report(suite, games).summary
        assert {"slips": summary.slips, "refused": summary.refused}[
            name
        ] == 8  # 3 are forgiven, the 4th ends it
        assert summary.failed == 2
        assert summary.solved.mean == 0
        assert summary.rows.mean == 10


def test_games_are_played_side_by_side(tmp_path):
    together = threading.Barrier(4, timeout=PATIENCE)
    first = threading.local()

    def ask(conversation):
        if not hasattr(first, "met"):
            first.met = True
            together.wait()
        return ModelAnswer("<guess>RRR</guess>")

    assert len(evaluate(ask, Suite(model="m", edition="kids", games=4), tmp_path, parallel=4)) == 4


def test_when_the_endpoint_is_gone_the_games_that_are_done_are_kept(tmp_path):
    calls = []

    def ask(conversation):
        calls.append(conversation)
        if len(calls) > 20:
            raise EndpointUnusable("the model at X does not answer: HTTP 401")
        return ModelAnswer("<guess>RRR</guess>")

    suite = Suite(model="m", edition="kids", games=5)
    with pytest.raises(KeypegError, match="HTTP 401"):
        evaluate(ask, suite, tmp_path, parallel=1)
    assert len(read_games(tmp_path / GAMES, suite.box)) == 2
    calls.clear()
    assert len(evaluate(lambda *_: ModelAnswer("RRR"), suite, tmp_path, parallel=1)) == 5


def test_a_folder_of_another_suite_is_refused(tmp_path):
    evaluate(lambda *_: ModelAnswer("RRR"), Suite(model="m", edition="kids", games=1), tmp_path)
    with pytest.raises(KeypegError, match="another suite"):
        evaluate(lambda *_: ModelAnswer("RRR"), Suite(model="m", edition="kids", games=2), tmp_path)
    (tmp_path / GAMES).write_text("nonsense\n{}\n")
    with pytest.raises(KeypegError, match="cannot read line 1"):
        evaluate(lambda *_: ModelAnswer("RRR"), Suite(model="m", edition="kids", games=1), tmp_path)


def test_a_busy_endpoint_is_asked_again_and_a_wrong_one_is_not():
    answers = [(503, "busy"), (429, "slow down"), (200, completion("RGBY"))]
    waits = []
    with endpoint(lambda _: answers.pop(0)) as (url, seen):
        model = Model(ModelEndpoint(url=url, name="m"), sleep=waits.append)
        answer = model.answer([{"role": "user", "content": "?"}])
        assert (answer.text, answer.prompt_tokens, answer.completion_tokens) == ("RGBY", 100, 7)
        assert answer.finish_reason == "stop"
        assert waits == [1.0, 0.0]
        answers.append((401, "no key"))
        with pytest.raises(EndpointUnusable, match="HTTP 401 no key"):
            model.answer([])
        assert len(seen) == 4
        model.close()


@pytest.mark.parametrize(
    "body", ["", "null", "[]", "{}", '{"choices": []}', '{"choices": [{"message": 3}]}', "<html>"]
)
def test_an_endpoint_that_speaks_something_else_is_told_in_one_line(body):
    with endpoint(lambda _: (200, body)) as (url, _):
        model = Model(ModelEndpoint(url=url, name="m"), sleep=lambda _: None)
        with pytest.raises(EndpointFault, match="answered"):
            model.answer([])
        model.close()


def test_a_reply_without_text_is_a_slip(tmp_path):
    with endpoint(lambda _: (200, '{"choices": [{"message": {"content": null}}]}')) as (url, _):
        model = Model(ModelEndpoint(url=url, name="m"))
        suite = Suite(model="m", edition="kids", games=1)
        games = evaluate(model.answer, suite, tmp_path)
        assert games[0].slips == 4
        model.close()


def test_nobody_at_the_address_is_told_in_one_line(tmp_path):
    waits = []
    model = Model(ModelEndpoint(url="http://127.0.0.1:1/v1", name="m"), sleep=waits.append)
    with pytest.raises(EndpointUnusable, match="does not answer"):
        model.answer([])
    assert len(waits) == 4
    model.close()
    done = run("--model", "nowhere", "--out", str(tmp_path / "o"))
    assert done.returncode == 2
    assert done.stderr.startswith("keypeg: 'nowhere' is not the URL of a model")
    assert done.stderr.count("\n") == 1


def test_a_model_plays_in_the_arena_like_its_strategy():
    def reply(body):
        told = body["messages"][0]["content"]
        rows = re.findall(r"^(\w{3}): (\d) red, (\d) white$", told, re.MULTILINE)
        turns = [{"role": "user", "content": f"Row 1: {g}: {r} red, {w} white"} for g, r, w in rows]
        return strategy_model("kids", "parts")({"messages": turns})

    with endpoint(reply) as (url, _):
        player = read_player(f"mine=model:{url}")
        games = [play_game(player, edition("kids"), seed=1, number=n) for n in range(3)]
        player.close()
    assert player.name == "mine"
    assert games == [play_game(StrategyPlayer("parts"), edition("kids"), seed=1, number=n) for n in range(3)]
    with endpoint(lambda _: "hm") as (url, seen):
        player = read_player(f"model:{url}")
        game = play_game(player, edition("kids"), seed=1, number=0)
        player.close()
    assert game.fault == "default gave no allowed guess in 4 replies"
    assert len(seen) == 4


def test_the_report_escapes_names_and_compares_with_the_levels(tmp_path):
    suite = Suite(model="<b>m|", edition="kids", games=3)
    report = make_report(suite, evaluate(asking(strategy_model("kids", "parts")), suite, tmp_path))
    assert "&lt;b&gt;m|" in report_document(report).as_html()
    assert "<b>m" not in report_document(report).as_html()
    assert [one.name for one in report.yardsticks] == ["perfect", "expert", "steady", "beginner"]
    assert report.yardsticks[0].regret.mean == 0
    for drawn in re.findall(r"<svg.*?</svg>", report_document(report).as_html()):
        ElementTree.fromstring(drawn)
    assert "Regret is what a row loses" in report_document(report).as_markdown()
