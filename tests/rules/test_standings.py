"""Standings of races and duels; the expected places are counted by hand, and for random rounds by brute force."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from keypeg.rules.standings import NOTHING, RaceResult, add_results, count_duel, count_result, rank_players

results = st.builds(RaceResult, st.integers(1, 11), st.integers(0, 5))


@given(st.dictionaries(st.integers(1, 40), results, max_size=12))
def test_a_place_is_one_more_than_the_number_of_those_who_were_better(found: dict[int, RaceResult]) -> None:
    places = rank_players(found)
    assert set(places) == set(found)
    for player, own in found.items():
        better = [
            other
            for other in found.values()
            if other.rows < own.rows or (other.rows == own.rows and other.seconds < own.seconds)
        ]
        assert places[player] == len(better) + 1
    assert list(places.values()) == sorted(places.values())


@given(st.lists(results, max_size=6))
def test_a_total_has_all_rows_and_all_seconds(found: list[RaceResult]) -> None:
    total = add_results(found)
    assert (total.rows, total.seconds) == (sum(one.rows for one in found), sum(one.seconds for one in found))
    assert add_results([]) == NOTHING


@given(st.integers(1, 20), st.integers(1, 20), st.floats(0, 1_000), st.floats(0, 1_000))
def test_a_broken_code_never_counts_more_than_one_that_was_not(
    board: int, rows: int, seconds: float, whole: float
) -> None:
    broken = count_result(board, rows=min(rows, board), seconds=seconds, whole=whole)
    assert broken < count_result(board, rows=None, seconds=None, whole=whole)
    assert count_duel(board, rows=min(rows, board)) < count_duel(board, rows=None)
