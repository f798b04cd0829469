"""A table on the device of its only player: it goes on there without a connection, and comes back to the server."""

from __future__ import annotations

from keypeg.errors import IllegalAction, NotationError, TableError, TableReason
from keypeg.rules.seals import verify_seal
from keypeg.table.orders.opening import new_token
from keypeg.table.orders.plans import Who, identify_seat, make_writes, order
from keypeg.table.orders.transfers import LINES_HERE, list_seals_of, open_copy, play_lines
from keypeg.table.state.copies import copy_table
from keypeg.table.state.stored import JournalLine, Planned
from keypeg.table.state.table_copy import TableCopy
from keypeg.table.state.table_state import TableState
from keypeg.table.storage.cache import UnitOfWork


def adopt_copy(copy: TableCopy, *, now: float) -> tuple[TableState, TableState]:
    """Return the table of a copy before its first action, and as it is now."""
    people = [seat for seat, option in enumerate(copy.options.seats) if option.kind == "person"]
    before = open_copy(copy, copy.options, now=now, tokens={seat: new_token() for seat in people})
    lines = (JournalLine(seq, line.seat, line.action, None, now) for seq, line in enumerate(copy.lines))
    return before, before.extend(lines, list_seals_of(copy))


@order
def order_bring_back(
    unit: UnitOfWork, table: str, who: Who, copy: TableCopy, *, now: float
) -> Planned[TableState]:
    """Play at a table what was played on the device of its only player; refuse it if both went on differently."""
    unit.read_seats(table)
    state, _ = identify_seat(unit, table, who)
    copy_table(state)
    if len(copy.lines) - state.seq > LINES_HERE or len(copy.lines) < state.seq:
        raise TableError(TableReason.BAD_JOURNAL)
    known = {(seal.game, seal.attempt) for seal in state.seals}
    made = [seal for seal in list_seals_of(copy) if (seal.game, seal.attempt) not in known]
    if copy.table != table or not all(verify_seal(table, seal) for seal in made):
        raise TableError(TableReason.BAD_JOURNAL)
    try:
        after = play_lines(state.with_seals(made), copy, now=now)
    except (NotationError, IllegalAction):
        raise TableError(TableReason.BAD_JOURNAL) from None
    if after.seq == state.seq:
        return Planned(None, lambda: state)
    unit.put(after)
    return Planned(make_writes(state, after, now), lambda: after)
