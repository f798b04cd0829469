"""The sum of the digits as a clue (R1a), against a brute force by the definition."""

from collections import Counter
from itertools import combinations, product
from random import Random

import pytest

import keypeg
from keypeg.engine.candidates import candidates
from keypeg.engine.check import check
from keypeg.engine.hint import hint
from keypeg.engine.levels import levels
from keypeg.engine.strategies import STRATEGIES, strategy
from keypeg.engine.verdict import count, position_verdict
from keypeg.errors import Contradiction, EditionError, NotationError
from keypeg.rules import Code, Feedback, MarkedRow, Position, edition, new_match, play
from keypeg.training.coach import explain_refusal

BOX = edition("number/4x6s")
SECRETS = ["".join(code) for code in product("123456", repeat=4)]


def told(secret: str, guess: str) -> tuple[int, int]:
    red = sum(a == b for a, b in zip(secret, guess, strict=True))
    return red, (Counter(secret) & Counter(guess)).total() - red


def total(code: str) -> int:
    return sum(map(int, code))


def with_sum(digits: int) -> list[str]:
    return [code for code in SECRETS if total(code) == digits]


def played(secret: str, *guesses: str) -> Position:
    rows = tuple(MarkedRow(Code(guess), Feedback(*told(secret, guess))) for guess in guesses)
    return Position(BOX, rows, total(secret))


def test_a_position_with_the_sum_is_a_text_and_back():
    text = "number/4x6s sum=14 1126:1-2"
    position = Position.parse(text)
    assert (str(position), position.digit_sum) == (text, 14)
    assert position.with_row("3333", "0-0").digit_sum == 14
    assert Position.parse("number/4x6s 1126:1-2").digit_sum is None


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("number sum=14", EditionError),
        ("classic sum=14", EditionError),
        ("number/4x6s sum=3", EditionError),
        ("number/4x6s sum=25", EditionError),
        ("number/4x6s sum=-4", NotationError),
        ("number/4x6s sum=", NotationError),
        ("number/4x6s 1126:1-2 sum=14", NotationError),
    ],
)
def test_a_sum_that_no_code_has_or_that_is_not_told_is_refused(text, error):
    with pytest.raises(error):
        Position.parse(text)


def test_candidates_are_the_codes_with_that_sum_that_agree_with_the_rows():
    chance = Random(4)
    for _ in range(30):
        secret, *guesses = (chance.choice(SECRETS) for _ in range(chance.randint(1, 4)))
        left = [
            code for code in with_sum(total(secret)) if all(told(code, g) == told(secret, g) for g in guesses)
        ]
        position = played(secret, *guesses)
        assert [str(code) for code in candidates(position)] == left
        assert check(position).left == count(position) == len(left)


def test_rows_contradict_one_another_where_no_code_with_the_sum_agrees_with_them():
    chance, contradictions = Random(1), 0
    for _ in range(60):
        rows = [
            (guess, told(chance.choice(SECRETS), guess))
            for guess in (chance.choice(SECRETS) for _ in range(chance.randint(1, 3)))
        ]
        digits = chance.randint(8, 20)
        marked = tuple(MarkedRow(Code(guess), Feedback(*feedback)) for guess, feedback in rows)
        position = Position(BOX, marked, digits)

        def fits(some, rows=rows, digits=digits):
            return any(all(told(code, rows[i][0]) == rows[i][1] for i in some) for code in with_sum(digits))

        sizes = [
            size
            for size in range(1, len(rows) + 1)
            if any(not fits(some) for some in combinations(range(len(rows)), size))
        ]
        found = position_verdict(position)
        assert len(found.rows) == (sizes[0] if sizes else 0)
        assert not found.rows or not fits([row - 1 for row in found.rows])
        contradictions += bool(found.rows)
        if found.rows:
            with pytest.raises(Contradiction):
                hint(position)
    assert contradictions


@pytest.mark.parametrize("name", [*STRATEGIES, "best"])
def test_every_strategy_uses_the_sum(name):
    choose = strategy(name).choose
    # Four codes have the sum 5: three ones and a two.
    position = Position(BOX, (), 5)
    for secret in ("1112", "2111"):
        rows = position
        for _ in range(4):
            guess = choose(rows, Random(0))
            rows = rows.with_row(guess, Feedback(*told(secret, str(guess))))
            if str(guess) == secret:
                break
        assert str(rows.rows[-1].guess) == secret
    assert choose(Position(BOX, (), 24), Random(0)) == "6666"


def test_a_computer_of_every_level_knows_the_sum():
    for level in levels():
        assert level.guess(Position(BOX, (), 4), Random(3)) == "1111"


def test_values_and_reviews_count_only_the_codes_with_that_sum():
    # Of the four codes with three ones and a two, a guess among them tells the others nothing apart (two reds, two
    # whites each): 1 + 2 + 3 + 4 rows. 1122 answers 1112 and 1121 alike, and the other two: 4 + (1 + 2) + (1 + 2).
    # 1233 has one red, and a second red or a white for the two: each of 1112, 1121, 1211 and 2111 gets 1-1, 1-1, 2-0
    # and 0-2, so that it takes 4 + 1 + 1 + (1 + 2) = 9 rows.
    position = Position.parse("number/4x6s sum=5")
    assert keypeg.values(position)["1112"].expects.lower * 4 == 10
    assert keypeg.values(position)["1122"].expects.lower * 4 == 10
    assert keypeg.values(position)["1233"].expects.lower * 4 == 9
    assert keypeg.value(position).lower * 4 == 9
    match = new_match("number/4x6s", ["Ada", "Ben"])
    match, _ = play(match, 0, "secret 1211")
    for guess in ("1112", "1211"):
        match, _ = play(match, 1, f"guess {guess}")
    found = keypeg.review(match)
    assert [row.before for row in found.rows] == [4, 3]
    assert found.rows[0].mistake.lower * 4 == 1
    assert (found.perfect.exact, found.closes, found.hardness) == (True, True, None)


def test_the_coach_says_that_the_digits_of_a_guess_have_another_sum():
    why = explain_refusal(played("1265", "3333"), Code("1266"))
    assert str(why) == "The digits of the code add up to 14, those of this guess to 15."
    assert explain_refusal(played("1265", "3333"), Code("1256")) is None
