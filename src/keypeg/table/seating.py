"""Who sits where once a table is open: a person changes their name, a computer takes the seat of somebody who left."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from functools import partial

from keypeg.errors import EditionError, TableError, TableReason, shortened
from keypeg.rules import Phase
from keypeg.table.cache import UnitOfWork
from keypeg.table.orders import Who, grown_writes, identified
from keypeg.table.stored import Planned, SeatChange, Writes
from keypeg.table.table_state import TableState
from keypeg.table.views import ClosedWhy
from keypeg.table.writer import Plan


def letting_computer(
    table: str, who: Who, *, level: str, levels: Collection[str], now: float
) -> Plan[TableState]:
    """Return the order to let a computer of a level play on for the person who left the table."""
    return partial(_plan_computer, table=table, who=who, level=level, levels=levels, now=now)


def renaming(table: str, who: Who, *, name: str, now: float) -> Plan[TableState]:
    """Return the order to change a person's name, which is possible until the match's first action."""
    return partial(_plan_rename, table=table, who=who, name=name.strip(), now=now)


def _plan_computer(
    unit: UnitOfWork, table: str, who: Who, *, level: str, levels: Collection[str], now: float
) -> Planned[TableState]:
    unit.reseated(table)
    state, seat = identified(unit, table, who)
    gone = _left_seat(state)
    if seat == gone:
        raise TableError(TableReason.NOT_YOUR_SEAT)
    if level not in levels:
        raise EditionError("seat-unknown-level", seat=gone + 1, text=shortened(level), levels=tuple(levels))
    game = state.match.game
    if state.match.setup.shield and game.codemaker == gone and game.phase is not Phase.SETTING:
        raise TableError(TableReason.CODE_GONE)
    after = state.taken_over(gone, level, now)
    unit.put(after)
    writes = grown_writes(state, after, now)
    writes.seat = SeatChange(before=state.chairs[gone], after=after.chairs[gone])
    writes.reopened = True
    return Planned(writes, lambda: after)


def _left_seat(state: TableState) -> int:
    closed = state.closed
    if closed is None or closed.why is not ClosedWhy.LEFT or closed.by is None:
        raise TableError(TableReason.NOBODY_LEFT)
    return closed.by


def _plan_rename(unit: UnitOfWork, table: str, who: Who, *, name: str, now: float) -> Planned[TableState]:
    unit.reseated(table)
    state, seat = identified(unit, table, who)
    if state.closed:
        raise TableError(TableReason.TABLE_CLOSED)
    if state.lines:
        raise TableError(TableReason.NAME_FIXED)
    before = state.chairs[seat]
    if before.name == name:
        return Planned(None, lambda: state)
    if any(chair.name == name for chair in state.chairs):
        raise TableError(TableReason.NAME_TAKEN)
    chair = replace(before, name=name)
    after = state.seated((*state.chairs[:seat], chair, *state.chairs[seat + 1 :]))
    unit.put(after)
    change = SeatChange(before=before, after=chair)
    return Planned(Writes(table=table, seq=state.seq, seat=change, touched=now), lambda: after)
