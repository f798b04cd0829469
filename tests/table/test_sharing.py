"""Two processes on one SQLite file: each learns within a round what the other has written."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from msgspec import structs

from keypeg.rules.readings import READING
from keypeg.table import ANY_TABLE, Options, Store
from keypeg.table.state.table_copy import MovedLine, MovedTable
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
    assert other.get_cached(ada.table) is None
    act(other, ben, "guess RRGG")
    one.attend()
    assert one.get_cached(ada.table) is None
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
    assert one.get_cached(ada.table) is not None


def test_an_action_at_a_table_that_the_other_moved_is_decided_by_what_is_written(two) -> None:
    one, other = two
    ada, ben = seated(one)
    assert other.load(ada.table).seq == 0
    act(one, ada, "secret RGBY")
    answer = other.act(ada.table, ben.token, "guess RRGG", seq=1)
    assert answer.seq == 3


MOVED = MovedTable(
    table="0123456789abcdef",
    options=Options(),
    names=("Ada", None),
    free=1,
    lines=(MovedLine(seat=0, action="secret RGBY"),),
)


def test_a_seat_taken_after_the_first_action_is_known_to_the_other(two) -> None:
    one, other = two
    snapshot, _ = asyncio.run(one.move_async(MOVED))
    assert other.load(snapshot.id).seq == 1
    ben = one.take(snapshot.id, None, "Ben")
    assert other.load(snapshot.id).seat_of(ben.token) == 1
    assert other.view(snapshot.id, ben.token).seat == 1
    act(other, ben, "guess RGBY")
    assert one.view(snapshot.id).match.totals == (1, 0)


def test_who_sits_down_while_news_of_the_table_are_read_stays_seated(two, monkeypatch) -> None:
    one, _ = two
    table = one.open(Options()).table
    load_all, tickets = one.store.load_all, []

    def load_slowly(names):
        found = load_all(names)
        monkeypatch.setattr(one.store, "load_all", load_all)
        tickets.append(one.take(table, 0, "Ada"))
        return found

    monkeypatch.setattr(one.store, "load_all", load_slowly)
    one.catch_up({table: 0})
    known = one.get_cached(table)
    assert known is not None
    assert known.seat_of(tickets[0].token) == 0


def test_a_long_journal_is_played_again_elsewhere_before_the_table_is_opened(tmp_path: Path) -> None:
    asked: list[str] = []

    def ask(question, /, *args, **kwargs):
        asked.append(question.__name__)
        return question(*args, **kwargs)

    # Each game takes four lines: the code, a wrong guess with its mark, and giving up.
    game = [("secret RGBY", 0), ("guess KKKK", 1), ("mark 0-0", None), ("concede", 1)]
    turned = [(action, seat if seat is None else 1 - seat) for action, seat in game]
    played = [MovedLine(seat=seat, action=action) for action, seat in (game + turned) * 30]
    store = Store(tmp_path / "tables.sqlite3")
    options = Options(games=100, reading=READING)
    with service(store, Hand(), judge=ask) as tables:
        for number, lines in enumerate((played[:40], played)):
            moved = structs.replace(MOVED, table=f"{number:016}", options=options, lines=tuple(lines))
            snapshot, _ = asyncio.run(tables.move_async(moved))
            assert snapshot.seq == len(lines)
            kept = [(line.action, line.seat) for line in tables.store.load(snapshot.id).lines]
            assert kept == [(line.action, line.seat) for line in lines]
    store.close()
    assert len(asked) == 1
