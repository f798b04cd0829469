"""Tables that belong to a person are kept until that person deletes them, whoever else uses the database."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from keypeg.table import Limits, Options, Store
from tests.table.playing import COMPUTER, PERSON, Hand, act, service
from tests.table.test_old_stores import OLD, PLAYING
from tests.waiting import PATIENCE

YEAR = 366 * 86_400.0
OWNER = "terminal"


@pytest.fixture
def hand() -> Hand:
    return Hand()


def played(tables, **options):
    table = tables.open(Options(**options)).table
    tickets = [tables.take(table, None, name) for name in ("Ada", "Ben")[: options.pop("people", 2)]]
    act(tables, tickets[0], "secret RGBY")
    return tickets


def test_a_server_neither_ends_nor_deletes_what_a_person_keeps(store: Store, hand: Hand) -> None:
    with service(store, hand, owner=OWNER) as terminal, service(store, hand, limits=Limits()) as server:
        paused = played(terminal)[0].table
        left = played(terminal)
        terminal.leave(left[0].table, left[0].token)
        guests = played(server)[0].table
        for _ in range(3):
            hand.at += YEAR
            server.expire()
        assert terminal.view(paused, 0).closed is None
        assert terminal.view(left[0].table, 0).closed is not None
        assert store.load(guests) is None
        assert set(store.list_owned(OWNER)) == {paused, left[0].table}
        assert store.list_owned(OWNER, open_only=True) == (paused,)


def test_a_server_calls_no_time_at_the_table_of_somebody_who_is_away(store: Store, hand: Hand) -> None:
    with service(store, hand, owner=OWNER) as terminal, service(store, hand) as server:
        ada = played(terminal, seconds=30)[0]
        guest = played(server, seconds=30)[0]
        hand.at += 100
        server.attend()
        assert terminal.view(ada.table, 0).match.game.rows == ()
        assert len(server.view(guest.table, 0).match.game.rows) == 1
        terminal.attend()
        assert len(terminal.view(ada.table, 0).match.game.rows) == 1


def test_a_server_moves_no_computer_at_such_a_table(store: Store, hand: Hand) -> None:
    with service(store, hand, owner=OWNER) as terminal:
        table = terminal.open(Options(seats=(COMPUTER, PERSON), seconds=60)).table
    assert table not in store.list_attended()
    assert table in store.list_attended(owner=OWNER)


def test_only_its_owner_deletes_a_table(store: Store, hand: Hand) -> None:
    with service(store, hand, owner=OWNER) as terminal, service(store, hand) as server:
        mine, guests = played(terminal)[0].table, played(server)[0].table
        assert not store.delete_owned(guests, OWNER)
        assert not store.delete_owned(mine, "somebody")
        assert store.load(mine) is not None
        assert store.delete_owned(mine, OWNER)
        assert store.load(mine) is None
        assert store.load(guests) is not None


def test_matches_that_an_earlier_release_kept_for_the_terminal_belong_to_it(tmp_path: Path) -> None:
    path = tmp_path / "old.sqlite3"
    connection = sqlite3.connect(path, timeout=PATIENCE)
    connection.executescript(OLD.read_text())
    connection.execute("UPDATE tables SET address = 'terminal' WHERE id = ?", (PLAYING,))
    connection.commit()
    connection.close()
    store = Store(path)
    assert store.list_owned(OWNER) == (PLAYING,)
    store.close()
