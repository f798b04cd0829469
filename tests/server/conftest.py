"""Servers for the tests: one process on SQLite, two on one real PostgreSQL."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from keypeg.server.settings import Rate, Settings
from tests.postgres import Postgres, postgres
from tests.server.playing import Scene
from tests.server.running import Server

__all__ = ["postgres"]

# It makes a server when it is imported, and has no tests.
collect_ignore = ["warm.py"]


def servers_on(
    kind: str, folder: Path, request: pytest.FixtureRequest, *, countdown: float = 3
) -> list[Server]:
    """Return a server on a new SQLite file, or two on a new PostgreSQL database."""
    usual = {"limited": False, "heartbeat": 3, "countdown": countdown}
    if kind == "sqlite":
        return [Server(folder, Settings(database=str(folder / "tables.sqlite3"), **usual))]
    server: Postgres = request.getfixturevalue("postgres")
    settings = Settings(database=server.new_database(), **usual)
    return [Server(folder, settings), Server(folder, settings)]


@pytest.fixture(scope="session", params=["sqlite", "postgres"])
def scene(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Scene]:
    """Servers on one store, the same for all tests; every table is a new one."""
    yield from served(servers_on(request.param, tmp_path_factory.mktemp("scene"), request))


@pytest.fixture(scope="session", params=["sqlite", "postgres"])
def quick(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Scene]:
    """Servers whose rooms do not count down, for tests that play many rounds."""
    servers = servers_on(request.param, tmp_path_factory.mktemp("quick"), request, countdown=0)
    yield from served(servers)


@pytest.fixture(params=["sqlite", "postgres"])
def own(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Scene]:
    """Servers on a store of the test's own: what others have left at the ladder would be compared with its games."""
    yield from served(servers_on(request.param, tmp_path, request))


@pytest.fixture(scope="session")
def limited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Scene]:
    """A server with the limits everyone has."""
    folder = tmp_path_factory.mktemp("limited")
    yield from served([Server(folder, Settings(database=str(folder / "tables.sqlite3")))])


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[Scene]:
    """A server that takes few requests, so that a test on a busy machine can ask too quickly."""
    settings = Settings(database=str(tmp_path / "t.sqlite3"), requests=Rate(1, 20))
    yield from served([Server(tmp_path, settings)])


@pytest.fixture
def brisk(tmp_path: Path) -> Iterator[Scene]:
    """A server that sends a heartbeat every two seconds: a client on a busy machine has time to answer one of three."""
    settings = Settings(database=str(tmp_path / "t.sqlite3"), limited=False, heartbeat=2)
    yield from served([Server(tmp_path, settings)])


@pytest.fixture
def impatient(tmp_path: Path) -> Iterator[Scene]:
    """A server that waits a second for somebody to take a message."""
    settings = Settings(database=str(tmp_path / "t.sqlite3"), limited=False, send_seconds=1)
    yield from served([Server(tmp_path, settings)])


@pytest.fixture
def lone(tmp_path: Path) -> Iterator[Scene]:
    """A server on SQLite of a test's own, to stop and to kill."""
    yield from served([Server(tmp_path, Settings(database=str(tmp_path / "t.sqlite3"), limited=False))])


def served(servers: list[Server]) -> Iterator[Scene]:
    for server in servers:
        server.start()
    for server in servers:
        server.wait_until_up()
    scene = Scene(servers)
    yield scene
    scene.close()
    for server in servers:
        # A process that is killed cannot write down which lines it ran.
        if "COVERAGE_PROCESS_CONFIG" in os.environ:
            server.stop()
        server.kill()
