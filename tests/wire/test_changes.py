"""Changes put over a state, one after the other, are the state; and bytes put together are the structs they name."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from keypeg.rules import Marking
from keypeg.table import Options, Store, Tables
from keypeg.wire.answers import Acted, acted_message
from keypeg.wire.encoding import encode
from keypeg.wire.events import encoded_events, events_of
from keypeg.wire.live import (
    ChangeMessage,
    LiveMessage,
    StateChange,
    StateMessage,
    change_message,
    changed,
    state_message,
)
from keypeg.wire.state import State, state_of
from keypeg.wire.state_encoder import StateEncoder
from keypeg.words import languages
from tests.table.playing import Hand, act, seated, service

PLAYED = {
    "marked by the table": (
        Options(games=4, seconds=60),
        "0 secret RGBY, 1 guess RRGG, 1 guess RGBY, 1 secret WWKK, 0 guess RRGG, 0 concede, 0 secret RRRR, 1 concede",
    ),
    "marked by hand, with a game that is void": (
        Options(marking=Marking.CODEMAKER),
        "0 secret RGBY, 1 guess RRRR, 0 mark 0-0, 1 guess RRRR, 0 mark 1-0, 1 claim, 0 secret RRGG, 1 guess RRGG, "
        "0 mark 4-0, 1 secret RGBY, 1 concede",
    ),
}


@pytest.fixture
def tables(tmp_path: Path):
    store = Store(tmp_path / "tables.sqlite3")
    with service(store, Hand()) as opened:
        yield opened
    store.close()


@pytest.mark.parametrize("name", PLAYED)
def test_changes_add_up_to_the_state(tables: Tables, name: str) -> None:
    options, moves = PLAYED[name]
    tickets = seated(tables, options)
    encoder = StateEncoder()
    looking = (*[(ticket.seat, ticket.token) for ticket in tickets], (None, None))
    held: dict[int | None, State] = {}
    last = {}

    def look(number: int) -> None:
        for seat, token in looking:
            if seat is None and number % 3:
                continue  # A slow follower skips states.
            view = tables.view(tickets[0].table, token)
            encoded = encoder.encoded(view, online=frozenset({number % 2}))
            state = state_of(view, now=5.0, online=frozenset({number % 2}))
            if seat in last:
                assert encoded.follows(last[seat])
                read = msgspec.json.decode(encoded.change(last[seat], 5.0), type=StateChange)
                held[seat] = changed(held[seat], read)
            else:
                held[seat] = state
            last[seat] = encoded
            assert msgspec.json.decode(encoded.whole(5.0), type=State) == held[seat] == state

    look(0)
    for number, move in enumerate(moves.split(", "), 1):
        seat, _, action = move.partition(" ")
        act(tables, tickets[int(seat)], action)
        look(number)


@pytest.mark.parametrize("name", PLAYED)
@pytest.mark.parametrize("language", languages())
def test_events_are_encoded_as_their_records_are(tables: Tables, name: str, language: str) -> None:
    options, moves = PLAYED[name]
    tickets = seated(tables, options)
    for move in moves.split(", "):
        seat, _, action = move.partition(" ")
        act(tables, tickets[int(seat)], action)
    events = tables.events(tickets[0].table)
    assert len(events) > len(moves.split(", "))
    assert encoded_events(events, language) == encode(events_of(events, language))


def test_a_change_of_a_long_match_holds_one_game(tables: Tables) -> None:
    ada, ben = seated(tables, Options(games=100))
    encoder = StateEncoder()
    sizes = []
    for game in range(12):
        maker, breaker = (ada, ben) if game % 2 == 0 else (ben, ada)
        act(tables, maker, "secret RGBY")
        before = encoder.encoded(tables.view(ada.table, ada.token))
        act(tables, breaker, "guess RRGG")
        after = encoder.encoded(tables.view(ada.table, ada.token))
        sizes.append((len(after.change(before, 0)), len(after.whole(0))))
        act(tables, breaker, "concede")
    assert sizes[11][0] <= sizes[1][0] + 10
    assert sizes[11][1] > sizes[1][1] + 1_000


def test_a_seat_taken_is_told_by_a_whole_state(tables: Tables) -> None:
    table = tables.open(Options()).table
    encoder = StateEncoder()
    before = encoder.encoded(tables.view(table))
    tables.take(table, None, "Ada")
    assert not encoder.encoded(tables.view(table)).follows(before)


def test_messages_put_together_are_the_messages(tables: Tables) -> None:
    ada, ben = seated(tables)
    encoder = StateEncoder()
    view = tables.view(ada.table, ada.token)
    first = encoder.encoded(view)
    answer = act(tables, ada, "secret RGBY")
    events = encode(events_of(answer.events))
    after = encoder.encoded(answer.view)
    state = state_of(answer.view, now=0.0)
    read = msgspec.json.Decoder(LiveMessage).decode
    told = read(state_message(1, events, after.whole(0.0)))
    assert told == StateMessage(seq=1, events=events_of(answer.events), state=state)
    change = read(change_message(1, 0, events, after.change(first, 0.0)))
    assert isinstance(change, ChangeMessage)
    assert (change.seq, change.since, change.events) == (1, 0, told.events)
    assert changed(state_of(view, now=0.0), change.change) == state
    acted = msgspec.json.decode(acted_message(1, events, after.whole(0.0)), type=Acted[State])
    assert acted == Acted(seq=1, events=told.events, state=state)
    assert ben.seat == 1
