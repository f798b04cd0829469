"""What the terminal says before something is given up, against the points of the sheets."""

from pathlib import Path

import pytest

from keypeg.api.state import State, state_of
from keypeg.rules import Marking
from keypeg.table import Options, SeatOption, Store
from keypeg.terminal.game_messages import admission_cost, concession_cost, ending_message, showing_message
from keypeg.terminal.local_table import name_computers
from tests.table.playing import Hand, act, seated, service


def play(folder: Path, options: Options, *lines: tuple[int, str], left: int | None = None) -> State:
    store = Store(folder / "tables.sqlite3")
    with service(store, Hand()) as tables:
        people = seated(tables, options)
        for seat, action in lines:
            act(tables, people[seat], action)
        if left is not None:
            tables.leave(people[left].table, people[left].token)
        state = state_of(tables.view(people[0].table), now=0.0)
    store.close()
    return state


def party(players: int, **options) -> Options:
    return Options(edition="party", seats=(SeatOption(),) * players, games=players, **options)


@pytest.mark.parametrize(
    ("options", "seat", "words"),
    [
        (Options(), 1, "The codemaker gets 11 points, as for a code that is never broken."),
        (Options(), 0, "You get nothing for this game."),
        (party(3), 1, "The game ends once all codebreakers give up. Then the codemaker gets 40 points"),
        (party(5), 1, "The game ends once all codebreakers give up. Then the codemaker gets 25 points"),
        (party(3), 0, "You get nothing for this game, and 10 points go to each codebreaker."),
    ],
)
def test_giving_up_says_what_it_costs(tmp_path, options, seat, words):
    """11, 40 and 25 are the points of an unbroken code, 10 those of R25a."""
    secret = "RGBY" if options.edition == "classic" else "WPGR"
    state = play(tmp_path, options, (0, f"secret {secret}"))
    assert str(concession_cost(state, state.view.game, seat)).startswith(words)


def test_admitting_a_mark_says_that_the_codebreaker_gets_three_points(tmp_path):
    by_hand = Options(marking=Marking.CODEMAKER)
    state = play(tmp_path, by_hand, (0, "secret RGBY"), (1, "guess RRGG"), (0, "mark 0-0"))
    assert "gets 3 points, and the game is played again" in str(admission_cost(state, state.view.game))


@pytest.mark.parametrize(
    ("left", "words"),
    [
        (0, "Show the code? The game ends here for everyone, and the code is shown."),
        (2, "Show the code? You give up this game. The code is shown once the other codebreakers"),
    ],
)
def test_showing_the_code_says_whether_others_have_to_ask_too(tmp_path, left, words):
    """With the codemaker gone one codebreaker is enough; with another codebreaker gone all who stay have to ask."""
    state = play(tmp_path, party(4), (0, "secret WPGR"), left=left)
    assert str(showing_message(state, 1)).startswith(words)


def test_a_void_game_is_said_to_be_played_again_only_if_it_is(tmp_path):
    by_hand = Options(marking=Marking.CODEMAKER)
    wrong = ((0, "secret RGBY"), (1, "guess RRGG"), (0, "mark 0-0"), (0, "admit 1"))
    state = play(tmp_path, by_hand, *wrong)
    assert "is played again" in str(ending_message(state, state.view.games[0]))
    (tmp_path / "third").mkdir()
    third = play(tmp_path / "third", by_hand, *wrong * 3)
    assert "The codemaker loses the game." in str(ending_message(third, third.view.games[2]))


def test_computers_are_called_by_their_levels_in_the_language_of_the_person():
    steady, adversary = SeatOption(kind="computer", level="steady"), SeatOption(kind="adversary")
    alone = Options(seats=(SeatOption(), steady))
    assert name_computers(alone, "en") == {1: "Computer (Steady)"}
    assert name_computers(alone, "de") == {1: "Computer (Solide)"}
    several = Options(edition="party", games=3, seats=(SeatOption(), steady, adversary))
    assert name_computers(several, "fr") == {
        1: "Ordinateur 1 (Régulier)",
        2: "Ordinateur 2 (Adversaire rusé)",
    }
