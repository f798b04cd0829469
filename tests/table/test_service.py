"""The service: seats, actions, views, events; the same tests on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio

import pytest

from keypeg.errors import EditionError, IllegalAction, NotationError, Reason, TableError, TableReason
from keypeg.rules import Position, parse_match
from keypeg.table import ClosedWhy, Closing, Limits, Options, SeatOption, StaleView, Store, Tables, Ticket
from keypeg.table.state.hints import make_helped_position
from tests.table.playing import COMPUTER, ENGINE, FINISHED, PERSON, Hand, act, seated, service
from tests.waiting import wait_until


def refused(reason: TableReason) -> pytest.RaisesExc[TableError]:
    return pytest.raises(TableError, check=lambda error: error.reason is reason)


def test_a_match_begins_when_every_seat_is_taken(tables: Tables) -> None:
    table = tables.open(Options()).table
    ada = tables.take(table, 0, "Ada")
    assert not tables.view(table).started
    with refused(TableReason.SEATS_OPEN):
        tables.act(table, ada.token, "secret RGBY", seq=0)
    tables.take(table, 1, "Ben")
    assert tables.view(table).started
    assert tables.view(table).match.players == ("Ada", "Ben")
    assert tables.act(table, ada.token, "secret RGBY", seq=0).seq == 1


def test_a_seat_is_taken_once(tables: Tables) -> None:
    table = tables.open(Options()).table
    tables.take(table, 0, "Ada")
    with refused(TableReason.SEAT_TAKEN):
        tables.take(table, 0, "Ben")
    assert tables.take(table, None, "Ben").seat == 1
    with refused(TableReason.SEAT_TAKEN):
        tables.take(table, None, "Cleo")
    assert [seat.name for seat in tables.view(table).seats] == ["Ada", "Ben"]


def test_what_cannot_be_sat_on_is_refused(tables: Tables) -> None:
    table = tables.open(Options(seats=(PERSON, COMPUTER))).table
    with refused(TableReason.COMPUTER_SEAT):
        tables.take(table, 1, "Ada")
    with refused(TableReason.UNKNOWN_SEAT):
        tables.take(table, 2, "Ada")
    with refused(TableReason.UNKNOWN_SEAT):
        tables.take(table, -1, "Ada")
    with refused(TableReason.NAME_TAKEN):
        tables.take(table, 0, "computer first")
    with pytest.raises(EditionError, match="1 to 40 printable"):
        tables.take(table, 0, "  ")
    with refused(TableReason.UNKNOWN_TABLE):
        tables.take("nowhere", 0, "Ada")
    assert tables.view(table).seats[0].taken is False


def test_a_token_opens_its_own_seat_only(tables: Tables) -> None:
    ada, ben = seated(tables)
    stranger = seated(tables)[0]
    for token in (stranger.token, "", "x" * 1000, "\udcff"):
        with refused(TableReason.NOT_YOUR_SEAT):
            tables.view(ada.table, token)
        with refused(TableReason.NOT_YOUR_SEAT):
            tables.act(ada.table, token, "secret RGBY", seq=0)
    assert (tables.seat(ada.table, ada.token), tables.seat(ada.table, ben.token)) == (0, 1)


@pytest.mark.parametrize("table", ["nowhere", "", "a\0b", "\udcff", "x" * 5000, "a'b", "ünknown"])
def test_a_table_that_is_not_there_is_unknown_however_it_is_written(tables: Tables, table: str) -> None:
    with refused(TableReason.UNKNOWN_TABLE):
        tables.view(table)
    with refused(TableReason.UNKNOWN_TABLE):
        tables.act(table, "token", "secret RGBY", seq=0)


def test_tokens_have_at_least_128_bits_and_are_kept_as_hashes(tables: Tables, store: Store) -> None:
    ada, _ = seated(tables)
    assert len(ada.token) * 6 >= 128
    kept = store.load(ada.table)
    assert kept is not None
    assert ada.token not in repr(kept)


def test_a_stale_action_is_refused_with_the_present_view(tables: Tables) -> None:
    ada, ben = seated(tables)
    act(tables, ada, "secret RGBY")
    with pytest.raises(StaleView) as stale:
        tables.act(ben.table, ben.token, "guess RRGG", seq=0)
    assert stale.value.seq == 1
    assert stale.value.view == tables.view(ben.table, ben.token)
    with pytest.raises(StaleView):
        tables.act(ben.table, ben.token, "guess RRGG", seq=2)


def test_a_repeated_action_gets_the_first_answer(tables: Tables, store: Store, hand: Hand) -> None:
    ada, ben = seated(tables)
    act(tables, ada, "secret RGBY")
    first = tables.act(ben.table, ben.token, "guess RRGG", seq=1, action_id="one")
    later = act(tables, ben, "guess RRBB", action_id="two")
    with service(store, hand) as others:
        for asked in (tables, others):
            again = asked.act(ben.table, ben.token, "guess RRGG", seq=1, action_id="one")
            assert again.repeated
            assert (again.seq, again.events, again.view) == (first.seq, first.events, first.view)
    assert tables.view(ben.table).seq == later.seq


def test_two_seats_may_use_the_same_action_id(tables: Tables) -> None:
    ada, ben = seated(tables)
    assert not act(tables, ada, "secret RGBY", action_id="one").repeated
    assert not act(tables, ben, "guess RRGG", action_id="one").repeated


@pytest.mark.parametrize("action_id", ["", "x" * 65, "é", "a\nb"])
def test_an_action_id_that_cannot_be_kept_is_refused(tables: Tables, action_id: str) -> None:
    ada, _ = seated(tables)
    with refused(TableReason.BAD_ACTION_ID):
        tables.act(ada.table, ada.token, "secret RGBY", seq=0, action_id=action_id)


def test_what_the_rules_refuse_changes_nothing(tables: Tables) -> None:
    ada, ben = seated(tables)
    for who, action, reason in (
        (ben, "secret RGBY", Reason.CODEMAKER_ONLY),
        (ben, "guess RGBY", Reason.SECRET_NOT_SET),
        (ada, "time", Reason.TABLE_ONLY),
        (ada, "secret hidden", Reason.SECRET_MUST_BE_ENTERED),
    ):
        with pytest.raises(IllegalAction) as illegal:
            act(tables, who, action)
        assert illegal.value.reason is reason
    for text in ("secret RGB", "leave", "expire", "", "secret RGBY\n", "secret " + "R" * 10_000):
        with pytest.raises(NotationError):
            act(tables, ada, text)
    assert tables.view(ada.table).seq == 0


def test_events_since_a_seq_are_those_that_came_after_it(tables: Tables) -> None:
    ada, ben = seated(tables)
    act(tables, ada, "secret RGBY")
    middle = act(tables, ben, "guess RRGG").seq
    act(tables, ben, "guess RGBY")
    kinds = [event.kind for event in tables.events(ada.table)]
    assert kinds[:3] == ["secret-set", "guess-placed", "feedback-given"]
    assert [event.kind for event in tables.events(ada.table, since=middle)] == kinds[3:]
    assert kinds[3:] == ["guess-placed", "feedback-given", "secret-revealed", "game-ended", "game-started"]
    assert tables.events(ada.table, since=99) == ()


def test_a_finished_match_closes_its_table_and_can_be_exported(tables: Tables, store: Store) -> None:
    ada, ben = seated(tables)
    with refused(TableReason.NOTHING_FINISHED):
        tables.export(ada.table)
    act(tables, ada, "secret RGBY")
    act(tables, ben, "guess RGBY")
    act(tables, ben, "secret KKKK")
    half = tables.export(ada.table)
    assert "KKKK" not in half
    assert len(parse_match(half).games) == 2
    act(tables, ada, "guess KKKK")
    view = tables.view(ada.table)
    assert (view.closed, view.match.totals, view.match.winners) == (FINISHED, (1, 1), (0, 1))
    assert parse_match(tables.export(ada.table)).over
    with pytest.raises(IllegalAction, match="the match is over"):
        act(tables, ada, "guess KKKK")


def test_a_seat_left_before_the_first_action_is_free_again(tables: Tables) -> None:
    ada, ben = seated(tables)
    tables.leave(ben.table, ben.token)
    with refused(TableReason.NOT_YOUR_SEAT):
        tables.view(ben.table, ben.token)
    cleo = tables.take(ben.table, 1, "Cleo")
    act(tables, ada, "secret RGBY")
    assert act(tables, cleo, "guess RRGG").view.match.players == ("Ada", "Cleo")


def test_leaving_a_match_that_has_begun_closes_the_table(tables: Tables) -> None:
    ada, ben = seated(tables)
    act(tables, ada, "secret RGBY")
    tables.leave(ben.table, ben.token)
    view = tables.view(ada.table, ada.token)
    assert view.closed == Closing(why=ClosedWhy.LEFT, by=1)
    with refused(TableReason.TABLE_CLOSED):
        act(tables, ben, "guess RRGG")
    assert tables.leave(ada.table, ada.token).closed == Closing(why=ClosedWhy.LEFT, by=0)
    with refused(TableReason.TABLE_CLOSED):
        tables.take(ada.table, 1, "Cleo")


def test_spectators_may_be_kept_out(tables: Tables) -> None:
    table = tables.open(Options(spectators=False)).table
    assert tables.view(table).seat is None
    ada = tables.take(table, 0, "Ada")
    tables.take(table, 1, "Ben")
    for look in (tables.view, tables.events, tables.export):
        with refused(TableReason.NO_SPECTATORS):
            look(table)
    assert tables.view(table, ada.token).seat == 0


def asked(tables: Tables, ticket: Ticket) -> Position:
    view = tables.view(ticket.table, ticket.token)
    return make_helped_position(view.match, hints=view.options.hints, closed=view.closed is not None)


def test_help_is_given_to_codebreakers_where_it_is_allowed(tables: Tables) -> None:
    ada, ben = seated(tables, Options(hints=True))
    with refused(TableReason.CODEBREAKERS_ONLY):
        asked(tables, ben)
    act(tables, ada, "secret RGBY")
    act(tables, ben, "guess RRGG")
    assert asked(tables, ben) == Position.parse("classic RRGG:1-1")
    with refused(TableReason.CODEBREAKERS_ONLY):
        asked(tables, ada)
    ada, ben = seated(tables)
    act(tables, ada, "secret RGBY")
    with refused(TableReason.NO_HINTS):
        asked(tables, ben)


@pytest.mark.parametrize(
    ("options", "told"),
    [
        (Options(edition="nonsense"), "unknown edition"),
        (Options(seats=(PERSON,)), "is for 2 players, not for 1"),
        (Options(edition="pocket", games=3), "even number"),
        (Options(shield=True), "let the codemaker do it"),
        (Options(seats=(PERSON, SeatOption(kind="computer", level="god"))), "unknown level 'god'"),
        (Options(seats=(PERSON, SeatOption(level="first"))), "people have no level"),
        (Options(seconds=0), "0 seconds"),
        (Options(first=2), "seat 3"),
    ],
)
def test_options_no_table_can_have_are_refused_in_one_line(
    tables: Tables, options: Options, told: str
) -> None:
    with pytest.raises((EditionError, NotationError), match=told):
        tables.open(options)


def test_an_address_holds_only_so_many_tables_and_seats(store: Store, hand: Hand) -> None:
    with service(store, hand, limits=Limits(tables_per_address=2, seats_per_address=2)) as tables:
        ids = [tables.open(Options(), address="a").table for _ in range(2)]
        with refused(TableReason.TOO_MANY_TABLES):
            tables.open(Options(), address="a")
        tables.open(Options(), address="b")
        ada, ben = (tables.take(ids[0], None, name, address="a") for name in ("Ada", "Ben"))
        with refused(TableReason.TOO_MANY_SEATS):
            tables.take(ids[1], None, "Ada", address="a")
        act(tables, ada, "secret RGBY")
        tables.leave(ben.table, ben.token)
        assert tables.open(Options(), address="a").seq == 0
        assert tables.take(ids[1], None, "Ada", address="a").seat == 0


def test_idle_tables_expire_and_closed_ones_are_deleted_in_time(store: Store, hand: Hand) -> None:
    with service(store, hand, limits=Limits(idle_seconds=100, kept_seconds=1000)) as tables:
        ada, _ = seated(tables)
        busy, _ = seated(tables)
        hand.at += 99
        act(tables, busy, "secret RGBY")
        assert tables.expire() == 0
        hand.at += 2
        assert tables.expire() == 1
        assert tables.view(ada.table).closed == Closing(why=ClosedWhy.EXPIRED)
        assert tables.view(busy.table).closed is None
        with refused(TableReason.TABLE_CLOSED):
            act(tables, ada, "secret RGBY")
        hand.at += 1001
        tables.expire()
        with refused(TableReason.UNKNOWN_TABLE):
            tables.view(ada.table)


def test_two_services_on_one_store_see_each_others_actions(store: Store, database: str, hand: Hand) -> None:
    other_store = Store(database)
    with service(store, hand) as here, service(other_store, hand) as there:
        ada, ben = seated(here)
        for guess in ("RRGG", "YYBB", "WWKK", "RGBK"):
            if there.view(ada.table).match.game.phase == "setting":
                act(there, ada, "secret RGBY")
            act(here, ben, f"guess {guess}")
            assert there.view(ada.table, ben.token) == here.view(ada.table, ben.token)
            assert there.events(ada.table) == here.events(ada.table)
        stale = there.view(ada.table).seq
        act(here, ben, "guess WWWW")
        with pytest.raises(StaleView):
            there.act(ben.table, ben.token, "guess KKKK", seq=stale)
    other_store.close()


def test_everything_is_there_after_a_restart(database: str, hand: Hand) -> None:
    store = Store(database)
    with service(store, hand) as tables:
        ada, ben = seated(tables)
        act(tables, ada, "secret RGBY")
        act(tables, ben, "guess RRGG")
        before = tables.view(ada.table, ada.token)
        told = tables.events(ada.table)
    store.close()
    store = Store(database)
    with service(store, hand) as tables:
        assert tables.view(ada.table, ada.token) == before
        assert tables.events(ada.table) == told
    store.close()


def test_many_clients_in_one_event_loop_are_all_answered(tables: Tables) -> None:
    async def play() -> list[int]:
        opened = await asyncio.gather(*(tables.open_async(Options()) for _ in range(30)))
        ids = [live.id for live, _ in opened]
        adas = await asyncio.gather(*(tables.take_async(table, 0, "Ada") for table in ids))
        bens = await asyncio.gather(*(tables.take_async(table, 1, "Ben") for table in ids))
        setting = [tables.act_async(ada.table, ada.token, "secret RGBY", seq=0) for ada in adas]
        await asyncio.gather(*setting)
        guesses = (
            tables.act_async(ben.table, ben.token, "guess RRGG", seq=1) for ben in bens for _ in range(2)
        )
        answers = await asyncio.gather(*guesses, return_exceptions=True)
        await tables.leave_async(ids[0], adas[0].token)
        return [answer.seq for answer in answers if not isinstance(answer, BaseException)]

    assert asyncio.run(play()) == [3] * 30


def test_a_computer_plays_both_roles_until_the_match_is_over(tables: Tables) -> None:
    (ada,) = seated(tables, Options(seats=(PERSON, COMPUTER)))
    act(tables, ada, "secret RGBY")
    wait_until(lambda: tables.view(ada.table).match.game.number == 2)
    wait_until(lambda: tables.view(ada.table).match.game.phase == "guessing")
    while not tables.view(ada.table).match.over:
        act(tables, ada, f"guess {ENGINE.levels['first'].guess(position(tables, ada.table), None)}")
    view = tables.view(ada.table)
    assert view.closed == FINISHED
    assert [game.ending for game in view.match.games] == ["broken", "broken"]


def position(tables: Tables, table: str) -> Position:
    view = tables.view(table).match
    rows = [f"{row.guess}:{row.red}-{row.white}" for row in view.game.rows]
    return Position.parse(" ".join([view.edition, *rows]))
