"""R1a: the sum of the code's digits as an optional clue of the box Number."""

import pytest

from keypeg.errors import EditionError
from keypeg.rules import Marking, Setup, edition, format_match, narrate, new_match, parse_match, play, view
from keypeg.rules.guide_words import rule_messages
from keypeg.rules.view import read_position

TOLD = "number/4x6s"


def test_r1a_everybody_is_told_the_sum_when_the_code_is_set_and_nothing_else():
    match = new_match(TOLD, ["Ada", "Ben"])
    assert view(match, 1).game.digit_sum is None
    match, events = play(match, 0, "secret 1265")
    for seat in (0, 1, None):
        assert view(match, seat).game.digit_sum == 14
    assert [view(match, seat).game.secret for seat in (0, 1, None)] == ["1265", None, None]
    assert str(narrate(match, events[0])) == "Ada has set the code. Its digits add up to 14."
    match, _ = play(match, 1, "guess 1111")
    assert str(read_position(view(match, 1))) == f"{TOLD} sum=14 1111:1-0"
    assert view(match, 1, before=view(match, None)).game.digit_sum == 14


def test_r1a_codes_with_the_same_sum_look_the_same_to_codebreakers():
    seen = [
        view(play(new_match(TOLD, ["Ada", "Ben"]), 0, f"secret {code}")[0], 1) for code in ("1265", "4433")
    ]
    assert seen[0] == seen[1]


def test_r1a_it_is_off_unless_it_is_agreed_and_no_house_rule_where_it_is():
    match, events = play(new_match("number", ["Ada", "Ben"]), 0, "secret 1265")
    assert view(match, 1).game.digit_sum is None
    assert str(narrate(match, events[0])) == "Ada has set the code."
    assert not edition(TOLD).house
    assert edition("number/4x6r8s").house
    said = "When the code is set, everybody is told the sum of its digits."
    assert said in map(str, rule_messages(edition(TOLD)))
    assert said not in map(str, rule_messages(edition("number")))


@pytest.mark.parametrize(
    "text", ["classic/4x6s", "bulls/4x10sU", "number/5x6s", "number/4x6ps", "4x6s", "number/4x6bs"]
)
def test_r1a_only_its_box_in_its_own_size_has_the_clue(text):
    with pytest.raises(EditionError, match="sum of the digits"):
        edition(text)


def test_r1a_it_is_not_told_of_a_code_that_the_table_does_not_know():
    by_hand = {"edition": edition(TOLD), "players": ("Ada", "Ben"), "games": 2, "marking": Marking.CODEMAKER}
    assert Setup(**by_hand)
    with pytest.raises(EditionError, match="real shield"):
        Setup(**by_hand, shield=True)
    with pytest.raises(EditionError, match="adversary"):
        Setup(**by_hand, adversaries=(0,))


def test_r1a_a_match_text_records_it():
    match, _ = play(new_match(TOLD, ["Ada", "Ben"]), 0, "secret 1265")
    match, _ = play(match, 1, "guess 1265")
    text = format_match(match)
    assert f'[Edition "{TOLD}"]' in text
    assert parse_match(text) == match
