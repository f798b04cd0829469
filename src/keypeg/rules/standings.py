"""Standings where several people break codes at the same time: a race, round by round, and a duel (R32 to R37)."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from typing import TypeVar

K = TypeVar("K")

MOST_RACERS, DUELLISTS = 40, 2
"""How many can play in a race (R32), and in a duel (R37)."""


@dataclass(frozen=True, slots=True, order=True)
class RaceResult:
    """What a round, or several, counts for a player: rows first, then whole seconds; less is better (R33)."""

    rows: int
    seconds: int

    def __add__(self, other: RaceResult) -> RaceResult:
        """Return what both count together (R34)."""
        return RaceResult(self.rows + other.rows, self.seconds + other.seconds)


NOTHING = RaceResult(0, 0)
"""What a player has before the first round."""


def count_result(board: int, *, rows: int | None, seconds: float | None, whole: float) -> RaceResult:
    """Return what a round counts, on a board of so many rows, for a player who broke the code in `rows`.

    None is a player who did not break it, or was not there: one row more than the board has (R33). Whoever has no time
    of their own, since they did not break the code or came late, has the `whole` time of the round (R34, R35).

    >>> count_result(10, rows=5, seconds=61.9, whole=300)
    RaceResult(rows=5, seconds=61)
    >>> count_result(10, rows=None, seconds=61.9, whole=300)
    RaceResult(rows=11, seconds=300)
    """
    own = whole if rows is None or seconds is None else min(seconds, whole)
    return RaceResult(board + 1 if rows is None else rows, int(own))


def count_duel(board: int, *, rows: int | None) -> RaceResult:
    """Return what a duel counts for one of the two: its rows alone, without the time (R37)."""
    return RaceResult(board + 1 if rows is None else rows, 0)


def add_results(results: Iterable[RaceResult]) -> RaceResult:
    """Return the total of several rounds (R34)."""
    return sum(results, NOTHING)


def rank_players(results: Mapping[K, RaceResult]) -> dict[K, int]:
    """Return everybody's place, the best first; equal results share the better place (R33).

    >>> rank_players({"Ann": RaceResult(5, 60), "Ben": RaceResult(4, 90), "Cem": RaceResult(5, 60)})
    {'Ben': 1, 'Ann': 2, 'Cem': 2}
    """
    order = sorted(results.items(), key=lambda item: item[1])
    places: dict[K, int] = {}
    for number, (player, result) in enumerate(order, 1):
        same = number > 1 and order[number - 2][1] == result
        places[player] = places[order[number - 2][0]] if same else number
    return places


def count_seconds(began: float, at: float, pauses: Iterable[tuple[float, float]]) -> float:
    """Return how many seconds of a round had been played at a moment; pauses, from and to, do not count (R36).

    >>> count_seconds(100, 160, [(110, 130), (150, 170)])
    30
    """
    paused = sum(max(0, min(end, at) - start) for start, end in pauses)
    return max(0, at - began - paused)


def list_hints(pegs: int, told: Collection[int]) -> tuple[int, ...]:
    """Return the holes, from 1, of which everybody may be told the peg; the last one is never told (R36).

    >>> list_hints(4, {2}), list_hints(4, {1, 2, 4})
    ((1, 3, 4), ())
    """
    left = tuple(hole for hole in range(1, pegs + 1) if hole not in told)
    return left if len(left) > 1 else ()


def is_decided(rows: Mapping[K, int | None], answered: Mapping[K, int]) -> bool:
    """Whether a duel is over: somebody broke the code, and both have had the answers to as many rows (R37).

    `rows` is in how many rows each broke it, None if not; `answered` how many rows of each have their key pegs.
    """
    broken = [count for count in rows.values() if count is not None]
    return bool(broken) and all(count >= min(broken) for count in answered.values())
