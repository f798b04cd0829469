"""A seat moves to another device: its pass works once, for ten minutes, and ends the old token."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest

from keypeg.errors import TableError, TableReason
from keypeg.table import Options, Store, Tables, Ticket
from tests.table.playing import Hand, act, seated, service
from tests.waiting import wait_until


def use(tables: Tables, table: str, text: str) -> Ticket:
    return asyncio.run(tables.continue_async(table, text))


def refuses(tables: Tables, table: str, text: str) -> None:
    with pytest.raises(TableError) as refused:
        use(tables, table, text)
    assert refused.value.reason is TableReason.BAD_PASS


def test_a_pass_gives_the_seat_a_new_token_and_ends_the_old_one(tables: Tables, hand: Hand) -> None:
    ada, ben = seated(tables)
    act(tables, ada, "secret RGBY")
    text = tables.load(ben.table).make_pass(1, hand.at)
    ticket = use(tables, ben.table, text)
    assert (ticket.seat, tables.seat(ben.table, ticket.token)) == (1, 1)
    with pytest.raises(TableError) as refused:
        tables.seat(ben.table, ben.token)
    assert refused.value.reason is TableReason.NOT_YOUR_SEAT
    act(tables, ticket, "guess RRGG")
    assert tables.view(ben.table).seats[1].name == "Ben"


def test_a_pass_works_once(tables: Tables, hand: Hand) -> None:
    ada, _ = seated(tables)
    first, second = (tables.load(ada.table).make_pass(0, hand.at + more) for more in (0, 1))
    use(tables, ada.table, first)
    refuses(tables, ada.table, first)
    refuses(tables, ada.table, second)


def test_a_pass_is_valid_for_ten_minutes(tables: Tables, hand: Hand) -> None:
    ada, _ = seated(tables)
    text = tables.load(ada.table).make_pass(0, hand.at)
    hand.at += 601
    refuses(tables, ada.table, text)
    hand.at -= 2
    use(tables, ada.table, text)


def test_a_pass_cannot_be_made_to_last_longer_or_fit_elsewhere(tables: Tables, hand: Hand) -> None:
    ada, _ = seated(tables)
    other, _ = seated(tables)
    text = tables.load(ada.table).make_pass(0, hand.at)
    seat, until, sign = text.split(".")
    for changed in (
        f"{seat}.{int(until) + 1}.{sign}",
        f"1.{until}.{sign}",
        f"{seat}.{until}.{sign[:-1]}",
        f"4.{until}.{sign}",
        "",
        tables.load(ada.table).make_pass(0, hand.at + 1000),
    ):
        refuses(tables, ada.table, changed)
    refuses(tables, other.table, text)
    use(tables, ada.table, text)


def test_a_pass_outlives_the_server_that_made_it(store: Store, hand: Hand) -> None:
    with service(store, hand) as tables:
        ada, _ = seated(tables, Options(seconds=30))
        text = tables.load(ada.table).make_pass(0, hand.at)
    hand.at += 60
    with service(store, hand) as tables:
        ticket = use(tables, ada.table, text)
    with service(store, hand) as tables:
        assert tables.seat(ada.table, ticket.token) == 0
        refuses(tables, ada.table, text)


def test_an_old_token_ends_at_every_server(database: str, hand: Hand) -> None:
    stores = [Store(database), Store(database)]
    with service(stores[0], hand) as here, service(stores[1], hand) as there:
        ada, _ = seated(here)
        act(there, ada, "secret RGBY")
        ticket = use(here, ada.table, here.load(ada.table).make_pass(0, hand.at))
        there.attend()
        assert there.seat(ada.table, ticket.token) == 0
        wait_until(lambda: there.load(ada.table).seat_of(ada.token) is None)
    for store in stores:
        store.close()


def test_the_new_token_is_known_at_every_server_before_any_message_arrives(database: str, hand: Hand) -> None:
    stores = [Store(database), Store(database)]
    with service(stores[0], hand) as here, service(stores[1], hand) as there:
        ada, _ = seated(here)
        act(there, ada, "secret RGBY")
        # The last state that the second server has heard of comes back again and again, as if messages were late.
        there.load(ada.table)
        late = there._cache.get(ada.table)
        ticket = use(here, ada.table, here.load(ada.table).make_pass(0, hand.at))
        for look in (
            lambda: there.seat(ada.table, ticket.token),
            lambda: there.load_seats(ada.table).seat_of(ticket.token),
        ):
            there._cache.drop(ada.table)
            there._cache.put(late)
            assert look() == 0
    for store in stores:
        store.close()


def test_there_is_no_pass_for_the_seat_of_a_computer(tables: Tables, hand: Hand) -> None:
    table = tables.open(Options()).table
    with pytest.raises(TableError):
        tables.load(table).make_pass(1, hand.at)


def test_a_pass_that_another_seat_made_opens_no_seat_that_hides_a_code(tables: Tables, hand: Hand) -> None:
    """Whoever makes the pass could use it, and read the code."""

    def hides(call: Callable[[], object]) -> None:
        with pytest.raises(TableError) as refused:
            call()
        assert refused.value.reason is TableReason.PASS_HIDES_CODE

    ada, ben = seated(tables, Options(games=2))
    early = tables.load(ada.table).make_pass(0, hand.at, lent=True)
    act(tables, ada, "secret RGBY")
    hides(lambda: use(tables, ada.table, early))
    hides(lambda: tables.load(ada.table).make_pass(0, hand.at, lent=True))
    assert use(tables, ada.table, tables.load(ada.table).make_pass(1, hand.at, lent=True)).seat == 1
    refuses(tables, ada.table, early.removeprefix("lent."))
    assert use(tables, ada.table, tables.load(ada.table).make_pass(0, hand.at)).seat == 0
    assert tables.load(ada.table).seat_of(ben.token) is None
