"""The store: where it is, how it grows, what it refuses."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from threading import Thread

import pytest
from sqlalchemy import Connection, text

from keypeg.errors import StoreError
from keypeg.table import Options, Store, default_path
from keypeg.table.state.stored import Conflict, SeatChange, Writes
from keypeg.table.storage import schema
from tests.table.playing import Hand, act, seated, service


def line(table: str, seq: int, action: str, action_id: str | None = None) -> dict[str, object]:
    return {"table_id": table, "seq": seq, "seat": 0, "action": action, "action_id": action_id, "at": 1.0}


def opened(store: Store) -> str:
    with service(store, Hand()) as tables:
        return tables.open(Options()).table


def test_a_place_in_the_journal_is_written_once(store: Store) -> None:
    table = opened(store)
    store.commit([Writes(table, lines=[line(table, 0, "secret RGBY")])])
    with pytest.raises(Conflict):
        store.commit([Writes(table, lines=[line(table, 0, "secret RRRR")])])
    with pytest.raises(Conflict):
        store.commit([Writes(table, lines=[line(table, 1, "a", "id"), line(table, 2, "b", "id")])])
    assert [kept.action for kept in store.lines(table, 0) or ()] == ["secret RGBY"]


def test_a_batch_is_written_whole_or_not_at_all(store: Store) -> None:
    one, two = opened(store), opened(store)
    store.commit([Writes(two, lines=[line(two, 0, "x")])])
    with pytest.raises(Conflict):
        store.commit([Writes(one, lines=[line(one, 0, "x")]), Writes(two, lines=[line(two, 0, "y")])])
    assert store.lines(one, 0) == ()


def test_a_seat_that_changed_hands_meanwhile_is_a_conflict(store: Store) -> None:
    table = opened(store)
    free = store.chairs(table)[0]
    ada, bob = (replace(free, name=name, token_hash=name, taken=1.0) for name in ("Ada", "Bob"))
    store.commit([Writes(table, seat_changes=[SeatChange(before=free, after=ada)])])
    with pytest.raises(Conflict):
        store.commit([Writes(table, seat_changes=[SeatChange(before=free, after=bob)])])
    assert store.chairs(table)[0] == ada


def test_sqlite_is_in_wal_mode_and_syncs_every_commit(tmp_path: Path) -> None:
    store = Store(tmp_path / "deep" / "tables.sqlite3")
    with store._engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        # 2 is FULL: the log is flushed to the disk before a commit returns.
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2
    store.close()


def test_the_default_place_is_in_the_users_data(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))
    assert default_path() == tmp_path / ".local" / "share" / "keypeg" / "tables.sqlite3"
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    Store().close()
    assert (tmp_path / "data" / "keypeg" / "tables.sqlite3").exists()


@pytest.mark.parametrize(
    ("database", "told"),
    [
        ("mysql://somewhere/db", "choose sqlite or postgresql"),
        ("sqlite://", "the database must be a file"),
        ("sqlite:///:memory:", "the database must be a file"),
        ("://", "is not a database URL"),
        ("postgresql://keypeg:hunter2@127.0.0.1:1/none", "the database postgresql"),
    ],
)
def test_a_place_that_cannot_hold_tables_is_refused_in_one_line(database: str, told: str) -> None:
    with pytest.raises(StoreError, match=told) as refused:
        Store(database)
    assert "\n" not in str(refused.value)
    assert "hunter2" not in str(refused.value)


def test_a_file_that_is_no_store_is_refused_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("not a database, only some text " * 100)
    with pytest.raises(StoreError, match="not a database"):
        Store(tmp_path / "notes.txt")
    (tmp_path / "file").write_text("")
    with pytest.raises(StoreError, match="cannot store tables in"):
        Store(tmp_path / "file" / "tables.sqlite3")


def test_several_processes_may_open_a_new_store_at_once(database: str) -> None:
    failed: list[Exception] = []

    def open_it() -> None:
        try:
            Store(database).close()
        except Exception as error:
            failed.append(error)

    threads = [Thread(target=open_it) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert failed == []


def test_an_older_store_is_brought_up_to_date_once(store: Store) -> None:
    table = opened(store)

    def add_colour(connection: Connection) -> None:
        connection.execute(text("ALTER TABLE tables ADD COLUMN colour TEXT"))

    for _ in range(2):
        with store._transaction() as connection:
            schema.migrate(connection, [*schema.MIGRATIONS, add_colour])
    with store._transaction() as connection:
        assert connection.execute(text("SELECT colour FROM tables")).all() == [(None,)]
        assert connection.execute(schema.versions.select()).scalar_one() == len(schema.MIGRATIONS) + 2
    assert store.load(table) is not None


def test_a_store_from_before_there_were_records_can_keep_them(store: Store, database: str) -> None:
    table = opened(store)
    with store._transaction() as connection:
        for added in ("ladder_duels", "ladder_games", "ladder_players", "dailies"):
            connection.execute(text(f"DROP TABLE {added}"))
        connection.execute(text("DROP TABLE recorded"))
        connection.execute(text("DROP INDEX tables_owner"))
        connection.execute(text("ALTER TABLE tables DROP COLUMN owner"))
        connection.execute(schema.versions.update().values(version=1))
    newer = Store(database)
    assert newer.list_games("somebody") == ()
    assert newer.load(table) is not None
    newer.close()


def test_a_store_of_a_newer_program_is_refused(store: Store, database: str) -> None:
    with store._transaction() as connection:
        connection.execute(schema.versions.update().values(version=99))
    known = len(schema.MIGRATIONS) + 1
    with pytest.raises(StoreError, match=f"has version 99, but this program only knows version {known}"):
        Store(database)


def test_a_table_put_out_of_memory_is_read_again(store: Store, hand: Hand) -> None:
    with service(store, hand, most_cached=1) as tables:
        ada, ben = seated(tables)
        cleo, _ = seated(tables)
        act(tables, ada, "secret RGBY")
        act(tables, cleo, "secret RRRR")
        assert act(tables, ben, "guess RGBY").view.match.games[0].ending == "broken"
