"""The best guess known: the book's, then that of perfect play; and a review that never claims what is not known."""

from fractions import Fraction
from random import Random

import pytest

from keypeg.engine import kernel
from keypeg.engine.book import book
from keypeg.engine.candidates import candidates
from keypeg.engine.codec import kernel_rows, kernel_shape
from keypeg.engine.hint import hint
from keypeg.engine.kernel import KernelShape
from keypeg.engine.reviewer import review
from keypeg.engine.search import Solver
from keypeg.engine.solver import RoughSolver, _search_solver, solver
from keypeg.engine.strategies import strategy
from keypeg.errors import KeypegError
from keypeg.rules import MarkedRow, Position, edition, mark
from tests.waiting import PATIENCE


def total_rows(position: Position, left, choose) -> int:
    """The rows a strategy takes over all codes that are left."""
    guess = choose(position)
    total = len(left)
    for feedback, part in left.split(guess).items():
        if feedback.red < position.edition.shape.pegs:
            after = Position(position.edition, (*position.rows, MarkedRow(guess, feedback)))
            total += total_rows(after, part, choose)
    return total


@pytest.mark.parametrize(("text", "total"), [("kids", 854), ("classic", 5625)])
def test_hints_break_all_codes_in_the_rows_that_are_proven_least(text, total):
    """5,625 rows over 1,296 codes, 4.340 each: Koyama and Lai 1993. 854 over 216: our own proof."""
    start = Position(edition(text))
    best = strategy("best").choose
    assert total_rows(start, candidates(start), lambda position: best(position, Random(0))) == total


@pytest.mark.parametrize("text", ["classic RRRR:1-0 BBBB:1-0", "classic RBGY:1-1 WWKK:0-1", "kids RRR:1-0"])
def test_off_the_book_the_hint_is_as_good_as_perfect_play(text):
    position = Position.parse(text)
    left = candidates(position)
    exact = Solver(kernel_shape(position.edition.shape)).value(kernel_rows(position))
    chosen = hint(position).code
    total = len(left)
    for feedback in left.split(chosen):
        if feedback.red < position.edition.shape.pegs:
            after = Position(position.edition, (*position.rows, MarkedRow(chosen, feedback)))
            total += solver(position.edition.shape).solve(kernel_rows(after), seconds=PATIENCE).upper
    assert total == exact.upper == exact.lower


def test_the_book_knows_what_each_of_its_parts_takes():
    box = edition("classic")
    known = book(box.shape)
    assert known is not None
    position = Position(box)
    exact = Solver(kernel_shape(box.shape))
    secret = box.secret("KWGY")
    while (value := known.value(kernel_rows(position))) is not None:
        assert value[0] == exact.value(kernel_rows(position)).lower
        guess = known.guess(position)
        assert guess is not None
        if guess == secret:
            break
        position = Position(box, (*position.rows, MarkedRow(guess, mark(secret, guess))))
    assert known.value(kernel_rows(Position.parse("classic KKKK:0-0"))) is None


def test_without_the_native_module_openings_come_from_the_book(monkeypatch):
    def none(*_, **__):
        raise KeypegError("missing-extra", extra="native")

    monkeypatch.setattr(kernel, "prover", none)
    shape = edition("classic").shape
    assert isinstance(_search_solver(edition("4x5r9").shape, KernelShape(4, 5)), RoughSolver)
    solver.cache_clear()
    try:
        assert solver(shape).solve((), seconds=0).upper == 5625
        assert str(hint(Position.parse("classic")).code) == "RRBG"
    finally:
        solver.cache_clear()


def test_a_review_without_time_stays_within_the_rows_of_the_game_and_claims_nothing():
    box = edition("expert/5x8")
    secret = box.secret("MWPTY")
    guesses = [box.guess(text) for text in ("MMWWP", "OOBBR", "MWYPT")]
    rows = [MarkedRow(guess, mark(secret, guess)) for guess in guesses]
    found = review(box, rows, solver=RoughSolver(box.shape), seconds_left=lambda: 0.0)
    for number, row in enumerate(found.rows):
        assert row.played.expects.upper <= max(row.played.expects.lower, Fraction(box.shape.rows - number))
        assert row.nothing_better == (row.mistake.upper == 0)
        assert not (row.nothing_better and not row.settled)


def test_a_guess_is_called_unbeaten_only_where_that_is_proven():
    box = edition("classic")
    secret = box.secret("RRBG")
    guesses = [box.guess(text) for text in ("RRBB", "RRBG")]
    rows = [MarkedRow(guess, mark(secret, guess)) for guess in guesses]
    found = review(box, rows, solver=solver(box.shape), seconds_left=lambda: PATIENCE)
    assert [row.nothing_better for row in found.rows] == [row.mistake.upper == 0 for row in found.rows]
    assert not found.rows[0].nothing_better
