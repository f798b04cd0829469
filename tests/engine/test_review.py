"""The review against a plain exhaustive search, written here and nowhere else."""

from collections import defaultdict
from fractions import Fraction
from functools import cache
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from keypeg.engine.book import book
from keypeg.engine.interval import Interval
from keypeg.engine.review_model import word_for
from keypeg.engine.reviewer import review
from keypeg.engine.search import Value
from keypeg.engine.solver import ExactSolver, RoughSolver, least_total, most_total, solver
from keypeg.rules import Code, Edition, Feedback, Row, edition, mark
from tests.strategies import guesses, secrets

SMALL = ["3x4", "2x6"]


def every_code(box: Edition) -> list[Code]:
    return [Code("".join(letters)) for letters in product(box.letters, repeat=box.shape.pegs)]


class Exhaustive:
    """Tries every guess at every set of candidates and remembers: the definition of perfect play. Sets are bits."""

    def __init__(self, box: Edition) -> None:
        self.box = box
        self.codes = every_code(box)
        self.number = {code: i for i, code in enumerate(self.codes)}
        won = Feedback(box.shape.pegs, 0)
        self.masks: list[list[int]] = []
        for guess in self.codes:
            masks: dict[Feedback, int] = defaultdict(int)
            for i, code in enumerate(self.codes):
                masks[mark(code, guess)] |= 1 << i
            masks.pop(won)
            self.masks.append(list(masks.values()))
        self.known: dict[int, tuple[int, int]] = {}

    def after(self, left: int, guess: int) -> int:
        """The least total over all candidates when this guess comes next."""
        parts = [left & mask for mask in self.masks[guess]]
        if left in parts:  # the guess tells nothing: it costs a row and changes nothing
            return left.bit_count() + self.least(left)[0]
        return left.bit_count() + sum(self.least(part)[0] for part in parts if part)

    def least(self, left: int) -> tuple[int, int]:
        """The least total, and a guess that reaches it."""
        if left not in self.known:
            count = left.bit_count()
            useful = [g for g, masks in enumerate(self.masks) if all(left & mask != left for mask in masks)]
            # At most one code is broken by this guess, and every other takes two rows or more.
            best = None
            for guess in useful:
                total = self.after(left, guess)
                if best is None or total < best[0]:
                    best = (total, guess)
                if best[0] == 2 * count - 1:
                    break
            assert best is not None
            self.known[left] = best
        return self.known[left]

    def bits(self, played) -> int:
        """The codes that agree with rows of colour numbers."""
        guesses = [
            (Code("".join(self.box.letters[c] for c in row.guess)), Feedback(row.red, row.white))
            for row in played
        ]
        return sum(
            1 << i for i, code in enumerate(self.codes) if all(mark(code, g) == told for g, told in guesses)
        )

    def solve(self, played, *, seconds: float) -> Value:
        total, guess = self.least(self.bits(played))
        return Value(total, total, bytes(map(self.box.letters.index, self.codes[guess])))


@cache
def exhaustive(text: str) -> Exhaustive:
    return Exhaustive(edition(text))


@st.composite
def games(draw, texts=tuple(SMALL)):
    """A game with any guesses, foolish ones too, that ends broken or not."""
    text = draw(st.sampled_from(texts))
    box = edition(text)
    secret = draw(secrets(box))
    placed = draw(st.lists(guesses(box), max_size=5)) + draw(st.sampled_from([[secret], []]))
    stop = placed.index(secret) + 1 if secret in placed else len(placed)
    return text, secret, tuple(Row(guess, mark(secret, guess), 1) for guess in placed[:stop])


@given(games())
@settings(max_examples=60, deadline=None)
def test_every_value_equals_that_of_an_exhaustive_search_and_the_sum_closes(game):
    text, secret, rows = game
    box, search = edition(text), exhaustive(text)
    found = review(box, rows, solver=search, seconds_left=lambda: 1.0, secret=secret)
    left = (1 << len(search.codes)) - 1
    assert found.perfect == Interval.of(Fraction(search.least(left)[0], len(search.codes)))
    for row, told in zip(rows, found.rows, strict=True):
        count = left.bit_count()
        least, after = search.least(left)[0], search.after(left, search.number[row.guess])
        assert told.mistake == Interval.of(Fraction(after - least, count))
        left = sum(
            1 << i
            for i, code in enumerate(search.codes)
            if left >> i & 1 and mark(code, row.guess) == row.feedback
        )
        rest = Fraction(0) if row.all_red else Fraction(search.least(left)[0], left.bit_count())
        assert told.luck == Interval.of(Fraction(after, count) - 1 - rest)
        assert (told.before, told.after) == (count, left.bit_count())
    assert found.luck.exact
    assert Interval.of(len(rows)) + found.remaining == found.perfect + found.mistakes - found.luck
    assert found.false_rows == ()


@given(games(), st.sampled_from([0.0, 1.0]), st.sampled_from([RoughSolver, ExactSolver]))
@settings(max_examples=80, deadline=None)
def test_the_exact_value_always_lies_in_the_interval(game, seconds, kind):
    """With the time allowed cut to nothing, and for the solver that only ever bounds."""
    text, secret, rows = game
    box = edition(text)
    exact = review(box, rows, solver=exhaustive(text), seconds_left=lambda: 1.0, secret=secret)
    rough = review(box, rows, solver=kind(box.shape), seconds_left=lambda: seconds, secret=secret)
    assert exact.perfect.lower in rough.perfect
    for sure, told in zip(exact.rows, rough.rows, strict=True):
        assert sure.mistake.lower in told.mistake
        assert sure.luck.lower in told.luck
        assert sure.played.expects.lower in told.played.expects
        for one, other in zip(sure.good, told.good, strict=True):
            assert one.guess == other.guess or sure.best.guess != told.best.guess
            assert one.guess != other.guess or one.expects.lower in other.expects
    assert rough.closes


def test_a_contradictory_game_is_reviewed_up_to_the_contradiction():
    box = edition("3x4")
    marked = [("RRR", "0-0"), ("BBB", "1-0"), ("RBG", "0-0"), ("GGG", "1-0")]
    rows = tuple(Row(box.guess(guess), box.feedback(told)) for guess, told in marked)
    found = review(box, rows, solver=exhaustive("3x4"), seconds_left=lambda: 1.0)
    assert len(found.rows) == 2
    # The second row says that there is a blue peg, the third that there is none.
    assert found.contradiction == (2, 3)


def test_a_guess_that_could_not_be_the_secret_names_the_rows_it_contradicts():
    box = edition("3x4")
    rows = tuple(
        Row(box.guess(guess), box.feedback(told)) for guess, told in [("RRR", "0-0"), ("RBG", "0-2")]
    )
    found = review(box, rows, solver=exhaustive("3x4"), seconds_left=lambda: 1.0)
    assert found.rows[1].contradicts == (1,)
    assert not found.rows[1].played.possible


@pytest.mark.parametrize(
    ("cost", "word"),
    [
        (0, "perfect"),
        (Fraction(6, 100), "good"),
        (Fraction(1, 10), "good"),
        (Fraction(1, 4), "fine"),
        (Fraction(3, 5), "slip"),
        (Fraction(61, 100), "mistake"),
    ],
)
def test_a_guess_gets_a_kind_word_by_what_it_gives_away(cost, word):
    assert word_for(Fraction(cost)) == word


def test_the_least_total_counts_one_code_then_as_many_as_there_are_parts():
    """By hand: two pegs have five feedbacks, so one code on row 1, four on row 2, sixteen on row 3."""
    shape = edition("2x6").shape
    assert [least_total(shape, count) for count in range(8)] == [0, 1, 3, 5, 7, 9, 12, 15]


def test_no_more_rows_are_said_to_be_needed_than_the_book_takes():
    """By hand: one code after the other, 1 + 2 + 3 rows and so on, until 5 rows each, as by the book, are fewer."""
    shape = edition("3x6").shape
    assert book(shape).data["max"] == 5
    assert [most_total(shape, count) for count in (1, 2, 3, 9, 10, 216)] == [1, 3, 6, 45, 50, 1080]
    assert most_total(edition("2x6").shape, 10) == 55


@given(st.lists(guesses(edition("3x6")), min_size=1, max_size=4), secrets(edition("3x6")))
@settings(max_examples=25, deadline=None)
def test_what_the_book_bounds_holds_the_exact_value(placed, secret):
    box = edition("3x6")
    stop = placed.index(secret) + 1 if secret in placed else len(placed)
    rows = tuple(Row(guess, mark(secret, guess)) for guess in placed[:stop])
    exact = review(box, rows, solver=ExactSolver(box.shape), seconds_left=lambda: 600.0)
    rough = review(box, rows, solver=RoughSolver(box.shape), seconds_left=lambda: 0.0)
    for sure, told in zip(exact.rows, rough.rows, strict=True):
        assert sure.played.expects.exact
        assert sure.played.expects.lower in told.played.expects
        assert sure.mistake.lower in told.mistake
        assert sure.luck.lower in told.luck


def test_a_guess_that_tells_nothing_gives_away_a_row_and_nothing_else_whatever_the_box():
    box = edition("super")
    rows = tuple(Row(box.guess("RRBBG"), box.feedback("0-0")) for _ in range(3))
    found = review(box, rows, solver=solver(box.shape), seconds_left=lambda: 0.0)
    assert [row.mistake for row in found.rows[1:]] == [Interval.of(1)] * 2
    assert [row.luck for row in found.rows[1:]] == [Interval.of(0)] * 2


def test_the_first_position_is_known_from_the_book():
    """4 x 8: 20,471 rows for 4,096 codes, proven in minutes and known here at once."""
    found = review(edition("4x8"), (), solver=solver(edition("4x8").shape), seconds_left=lambda: 0.0)
    assert found.perfect == Interval.of(Fraction(20471, 4096))


@given(st.lists(guesses(edition("classic")), min_size=1, max_size=6), secrets(edition("classic")))
@settings(max_examples=25, deadline=None)
def test_any_game_of_the_classic_box_is_exact_and_closes(placed, secret):
    """Koyama and Lai (1993): perfect play takes 5,625 rows for all 1,296 secrets."""
    stop = placed.index(secret) + 1 if secret in placed else len(placed)
    rows = tuple(Row(guess, mark(secret, guess)) for guess in placed[:stop])
    box = edition("classic")
    found = review(box, rows, solver=solver(box.shape), seconds_left=lambda: 600.0, secret=secret)
    assert found.perfect == Interval.of(Fraction(5625, 1296))
    assert Interval.of(len(rows)) + found.remaining == found.perfect + found.mistakes - found.luck
    assert found.mistakes.exact


def test_a_box_too_large_for_the_exact_search_is_reviewed_with_intervals():
    box = edition("super")
    tried = [box.guess(text) for text in ("RRBBG", "RBYYW", "RYGKW")]
    secret = box.secret("RGBYW")
    rows = tuple(Row(guess, mark(secret, guess)) for guess in tried)
    left = iter([1.0] * 3)
    found = review(box, rows, solver=solver(box.shape), seconds_left=lambda: next(left, 0.0), secret=secret)
    assert len(found.rows) == 3
    assert found.closes
    assert not found.perfect.exact
    assert str(found.rows[0].grade) == "perfect at best"
