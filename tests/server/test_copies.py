"""A table goes on on the device of its only player, and comes back to the server."""

from __future__ import annotations

import json
from typing import Any

import pytest

from keypeg.browser.storage import BrowserStorage
from keypeg.browser.tables import BrowserTables
from keypeg.browser.worker import Worker
from tests.server.playing import Scene, Table
from tests.waiting import wait_until

SOLO = {"seats": [{"kind": "computer", "level": "steady"}, {"name": "Ada"}], "take": [1]}


def begun(scene: Scene, **options: Any) -> Table:
    """Ada's table against a computer, which has set its code."""
    table = scene.open(**{**SOLO, "games": 2, **options})
    wait_until(lambda: table.state(1)["view"]["waits_for"] == [1])
    return table


def copy_of(table: Table) -> str:
    answer = table.get("/copy", 1)
    assert answer.status_code == 200, answer.text
    return answer.text


def device(copy: str) -> Worker:
    """A browser's worker that has adopted a copy."""
    worker = Worker(BrowserTables(BrowserStorage()))
    assert json.loads(worker.adopt(copy))["changed"] == json.loads(copy)["table"]
    return worker


def ask(worker: Worker, method: str, path: str, body: object = None) -> dict[str, Any]:
    reply = json.loads(worker.request(method, path, "" if body is None else json.dumps(body), "en"))
    assert reply["status"] < 300, reply["body"]
    answer: dict[str, Any] = json.loads(reply["body"])
    return answer


def guess(worker: Worker, table: Table, code: str) -> dict[str, Any]:
    seq = ask(worker, "GET", f"{table.path}?seat=1")["seq"]
    order = {"seat": 1, "seq": seq, "action": f"guess {code}", "id": code}
    return ask(worker, "POST", f"{table.path}/actions", order)


def settle(worker: Worker) -> None:
    """Let the device's computers move until it is a person's turn."""
    while json.loads(worker.attend())["changed"]:
        pass


def bring(table: Table, worker: Worker) -> Any:
    copy = json.loads(json.loads(worker.pack_copy(table.id, "en"))["body"])
    return table.scene.ask("POST", f"{table.path}/copy", copy, table.tokens[1])


def test_a_game_goes_on_on_the_device_and_comes_back(scene: Scene):
    table = begun(scene)
    table.act(1, "guess RRGG")
    worker = device(copy_of(table))
    before = table.state(1)["view"]["games"]
    assert ask(worker, "GET", f"{table.path}?seat=1")["view"]["games"] == before
    there = guess(worker, table, "BBYY")["state"]
    assert len(there["view"]["games"][0]["rows"]) == 2
    with table.follow(1) as ada:
        ada.wait_for("state")
        answer = bring(table, worker)
        assert (answer.status_code, answer.json()["view"]["games"]) == (200, there["view"]["games"])
        assert ada.come_to(there["seq"])["state"]["view"]["games"] == there["view"]["games"]
    table.act(1, "guess WWKK")
    assert len(table.state(1)["view"]["games"][0]["rows"]) == 3


def test_a_whole_match_that_ended_on_the_device_ends_at_the_server(scene: Scene):
    """The code of the first game is in the copy; in the second one the device's computer guesses."""
    table = begun(scene)
    copy = copy_of(table)
    code = json.loads(copy)["lines"][0]["action"].removeprefix("secret ")
    worker = device(copy)
    seq = guess(worker, table, code)["seq"]
    settle(worker)
    order = {"seat": 1, "seq": seq, "action": "secret RGBY", "id": "own"}
    ask(worker, "POST", f"{table.path}/actions", order)
    settle(worker)
    there = ask(worker, "GET", f"{table.path}?seat=1")
    assert there["view"]["over"]
    assert bring(table, worker).status_code == 200
    here = table.state(1)
    assert (here["view"]["games"], here["closed"]["why"]) == (there["view"]["games"], "finished")
    again = bring(table, worker)
    assert again.status_code == 200, "a second time changes nothing"


def test_a_code_that_the_devices_computer_sets_comes_back_with_its_seal(scene: Scene):
    table = begun(scene, games=4)
    copy = copy_of(table)
    code = json.loads(copy)["lines"][0]["action"].removeprefix("secret ")
    worker = device(copy)
    seq = guess(worker, table, code)["seq"]
    order = {"seat": 1, "seq": seq, "action": "secret RGBY", "id": "own"}
    ask(worker, "POST", f"{table.path}/actions", order)
    settle(worker)
    assert bring(table, worker).status_code == 200
    here = table.state(1)
    assert (here["view"]["waits_for"], len(here["view"]["games"])) == ([1], 3)
    assert [one["game"] for one in here["commitments"]] == [1, 2, 3]


def test_what_reached_the_server_last_is_no_obstacle_if_the_device_played_it_too(scene: Scene):
    table = begun(scene)
    worker = device(copy_of(table))
    table.act(1, "guess RRGG")
    guess(worker, table, "RRGG")
    guess(worker, table, "BBYY")
    assert bring(table, worker).status_code == 200
    assert len(table.state(1)["view"]["games"][0]["rows"]) == 2


def test_a_game_that_went_on_in_both_places_is_not_mixed(scene: Scene):
    table = begun(scene)
    worker = device(copy_of(table))
    table.act(1, "guess RRGG")
    guess(worker, table, "BBYY")
    answer = bring(table, worker)
    assert (answer.status_code, answer.json()["error"]["reason"]) == (409, "BAD_JOURNAL")
    assert [row["guess"] for row in table.state(1)["view"]["games"][0]["rows"]] == ["RRGG"]


@pytest.mark.parametrize("change", ["a mark", "another code", "a line of nobody"])
def test_a_journal_that_does_not_follow_the_rules_is_refused(scene: Scene, change: str):
    table = begun(scene)
    worker = device(copy_of(table))
    guess(worker, table, "RRGG")
    copy = json.loads(json.loads(worker.pack_copy(table.id, "en"))["body"])
    if change == "a mark":
        copy["lines"][-1]["action"] = "mark 4-0"
    elif change == "another code":
        copy["lines"][0]["action"] = (
            "secret RRRR" if copy["lines"][0]["action"] != "secret RRRR" else "secret BBBB"
        )
    else:
        copy["lines"].append({"seat": None, "action": "skip"})
    answer = scene.ask("POST", f"{table.path}/copy", copy, table.tokens[1])
    assert (answer.status_code, answer.json()["error"]["reason"]) == (409, "BAD_JOURNAL")
    assert table.state(1)["seq"] == 1


@pytest.mark.parametrize("options", [{"seconds": 60}, {"marking": "codemaker"}])
def test_what_has_to_stay_at_the_server_is_not_given_away(scene: Scene, options: dict[str, Any]):
    table = scene.open(**{**SOLO, **options})
    answer = table.get("/copy", 1)
    assert (answer.status_code, answer.json()["error"]["reason"]) == (409, "NO_COPY")


def test_nobody_gets_a_copy_of_a_daily_code_of_a_rated_game_or_of_people(scene: Scene):
    daily = scene.ask("POST", "/api/daily", {"day": "2026-02-01", "family": "classic", "name": "Ada"})
    cookie = next(one for one in daily.headers.get_list("set-cookie") if daily.json()["table"] in one)
    player = scene.ask("POST", "/api/ladder/players", {"name": "Copies"}).json()["token"]
    rated = scene.ask("POST", "/api/ladder/games", {"family": "classic"}, player).json()["table"]
    people = scene.open()
    for table, token in (
        (daily.json()["table"], cookie.partition("=")[2].partition(";")[0]),
        (rated, player),
        (people.id, people.tokens[0]),
    ):
        answer = scene.ask("GET", f"/api/tables/{table}/copy", token=token)
        assert answer.status_code in (401, 403, 409), answer.text
        assert answer.json()["error"]["reason"] in ("NO_TOKEN", "NOT_YOUR_SEAT", "NO_COPY")


def test_only_the_person_at_the_table_gets_the_copy(scene: Scene):
    table = begun(scene)
    for token in ("", "x" * 32):
        answer = scene.ask("GET", f"{table.path}/copy", token=token)
        assert answer.status_code == 401
