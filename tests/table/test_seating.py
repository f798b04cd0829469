"""A computer plays on for somebody who left (R21a); a person changes their name before the match begins."""

from __future__ import annotations

import asyncio

import pytest

from keypeg.api.state import state_of
from keypeg.errors import EditionError, IllegalAction, Reason, TableError, TableReason
from keypeg.rules import Marking, parse_match
from keypeg.rules.readings import READING
from keypeg.table import ClosedWhy, Closing, Options, SeatOption, Store, Tables, TableView, Ticket
from keypeg.table.orders.opening import new_table
from keypeg.table.orders.seating import order_computer, order_rename, order_show_code
from keypeg.table.state.stored import format_computer, parse_computer
from tests.table.playing import ENGINE, FINISHED, PERSON, Hand, act, seated, service
from tests.waiting import wait_until


def refused(reason: TableReason) -> pytest.RaisesExc[TableError]:
    return pytest.raises(TableError, check=lambda error: error.reason is reason)


def let_computer(tables: Tables, ticket: Ticket, level: str = "first") -> TableView:
    order = order_computer(ticket.table, ticket.token, level=level, levels=ENGINE.levels, now=tables.now())
    return asyncio.run(tables.seat_async(order))


def rename(tables: Tables, ticket: Ticket, name: str) -> TableView:
    return asyncio.run(
        tables.seat_async(order_rename(ticket.table, ticket.token, name=name, now=tables.now()))
    )


def test_a_computer_plays_on_for_a_codebreaker_who_left(tables: Tables) -> None:
    """Ben has guessed RRGG: the first code that agrees with 1-1 comes next, and the match ends as any other."""
    ada, ben = seated(tables)
    act(tables, ada, "secret RGBY")
    act(tables, ben, "guess RRGG")
    tables.leave(ben.table, ben.token)
    view = let_computer(tables, ada)
    assert view.closed is None
    assert [(seat.kind, seat.level, seat.name) for seat in view.seats] == [
        ("person", None, "Ada"),
        ("computer", "first", "computer first"),
    ]
    wait_until(lambda: tables.view(ada.table).match.games[0].ending == "broken")
    first = tables.view(ada.table).match.games[0]
    assert [row.seat for row in first.rows] == [1] * len(first.rows)
    assert first.rows[0].guess == "RRGG"
    wait_until(lambda: tables.view(ada.table).match.waits_for == (0,))
    act(tables, ada, "concede")
    assert tables.view(ada.table).closed == FINISHED
    assert parse_match(tables.export(ada.table)).over


def test_a_computer_marks_the_code_of_a_codemaker_who_left(tables: Tables) -> None:
    """Ada marks by hand; after she has left, the computer marks her code as the rules do: RRGG is 1-1 for RGBY."""
    ada, ben = seated(tables, Options(marking=Marking.CODEMAKER))
    act(tables, ada, "secret RGBY")
    act(tables, ben, "guess RRGG")
    tables.leave(ada.table, ada.token)
    let_computer(tables, ben)
    wait_until(lambda: tables.view(ben.table).match.games[0].rows[0].red is not None)
    row = tables.view(ben.table).match.games[0].rows[0]
    assert (row.red, row.white) == (1, 1)
    act(tables, ben, "guess RGBY")
    wait_until(lambda: tables.view(ben.table).match.games[0].ending == "broken")


def test_a_code_behind_a_real_shield_leaves_with_its_codemaker(tables: Tables) -> None:
    ada, ben = seated(tables, Options(marking=Marking.CODEMAKER, shield=True))
    act(tables, ada, "secret hidden")
    tables.leave(ada.table, ada.token)
    with refused(TableReason.CODE_GONE):
        let_computer(tables, ben)
    assert tables.view(ben.table).closed == Closing(why=ClosedWhy.LEFT, by=0)


def test_only_those_who_stay_decide_and_only_once_somebody_has_left(tables: Tables) -> None:
    ada, ben = seated(tables)
    act(tables, ada, "secret RGBY")
    with refused(TableReason.NOBODY_LEFT):
        let_computer(tables, ada)
    tables.leave(ben.table, ben.token)
    with refused(TableReason.NOT_YOUR_SEAT):
        let_computer(tables, ben)
    with pytest.raises(EditionError, match="nobody knows"):
        let_computer(tables, ada, "nobody knows")
    let_computer(tables, ada)
    with refused(TableReason.NOBODY_LEFT):
        let_computer(tables, ada)
    with refused(TableReason.NOT_YOUR_SEAT):
        tables.view(ben.table, ben.token)


def test_another_process_and_the_next_one_see_the_computer(store: Store, hand: Hand, tables: Tables) -> None:
    ada, ben, cleo = seated(tables, Options(edition="party", seats=(PERSON,) * 3, games=3))
    act(tables, ada, "secret WPGR")
    with service(store, hand) as other:
        assert other.view(ada.table).closed is None
        tables.leave(ben.table, ben.token)
        let_computer(tables, ada)
        wait_until(lambda: tables.view(ada.table).match.waits_for == (2,))
        assert other.view(ada.table) == tables.view(ada.table)
        other.leave(cleo.table, cleo.token)
        let_computer(other, ada)
    with service(store, hand) as later:
        view = later.view(ada.table, ada.token)
        assert [seat.name for seat in view.seats] == ["Ada", "computer first", "computer first (2)"]
        assert view.closed is None
        assert ada.table in store.list_attended()


def test_an_answer_given_again_is_that_of_the_first_time(tables: Tables) -> None:
    """The lines of those who left and came are no actions of the match: they must not move the others."""
    ada, ben = seated(tables)
    act(tables, ada, "secret RGBY")
    act(tables, ben, "guess RRGG")
    tables.leave(ben.table, ben.token)
    let_computer(tables, ada)
    wait_until(lambda: tables.view(ada.table).match.waits_for == (1,) or tables.view(ada.table).seq > 8)
    wait_until(lambda: tables.view(ada.table).match.games[-1].number == 2)
    wait_until(lambda: tables.view(ada.table).match.waits_for == (0,))
    seq = tables.view(ada.table).seq
    first = tables.act(ada.table, ada.token, "guess RRGG", seq=seq, action_id="a")
    again = tables.act(ada.table, ada.token, "guess RRGG", seq=seq, action_id="a")
    assert again.repeated
    assert (again.events, again.view.match) == (first.events, first.view.match)


def test_a_rematch_keeps_the_computer(tables: Tables) -> None:
    ada, ben = seated(tables, Options(games=1))
    act(tables, ada, "secret RGBY")
    tables.leave(ben.table, ben.token)
    let_computer(tables, ada)
    wait_until(lambda: tables.view(ada.table).closed == FINISHED)
    again = tables.get_view(asyncio.run(tables.rematch_async(ada.table)), 0)
    assert [seat.kind for seat in again.seats] == ["person", "computer"]
    assert again.options.seats == (SeatOption(), SeatOption(kind="computer", level="first"))


def show_code(tables: Tables, ticket: Ticket) -> TableView:
    return asyncio.run(tables.seat_async(order_show_code(ticket.table, ticket.token, now=tables.now())))


def test_everyone_who_left_is_replaced_before_the_table_opens_again(
    store: Store, hand: Hand, tables: Tables
) -> None:
    ada, ben, cleo = seated(tables, Options(edition="party", seats=(PERSON,) * 3, games=3))
    act(tables, ada, "secret WPGR")
    tables.leave(ben.table, ben.token)
    tables.leave(cleo.table, cleo.token)
    tables.leave(cleo.table, cleo.token)
    assert tables.view(ada.table).closed == Closing(why=ClosedWhy.LEFT, by=2)
    with refused(TableReason.NOT_YOUR_SEAT):
        let_computer(tables, ben)
    assert let_computer(tables, ada).closed == Closing(why=ClosedWhy.LEFT, by=1)
    with service(store, hand) as other:
        assert other.view(ada.table).closed == Closing(why=ClosedWhy.LEFT, by=1)
        assert let_computer(other, ada).closed is None
        wait_until(lambda: tables.view(ada.table).match.games[0].ending == "broken")


def test_the_code_is_shown_and_a_computer_plays_the_games_that_follow(
    store: Store, hand: Hand, tables: Tables
) -> None:
    ada, ben = seated(tables)
    act(tables, ada, "secret RGBY")
    act(tables, ben, "guess RRGG")
    with refused(TableReason.NOBODY_LEFT):
        show_code(tables, ben)
    tables.leave(ada.table, ada.token)
    with refused(TableReason.NOT_YOUR_SEAT):
        show_code(tables, ada)
    assert tables.view(ben.table, ben.token).match.games[0].secret is None
    view = show_code(tables, ben)
    assert view.closed == Closing(why=ClosedWhy.LEFT, by=0)
    assert (view.match.games[0].secret, view.seals[0].code) == ("RGBY", "RGBY")
    with service(store, hand) as other:
        assert other.view(ben.table) == view
        assert parse_match(other.export(ben.table)).games[0].ending == "forfeited"
    assert let_computer(tables, ben).closed is None
    act(tables, ben, "secret YYBB")
    wait_until(lambda: tables.view(ben.table).closed == FINISHED)


def test_showing_the_code_of_the_last_game_ends_the_match(tables: Tables) -> None:
    ada, ben = seated(tables, Options(games=1))
    act(tables, ada, "secret RGBY")
    tables.leave(ada.table, ada.token)
    assert show_code(tables, ben).closed == FINISHED


def test_r21b_a_game_whose_code_left_with_its_codemaker_is_forfeited(tables: Tables) -> None:
    ada, ben = seated(tables, Options(marking=Marking.CODEMAKER, shield=True))
    act(tables, ada, "secret hidden")
    tables.leave(ada.table, ada.token)
    games = show_code(tables, ben).match.games
    assert (games[0].ending, games[0].secret, games[1].number) == ("forfeited", None, 2)
    assert let_computer(tables, ben).closed is None


def test_r21b_a_codemaker_who_stays_reveals_the_code_from_behind_a_real_shield(tables: Tables) -> None:
    ada, ben = seated(tables, Options(marking=Marking.CODEMAKER, shield=True))
    act(tables, ada, "secret hidden")
    act(tables, ben, "guess RRRR")
    tables.leave(ben.table, ben.token)
    with refused(TableReason.TABLE_CLOSED):
        act(tables, ada, "mark 1-0")
    assert show_code(tables, ada).match.game.phase == "revealing"
    act(tables, ada, "reveal RGBY")
    games = tables.view(ada.table).match.games
    assert (games[0].ending, games[0].secret) == ("conceded", "RGBY")
    assert let_computer(tables, ada).closed is None


def test_r21b_the_code_is_shown_although_giving_up_is_switched_off(
    store: Store, hand: Hand, tables: Tables
) -> None:
    ada, ben = seated(tables, Options(conceding=False))
    act(tables, ada, "secret RGBY")
    tables.leave(ben.table, ben.token)
    games = show_code(tables, ada).match.games
    assert (games[0].ending, games[0].secret) == ("conceded", "RGBY")
    assert let_computer(tables, ada).match.game.number == 2
    with service(store, hand) as again:
        assert again.view(ada.table).match.games[0].ending == "conceded"
        text = again.export(ada.table)
        assert text is not None
        assert parse_match(text).games[0].ending == "conceded"


def test_a_person_changes_their_name_until_the_match_begins(tables: Tables) -> None:
    ada, ben = seated(tables)
    assert rename(tables, ada, " Adelaide ").match.players == ("Adelaide", "Ben")
    with refused(TableReason.NAME_TAKEN):
        rename(tables, ben, "Adelaide")
    act(tables, ada, "secret RGBY")
    with refused(TableReason.NAME_FIXED):
        rename(tables, ada, "Ada")
    assert tables.view(ada.table).match.players == ("Adelaide", "Ben")


@pytest.mark.parametrize(("seats", "one_device"), [((0,), False), ((), False), ((0, 1), True)])
def test_r12a_a_table_knows_whether_one_device_holds_every_seat(
    seats: tuple[int, ...], *, one_device: bool
) -> None:
    """Whatever the one who opens it says of it, or of the reading of the rules."""
    options = Options(marking=Marking.CODEMAKER, shield=True, one_device=True, reading=1)
    state = new_table(options, now=0.0, tokens={seat: f"token {seat}" for seat in seats})
    assert (state.options.one_device, state.options.reading) == (one_device, READING)
    assert (state.match.setup.takes_back, state.match.setup.reading) == (one_device, READING)


def test_r31_events_keep_the_name_of_the_one_who_acted(store: Store, hand: Hand, tables: Tables) -> None:
    """Ada gives up her code, then a computer takes her seat: also after a restart it was Ada who gave up."""
    ada, ben = seated(tables)
    act(tables, ada, "secret RGBY")
    act(tables, ben, "guess RRGG")
    tables.leave(ada.table, ada.token)
    show_code(tables, ben)
    former = let_computer(tables, ben).former
    assert [(one.seat, one.name, one.games, one.rows) for one in former] == [(0, "Ada", 1, 0)]
    with service(store, hand) as later:
        told = [str(event.message) for event in later.events(ben.table)]
        view = later.view(ben.table)
    assert told[0] == "Ada has set the code."
    assert "Ada gives up." in told
    assert view.former == former
    assert [seat.name for seat in view.seats] == ["computer first", "Ben"]


def test_r31_a_seat_has_its_old_name_up_to_the_row_at_which_the_computer_took_it(tables: Tables) -> None:
    ada, ben = seated(tables)
    act(tables, ada, "secret RGBY")
    act(tables, ben, "guess RRGG")
    tables.leave(ben.table, ben.token)
    let_computer(tables, ada)
    wait_until(lambda: tables.view(ada.table).match.games[0].ending == "broken")
    state = state_of(tables.view(ada.table), now=0.0)
    assert [state.name_then(1, game=0, row=row) for row in (1, 2)] == ["Ben", "computer first"]
    assert state.name_then(1, game=0) == "computer first"
    assert state.name_then(0, game=0) == "Ada"


def test_r31_a_table_kept_without_the_names_of_those_who_left_opens_as_before() -> None:
    """Lines of older versions hold only the level."""
    assert parse_computer("computer steady") == ("steady", None)
    assert parse_computer("computer steady for Ada for ever") == ("steady", "Ada for ever")
    assert len(format_computer("beginner", "x" * 40)) <= 64


def test_r12a_the_reveal_that_ended_the_match_is_taken_back_and_the_table_opens_again(
    store: Store, hand: Hand, tables: Tables
) -> None:
    ada, ben = seated(tables, Options(games=1, marking=Marking.CODEMAKER, shield=True))
    for who, action in ((ada, "secret hidden"), (ben, "guess RRGG"), (ada, "mark 4-0"), (ada, "reveal RRGG")):
        act(tables, who, action)
    assert tables.view(ada.table).closed == FINISHED
    act(tables, ada, "back")
    with service(store, hand) as other:
        view = other.view(ada.table)
    assert (view.closed, view.match.over, view.match.waits_for) == (None, False, (0,))
    act(tables, ada, "reveal RRGG")
    assert tables.view(ada.table).closed == FINISHED
    asyncio.run(tables.rematch_async(ada.table))
    with pytest.raises(IllegalAction, check=lambda error: error.reason is Reason.MATCH_OVER):
        act(tables, ada, "back")


def test_r21b_the_state_says_who_has_to_ask_before_the_code_is_shown(tables: Tables) -> None:
    """Ben left: Cleo and Dan have to ask. The codemaker Ada left too: one of them is enough."""
    ada, ben, cleo, dan = seated(tables, Options(edition="party", seats=(PERSON,) * 4, games=4))
    act(tables, ada, "secret WPGR")
    tables.leave(ben.table, ben.token)
    assert tables.view(ada.table).closed == Closing(why=ClosedWhy.LEFT, by=1, asks=(2, 3))
    view = show_code(tables, cleo)
    assert view.closed == Closing(why=ClosedWhy.LEFT, by=1, asks=(3,))
    assert view.match.game.ending is None
    tables.leave(ada.table, ada.token)
    assert tables.view(ben.table).closed == Closing(why=ClosedWhy.LEFT, by=0)
    assert show_code(tables, dan).match.games[0].ending == "forfeited"


def test_r21b_a_computer_that_guesses_does_not_keep_the_code_from_being_shown(tables: Tables) -> None:
    seats = (PERSON, PERSON, PERSON, SeatOption(kind="computer", level="first"))
    ada, ben, cleo = seated(tables, Options(edition="party", seats=seats, games=4))
    act(tables, ada, "secret WPGR")
    tables.leave(ben.table, ben.token)
    assert tables.view(ada.table).closed == Closing(why=ClosedWhy.LEFT, by=1, asks=(2,))
    with pytest.raises(IllegalAction, check=lambda error: error.reason is Reason.CODEBREAKER_ONLY):
        show_code(tables, ada)
    assert show_code(tables, cleo).match.games[0].ending == "conceded"
