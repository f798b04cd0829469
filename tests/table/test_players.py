"""Computer players: what they do in each role, and that they move exactly once."""

from __future__ import annotations

import pickle
from collections import Counter
from itertools import islice
from pathlib import Path
from random import Random
from threading import Barrier, Event

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from keypeg.engine.levels import levels
from keypeg.errors import NoAnswer
from keypeg.rules import Code, Feedback, Position, agreeing_codes, edition, mark
from keypeg.table import Engine, Options, SeatOption, Store, Tables, verify_seal
from keypeg.table.players.computers import choose_feedback, random_secret
from keypeg.table.state.views import ADVERSARY_NOTE
from keypeg.words import say
from tests import strategies
from tests.table.playing import (
    ADVERSARY,
    COMPUTER,
    ENGINE,
    FINISHED,
    PERSON,
    First,
    Hand,
    act,
    seated,
    service,
)
from tests.waiting import PATIENCE, wait_until


def play_on(tables: Tables, ticket, answer) -> None:
    """Let a person act whenever it is the person's turn, until the match is over."""
    while not tables.view(ticket.table).match.over:
        wait_until(lambda: ready(tables.view(ticket.table, ticket.token)))
        view = tables.view(ticket.table, ticket.token)
        if not view.match.over:
            tables.act(ticket.table, ticket.token, answer(view), seq=view.seq)


def ready(view) -> bool:
    return view.match.over or view.match.waits_for == (view.seat,)


def first_candidate(view) -> str:
    rows = [f"{row.guess}:{row.red}-{row.white}" for row in view.match.game.rows if row.guess]
    position = Position.parse(" ".join([view.match.edition, *rows]))
    return f"guess {next(agreeing_codes(position.edition, position.rows))}"


def honest(view) -> str:
    """A person who sets RGBY behind a shield or before it, marks truly and guesses well."""
    match view.match.game.phase:
        case "setting":
            return "secret hidden" if view.match.shield else "secret RGBY"
        case "marking":
            return f"mark {mark(Code('RGBY'), Code(view.match.game.rows[-1].guess))}"
        case "revealing":
            return "reveal RGBY"
        case _:
            return first_candidate(view)


@pytest.mark.parametrize(
    "options",
    [
        Options(seats=(PERSON, COMPUTER)),
        Options(seats=(PERSON, COMPUTER), marking="codemaker"),
        Options(seats=(PERSON, COMPUTER), marking="codemaker", shield=True),
        Options(seats=(PERSON, ADVERSARY), marking="codemaker", shield=True),
    ],
)
def test_a_computer_plays_a_whole_match_honestly(tables: Tables, options: Options) -> None:
    (ada,) = seated(tables, options)
    play_on(tables, ada, honest)
    view = tables.view(ada.table)
    assert [game.ending for game in view.match.games] == ["broken", "broken"]
    computer_game = view.match.games[1]
    for row in computer_game.rows:
        assert mark(Code(computer_game.secret or ""), Code(row.guess or "")) == Feedback(
            row.red or 0, row.white or 0
        )


def test_computers_play_one_another_in_a_group(tables: Tables) -> None:
    table = tables.open(Options(edition="party", seats=(COMPUTER,) * 4, games=4)).table
    wait_until(lambda: tables.view(table).closed == FINISHED)
    assert [game.ending for game in tables.view(table).match.games] == ["broken"] * 4


def test_a_computer_commits_to_the_code_behind_its_shield(tables: Tables) -> None:
    options = Options(seats=(PERSON, COMPUTER), marking="codemaker", shield=True, first=1)
    (ada,) = seated(tables, options)
    wait_until(lambda: ready(tables.view(ada.table, ada.token)))
    (published,) = tables.view(ada.table).seals
    assert (published.code, published.nonce) == (None, None)
    play_on(tables, ada, honest)
    (shown,) = tables.view(ada.table).seals
    assert shown.digest == published.digest
    assert shown.code == tables.view(ada.table).match.games[0].secret
    assert verify_seal(ada.table, shown)


def test_an_adversary_says_that_it_commits_to_nothing(tables: Tables) -> None:
    options = Options(seats=(PERSON, ADVERSARY), marking="codemaker", shield=True, first=1)
    (ada,) = seated(tables, options)
    wait_until(lambda: ready(tables.view(ada.table, ada.token)))
    view = tables.view(ada.table)
    assert view.seals == ()
    assert view.seats[1].note == ADVERSARY_NOTE
    assert "has no fixed code" in say(ADVERSARY_NOTE)


def test_an_adversary_answers_a_first_guess_with_the_largest_part(tables: Tables) -> None:
    options = Options(seats=(PERSON, ADVERSARY), marking="codemaker", shield=True, first=1)
    (ada,) = seated(tables, options)
    wait_until(lambda: ready(tables.view(ada.table, ada.token)))
    act(tables, ada, "guess RRBB")
    wait_until(lambda: ready(tables.view(ada.table, ada.token)))
    row = tables.view(ada.table).match.game.rows[0]
    # Knuth 1977: after 1122 the largest part, 256 of 1296 codes, is that without any key peg.
    assert (row.red, row.white) == (0, 0)


def test_a_code_set_against_an_adversary_is_an_ordinary_one(tables: Tables) -> None:
    """The adversary bends its own code only: the person's is set, sealed and marked by the table."""
    (ada,) = seated(tables, Options(edition="new", seats=(PERSON, ADVERSARY), games=2))
    assert not tables.view(ada.table, ada.token).match.shield
    act(tables, ada, "secret RGBY")
    wait_until(lambda: len(tables.view(ada.table, ada.token).match.games) > 1)
    view = tables.view(ada.table, ada.token)
    first = view.match.games[0]
    assert (first.secret, first.ending) == ("RGBY", "broken")
    assert [(row.red, row.white) for row in first.rows] == [
        (told.red, told.white) for told in (mark(Code("RGBY"), Code(row.guess or "")) for row in first.rows)
    ]
    assert len(view.seals) == 1
    wait_until(lambda: ready(tables.view(ada.table, ada.token)))
    second = tables.view(ada.table, ada.token).match
    assert (second.shield, second.marking, second.game.codemaker) == (True, "codemaker", 1)
    act(tables, ada, "guess RRBB")
    wait_until(lambda: ready(tables.view(ada.table, ada.token)))
    assert tables.view(ada.table).match.game.rows[0].red is not None


@given(data=st.data(), box=strategies.any_edition(most_pegs=3))
@settings(max_examples=25, deadline=None)
def test_an_adversary_never_contradicts_itself(data: st.DataObject, box) -> None:
    codes = list(islice(agreeing_codes(box, ()), 500))
    for _ in range(4):
        guess = data.draw(strategies.guesses(box))
        given_feedback = choose_feedback(codes, guess)
        parts = Counter(mark(code, guess) for code in codes)
        assert parts[given_feedback] == max(parts.values())
        codes = [code for code in codes if mark(code, guess) == given_feedback]
        assert codes


def test_a_computer_claims_when_no_code_agrees_with_the_marks(tables: Tables) -> None:
    (ada,) = seated(tables, Options(seats=(PERSON, COMPUTER), marking="codemaker"))
    act(tables, ada, "secret RGBY")
    for _ in range(20):
        wait_until(
            lambda: ready(tables.view(ada.table, ada.token)) or len(tables.view(ada.table).match.games) > 1
        )
        if len(tables.view(ada.table).match.games) > 1:
            break
        act(tables, ada, "mark 0-0")
    game, replayed = tables.view(ada.table).match.games
    assert (game.ending, replayed.number) == ("void", 1)
    # R13: three points for the codebreaker.
    assert tables.view(ada.table).match.totals == (0, 3)


@pytest.mark.parametrize("text", ["classic", "new", "pocket/4x6b", "2x2r1"])
def test_a_random_secret_is_one_of_the_edition(text: str) -> None:
    box, chance = edition(text), Random(7)
    drawn = [random_secret(box, chance) for _ in range(300)]
    assert all(box.allows_secret(code) for code in drawn)
    assert {letter for code in drawn for letter in code} == set(box.letters)


def test_several_servers_let_a_computer_move_exactly_once(database: str, hand: Hand) -> None:
    """Two services see the turn and both think about it; their moves name the same place, and one is taken."""
    both = Barrier(2)

    class Together(First):
        def guess(self, position: Position, chance: Random) -> Code:
            if not position.rows:
                both.wait(PATIENCE)
            return super().guess(position, chance)

    engine = Engine(levels={"first": Together()})
    stores = [Store(database), Store(database)]
    with service(stores[0], hand, engine=engine) as here, service(stores[1], hand, engine=engine) as there:
        (ada,) = seated(here, Options(seats=(PERSON, COMPUTER)))
        act(here, ada, "secret RGBY")
        there.attend()
        wait_until(lambda: here.view(ada.table).match.game.number == 2)
        rows = here.view(ada.table).match.games[0].rows
        assert len({row.guess for row in rows}) == len(rows)
        assert there.view(ada.table).match.games[0].rows == rows
    for store in stores:
        store.close()


def test_a_move_nobody_made_is_made_by_whoever_opens_the_store_next(database: str, hand: Hand) -> None:
    store = Store(database)

    class Fails:
        def guess(self, position: Position, chance: Random) -> Code:
            raise OSError

    with service(store, hand, engine=Engine(levels={"first": Fails()})) as failing:
        (ada,) = seated(failing, Options(seats=(PERSON, COMPUTER)))
        act(failing, ada, "secret RGBY")
    with service(store, hand, engine=ENGINE, patience=3.0) as tables:
        tables.attend()
        assert tables.view(ada.table).seq == 1
        hand.at += 3
        tables.attend()
        wait_until(lambda: tables.view(ada.table).match.game.number == 2)
    store.close()


def test_of_equal_parts_the_poorest_feedback_is_given() -> None:
    # To RB of 2x2 the codes RR, BB, RB, BR answer 1-0, 1-0, 2-0, 0-2.
    codes = [Code(text) for text in ("RB", "BR")]
    assert choose_feedback(codes, Code("RB")) == Feedback(0, 2)
    assert choose_feedback([*codes, Code("RR"), Code("BB")], Code("RB")) == Feedback(1, 0)


@pytest.mark.parametrize("level", [level.key for level in levels()])
def test_every_level_of_the_engine_plays_a_match_at_a_table(tmp_path: Path, level: str) -> None:
    store = Store(tmp_path / "tables.sqlite3")
    engine = Engine(levels={each.key: each for each in levels()})
    with service(store, Hand(), engine=engine) as tables:
        table = tables.open(Options(seats=(SeatOption(kind="computer", level=level),) * 2)).table
        wait_until(lambda: tables.view(table).closed == FINISHED)
        assert len(tables.view(table).match.games) == 2
    store.close()


def test_computers_that_play_alone_take_their_time(store: Store, hand: Hand) -> None:
    with service(store, hand, alone_seconds=1.0) as tables:
        alone = tables.open(Options(seats=(COMPUTER, COMPUTER))).table
        tables.attend()
        assert tables.view(alone).seq == 0
        for moves in (1, 3, 5):
            hand.at += 1
            tables.attend()
            wait_until(lambda moves=moves: tables.view(alone).seq == moves)
            tables.attend()
            assert tables.view(alone).seq == moves


LARGE = "6x9"
"""An edition of 531,441 codes."""


def test_only_a_computer_with_many_codes_to_think_about_is_asked_elsewhere(store: Store, hand: Hand) -> None:
    asked: list[str] = []

    def ask(question, /, *args, **kwargs):
        asked.append(question.__name__)
        return question(*args, **kwargs)

    with service(store, hand, player=ask) as tables:
        (ada,) = seated(tables, Options(seats=(PERSON, COMPUTER)))
        act(tables, ada, "secret RGBY")
        wait_until(lambda: tables.view(ada.table).match.game.number == 2)
        assert asked == []
        (ben,) = seated(tables, Options(edition=LARGE, seats=(PERSON, COMPUTER)))
        act(tables, ben, "secret RRRRRR")
        wait_until(lambda: tables.view(ben.table).match.game.number == 2)
        # Once for each row.
        assert len(asked) == len(tables.view(ben.table).match.games[0].rows)
        asked.clear()
        (cleo,) = seated(tables, Options(edition=LARGE, seats=(ADVERSARY, PERSON)))
        wait_until(lambda: ready(tables.view(cleo.table, cleo.token)))
        act(tables, cleo, "guess RRRRRR")
        wait_until(lambda: tables.view(cleo.table).match.game.rows[0].red is not None)
        # It was asked to set nothing, and to mark the guess.
        assert len(asked) == 2


def test_a_computer_that_gets_no_answer_guesses_blindly_and_the_match_goes_on(
    store: Store, hand: Hand
) -> None:
    def ask(question, /, *args, **kwargs):
        raise NoAnswer

    with service(store, hand, player=ask) as tables:
        (ada,) = seated(tables, Options(edition=LARGE, seats=(PERSON, COMPUTER)))
        act(tables, ada, "secret RRRRRR")
        wait_until(lambda: tables.view(ada.table).match.games[0].ending is not None)
        box = edition(LARGE)
        guesses = [row.guess for row in tables.view(ada.table).match.games[0].rows]
        assert len(guesses) == box.shape.rows
        assert all(box.allows_guess(Code(guess)) for guess in guesses)


def test_computers_that_think_for_long_hold_up_no_others(store: Store, hand: Hand) -> None:
    answered = Event()

    def ask(question, /, *args, **kwargs):
        assert answered.wait(PATIENCE)
        return question(*args, **kwargs)

    with service(store, hand, player=ask) as tables:
        slow = [seated(tables, Options(edition=LARGE, seats=(PERSON, COMPUTER)))[0] for _ in range(5)]
        for ticket in slow:
            act(tables, ticket, "secret RRRRRR")
        (ada,) = seated(tables, Options(seats=(PERSON, COMPUTER)))
        act(tables, ada, "secret RGBY")
        wait_until(lambda: tables.view(ada.table).match.game.number == 2)
        assert all(not tables.view(ticket.table).match.game.rows for ticket in slow)
        answered.set()
        for ticket in slow:
            wait_until(lambda ticket=ticket: tables.view(ticket.table).match.game.number == 2)


def test_a_level_is_the_same_in_another_process() -> None:
    for level in levels():
        assert pickle.loads(pickle.dumps(level)) is level
