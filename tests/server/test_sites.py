"""Sites without a server of their own: those that the operator names may move tables here, and do nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from keypeg.server.settings import Settings
from tests.server.conftest import served
from tests.server.playing import ADA_AND_BEN, Scene
from tests.server.running import Server
from tests.server.test_moving import Browser, played

SITE = {"origin": "https://games.example.org"}
OTHER = {"origin": "https://evil.example"}
ASKING = {"access-control-request-method": "POST", "access-control-request-headers": "content-type"}
MOVED = "/api/tables/moved"


@pytest.fixture(scope="module")
def open_to_a_site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Scene]:
    folder: Path = tmp_path_factory.mktemp("sites")
    settings = Settings(database=str(folder / "t.sqlite3"), limited=False, sites=(f"{SITE['origin']}/",))
    yield from served([Server(folder, settings)])


def packed() -> object:
    browser = Browser()
    return browser.packed(played(browser), 1)[1]


def test_a_named_site_may_move_a_table_and_read_the_answer(open_to_a_site: Scene) -> None:
    asked = open_to_a_site.ask("OPTIONS", MOVED, headers={**SITE, **ASKING})
    assert asked.status_code == 204
    assert asked.headers["access-control-allow-origin"] == SITE["origin"]
    assert asked.headers["access-control-allow-methods"] == "POST"
    assert asked.headers["access-control-allow-headers"] == "content-type"
    answer = open_to_a_site.ask("POST", MOVED, packed(), headers=SITE)
    assert answer.status_code == 201
    assert answer.headers["access-control-allow-origin"] == SITE["origin"]
    assert "origin" in answer.headers["vary"]
    # Cookies are never part of it.
    for one in (asked, answer):
        assert "access-control-allow-credentials" not in one.headers


def test_a_named_site_may_do_nothing_else(open_to_a_site: Scene) -> None:
    answer = open_to_a_site.ask("POST", "/api/tables", ADA_AND_BEN, headers=SITE)
    assert answer.status_code == 403
    look = open_to_a_site.ask("GET", "/api/editions", headers=SITE)
    for one in (answer, look, open_to_a_site.ask("OPTIONS", "/api/tables", headers={**SITE, **ASKING})):
        assert "access-control-allow-origin" not in one.headers


def test_no_other_site_may_move_a_table(open_to_a_site: Scene, scene: Scene) -> None:
    for place, headers in ((open_to_a_site, OTHER), (open_to_a_site, {"origin": "null"}), (scene, SITE)):
        answer = place.ask("POST", MOVED, packed(), headers=headers)
        assert answer.status_code == 403
        assert "access-control-allow-origin" not in answer.headers
        asked = place.ask("OPTIONS", MOVED, headers={**headers, **ASKING})
        assert "access-control-allow-origin" not in asked.headers


def test_a_person_brings_a_seat_by_its_token_and_keeps_it_in_a_cookie(open_to_a_site: Scene) -> None:
    opened = open_to_a_site.ask("POST", MOVED, packed(), headers=SITE).json()
    path = f"/api/tables/{opened['table']}"
    tokens = list(opened["tokens"].values())
    answer = open_to_a_site.ask("POST", f"{path}/mine", {"tokens": [*tokens, "x" * 32]})
    assert answer.json() == {"seats": [0]}
    cookie = answer.headers["set-cookie"]
    assert tokens[0] in cookie
    assert "x" * 32 not in cookie
    assert "HttpOnly" in cookie
    mine = open_to_a_site.ask("GET", f"{path}/mine", headers={"cookie": cookie.split(";")[0]})
    assert mine.json() == {"seats": [0]}


def test_tokens_of_nobody_bring_no_seat_and_no_cookie(open_to_a_site: Scene) -> None:
    opened = open_to_a_site.ask("POST", MOVED, packed(), headers=SITE).json()
    answer = open_to_a_site.ask("POST", f"/api/tables/{opened['table']}/mine", {"tokens": ["x" * 32]})
    assert answer.json() == {"seats": []}
    assert "set-cookie" not in answer.headers
    other = open_to_a_site.ask("POST", f"/api/tables/{opened['table']}/mine", {"tokens": ["x"]}, headers=SITE)
    assert other.status_code == 403
