"""What a seat sees, built from what was seen before, is what it would see if nothing had been seen."""

import pytest

from keypeg.errors import Reason
from keypeg.rules import (
    Action,
    Claim,
    Code,
    Concede,
    Feedback,
    GiveFeedback,
    Match,
    PlaceGuess,
    RevealSecret,
    SetSecret,
    parse_match,
    refusal,
    view,
)
from keypeg.rules.actions import AdmitMark, TakeBack
from keypeg.rules.match import start_match
from keypeg.rules.step import Reading
from keypeg.rules.view import view_from
from tests.rules.test_playthroughs import TEXTS


def moments(match: Match):
    reading = Reading(start_match(match.setup))
    for seat, action in match.journal:
        yield reading.match
        reading.step(seat, action)
    yield reading.match


@pytest.mark.parametrize("name", TEXTS)
def test_a_view_built_on_an_earlier_one_is_the_view(name):
    seats = (None, *range(len(parse_match(TEXTS[name]).setup.players)))
    earlier = dict.fromkeys(seats)
    for count, match in enumerate(moments(parse_match(TEXTS[name]))):
        public = view(match, None)
        for seat in seats:
            alone = view(match, seat)
            assert view(match, seat, before=earlier[seat]) == alone
            assert view_from(public, match, seat) == alone
            if (count + (seat or 0)) % 3 == 0:
                earlier[seat] = alone


@pytest.mark.parametrize("name", TEXTS)
def test_what_a_seat_may_do_is_what_the_rules_do_not_refuse(name):
    for match in moments(parse_match(TEXTS[name])):
        for seat in range(len(match.setup.players)):
            allowed = [
                action.kind
                for action in one_of_each(match)
                if refusal(match, seat, action) in (None, Reason.MARK_IS_RIGHT)
            ]
            assert list(view(match, seat).may) == allowed


def one_of_each(match: Match) -> list[Action]:
    box = match.setup.edition
    code = Code((box.letters * 8)[: box.shape.pegs])
    marked = [number for number, row in enumerate(match.game.rows, 1) if row.feedback is not None]
    return [
        SetSecret(None if match.setup.shield else code),
        PlaceGuess(code),
        GiveFeedback(Feedback(0, 0)),
        RevealSecret(code),
        Claim(),
        AdmitMark(marked[0] if marked else 0),
        TakeBack(),
        Concede(),
    ]
