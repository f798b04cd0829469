"""The prover against the plain search of every tree, on shapes that take long: `make slow-test` runs these."""

from __future__ import annotations

import pytest

from keypeg.proofs.prover import prove
from tests.proofs.plain_shapes import (
    CHECKED_LARGE,
    LARGE,
    LIMITED_LARGE,
    check_bound,
    check_optimum,
    check_row_limits,
    search,
    shape_of,
)

# About half a minute of CPU time for the longest, but a busy machine may need several times that.
pytestmark = pytest.mark.timeout(1200)


@pytest.mark.parametrize("text", LARGE)
def test_the_optimum_is_that_of_the_plain_search(text: str) -> None:
    check_optimum(text)


@pytest.mark.parametrize("text", LIMITED_LARGE)
def test_under_every_limit_of_rows_the_optimum_is_that_of_the_plain_search(text: str) -> None:
    check_row_limits(text)


@pytest.mark.parametrize("text", CHECKED_LARGE)
def test_the_independent_checker_confirms_the_bound(text: str) -> None:
    check_bound(text)


@pytest.mark.parametrize("text", ["4x6", "5x4", "6x3"])
def test_the_least_worst_case_is_that_of_the_plain_search(text: str) -> None:
    shape = shape_of(text)
    assert prove(shape, threads=1, objective="worst").upper == search(shape).least_rows()


def test_the_plain_search_finds_the_published_optimum_of_the_classic_game() -> None:
    """Koyama and Lai 1993."""
    assert search(shape_of("classic")).optimum() == 5625
