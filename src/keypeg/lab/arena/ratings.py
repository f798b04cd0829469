"""Ratings from duels: on the same secret, the player that needs fewer rows wins."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log
from random import Random

from keypeg.lab.arena.statistics import Estimate

MIDDLE = 1500.0
PER_POINT = 400 / log(10)
"""As in chess: a player rated 400 points higher is ten times as likely to win."""
ROUNDS, RESAMPLES = 100, 200
PRIOR = 1.0
"""Every pair starts with this many drawn duels, so that a player that wins every duel gets a finite rating."""


def rate(rows: Sequence[Sequence[int]], *, seed: int = 0) -> list[Estimate]:
    """Return the rating of each player from the rows it needed on each secret.

    The interval holds 95% of the ratings of the same players on secrets drawn again from those played (bootstrap).
    """
    games = len(rows[0]) if rows else 0
    chance = Random(seed)
    middle = fit(rows, range(games))
    drawn = [fit(rows, chance.choices(range(games), k=games)) for _ in range(RESAMPLES)] if games else []
    found = []
    for player, rating in enumerate(middle):
        spread = sorted(one[player] for one in drawn) or [rating]
        found.append(Estimate(rating, spread[int(0.025 * len(spread))], spread[int(0.975 * len(spread))]))
    return found


def fit(rows: Sequence[Sequence[int]], games: Sequence[int]) -> list[float]:
    """Return ratings by the model of Bradley and Terry (1952); a draw is half a win for both.

    >>> [round(one) for one in fit([[4, 4, 4], [5, 5, 5]], range(3))]
    [1669, 1331]
    """
    players = range(len(rows))
    wins = [[0.0 if a == b else _wins(rows[a], rows[b], games) for b in players] for a in players]
    strength = [0.0 for _ in players]
    for _ in range(ROUNDS):
        for a in players:
            earned = sum(wins[a])
            due = sum(
                (wins[a][b] + wins[b][a]) / (exp(strength[a]) + exp(strength[b])) for b in players if b != a
            )
            strength[a] = log(earned / due) if due else 0.0
        middle = sum(strength) / len(strength)
        strength = [one - middle for one in strength]
    return [MIDDLE + PER_POINT * one for one in strength]


def _wins(own: Sequence[int], other: Sequence[int], games: Sequence[int]) -> float:
    return PRIOR / 2 + sum(1.0 if own[i] < other[i] else 0.5 if own[i] == other[i] else 0.0 for i in games)
