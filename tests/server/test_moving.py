"""A table that was played in a browser moves to a server, and a friend takes a seat at it."""

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from keypeg.browser.worker import Worker
from keypeg.rules.readings import READING
from keypeg.server.settings import Rate, Settings
from tests.server.conftest import served
from tests.server.playing import Scene, Table
from tests.server.running import Server

SHARED = {"seats": [{"name": "Ada"}, {"name": "Ben"}], "take": [0, 1]}


class Browser:
    """The tables of a browser, asked as its page asks."""

    def __init__(self) -> None:
        self.worker = Worker()

    def ask(self, method: str, address: str, body: Any = None) -> Any:
        told = json.loads(
            self.worker.request(method, address, "" if body is None else json.dumps(body), "en")
        )
        assert told["status"] < 300, told["body"]
        return json.loads(told["body"])

    def open(self, **options: Any) -> str:
        return self.ask("POST", "/api/tables", {**SHARED, **options})["table"]

    def act(self, table: str, seat: int, action: str) -> None:
        seq = self.ask("GET", f"/api/tables/{table}?seat={seat}")["seq"]
        order = {"seat": seat, "seq": seq, "action": action, "id": f"{seat}.{seq}"}
        self.ask("POST", f"/api/tables/{table}/actions", order)

    def packed(self, table: str, free: int) -> Any:
        told = json.loads(self.worker.pack(table, free, "en"))
        return told["status"], json.loads(told["body"])


def played(browser: Browser) -> str:
    table = browser.open()
    browser.act(table, 0, "secret RGBY")
    browser.act(table, 1, "guess RRGG")
    return table


def moved(scene: Scene, body: Any) -> Table:
    answer = scene.ask("POST", "/api/tables/moved", body)
    assert answer.status_code == 201, answer.text
    return Table(scene, answer.json())


def refusal(scene: Scene, body: Any) -> tuple[int, str]:
    answer = scene.ask("POST", "/api/tables/moved", body)
    return answer.status_code, answer.json()["error"]["reason"]


def test_a_friend_takes_the_free_seat_and_the_match_goes_on(scene: Scene):
    browser = Browser()
    table = moved(scene, browser.packed(played(browser), 1)[1])
    assert list(table.tokens) == [0]
    taken = scene.ask("POST", f"{table.path}/seats", {"name": "Cy"}).json()
    assert (taken["seat"], "RGBY" in json.dumps(taken)) == (1, False)
    table.tokens[1] = taken["token"]
    # RRGG against RGBY: one red, and one white for the green.
    row = table.state(1)["view"]["games"][0]["rows"][0]
    assert (row["guess"], row["red"], row["white"]) == ("RRGG", 1, 1)
    table.act(1, "guess RGBY")
    assert table.state(0)["view"]["totals"] == [2, 0]


def test_the_digest_published_in_the_browser_is_the_one_that_is_revealed(scene: Scene):
    browser = Browser()
    name = played(browser)
    digest = browser.ask("GET", f"/api/tables/{name}/fair")[0]["digest"]
    table = moved(scene, browser.packed(name, 1)[1])
    assert table.id == name
    assert [made["digest"] for made in table.get("/fair").json()] == [digest]


def test_a_friend_takes_the_seat_of_a_computer(scene: Scene):
    browser = Browser()
    seats = [{"name": "Ada"}, {"kind": "computer", "level": "steady"}]
    name = browser.open(seats=seats, take=[0], first=1)
    browser.worker.attend()
    browser.act(name, 0, "guess RRGG")
    table = moved(scene, browser.packed(name, 1)[1])
    assert [seat["kind"] for seat in table.state(0)["seats"]] == ["person", "person"]
    taken = scene.ask("POST", f"{table.path}/seats", {"name": "Ben"}).json()
    assert taken["state"]["view"]["games"][0]["secret"] is not None


def test_a_claim_is_judged_again_by_the_server(scene: Scene):
    """R13: 0-0 and 1-3 cannot both be right, so the claim stands and earns the codebreaker 3 points."""
    browser = Browser()
    name = browser.open(marking="codemaker", shield=True)
    for seat, action in (
        (0, "secret hidden"),
        (1, "guess RRRR"),
        (0, "mark 0-0"),
        (1, "guess RBBB"),
        (0, "mark 1-3"),
        (1, "claim"),
    ):
        browser.act(name, seat, action)
    assert moved(scene, browser.packed(name, 1)[1]).state(0)["view"]["totals"] == [0, 3]


def test_a_table_moves_once(scene: Scene):
    browser = Browser()
    body = browser.packed(played(browser), 1)[1]
    moved(scene, body)
    assert refusal(scene, body) == (409, "TABLE_HERE")


def test_a_journal_against_the_rules_is_refused(scene: Scene):
    browser = Browser()
    body = browser.packed(played(browser), 1)[1]
    assert [line["action"] for line in body["lines"]] == ["secret RGBY", "guess RRGG", "mark 1-1"]
    forged = [*body["lines"][:2], {"seat": None, "action": "mark 4-0"}]
    assert refusal(scene, body | {"lines": forged}) == (409, "BAD_JOURNAL")
    assert refusal(scene, body | {"lines": forged[::-1]}) == (409, "BAD_JOURNAL")
    out_of_turn = [{"seat": 1, "action": "secret RGBY"}]
    assert refusal(scene, body | {"lines": out_of_turn}) == (409, "BAD_JOURNAL")
    other = [made | {"code": "KKKK"} for made in body["commitments"]]
    assert refusal(scene, body | {"commitments": other}) == (409, "BAD_JOURNAL")


def test_a_seat_or_a_level_that_is_not_there_is_refused(scene: Scene):
    browser = Browser()
    body = browser.packed(played(browser), 1)[1]
    assert refusal(scene, body | {"free": 4}) == (409, "NO_SUCH")
    seats = [{"kind": "computer", "level": "none"}, {"kind": "person"}]
    # At the seat that becomes free, too.
    for order in (seats, seats[::-1]):
        assert refusal(scene, body | {"options": body["options"] | {"seats": order}}) == (409, "EDITION")


def test_a_finished_table_stays_where_it_is():
    browser = Browser()
    name = played(browser)
    browser.ask("DELETE", f"/api/tables/{name}/seats/0")
    status, told = browser.packed(name, 1)
    assert (status, told["error"]["reason"]) == (409, "TABLE_CLOSED")


def test_a_computer_behind_its_shield_keeps_its_seat():
    browser = Browser()
    seats = [{"name": "Ada"}, {"kind": "computer", "level": "steady"}]
    name = browser.open(seats=seats, take=[0], shield=True, marking="codemaker")
    assert browser.packed(name, 1)[0] == 409


def test_a_moved_table_leaves_nothing_behind():
    browser = Browser()
    name = played(browser)
    told = json.loads(browser.worker.moved(name))
    assert {(row["kind"], row["value"]) for row in told["rows"]} == {("tables", None), ("journal", None)}
    assert len(told["rows"]) == 4
    assert json.loads(browser.worker.request("GET", f"/api/tables/{name}", "", "en"))["status"] == 404


LONG = "classic/4x6r20"


def long_table() -> Any:
    """A table of 50 games and 2,000 lines, as a browser packs it."""
    browser, chance = Browser(), Random(1)
    name = browser.open(edition=LONG, games=100)
    for game in range(50):
        browser.act(name, game % 2, "secret RGBY")
        for _ in range(20):
            guess = "".join(chance.choices("RBWK", k=4))
            browser.act(name, 1 - game % 2, f"guess {guess}")
    status, body = browser.packed(name, 1)
    assert (status, len(body["lines"])) == (200, 50 * 41)
    return body


@pytest.fixture(scope="module")
def long() -> Any:
    return long_table()


def test_a_long_match_moves_whole(lone: Scene, long: Any):
    table = moved(lone, long)
    games = table.state(0)["view"]["games"]
    assert (len(games), [len(game["rows"]) for game in games]) == (51, [20] * 50 + [0])
    assert table.state(0)["seq"] == len(long["lines"])
    table.tokens[1] = lone.ask("POST", f"{table.path}/seats", {"name": "Cy"}).json()["token"]
    table.act(0, "secret RGBY")


def test_a_long_journal_is_refused_like_a_short_one(lone: Scene, long: Any):
    lines = long["lines"]
    assert lines[2]["action"].startswith("mark ")
    forged = [*lines[:2], {"seat": None, "action": "mark 4-0"}, *lines[3:]]
    assert refusal(lone, long | {"lines": forged}) == (409, "BAD_JOURNAL")
    other = [made | {"code": "KKKK"} for made in long["commitments"]]
    assert refusal(lone, long | {"commitments": other}) == (409, "BAD_JOURNAL")
    assert refusal(lone, long | {"free": "1"}) == (400, "BAD_REQUEST")
    assert refusal(lone, long | {"lines": [*lines, {"seat": None}]}) == (400, "BAD_REQUEST")
    assert refusal(lone, long | {"lines": lines * 3}) == (400, "BAD_REQUEST")
    assert refusal(lone, long | {"lines": lines * 40}) == (413, "TOO_LARGE")
    cut = lone.ask("POST", "/api/tables/moved", content=json.dumps(long).encode()[:-1])
    assert (cut.status_code, cut.json()["error"]["reason"]) == (400, "BAD_REQUEST")


def test_a_long_journal_is_played_again_beside_the_server(lone: Scene, long: Any):
    """Nothing is opened, so all that the server itself may do is pass the bytes on."""
    server = lone.servers[0]
    refused = long | {"lines": [*long["lines"], {"seat": 0, "action": "guess RGBY"}]}
    refusal(lone, refused)
    before = server.cpu()
    assert [refusal(lone, refused) for _ in range(10)] == [(409, "BAD_JOURNAL")] * 10
    # To play it again takes two tenths of a second each time.
    assert server.cpu() - before < 0.8


@pytest.fixture
def sparing(tmp_path: Path) -> Iterator[Scene]:
    settings = Settings(database=str(tmp_path / "t.sqlite3"), openings=Rate(0.000_1, 25))
    yield from served([Server(tmp_path, settings)])


def test_a_long_table_counts_as_several_that_are_opened(sparing: Scene, long: Any):
    assert len(json.dumps(long, separators=(",", ":"))) > 15 * 4_096
    assert moved(sparing, long).tokens
    assert refusal(sparing, long) == (429, "TOO_MANY")
    assert sparing.open().tokens


def test_a_moved_table_gets_no_old_reading_of_the_rules_back(scene: Scene) -> None:
    """The old reading has loopholes: a browser that names it gets the present one."""
    browser = Browser()
    _, packed = browser.packed(played(browser), 1)
    packed["options"]["reading"] = 1
    assert moved(scene, packed).state()["options"]["reading"] == READING
    _, empty = browser.packed(browser.open(), 1)
    del empty["options"]["reading"]
    assert moved(scene, empty).state()["options"]["reading"] == READING


def test_a_journal_made_for_an_old_reading_does_not_get_it_for_a_match_that_goes_on(scene: Scene) -> None:
    """Wrong information in New voided a game by the first reading, and loses it by the second (R16)."""
    browser = Browser()
    table = browser.open(edition="new", marking="codemaker")
    for seat, action in ((0, "secret WPGR"), (1, "guess WPGO"), (0, "mark 0-0"), (0, "admit 1")):
        browser.act(table, seat, action)
    _, packed = browser.packed(table, 1)
    packed["options"]["reading"] = 1
    assert refusal(scene, packed) == (409, "OLD_READING")
    packed["options"]["reading"] = READING
    state = moved(scene, packed).state()
    assert (state["options"]["reading"], state["view"]["games"][0]["ending"]) == (READING, "forfeited")
