"""The log as JSON: an object per line, refusals counted by their status, and never a secret."""

from __future__ import annotations

import json
import logging
from collections.abc import Iterator
from pathlib import Path

import pytest

from keypeg.server.operations.logs import JsonFormatter, RefusalLog
from keypeg.server.settings import Settings
from tests.server.conftest import served
from tests.server.playing import Scene
from tests.server.running import Server


@pytest.fixture
def logging_scene(tmp_path: Path) -> Iterator[Scene]:
    settings = Settings(database=str(tmp_path / "t.sqlite3"), limited=False, log_json=True)
    yield from served([Server(tmp_path, settings)])


def test_a_log_for_programs_is_an_object_per_line(logging_scene: Scene):
    table = logging_scene.open()
    table.act(0, "secret RGBY")
    for _ in range(3):
        assert table.post(1, "guess WWWX", 1).status_code == 400
    assert logging_scene.ask("GET", "/api/tables/nosuchtable").status_code == 404
    server = logging_scene.servers[0]
    assert server.stop() == 0
    text = server.log.read_text()
    lines = [json.loads(line) for line in text.splitlines()]
    assert all({"time", "level", "logger", "message"} <= set(line) for line in lines)
    assert [(line["status"], line["count"]) for line in lines if "status" in line] == [(400, 1), (404, 1)]
    for secret in (table.id, "RGBY", "WWW", *table.tokens.values()):
        assert secret not in text


def test_refusals_of_a_kind_are_logged_once_a_minute_with_their_number(caplog: pytest.LogCaptureFixture):
    at = [1_000.0]
    refusals = RefusalLog(now=lambda: at[0])
    with caplog.at_level(logging.INFO):
        for _ in range(5):
            refusals.note(429)
        refusals.note(400)
        at[0] += 61
        refusals.note(429)
    assert [record.getMessage() for record in caplog.records] == [
        "1 requests were refused with 429",
        "1 requests were refused with 400",
        "5 requests were refused with 429",
    ]
    assert json.loads(JsonFormatter().format(caplog.records[2]))["count"] == 5
