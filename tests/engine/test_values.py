"""Values of positions and guesses: exact, add up to the published totals, honest where they are not settled."""

from fractions import Fraction
from random import Random

import pytest

import keypeg
from keypeg.engine import kernel
from keypeg.engine.values import guess_codes, guess_value, value, values
from keypeg.errors import Contradiction, EditionError, KeypegError, NotationError
from keypeg.rules import Code, MarkedRow, Position, edition, mark
from tests.waiting import PATIENCE

PERFECT = 5625  # Koyama and Lai 1993
TOTALS = {  # the totals of `keypeg simulate`, as published
    "minimax": 5801,  # Knuth 1977
    "expected-size": 5696,  # Irving 1978, first guess by the measure
    "entropy": 5722,  # Neuwirth 1982
    "parts": 5668,  # Kooi 2005
}
CLASSIC = edition("classic")


def test_regrets_of_the_published_heuristics_add_up_to_what_they_lose():
    """Over every node of a strategy's tree, codes left times regret is its total less that of perfect play."""
    for strategy, total in TOTALS.items():
        shape = kernel.KernelShape(4, 6)
        tree = kernel.decode(shape, kernel.tree(shape, strategy, encode=True).encoded)
        assert lost_rows(tree, Position(CLASSIC)) == total - PERFECT


def lost_rows(node: kernel.KernelNode, position: Position) -> Fraction:
    left = len(keypeg.candidates(position))
    guess = Code("".join(CLASSIC.letters[colour] for colour in node.guess))
    found = keypeg.regret(position, guess)
    assert found.exact
    below = Fraction(0)
    for index, child in node.children.items():
        if child.children:  # the last code left is guessed without regret
            red, white = kernel.feedbacks(4)[index]
            row = MarkedRow(guess, keypeg.Feedback(red, white))
            below += lost_rows(child, Position(CLASSIC, (*position.rows, row)))
    return left * found.lower + below


def slow_value(position: Position) -> Fraction:
    """Search every tree, in a few obvious lines."""
    left = list(keypeg.candidates(position))
    if any(row.all_red for row in position.rows):
        return Fraction(0)
    return min(slow_guess(position, left, code) for code in codes_of(position))


def slow_guess(position: Position, left: list[Code], guess: Code) -> Fraction:
    parts: dict = {}
    for code in left:
        parts.setdefault(mark(code, guess), []).append(code)
    if len(parts) == 1 and guess not in left:
        return Fraction(1) + slow_value(position)
    rows = Fraction(0)
    for feedback, part in parts.items():
        after = Position(position.edition, (*position.rows, MarkedRow(guess, feedback)))
        rows += len(part) * slow_value(after)
    return 1 + rows / len(left)


def codes_of(position: Position) -> list[Code]:
    box = position.edition
    useful = [Code("".join(box.letters[c] for c in raw)) for raw in guess_codes(box.shape)]
    left = list(keypeg.candidates(position))
    return [code for code in useful if len({mark(one, code) for one in left}) > 1 or code in left]


@pytest.mark.parametrize("text", ["2x4 RB:0-1", "2x3 RR:0-0", "3x3 RRB:1-2", "3x3u RRB:1-1", "3x3U RBG:0-3"])
def test_values_are_those_of_a_plain_search_of_every_tree(text):
    position = Position.parse(text)
    found = values(position)
    left = list(keypeg.candidates(position))
    assert found.exact
    assert found.value.lower == value(position).lower == slow_value(position)
    for one in found:
        assert one.expects.lower == slow_guess(position, left, one.guess)
        assert one.regret.lower == one.expects.lower - found.value.lower
        assert one.candidate == (one.guess in left)
        assert one == guess_value(position, one.guess)
    assert found.best.regret.upper == 0


def test_the_best_guess_is_a_candidate_where_one_is_as_good():
    found = keypeg.values("classic RRBB:1-0 RGYW:1-1 GKBW:1-0")
    best = [one for one in found if one.regret.upper == 0]
    assert found.best.candidate == any(one.candidate for one in best)
    assert found[str(found.best.guess)] == found[found.best.guess] == found.best
    assert len(found[:3]) == 3


def test_a_guess_that_tells_nothing_loses_a_whole_row():
    assert keypeg.regret("classic RRRR:0-0", "RRRR").lower == 1


def test_a_broken_code_needs_no_more_rows_and_no_guess():
    assert keypeg.value("classic RRBB:4-0").upper == 0
    with pytest.raises(KeypegError, match="already broken"):
        keypeg.values("classic RRBB:4-0")
    with pytest.raises(KeypegError, match="already broken"):
        keypeg.regret("classic RRBB:4-0", "RRBB")


def test_one_code_left_is_worth_one_row():
    found = keypeg.values("classic RRRR:0-0 BBBB:0-0 GGGG:0-0 YYYY:0-0 WWWW:0-0")
    assert [str(code) for code in found.candidates] == ["KKKK"]
    assert found.value.lower == found["KKKK"].expects.lower == 1
    assert found["RRRR"].regret.lower == 1


def test_wrong_input_is_told_in_one_line():
    with pytest.raises(Contradiction, match="1 and 2"):
        keypeg.values("classic RRRR:0-0 RRRR:1-0")
    with pytest.raises(NotationError, match="no colour 'X'"):
        keypeg.regret("classic", "RRXX")
    with pytest.raises(NotationError, match="0012 cannot be a guess"):
        keypeg.regret("bulls", "0012")
    with pytest.raises(EditionError, match="8x12"):
        keypeg.values("8x12")


def test_what_is_too_large_to_settle_comes_as_an_interval_that_holds_the_truth():
    position = Position.parse("super RRBBG:1-1 RBYWK:2-0")
    found = values(position, seconds=0.1)
    assert not found.exact
    assert all(one.regret.lower >= 0 for one in found[::500])
    # A guess that tells nothing costs exactly one row: its interval must hold that.
    useless = keypeg.regret("super RRRRR:0-0 BBBBB:0-0", "RRBRB")
    assert Fraction(1) in useless


def test_a_time_limit_narrows_intervals_without_ever_leaving_the_truth():
    position = Position.parse("expert/4x7 MMWW:1-1 MPWT:2-1")
    exact, rough = values(position, seconds=PATIENCE), values(position, seconds=0.001)
    assert exact.exact
    for at in Random(3).sample(range(len(exact)), 50):
        assert exact[at].expects.lower in rough[at].expects
        assert exact[at].regret.lower in rough[at].regret
    assert rough.best.regret.lower == 0
