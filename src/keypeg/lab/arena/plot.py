"""Plots as SVG that need nothing else: one line per player, a dot with its interval, or a histogram."""

from __future__ import annotations

from collections.abc import Sequence

from keypeg.lab.arena.statistics import Estimate
from keypeg.show.pegs import FAINT_FILL, INK_FILL, RED_FILL, draw_text, make_picture

WIDTH, LINE, LEFT, RIGHT = 640, 28, 180, 110


def intervals(title: str, found: Sequence[tuple[str, Estimate]], *, digits: int = 2) -> str:
    """Return a picture of estimates with their intervals, one per line."""
    low = min((one.low for _, one in found), default=0.0)
    high = max((one.high for _, one in found), default=1.0)
    room = (high - low) * 0.05 or 0.5
    low, high = low - room, high + room
    height = 64 + LINE * len(found)

    def x(at: float) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * (at - low) / (high - low)

    parts = [draw_text(title, x=20, y=28, size=15)]
    for number, (name, one) in enumerate(found):
        y = 60 + LINE * number
        parts += [
            draw_text(name[:24], x=20, y=y + 4),
            f'<line x1="{x(one.low):.1f}" y1="{y}" x2="{x(one.high):.1f}" y2="{y}"'
            f' stroke="{INK_FILL}" stroke-width="2"/>',
            f'<circle cx="{x(one.mean):.1f}" cy="{y}" r="5" fill="{RED_FILL}" stroke="{INK_FILL}"/>',
            draw_text(f"{one.mean:.{digits}f}", x=WIDTH - RIGHT + 20, y=y + 4),
        ]
    told = "; ".join(
        f"{name}: {one.mean:.{digits}f}, {one.low:.{digits}f} to {one.high:.{digits}f}" for name, one in found
    )
    return make_picture("".join(parts), width=WIDTH, height=height, title=title, told=told)


def histogram(title: str, counts: Sequence[tuple[str, int]]) -> str:
    """Return a picture of counts as columns."""
    height, floor, top = 240, 200, 60
    most = max((count for _, count in counts), default=0) or 1
    step = (WIDTH - 60) / max(1, len(counts))
    parts = [draw_text(title, x=20, y=28, size=15)]
    for number, (label, count) in enumerate(counts):
        x, tall = 30 + step * number, (floor - top) * count / most
        parts += [
            f'<rect x="{x + step * 0.1:.1f}" y="{floor - tall:.1f}" width="{step * 0.8:.1f}" height="{tall:.1f}" '
            f'fill="{RED_FILL}" stroke="{INK_FILL}"/>',
            draw_text(label, x=x + step / 2, y=floor + 18, more='text-anchor="middle"'),
            draw_text(
                str(count), x=x + step / 2, y=floor - tall - 5, ink=FAINT_FILL, more='text-anchor="middle"'
            ),
        ]
    told = "; ".join(f"{label}: {count}" for label, count in counts)
    return make_picture("".join(parts), width=WIDTH, height=height, title=title, told=told)
