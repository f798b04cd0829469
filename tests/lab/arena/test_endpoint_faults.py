"""An endpoint that fails, stalls or talks nonsense: the run finishes, and the report says what failed."""

import json
import threading

import pytest

from keypeg.errors import KeypegError
from keypeg.lab.arena.evaluation import GAMES, Suite, evaluate, play_suite_game, read_games
from keypeg.lab.arena.model import (
    MOST_ANSWER_BYTES,
    MOST_TRIES,
    EndpointFault,
    EndpointUnusable,
    Model,
    ModelAnswer,
    ModelEndpoint,
)
from keypeg.lab.arena.players import read_player
from keypeg.lab.arena.report import make_report, report_document
from keypeg.lab.arena.tournament import compete
from keypeg.rules import edition
from tests.lab.arena.stub import completion, endpoint, strategy_model
from tests.waiting import PATIENCE

KIDS = "kids"


def settings(url, **more):
    return Model(ModelEndpoint(url=url, name="m", **more), sleep=lambda _: None)


FAILING = {
    "content filter": (400, '{"error": "content_filter"}'),
    "context length": (400, '{"error": "context_length_exceeded"}'),
    "too large": (413, "no"),
    "server error": (500, "oops"),
    "no JSON": (200, "<html>"),
    "no choices": (200, '{"choices": []}'),
    "deep": (200, "[" * 100_000),
}


@pytest.mark.parametrize("answer", FAILING.values(), ids=list(FAILING))
def test_a_run_with_a_failing_answer_finishes_and_counts_it_apart(answer, tmp_path):
    """The second row of every game fails: each is one fault of the endpoint, and costs what a lost game does."""
    play = strategy_model(KIDS, "entropy")

    def reply(body):
        return answer if len(body["messages"]) > 1 else play(body)

    with endpoint(reply) as (url, seen):
        model, suite = settings(url), Suite(model="m", edition=KIDS, games=3)
        games = evaluate(model.answer, suite, tmp_path, parallel=2)
        asked = len(seen)
        assert evaluate(model.answer, suite, tmp_path) == games
        assert len(seen) == asked  # resuming asks nothing again
        model.close()
    report = make_report(suite, games)
    failing = [game for game in games if not game.broken]
    assert failing
    assert all(game.endpoint and game.fault for game in failing)
    assert report.summary.endpoint_faults == len(failing)
    assert report.summary.rows.high == suite.box.shape.rows + 1
    [(why, count)] = report.as_json()["model"]["faults"].items()
    assert count == len(failing)
    assert f"{count} of 3 games: {why}" in report_document(report).as_markdown()
    assert "by a fault of the endpoint" in report_document(report).as_html()


def test_games_that_the_endpoint_stopped_are_played_again_only_when_asked_for(tmp_path):
    working = False

    def reply(body):
        return strategy_model(KIDS, "entropy")(body) if working else (400, "content filter")

    with endpoint(reply) as (url, seen):
        model, suite = settings(url), Suite(model="m", edition=KIDS, games=3)
        assert all(game.endpoint for game in evaluate(model.answer, suite, tmp_path))
        assert len(seen) == 3  # a request that is refused is not repeated
        working = True
        assert all(game.endpoint for game in evaluate(model.answer, suite, tmp_path))
        games = evaluate(model.answer, suite, tmp_path, retry_failed=True)
        model.close()
    assert all(game.broken and game.attempts == 2 for game in games)
    assert make_report(suite, games).as_json()["model"]["retried"] == 3
    assert len(read_games(tmp_path / GAMES, suite.box)) == 6
    assert evaluate(lambda _: pytest.fail("asked again"), suite, tmp_path) == games


def test_a_reply_that_cannot_be_saved_or_sent_back_stops_nothing(tmp_path):
    """Half a surrogate pair, written as JSON allows it."""
    body = completion("X").replace('"X"', '"\\ud800 RRR"')
    with endpoint(lambda _: (200, body)) as (url, _):
        model, suite = settings(url), Suite(model="m", edition=KIDS, games=1)
        [game] = evaluate(model.answer, suite, tmp_path)
        model.close()
    assert len(game.rows) == suite.box.shape.rows or game.broken


def test_a_huge_reply_is_a_fault_of_its_game(tmp_path):
    with endpoint(lambda _: (200, completion("R" * (MOST_ANSWER_BYTES + 1)))) as (url, _):
        model = settings(url)
        with pytest.raises(EndpointFault, match="more than 4,194,304 bytes"):
            model.answer([])
        model.close()


def test_a_long_reply_is_not_sent_back_whole(tmp_path):
    long = "x" * 1_000_000 + " <guess>RRR</guess>"
    with endpoint(lambda _: long) as (url, seen):
        model, suite = settings(url), Suite(model="m", edition=KIDS, games=1)
        evaluate(model.answer, suite, tmp_path)
        model.close()
    assert max(len(json.dumps(body)) for _, _, body in seen) < 200_000
    assert (tmp_path / GAMES).stat().st_size < 200_000


def test_an_answer_that_trickles_has_one_time_limit():
    """The clock goes on by a minute at every look: each piece is in time, the whole is not."""
    now = [0.0]

    def clock():
        now[0] += 60
        return now[0]

    with endpoint(lambda _: (200, completion("RRR"))) as (url, _):
        model = Model(ModelEndpoint(url=url, name="m", seconds=50), sleep=lambda _: None, clock=clock)
        with pytest.raises(EndpointFault, match="took more than 50 seconds"):
            model.answer([])
        model.close()


def test_an_endpoint_that_stalls_ends_no_run(tmp_path):
    released = threading.Event()

    def reply(_):
        released.wait(PATIENCE)
        return "RRR"

    with endpoint(reply) as (url, seen):
        model, suite = settings(url, seconds=0.1), Suite(model="m", edition=KIDS, games=1)
        [game] = evaluate(model.answer, suite, tmp_path)
        released.set()
        model.close()
    assert game.endpoint
    assert "does not answer" in game.fault
    assert len(seen) <= MOST_TRIES


def test_only_what_was_asked_for_is_sent():
    with endpoint(lambda _: "RRR") as (url, seen):
        for more in (
            {},
            {"temperature": 0.0, "most_tokens": 5},
            {"most_completion_tokens": 9, "reasoning_effort": "low", "extra": {"top_p": 0.5}},
        ):
            model = settings(url, **more)
            model.answer([])
            model.close()
    sent = [{name: body[name] for name in body if name not in ("model", "messages")} for _, _, body in seen]
    assert sent == [
        {},
        {"temperature": 0.0, "max_tokens": 5},
        {"max_completion_tokens": 9, "reasoning_effort": "low", "top_p": 0.5},
    ]


@pytest.mark.parametrize(
    "change",
    [
        {"url": "http://127.0.0.1:2/v1"},
        {"temperature": 0.0},
        {"reasoning_effort": "low"},
        {"extra": {"a": 1}},
    ],
    ids=str,
)
def test_a_folder_refuses_a_suite_that_asks_in_another_way(change, tmp_path):
    plain = {"url": "http://user:hunter2@127.0.0.1:1/v1?key=hunter2", "name": "m", "key": "hunter2"}

    def suite(**options):
        return Suite(
            model="m", edition=KIDS, games=1, settings=ModelEndpoint(**{**plain, **options}).settings()
        )

    evaluate(lambda _: ModelAnswer("RRR"), suite(), tmp_path)
    assert len(evaluate(lambda _: pytest.fail("asked"), suite(key="other"), tmp_path)) == 1
    with pytest.raises(KeypegError, match=r"another suite \(settings differ\)"):
        evaluate(lambda _: ModelAnswer("RRR"), suite(**change), tmp_path)
    assert "hunter2" not in "".join(path.read_text() for path in tmp_path.iterdir())


def test_what_a_model_thought_is_not_sent_back():
    replies = iter(["<think>RRR or BBB</think>\n<guess>RRR</guess>"] * 20)
    with endpoint(lambda _: next(replies)) as (url, seen):
        model = settings(url)
        play_suite_game(model.answer, Suite(model="m", edition=KIDS, games=1), 0)
        model.close()
    said = [turn["content"] for turn in seen[-1][2]["messages"] if turn["role"] == "assistant"]
    assert said
    assert set(said) == {"<guess>RRR</guess>"}


def test_an_arena_with_a_model_that_nobody_reaches_ends_at_once():
    with endpoint(lambda _: (401, "no key")) as (url, seen):
        player = read_player(f"model:{url}")
        with pytest.raises(EndpointUnusable, match="HTTP 401"):
            compete([player], edition(KIDS), games=5)
        player.close()
    assert len(seen) == 1


def test_an_answer_that_fails_in_the_arena_loses_that_game_only():
    answers = iter([(400, "content filter")])

    def reply(_):
        return next(answers, None) or "RRR"

    with endpoint(reply) as (url, _):
        player = read_player(f"model:{url}")
        games = compete([player], edition(KIDS), games=2).played["default"]
        player.close()
    assert "HTTP 400 content filter" in games[0].fault
    assert games[1].fault is None
