"""`/healthz` says that the server runs, `/readyz` that moves can be saved."""

from __future__ import annotations

import sqlite3

from tests.server.playing import Scene
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
