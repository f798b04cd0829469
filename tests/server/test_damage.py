"""A table that is damaged in the database is refused with what is wrong about it, and the others are not affected."""

from __future__ import annotations

import sqlite3

import pytest

from tests.server.playing import Scene
from tests.waiting import PATIENCE

DAMAGES = {
    "options": ("UPDATE tables SET options = '{\"edition\":' WHERE id = ?", "the options of this table"),
    "edition": (
        'UPDATE tables SET options = \'{"edition":"no-such-box"}\' WHERE id = ?',
        "the options of this table",
    ),
    "line": (
        "UPDATE journal SET action = 'guess ZZ' WHERE table_id = ? AND seq = 1",
        "line 2 of this table's journal",
    ),
    "order": (
        "UPDATE journal SET action = 'secret KKKK' WHERE table_id = ? AND seq = 1",
        "line 2 of this table's",
    ),
    "seat": ("UPDATE journal SET seat = 7 WHERE table_id = ? AND seq = 1", "line 2 of this table's journal"),
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_table_says_what_is_wrong(lone: Scene, damage: str):
    table, other = lone.open(), lone.open()
    table.act(0, "secret RGBY")
    table.act(1, "guess RRGG")
    server = lone.servers[0]
    server.kill()
    statement, words = DAMAGES[damage]
    with sqlite3.connect(server.settings.database, timeout=PATIENCE) as connection:
        assert connection.execute(statement, [table.id]).rowcount == 1
    server.start().wait_until_up()
    order = {"seat": 1, "seq": 2, "action": "guess RRGG", "id": "again"}
    for method, path, body in (
        ("GET", "", None),
        ("GET", "?seat=0", None),
        ("GET", "/fair", None),
        ("GET", "/text", None),
        ("GET", "/mine", None),
        ("POST", "/actions", order),
        ("POST", "/rematch", {"seat": 0}),
    ):
        answer = lone.ask(method, table.path + path, body, table.tokens[0])
        error = answer.json()["error"]
        assert (answer.status_code, error["reason"]) == (409, "DAMAGED"), (path, answer.text)
        assert words in error["message"]
        assert "RGBY" not in answer.text
    log = server.log.read_text()
    assert "Traceback" not in log
    assert "RGBY" not in log
    assert other.act(0, "secret RGBY")["seq"] == 1
