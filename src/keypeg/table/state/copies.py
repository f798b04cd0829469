"""A copy of a table for the device of its only player.

Only computers play against that person, so the codes in the copy are nobody else's business.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict
from typing import TYPE_CHECKING

from keypeg.errors import TableError, TableReason
from keypeg.rules import Marking
from keypeg.table.state.stored import JournalLine, about_seats
from keypeg.table.state.table_copy import MovedLine, MovedSeal, TableCopy

if TYPE_CHECKING:
    from keypeg.table.state.table_state import TableState


def copy_table(state: TableState) -> TableCopy:
    """Return a table for the device of its only player; refuses one that has to stay at the server.

    That is a table of several devices, one with a turn timer, a daily code or the code of a room (others play it too),
    one that is marked by hand, and one at which seats have changed hands.
    """
    options = state.options
    computers = any(chair.kind != "person" for chair in state.chairs)
    stays = options.seconds is not None or options.daily is not None or options.room is not None
    stays = stays or options.marking is not Marking.TABLE or any(map(about_seats, state.lines))
    if stays or not options.one_device or not state.started or not computers:
        raise TableError(TableReason.NO_COPY)
    return copy_lines(state, state.lines)


def copy_lines(state: TableState, lines: Iterable[JournalLine]) -> TableCopy:
    """Return a table with its secrets and these lines, as it travels."""
    return TableCopy(
        table=state.id,
        options=state.options,
        names=tuple(chair.name for chair in state.chairs),
        lines=tuple(MovedLine(seat=line.seat, action=line.action) for line in lines),
        commitments=tuple(MovedSeal(**asdict(made)) for made in state.seals),
    )
