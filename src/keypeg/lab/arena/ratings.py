"""Ratings from duels: on the same secret, the player that needs fewer rows wins."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log, sqrt

from keypeg.lab.arena.distributions import student_quantile
from keypeg.lab.arena.statistics import Estimate

MIDDLE_RATING = 1500.0
PER_POINT = 400 / log(10)
"""As in chess: a player rated 400 points higher is ten times as likely to win."""
PRIOR = 0.5
"""Every pair starts with this much of a won duel for each side, so that nobody's rating is infinite."""
CLOSE_ENOUGH = 1e-9
"""The fit ends when no rating moves by more than this (in units of `PER_POINT`)."""
LONGEST_STEP = 2.0
_MOST_ROUNDS = 1000

Matrix = list[list[float]]


def rate(rows: Sequence[Sequence[int]]) -> list[Estimate]:
    """Return the rating of each player from the rows it needed on each secret, by Bradley and Terry (1952).

    A draw is half a win for both.
    The interval follows from how much each secret pulls at the ratings: the duels on one secret are not independent,
    the secrets are (a sandwich estimate by secret, with Student's distribution).

    >>> [round(one.mean) for one in rate([[4, 4, 4], [5, 5, 5]])]
    [1669, 1331]
    """
    games = len(rows[0]) if rows else 0
    strength = _fit(rows)
    spread = _standard_errors(rows, strength)
    wide = student_quantile(games) if games else 0.0
    return [
        Estimate(
            MIDDLE_RATING + PER_POINT * one,
            MIDDLE_RATING + PER_POINT * (one - wide * error),
            MIDDLE_RATING + PER_POINT * (one + wide * error),
        )
        for one, error in zip(strength, spread, strict=True)
    ]


def _fit(rows: Sequence[Sequence[int]]) -> list[float]:
    """Return the strengths that make the duels most likely, by Newton's method; their sum is 0."""
    players = range(len(rows))
    wins = [
        [0.0 if a == b else PRIOR + sum(map(_score_game, rows[a], rows[b])) for b in players] for a in players
    ]
    duels = [[wins[a][b] + wins[b][a] for b in players] for a in players]
    strength = [0.0 for _ in players]
    for _ in range(_MOST_ROUNDS):
        chance = [[_chance(strength[a] - strength[b]) for b in players] for a in players]
        pull = [sum(wins[a][b] - duels[a][b] * chance[a][b] for b in players if b != a) for a in players]
        moves = _solve_linear(_information(duels, chance), [[one] for one in pull])
        longest = max((abs(one) for (one,) in moves), default=0.0)
        # Far from the solution a full step may overshoot.
        scale = min(1.0, LONGEST_STEP / longest) if longest else 1.0
        strength = [one + scale * move for one, (move,) in zip(strength, moves, strict=True)]
        if longest < CLOSE_ENOUGH:
            return strength
    raise RuntimeError("the ratings did not converge")


def _standard_errors(rows: Sequence[Sequence[int]], strength: Sequence[float]) -> list[float]:
    players, games = range(len(rows)), range(len(rows[0]) if rows else 0)
    chance = [[_chance(strength[a] - strength[b]) for b in players] for a in players]
    duels = [[0.0 if a == b else 2 * PRIOR + len(games) for b in players] for a in players]
    pulls = [
        [sum(_score_game(rows[a][i], rows[b][i]) - chance[a][b] for b in players if b != a) for a in players]
        for i in games
    ]
    # Of the duels that every pair starts with, one was won by each side.
    for first in players:
        for second in range(first):
            for won in (0.0, 1.0):
                pull = [0.0 for _ in players]
                pull[first] = PRIOR * (won - chance[first][second])
                pull[second] = -pull[first]
                pulls.append(pull)
    inverse = _solve_linear(_information(duels, chance), [[float(a == b) for b in players] for a in players])
    moved = [[sum(inverse[a][b] * pull[b] for b in players) for a in players] for pull in pulls]
    return [sqrt(sum(move[a] ** 2 for move in moved)) for a in players]


def _information(duels: Matrix, chance: Matrix) -> Matrix:
    """Return minus the second derivatives of the likelihood, and a term that fixes the sum of the strengths."""
    players = range(len(duels))
    weight = [[duels[a][b] * chance[a][b] * (1 - chance[a][b]) for b in players] for a in players]
    return [
        [(sum(weight[a]) - weight[a][a] if a == b else -weight[a][b]) + 1.0 for b in players] for a in players
    ]


def _solve_linear(matrix: Matrix, right: Matrix) -> Matrix:
    """Return the columns x with matrix * x = right, for a matrix that is symmetric and positive definite."""
    size = len(matrix)
    rows = [[*one, *other] for one, other in zip(matrix, right, strict=True)]
    for at in range(size):
        pivot = rows[at][at]
        rows[at] = [one / pivot for one in rows[at]]
        for other in range(size):
            if other != at and rows[other][at]:
                factor = rows[other][at]
                rows[other] = [one - factor * two for one, two in zip(rows[other], rows[at], strict=True)]
    return [row[size:] for row in rows]


def _chance(difference: float) -> float:
    """Return how likely a player of that much more strength wins a duel."""
    if difference < 0:
        return 1 - _chance(-difference)
    return 1 / (1 + exp(-difference))


def _score_game(own: int, other: int) -> float:
    return 1.0 if own < other else 0.5 if own == other else 0.0
