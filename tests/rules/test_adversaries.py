"""A codemaker without a fixed code, beside one with an ordinary code."""

import pytest

from keypeg.errors import EditionError, IllegalAction, Reason
from keypeg.rules import (
    Setup,
    edition,
    format_match,
    parse_action,
    parse_match,
    play,
    refusal,
    start_match,
    view,
)


def match_against_an_adversary():
    """Seat 1 (Ben) is the adversary; Ada makes the first code."""
    return start_match(Setup(edition=edition("new"), players=("Ada", "Ben"), games=2, adversaries=(1,)))


def moved(match, *lines):
    for line in lines:
        seat, text = line.split(" ", 1)
        match, _ = play(match, int(seat), parse_action(match.setup.edition, text))
    return match


def test_only_the_adversary_sets_no_code_and_gives_its_own_feedback():
    match = match_against_an_adversary()
    assert not match.shield
    hidden = parse_action(match.setup.edition, "secret hidden")
    assert refusal(match, 0, hidden) is Reason.SECRET_MUST_BE_ENTERED
    match = moved(match, "0 secret RGBY", "1 guess RGBB", "1 guess RGBY")
    assert [str(row.feedback) for row in match.games[0].rows] == ["3-0", "4-0"]
    assert match.game.codemaker == 1
    assert match.shield
    entered = parse_action(match.setup.edition, "secret RGBY")
    assert refusal(match, 1, entered) is Reason.SECRET_BEHIND_SHIELD
    match = moved(match, "1 secret hidden", "0 guess RRBB")
    assert view(match, 0).waits_for == (1,)
    match = moved(match, "1 mark 1-1")
    assert str(match.game.rows[0].feedback) == "1-1"


def test_wrong_information_can_be_claimed_of_an_adversary_and_not_of_the_table():
    match = moved(match_against_an_adversary(), "0 secret RGBY", "1 guess RGBB")
    with pytest.raises(IllegalAction):
        moved(match, "1 claim")
    match = moved(
        match, "1 guess RGBY", "1 secret hidden", "0 guess RRRR", "1 mark 2-0", "0 guess RRRR", "1 mark 1-0"
    )
    assert moved(match, "0 claim").games[1].ending == "forfeited"


def test_a_match_against_an_adversary_reads_back_from_its_text():
    match = moved(
        match_against_an_adversary(),
        *("0 secret RGBY", "1 guess RGBY", "1 secret hidden", "0 guess RPBS", "1 mark 0-0", "0 guess GYWO"),
        *("1 mark 4-0", "1 reveal GYWO"),
    )
    assert match.over
    text = format_match(match)
    assert '[Adversaries "2"]' in text
    assert parse_match(text) == match


def test_a_seat_that_is_not_there_cannot_be_an_adversary():
    with pytest.raises(EditionError, match="seat 3 cannot be an adversary: there are 2 seats"):
        Setup(edition=edition("new"), players=("Ada", "Ben"), games=2, adversaries=(2,))
