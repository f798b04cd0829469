"""What many games say about a player, each number with its 95% confidence interval."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from math import sqrt
from typing import Any

from keypeg.engine.values import value
from keypeg.lab.arena.games import PlayedGame, consistent_guesses, is_valuable, regrets, rows_needed
from keypeg.rules import Edition, Position

SIGMAS = 1.959964
"""Standard deviations to both sides that hold 95% of a normal distribution."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """A number and its 95% confidence interval."""

    mean: float
    low: float
    high: float

    def __str__(self) -> str:
        return f"{self.mean:.3f} ({self.low:.3f} to {self.high:.3f})"


@dataclass(frozen=True, slots=True, kw_only=True)
class Summary:
    """What a player has shown; regret and skill are None where the shape is too large to value.

    `skill` is what the player would need per game without luck: the rows of perfect play and the rows lost. `exact`
    says whether every regret is one number; if not, the middle of its interval counts.
    """

    name: str
    games: int
    solved: Estimate
    rows: Estimate
    regret: Estimate | None
    skill: Estimate | None
    exact: bool
    consistency: Estimate
    slips: int
    refused: int
    failed: int
    tokens: int

    def as_json(self) -> dict[str, Any]:
        """Return the numbers as plain data."""
        return asdict(self)


def summarise(name: str, edition: Edition, games: Sequence[PlayedGame]) -> Summary:
    """Return what these games say about a player."""
    guesses = [len(game.rows) for game in games]
    lost = [regrets(edition, game) for game in games]
    rated = is_valuable(edition.shape)
    per_game = [sum(float(one.lower + one.upper) / 2 for one in game) for game in lost]
    perfect = float(value(Position(edition)).upper) if rated else 0.0
    return Summary(
        name=name,
        games=len(games),
        solved=share(sum(game.broken for game in games), len(games)),
        rows=average([rows_needed(edition, game) for game in games]),
        regret=ratio(per_game, guesses) if rated else None,
        skill=average([perfect + one for one in per_game]) if rated else None,
        exact=all(one.exact for game in lost for one in game),
        consistency=ratio([sum(consistent_guesses(game)) for game in games], guesses),
        slips=sum(game.slips for game in games),
        refused=sum(game.refused for game in games),
        failed=sum(game.fault is not None for game in games),
        tokens=sum(game.tokens for game in games),
    )


def average(values: Sequence[float]) -> Estimate:
    """Return the mean of independent values.

    >>> print(average([1, 2, 3, 4]))
    2.500 (1.235 to 3.765)
    """
    count = len(values)
    mean = sum(values) / count if count else 0.0
    if count < 2:
        return Estimate(mean, mean, mean)
    half = SIGMAS * sqrt(sum((one - mean) ** 2 for one in values) / (count - 1) / count)
    return Estimate(mean, mean - half, mean + half)


def share(successes: int, count: int) -> Estimate:
    """Return a proportion with its interval by Wilson (1927), which holds near 0 and 1 too.

    >>> print(share(9, 10))
    0.900 (0.596 to 0.982)
    """
    if count == 0:
        return Estimate(0.0, 0.0, 1.0)
    part, square = successes / count, SIGMAS * SIGMAS
    centre = (part + square / (2 * count)) / (1 + square / count)
    half = SIGMAS / (1 + square / count) * sqrt(part * (1 - part) / count + square / (4 * count * count))
    return Estimate(part, max(0.0, centre - half), min(1.0, centre + half))


def ratio(parts: Sequence[float], wholes: Sequence[float]) -> Estimate:
    """Return the sum of `parts` per `wholes`, where both come in independent pairs (one pair per game)."""
    total = sum(wholes)
    if total == 0:
        return Estimate(0.0, 0.0, 0.0)
    mean, count = sum(parts) / total, len(parts)
    if count < 2:
        return Estimate(mean, mean, mean)
    squares = sum((part - mean * whole) ** 2 for part, whole in zip(parts, wholes, strict=True))
    half = SIGMAS * sqrt(squares * count / (count - 1)) / total
    return Estimate(mean, mean - half, mean + half)
