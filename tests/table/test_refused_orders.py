"""What a table refuses or leaves alone: late orders, tables that are gone, and copies that do not fit."""

from __future__ import annotations

import asyncio
from datetime import date
from functools import partial
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import insert

from keypeg.engine.interval import Interval
from keypeg.errors import StoreError, TableError, TableReason
from keypeg.rules.readings import READING
from keypeg.table import Limits, Options, SeatOption, Store, Tables, Ticket
from keypeg.table.ladder import ladder as ladder_module
from keypeg.table.ladder.ladder import Ladder
from keypeg.table.orders.device_copies import order_bring_back
from keypeg.table.orders.plans import plan_expire
from keypeg.table.orders.seating import order_rename, order_skip
from keypeg.table.orders.transfers import make_moved_table, replay_journal, settle_reading
from keypeg.table.players.daily_games import DAILY_SEAT, DailyGames, daily_options
from keypeg.table.players.player_record import EditionSummary
from keypeg.table.state.table_copy import MovedTable
from keypeg.table.storage.backup import back_up
from keypeg.table.storage.location import sqlite_path
from keypeg.table.storage.schema import ladder_duels
from keypeg.training import Family
from keypeg.words import message
from tests.server.test_moving import Browser
from tests.table.playing import COMPUTER, PERSON, Hand, act, seated, service
from tests.table.test_ladder import standing, win
from tests.table.test_rematch import remove


def refused(reason: TableReason) -> pytest.RaisesExc[TableError]:
    return pytest.raises(TableError, check=lambda error: error.reason is reason)


def expired(tables: Tables, hand: Hand) -> list[Ticket]:
    """A table of two people that was put away because nothing happened there."""
    tickets = seated(tables)
    hand.at += tables.limits.idle_seconds + 1
    assert tables.expire() == 1
    return tickets


def test_nobody_gets_a_new_name_or_a_skipped_turn_at_a_table_that_was_put_away(
    tables: Tables, hand: Hand
) -> None:
    ada, ben = expired(tables, hand)
    with refused(TableReason.TABLE_CLOSED):
        asyncio.run(tables.seat_async(order_rename(ada.table, ada.token, name="Eve", now=hand.at)))
    seq = tables.view(ada.table).seq
    with refused(TableReason.TABLE_CLOSED):
        asyncio.run(tables.seat_async(order_skip(ben.table, ben.token, absent=0, seq=seq, now=hand.at)))


def test_the_name_that_one_has_already_changes_nothing(tables: Tables, hand: Hand) -> None:
    ada, _ = seated(tables)
    order = order_rename(ada.table, ada.token, name=" Ada ", now=hand.at)
    assert asyncio.run(tables.seat_async(order)).seats[0].name == "Ada"


def test_a_table_at_which_something_has_just_happened_is_not_put_away(tables: Tables, hand: Hand) -> None:
    ada, _ = seated(tables)
    act(tables, ada, "secret RGBY")
    late = partial(plan_expire, table=ada.table, before=hand.at, now=hand.at + 1)
    assert asyncio.run(tables.carry_out(late)).closed is None
    assert tables.view(ada.table).closed is None


def test_an_address_opens_no_table_with_more_seats_than_it_may_hold(store: Store, hand: Hand) -> None:
    with service(store, hand, limits=Limits(seats_per_address=1)) as tables:
        names = {0: "Ada", 1: "Ben"}
        with refused(TableReason.TOO_MANY_SEATS):
            asyncio.run(tables.open_async(Options(), names, taken=(0, 1), address="here"))
        asyncio.run(tables.open_async(Options(), names, taken=(0,), address="here"))


def test_nothing_is_taken_once_the_tables_are_closed(store: Store, hand: Hand) -> None:
    tables = service(store, hand)
    ada, _ = seated(tables)
    tables.close()
    with pytest.raises(StoreError):
        tables.act(ada.table, ada.token, "secret RGBY", seq=0)


def against_computer(tables: Tables) -> tuple[str, str]:
    """Ada's own table: the computer waits for her code, and nobody else plays."""
    options = Options(seats=(PERSON, COMPUTER))
    opened, tokens = asyncio.run(tables.open_async(options, {0: "Ada"}, taken=(0,)))
    return opened.id, tokens[0]


def test_what_comes_back_from_a_device_has_to_be_that_table_and_no_older(tables: Tables, hand: Hand) -> None:
    table, token = against_computer(tables)
    copy = tables.load(table).copy()
    other, _ = against_computer(tables)
    tables.act(table, token, "secret RGBY", seq=0)
    for wrong in (copy, msgspec.structs.replace(tables.load(table).copy(), table=other)):
        with refused(TableReason.BAD_JOURNAL):
            asyncio.run(tables.seat_async(order_bring_back(table, token, wrong, now=hand.at)))


def test_a_table_that_is_over_is_not_copied(tables: Tables) -> None:
    table, token = against_computer(tables)
    tables.act(table, token, "secret RGBY", seq=0)
    tables.leave(table, token)
    with refused(TableReason.TABLE_CLOSED):
        tables.load(table).copy()


def test_the_person_at_a_browser_sits_where_people_sit(tables: Tables) -> None:
    table, _ = against_computer(tables)
    snapshot = tables.load(table)
    assert snapshot.admit_all(None) is None
    assert snapshot.admit_all(0).seat == 0
    with refused(TableReason.UNKNOWN_SEAT):
        snapshot.admit_all(2)
    with refused(TableReason.NOT_YOUR_SEAT):
        snapshot.admit_all(1)


def packed(browser: Browser, table: str, free: int) -> MovedTable:
    return msgspec.convert(browser.packed(table, free)[1], MovedTable)


def test_what_was_taken_back_does_not_move_with_a_table_nor_the_claims_about_it() -> None:
    """R12a: at a real board the last entry can be taken back; where the table moves to, nothing can be."""
    browser = Browser()
    table = browser.open(marking="codemaker", shield=True)
    for seat, action in ((0, "secret hidden"), (1, "guess RRRR"), (0, "mark 2-0"), (1, "claim"), (0, "back")):
        browser.act(table, seat, action)
    assert [line.action for line in packed(browser, table, 1).lines] == ["secret hidden", "guess RRRR"]


def test_two_people_of_one_name_do_not_move_to_one_table() -> None:
    browser, people = Browser(), [{"name": name} for name in ("Ada", "Ben", "Cleo")]
    moved = packed(browser, browser.open(seats=people, take=[0, 1, 2], edition="party", games=3), 2)
    with refused(TableReason.NAME_TAKEN):
        make_moved_table(msgspec.structs.replace(moved, names=("Ada", "Ada", "Cleo")), now=1.0, tokens={})


def test_a_journal_that_ends_the_match_does_not_move() -> None:
    browser = Browser()
    table = browser.open(games=1)
    browser.act(table, 0, "secret RGBY")
    moved = packed(browser, table, 1)
    assert moved.options.reading == READING
    assert settle_reading(moved, now=1.0) is moved
    line = type(moved.lines[0])
    ended = (line(seat=1, action="guess RGBY"), line(seat=None, action="mark 4-0"))
    moved = msgspec.structs.replace(moved, lines=(*moved.lines, *ended))
    before = make_moved_table(moved, now=1.0, tokens={})
    with refused(TableReason.TABLE_CLOSED):
        replay_journal(before, moved, None, now=1.0)


@pytest.fixture
def rated(tmp_path: Path):
    store = Store(tmp_path / "ladder.sqlite3")
    with service(store, Hand()) as tables:
        yield Ladder(tables), tables
    store.close()


def play(rated: Ladder, token: str) -> str:
    return asyncio.run(rated.play(token, Family.EASY))


def test_a_rated_game_whose_table_is_gone_counts_for_nobody(rated) -> None:
    ladder, tables = rated
    ada, ben = ladder.join("Ada"), ladder.join("Ben")
    first, second = play(ladder, ada), play(ladder, ben)
    remove(tables.store, first)
    tables._cache.clear()
    win(tables, second, ben)
    ladder.settle()
    assert standing(ladder, ada).games == standing(ladder, ben).games == 0
    assert play(ladder, ada) != first


def test_a_duel_that_was_settled_late_elsewhere_is_counted_in_its_place(rated) -> None:
    """Ratings follow from the duels in their order: whoever reads all of them at once gets the same."""
    ladder, tables = rated
    for number, (one, other, score) in ((2, ("b", "a", 1.0)), (1, ("a", "b", 1.0)), (3, ("a", "b", 0.5))):
        row = {"season": "2026-Q4", "family": Family.EASY, "first": one, "second": other, "score": score}
        tables.store._write(insert(ladder_duels).values(number=number, table_id=f"t{number}", at=1.0, **row))
        found = ladder._standings("2026-Q4", Family.EASY)
        assert found == Ladder(tables)._standings("2026-Q4", Family.EASY)
    assert (found["a"].won, found["a"].drawn, found["a"].lost) == (1, 1, 1)


def test_old_changes_of_a_rating_are_forgotten(rated, monkeypatch: pytest.MonkeyPatch) -> None:
    ladder, tables = rated
    monkeypatch.setattr(ladder_module, "MOST_CHANGES", 2)
    ada, ben = ladder.join("Ada"), ladder.join("Ben")
    for _ in range(2):
        for table, token in [(play(ladder, token), token) for token in (ada, ben)]:
            win(tables, table, token)
        ladder.settle()
    results = ladder.results(ladder.player(ada)[0])
    assert [one.opponent for one in results] == ["Ben", "Ben"]
    assert [one.change is None for one in results].count(True) == 1


def test_a_daily_code_whose_table_is_gone_was_not_broken(tables: Tables, hand: Hand) -> None:
    day = date(2026, 11, 17)
    options = daily_options(day, Family.CLASSIC, now=1_794_960_000)
    seats = (options.seats[0], SeatOption(kind="computer", level="first"))
    opened = tables.open(msgspec.structs.replace(options, seats=seats))
    games = DailyGames(tables.store, "ada", lambda table: tables.view(table, DAILY_SEAT))
    begun = games.begin(day, Family.CLASSIC, opened.table, now=hand.at)
    assert begun is not None
    assert begun.rows is None
    remove(tables.store, opened.table)
    tables._cache.clear()
    (game,) = games.list_all()
    assert (game.rows, game.broken) == (0, False)


def test_a_record_names_an_edition_with_its_house_rule() -> None:
    none = Interval.of(0)
    names = [
        EditionSummary(edition=text, games=1, broken=1, rows=4.0, mistakes=none, luck=none).name
        for text in ("classic", "classic/4x6r8", "4x7r10")
    ]
    classic = message("edition-classic-name")
    assert names == [
        classic,
        message("edition-house-rule", name=classic, shape="4x6r8"),
        message("edition-shape", shape="4x7r10"),
    ]


def test_a_database_is_a_file_or_on_a_server() -> None:
    assert sqlite_path("sqlite:////var/tables.sqlite3") == Path("/var/tables.sqlite3")
    assert sqlite_path("tables.sqlite3") == Path("tables.sqlite3")
    assert sqlite_path("postgresql://localhost/keypeg") is None


def test_only_a_database_file_that_is_there_can_be_backed_up(tmp_path: Path) -> None:
    for database in (str(tmp_path / "none.sqlite3"), "postgresql://localhost/keypeg"):
        with pytest.raises(StoreError):
            back_up(database, tmp_path / "copy.sqlite3")
    assert list(tmp_path.iterdir()) == []
