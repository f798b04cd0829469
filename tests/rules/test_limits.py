"""What the library counts, finds and refuses where a rule or a text comes to its end."""

from collections import Counter
from itertools import product

import pytest

from keypeg.errors import EditionError, NotationError, Undecided
from keypeg.rules import (
    CallTime,
    Code,
    Feedback,
    Position,
    Scorecard,
    Shape,
    count_agreeing,
    edition,
    format_match,
    parse_match,
    step,
)
from keypeg.rules.guide_words import rule_messages
from keypeg.rules.match_text import parse_matches
from keypeg.words import message
from tests.rules.table_talk import by_hand, guessing, marking, opened, setting, won_in


def plain_mark(secret: str, guess: str) -> tuple[int, int]:
    """Red pegs by comparing hole by hole, white ones by the colours that both have (R5)."""
    red = sum(one == other for one, other in zip(secret, guess, strict=True))
    return red, (Counter(secret) & Counter(guess)).total() - red


@pytest.mark.parametrize("text", ["classic", "classic RRGG:1-0 RBYB:2-1", "kids RBG:1-1", "3x4u RBG:0-2"])
def test_the_codes_that_agree_are_as_many_as_a_plain_list_of_all_codes_finds(text):
    position = Position.parse(text)
    box = position.edition
    codes = ["".join(pegs) for pegs in product(box.letters, repeat=box.shape.pegs)]
    secrets = [code for code in codes if box.shape.secret_repeats or len(set(code)) == len(code)]
    rows = [(str(row.guess), (row.feedback.red, row.feedback.white)) for row in position.rows]
    agreeing = [code for code in secrets if all(plain_mark(code, guess) == told for guess, told in rows)]
    assert count_agreeing(box, position.rows) == len(agreeing)


def test_a_count_that_takes_too_many_steps_is_undecided_and_never_wrong():
    position = Position.parse("classic RRGG:1-0 RBYB:2-1")
    with pytest.raises(Undecided):
        count_agreeing(position.edition, position.rows, steps=3)


def test_a_file_of_several_matches_is_read_one_by_one():
    first, second = won_in(opened(), 2, "RGBY", "RRGG"), guessing(setting(opened(), "RRRR"), "RBGY")
    texts = "\n\n".join(format_match(match) for match in (first, second))
    assert list(parse_matches(texts)) == [first, second]


def test_a_row_that_was_lost_to_the_clock_is_written_and_read_back():
    match = setting(opened(seconds=30), "RGBY")
    match, _ = step(match, None, CallTime())
    match = guessing(match, "RRGG")
    text = format_match(match)
    assert "1. lost" in text
    assert parse_match(text) == match


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("number/4x6s sum=x 1126:1-2", "sum=x"),
        ("number/4x6s sum=3", "4 to 24"),
        ("classic sum=14", "classic does not give"),
    ],
)
def test_a_sum_of_digits_has_to_be_a_number_that_some_secret_has(text, why):
    with pytest.raises((NotationError, EditionError)) as refused:
        Position.parse(text)
    assert why in str(refused.value)


def test_a_position_with_the_sum_of_the_digits_reads_back():
    position = Position.parse("number/4x6s sum=14 1126:1-2")
    assert position.digit_sum == 14
    assert str(position) == "number/4x6s sum=14 1126:1-2"


def test_a_full_board_takes_no_further_row():
    box = edition("4x6r2")
    position = Position(box).with_row("RRGG", "1-0").with_row("RBYB", "2-1")
    with pytest.raises(NotationError):
        position.with_row("RBYB", "2-1")


def test_values_refuse_what_is_no_code_no_feedback_and_no_edition():
    for wrong in ("R?", "", "Ä"):
        with pytest.raises(NotationError):
            Code(wrong)
    for red, white in ((-1, 0), (0, -1), (9, 9)):
        with pytest.raises(NotationError):
            Feedback(red, white)
    for call in (
        lambda: Code(["R"]),
        lambda: Feedback("1", 0),
        lambda: Feedback(1, None),
        lambda: Position("classic"),
    ):
        with pytest.raises(TypeError):
            call()


def test_a_shape_whose_secrets_repeat_lets_guesses_repeat_too():
    with pytest.raises(EditionError):
        Shape(pegs=4, colours=6, rows=10, secret_repeats=True, guess_repeats=False)


@pytest.mark.parametrize("games", [0, 101])
def test_a_match_has_one_to_a_hundred_games(games):
    with pytest.raises(EditionError):
        edition("classic").check_games(games, players=2)


def test_the_guide_says_what_the_key_pegs_count():
    """R5, R5a, R5b: both, only right places, or only right colours."""
    told = {text: [one.code for one in rule_messages(edition(text))] for text in ("4x6", "4x6p", "4x6c")}
    assert {"rules-red", "rules-white"} <= set(told["4x6"])
    assert {"rules-red", "rules-white"} & set(told["4x6p"]) == {"rules-red"}
    assert not {"rules-red", "rules-white"} & set(told["4x6c"])


def test_a_game_is_found_by_number_from_the_end_or_as_itself():
    match = won_in(won_in(opened(), 1, "RGBY", "RRRR"), 1, "WWKK", "RRRR")
    first, second = match.games
    assert [match.find_game(one) for one in (1, -1, -2, first)] == [first, second, first, first]
    for wrong in (3, -3, by_hand().game):
        with pytest.raises(IndexError):
            match.find_game(wrong)


def test_winners_who_are_not_everybody_share_the_match():
    card = Scorecard(("Ada", "Ben", "Cleo"), (), (5, 5, 1), (0, 1))
    assert card.verdict == message("verdict-shared", players=("Ada", "Ben"))


def test_a_row_of_a_match_text_cannot_be_given_up_by_name():
    match = marking(setting(by_hand(), "RGBY"), "RRGG", "1-1")
    text = f"{format_match(match)}\nconcede Zoe\n"
    with pytest.raises(NotationError):
        parse_match(text)
