"""Starting before every seat is taken: without the free seats, or with computers there (R21d)."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

from keypeg.errors import EditionError, TableError, TableReason, shorten
from keypeg.table.orders.plans import Who, identify_seat, make_writes, order
from keypeg.table.state.options import computer_name
from keypeg.table.state.stored import Chair, Planned, SeatChange, Writes, format_players
from keypeg.table.state.table_state import TableState
from keypeg.table.storage.cache import UnitOfWork


def fill_seats(
    unit: UnitOfWork, state: TableState, *, level: str, levels: Collection[str], now: float
) -> Planned[TableState]:
    """Let computers of a level take all free seats, so that the match starts."""
    free = [chair for chair in state.chairs if chair.taken is None]
    if level not in levels:
        seat = free[0].seat + 1
        raise EditionError("seat-unknown-level", seat=seat, text=shorten(level), levels=tuple(levels))
    chairs = list(state.chairs)
    for chair in free:
        name = computer_name(level, [other.name for other in chairs])
        chairs[chair.seat] = Chair(chair.seat, "computer", level, name, None, now)
    after = state.with_chairs(tuple(chairs))
    unit.put(after)
    changes = [SeatChange(before=chair, after=after.chairs[chair.seat]) for chair in free]
    # From now on the table is attended to, as one that was closed and goes on.
    writes = Writes(table=state.id, seq=state.seq, seat_changes=changes, touched=now, reopened=True)
    return Planned(writes, lambda: after)


@order
def order_start(unit: UnitOfWork, table: str, who: Who, *, now: float) -> Planned[TableState]:
    """Start a match with those who are there: the free seats go away."""
    unit.read_seats(table)
    state, _ = identify_seat(unit, table, who)
    if state.closed:
        raise TableError(TableReason.TABLE_CLOSED)
    if state.started:
        return Planned(None, lambda: state)
    kept = [chair for chair in state.chairs if chair.taken is not None]
    state.options.box.check_players(len(kept))
    free = [chair for chair in state.chairs if chair.taken is None]
    moved = tuple(replace(chair, seat=seat) for seat, chair in enumerate((*kept, *free)))
    line = format_players(chair.seat for chair in kept)
    after = state.with_chairs(moved).with_line(None, line, now)
    unit.put(after)
    writes = make_writes(state, after, now)
    writes.seat_changes = _move_chairs(state.chairs, moved)
    writes.touched = now
    return Planned(writes, lambda: after)


def _move_chairs(before: tuple[Chair, ...], after: tuple[Chair, ...]) -> list[SeatChange]:
    """Return the changes that lead from the one to the other: people get up first, since a name is there once."""
    moved = [(old, new) for old, new in zip(before, after, strict=True) if old != new]
    empty = {old.seat: Chair(old.seat, "person", None, None, None, None) for old, _ in moved}
    rising = [SeatChange(before=old, after=empty[old.seat]) for old, _ in moved if old.taken is not None]
    sitting = [SeatChange(before=empty[new.seat], after=new) for _, new in moved if new.taken is not None]
    return [*rising, *sitting]
