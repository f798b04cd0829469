"""What many games say about a player, each number with its 95% confidence interval."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from math import comb, sqrt
from typing import Any

from keypeg.engine.interval import Interval
from keypeg.engine.values import value
from keypeg.lab.arena.distributions import proportion_limits, student_quantile
from keypeg.lab.arena.games import (
    ModelUse,
    PlayedGame,
    consistent_guesses,
    is_valuable,
    regrets,
    rows_missed,
    rows_needed,
)
from keypeg.rules import Edition, Position


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
    """What a player has shown.

    A code that is not broken counts as one row more than the board has, and every row that was given up as lost.
    `skill` is what the player would need per game without luck: the rows of perfect play and the rows lost. Where a
    regret is not known exactly, `regret` and `skill` are None, and `regret_bounds` holds the mean of the bounds, if
    there are any: what is not known enters no score. `pass_at` holds, for k = 1, 2 ... repeats, how likely at least one
    of k games with the same secret breaks it. `failed` counts games that stopped early, `endpoint_faults` those
    of them that the model's endpoint stopped.
    """

    name: str
    games: int
    solved: Estimate
    rows: Estimate
    pass_at: tuple[Estimate, ...]
    regret: Estimate | None
    skill: Estimate | None
    regret_bounds: tuple[float, float] | None
    consistency: Estimate
    slips: int
    refused: int
    failed: int
    endpoint_faults: int
    use: ModelUse

    def as_json(self) -> dict[str, Any]:
        """Return the numbers as plain data."""
        data = asdict(self)
        data["use"]["finish_reasons"] = dict(self.use.finish_reasons)
        return {**data, "exact": self.regret is not None, "tokens": self.use.completion_tokens}


def summarise(name: str, edition: Edition, games: Sequence[PlayedGame], *, repeats: int = 1) -> Summary:
    """Return what these games say about a player; each run of `repeats` games has one secret.

    Games of one secret are not independent: intervals count secrets, not games.
    """
    limit = edition.shape.rows
    lost = [regrets(edition, game) for game in games]
    spent = [len(game.rows) + rows_missed(edition, game) for game in games]
    regret, skill, bounds = _weigh(edition, lost, spent, repeats)
    wins = [float(game.broken) for game in games]
    consistent = [float(sum(consistent_guesses(game))) for game in games]
    return Summary(
        name=name,
        games=len(games),
        solved=share(round(sum(wins)), len(games))
        if repeats == 1
        else average(means(wins, repeats), least=0, most=1),
        rows=average(means([rows_needed(edition, game) for game in games], repeats), least=1, most=limit + 1),
        pass_at=pass_rates([game.broken for game in games], repeats),
        regret=regret,
        skill=skill,
        regret_bounds=bounds,
        consistency=ratio(
            means(consistent, repeats), means([len(game.rows) for game in games], repeats), most=limit
        ),
        slips=sum(game.slips for game in games),
        refused=sum(game.refused for game in games),
        failed=sum(game.fault is not None for game in games),
        endpoint_faults=sum(game.endpoint for game in games),
        use=_add_use([game.use for game in games]),
    )


def _weigh(
    edition: Edition, lost: Sequence[Sequence[Interval]], spent: Sequence[int], repeats: int
) -> tuple[Estimate | None, Estimate | None, tuple[float, float] | None]:
    """Return regret per row and skill where every regret is exact, else bounds of the regret where there are any."""
    if not is_valuable(edition.shape):
        return None, None, None
    limit, rows = edition.shape.rows, max(1, sum(spent))
    low = [sum(float(one.lower) for one in game) for game in lost]
    high = [sum(float(one.upper) for one in game) for game in lost]
    if not all(one.exact for game in lost for one in game):
        return None, None, (sum(low) / rows, sum(high) / rows)
    regret = ratio(means(low, repeats), means(spent, repeats), most=limit)
    perfect = value(Position(edition))
    if not perfect.exact:
        return regret, None, None
    start = float(perfect.lower)
    skill = average(means([start + one for one in low], repeats), least=start, most=start + limit)
    return regret, skill, None


def means(values: Sequence[float], size: int) -> list[float]:
    """Return the mean of each run of `size` values.

    >>> means([1, 3, 5, 5], 2)
    [2.0, 5.0]
    """
    return [sum(values[at : at + size]) / size for at in range(0, len(values), size)]


def pass_rates(broken: Sequence[bool], repeats: int) -> tuple[Estimate, ...]:
    """Return pass@1, pass@2 ... pass@repeats, each estimated without bias from all repeats (Chen and others 2021).

    >>> [round(one.mean, 3) for one in pass_rates([True, False, False, True, True, False], 3)]
    [0.5, 0.833, 1.0]
    """
    wins = [sum(broken[at : at + repeats]) for at in range(0, len(broken), repeats)]
    return tuple(
        average([1 - comb(repeats - won, k) / comb(repeats, k) for won in wins], least=0, most=1)
        for k in range(1, repeats + 1)
    )


def _add_use(used: Sequence[ModelUse]) -> ModelUse:
    reasons: Counter[str] = Counter()
    for one in used:
        reasons.update(dict(one.finish_reasons))
    return ModelUse(
        prompt_tokens=sum(one.prompt_tokens for one in used),
        completion_tokens=sum(one.completion_tokens for one in used),
        seconds=sum(one.seconds for one in used),
        finish_reasons=tuple(sorted(reasons.items())),
    )


def average(values: Sequence[float], *, least: float, most: float) -> Estimate:
    """Return the mean of independent values between `least` and `most`, with an interval by Student (1908).

    Each limit counts one imagined value more, at its own end of the scale: without it, a few equal values would give
    an interval of width zero, and a rare loss that did not happen would not exist. This makes the interval wider than
    need be for few values; tests/lab/arena/test_statistics.py measures how often it holds the truth.

    >>> print(average([3, 4, 4, 5, 4, 4, 5, 3], least=1, most=11))
    4.000 (2.725 to 6.652)
    """
    count = len(values)
    if count == 0:
        return Estimate((least + most) / 2, least, most)
    limits = []
    for end, sign in ((least, -1), (most, 1)):
        middle = (sum(values) + end) / (count + 1)
        squares = sum((one - middle) ** 2 for one in (*values, end))
        limits.append(middle + sign * student_quantile(count) * sqrt(squares / count / (count + 1)))
    return Estimate(sum(values) / count, max(least, limits[0]), min(most, limits[1]))


def share(successes: int, count: int) -> Estimate:
    """Return a proportion with its exact interval (Clopper and Pearson 1934).

    >>> print(share(9, 10))
    0.900 (0.555 to 0.997)
    >>> print(share(3, 3))
    1.000 (0.292 to 1.000)
    """
    if count == 0:
        return Estimate(0.0, 0.0, 1.0)
    low, high = proportion_limits(successes, count)
    return Estimate(successes / count, low, high)


def ratio(parts: Sequence[float], wholes: Sequence[float], *, most: float) -> Estimate:
    """Return the sum of `parts` per `wholes`, which come in independent pairs (one per game).

    A part is at most its whole, and a whole at most `most`. As in `average`, each limit counts one imagined pair more.
    """
    total, count = sum(wholes), len(parts)
    if total == 0:
        return Estimate(0.0, 0.0, 1.0)
    size = min(most, total / count)
    limits = []
    for end, sign in ((0.0, -1), (1.0, 1)):
        pairs = [*zip(parts, wholes, strict=True), (end * size, size)]
        middle = sum(part for part, _ in pairs) / (total + size)
        squares = sum((part - middle * whole) ** 2 for part, whole in pairs)
        spread = sqrt(squares * (count + 1) / count) / (total + size)
        limits.append(middle + sign * student_quantile(count) * spread)
    return Estimate(sum(parts) / total, max(0.0, limits[0]), min(1.0, limits[1]))
