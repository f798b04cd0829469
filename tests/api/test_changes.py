"""Changes put over a state, one after the other, are the state; and bytes put together are the structs they name."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from keypeg.api.answers import Acted
from keypeg.api.encoding import encode
from keypeg.api.events import Events, events_of
from keypeg.api.live import ChangeMessage, LiveMessage, StateMessage
from keypeg.api.state import State, StateChange, ViewChange, apply_change, state_of
from keypeg.api.state_encoder import StateEncoder
from keypeg.rules import Marking
from keypeg.table import Options, Store, Tables
from keypeg.words import languages, say
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
    "beside a real board, with a reveal that is taken back": (
        Options(marking=Marking.CODEMAKER, shield=True, games=4),
        "0 secret hidden, 1 guess RRGG, 0 mark 4-0, 0 reveal RRGG, 0 back, 0 reveal GGRR, 0 back, 0 reveal RRGG, "
        "1 secret hidden, 0 guess RGBY, 1 mark 4-0, 1 reveal RGBY, 1 back, 1 back, 1 mark 1-1, 0 guess KKKK",
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
            encoded = encoder.encode(view, online=frozenset({number % 2}))
            state = state_of(view, now=5.0, online=frozenset({number % 2}))
            if seat in last:
                assert encoded.follows(last[seat])
                read = msgspec.json.decode(encoded.change(last[seat], 5.0), type=StateChange)
                held[seat] = apply_change(held[seat], read)
            else:
                held[seat] = state
            last[seat] = encoded
            assert msgspec.json.decode(encoded.encode_whole(5.0), type=State) == held[seat] == state

    look(0)
    for number, move in enumerate(moves.split(", "), 1):
        seat, _, action = move.partition(" ")
        act(tables, tickets[int(seat)], action)
        look(number)


@pytest.mark.parametrize("language", languages())
def test_events_have_the_words_of_a_language_and_only_what_applies(tables: Tables, language: str) -> None:
    options, moves = PLAYED["marked by the table"]
    tickets = seated(tables, options)
    for move in moves.split(", "):
        seat, _, action = move.partition(" ")
        act(tables, tickets[int(seat)], action)
    events = tables.events(tickets[0].table)
    sent = msgspec.json.decode(encode(events_of(events, language)))
    assert len(sent) == len(events) > len(moves.split(", "))
    placed = next(event for event in sent if event["kind"] == "guess-placed")
    assert set(placed) == {"seq", "kind", "message", "row", "seat", "code"}
    assert placed["message"]["text"] == say(events[1].message, language)
    assert events[1].kind == "guess-placed"
    assert msgspec.json.decode(encode(events_of(events, language)), type=Events) == events_of(
        events, language
    )


def test_changes_have_the_fields_that_are_not_marked() -> None:
    """The fields of version 2 of the protocol: a client that knows them must go on finding them."""
    assert set(StateChange.__struct_fields__) == {
        *("seq", "turn", "left", "deadline", "rematch", "closed", "view", "seconds_left"),
        *("seats", "former", "commitments", "absent", "watchers", "rematch_by", "vacant"),
    }
    assert set(ViewChange.__struct_fields__) == {
        *(
            "first_game",
            "games",
            "seat",
            "seq",
            "waits_for",
            "takes_back",
            "may",
            "totals",
            "winners",
            "over",
        ),
        "replays",
    }


def test_a_change_of_a_long_match_holds_one_game(tables: Tables) -> None:
    ada, ben = seated(tables, Options(games=100))
    encoder = StateEncoder()
    sizes = []
    for game in range(12):
        maker, breaker = (ada, ben) if game % 2 == 0 else (ben, ada)
        act(tables, maker, "secret RGBY")
        before = encoder.encode(tables.view(ada.table, ada.token))
        act(tables, breaker, "guess RRGG")
        after = encoder.encode(tables.view(ada.table, ada.token))
        sizes.append((len(after.change(before, 0)), len(after.encode_whole(0))))
        act(tables, breaker, "concede")
    assert sizes[11][0] <= sizes[1][0] + 10
    assert sizes[11][1] > sizes[1][1] + 1_000


def test_a_seat_taken_is_told_by_a_whole_state(tables: Tables) -> None:
    table = tables.open(Options()).table
    encoder = StateEncoder()
    before = encoder.encode(tables.view(table))
    tables.take(table, None, "Ada")
    assert not encoder.encode(tables.view(table)).follows(before)


def test_messages_of_encoded_parts_are_the_messages(tables: Tables) -> None:
    ada, _ = seated(tables)
    encoder = StateEncoder()
    view = tables.view(ada.table, ada.token)
    first = encoder.encode(view)
    answer = act(tables, ada, "secret RGBY")
    events = msgspec.Raw(encode(events_of(answer.events)))
    after = encoder.encode(answer.view)
    whole = msgspec.Raw(after.encode_whole(0.0))
    state = state_of(answer.view, now=0.0)
    read = msgspec.json.Decoder(LiveMessage).decode
    told = read(encode(StateMessage(seq=1, events=events, state=whole)))
    assert told == StateMessage(seq=1, events=events_of(answer.events), state=state)
    sent = ChangeMessage(seq=1, since=0, events=events, change=msgspec.Raw(after.change(first, 0.0)))
    change = read(encode(sent))
    assert isinstance(change, ChangeMessage)
    assert (change.seq, change.since, change.events) == (1, 0, told.events)
    assert apply_change(state_of(view, now=0.0), change.change) == state
    acted = msgspec.json.decode(encode(Acted(seq=1, events=events, state=whole)), type=Acted[Events, State])
    assert acted == Acted(seq=1, events=told.events, state=state)
