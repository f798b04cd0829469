"""Spectators of a long match: games that are over are sent once, and an address is sent only so much."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from keypeg.server.limits import Debts
from keypeg.server.live.states import TableStates
from keypeg.server.settings import Rate, Settings
from keypeg.table import Options
from keypeg.table.orders.opening import new_table
from keypeg.table.state.snapshot import TableSnapshot
from tests.server.conftest import served
from tests.server.playing import Connection, Scene, Table
from tests.server.running import Server
from tests.server.test_moving import long_table, moved

SECOND, BURST = 100_000, 300_000
GUESSES = 12


@pytest.fixture
def frugal(tmp_path: Path) -> Iterator[Scene]:
    """A server that sends an address 100 KB of large messages a second."""
    settings = Settings(database=str(tmp_path / "t.sqlite3"), large_messages=Rate(SECOND, BURST))
    yield from served([Server(tmp_path, settings)])


@pytest.fixture(scope="module")
def body() -> Any:
    return long_table()


def joined(scene: Scene, body: Any) -> Table:
    table = moved(scene, body)
    table.tokens[1] = scene.ask("POST", f"{table.path}/seats", {"name": "Cy"}).json()["token"]
    return table


def sizes(line: Connection, seq: int) -> tuple[list[int], list[int], list[dict[str, Any]]]:
    """The bytes and the seqs of the messages until the table has reached `seq`, and the events they tell."""
    came = line.messages_until(("state", "change"), lambda message: message["seq"] >= seq)
    # Without spaces, as the server writes.
    found = [len(json.dumps(message, ensure_ascii=False, separators=(",", ":"))) for message in came]
    events = [event for message in came for event in message["events"]]
    return found, [message["seq"] for message in came], events


def play(table: Table) -> int:
    """A code and some guesses; the table's last seq."""
    table.act(0, "secret RGBY")
    for _ in range(GUESSES):
        seq = table.act(1, "guess RRRR")["seq"]
    return seq


def test_a_spectator_who_asks_for_changes_is_sent_past_games_once(frugal: Scene, body: Any) -> None:
    table = joined(frugal, body)
    with table.follow(changes=True) as line:
        first = sizes(line, len(body["lines"]))[0]
        last = play(table)
        later, _, events = sizes(line, last)
    assert first[0] > 60_000
    # The seals of all games come once, with the new code.
    assert sum(later) < 40_000
    # A busy server may tell of two moves in one message, and of none twice.
    assert [event["kind"] for event in events].count("guess-placed") == GUESSES


def test_whole_states_of_a_long_match_come_out_of_the_budget_of_an_address(frugal: Scene, body: Any) -> None:
    table = joined(frugal, body)
    began = time.monotonic()
    with table.follow() as one, table.follow() as other:
        sizes(one, len(body["lines"]))
        sizes(other, len(body["lines"]))
        last = play(table)
        heard = [sizes(line, last) for line in (one, other)]
    took = time.monotonic() - began
    total = sum(sum(found) for found, _, _ in heard)
    largest = max(max(found) for found, _, _ in heard)
    assert total <= BURST + SECOND * took + 2 * largest
    # What was skipped is told: a guess is two events, and so is a code (it is set, and bound to).
    for _, _, events in heard:
        assert [event["kind"] for event in events].count("guess-placed") == GUESSES


def test_a_debt_is_paid_back_at_its_rate() -> None:
    at = [0.0]
    debts = Debts(Rate(10, 100), now=lambda: at[0])
    assert [debts.spend("a", 50) for _ in range(4)] == [0, 0, 5, 10]
    assert debts.spend("b", 50) == 0
    at[0] = 10.0
    assert debts.spend("a", 0) == 0
    assert debts.spend("a", 50) == 5


def test_spectators_who_are_sent_the_same_share_its_bytes() -> None:
    state = new_table(Options(), now=0.0, names={0: "Ada", 1: "Ben"}, tokens={0: "a" * 20, 1: "b" * 20})
    states, made = TableStates(TableSnapshot(state)), []

    def make() -> bytes:
        made.append(1)
        return b"message %d" % len(made)

    assert states.share(("now", 0), make) is states.share(("now", 0), make)
    assert states.share(("then", 0), make) == b"message 2"
    assert len(made) == 2
