"""Fan-out: in one process, and between processes on PostgreSQL."""

from __future__ import annotations

from keypeg.table import Options, Store, Tables
from tests.postgres import Postgres
from tests.table.playing import COMPUTER, PERSON, Hand, act, remembered, seated, service
from tests.waiting import wait_until


def test_a_watcher_hears_every_change_until_it_stops(tables: Tables) -> None:
    heard: list[tuple[str, int | None]] = []
    stop = tables.watch(heard.extend)
    ada, ben = seated(tables)
    wait_until(lambda: heard.count((ada.table, 0)) >= 3)
    seq = act(tables, ada, "secret RGBY").seq
    wait_until(lambda: (ada.table, seq) in heard)
    stop()
    act(tables, ben, "guess RRGG")
    tables.close()
    assert (ada.table, 3) not in heard


def test_a_watcher_that_fails_disturbs_nobody(tables: Tables) -> None:
    heard: list[tuple[str, int | None]] = []

    def fail(_: object) -> None:
        raise OSError

    tables.watch(fail)
    tables.watch(heard.extend)
    ada, _ = seated(tables)
    act(tables, ada, "secret RGBY")
    wait_until(lambda: (ada.table, 1) in heard)


def test_a_watcher_hears_a_computers_move(tables: Tables) -> None:
    heard: list[tuple[str, int | None]] = []
    tables.watch(heard.extend)
    (ada,) = seated(tables, Options(seats=(PERSON, COMPUTER), first=1))
    wait_until(lambda: (ada.table, 1) in heard)


def test_another_process_hears_of_seats_and_actions(postgres: Postgres) -> None:
    database = postgres.new_database()
    stores = [Store(database), Store(database)]
    heard: list[tuple[str, int | None]] = []
    with service(stores[0], Hand()) as here, service(stores[1], Hand()) as there:
        there.watch(heard.extend)
        wait_until(lambda: there._listener is not None and there._listener.listening.is_set())
        table = here.open(Options()).table
        assert not there.view(table).seats[0].taken
        ada = here.take(table, 0, "Ada")
        wait_until(lambda: remembered(there, table).seats[0].taken)
        here.take(table, 1, "Ben")
        seq = act(here, ada, "secret RGBY").seq
        wait_until(lambda: (table, seq) in heard)
        assert there.view(table).match.game.phase == "guessing"
    for store in stores:
        store.close()
