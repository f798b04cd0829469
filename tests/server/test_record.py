"""A person's record over the network: it belongs to whoever holds the cookie."""

import csv

import httpx

from tests.server.playing import Scene, Table
from tests.waiting import PATIENCE


def finished(scene: Scene, browser: httpx.Client) -> Table:
    """Ben breaks Ada's code on the second row, in a browser that holds both seats."""
    opened = browser.post("/api/tables", json={"seats": [{"name": "Ada"}, {"name": "Ben"}], "take": [0, 1]})
    table = Table(scene, opened.json())
    table.act(0, "secret RGBY")
    table.act(1, "guess RRGB")
    table.act(1, "guess RGBY")
    return table


def test_a_game_is_recorded_exported_and_erased(scene: Scene):
    with httpx.Client(base_url=scene.servers[0].url, timeout=PATIENCE) as browser:
        assert browser.get("/api/record").json() == {"games": [], "editions": []}
        tables = [finished(scene, browser) for _ in range(2)]
        for table in tables * 2:
            answer = browser.post(f"{table.path}/record", json={"seat": 1, "nth": 1})
            assert (answer.status_code, answer.json()["player"], answer.json()["rows"]) == (200, "Ben", 2)
        record = browser.get("/api/record").json()
        assert [game["table"] for game in record["games"]] == [table.id for table in tables]
        (classic,) = record["editions"]
        assert (classic["name"], classic["games"], classic["broken"], classic["rows"]) == (
            "Classic",
            2,
            2,
            2.0,
        )
        export = browser.get("/api/record/csv")
        assert export.headers["content-disposition"] == 'attachment; filename="keypeg-record.csv"'
        assert [line["rows"] for line in csv.DictReader(export.text.splitlines())] == ["2", "2"]
        assert browser.delete("/api/record").json() == {"erased": 2}
        assert "keypeg-person" not in browser.cookies
        assert browser.get("/api/record").json()["games"] == []
        assert browser.delete("/api/record").json() == {"erased": 0}


def test_a_record_is_seen_only_with_its_cookie_which_no_script_can_read(scene: Scene):
    with httpx.Client(base_url=scene.servers[0].url, timeout=PATIENCE) as browser:
        table = finished(scene, browser)
        answer = browser.post(f"{table.path}/record", json={"seat": 1, "nth": 1})
        (cookie,) = [each for each in answer.headers.get_list("set-cookie") if "keypeg-person" in each]
        assert "HttpOnly" in cookie
        assert "SameSite=strict" in cookie
        assert browser.cookies["keypeg-person"] not in answer.text
    for brought in ({}, {"keypeg-person": "x" * 32}, {"keypeg-person": "no token!"}):
        with httpx.Client(base_url=scene.servers[0].url, cookies=brought, timeout=PATIENCE) as stranger:
            assert stranger.get("/api/record").json()["games"] == []


def test_only_a_finished_game_of_ones_own_seat_is_recorded(scene: Scene):
    with httpx.Client(base_url=scene.servers[0].url, timeout=PATIENCE) as browser:
        table = finished(scene, browser)

        def refused(seat: int, nth: int) -> tuple[int, str]:
            answer = browser.post(f"{table.path}/record", json={"seat": seat, "nth": nth})
            return answer.status_code, answer.json()["error"]["reason"]

        assert refused(0, 1) == (422, "NOT_RECORDED")
        assert refused(0, 2) == (409, "GAME_GOES_ON")
        assert refused(1, 8) == (409, "NO_SUCH")
        browser.cookies.clear()
        assert refused(1, 1) == (401, "NO_TOKEN")
        assert browser.get("/api/record").json()["games"] == []
