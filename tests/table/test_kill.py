"""Whatever is killed, and whenever: an acknowledged action is there, and every table goes on."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest

from keypeg.errors import StoreError
from keypeg.table import Options, Store, Tables, Ticket
from tests.postgres import Postgres
from tests.table.appender import OPTIONS
from tests.table.playing import COMPUTER, FINISHED, PERSON, Hand, act, seated, service
from tests.waiting import wait_until

KILLS = 50
TABLES = 8


def words(tables: Tables) -> list[str]:
    """Tables for the appender."""
    return [
        ":".join([a.table, a.token, b.token]) for a, b in (seated(tables, OPTIONS) for _ in range(TABLES))
    ]


class Appender:
    """Processes that play at full speed; `acknowledged` is what they said was done."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder / "acknowledged"
        self._folder.mkdir()
        self._files = count()
        with (folder / "errors").open("w") as errors:
            self._parent = subprocess.Popen(
                [sys.executable, "-m", "tests.table.appender"],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
                cwd=Path(__file__).parents[2],
            )

    def start(self, database: str, told: list[str]) -> int:
        """Start a process, with a file of its own, and wait for its first acknowledged action."""
        assert self._parent.stdin is not None
        assert self._parent.stdout is not None
        file = self._folder / f"{next(self._files)}"
        file.touch()
        self._parent.stdin.write(" ".join([str(file), database, *told]) + "\n")
        self._parent.stdin.flush()
        process = int(self._parent.stdout.readline())
        wait_until(lambda: file.stat().st_size > 0)
        return process

    def wait_for_more(self, count: int) -> None:
        """Wait until this many further actions are acknowledged: then is the time to kill, however slow the machine."""
        enough = len(self.acknowledged) + count
        wait_until(lambda: len(self.acknowledged) >= enough, "acknowledged actions")

    def kill(self, process: int) -> None:
        os.kill(process, signal.SIGKILL)
        self.wait(process)

    def wait(self, process: int) -> None:
        wait_until(lambda: not alive(process))

    @property
    def acknowledged(self) -> list[str]:
        """The lines written; the last of a file may be cut, since a kill can cut a write."""
        lines = [
            line for file in self._folder.iterdir() for line in file.read_text().splitlines(keepends=True)
        ]
        return [line for line in lines if line.endswith("\n")]

    def close(self) -> None:
        self._parent.communicate()


def alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


@pytest.fixture
def appender(tmp_path: Path) -> Iterator[Appender]:
    appender = Appender(tmp_path)
    yield appender
    appender.close()


def check(store: Store, lines: list[str]) -> int:
    """Every acknowledged action stands in the journal, once, and the journals have no gap."""
    kept = {}
    for line in lines:
        table, seq, action = line.strip().split(" ", 2)
        if table not in kept:
            saved = store.load(table)
            assert saved is not None
            kept[table] = saved.lines
            assert [each.seq for each in saved.lines] == list(range(len(saved.lines)))
        assert kept[table][int(seq)].action == action
    return len(lines)


def test_no_acknowledged_action_is_lost_when_a_process_is_killed_fifty_times(
    tmp_path: Path, appender: Appender
) -> None:
    database = f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    store, chance = Store(database), random.Random(50)
    with service(store, Hand()) as tables:
        told = words(tables)
    for _ in range(KILLS):
        process = appender.start(database, told)
        appender.wait_for_more(chance.randint(0, 20))
        appender.kill(process)
    assert check(store, appender.acknowledged) >= KILLS
    go_on(store, told)
    store.close()


def go_on(store: Store, told: list[str]) -> None:
    """Every table whose match is not over takes its next action."""
    with service(store, Hand()) as tables:
        for word in told:
            table, *tokens = word.split(":")
            view = tables.view(table)
            if view.closed == FINISHED:
                continue
            seat = view.match.waits_for[0] or 0
            action = "secret RRRR" if view.match.game.phase == "setting" else "guess BBBB"
            assert tables.act(table, tokens[seat], action, seq=view.seq).seq > view.seq


def test_a_killed_worker_on_postgresql_loses_nothing_and_another_goes_on(
    postgres: Postgres, appender: Appender
) -> None:
    database = postgres.new_database()
    store = Store(database)
    with service(store, Hand()) as tables:
        told = words(tables)
    for _ in range(5):
        workers = [appender.start(database, told[::2]), appender.start(database, told[1::2])]
        for worker in workers:
            appender.wait_for_more(10)
            appender.kill(worker)
    assert check(store, appender.acknowledged) > 10
    go_on(store, told)
    store.close()


def test_a_database_that_is_shut_down_at_once_has_kept_every_acknowledged_action(
    postgres: Postgres, appender: Appender
) -> None:
    database = postgres.new_database()
    store = Store(database)
    tables = service(store, Hand())
    told = words(tables)
    for _ in range(3):
        process = appender.start(database, told)
        appender.wait_for_more(20)
        postgres.stop()
        appender.wait(process)
        with pytest.raises(StoreError) as down:
            act(tables, seat_of(told[0]), "secret RRRR")
        assert "\n" not in str(down.value)
        postgres.start()
        check(store, appender.acknowledged)
    tables.close()
    go_on(store, told)
    store.close()


def seat_of(word: str) -> Ticket:
    table, token, _ = word.split(":")
    return Ticket(table=table, seat=0, token=token)


def test_a_listener_that_lost_its_connection_hears_again(postgres: Postgres) -> None:
    database = postgres.new_database()
    stores = [Store(database), Store(database)]
    heard: list[tuple[str, int | None]] = []
    with service(stores[0], Hand()) as here, service(stores[1], Hand()) as there:
        ada, ben = seated(here)
        there.watch(heard.extend)
        for action, who in (("secret RGBY", ada), ("guess RRGG", ben), ("guess RRBB", ben)):
            answer = act(here, who, action)
            wait_until(lambda seq=answer.seq: (ada.table, seq) in heard)
            assert there.view(ada.table).seq == answer.seq
            gaps = heard.count(("*", None))
            assert postgres.cut_listeners() >= 2
            missed = act(here, ben, "guess WWWW").seq
            wait_until(lambda before=gaps: heard.count(("*", None)) > before)
            assert there.view(ada.table).seq == missed
    for store in stores:
        store.close()


def test_a_computer_whose_server_is_killed_while_it_thinks_moves_once(database: str) -> None:
    """The child lets the computer think for ever and is killed; the parent lets it move."""
    store, hand = Store(database), Hand()
    with service(store, hand) as tables:
        (ada,) = seated(tables, Options(seats=(PERSON, COMPUTER)))
    child = f"""
import threading
from keypeg.table import Engine, Store, Tables
class Slow:
    def guess(self, position, chance):
        print("thinking", flush=True)
        threading.Event().wait()
tables = Tables(Store({database!r}), engine=Engine(levels={{"first": Slow()}}), attend_every=None)
tables.act({ada.table!r}, {ada.token!r}, "secret RGBY", seq=0)
threading.Event().wait()
"""
    process = subprocess.Popen([sys.executable, "-c", child], stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    assert process.stdout.readline() == "thinking\n"
    process.kill()
    process.communicate()
    hand.at = time.time() + 10
    with service(store, hand) as tables:
        tables.attend()
        tables.attend()
        wait_until(lambda: tables.view(ada.table).match.game.number == 2)
        guesses = [row.guess for row in tables.view(ada.table).match.games[0].rows]
        assert len(set(guesses)) == len(guesses)
    store.close()
