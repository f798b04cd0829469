"""Thinking time: when a turn ends that nobody has taken."""

from __future__ import annotations

from keypeg.rules import to_act
from keypeg.table.live import Live


def deadline(live: Live, *, not_before: float) -> float | None:
    """When the time of a person's turn is over; None where no clock runs.

    A turn begins no earlier than `not_before`, when this process began: nobody loses a row to a server that was
    down. Computers have no clock: they move as soon as they can.
    """
    if live.options.seconds is None or not live.started or live.closed:
        return None
    waits = to_act(live.match)
    if any(seat is None or live.chairs[seat].kind != "person" for seat in waits):
        return None
    return max(live.turn_began, not_before) + live.options.seconds


def time_is_over(live: Live, *, now: float, not_before: float) -> bool:
    """Whether the table has to call time now."""
    end = deadline(live, not_before=not_before)
    return end is not None and now >= end
