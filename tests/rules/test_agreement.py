"""The search for agreeing codes and for contradictions, against trying every code and every set of rows."""

from itertools import combinations, product

from hypothesis import given, settings
from hypothesis import strategies as st

from keypeg.rules import (
    Code,
    Edition,
    Row,
    agreeing_codes,
    consistent,
    contradiction,
    edition,
    feedbacks,
    mark,
)
from keypeg.rules.agreement import agreeing_near
from tests.strategies import guesses, secrets

SMALL = ["3x4", "2x6", "3x5u", "3x5U", "4x3b", "3x3bu", "1x2", "4x6"]


def every_secret(box: Edition) -> list[Code]:
    codes = [Code("".join(letters)) for letters in product(box.letters, repeat=box.shape.pegs)]
    return [code for code in codes if box.allows_secret(code)]


@st.composite
def marked_rows(draw, *, truthful: int):
    """Rows of a small shape: marked truly, but for every so-manyth."""
    box = edition(draw(st.sampled_from(SMALL)))
    secret = draw(secrets(box))
    rows = []
    for _ in range(draw(st.integers(0, 6))):
        guess = draw(guesses(box))
        lie = draw(st.integers(0, truthful)) == 0
        rows.append(
            Row(guess, draw(st.sampled_from(feedbacks(box.shape.pegs))) if lie else mark(secret, guess))
        )
    return box, rows


@given(marked_rows(truthful=8))
@settings(max_examples=150, deadline=None)
def test_agreeing_codes_are_those_that_would_have_earned_every_feedback(case):
    box, rows = case
    by_trying = [
        code for code in every_secret(box) if all(mark(code, row.guess) == row.feedback for row in rows)
    ]
    found = list(agreeing_codes(box, rows))
    assert sorted(map(str, found)) == sorted(map(str, by_trying))
    assert consistent(box, rows) == bool(by_trying)


@given(marked_rows(truthful=4), st.randoms(use_true_random=False))
@settings(max_examples=80, deadline=None)
def test_one_search_finds_near_each_start_what_a_search_of_its_own_finds(case, chance):
    box, rows = case
    starts = [chance.choice(every_secret(box)) for _ in range(5)]
    apart = [next(agreeing_codes(box, rows, near=start), None) for start in starts]
    assert list(agreeing_near(box, rows, starts)) == [code for code in apart if code is not None]


@given(marked_rows(truthful=2))
@settings(max_examples=100, deadline=None)
def test_a_contradiction_is_a_smallest_set_of_rows_that_no_code_agrees_with(case):
    box, rows = case
    codes = every_secret(box)

    def possible(chosen: tuple[int, ...]) -> bool:
        return any(
            all(mark(code, rows[i - 1].guess) == rows[i - 1].feedback for i in chosen) for code in codes
        )

    found = contradiction(box, rows)
    numbers = range(1, len(rows) + 1)
    if found is None:
        assert possible(tuple(numbers))
        return
    assert not possible(found)
    assert all(possible(chosen) for size in range(len(found)) for chosen in combinations(numbers, size))


def test_the_largest_shape_is_searched_without_listing_its_codes():
    box = edition("8x12")
    secret = box.secret("RBGYWKOP")
    rows = [
        Row(guess, mark(secret, guess))
        for guess in map(box.guess, ("RRBBGGYY", "WKOPITMS", "RBGYWKPO", "YGBRKWOP"))
    ]
    assert consistent(box, rows)
    lie = Row(box.guess("RBGYWKPO"), box.feedback("0-0"))
    assert contradiction(box, [*rows, lie]) is not None
