"""A player who is away: the turn is skipped, or a computer plays until the player is back (R21c)."""

from __future__ import annotations

import asyncio

import pytest

from keypeg.errors import TableError, TableReason
from keypeg.rules import EventKind
from keypeg.rules.leaving import WayOn
from keypeg.table import Options, Store, Tables
from keypeg.table.orders.seating import order_computer, order_return, order_skip
from keypeg.table.state.options import SeatOption
from keypeg.table.state.snapshot import Absent
from keypeg.table.state.views import TableView
from tests.table.playing import ENGINE, Hand, service
from tests.waiting import wait_until


class Party:
    """A table by link at which everybody has sat down on a device of their own."""

    def __init__(self, tables: Tables, names: str = "Ada Ben", **options: object) -> None:
        first, *others = names.split()
        seats = (SeatOption(),) * (1 + len(others))
        opened, tokens = asyncio.run(
            tables.open_async(Options(seats=seats, **options), {0: first}, taken=(0,))
        )
        self.tables, self.id = tables, opened.id
        self.tokens = [tokens[0], *(tables.take(opened.id, None, name).token for name in others)]

    @property
    def view(self) -> TableView:
        return self.tables.view(self.id)

    def act(self, seat: int, action: str) -> None:
        self.tables.act(self.id, self.tokens[seat], action, seq=self.view.seq)

    def skip(self, by: int, absent: int | None, seq: int | None = None) -> TableView:
        seq = self.view.seq if seq is None else seq
        order = order_skip(self.id, self.tokens[by], absent=absent, seq=seq, now=self.tables.now())
        return asyncio.run(self.tables.seat_async(order))

    def let_computer(self, by: int, absent: int | None) -> TableView:
        order = order_computer(
            self.id,
            self.tokens[by],
            level="first",
            levels=ENGINE.levels,
            now=self.tables.now(),
            absent=absent,
        )
        return asyncio.run(self.tables.seat_async(order))

    def come_back(self, seat: int) -> TableView:
        return asyncio.run(
            self.tables.seat_async(order_return(self.id, self.tokens[seat], now=self.tables.now()))
        )


def test_nobody_counts_as_away_before_the_agreed_time(tables: Tables) -> None:
    table = Party(tables, away_seconds=60)
    snapshot = tables.load(table.id)
    assert snapshot.find_absent(lambda _: None, 1000.0) == (None, None)
    assert snapshot.find_absent(lambda _: 950.0, 1000.0) == (None, 10.0)
    away = Absent(seat=0, ways=(WayOn.SKIP, WayOn.COMPUTER))
    assert snapshot.find_absent(lambda _: 940.0, 1000.0) == (away, None)


def test_a_codebreaker_who_is_skipped_loses_the_row(tables: Tables) -> None:
    table = Party(tables, "Ada Ben Cleo", edition="party", games=3)
    table.act(0, "secret WPGR")
    before = table.view.seq
    table.skip(by=2, absent=1)
    rows = table.view.match.game.rows
    assert [(row.seat, row.guess) for row in rows] == [(1, None)]
    assert table.view.match.waits_for == (2,)
    (event,) = tables.events(table.id, since=before)
    assert (event.kind, event.seat, event.row) == (EventKind.TURN_SKIPPED, 1, 1)


def test_a_codemaker_who_is_skipped_forfeits_the_game(tables: Tables) -> None:
    table = Party(tables)
    table.skip(by=1, absent=0)
    assert table.view.match.games[0].ending == "forfeited"
    assert table.view.match.waits_for == (1,)


def test_two_who_skip_at_the_same_moment_skip_once(tables: Tables) -> None:
    table = Party(tables, "Ada Ben Cleo Dora", edition="party", games=4)
    table.act(0, "secret WPGR")
    seq = table.view.seq
    table.skip(by=0, absent=1, seq=seq)
    table.skip(by=3, absent=1, seq=seq)
    assert len(table.view.match.game.rows) == 1


@pytest.mark.parametrize(("by", "absent"), [(1, None), (0, 0), (0, 1)], ids=["nobody", "oneself", "another"])
def test_only_the_player_who_is_waited_for_and_away_is_skipped(
    tables: Tables, by: int, absent: int | None
) -> None:
    table = Party(tables)
    for order in (table.skip, table.let_computer):
        with pytest.raises(TableError) as refused:
            order(by, absent)
        assert refused.value.reason in (TableReason.NOBODY_AWAY, TableReason.NOBODY_LEFT)
    assert table.view.seq == 0


def test_a_skipped_turn_reads_back_as_text_and_after_a_restart(store: Store, hand: Hand) -> None:
    with service(store, hand) as tables:
        table = Party(tables)
        table.act(0, "secret RGBY")
        table.skip(by=0, absent=1)
        table.act(1, "guess RGBY")
        text = tables.export(table.id)
        assert "\nskip\n" in text
    with service(store, hand) as tables:
        assert tables.export(table.id) == text


def play_for_ada(table: Party) -> None:
    """Let a computer set the code that Ada does not set."""
    table.let_computer(by=1, absent=0)
    wait_until(lambda: table.view.match.waits_for == (1,))


def test_a_computer_plays_for_a_player_who_is_away_until_they_are_back(tables: Tables) -> None:
    table = Party(tables)
    play_for_ada(table)
    seat = table.view.seats[0]
    assert (seat.kind, seat.level, seat.name, seat.stands_in) == ("computer", "first", "Ada", True)
    assert tables.seat(table.id, table.tokens[0]) == 0, "the player keeps the seat"
    table.come_back(0)
    seat = table.view.seats[0]
    assert (seat.kind, seat.level, seat.name, seat.stands_in) == ("person", None, "Ada", False)
    table.act(1, "concede")
    table.act(1, "secret RGBY")
    table.act(0, "guess RRGG")
    assert table.view.match.game.rows[-1].guess == "RRGG"


def test_a_player_comes_back_after_an_hour_and_a_restart(store: Store, hand: Hand) -> None:
    with service(store, hand) as tables:
        table = Party(tables)
        play_for_ada(table)
    hand.at += 3600
    with service(store, hand) as tables:
        table.tables = tables
        assert table.view.seats[0].stands_in
        table.come_back(0)
    with service(store, hand) as tables:
        table.tables = tables
        assert not table.view.seats[0].stands_in
        assert table.view.seats[0].name == "Ada"
        table.act(0, "concede")


def test_a_computer_that_plays_for_somebody_is_attended_to_after_a_restart(store: Store, hand: Hand) -> None:
    with service(store, hand) as tables:
        table = Party(tables)
        play_for_ada(table)
        table.act(1, "concede")
        table.act(1, "secret RGBY")
    with service(store, hand) as tables:
        table.tables = tables
        tables.attend()
        wait_until(lambda: table.view.closed is not None)


def test_whoever_was_away_is_a_person_again_at_the_rematch(tables: Tables) -> None:
    table = Party(tables, games=1)
    play_for_ada(table)
    table.act(1, "concede")
    again = asyncio.run(tables.rematch_async(table.id))
    assert [seat.kind for seat in tables.view(again.id).seats] == ["person", "person"]
    assert tables.seat(again.id, table.tokens[0]) == 0


def test_nobody_is_away_at_a_table_on_one_device(tables: Tables) -> None:
    opened = tables.open(Options())
    for name in ("Ada", "Ben"):
        tables.take(opened.table, None, name)
    assert tables.load(opened.table).find_absent(lambda _: 0.0, 10_000.0) == (None, None)


def test_behind_a_real_shield_only_a_turn_can_be_skipped(tables: Tables) -> None:
    table = Party(tables, shield=True, marking="codemaker")
    absent, _ = tables.load(table.id).find_absent(lambda _: 0.0, 10_000.0)
    assert absent == Absent(seat=0, ways=(WayOn.SKIP,))
