"""`/healthz` says that the server runs, `/readyz` that moves can be saved, `/metrics` what it has counted."""

from __future__ import annotations

import os
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.server.playing import Scene
from tests.server.running import free_port
from tests.waiting import PATIENCE, wait_until


def test_a_server_that_can_save_moves_is_ready(scene: Scene) -> None:
    assert scene.ask("GET", "/healthz").json() == {"status": "ok"}
    assert scene.ask("GET", "/readyz").json() == {"status": "ok"}


def test_a_database_that_takes_no_changes_is_not_ready_until_it_does_again(lone: Scene) -> None:
    database = lone.servers[0].settings.database
    assert database is not None
    with sqlite3.connect(database, isolation_level=None, timeout=PATIENCE) as other:
        # Another program has locked the file, as a full disk or a backup gone wrong would block it.
        other.execute("BEGIN EXCLUSIVE")
        refused = lone.ask("GET", "/readyz")
        assert refused.status_code == 503
        assert refused.json()["error"]["reason"] == "STORE"
        assert lone.ask("GET", "/healthz").status_code == 200
        other.execute("ROLLBACK")
    other.close()
    assert wait_until(lambda: lone.ask("GET", "/readyz").status_code == 200)


@pytest.mark.parametrize("path", ["/health", "/healthz", "/readyz", "/metrics"])
def test_whoever_asks_too_often_has_to_wait_here_too(strict: Scene, path: str) -> None:
    statuses = (strict.ask("GET", path).status_code for _ in range(200))
    assert next(status for status in statuses if status != 200) == 429


class Measured:
    """A server whose metrics have an address of their own."""

    def __init__(self, folder: Path) -> None:
        self.metrics = f"127.0.0.1:{free_port()}"
        program = "from keypeg.cli import main; main()"
        command = [sys.executable, "-c", program, "serve", "--host", "127.0.0.1", "--port", "0"]
        command += ["--metrics-address", self.metrics, "--database", str(folder / "t.sqlite3")]
        environment = {**os.environ, "LANG": "C.UTF-8"}
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
        assert self.process.stdout is not None
        self.page = "127.0.0.1:" + self.process.stdout.readline().rpartition(":")[2].strip()

    def ask(self, at: str, path: str) -> httpx.Response:
        return httpx.get(f"http://{at}{path}", timeout=120)

    def stop(self) -> None:
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(120)
        assert self.process.stdout is not None
        self.process.stdout.close()


@pytest.fixture
def measured(tmp_path: Path) -> Iterator[Measured]:
    server = Measured(tmp_path)
    yield server
    server.stop()


def test_metrics_with_an_address_of_their_own_are_nowhere_else(measured: Measured) -> None:
    assert "keypeg_requests_total" in measured.ask(measured.metrics, "/metrics").text
    there = {
        path: measured.ask(measured.metrics, path).status_code for path in ("/healthz", "/", "/api/levels")
    }
    assert there == {"/healthz": 200, "/": 404, "/api/levels": 404}
    here = {path: measured.ask(measured.page, path).status_code for path in ("/healthz", "/", "/metrics")}
    assert here == {"/healthz": 200, "/": 200, "/metrics": 404}


def test_whoever_measures_is_never_refused(measured: Measured) -> None:
    with httpx.Client(timeout=120) as client:
        asked = [client.get(f"http://{measured.metrics}/metrics").status_code for _ in range(500)]
    assert asked == [200] * 500
