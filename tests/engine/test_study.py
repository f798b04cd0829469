"""Candidates, strategies, levels, hints, checks and simulations, against the rules alone."""

from collections import Counter
from itertools import product
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from keypeg.engine.candidates import candidates
from keypeg.engine.check import check, find_contradicted_rows
from keypeg.engine.hint import hint
from keypeg.engine.levels import levels
from keypeg.engine.sampling import SAMPLE, sample, sample_guess
from keypeg.engine.simulate import simulate, simulate_level
from keypeg.engine.strategies import STRATEGIES, strategy
from keypeg.errors import Contradiction, EditionError, KeypegError
from keypeg.rules import (
    Code,
    Edition,
    Feedback,
    MarkedRow,
    Position,
    Row,
    agreeing_codes,
    edition,
    feedbacks,
    mark,
)
from keypeg.rules.search import Search
from tests.strategies import guesses, secrets

SMALL = ["3x4", "2x6", "3x5u", "3x5U", "4x3b", "3x3bu", "1x2"]


def every_code(box: Edition) -> list[Code]:
    return [Code("".join(letters)) for letters in product(box.letters, repeat=box.shape.pegs)]


def agreeing(box: Edition, rows: tuple[Row, ...]) -> list[Code]:
    """By trying every code."""
    return [
        code
        for code in every_code(box)
        if box.allows_secret(code) and all(mark(code, row.guess) == row.feedback for row in rows)
    ]


@st.composite
def positions(draw, *, lies: bool = False):
    box = edition(draw(st.sampled_from(SMALL)))
    secret = draw(secrets(box))
    rows = []
    for guess in draw(st.lists(guesses(box), max_size=4)):
        lie = lies and draw(st.booleans())
        rows.append(
            MarkedRow(guess, draw(st.sampled_from(feedbacks(box.shape.pegs))) if lie else mark(secret, guess))
        )
    return Position(box, tuple(rows))


@given(positions(lies=True))
@settings(max_examples=80, deadline=None)
def test_candidates_are_all_agreeing_codes_in_colour_order(position):
    found = candidates(position)
    assert list(found) == agreeing(position.edition, position.rows)
    assert len(found) == len(list(found))
    assert found[1:3].raw == b"".join(found[i : i + 1].raw for i in range(1, min(3, len(found))))


def worth(measure: str, sizes: list[int]) -> float:
    """What the papers make small, by definition and exactly: minus the parts, the largest, the squares, n to the n."""
    match measure:
        case "minimax":
            return max(sizes)
        case "expected-size":
            return sum(n * n for n in sizes)
        case "parts":
            return -len(sizes)
    product_of_powers = 1
    for n in sizes:
        product_of_powers *= n**n
    return product_of_powers


@given(positions(), st.sampled_from(["minimax", "expected-size", "entropy", "parts"]))
@settings(max_examples=60, deadline=None)
def test_a_strategy_takes_the_best_of_all_guesses_then_a_candidate_then_the_lowest(position, name):
    box = position.edition
    left = agreeing(box, position.rows)
    allowed = [code for code in every_code(box) if box.allows_guess(code)]

    def rank(guess: Code):
        sizes = list(Counter(mark(code, guess) for code in left).values())
        return worth(name, sizes), guess not in left, [box.letters.index(letter) for letter in guess]

    assert strategy(name).choose(position, Random(0)) == min(allowed, key=rank)


@given(positions(), st.integers(0, 3))
def test_consistent_strategies_guess_a_candidate(position, seed):
    left = agreeing(position.edition, position.rows)
    assert strategy("first-consistent").choose(position, Random(seed)) == left[0]
    assert strategy("random-consistent").choose(position, Random(seed)) in left


@pytest.mark.parametrize(
    ("name", "total", "most"),
    [("minimax", 5801, 5), ("expected-size", 5696, 6), ("entropy", 5722, 6), ("parts", 5668, 6)],
)
def test_whole_4x6_trees_have_the_published_totals(name, total, most):
    """Knuth 1977 (5,801, five rows); the others as compared by Kooi 2005."""
    found = simulate(edition("classic"), strategy(name))
    assert (found.secrets, found.total, found.max) == (1296, total, most)
    assert sum(row * n for row, n in enumerate(found.histogram, 1)) == total


@pytest.mark.parametrize("text", ["3x4", "3x5u", "3x4b"])
@pytest.mark.parametrize("name", list(STRATEGIES))
def test_a_shared_tree_counts_as_playing_every_secret_alone(text, name):
    """A strategy without chance in it breaks each secret in the rows the shared tree says."""
    if name == "random-consistent":
        found = simulate(edition(text), strategy(name), seed=3)
        assert found.secrets == len(agreeing(edition(text), ()))
        assert found == simulate(edition(text), strategy(name), seed=3)
        return
    box = edition(text)
    needed: Counter[int] = Counter()
    for secret in agreeing(box, ()):
        rows: tuple[Row, ...] = ()
        while not rows or not rows[-1].all_red:
            guess = strategy(name).choose(Position(box, rows), Random(0))
            rows += (MarkedRow(guess, mark(secret, guess)),)
        needed[len(rows)] += 1
    found = simulate(box, strategy(name))
    assert found.histogram == tuple(needed[row] for row in range(1, max(needed) + 1))


def test_levels_play_by_the_rules_and_the_same_seed_plays_the_same():
    box = edition("3x4")
    for one in levels():
        found = simulate_level(box, one, seed=5)
        assert found.secrets == 64
        assert found == simulate_level(box, one, seed=5)


@pytest.mark.parametrize("one", levels(), ids=lambda one: one.key)
def test_each_level_needs_the_rows_it_says(one):
    assert round(simulate_level(edition("classic"), one).average, 4) == one.average


def test_levels_grow_stronger():
    averages = [one.average for one in levels()]
    assert averages == sorted(averages, reverse=True)
    # Koyama and Lai (1993): no strategy needs fewer.
    assert averages[-1] == round(5625 / 1296, 4)


@given(positions(lies=True))
@settings(max_examples=60, deadline=None)
def test_a_check_tells_what_contradicts_and_every_repair_of_one_row(position):
    box = position.edition
    found = check(position)
    left = agreeing(box, position.rows)
    assert found.consistent == bool(left)
    assert found.left == len(left)
    if left:
        assert found.repairs == ()
        return
    for number, row in enumerate(position.rows, 1):
        others = position.rows[: number - 1] + position.rows[number:]
        by_trying = Counter(mark(code, row.guess) for code in agreeing(box, others))
        assert {r.feedback: r.left for r in found.repairs if r.row == number} == by_trying


@given(positions(lies=True))
@settings(max_examples=40, deadline=None)
def test_a_mark_is_doubted_if_and_only_if_it_leaves_no_code_where_there_was_one(position):
    if not position.rows:
        return
    box, rows = position.edition, position.rows
    open_rows = (*rows[:-1], Row(rows[-1].guess))
    doubted = find_contradicted_rows(box, open_rows, rows[-1].feedback)
    assert (doubted is not None) == (bool(agreeing(box, rows[:-1])) and not agreeing(box, rows))
    if doubted is not None:
        named = tuple(rows[number - 1] for number in doubted)
        assert not agreeing(box, (*named, rows[-1]))


def test_a_doubted_mark_names_the_rows_it_contradicts():
    rows = Position.parse("classic WWWW:0-0 RRRR:0-0 RRGG:2-0").rows
    open_rows = (*rows, Row(Code("GGGG")))
    # Without reds, two red key pegs for RRGG need two greens.
    assert find_contradicted_rows(edition("classic"), open_rows, Feedback(1, 0)) == (2, 3)
    assert find_contradicted_rows(edition("classic"), open_rows, Feedback(2, 0)) is None


def test_a_hint_says_how_many_codes_are_left_and_why():
    found = hint(Position.parse("classic RRGG:1-0 RBYB:2-1"))
    left = agreeing(edition("classic"), Position.parse("classic RRGG:1-0 RBYB:2-1").rows)
    assert found.left == len(left)
    parts = Counter(mark(code, found.code) for code in left)
    expected = sum(count * count for count in parts.values()) / len(left)
    assert f"it leaves {expected:.1f} of {len(left)} codes" in str(found.why)
    assert f"({len(parts)} possible answers)" in str(found.why)
    assert not found.sampled


def test_contradictory_rows_are_told_instead_of_a_hint():
    with pytest.raises(Contradiction) as caught:
        hint(Position.parse("classic RRRR:0-0 GGGG:0-0 RRGG:1-0"))
    assert caught.value.rows == (1, 2, 3)


def test_an_unknown_strategy_or_level_names_those_there_are():
    with pytest.raises(KeypegError, match="unknown strategy 'mighty': the strategies are minimax"):
        strategy("mighty")
    with pytest.raises(EditionError, match="429,981,696"):
        candidates(Position.parse("8x12"))


def test_a_shape_too_large_to_list_is_sampled_and_says_so():
    box = edition("8x12")
    secret = box.secret("RBGYWKOP")
    rows = tuple(MarkedRow(guess, mark(secret, guess)) for guess in map(box.guess, ("RRBBGGYY", "WKOPITMS")))
    found = hint(Position(box, rows))
    assert found.sampled
    drawn, left = sample(Position(box, rows), Random(1))
    assert left is None
    assert len(set(drawn)) == len(drawn) > 100
    assert all(mark(code, row.guess) == row.feedback for code in drawn for row in rows)


def test_a_hint_counts_the_codes_left_of_a_shape_too_large_to_list():
    """Without red and blue, each of the eight holes has ten colours left: 10 to the 8th."""
    assert hint(Position.parse("8x12 RRRRRRRR:0-0 BBBBBBBB:0-0")).left == 10**8


def test_the_largest_shape_is_played_to_its_end():
    box = edition("8x12r20")
    chance = Random(7)
    secret = box.secret("RBGYWKOP")
    rows: tuple[Row, ...] = ()
    while not rows or rows[-1].feedback != Feedback(8, 0):
        guess, _ = sample_guess(Position(box, rows), chance)
        rows += (MarkedRow(guess, mark(secret, guess)),)
    assert len(rows) <= 20


def test_few_candidates_of_a_large_shape_are_counted():
    box = edition("8x12")
    secret = box.secret("RBGYWKOP")
    tried = ("RRBBGGYY", "WKOPITMS", "RBGYITMS", "RGBYKWOP", "BRGYWKPO")
    position = Position(box, tuple(MarkedRow(guess, mark(secret, guess)) for guess in map(box.guess, tried)))
    drawn, left = sample(position, Random(1))
    every = set(agreeing_codes(box, position.rows))
    assert left == len(every)
    assert set(drawn) <= every


def test_one_search_finds_the_whole_sample_of_a_large_shape(monkeypatch):
    searches = []

    def count_search(**needs):
        searches.append(needs)
        return Search(**needs)

    monkeypatch.setattr("keypeg.rules.agreement.Search", count_search)
    found, left = sample(Position.parse("8x12 RBGYWKOP:1-2"), Random(1))
    assert (len(found), left, len(searches)) == (SAMPLE, None, 1)
