"""A disk that is full: what cannot be saved is refused, and when there is room again everything goes on by itself."""

from __future__ import annotations

import resource
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.server.playing import Scene, Table


@contextmanager
def no_room(scene: Scene) -> Iterator[None]:
    """Let the files of the server grow no more, as if the disk were full."""
    process = scene.servers[0].process
    assert process is not None
    assert process.pid is not None
    database = scene.servers[0].settings.database
    size = min(Path(f"{database}{end}").stat().st_size for end in ("", "-wal"))
    _, hard = resource.prlimit(process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (size, hard))
    yield
    resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (hard, hard))


def refused(table: Table, seat: int, action: str) -> tuple[int, str]:
    answer = table.post(seat, action, table.state()["seq"])
    return answer.status_code, answer.json()["error"]["reason"]


def test_a_full_disk_is_told_and_forgotten_when_there_is_room_again(lone: Scene) -> None:
    table = lone.open()
    table.act(0, "secret RGBY")
    with no_room(lone):
        assert refused(table, 1, "guess RRGG") == (503, "STORE")
        assert lone.ask("GET", "/readyz").status_code == 503
        assert lone.ask("GET", "/healthz").status_code == 200
        assert table.state(1)["seq"] == 1, "what was not saved has not happened"
        assert lone.ask("POST", "/api/tables", {}).status_code == 503
    assert lone.ask("GET", "/readyz").status_code == 200
    assert table.act(1, "guess RRGG")["seq"] == 3
    assert lone.open().state()["seq"] == 0


def test_a_database_that_is_damaged_is_not_ready(lone: Scene) -> None:
    table = lone.open()
    database = lone.servers[0].settings.database
    assert database is not None
    for end in ("", "-wal"):
        with open(f"{database}{end}", "r+b") as file:
            file.write(b"\0" * 8_192)
    assert lone.ask("GET", "/readyz").status_code == 503
    assert table.post(0, "secret RGBY", 0).status_code == 503
