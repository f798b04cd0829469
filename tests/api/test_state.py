"""What travels says what the view says, and reads back as the very same struct."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from keypeg.api.answers import Acted, fair_data
from keypeg.api.editions import edition_data
from keypeg.api.encoding import encode
from keypeg.api.events import Events, events_of
from keypeg.api.live import LiveMessage, StateMessage, closed_message
from keypeg.api.requests import NewSeat, NewTable
from keypeg.api.state import State, state_of
from keypeg.api.state_encoder import StateEncoder
from keypeg.rules import ActionKind, Marking, ShownBy
from keypeg.table import ClosedWhy, Options, SeatOption, Store, Tables, Ticket
from keypeg.table.state.options import ADVERSARY_GUESSES_AS
from tests.table.playing import Hand, act, seated, service


@pytest.fixture
def hand() -> Hand:
    return Hand()


@pytest.fixture
def tables(tmp_path: Path, hand: Hand):
    store = Store(tmp_path / "tables.sqlite3")
    with service(store, hand) as opened:
        yield opened
    store.close()


def seen(tables: Tables, ticket: Ticket, now: float = 0.0) -> State:
    return state_of(tables.view(ticket.table, ticket.token), now=now, online=frozenset({0}), left=7)


def test_a_state_reads_back_as_it_was(tables: Tables) -> None:
    ada, ben = seated(tables, Options(edition="new", hints=True, games=2))
    act(tables, ada, "secret RGBY")
    act(tables, ben, "guess RRGG")
    state = seen(tables, ben)
    assert msgspec.json.decode(encode(state), type=State) == state
    assert (state.left, state.seats[0].online, state.seats[1].online) == (7, True, False)
    assert state.view.may == (ActionKind.PLACE_GUESS, ActionKind.CONCEDE)
    assert state.turn.message.code == "turn-guess"
    assert dict(state.turn.message.params) == {"player": "Ben", "row": 2}


def test_a_state_encoded_in_parts_is_the_state(tables: Tables, hand: Hand) -> None:
    for options in (Options(), Options(seconds=60)):
        ada, _ = seated(tables, options)
        view = tables.view(ada.table, ada.token)
        encoded = StateEncoder().encode(view, online=frozenset({0}), left=7)
        for now in (hand.at, hand.at + 12.34, hand.at + 100):
            whole = msgspec.json.decode(encoded.encode_whole(now), type=State)
            assert whole == seen(tables, ada, now)


def test_the_seconds_left_run_down_to_nothing(tables: Tables, hand: Hand) -> None:
    ada, _ = seated(tables, Options(seconds=60))
    assert seen(tables, ada, hand.at).seconds_left == 60
    assert seen(tables, ada, hand.at + 45.5).seconds_left == 14.5
    assert seen(tables, ada, hand.at + 61).seconds_left == 0
    assert seen(tables, seated(tables)[0], hand.at).seconds_left is None


def test_a_state_says_who_closed_the_table(tables: Tables) -> None:
    ada, ben = seated(tables)
    act(tables, ada, "secret RGBY")
    tables.leave(ben.table, ben.token)
    state = seen(tables, ada)
    assert state.closed is not None
    assert (state.closed.why, state.closed.by) == (ClosedWhy.LEFT, 1)
    assert (state.turn.code, dict(state.turn.params)) == ("turn-closed-left", {"player": "Ben"})


def test_a_view_says_what_made_a_game_void(tables: Tables) -> None:
    ada, ben = seated(tables, Options(marking=Marking.CODEMAKER))
    for who, action in [(ada, "secret RGBY"), (ben, "guess RRRR"), (ada, "mark 0-0"), (ben, "guess RGBY")]:
        act(tables, who, action)
    act(tables, ada, "mark 4-0")
    assert seen(tables, ben).view.games[0].void_by is ShownBy.REVEAL
    for who, action in [(ada, "secret RGBY"), (ben, "guess RRRR"), (ada, "mark 0-0"), (ben, "guess RRRR")]:
        act(tables, who, action)
    act(tables, ada, "mark 1-0")
    act(tables, ben, "claim")
    games = seen(tables, ben).view.games
    assert [game.void_by for game in games] == [ShownBy.REVEAL, ShownBy.CLAIM, None]


def test_messages_are_told_apart_by_their_type(tables: Tables) -> None:
    ada, ben = seated(tables)
    act(tables, ada, "secret RGBY")
    answer = act(tables, ben, "guess RGBY")
    state = seen(tables, ben)
    message = StateMessage(seq=answer.seq, events=events_of(answer.events), state=state)
    read = msgspec.json.Decoder(LiveMessage).decode
    assert read(encode(message)) == message
    assert read(encode(closed_message("LEFT", "bye"))).message == "bye"
    acted = Acted(seq=answer.seq, events=message.events, state=state)
    assert msgspec.json.decode(encode(acted), type=Acted[Events, State]) == acted
    ended = next(event for event in message.events if event.kind == "game-ended")
    assert ended.nonce == fair_data(answer.view)[0].nonce
    assert b'"row"' not in encode(ended)


def test_a_new_table_has_every_option_a_table_has() -> None:
    order = NewTable(
        edition="party",
        games=3,
        seats=(NewSeat(name="Ada"), NewSeat(), NewSeat(kind="computer", level="steady", name="Hal")),
        take=(1, 0, 1),
        hints=True,
        spectators=False,
    )
    expected = Options(
        edition="party",
        games=3,
        seats=(SeatOption(), SeatOption(), SeatOption(kind="computer", level="steady")),
        hints=True,
        spectators=False,
    )
    assert (order.options, order.seats_to_take) == (expected, (1, 0))
    assert order.names == {0: "Ada", 1: "Player 2", 2: "Hal"}
    # Two people whom nobody named are told apart, also from one who chose such a name.
    chosen = NewTable(seats=(NewSeat(name="Player 2"), NewSeat(), NewSeat()))
    assert chosen.names == {0: "Player 2", 1: "Player 3", 2: "Player 4"}
    assert set(Options.__struct_fields__) <= set(NewTable.__struct_fields__)
    assert SeatOption(kind="adversary").guesses_as == ADVERSARY_GUESSES_AS


def test_an_edition_says_what_a_game_pays() -> None:
    """The sheets: 1 a row and 11 unbroken (000); a game won (003a); 10 for breaking, 5 a circuit, 10 unbroken (004)."""
    (classic,) = edition_data("classic").points
    assert (classic.broken, classic.unbroken, classic.wrong_information) == (tuple(range(1, 11)), 11, 3)
    (new,) = edition_data("new").points
    assert (set(new.broken), new.unbroken, new.breaking) == ({0}, 1, 1)
    two, three, four = edition_data("party").points
    assert (two.breaking, two.broken[:5], two.unbroken) == (10, (0, 0, 5, 5, 10), 40)
    assert (three.unbroken, four.unbroken) == (30, 25)
