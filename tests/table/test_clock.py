"""Thinking time: off by default; the codebreaker loses a row, the codemaker forfeits the game."""

from __future__ import annotations

import asyncio
from random import Random

from keypeg.rules import Code, Marking, Position
from keypeg.table import Engine, Options, Store, Tables
from keypeg.table.state.views import ClosedWhy
from keypeg.table.storage import schema
from tests.table.playing import COMPUTER, PERSON, Hand, act, seated, service
from tests.waiting import wait_until


def test_no_clock_runs_unless_it_is_agreed(tables: Tables, hand: Hand) -> None:
    ada, _ = seated(tables)
    hand.at += 1_000_000
    tables.attend()
    view = tables.view(ada.table)
    assert (view.seq, view.deadline) == (0, None)


def test_the_clock_starts_when_every_seat_is_taken(tables: Tables, hand: Hand) -> None:
    table = tables.open(Options(seconds=30)).table
    tables.take(table, 0, "Ada")
    hand.at += 100
    tables.attend()
    assert (tables.view(table).seq, tables.view(table).deadline) == (0, None)
    tables.take(table, 1, "Ben")
    assert tables.view(table).deadline == hand.at + 30


def test_a_codebreaker_out_of_time_loses_the_row(tables: Tables, hand: Hand) -> None:
    ada, _ = seated(tables, Options(seconds=30))
    act(tables, ada, "secret RGBY")
    hand.at += 29.5
    tables.attend()
    assert tables.view(ada.table).seq == 1
    hand.at += 0.5
    tables.attend()
    tables.attend()
    (row,) = tables.view(ada.table).match.game.rows
    assert (row.guess, row.seat) == (None, 1)
    assert tables.view(ada.table).deadline == hand.at + 30


def test_a_codemaker_out_of_time_forfeits_the_game(tables: Tables, hand: Hand) -> None:
    ada, _ = seated(tables, Options(seconds=30))
    hand.at += 30
    tables.attend()
    assert tables.view(ada.table).match.games[0].ending == "forfeited"


def test_time_is_called_once_although_two_servers_watch_the_clock(database: str, hand: Hand) -> None:
    stores = [Store(database), Store(database)]
    with service(stores[0], hand) as here, service(stores[1], hand) as there:
        ada, _ = seated(here, Options(seconds=30))
        act(there, ada, "secret RGBY")
        here.view(ada.table)
        hand.at += 31
        here.attend()
        there.attend()
        assert len(there.view(ada.table).match.game.rows) == 1
    for store in stores:
        store.close()


def test_nobody_loses_a_row_to_a_server_that_was_down(store: Store, hand: Hand) -> None:
    with service(store, hand) as tables:
        ada, _ = seated(tables, Options(seconds=30))
        act(tables, ada, "secret RGBY")
    hand.at += 1000
    with service(store, hand) as tables:
        tables.attend()
        assert tables.view(ada.table).match.game.rows == ()
        hand.at += 30
        tables.attend()
        assert len(tables.view(ada.table).match.game.rows) == 1


def test_a_clock_that_is_set_changes_nothing_about_a_turn(store: Store, hand: Hand) -> None:
    """A day back, and a day ahead, in the middle of a turn of 60 seconds."""
    steady = Hand()
    with service(store, hand, steady=steady) as tables:
        ada, _ = seated(tables, Options(seconds=60))
        act(tables, ada, "secret RGBY")
        for jump in (-86_400, 2 * 86_400, -86_400):
            hand.at += jump + 10
            steady.at += 10
            tables.attend()
            view = tables.view(ada.table)
            assert view.deadline is not None
            assert view.match.game.rows == ()
            assert view.deadline - tables.clock.now() == 60 - (steady.at - Hand().at)
        steady.at += 30
        tables.attend()
        assert len(tables.view(ada.table).match.game.rows) == 1


def test_a_turn_of_a_journal_from_the_future_ends_all_the_same(store: Store, hand: Hand) -> None:
    """The machine's clock was set back a day while the server was down."""
    with service(store, hand) as tables:
        ada, _ = seated(tables, Options(seconds=60))
        act(tables, ada, "secret RGBY")
    hand.at -= 86_400
    with service(store, hand) as tables:
        assert tables.view(ada.table).deadline == hand.at + 60
        hand.at += 59
        tables.attend()
        assert tables.view(ada.table).match.game.rows == ()
        hand.at += 1
        tables.attend()
        assert len(tables.view(ada.table).match.game.rows) == 1


def test_a_computer_has_no_clock(store: Store, hand: Hand) -> None:
    class Fails:
        def guess(self, position: Position, chance: Random) -> Code:
            raise OSError

    with service(store, hand, engine=Engine(levels={"first": Fails()})) as tables:
        (ada,) = seated(tables, Options(seconds=30, seats=(PERSON, COMPUTER)))
        assert tables.view(ada.table).deadline == hand.at + 30
        act(tables, ada, "secret RGBY")
        hand.at += 100
        tables.attend()
        view = tables.view(ada.table)
        assert (view.seq, view.deadline, view.match.waits_for) == (1, None, (1,))


def test_the_attendant_makes_its_rounds_by_itself(store: Store, hand: Hand) -> None:
    with service(store, hand, attend_every=0.01) as tables:
        ada, _ = seated(tables, Options(seconds=30))
        hand.at += 31
        wait_until(lambda: tables.view(ada.table).match.game.number == 2)


def test_a_table_that_cannot_be_read_does_not_stop_the_clocks_of_the_others(
    tables: Tables, store: Store, hand: Hand
) -> None:
    broken, _ = seated(tables, Options(seconds=30))
    ada, _ = seated(tables, Options(seconds=30))
    with store._transaction() as connection:
        text = '{"edition":"no-such-box","seconds":30}'
        connection.execute(
            schema.tables.update().where(schema.tables.c.id == broken.table).values(options=text)
        )
    with service(store, hand) as later:
        hand.at += 31
        later.attend()
        assert later.view(ada.table).match.games[0].ending == "forfeited"


def test_idle_tables_are_closed_although_one_of_them_cannot_be_read(
    tables: Tables, store: Store, hand: Hand
) -> None:
    broken, _ = seated(tables)
    ada, _ = seated(tables)
    with store._transaction() as connection:
        text = '{"edition":"no-such-box"}'
        connection.execute(
            schema.tables.update().where(schema.tables.c.id == broken.table).values(options=text)
        )
    with service(store, hand) as later:
        hand.at += 8 * 86_400
        later.expire()
        closed = later.view(ada.table).closed
        assert closed is not None
        assert closed.why is ClosedWhy.EXPIRED


def test_many_old_tables_are_deleted_a_few_at_a_time(tables: Tables, store: Store, hand: Hand) -> None:
    for _ in range(7):
        ada, _ = seated(tables)
        act(tables, ada, "secret RGBY")
        tables.leave(ada.table, ada.token)
    hand.at += 1
    assert [store.forget(hand.at, most=3) for _ in range(4)] == [3, 3, 1, 0]


def test_r30_no_claim_moves_the_timer_of_a_turn(tables: Tables, hand: Hand) -> None:
    """The timer starts with the guess that is to be marked, and with the mark; a claim that fails leaves it alone."""
    ada, ben = seated(tables, Options(seconds=30, marking=Marking.CODEMAKER))
    act(tables, ada, "secret RGBY")
    act(tables, ben, "guess RRRR")
    act(tables, ada, "mark 1-0")
    began = hand.at
    hand.at += 29
    assert tables.view(ada.table).deadline == began + 30
    act(tables, ben, "claim")
    assert tables.view(ada.table).deadline == began + 30
    hand.at += 1
    tables.attend()
    assert tables.view(ada.table).match.game.rows[1].guess is None


def test_r30_others_who_give_up_do_not_move_the_timer_of_a_turn(tables: Tables, hand: Hand) -> None:
    options = Options(edition="party", games=4, seats=(PERSON,) * 4, seconds=30)
    people = seated(tables, options)
    act(tables, people[0], "secret WPGR")
    began = hand.at
    for late, who in ((20, people[2]), (9, people[3])):
        hand.at += late
        act(tables, who, "concede")
        assert tables.view(people[0].table).deadline == began + 30


def test_r30_a_server_that_is_started_again_finds_the_turn_where_it_began(database: str, hand: Hand) -> None:
    """A claim is the last line of the journal, and not the beginning of the turn."""
    store = Store(database)
    with service(store, hand) as tables:
        ada, ben = seated(tables, Options(seconds=60, marking=Marking.CODEMAKER))
        act(tables, ada, "secret RGBY")
        act(tables, ben, "guess RRRR")
        act(tables, ada, "mark 1-0")
        hand.at += 20
        act(tables, ben, "claim")
        assert tables.view(ada.table).deadline == hand.at + 40
    with service(store, hand) as tables:
        # What passed while no server ran does not count.
        assert tables.view(ada.table).deadline == hand.at + 60
    store.close()


def test_a_player_who_has_not_seen_a_further_game_has_one_full_time_more(tables: Tables, hand: Hand) -> None:
    """R30: 30 seconds from the moment of seeing, and 60 from the start of the turn where nobody sees it."""
    ada, ben = seated(tables, Options(seconds=30))
    act(tables, ada, "secret RGBY")
    act(tables, ben, "guess RGBY")
    assert tables.view(ada.table).deadline == hand.at + 60
    hand.at += 12
    assert tables.load(ada.table).see(1, 2, tables.clock)
    assert tables.view(ada.table).deadline == hand.at + 30
    hand.at += 5
    assert not tables.load(ada.table).see(1, 2, tables.clock), "seeing it again gives no more time"
    assert tables.view(ada.table).deadline == hand.at + 25


def test_a_player_who_sees_a_game_late_has_what_is_left(tables: Tables, hand: Hand) -> None:
    ada, ben = seated(tables, Options(seconds=30))
    act(tables, ada, "secret RGBY")
    act(tables, ben, "guess RGBY")
    hand.at += 50
    assert tables.load(ada.table).see(1, 2, tables.clock)
    assert tables.view(ada.table).deadline == hand.at + 10
    hand.at += 10
    tables.attend()
    assert tables.view(ada.table).match.games[1].ending == "forfeited"


def test_only_the_first_turn_of_a_further_game_waits_to_be_seen(tables: Tables, hand: Hand) -> None:
    ada, ben = seated(tables, Options(seconds=30))
    act(tables, ada, "secret RGBY")
    act(tables, ben, "guess RGBY")
    act(tables, ben, "secret RGBY")
    assert tables.view(ada.table).deadline == hand.at + 60
    act(tables, ada, "guess RRRR")
    assert tables.view(ada.table).deadline == hand.at + 30


def test_no_clock_runs_for_a_player_who_has_not_come_to_a_rematch(tables: Tables, hand: Hand) -> None:
    opening = tables.open_async(Options(seconds=30, games=1), {0: "Ada"}, taken=(0,))
    opened, tokens = asyncio.run(opening)
    ben = tables.take(opened.id, 1, "Ben")
    tables.act(opened.id, tokens[0], "secret RGBY", seq=0)
    tables.act(opened.id, ben.token, "guess RGBY", seq=1)
    hand.at += 5
    again = asyncio.run(tables.rematch_async(opened.id))
    hand.at += 1000
    tables.attend()
    assert tables.view(again.id).deadline is None
    assert tables.load(again.id).see(1, 1, tables.clock)
    assert tables.view(again.id).deadline == hand.at + 30
