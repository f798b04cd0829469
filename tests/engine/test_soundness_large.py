"""The prover against the plain search of every tree, on shapes that take long: `make slow-test` runs these."""

from __future__ import annotations

import pytest

from tests.engine.plain_shapes import LARGE, LIMITED_LARGE, check_optimum, check_row_limits, search, shape_of


@pytest.mark.parametrize("text", LARGE)
def test_the_optimum_is_that_of_the_plain_search(text: str) -> None:
    check_optimum(text)


@pytest.mark.parametrize("text", LIMITED_LARGE)
def test_under_every_limit_of_rows_the_optimum_is_that_of_the_plain_search(text: str) -> None:
    check_row_limits(text)


def test_the_plain_search_finds_the_published_optimum_of_the_classic_game() -> None:
    """Koyama and Lai 1993."""
    assert search(shape_of("classic")).optimum() == 5625
