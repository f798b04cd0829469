"""The rematch of a table: one for everybody, at an id that nobody can choose, also in a database of earlier days."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor

from sqlalchemy import create_engine, text

from keypeg.table import Options, SeatOption, Store, Tables, Ticket
from tests.table.playing import Hand, act, seated, service
from tests.waiting import wait_until


def finished(tables: Tables) -> tuple[Ticket, Ticket]:
    ada, ben = seated(tables, Options(games=1))
    act(tables, ada, "secret RGBY")
    act(tables, ben, "guess RGBY")
    return ada, ben


def rematch(tables: Tables, table: str) -> str:
    return asyncio.run(tables.rematch_async(table)).id


def test_services_on_one_database_agree_on_one_rematch(database: str) -> None:
    stores = [Store(database) for _ in range(3)]
    services = [service(store, Hand()) for store in stores]
    ada, ben = finished(services[0])
    for tables in services:
        assert tables.load(ada.table).rematch is None
    with ThreadPoolExecutor(6) as threads:
        asked = [threads.submit(rematch, tables, ada.table) for tables in services * 2]
        found = {one.result() for one in asked}
    assert len(found) == 1
    again = found.pop()
    for tables in services:
        wait_until(lambda tables=tables: tables.load(ada.table).rematch == again)
        assert tables.load(again).seat_of(ada.token) == 0
        assert tables.load(again).seat_of(ben.token) == 1
    for tables, store in zip(services, stores, strict=True):
        tables.close()
        store.close()


def test_a_rematch_that_was_deleted_is_opened_again(tables: Tables) -> None:
    ada, _ = finished(tables)
    first = rematch(tables, ada.table)
    assert rematch(tables, ada.table) == first
    remove(tables.store, first)
    tables._cache.clear()
    second = rematch(tables, ada.table)
    assert second != first
    assert tables.load(ada.table).rematch == second


def test_the_computer_sets_every_code_for_somebody_who_plays_solo(tables: Tables) -> None:
    """Roles pass on in a match; somebody who breaks one code after another stays codebreaker."""
    computer = SeatOption(kind="computer", level="first")
    for games, first in ((1, 1), (2, 0)):
        opened = tables.open(Options(games=games, first=1, seats=(SeatOption(), computer)))
        ada = tables.take(opened.table, 0, "Ada")
        wait_until(lambda ada=ada: "guess" in tables.view(ada.table, ada.token).match.may)
        act(tables, ada, "guess RRGG")
        tables.leave(ada.table, ada.token)
        again = rematch(tables, ada.table)
        assert tables.view(again, 0).options.first == first


def test_an_older_database_keeps_the_rematches_it_has_and_no_table_of_a_stranger(database: str) -> None:
    store = Store(database)
    with service(store, Hand()) as tables:
        ada, _ = finished(tables)
        again = rematch(tables, ada.table)
        ben, _ = finished(tables)
        squatter = tables.open(Options()).table
    store.close()
    olden = {ada.table: OLD, again: OLD_REMATCH, ben.table: OTHER, squatter: OTHER_REMATCH}
    downgrade(database, olden)
    store = Store(database)
    with service(store, Hand()) as tables:
        assert tables.load(OLD).rematch == OLD_REMATCH
        assert rematch(tables, OLD) == OLD_REMATCH
        assert tables.load(OTHER).rematch is None
        assert rematch(tables, OTHER) != OTHER_REMATCH
    store.close()


OLD, OLD_REMATCH = "fc3hy4yferpkfpc3", "pkxn9kvxc9sx81fe"
OTHER, OTHER_REMATCH = "c22txw7v5q4tt3zc", "9v0k47j2dxs9e10f"
"""Ids and those of their rematches, as version 6 answered them."""


def remove(store: Store, table: str) -> None:
    with store._transaction() as connection:
        connection.execute(text("DELETE FROM tables WHERE id = :table"), {"table": table})


def downgrade(database: str, names: dict[str, str]) -> None:
    """Make a database one of version 6, with tables of other ids."""
    engine = create_engine(database.replace("postgresql:", "postgresql+psycopg:"))
    with engine.begin() as connection:
        for old, new in names.items():
            for statement in RENAME:
                connection.execute(text(statement), {"old": old, "new": new})
        connection.execute(text("ALTER TABLE tables DROP COLUMN rematch"))
        connection.execute(text("UPDATE schema_version SET version = 6"))
    engine.dispose()


RENAME = (
    "INSERT INTO tables (id, options, created, touched, closed, attended)"
    " SELECT :new, options, created, touched, closed, attended FROM tables WHERE id = :old",
    "UPDATE seats SET table_id = :new WHERE table_id = :old",
    "UPDATE journal SET table_id = :new WHERE table_id = :old",
    "UPDATE commitments SET table_id = :new WHERE table_id = :old",
    "DELETE FROM tables WHERE id = :old",
)
