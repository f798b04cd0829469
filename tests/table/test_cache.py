"""The cache stays within its size, whatever is played; what it has let go of is read again."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from keypeg.table import Options, Store
from keypeg.table.orders.opening import new_table
from keypeg.table.storage.cache import Cache
from tests.postgres import Postgres
from tests.table.playing import Hand, act, seated, service
from tests.waiting import wait_until


def table(name: str):
    state = new_table(Options(), now=1.0, names={0: "Ada", 1: "Ben"}, tokens={0: "a", 1: "b"})
    object.__setattr__(state, "id", name)
    return state


def test_tables_that_are_closed_go_first_then_the_least_used():
    cache = Cache(10_000)
    for name in "abcd":
        cache.put(table(name))
    cache.put(table("e").with_line(0, "leave", 2.0))
    assert cache.get("a") is not None
    cache.put(table("f"))
    cache.put(table("g"))
    assert [name for name in "abcdefg" if cache.get(name) is None] == ["b", "e"]


def test_of_closed_tables_only_the_last_few_are_kept():
    closed = [table(f"closed{n}").with_line(0, "leave", 2.0) for n in range(20)]
    cache = Cache(60_000)
    cache.put(table("open"))
    for state in closed:
        cache.put(state)
    # A table of one line counts 3,200 bytes, and closed ones may take a twelfth: 5,000.
    assert [state.id for state in closed if cache.get(state.id) is not None] == ["closed19"]
    assert cache.get("open") is not None
    cache.drop("closed19")
    cache.put(closed[0])
    assert cache.get("closed0") is not None


def test_a_table_that_is_dropped_makes_room():
    cache = Cache(6_000)
    for name in "abc":
        cache.put(table(name))
        cache.put(table(name))
    cache.drop("b")
    cache.put(table("d"))
    assert [name for name in "abcd" if cache.get(name) is None] == ["b"]
    cache.clear()
    for name in "abc":
        cache.put(table(name))
    assert len(cache) == 3


def test_play_goes_on_in_a_cache_that_holds_one_table(tmp_path: Path):
    store = Store(tmp_path / "t.sqlite3")
    with service(store, Hand(), most_cached=1) as tables:
        matches = [seated(tables, Options(games=2)) for _ in range(3)]
        for action in ("secret RGBY", "guess RRGG", "guess RGBY"):
            for ada, ben in matches:
                act(tables, ada if action.startswith("secret") else ben, action)
        assert [tables.view(ada.table).match.game.number for ada, _ in matches] == [2, 2, 2]
    store.close()


def test_who_sits_down_while_a_table_is_read_stays_seated(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    store = Store(tmp_path / "t.sqlite3")
    with service(store, Hand()) as tables:
        table = tables.open(Options()).table
        # Another program on the same file makes this one forget what it knows.
        tables._cache.clear()
        load, tickets = store.load, []

        def load_slowly(name: str):
            found = load(name)
            monkeypatch.setattr(store, "load", load)
            tickets.append(tables.take(table, 0, "Ada"))
            return found

        monkeypatch.setattr(store, "load", load_slowly)
        assert tables.load(table).seat_of(tickets[0].token) == 0
        cached = tables.get_cached(table)
        assert cached is not None
        assert cached.seat_of(tickets[0].token) == 0
    store.close()


def test_who_reads_a_table_gets_no_older_seats_that_somebody_else_has_read():
    cache, before = Cache(10_000), table("a")
    after = before.with_chairs((before.chairs[0], replace(before.chairs[1], token_hash="c")))
    with cache.begin_read("a") as early, cache.begin_read("a") as late:
        assert cache.put_read(before, early) is before
        assert cache.put_read(after, late) is after
    assert cache.get("a") is after


def test_who_leaves_while_another_server_reads_the_table_is_gone_there(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
):
    """The other server hears of it while it reads, and knows nothing of the table yet that it could forget."""
    database = postgres.new_database()
    stores = [Store(database), Store(database)]
    with service(stores[0], Hand()) as here, service(stores[1], Hand()) as there:
        _, ben = seated(here)
        there.attend()
        there._cache.clear()
        heard: list[str] = []
        there.watch(lambda changes: heard.extend(name for name, _ in changes))
        load = stores[1].load

        def load_slowly(name: str):
            found = load(name)
            monkeypatch.setattr(stores[1], "load", load)
            here.leave(ben.table, ben.token)
            wait_until(lambda: ben.table in heard, "the word that somebody has left")
            return found

        monkeypatch.setattr(stores[1], "load", load_slowly)
        there.load(ben.table)
        cached = there.get_cached(ben.table)
        assert cached is None or cached.seat_of(ben.token) is None
        assert there.load(ben.table).seat_of(ben.token) is None
    for store in stores:
        store.close()
