"""Nothing that one address asks for keeps the others waiting: whatever costs has a budget."""

from __future__ import annotations

import asyncio
import os
import signal
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from starlette.types import Message as AsgiMessage
from starlette.types import Receive, Scope, Send
from websockets.exceptions import ConnectionClosed

from keypeg.server.middleware import Middleware
from keypeg.server.operations.metrics import Metrics
from keypeg.server.settings import Rate, Settings
from tests.server.conftest import served
from tests.server.playing import Scene
from tests.server.running import Server
from tests.server.test_worker_process import children
from tests.waiting import PATIENCE, wait_until

PLENTY = Rate(1_000, 1_000)


@pytest.fixture
def frugal(tmp_path: Path) -> Iterator[Scene]:
    """A server that lets an address open five tables, and ask six questions, before it has to wait."""
    settings = Settings(
        database=str(tmp_path / "t.sqlite3"),
        requests=PLENTY,
        helps=PLENTY,
        openings=Rate(0.000_1, 5),
        helps_by_address=Rate(0.000_1, 6),
    )
    yield from served([Server(tmp_path, settings)])


@pytest.fixture
def reviewing(tmp_path: Path) -> Iterator[Scene]:
    settings = Settings(
        database=str(tmp_path / "t.sqlite3"), requests=PLENTY, helps=PLENTY, helps_by_address=PLENTY
    )
    yield from served([Server(tmp_path, settings)])


def finished(scene: Scene, **options):
    table = scene.open(games=1, **options)
    table.act(0, "secret RGBY")
    table.act(1, "concede")
    return table


def test_a_rematch_counts_as_a_table_that_is_opened(frugal: Scene):
    tables = [finished(frugal) for _ in range(3)]
    answers = [
        frugal.ask("POST", f"{table.path}/rematch", {"seat": 0}, token=table.tokens[0]) for table in tables
    ]
    assert [answer.status_code for answer in answers] == [200, 200, 429]
    assert answers[2].json()["error"]["reason"] == "TOO_MANY"
    again = frugal.ask("POST", f"{tables[0].path}/rematch", {"seat": 1}, token=tables[0].tokens[1])
    assert again.status_code == 200, "to find a rematch costs nothing"


def test_questions_at_many_tables_come_out_of_one_budget(frugal: Scene):
    tables = [frugal.open(hints=True) for _ in range(2)]
    for table in tables:
        table.act(0, "secret RGBY")
    answers = [table.get("/hint?seat=1", 1).status_code for table in tables for _ in range(4)]
    assert answers == [200] * 6 + [429] * 2


def test_one_address_waits_for_a_few_reviews_at_once(reviewing: Scene):
    table = reviewing.open(edition="super", games=1)
    table.act(0, "secret RGBYK")
    for guess in ("RRGGB", "WWKKO", "RGWKB", "KYBGR"):
        table.act(1, f"guess {guess}")
    table.act(1, "concede")
    found: list[int] = []

    def ask() -> None:
        url = reviewing.servers[0].url + table.path
        found.append(httpx.get(f"{url}/review?nth=1", timeout=PATIENCE).status_code)

    first, *others = [threading.Thread(target=ask) for _ in range(8)]
    server = reviewing.servers[0].process
    assert server is not None
    first.start()
    # While the process that thinks is stopped, nobody's review ends.
    thinking = wait_until(lambda: children(server.pid), "a process that thinks")
    for process in thinking:
        os.kill(process, signal.SIGSTOP)
    for thread in others:
        thread.start()
    wait_until(lambda: found == [429] * 5, lambda: f"five refusals, not {found}")
    for process in thinking:
        os.kill(process, signal.SIGCONT)
    for thread in (first, *others):
        thread.join(PATIENCE)
    assert found == [429] * 5 + [200] * 3
    assert table.get("/review?nth=1").status_code == 200


@pytest.fixture
def private(tmp_path: Path) -> Iterator[Scene]:
    """A server that lets two spectators of an address in."""
    settings = Settings(database=str(tmp_path / "t.sqlite3"), requests=PLENTY, spectators_per_address=2)
    yield from served([Server(tmp_path, settings)])


def test_spectators_of_one_address_have_a_budget_and_players_are_not_counted(private: Scene):
    table = private.open()
    with table.follow() as first, table.follow() as second, table.follow(0) as player:
        for line in (first, second, player):
            line.wait_for("state")
        with table.follow() as third:
            assert third.wait_for("closed")["reason"] == "TOO_MANY"
        streamed = private.ask("GET", f"{table.path}/stream").text
        assert '"TOO_MANY"' in streamed
        with table.follow(1) as other:
            other.wait_for("state")

    # Those who have gone make room.
    def comes() -> bool:
        with table.follow() as again:
            try:
                return bool(again.wait_for("state"))
            except ConnectionClosed:
                return False

    assert wait_until(comes)


def test_a_socket_too_many_waits_for_its_refusal():
    """Otherwise a client that floods one socket after the other opens hundreds of them a second."""
    wait, told = 0.2, []

    async def app(_scope: Scope, _receive: Receive, send: Send) -> None:
        await send({"type": "websocket.accept"})

    async def nothing() -> AsgiMessage:
        return {}

    async def send(message: AsgiMessage) -> None:
        told.append((message["type"], time.monotonic()))

    settings = Settings(requests=Rate(0.000_1, 1), refused_seconds=wait)
    middleware = Middleware(app, settings, Metrics())
    scope = {"type": "websocket", "path": "/", "query_string": b"", "headers": [], "client": ("192.0.2.1", 1)}
    asyncio.run(middleware(scope, nothing, send))
    began = time.monotonic()
    asyncio.run(middleware(scope, nothing, send))
    assert [kind for kind, _ in told] == ["websocket.accept", "websocket.close"]
    assert told[1][1] - began >= wait * 0.9
