"""Two processes on one SQLite file: each learns within a round what the other has written."""

from __future__ import annotations

from pathlib import Path

import pytest

from keypeg.table import ANY_TABLE, Options, Store
from tests.table.playing import Hand, act, seated, service


@pytest.fixture
def two(tmp_path: Path):
    stores = [Store(tmp_path / "tables.sqlite3") for _ in range(2)]
    with service(stores[0], Hand()) as one, service(stores[1], Hand()) as other:
        for tables in (one, other):
            tables.attend()
        yield one, other
    for store in stores:
        store.close()


def test_what_the_other_wrote_is_read_after_a_round(two) -> None:
    one, other = two
    ada, ben = seated(one)
    assert other.load(ada.table).seq == 0
    act(one, ada, "secret RGBY")
    heard: list[object] = []
    other.watch(heard.append)
    other.attend()
    assert heard == [[(ANY_TABLE, None)]]
    assert other.cached(ada.table) is None
    act(other, ben, "guess RRGG")
    one.attend()
    assert one.cached(ada.table) is None
    assert one.view(ada.table).seq == 3


def test_what_a_process_wrote_itself_it_need_not_read_again(two) -> None:
    one, _ = two
    ada, ben = seated(one, Options(games=1))
    one.attend()
    act(one, ada, "secret RGBY")
    act(one, ben, "guess RGBY")
    one.keep_game("owner", ada.table, 0, ben.token)
    one.store.touch()
    one.expire()
    one.attend()
    assert one.cached(ada.table) is not None


def test_an_action_at_a_table_that_the_other_moved_is_decided_by_what_is_written(two) -> None:
    one, other = two
    ada, ben = seated(one)
    assert other.load(ada.table).seq == 0
    act(one, ada, "secret RGBY")
    answer = other.act(ada.table, ben.token, "guess RRGG", seq=1)
    assert answer.seq == 3
