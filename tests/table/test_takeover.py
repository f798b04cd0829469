"""Somebody who watches takes the seat of a player who left, in the middle of a match (R21e)."""

from __future__ import annotations

import asyncio

import pytest

from keypeg.errors import TableError, TableReason
from keypeg.rules import Marking, parse_match
from keypeg.table import Options, Store, Tables, Ticket
from keypeg.table.orders.seating import order_computer
from tests.table.playing import ENGINE, PERSON, Hand, act, seated, service
from tests.waiting import wait_until

PARTY = Options(edition="party", seats=(PERSON,) * 3, games=3)


def refused(reason: TableReason) -> pytest.RaisesExc[TableError]:
    return pytest.raises(TableError, check=lambda error: error.reason is reason)


def let_computer(tables: Tables, ticket: Ticket) -> None:
    order = order_computer(ticket.table, ticket.token, level="first", levels=ENGINE.levels, now=tables.now())
    asyncio.run(tables.seat_async(order))


def test_a_watcher_plays_on_for_a_codebreaker_who_left(store: Store, hand: Hand, tables: Tables) -> None:
    ada, ben = seated(tables)
    act(tables, ada, "secret RGBY")
    act(tables, ben, "guess RRGG")
    with service(store, hand) as other:
        assert other.view(ada.table).vacant == ()
        tables.leave(ben.table, ben.token)
        assert tables.view(ada.table).vacant == (1,)
        cem = tables.take(ada.table, None, "Cem")
        assert cem.seat == 1
        for one in (tables, other):
            view = one.view(ada.table, cem.token)
            assert (view.closed, view.vacant) == (None, ())
            assert [seat.name for seat in view.seats] == ["Ada", "Cem"]
            assert [(who.name, who.games, who.rows) for who in view.former] == [("Ben", 0, 1)]
            assert view.match.game.secret is None
    with refused(TableReason.NOT_YOUR_SEAT):
        tables.view(ben.table, ben.token)
    act(tables, cem, "guess RGBY")
    act(tables, cem, "secret BBBB")
    act(tables, ada, "guess BBBB")
    text = tables.export(ada.table)
    assert parse_match(text).setup.players == ("Ada", "Ben / Cem")
    with service(store, hand) as later:
        assert later.view(ada.table, cem.token) == tables.view(ada.table, cem.token)
        assert later.export(ada.table) == text


def test_a_watcher_takes_over_from_the_computer_that_plays_on(
    store: Store, hand: Hand, tables: Tables
) -> None:
    ada, ben, cleo = seated(tables, PARTY)
    act(tables, ada, "secret WPGR")
    tables.leave(ben.table, ben.token)
    let_computer(tables, ada)
    wait_until(lambda: tables.view(ada.table).match.waits_for == (2,))
    assert tables.view(ada.table).vacant == (1,)
    cem = tables.take(ada.table, 1, "Cem")
    act(tables, cleo, "guess WWWW")
    act(tables, cem, "guess PPPP")
    view = tables.view(ada.table)
    assert [who.name for who in view.former] == ["Ben", "computer first"]
    assert [row.seat for row in view.match.game.rows] == [1, 2, 1]
    with service(store, hand) as later:
        assert later.view(ada.table, cem.token) == tables.view(ada.table, cem.token)
    # The second to take the seat may leave it again, and a third one takes it.
    tables.leave(cem.table, cem.token)
    dora = tables.take(ada.table, None, "Dora")
    with service(store, hand) as later:
        view = later.view(ada.table, dora.token)
        assert [seat.name for seat in view.seats] == ["Ada", "Dora", "Cleo"]
        assert [who.name for who in view.former] == ["Ben", "computer first", "Cem"]


def test_a_seat_that_guards_a_code_is_free_only_when_the_game_is_over(tables: Tables) -> None:
    """Whoever took it would read the code, and might be a codebreaker with a second window."""
    ada, ben, cleo = seated(tables, PARTY)
    act(tables, ada, "secret WPGR")
    tables.leave(ada.table, ada.token)
    assert tables.view(ben.table).vacant == ()
    with refused(TableReason.SEAT_GUARDS_CODE):
        tables.take(ada.table, 0, "Eve")
    with refused(TableReason.TABLE_CLOSED):
        tables.take(ada.table, None, "Eve")
    let_computer(tables, ben)
    with refused(TableReason.COMPUTER_SEAT):
        tables.take(ada.table, 0, "Eve")
    act(tables, ben, "guess WPGR")
    assert tables.view(ben.table).vacant == (0,)
    eve = tables.take(ada.table, 0, "Eve")
    assert tables.view(ada.table, eve.token).match.games[0].secret == "WPGR"
    act(tables, ben, "secret PWGR")
    assert tables.view(ada.table, eve.token).match.game.secret is None
    assert cleo.seat == 2


def test_behind_a_real_shield_the_code_left_with_its_codemaker(tables: Tables) -> None:
    ada, ben = seated(tables, Options(marking=Marking.CODEMAKER, shield=True))
    act(tables, ada, "secret hidden")
    tables.leave(ada.table, ada.token)
    assert tables.view(ben.table).vacant == ()


def test_nobody_takes_a_seat_that_is_held_or_at_a_table_that_everybody_left(tables: Tables) -> None:
    ada, ben = seated(tables)
    act(tables, ada, "secret RGBY")
    with refused(TableReason.SEAT_TAKEN):
        tables.take(ada.table, 1, "Eve")
    with refused(TableReason.SEAT_TAKEN):
        tables.take(ada.table, None, "Eve")
    tables.leave(ben.table, ben.token)
    with refused(TableReason.NAME_TAKEN):
        tables.take(ada.table, None, "Ada")
    tables.leave(ada.table, ada.token)
    assert tables.view(ada.table).vacant == ()
    with refused(TableReason.SEAT_GUARDS_CODE):
        tables.take(ada.table, 0, "Eve")
    with refused(TableReason.TABLE_CLOSED):
        tables.take(ada.table, None, "Eve")


def test_the_computer_of_a_game_for_one_is_nobody_who_left(tables: Tables) -> None:
    ada, bea = seated(tables)
    act(tables, ada, "secret RGBY")
    act(tables, bea, "guess RGBY")
    act(tables, bea, "secret RRRR")
    act(tables, ada, "guess RRRR")
    tables.leave(bea.table, bea.token)
    assert tables.view(ada.table).vacant == ()


def test_the_rematch_knows_who_took_over_and_not_who_left(tables: Tables) -> None:
    ada, ben = seated(tables, Options(games=1))
    act(tables, ada, "secret RGBY")
    act(tables, ben, "guess RRGG")
    tables.leave(ben.table, ben.token)
    cem = tables.take(ada.table, 1, "Cem")
    act(tables, cem, "guess RGBY")
    again = tables.load(asyncio.run(tables.rematch_async(ada.table)).id)
    assert [again.seat_of(one.token) for one in (ada, cem, ben)] == [0, 1, None]
