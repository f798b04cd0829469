"""Who sits where once a table is open: another name, and what those who stay do when somebody has left."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from functools import partial

from keypeg.errors import EditionError, TableError, TableReason, shortened
from keypeg.rules import Phase
from keypeg.rules.leaving import giving_up
from keypeg.table.orders.plans import Who, grown_writes, identified
from keypeg.table.state.departures import list_guessing_computers
from keypeg.table.state.stored import Planned, SeatChange, Writes
from keypeg.table.state.table_state import TableState
from keypeg.table.state.views import ClosedWhy
from keypeg.table.storage.cache import Plan, UnitOfWork


def letting_computer(
    table: str, who: Who, *, level: str, levels: Collection[str], now: float
) -> Plan[TableState]:
    """Return the order to let a computer of a level play on for the person who left the table."""
    return partial(_plan_computer, table=table, who=who, level=level, levels=levels, now=now)


def showing_code(table: str, who: Who, *, now: float) -> Plan[TableState]:
    """Return the order to end the game that somebody left, and so to reveal its code (R21b)."""
    return partial(_plan_show, table=table, who=who, now=now)


def renaming(table: str, who: Who, *, name: str, now: float) -> Plan[TableState]:
    """Return the order to change a person's name, which is possible until the match's first action."""
    return partial(_plan_rename, table=table, who=who, name=name.strip(), now=now)


def _plan_computer(
    unit: UnitOfWork, table: str, who: Who, *, level: str, levels: Collection[str], now: float
) -> Planned[TableState]:
    state = _deserted(unit, table, who)[0]
    gone = state.gone[-1]
    if level not in levels:
        raise EditionError("seat-unknown-level", seat=gone + 1, text=shortened(level), levels=tuple(levels))
    game = state.match.game
    if state.match.setup.shield and game.codemaker == gone and game.phase is not Phase.SETTING:
        raise TableError(TableReason.CODE_GONE)
    after = state.taken_over(gone, level, now)
    unit.put(after)
    writes = grown_writes(state, after, now)
    writes.seat = SeatChange(before=state.chairs[gone], after=after.chairs[gone])
    return Planned(writes, lambda: after)


def _plan_show(unit: UnitOfWork, table: str, who: Who, *, now: float) -> Planned[TableState]:
    state, seat = _deserted(unit, table, who)
    # A computer that guesses does not keep people waiting, but no codemaker ends the game by that.
    idle = () if seat == state.match.game.codemaker else list_guessing_computers(state.match, state.chairs)
    after = state.acted_all(giving_up(state.match, seat, (*state.gone, *idle)), now)
    unit.put(after)
    return Planned(grown_writes(state, after, now), lambda: after)


def _deserted(unit: UnitOfWork, table: str, who: Who) -> tuple[TableState, int]:
    """Return a table that somebody has left, and the seat of one who stays."""
    unit.reseated(table)
    state, seat = identified(unit, table, who)
    if state.closed is None or state.closed.why is not ClosedWhy.LEFT:
        raise TableError(TableReason.NOBODY_LEFT)
    if seat in state.gone:
        raise TableError(TableReason.NOT_YOUR_SEAT)
    return state, seat


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
    after = state.with_chairs((*state.chairs[:seat], chair, *state.chairs[seat + 1 :]))
    unit.put(after)
    change = SeatChange(before=before, after=chair)
    return Planned(Writes(table=table, seq=state.seq, seat=change, touched=now), lambda: after)
