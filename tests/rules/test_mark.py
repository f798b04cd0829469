"""Feedback against the sheets' own procedure, carried out peg by peg, and the counts of all pairs."""

from collections import Counter
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from keypeg.errors import NotationError
from keypeg.rules import Code, Feedback, edition, feedbacks, mark
from tests.strategies import any_edition, codes


def marked_by_hand(secret: str, guess: str) -> Feedback:
    """As on the sheets: a red peg for each hit, then a white peg for each colour still uncovered elsewhere."""
    secret_left, guess_left = list(secret), list(guess)
    red = white = 0
    for place in range(len(secret)):
        if secret[place] == guess[place]:
            red += 1
            secret_left[place] = guess_left[place] = "taken"
    for colour in guess_left:
        if colour != "taken" and colour in secret_left:
            white += 1
            secret_left[secret_left.index(colour)] = "taken"
    return Feedback(red, white)


@st.composite
def pairs(draw):
    box = draw(any_edition())
    return draw(codes(box)), draw(codes(box))


@given(pairs())
def test_mark_equals_the_hand_procedure_and_is_symmetric(pair):
    secret, guess = pair
    assert mark(secret, guess) == marked_by_hand(secret.letters, guess.letters) == mark(guess, secret)


@given(pairs())
def test_only_possible_feedback_is_ever_given(pair):
    secret, guess = pair
    feedback = mark(secret, guess)
    assert feedback in feedbacks(len(secret))
    assert (feedback == Feedback(len(secret), 0)) == (secret == guess)


def test_all_pairs_of_4x6_codes_give_the_known_counts():
    """14 feedbacks, and how often three of them occur over all 1,296 x 1,296 ordered pairs."""
    every = [Code("".join(letters)) for letters in product(edition("classic").letters, repeat=4)]
    # Renaming colours changes no feedback, so one guess of each pattern stands for its whole class.
    patterns = Counter(tuple(map(guess.letters.index, guess)) for guess in every)
    seen: Counter[Feedback] = Counter()
    one_of = {tuple(map(guess.letters.index, guess)): guess for guess in every}
    for pattern, count in patterns.items():
        for secret in every:
            seen[mark(secret, one_of[pattern])] += count
    assert seen.total() == 1296**2
    assert set(seen) == set(feedbacks(4))
    assert len(seen) == 14
    assert seen[Feedback(0, 0)] == 121_590
    assert seen[Feedback(1, 1)] == 293_760
    assert seen[Feedback(2, 2)] == 6_480


def test_4x6_has_17640_one_row_histories():
    """Every guess with every feedback that some secret gives it; guesses of one pattern have equally many."""
    every = [Code("".join(letters)) for letters in product(edition("classic").letters, repeat=4)]
    per_pattern: dict[tuple[int, ...], int] = {}
    total = 0
    for guess in every:
        pattern = tuple(map(guess.letters.index, guess))
        if pattern not in per_pattern:
            per_pattern[pattern] = len({mark(secret, guess) for secret in every})
        total += per_pattern[pattern]
    assert total == 17_640


def test_codes_of_different_lengths_cannot_be_marked():
    with pytest.raises(NotationError, match="different lengths"):
        mark(Code("RRR"), Code("RRRR"))


def test_codes_of_a_box_with_digits_and_letters_are_marked() -> None:
    """Bulls and Cows has the colours 0 to 9, A and B: a code of letters alone is no mistake there."""
    box = edition("bulls/2x12r1")
    assert mark(box.secret("AB"), box.guess("01")) == Feedback(0, 0)
    assert mark(box.secret("AB"), box.guess("BA")) == Feedback(0, 2)
    with pytest.raises(NotationError, match="both with letters or both with digits"):
        mark("RRGG", "1234")
