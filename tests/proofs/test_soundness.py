"""The prover against a plain search of every tree, on many small shapes and on random sets of secrets.

`plain_search.py` imports nothing of Keypeg. Larger shapes, which take longer, are in `test_soundness_large.py`.
"""

from __future__ import annotations

import random
from functools import cache
from itertools import product
from math import inf

import pytest

from keypeg.engine import kernel
from keypeg.engine.search import Solver
from keypeg.proofs.prover import prove
from tests.proofs.plain_search import NEVER, PlainSearch
from tests.proofs.plain_shapes import (
    CHECKED,
    LARGE,
    LIMITED,
    SMALL,
    check_bound,
    check_optimum,
    check_row_limits,
    shape_of,
)


@cache
def search_without_symmetry(text: str) -> PlainSearch:
    pegs, colours, secret_repeats, guess_repeats = shape_of(text)
    return PlainSearch(
        pegs, colours, secret_repeats=secret_repeats, guess_repeats=guess_repeats, symmetry=False
    )


def test_there_are_at_least_sixty_shapes() -> None:
    assert len({shape_of(text) for text in SMALL}) >= 60
    assert not {*SMALL} & {*LARGE}


@pytest.mark.parametrize("text", SMALL)
def test_the_optimum_is_that_of_the_plain_search(text: str) -> None:
    check_optimum(text)


@pytest.mark.parametrize("text", LIMITED)
def test_under_every_limit_of_rows_the_optimum_is_that_of_the_plain_search(text: str) -> None:
    check_row_limits(text)


@pytest.mark.parametrize(
    "text", ["2x2", "2x5", "2x6U", "3x3", "3x4", "3x4U", "3x2b", "4x2", "4x3", "4x4U", "5x2"]
)
def test_the_plain_search_finds_the_same_when_it_tries_equal_guesses_too(text: str) -> None:
    shape = shape_of(text)
    assert search_without_symmetry(text).optimum() == prove(shape, threads=1).upper
    assert search_without_symmetry(text).least_rows() == prove(shape, threads=1, objective="worst").upper


@pytest.mark.parametrize("text", CHECKED)
def test_the_independent_checker_confirms_the_bound(text: str) -> None:
    check_bound(text)


RANDOM = ["2x10", "2x9u", "3x6", "3x6u", "3x7U", "3x4b", "4x4", "4x3b", "4x5U", "5x3", "6x2"]


@pytest.mark.parametrize("text", RANDOM)
def test_random_sets_cost_what_the_plain_search_finds(text: str) -> None:
    shape = shape_of(text)
    plain, solver, chance = search_without_symmetry(text), Solver(shape), random.Random(text)
    for size in (3, 5, 7, 9, 12, 16):
        chosen = tuple(sorted(chance.sample(plain.every, size)))
        codes = [bytes(plain.secrets[at]) for at in chosen]
        for rows in (None, 2, 3, 4):
            least = plain.value(chosen, rows=inf if rows is None else rows)
            value = solver.value(candidates=codes, max_rows=rows)
            assert value.exact
            assert value.lower == (kernel.NEVER if least == NEVER else least)


@pytest.mark.parametrize("text", RANDOM)
def test_positions_after_random_rows_cost_what_the_plain_search_finds(text: str) -> None:
    shape = shape_of(text)
    plain, solver, chance = search_without_symmetry(text), Solver(shape), random.Random(text)
    for _ in range(6):
        secret, left, played = chance.choice(plain.secrets), plain.every, []
        while len(left) > 40:
            guess = chance.choice(plain.guesses)
            red, white = plain.feedback(guess, secret)
            agreeing = set(plain.agreeing(guess, red=red, white=white))
            left = tuple(at for at in left if at in agreeing)
            played.append((bytes(guess), red, white))
        value = solver.value(played)
        assert value.exact
        assert value.lower == plain.value(left)


@pytest.mark.parametrize("text", ["4x5", "5x4"])
def test_searches_under_lower_limits_leave_no_bound_that_hides_a_better_tree(text: str) -> None:
    shape, chance = shape_of(text), random.Random(text)
    fresh = Solver(shape)
    for first in fresh.kinds():
        for feedback in ((1, 0), (2, 0)):
            played = [(first, *feedback)]
            guess = chance.choice(fresh.kinds(played))
            least = fresh.guess_value(guess, played).upper
            solver = Solver(shape, table_bits=16)
            for less in (30, 20, 12, 7, 4, 2, 1, 0):
                assert solver.guess_below(guess, played, limit=least - less) >= least - less
            assert solver.guess_below(guess, played, limit=least + 1) == least


@pytest.mark.parametrize("text", ["4x6", "5x4", "4x8U"])
def test_a_set_costs_the_same_under_any_names_of_colours_and_pegs(text: str) -> None:
    shape = shape_of(text)
    pegs, colours, repeats, _ = shape
    chance = random.Random(text)
    for _ in range(6):
        codes = [bytes(c) for c in product(range(colours), repeat=pegs) if repeats or len(set(c)) == pegs]
        chosen = chance.sample(codes, 30)
        places, names = chance.sample(range(pegs), pegs), chance.sample(range(colours), colours)
        renamed = [bytes(names[code[place]] for place in places) for code in chosen]
        solver = Solver(shape)  # shared: the second answer comes from the table of the first
        first, second = solver.value(candidates=chosen), solver.value(candidates=renamed)
        assert first.lower == Solver(shape).value(candidates=renamed).lower
        assert second.lower == first.lower
        assert solver.guess_value(second.guess, candidates=renamed).upper == second.upper
