"""Starting before every seat is taken (R21d): without the free seats, or with computers there."""

from __future__ import annotations

import asyncio

import pytest

from keypeg.errors import EditionError, TableError, TableReason
from keypeg.rules import parse_match
from keypeg.table import Options, Store, Tables, TableView, Ticket
from keypeg.table.orders.seating import order_computer
from keypeg.table.orders.starting import order_start
from tests.table.playing import ADVERSARY, COMPUTER, ENGINE, PERSON, Hand, act, service
from tests.waiting import wait_until

PARTY = Options(edition="party", seats=(PERSON,) * 5, games=5)


def start(tables: Tables, ticket: Ticket) -> TableView:
    return asyncio.run(tables.seat_async(order_start(ticket.table, ticket.token, now=tables.now())))


def fill(tables: Tables, ticket: Ticket, level: str = "first") -> TableView:
    order = order_computer(ticket.table, ticket.token, level=level, levels=ENGINE.levels, now=tables.now())
    return asyncio.run(tables.seat_async(order))


def sit(tables: Tables, options: Options, seats: dict[int, str]) -> list[Ticket]:
    table = tables.open(options).table
    return [tables.take(table, seat, name) for seat, name in seats.items()]


def test_r21d_three_of_five_start_and_play_three_games(tables: Tables) -> None:
    ada, ben, cleo = sit(tables, PARTY, {0: "Ada", 1: "Ben", 2: "Cleo"})
    view = start(tables, ada)
    assert ([seat.name for seat in view.seats], view.started) == (["Ada", "Ben", "Cleo"], True)
    assert (view.match.agreed, view.options.games) == (3, 3)
    for maker, breaker in ((ada, ben), (ben, cleo), (cleo, ada)):
        act(tables, maker, "secret WPGR")
        act(tables, breaker, "guess WPGR")
    assert parse_match(tables.export(ada.table)).over


def test_r21d_those_behind_a_free_seat_move_up_in_the_same_order(
    store: Store, hand: Hand, tables: Tables
) -> None:
    """Seats 1 and 3 are free; Dan was to set the first code and Eve sits to his left."""
    options = Options(edition="party", seats=(PERSON,) * 5, games=10, first=3)
    ada, cleo, eve = sit(tables, options, {0: "Ada", 2: "Cleo", 4: "Eve"})
    with service(store, hand) as other:
        assert not other.view(ada.table).started
        view = start(tables, eve)
        assert [seat.name for seat in view.seats] == ["Ada", "Cleo", "Eve"]
        assert (view.options.games, view.options.first, view.match.waits_for) == (6, 2, (2,))
        assert [tables.seat(one.table, one.token) for one in (ada, cleo, eve)] == [0, 1, 2]
        assert other.view(ada.table) == tables.view(ada.table)
        act(other, eve, "secret WPGR")
    with service(store, hand) as later:
        assert later.view(ada.table) == tables.view(ada.table)
        act(later, ada, "guess WPGR")
        assert later.view(ada.table).match.games[0].ending == "broken"


def test_r21d_a_computer_and_an_adversary_keep_what_they_are(tables: Tables) -> None:
    seats = (PERSON, PERSON, PERSON, COMPUTER, ADVERSARY)
    (ada,) = sit(tables, Options(edition="party", seats=seats, games=5), {1: "Ada"})
    view = start(tables, ada)
    assert [seat.kind for seat in view.seats] == ["person", "computer", "adversary"]
    assert [seat.kind for seat in view.options.seats] == ["person", "computer", "adversary"]


def test_r21d_too_few_players_do_not_start(tables: Tables) -> None:
    ada, ben = sit(tables, PARTY, {0: "Ada", 1: "Ben"})
    with pytest.raises(EditionError, match="3 to 5"):
        start(tables, ben)
    assert not tables.view(ada.table).started
    tables.take(ada.table, 4, "Eve")


def test_a_match_that_has_started_is_not_started_again(tables: Tables) -> None:
    ada, ben, cleo = sit(tables, PARTY, {0: "Ada", 1: "Ben", 2: "Cleo"})
    start(tables, ada)
    assert start(tables, ben) == tables.view(ada.table)
    with pytest.raises(TableError, check=lambda error: error.reason is TableReason.SEAT_TAKEN):
        tables.take(ada.table, None, "Dan")
    with pytest.raises(TableError, check=lambda error: error.reason is TableReason.UNKNOWN_SEAT):
        tables.take(ada.table, 3, "Dan")
    tables.leave(cleo.table, cleo.token)
    with pytest.raises(TableError, check=lambda error: error.reason is TableReason.TABLE_CLOSED):
        start(tables, ada)


def test_r21d_computers_take_all_free_seats_and_play(store: Store, hand: Hand, tables: Tables) -> None:
    ada, dan = sit(tables, PARTY, {0: "Ada", 3: "Dan"})
    view = fill(tables, dan)
    assert [(seat.kind, seat.name) for seat in view.seats] == [
        ("person", "Ada"),
        ("computer", "computer first"),
        ("computer", "computer first (2)"),
        ("person", "Dan"),
        ("computer", "computer first (3)"),
    ]
    act(tables, ada, "secret WPGR")
    wait_until(lambda: tables.view(ada.table).match.waits_for in ((3,), (1,)))
    with service(store, hand) as later:
        assert [seat.kind for seat in later.view(ada.table).seats].count("computer") == 3
        assert ada.table in store.list_attended()


def test_a_computer_sits_down_where_a_friend_did_not_come(tables: Tables) -> None:
    (ada,) = sit(tables, Options(), {0: "Ada"})
    with pytest.raises(EditionError, match="nobody knows"):
        fill(tables, ada, "nobody knows")
    assert fill(tables, ada).started
    act(tables, ada, "secret RGBY")
    wait_until(lambda: tables.view(ada.table).match.games[0].ending == "broken")


def test_those_who_stay_begin_again_without_somebody_who_left(tables: Tables) -> None:
    options = Options(edition="party", seats=(PERSON,) * 4, games=4)
    ada, ben, cleo, dan = sit(tables, options, dict(enumerate(("Ada", "Ben", "Cleo", "Dan"))))
    act(tables, ada, "secret WPGR")
    tables.leave(ben.table, ben.token)
    again = asyncio.run(tables.rematch_async(ada.table))
    view = tables.view(again.id)
    assert [seat.name for seat in view.seats] == ["Ada", "Cleo", "Dan"]
    assert (view.options.games, view.match.waits_for) == (3, (1,))
    assert [again.seat_of(one.token) for one in (ada, ben, cleo, dan)] == [0, None, 1, 2]
    assert tables.load(ada.table).rematch == again.id
