"""The two distributions behind the intervals: Student's, and the beta distribution."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from math import exp, lgamma, log, sqrt

CONFIDENCE = 0.95
"""How often an interval is to hold the truth."""


@cache
def student_quantile(freedom: int) -> float:
    """Return how many standard errors to both sides hold 95% of Student's distribution.

    >>> round(student_quantile(2), 3), round(student_quantile(50), 3)  # any table of the distribution
    (4.303, 2.009)
    """
    # The share beyond x on both sides is that of a beta distribution below n / (n + x * x).
    outside = _solve(lambda p: 1 - beta_share(p, freedom / 2, 0.5), CONFIDENCE)
    return sqrt(freedom / outside - freedom)


def proportion_limits(successes: int, count: int) -> tuple[float, float]:
    """Return the limits between which 95% intervals of a proportion hold (Clopper and Pearson 1934).

    >>> low, high = proportion_limits(9, 10)
    >>> round(low, 4), round(high, 4)
    (0.555, 0.9975)
    """
    tail, other = (1 - CONFIDENCE) / 2, count - successes
    low = _solve(lambda p: 1 - beta_share(p, successes, other + 1), 1 - tail) if successes else 0.0
    high = _solve(lambda p: 1 - beta_share(p, successes + 1, other), tail) if other else 1.0
    return low, high


def _solve(falling: Callable[[float], float], wanted: float) -> float:
    """Return where a function that falls between 0 and 1 has the wanted value."""
    low, high = 0.0, 1.0
    for _ in range(100):
        middle = (low + high) / 2
        low, high = (middle, high) if falling(middle) > wanted else (low, middle)
    return (low + high) / 2


def beta_share(x: float, a: float, b: float) -> float:
    """Return the share of a beta distribution below x: its continued fraction by Lentz (1976).

    >>> round(beta_share(0.5, 2, 2), 6)
    0.5
    """
    if not 0 < x < 1:
        return float(x >= 1)
    if x > (a + 1) / (a + b + 2):
        return 1 - beta_share(1 - x, b, a)
    front = exp(lgamma(a + b) - lgamma(a) - lgamma(b) + a * log(x) + b * log(1 - x)) / a
    fraction, c, d, tiny = 1.0, 1.0, 0.0, 1e-300
    for step in range(1, 1000):
        m = step // 2
        if step % 2:
            term = -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1))
        else:
            term = m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m))
        d = 1 / (1 + term * d or tiny)
        c = 1 + term / c or tiny
        fraction *= c * d
        if abs(c * d - 1) < 1e-14:
            break
    return front / fraction
