"""Bars and curves of block characters; the numbers they show are beside them."""

from __future__ import annotations

from collections.abc import Sequence
from math import log

from keypeg.api.review import NumberData, ReviewedRowData
from keypeg.terminal.numbers import is_telling

SURE, MAYBE, CENTRE = "█", "░", "│"
_STEPS = "▁▂▃▄▅▆▇█"
_SMALLEST_SCALE = 0.5


def bar_scale(rows: Sequence[ReviewedRowData]) -> float:
    """Return the number that the longest bar stands for."""
    ends = [abs(end) for row in rows for one in (row.mistake, row.luck) for end in _bar_ends(one)]
    return max([_SMALLEST_SCALE, *ends])


def _bar_ends(number: NumberData) -> tuple[float, ...]:
    """Return the ends of a number that gets a bar: one whose bounds are far apart gets none."""
    return (number.lower, number.upper) if is_telling(number) else ()


def cost_bar(number: NumberData, *, scale: float, half: int) -> str:
    """Return a bar for the rows lost, to the left of the centre."""
    return two_sided_bar(
        NumberData(exact=number.exact, lower=-number.upper, upper=-number.lower), scale=scale, half=half
    )


def two_sided_bar(number: NumberData, *, scale: float, half: int) -> str:
    """Return a bar from the centre to the left where the number is below zero, to the right where it is above."""
    left = _side(-number.upper, -number.lower, scale=scale, half=half)
    right = _side(number.lower, number.upper, scale=scale, half=half)
    return left[::-1].rjust(half) + CENTRE + right.ljust(half)


def _side(near: float, far: float, *, scale: float, half: int) -> str:
    """Return a bar: filled as far as the number is certain, faint as far as it may reach; never empty unless zero."""
    sure, reach = (_cells(max(end, 0.0), scale=scale, half=half) for end in (near, far))
    return SURE * sure + MAYBE * (reach - sure)


def _cells(value: float, *, scale: float, half: int) -> int:
    # The numbers beside it show at least a thousandth.
    return 0 if value < 0.0005 else max(1, min(half, round(value / scale * half)))


def log_bar(count: int, *, most: int, width: int) -> str:
    """Return a bar for `count` codes out of `most`, on a logarithmic scale."""
    return SURE * max(1, round(_share(count, most) * width))


def log_curve(counts: Sequence[int]) -> str:
    """Return one block character per number, on a logarithmic scale."""
    return "".join(_STEPS[round(_share(count, max(counts)) * (len(_STEPS) - 1))] for count in counts)


def block_curve(values: Sequence[float], *, most: float) -> str:
    """Return one block character per number."""
    return "".join(_STEPS[min(round(value / most * (len(_STEPS) - 1)), len(_STEPS) - 1)] for value in values)


def _share(count: int, most: int) -> float:
    return log(count) / log(most) if most > 1 and count > 0 else 0.0
