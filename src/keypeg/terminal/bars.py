"""Bars and curves of block signs; what they show stands beside them in numbers."""

from __future__ import annotations

from collections.abc import Sequence
from math import log

from keypeg.wire.review import NumberData, ReviewedRowData

SURE, MAYBE, CENTRE = "█", "░", "│"
_STEPS = "▁▂▃▄▅▆▇█"
_SMALLEST_SCALE = 0.5


def scale_of(rows: Sequence[ReviewedRowData]) -> float:
    """Return the number that the longest bar stands for."""
    ends = [abs(end) for row in rows for one in (row.mistake, row.luck) for end in (one.lower, one.upper)]
    return max([_SMALLEST_SCALE, *ends])


def cost_bar(number: NumberData, *, scale: float, half: int) -> str:
    """Return rows given away: to the left of the centre."""
    return two_sided(
        NumberData(exact=number.exact, lower=-number.upper, upper=-number.lower), scale=scale, half=half
    )


def two_sided(number: NumberData, *, scale: float, half: int) -> str:
    """Return a bar from the centre to the left where the number is below zero, to the right where it is above."""
    left = _side(-number.upper, -number.lower, scale=scale, half=half)
    right = _side(number.lower, number.upper, scale=scale, half=half)
    return left[::-1].rjust(half) + CENTRE + right.ljust(half)


def _side(near: float, far: float, *, scale: float, half: int) -> str:
    """Filled as far as it is sure, faint as far as it may reach; what is not nothing shows."""
    sure, reach = (_cells(max(end, 0.0), scale=scale, half=half) for end in (near, far))
    return SURE * sure + MAYBE * (reach - sure)


def _cells(value: float, *, scale: float, half: int) -> int:
    # A thousandth is the least that the numbers beside it show.
    return 0 if value < 0.0005 else max(1, min(half, round(value / scale * half)))


def log_bar(count: int, *, most: int, width: int) -> str:
    """So many codes out of so many, each power as long as the next."""
    return SURE * max(1, round(_share(count, most) * width))


def log_curve(counts: Sequence[int]) -> str:
    """Return a sign a number, each power as high as the next."""
    return "".join(_STEPS[round(_share(count, max(counts)) * (len(_STEPS) - 1))] for count in counts)


def curve(values: Sequence[float], *, most: float) -> str:
    """Return a sign a number."""
    return "".join(_STEPS[min(round(value / most * (len(_STEPS) - 1)), len(_STEPS) - 1)] for value in values)


def _share(count: int, most: int) -> float:
    return log(count) / log(most) if most > 1 and count > 0 else 0.0
