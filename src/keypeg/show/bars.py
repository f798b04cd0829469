"""Bars for the rows a guess lost and for its luck, and the curve of the codes left."""

from __future__ import annotations

from collections.abc import Sequence
from math import log10

from keypeg.engine.interval import Interval
from keypeg.engine.review_model import ReviewedRow
from keypeg.show.pegs import FAINT_FILL, INK_FILL, draw_text
from keypeg.words.saying import write_number

COST, LUCK = "#a8452f", "#2f6f8f"
HALF = 90
"""The length of the longest bar."""
_HEIGHT = 10
_SMALLEST_SCALE = 0.5


def scale_of(rows: Sequence[ReviewedRow]) -> float:
    """Return pixels per row, so that the longest bar has the full length."""
    ends = [
        abs(float(end)) for row in rows for one in (row.mistake, row.luck) for end in (one.lower, one.upper)
    ]
    return HALF / max([_SMALLEST_SCALE, *ends])


def bars(row: ReviewedRow, *, centre: float, y: float, scale: float) -> str:
    """Draw the rows lost above, to the left; luck below, to the right if it was good."""
    mistake = Interval(-row.mistake.upper, -row.mistake.lower)
    return (
        f'<path d="M{centre:g} {y - 18:g}v36" stroke="{FAINT_FILL}"/>'
        + _bar(mistake, centre=centre, y=y - _HEIGHT - 2, scale=scale, ink=COST, solid=True)
        + _bar(row.luck, centre=centre, y=y + 2, scale=scale, ink=LUCK, solid=False)
    )


def _bar(number: Interval, *, centre: float, y: float, scale: float, ink: str, solid: bool) -> str:
    """Draw the certain part filled, and the possible part dashed."""
    lower, upper = float(number.lower), float(number.upper)
    sure = lower if lower > 0 else upper if upper < 0 else 0.0
    drawn = ""
    if not number.exact:
        dashes = f'fill="none" stroke="{ink}" stroke-dasharray="3 2"'
        drawn += _box(lower, upper, centre=centre, y=y, scale=scale, paint=dashes)
    if sure:
        paint = f'fill="{ink}"' if solid else f'fill="{ink}" fill-opacity="0.35" stroke="{ink}"'
        drawn += _box(min(sure, 0.0), max(sure, 0.0), centre=centre, y=y, scale=scale, paint=paint)
    return drawn


def _box(lower: float, upper: float, *, centre: float, y: float, scale: float, paint: str) -> str:
    x, width = centre + lower * scale, (upper - lower) * scale
    return f'<rect x="{x:.1f}" y="{y:g}" width="{width:.1f}" height="{_HEIGHT}" {paint}/>'


def curve(
    left: Sequence[tuple[str, int]], *, x: float, y: float, width: float, height: float, language: str
) -> str:
    """Draw the codes left after each row, on a logarithmic scale."""
    most = max(1.0, log10(max(count for _, count in left)))
    step = width / max(1, len(left) - 1)
    points = [(x + at * step, y + height - height * log10(n) / most) for at, (_, n) in enumerate(left)]
    lines = "".join(
        f'<path d="M{x:g} {y + height - height * power / most:.1f}h{width:g}" stroke="{FAINT_FILL}" '
        f'stroke-opacity="0.35"/>'
        + draw_text(
            write_number(10**power, language),
            x=x - 8,
            y=y + height - height * power / most + 4,
            size=11,
            ink=FAINT_FILL,
            more='text-anchor="end"',
        )
        for power in range(int(most) + 1)
    )
    path = " ".join(f"{px:.1f},{py:.1f}" for px, py in points)
    drawn = f'<polyline points="{path}" fill="none" stroke="{LUCK}" stroke-width="2"/>'
    for (px, py), (label, n) in zip(points, left, strict=True):
        drawn += f'<circle cx="{px:.1f}" cy="{py:.1f}" r="3.5" fill="{LUCK}"/>'
        drawn += draw_text(write_number(n, language), x=px + 6, y=py - 6, size=11, ink=INK_FILL)
        drawn += draw_text(
            label, x=px, y=y + height + 16, size=11, ink=FAINT_FILL, more='text-anchor="middle"'
        )
    return lines + drawn
