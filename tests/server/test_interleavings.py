"""Several clients in any order: joins, actions, repeats, stale actions, dropped lines and killed servers.

A match of the rules library, played along here, says what is right: the server must show just that, to each seat.
"""

from __future__ import annotations

from dataclasses import asdict
from itertools import count
from pathlib import Path
from typing import Any

import httpx
import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    precondition,
    rule,
    run_state_machine_as_test,
)

from keypeg.errors import IllegalAction
from keypeg.rules import Match, Setup, edition, parse_action, play, start_match, view
from keypeg.server.settings import Settings
from tests.postgres import Postgres
from tests.server.playing import Connection, Scene, Table
from tests.server.running import Server

BOX = edition("classic/2x3r3")
ACTIONS = [
    "secret RB",
    "secret GG",
    "guess RR",
    "guess RB",
    "guess GG",
    "claim",
    "concede",
    "mark 1-0",
    "reveal RB",
]
NAMES = ("Ada", "Ben")


class Clients(RuleBasedStateMachine):
    """What Ada, Ben and whoever looks on can do to one table."""

    scene: Scene

    def __init__(self) -> None:
        super().__init__()
        self.ids = count()
        self.lines: list[Connection] = []
        self.answered: list[tuple[int, str, int, str, dict[str, Any]]] = []
        self.match: Match = start_match(Setup(edition=BOX, players=NAMES, games=2))

    @initialize()
    def open_table(self) -> None:
        seats = [{"name": name} for name in NAMES]
        answer = self.scene.ask("POST", "/api/tables", {"edition": str(BOX), "seats": seats, "take": [0]})
        self.table = Table(self.scene, answer.json())

    @property
    def seq(self) -> int:
        return len(self.match.journal)

    @precondition(lambda self: 1 not in self.table.tokens)
    @rule()
    def ben_sits_down(self) -> None:
        refused = self.table.post(0, "secret RB", 0)
        assert refused.json()["error"]["reason"] == "SEATS_OPEN"
        answer = self.scene.ask("POST", f"{self.table.path}/seats", {"name": "Ben"})
        self.table.tokens[1] = answer.json()["token"]

    @rule()
    def somebody_wants_a_taken_seat(self) -> None:
        answer = self.scene.ask("POST", f"{self.table.path}/seats", {"name": "Eve", "seat": 0})
        assert answer.status_code == 409

    @precondition(lambda self: 1 in self.table.tokens)
    @rule(seat=st.integers(0, 1), action=st.sampled_from(ACTIONS))
    def act(self, seat: int, action: str) -> None:
        action_id = f"{next(self.ids)}"
        answer = self.table.post(seat, action, self.seq, action_id)
        try:
            after, _ = play(self.match, seat, parse_action(BOX, action))
        except IllegalAction as refused:
            assert (answer.status_code, answer.json()["error"]["reason"]) == (422, refused.reason.name)
            return
        assert answer.status_code == 200, answer.text
        self.answered.append((seat, action, self.seq, action_id, answer.json()))
        self.match = after
        assert answer.json()["seq"] == self.seq

    @precondition(lambda self: 1 in self.table.tokens and self.seq > 0)
    @rule(seat=st.integers(0, 1), action=st.sampled_from(ACTIONS), behind=st.integers(1, 3))
    def act_on_an_old_view(self, seat: int, action: str, behind: int) -> None:
        answer = self.table.post(seat, action, max(0, self.seq - behind), f"{next(self.ids)}")
        assert (answer.status_code, answer.json()["error"]["reason"]) == (409, "STALE")
        assert answer.json()["error"]["state"]["view"] == self.seen(seat)

    @precondition(lambda self: self.answered)
    @rule(data=st.data())
    def repeat(self, data: st.DataObject) -> None:
        seat, action, seq, action_id, first = data.draw(st.sampled_from(self.answered))
        again = self.table.post(seat, action, seq, action_id)
        assert again.status_code == 200
        assert (again.json()["seq"], again.json()["events"]) == (first["seq"], first["events"])
        assert again.json()["state"]["view"] == first["state"]["view"]

    @precondition(lambda self: self.answered)
    @rule(seat=st.sampled_from([0, 1, None]), data=st.data())
    def connect(self, seat: int | None, data: st.DataObject) -> None:
        server = data.draw(st.integers(0, len(self.scene.servers) - 1))
        since = data.draw(st.integers(0, self.seq))
        line = self.table.follow(seat, since=since, server=server)
        message = line.come_to(self.seq)
        assert message["state"]["view"] == self.seen(seat)
        self.lines.append(line)

    @precondition(lambda self: self.lines)
    @rule()
    def drop_a_line(self) -> None:
        self.lines.pop().__exit__(None, None, None)

    @rule(data=st.data())
    def kill_a_server(self, data: st.DataObject) -> None:
        server = data.draw(st.sampled_from(self.scene.servers))
        server.kill()
        server.start().wait_until_up()

    @rule(seat=st.sampled_from([0, 1, None]))
    def look(self, seat: int | None) -> None:
        if seat != 1 or 1 in self.table.tokens:
            assert self.table.state(seat)["view"] == self.seen(seat)

    def seen(self, seat: int | None) -> dict[str, Any]:
        """What the rules say a seat may see, as JSON would tell it."""
        players = NAMES if 1 in self.table.tokens else ("Ada", "seat 2")
        shown = asdict(view(self.match, seat)) | {"players": players}
        return httpx.Response(200, json=shown).json()

    def teardown(self) -> None:
        for line in self.lines:
            line.__exit__(None, None, None)


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_no_interleaving_breaks_the_rules_or_loses_an_action(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
):
    if kind == "sqlite":
        options = Settings(database=str(tmp_path / "tables.sqlite3"), limited=False)
        servers = [Server(tmp_path, options)]
    else:
        postgres: Postgres = request.getfixturevalue("postgres")
        options = Settings(database=postgres.new_database(), limited=False)
        servers = [Server(tmp_path, options), Server(tmp_path, options)]
    for server in servers:
        server.start().wait_until_up()
    scene = Retrying(servers)
    machine = type("Clients", (Clients,), {"scene": scene})
    run_state_machine_as_test(
        machine,
        settings=settings(
            max_examples=6,
            stateful_step_count=25,
            deadline=None,
            database=None,
            suppress_health_check=list(HealthCheck),
        ),
    )
    scene.close()
    for server in servers:
        server.kill()


class Retrying(Scene):
    """A kept connection to a server that was killed is made anew, and the request sent again, as browsers do."""

    def ask(self, method: str, path: str, body: Any = None, token: str = "", **more: Any) -> httpx.Response:
        try:
            return super().ask(method, path, body, token, **more)
        except httpx.TransportError:
            return self.ask(method, path, body, token, **more)
