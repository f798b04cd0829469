"""The daily code, puzzles and lessons over the network: nothing is told before its time."""

from __future__ import annotations

import json
from collections.abc import Iterator
from datetime import UTC, datetime
from typing import Any

import httpx
import pytest

from keypeg.rules.seals import digest
from keypeg.training import Family, daily, lessons, read_puzzle
from tests.server.playing import Scene
from tests.waiting import PATIENCE, wait_until

TODAY = datetime.now(UTC).date()


@pytest.fixture
def browser(scene: Scene) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=scene.servers[0].url, timeout=PATIENCE) as client:
        yield client


def begin(browser: httpx.Client, family: str = "hard", day: str = TODAY.isoformat()) -> str:
    answer = browser.post("/api/daily", json={"day": day, "family": family, "name": "Ada"})
    assert answer.status_code == 200, answer.text
    return str(answer.json()["table"])


def guess(browser: httpx.Client, table: str, code: str) -> httpx.Response:
    def ready() -> int | None:
        state = browser.get(f"/api/tables/{table}?seat=0").json()
        return int(state["seq"]) if "guess" in state["view"]["may"] else None

    seq = wait_until(ready)
    order = {"seat": 0, "seq": seq, "action": f"guess {code}", "id": f"{table}-{seq}"}
    return browser.post(f"/api/tables/{table}/actions", json=order)


def result(browser: httpx.Client, family: str = "hard") -> Any:
    return browser.get(f"/api/daily/{TODAY}/{family}").json()


def test_a_daily_code_is_played_once_and_told_to_nobody_before_the_end(browser: httpx.Client) -> None:
    """Every byte of the answers is searched for the code and for the nonce of its seal."""
    code = daily(TODAY, Family.HARD)
    heard: list[bytes] = []
    browser.event_hooks["response"] = [
        lambda answer: heard.append(answer.read() + repr(answer.headers).encode())
    ]
    other = "RRRRR" if str(code.secret) != "RRRRR" else "BBBBB"
    table = begin(browser)
    assert begin(browser) == table
    guess(browser, table, other)
    for path in ("", "?seat=0", "/fair", "/text", "/mine", "/hint?seat=0", "/review?nth=1&seat=0"):
        browser.get(f"/api/tables/{table}{path}")
    browser.get(f"/api/daily?today={TODAY}")
    assert result(browser)["code"] is None
    told = b"".join(heard)
    assert code.seal.digest.encode() in told
    assert not [trace for trace in (str(code.secret), code.seal.nonce) if trace.encode() in told]

    assert guess(browser, table, str(code.secret)).json()["state"]["view"]["over"]
    found = result(browser)
    assert (found["code"], found["game"]["rows"], found["game"]["broken"]) == (str(code.secret), 2, True)
    name, _, attempt = found["sealed_as"].rpartition(" ")
    assert (name, attempt) == (code.table, "1.1")
    made = digest(name, game=1, attempt=1, code=found["code"], nonce=found["nonce"])
    assert made == found["digest"] == code.seal.digest
    assert begin(browser) == table


def play_daily(client: httpx.Client, family: str, rows: int) -> None:
    """Break the daily code in so many rows."""
    secret = str(daily(TODAY, Family(family)).secret)
    table = begin(client, family)
    wrong = next(letter for letter in "RBGY" if letter not in secret) * len(secret)
    for _ in range(rows - 1):
        guess(client, table, wrong)
    assert result(client, family)["counts"] is None
    guess(client, table, secret)
    result(client, family)


def test_the_histogram_counts_everybody_once_and_only_after_the_own_game(scene: Scene) -> None:
    """A code that is broken by the first guess was known before, and is left out."""
    clients = [httpx.Client(base_url=scene.servers[0].url, timeout=PATIENCE) for _ in range(4)]
    try:
        for rows, client in enumerate(clients[:3], 1):
            play_daily(client, "easy", rows)
        found = result(clients[0], "easy")
        assert (found["game"]["rows"], found["counts"][:4], found["unbroken"]) == (1, [0, 1, 1, 0], 0)
        stranger = result(clients[3], "easy")
        assert (stranger["game"], stranger["code"], stranger["counts"]) == (None, None, None)
    finally:
        for client in clients:
            client.close()


def test_the_histogram_counts_one_person_of_each_address(limited: Scene) -> None:
    clients = [httpx.Client(base_url=limited.servers[0].url, timeout=60) for _ in range(3)]
    try:
        for rows, client in enumerate(clients, 2):
            play_daily(client, "easy", rows)
        found = [result(client, "easy") for client in clients]
        assert [one["game"]["rows"] for one in found] == [2, 3, 4]
        assert [(one["counts"][:5], one["unbroken"]) for one in found] == [([0, 1, 0, 0, 0], 0)] * 3
    finally:
        for client in clients:
            client.close()


def test_the_calendar_counts_days_in_a_row(browser: httpx.Client) -> None:
    table = begin(browser, "classic")
    guess(browser, table, str(daily(TODAY, Family.CLASSIC).secret))
    begin(browser, "classic", "2026-01-01")
    listed = browser.get(f"/api/daily?today={TODAY}").json()
    (classic,) = [one for one in listed["families"] if one["family"] == "classic"]
    assert (classic["streak"], classic["longest"], classic["edition"]["shape"]) == (1, 1, "4x6r10")
    games = [(game["day"], game["rows"], game["late"]) for game in classic["games"]]
    assert games == [("2026-01-01", None, True), (TODAY.isoformat(), 1, False)]
    browser.delete("/api/record")
    assert not browser.get(f"/api/daily?today={TODAY}").json()["families"][1]["games"]


def test_a_day_to_come_and_what_is_no_day_are_refused(browser: httpx.Client) -> None:
    for day, status, code in (
        ("2999-01-01", 404, "daily-not-yet"),
        ("2025-12-31", 404, "daily-not-a-day"),
        ("2026-02-30", 404, "daily-not-a-day"),
        ("x", 400, "daily-not-a-day"),
    ):
        answer = browser.post("/api/daily", json={"day": day, "family": "easy", "name": "Ada"})
        assert (answer.status_code, answer.json()["error"]["code"]) == (status, code)
    table = {"seats": [{"name": "Ada"}, {"kind": "computer", "level": "steady"}], "daily": f"{TODAY}-hard"}
    answer = browser.post("/api/tables", json=table)
    assert answer.json()["error"]["code"] == "daily-other-edition"


def test_puzzles_come_without_their_answers_and_are_judged(browser: httpx.Client) -> None:
    training: dict[str, int] = {}
    kinds = set()
    for right in (True, True, True, False):
        wish = {"seed": "abc", "training": training}
        puzzle = browser.post("/api/puzzles/next", json=wish).json()
        answer = read_puzzle(puzzle["key"]).answer
        assert json.dumps(puzzle["position"]["rows"]).count("guess") >= 1
        assert "answer" not in puzzle
        kinds.add(puzzle["kind"])
        given = {"key": puzzle["key"], "answer": answer if right else None, "training": training}
        verdict = browser.post("/api/puzzles/answer", json=given).json()
        assert (verdict["right"], verdict["answer"]) == (right, answer)
        assert verdict["why"][0]["text"]
        training = verdict["training"]
    assert len(kinds) == 4
    assert (training["level"], training["streak"], training["longest"], training["tried"]) == (2, 0, 3, 4)
    for _ in range(12):
        # Whoever gives up twelve times, or solves twelve at the highest level, is asked on.
        given = {"key": puzzle["key"], "answer": None, "training": training}
        answered = browser.post("/api/puzzles/answer", json=given)
        assert answered.status_code == 200
        training = answered.json()["training"]
    assert (training["level"], training["tried"]) == (1, 16)
    wrong = {"key": "only-code:1:x", "answer": "ZZZ", "training": training}
    assert browser.post("/api/puzzles/answer", json=wrong).status_code == 409


def test_lessons_come_without_their_answers_and_are_judged(browser: httpx.Client) -> None:
    listed = browser.get("/api/lessons", headers={"accept-language": "de"}).json()
    assert [lesson["key"] for lesson in listed] == [
        "clue",
        "counting",
        "splitting",
        "impossible",
        "blanks",
        "group",
    ]
    assert listed[0]["title"]["text"] == "Was ein Hinweis sagt"
    assert "answer" not in json.dumps(listed)
    for lesson in lessons():
        for number, step in enumerate(lesson.steps):
            given = {"lesson": lesson.key, "step": number, "answer": step.answer}
            verdict = browser.post("/api/lessons/answer", json=given).json()
            assert verdict["right"]
            assert (verdict["after"] is None) == (step.kind == "read")
    wrong = browser.post("/api/lessons/answer", json={"lesson": "clue", "step": 3, "answer": "28"}).json()
    assert wrong == {"right": False, "after": None, "answer": None}


def test_a_second_wrong_answer_to_a_lesson_is_explained(browser: httpx.Client) -> None:
    """A step that only has to be read cannot be wrong."""
    asked = [(one.key, at, step) for one in lessons() for at, step in enumerate(one.steps) if step.answer]
    unlike = {"number": "999", "feedback": "0-0", "only-code": "RRRR", "separate": "RRRR"}
    for lesson, at, step in asked:
        answer = unlike[step.kind][: len(step.answer)] if "code" in step.kind else unlike[step.kind]
        given = {"lesson": lesson, "step": at, "answer": answer, "wrong": 1}
        verdict = browser.post("/api/lessons/answer", json=given).json()
        assert (verdict["right"], verdict["answer"]) == (False, step.answer)
        assert verdict["after"]["code"] == f"{step.code}-after"


def test_a_step_that_is_not_there_is_refused(browser: httpx.Client) -> None:
    missing = browser.post("/api/lessons/answer", json={"lesson": "x", "step": 0, "answer": "1"})
    assert missing.json()["error"]["code"] == "lesson-no-step"
