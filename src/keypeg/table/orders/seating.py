"""Who sits where once a table is open: another name, and what those who stay do when somebody has left or is away."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

from keypeg.errors import EditionError, TableError, TableReason, shorten
from keypeg.rules import Phase, SkipTurn
from keypeg.rules.leaving import WayOn, giving_up, ways_on
from keypeg.table.orders.plans import Who, identify_seat, make_writes, order
from keypeg.table.orders.starting import fill_seats
from keypeg.table.state.chairs import stands_in, with_chair
from keypeg.table.state.departures import list_guessing_computers
from keypeg.table.state.passes import read_pass
from keypeg.table.state.stored import COMPUTER, RETURN, Planned, SeatChange, Writes, format_computer
from keypeg.table.state.table_state import TableState
from keypeg.table.state.tokens import token_hash
from keypeg.table.state.views import ClosedWhy, Ticket
from keypeg.table.storage.cache import UnitOfWork


@order
def order_computer(
    unit: UnitOfWork,
    table: str,
    who: Who,
    *,
    level: str,
    levels: Collection[str],
    now: float,
    absent: int | None = None,
) -> Planned[TableState]:
    """Let a computer of a level play on for the person who left, or who is `absent`.

    Before the match starts, computers of that level take all free seats.
    """
    unit.read_seats(table)
    state, seat = identify_seat(unit, table, who)
    if state.closed is None and not state.started:
        return fill_seats(unit, state, level=level, levels=levels, now=now)
    if state.closed is None and absent is not None:
        gone = _check_absent(state, seat, absent, WayOn.COMPUTER)
        line = COMPUTER + level
    else:
        gone = _identify_stayer(unit, table, who)[0].gone[-1]
        line = format_computer(level, state.chairs[gone].name)
    if level not in levels:
        raise EditionError("seat-unknown-level", seat=gone + 1, text=shorten(level), levels=tuple(levels))
    game = state.match.game
    if state.match.setup.shield and game.codemaker == gone and game.phase is not Phase.SETTING:
        raise TableError(TableReason.CODE_GONE)
    after = state.with_line(gone, line, now)
    unit.put(after)
    writes = _seat_writes(state, after, gone, now)
    # From now on the table is attended to, as one that was closed and goes on.
    writes.reopened = after.closed is None
    return Planned(writes, lambda: after)


@order
def order_skip(
    unit: UnitOfWork, table: str, who: Who, *, absent: int | None, seq: int, now: float
) -> Planned[TableState]:
    """Skip the turn of somebody who is `absent`, as it was when the table stood at `seq` (R21c)."""
    state, seat = identify_seat(unit, table, who)
    if state.seq != seq:
        # Somebody else was faster, or the player is back and has moved: what was to be skipped is over.
        return Planned(None, lambda: state)
    _check_absent(state, seat, absent, WayOn.SKIP)
    after = state.apply_action(None, SkipTurn(), action_id=None, at=now)
    unit.put(after)
    return Planned(make_writes(state, after, now), lambda: after)


def _check_absent(state: TableState, seat: int, absent: int | None, way: WayOn) -> int:
    """Return the seat of a player who is away, if the match waits for it and another seat may go on in this way."""
    if state.closed:
        raise TableError(TableReason.TABLE_CLOSED)
    if absent is None or absent == seat or absent != state.awaited or way not in ways_on(state.match):
        raise TableError(TableReason.NOBODY_AWAY)
    return absent


@order
def order_return(unit: UnitOfWork, table: str, who: Who, *, now: float) -> Planned[TableState]:
    """Take a seat back from the computer that plays there for a person who was away (R21c)."""
    unit.read_seats(table)
    state, seat = identify_seat(unit, table, who)
    if state.closed or not stands_in(state.chairs[seat]):
        return Planned(None, lambda: state)
    after = state.with_line(seat, RETURN, now)
    unit.put(after)
    return Planned(_seat_writes(state, after, seat, now), lambda: after)


@order
def order_continue(unit: UnitOfWork, table: str, *, text: str, token: str, now: float) -> Planned[Ticket]:
    """Give a seat a new token for the device that brings its pass; the old token ends."""
    state = unit.read_seats(table)
    found = read_pass(table, state.chairs, text, now=now)
    if found is None:
        raise TableError(TableReason.BAD_PASS)
    seat, lent = found
    if lent and state.hides_code(seat):
        raise TableError(TableReason.PASS_HIDES_CODE)
    before = state.chairs[seat]
    chair = replace(before, token_hash=token_hash(token))
    unit.put(state.with_chairs(with_chair(state.chairs, chair)))
    change = SeatChange(before=before, after=chair)
    ticket = Ticket(table=table, seat=seat, token=token)
    return Planned(Writes(table=table, seq=state.seq, seat_changes=[change], touched=now), lambda: ticket)


def _seat_writes(before: TableState, after: TableState, seat: int, now: float) -> Writes:
    writes = make_writes(before, after, now)
    writes.seat_changes = [SeatChange(before=before.chairs[seat], after=after.chairs[seat])]
    return writes


@order
def order_show_code(unit: UnitOfWork, table: str, who: Who, *, now: float) -> Planned[TableState]:
    """End the game that somebody left, and so to reveal its code (R21b)."""
    state, seat = _identify_stayer(unit, table, who)
    # A computer that guesses does not keep people waiting, but no codemaker ends the game by that.
    idle = () if seat == state.match.game.codemaker else list_guessing_computers(state.match, state.chairs)
    after = state.act_all(giving_up(state.match, seat, (*state.gone, *idle)), now)
    unit.put(after)
    return Planned(make_writes(state, after, now), lambda: after)


def _identify_stayer(unit: UnitOfWork, table: str, who: Who) -> tuple[TableState, int]:
    """Return a table that somebody has left, and the seat of one who stays."""
    unit.read_seats(table)
    state, seat = identify_seat(unit, table, who)
    if state.closed is None or state.closed.why is not ClosedWhy.LEFT:
        raise TableError(TableReason.NOBODY_LEFT)
    if seat in state.gone:
        raise TableError(TableReason.NOT_YOUR_SEAT)
    return state, seat


@order
def order_rename(unit: UnitOfWork, table: str, who: Who, *, name: str, now: float) -> Planned[TableState]:
    """Change a person's name, which is possible until the match's first action."""
    unit.read_seats(table)
    state, seat = identify_seat(unit, table, who)
    if state.closed:
        raise TableError(TableReason.TABLE_CLOSED)
    if state.lines:
        raise TableError(TableReason.NAME_FIXED)
    before, name = state.chairs[seat], name.strip()
    if before.name == name:
        return Planned(None, lambda: state)
    if any(chair.name == name for chair in state.chairs):
        raise TableError(TableReason.NAME_TAKEN)
    chair = replace(before, name=name)
    after = state.with_chairs(with_chair(state.chairs, chair))
    unit.put(after)
    change = SeatChange(before=before, after=chair)
    return Planned(Writes(table=table, seq=state.seq, seat_changes=[change], touched=now), lambda: after)
