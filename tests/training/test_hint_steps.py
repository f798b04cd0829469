"""A hint in steps: what it says before the guess is true, and does not depend on the secret."""

from __future__ import annotations

from random import Random

import pytest

from keypeg.rules import Code, MarkedRow, Position, mark
from keypeg.training.hint_steps import HintSteps, hint_steps
from keypeg.words import languages, say
from tests.training.test_coach import agreeing, is_true, positions


def steps(text: str) -> HintSteps:
    return hint_steps(Position.parse(text))


@pytest.mark.parametrize("text", ["classic", "kids", "3x4b", "4x5U"])
def test_what_is_said_before_the_guess_is_true_of_every_code_and_of_the_guess(text: str):
    for position, _ in positions(text, seed=6, count=8):
        found = hint_steps(position)
        left = agreeing(position.edition, position.rows)
        assert all(is_true(fact, code) for fact in found.facts for code in left)
        code, look = str(found.hint.code), found.look
        if look.code == "hint-look-only":
            assert left == [code]
        else:
            assert (look.code == "hint-look-fits") == (code in left)
            seen = {letter for row in position.rows for letter in str(row.guess)}
            assert look.params["new"] == len(set(code) - seen - {"."})


def test_a_hint_begins_with_the_last_row_and_ends_with_a_guess():
    found = steps("classic RRBB:0-0 GGYY:1-0")
    assert str(found.messages[0]) == "Row 2: either green or yellow is in the code, not both."
    assert str(found.messages[-1]).startswith(f"{found.hint.code}: ")
    assert [one.code for one in steps("classic").messages] == ["hint-look-first", "hint-answer"]
    assert steps("bulls").look.code == "hint-look-begin"
    assert steps("classic RRRR:0-0 BBBB:0-0 GGGG:0-0 YYYY:0-0 WWWW:0-0").look.code == "hint-look-only"


def test_a_box_too_large_for_facts_still_gets_the_other_steps():
    found = steps("8x12 RRRRBBBB:1-0")
    assert found.facts == ()
    assert len(found.messages) == 2


def test_no_step_depends_on_the_secret():
    """Another secret with the same answers gives the same position, and the same words."""
    for position, _ in positions("classic", seed=7, count=6):
        other = Random(str(position)).choice(agreeing(position.edition, position.rows))
        rows = tuple(MarkedRow(row.guess, mark(Code(other), row.guess)) for row in position.rows)
        assert str(hint_steps(position)) == str(hint_steps(Position(position.edition, rows)))


@pytest.mark.parametrize("language", languages())
def test_every_step_has_words_in_every_language(language: str):
    said = {
        say(one, language)
        for text in ("classic", "kids", "4x5U")
        for position, _ in positions(text, seed=8, count=5)
        for one in hint_steps(position).messages
    }
    assert len(said) > 10
    assert not [text for text in said if "$" in text or "hint-" in text or "coach-" in text]
