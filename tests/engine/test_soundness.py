"""The prover against a plain exhaustive search, on many small shapes and on random sets of secrets.

The search here knows nothing of the prover: it tries every guess at every set, and leaves a guess early only where
its parts, at one row for one secret of each and two for the others, already cost as much as the best guess so far.
"""

from __future__ import annotations

import random
from functools import cache
from itertools import product

import pytest

from keypeg.engine.bound_check import check
from keypeg.engine.certificate import replay
from keypeg.engine.codec import kernel_shape
from keypeg.engine.proof import Shape
from keypeg.engine.prover import Solver, prove
from keypeg.engine.refutation import lower_bound
from keypeg.rules import edition

NEVER = 10**9


class Exhaustive:
    """The optimum of sets of secrets; a set is an integer with one bit per secret."""

    def __init__(self, shape: Shape) -> None:
        pegs, colours, secret_repeats, guess_repeats = shape
        codes = list(product(range(colours), repeat=pegs))
        distinct = [code for code in codes if len(set(code)) == pegs]
        self.secrets = codes if secret_repeats else distinct
        self.parts = [self._answers(guess) for guess in (codes if guess_repeats else distinct)]
        self.least = cache(self._least)

    @property
    def every(self) -> int:
        return (1 << len(self.secrets)) - 1

    def _answers(self, guess: tuple[int, ...]) -> list[int]:
        parts: dict[tuple[int, int], int] = {}
        for at, secret in enumerate(self.secrets):
            if secret != guess:
                red = sum(s == g for s, g in zip(secret, guess, strict=True))
                matches = sum(min(secret.count(c), guess.count(c)) for c in set(guess))
                parts[red, matches] = parts.get((red, matches), 0) | 1 << at
        return list(parts.values())

    def _least(self, chosen: int, rows: int) -> int:
        n = chosen.bit_count()
        if rows == 0:
            return NEVER
        if n == 1:
            return 1
        best = NEVER
        tried = set()
        for answers in self.parts:
            parts = sorted((part for members in answers if (part := chosen & members)), key=int.bit_count)
            if parts != [chosen] and tuple(parts) not in tried:
                tried.add(tuple(parts))
                best = min(best, self._cost(parts, n, rows, best))
        return best

    def _cost(self, parts: list[int], n: int, rows: int, best: int) -> int:
        cost = n + sum(2 * part.bit_count() - 1 for part in parts)
        for part in parts:
            if cost >= best:
                return best
            cost += self.least(part, rows - 1) - (2 * part.bit_count() - 1)
        return min(cost, NEVER)


def shape_of(text: str) -> Shape:
    return tuple(kernel_shape(edition(text).shape))  # type: ignore[return-value]


PLAIN = [
    *(f"2x{c}" for c in range(2, 6)),
    *(f"2x{c}u" for c in range(2, 6)),
    *(f"2x{c}U" for c in range(2, 7)),
    "2x2b",
    "2x3b",
    "2x4b",
    *("3x2", "3x3", "3x3u", "3x4u", "3x3U", "3x4U", "3x2b"),
    *("4x2", "4x4u", "4x4U", "5x2", "6x2"),
]

CHECKED = [
    *(f"2x{c}" for c in range(6, 9)),
    *(f"2x{c}u" for c in range(6, 9)),
    *(f"2x{c}U" for c in range(7, 10)),
    *("2x5b", "2x6b", "2x7b"),
    *("3x4", "3x5", "3x6", "3x3b", "3x4b"),
    *("3x5u", "3x6u", "3x7u", "3x5U", "3x6U", "3x7U", "3x8U"),
    *("4x3", "4x4", "4x2b", "4x5u", "4x5U", "4x6U", "5x3", "5x5U", "7x2"),
]


def test_there_are_at_least_sixty_shapes() -> None:
    assert len({*PLAIN, *CHECKED}) >= 60


@pytest.mark.parametrize("text", PLAIN)
def test_the_optimum_is_that_of_the_exhaustive_search(text: str) -> None:
    shape = shape_of(text)
    plain = Exhaustive(shape)
    assert prove(shape, threads=1).upper == plain.least(plain.every, len(plain.secrets))


@pytest.mark.parametrize("text", CHECKED)
def test_the_optimum_is_reached_by_a_replayed_tree_and_bounded_by_the_independent_checker(text: str) -> None:
    shape = shape_of(text)
    proof = prove(shape, threads=1)
    assert proof.tree is not None
    assert proof.upper is not None
    assert replay(shape, proof.tree).total == proof.upper
    checked = check(lower_bound(shape, proof.upper))
    assert (checked.bound, checked.trusted) == (proof.upper, 0)


@pytest.mark.parametrize("text", ["2x5", "2x6U", "3x3", "3x4U", "3x2b", "4x2", "4x4U", "5x2"])
def test_the_optimum_under_every_limit_of_rows_is_that_of_the_exhaustive_search(text: str) -> None:
    shape = shape_of(text)
    plain = Exhaustive(shape)
    for rows in range(1, 8):
        least = plain.least(plain.every, rows)
        assert prove(shape, threads=1, max_rows=rows).upper == (None if least >= NEVER else least)


@pytest.mark.parametrize("text", ["3x6", "3x6u", "4x4", "4x5U", "5x3"])
def test_random_sets_cost_what_the_exhaustive_search_finds(text: str) -> None:
    shape = shape_of(text)
    plain, solver, chance = Exhaustive(shape), Solver(shape), random.Random(text)
    for size in (3, 4, 5, 6, 7):
        chosen = sorted(chance.sample(range(len(plain.secrets)), size))
        value = solver.value(candidates=[bytes(plain.secrets[at]) for at in chosen])
        assert value.exact
        assert value.lower == plain.least(sum(1 << at for at in chosen), size)


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
