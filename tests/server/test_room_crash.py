"""A race through a crash: the server is killed in the middle, and nobody loses a row or is ahead by it."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from keypeg.server.settings import Settings
from tests.server.playing import Scene
from tests.server.racing import Room
from tests.server.running import Server
from tests.waiting import wait_until


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """A server that a test may kill."""
    settings = Settings(database=str(tmp_path / "t.sqlite3"), limited=False, countdown=0)
    running = Server(tmp_path, settings).start().wait_until_up()
    yield running
    running.stop()


@pytest.fixture
def scene(server: Server) -> Iterator[Scene]:
    asking = Scene([server])
    yield asking
    asking.close()


def test_a_race_goes_on_where_it_was_when_the_server_was_killed(server: Server, scene: Scene) -> None:
    room = Room(scene, rounds=2, seconds=7_200)
    racers = [room.join(name) for name in ("Ann", "Ben", "Cem")]
    room.order("start")
    room.wait_for_phase("playing")
    done = racers[0].break_code()
    for racer in racers[1:]:
        racer.guess("RRGG")
    before = room.look()
    server.kill()
    server.start().wait_until_up()
    after = room.look()
    assert [one["keys"] for one in after["progress"]] == [one["keys"] for one in before["progress"]]
    assert [one["number"] for one in after["players"]] == [one["number"] for one in before["players"]]
    assert after["round"]["seals"] == before["round"]["seals"]
    rows = [racer.break_code() for racer in racers[1:]]
    over = room.wait_for_phase("over")
    found = {one["player"]: one["rows"] for one in over["round"]["standings"]}
    assert found == {racer.number: count for racer, count in zip(racers, [done, *rows], strict=True)}
    room.order("start")
    room.wait_for_phase("playing")


def test_the_time_while_no_server_runs_counts_against_nobody(server: Server, scene: Scene) -> None:
    """R36: what passed between the last sign of life and the next start is taken out of the round."""
    room = Room(scene, rounds=1, seconds=3_600)
    ann = room.join("Ann")
    room.join("Ben")
    room.order("start")
    room.wait_for_phase("playing")
    ann.guess("RRGG")
    at_kill = room.look()["round"]["elapsed"]
    server.kill()
    started = time.time()
    wait_until(lambda: time.time() - started > 2, "two seconds without a server")
    server.start().wait_until_up()
    began = time.time()
    elapsed = room.look()["round"]["elapsed"]
    assert elapsed <= at_kill + (time.time() - began) + 0.2
    ann.guess("RGRG")
