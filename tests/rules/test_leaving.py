"""The code of a game that players have left can be shown, once nobody can play on (R21b)."""

from __future__ import annotations

import pytest

from keypeg.errors import IllegalAction, Reason
from keypeg.rules import Match, Setup, edition, parse_action, play, start_match, view
from keypeg.rules.leaving import giving_up
from keypeg.rules.match import Marking


def played(*actions: tuple[int, str], group: bool = False, marking: Marking = Marking.TABLE) -> Match:
    box = edition("party" if group else "classic")
    people = ("Ada", "Ben", "Cleo") if group else ("Ada", "Ben")
    match = start_match(Setup(edition=box, players=people, games=3 if group else 2, marking=marking))
    for seat, action in actions:
        match, _ = play(match, seat, parse_action(box, action))
    return match


def shown(match: Match, seat: int, *gone: int) -> Match:
    for one, action in giving_up(match, seat, gone):
        match, _ = play(match, one, action)
    return match


def refused(reason: Reason) -> pytest.RaisesExc[IllegalAction]:
    return pytest.raises(IllegalAction, check=lambda error: error.reason is reason)


SET = (0, "secret RGBY")
GROUP_SET = (0, "secret WPGR")


def test_a_codemaker_who_left_forfeits_and_the_codebreaker_sees_the_code() -> None:
    match = shown(played(SET, (1, "guess RRGG")), 1, 0)
    first = view(match, 1).games[0]
    assert (first.ending, str(first.secret)) == ("forfeited", "RGBY")
    assert match.game.number == 2


def test_a_codebreaker_who_left_gives_up_when_the_codemaker_asks() -> None:
    match = shown(played(SET, (1, "guess RRGG")), 0, 1)
    first = view(match, None).games[0]
    assert (first.ending, str(first.secret)) == ("conceded", "RGBY")


def test_a_codebreaker_who_stays_and_has_not_asked_keeps_the_code_hidden() -> None:
    """Ben left. Cleo may still play on with a computer, so Ada cannot end the game, and only Cleo's wish does."""
    match = played(GROUP_SET, (1, "guess WPOS"), group=True)
    with refused(Reason.CODEBREAKER_ONLY):
        giving_up(match, 0, (1,))
    assert view(match, 2).games[0].secret is None
    after = shown(match, 2, 1)
    assert str(view(after, 2).games[0].secret) == "WPGR"


def test_two_codebreakers_who_stay_must_both_ask() -> None:
    box = edition("party")
    match = start_match(Setup(edition=box, players=("Ada", "Ben", "Cleo", "Dora"), games=4))
    match, _ = play(match, 0, parse_action(box, "secret WPGR"))
    half = shown(match, 2, 1)
    assert (view(half, 2).games[0].secret, view(half, 2).games[0].ending) == (None, None)
    with refused(Reason.CONCEDED_ALREADY):
        giving_up(half, 2, (1,))
    assert str(view(shown(half, 3, 1), 3).games[0].secret) == "WPGR"


def test_there_is_no_code_before_it_is_set() -> None:
    with refused(Reason.SECRET_NOT_SET):
        giving_up(played(), 1, (0,))


def test_wrong_marks_of_a_codemaker_who_left_still_count() -> None:
    """RRGG is 1-1 for RGBY; Ada marked 0-0 and left: the game is void (R13b), and Ben has his three points."""
    match = shown(played(SET, (1, "guess RRGG"), (0, "mark 0-0"), marking=Marking.CODEMAKER), 1, 0)
    assert view(match, 1).games[0].ending == "void"
    assert match.totals == (0, 3)
