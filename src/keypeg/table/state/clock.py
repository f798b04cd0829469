"""Thinking time: when a turn ends because its time is over."""

from __future__ import annotations

from typing import TYPE_CHECKING

from keypeg.rules import to_act

if TYPE_CHECKING:
    from keypeg.table.state.table_state import TableState


def deadline(state: TableState, *, not_before: float) -> float | None:
    """Return when the time for a person's turn ends; None if no clock runs.

    A turn begins no earlier than `not_before`, when this process began: nobody loses a row to a server that was
    down. Computers have no clock: they move as soon as they can.
    """
    if state.options.seconds is None or not state.started or state.closed:
        return None
    waits = to_act(state.match)
    if any(seat is None or state.chairs[seat].kind != "person" for seat in waits):
        return None
    return max(state.turn_began, not_before) + state.options.seconds


def time_is_over(state: TableState, *, now: float, not_before: float) -> bool:
    """Whether the table has to call time now."""
    end = deadline(state, not_before=not_before)
    return end is not None and now >= end
