"""Moving a table: a browser packs it, and a server plays its journal again by the rules before it is opened there."""

from __future__ import annotations

import time
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress

import msgspec

from keypeg.engine.verdict import board_verdict
from keypeg.errors import IllegalAction, NotationError, Reason, TableError, TableReason, Undecided
from keypeg.rules import Action, CallTime, Claim, TakeBack, format_action, parse_action, refusal
from keypeg.rules.readings import READING
from keypeg.rules.seals import Seal, verify_seal
from keypeg.table.orders.claims import is_claim
from keypeg.table.orders.opening import open_writes
from keypeg.table.orders.plans import make_writes
from keypeg.table.state.copies import copy_lines
from keypeg.table.state.engine_access import Ask, ask_here
from keypeg.table.state.options import Limits, Options, SeatOption, computer_names, default_name
from keypeg.table.state.stored import Chair, JournalLine, Planned
from keypeg.table.state.table_copy import MovedTable, TableCopy
from keypeg.table.state.table_state import TableState
from keypeg.table.state.tokens import token_hash
from keypeg.table.storage.cache import UnitOfWork
from keypeg.table.storage.protocol import Storage

LINES_HERE = 200
"""So many lines are played again in a few hundredths of a second."""
LINES_AT_ONCE, PAUSE_SECONDS = 20, 0.002
"""A long journal is taken in such pieces, each of less than a millisecond, with pauses between them."""

_TAKEN_BACK = format_action(TakeBack())

PlayedLine = tuple[int | None, str]
"""The seat and the action of a line that has been checked."""


def pack_table(state: TableState, free: int) -> MovedTable:
    """Return a running table as it travels, with the seat of a friend left free."""
    copy = copy_lines(state, _standing(state.lines))
    moved = MovedTable(**msgspec.structs.asdict(copy), free=free)
    if state.closed:
        raise TableError(TableReason.TABLE_CLOSED)
    free_options(moved)
    return moved


def _standing(lines: Iterable[JournalLine]) -> list[JournalLine]:
    """Return the lines without those that were taken back: where it moves, nothing can be (R12a)."""
    standing: list[JournalLine] = []
    for line in lines:
        if line.action != _TAKEN_BACK:
            standing.append(line)
            continue
        # Only claims can stand between an entry and its taking back, and they spoke of it.
        while is_claim(standing.pop().action):
            pass
    return standing


def free_options(moved: MovedTable) -> Options:
    """Return what was agreed, with a person at the free seat; a computer's code behind a shield stays its own."""
    options, free = moved.options, moved.free
    if free >= len(options.seats) or len(moved.names) != len(options.seats):
        raise TableError(TableReason.UNKNOWN_SEAT)
    # From now on another device holds a seat.
    options = msgspec.structs.replace(options, one_device=False)
    if options.seats[free].kind == "person":
        return options
    if options.shield or options.seats[free].kind == "adversary":
        raise TableError(TableReason.COMPUTER_SEAT)
    seats = (*options.seats[:free], SeatOption(), *options.seats[free + 1 :])
    return msgspec.structs.replace(options, seats=seats)


def list_kept_seats(moved: MovedTable) -> tuple[int, ...]:
    """Return the seats of the people who move with the table."""
    seats = enumerate(moved.options.seats)
    return tuple(number for number, seat in seats if seat.kind == "person" and number != moved.free)


def make_moved_table(moved: MovedTable, *, now: float, tokens: Mapping[int, str]) -> TableState:
    """Return the table before its first action, with its people seated."""
    return open_copy(moved, free_options(moved), now=now, tokens=tokens, free=moved.free)


def open_copy(
    copy: TableCopy, options: Options, *, now: float, tokens: Mapping[int, str], free: int | None = None
) -> TableState:
    """Return a table that travelled before its first action, with all people seated but the one at the seat `free`."""
    computers = computer_names(options)
    chairs = []
    for seat, option in enumerate(options.seats):
        taken = seat != free
        chairs.append(
            Chair(
                seat,
                option.kind,
                option.guesses_as,
                (copy.names[seat] or computers[seat] or default_name(seat, copy.names)) if taken else None,
                token_hash(tokens[seat]) if seat in tokens else None,
                now if taken else None,
            )
        )
    names = [chair.name for chair in chairs if chair.name is not None]
    if len(set(names)) < len(names):
        raise TableError(TableReason.NAME_TAKEN)
    return TableState.open(copy.table, options, tuple(chairs), now)


def replay_journal(
    state: TableState,
    moved: MovedTable,
    played: Sequence[PlayedLine] | None,
    *,
    now: float,
    ask: Ask = ask_here,
) -> TableState:
    """Return the table after its journal; refuses one that cannot be read, or that the rules do not allow.

    A journal that takes long to be played again is checked by asking; `played` is one that has been checked.
    """
    if played is None and (
        len(moved.lines) > LINES_HERE or any(is_claim(line.action) for line in moved.lines)
    ):
        played = ask(play_moved, moved, now=now)
    if played is None:
        return _check(_add_seals(state, moved), moved, now=now)
    state = state.with_seals(list_seals_of(moved))
    for first in range(0, len(played), LINES_AT_ONCE):
        lines = enumerate(played[first : first + LINES_AT_ONCE], first)
        state = state.extend(JournalLine(seq, seat, action, None, now) for seq, (seat, action) in lines)
        # The threads of a server take turns: the others go first.
        time.sleep(PAUSE_SECONDS)
    return state


def play_moved(moved: MovedTable, *, now: float) -> tuple[PlayedLine, ...]:
    """Return the journal as the table keeps it: less to send than the whole table."""
    return tuple((line.seat, line.action) for line in _play_all(moved, now=now).lines)


def settle_reading(moved: MovedTable, *, now: float) -> MovedTable:
    """Return a moved table under the present reading of the rules; refuses a match that goes on under an earlier one.

    A browser says which reading holds, and could name an old one, with a journal that needs it, to get its loopholes
    back. So the old one holds only for a match that is over.
    """
    if moved.options.reading == READING:
        return moved
    present = msgspec.structs.replace(moved, options=msgspec.structs.replace(moved.options, reading=READING))
    before = _play_all(moved, now=now).match
    with suppress(TableError):
        after = _play_all(present, now=now).match
        if (after.games, after.totals) == (before.games, before.totals):
            return present
    if not before.over:
        raise TableError(TableReason.OLD_READING)
    return moved


def _play_all(moved: MovedTable, *, now: float) -> TableState:
    return _check(_add_seals(make_moved_table(moved, now=now, tokens={}), moved), moved, now=now)


def _add_seals(state: TableState, moved: MovedTable) -> TableState:
    """Return the table with the seals of its codemakers; refuses one that does not hold its code."""
    made = list_seals_of(moved)
    if not all(verify_seal(moved.table, one) for one in made):
        raise TableError(TableReason.BAD_JOURNAL)
    return state.with_seals(made)


def list_seals_of(moved: TableCopy) -> list[Seal]:
    """Return the seals that a table brings along."""
    return [Seal(**msgspec.structs.asdict(one)) for one in moved.commitments]


def _check(state: TableState, moved: MovedTable, *, now: float) -> TableState:
    try:
        after = play_lines(state, moved, now=now)
    except (NotationError, IllegalAction):
        raise TableError(TableReason.BAD_JOURNAL) from None
    if after.closed:
        raise TableError(TableReason.TABLE_CLOSED)
    return after


def play_lines(state: TableState, moved: TableCopy, *, now: float) -> TableState:
    """Return the table after the lines that it does not have yet; refuses those that differ from what it has."""
    for seq, line in enumerate(moved.lines):
        if seq < state.seq:
            # The table has marked by itself: what the journal says must be what the rules say.
            if (state.lines[seq].seat, state.lines[seq].action) != (line.seat, line.action):
                raise TableError(TableReason.BAD_JOURNAL)
            continue
        action = parse_action(state.match.setup.edition, line.action)
        if line.seat is None and not isinstance(action, CallTime):
            raise TableError(TableReason.BAD_JOURNAL)
        state = state.apply_action(line.seat, _judge_claim(state, line.seat, action), action_id=None, at=now)
    return state


def plan_move(
    unit: UnitOfWork,
    before: TableState,
    state: TableState,
    *,
    store: Storage,
    limits: Limits,
    address: str | None,
) -> Planned[TableState]:
    """Open a table with everything that was played at it; refuses one that is here already."""
    if unit.changed.get(state.id) is not None or store.load(state.id) is not None:
        raise TableError(TableReason.TABLE_HERE)
    return plan_deal(unit, before, state, store=store, limits=limits, address=address)


def plan_deal(
    unit: UnitOfWork,
    before: TableState,
    state: TableState,
    *,
    store: Storage,
    limits: Limits,
    address: str | None,
) -> Planned[TableState]:
    """Open a new table at which something has happened already: its code is set."""
    writes = open_writes(unit, before, store=store, limits=limits, address=address)
    grown = make_writes(before, state, state.created)
    writes.seq, writes.lines, writes.seals = grown.seq, grown.lines, grown.seals
    unit.put(state)
    return Planned(writes, lambda: state)


def _judge_claim(state: TableState, seat: int | None, action: Action) -> Action:
    """Return a claim with the engine's own verdict: what a journal says of its claims counts for nothing."""
    if not isinstance(action, Claim) or refusal(state.match, seat, Claim()) is not None:
        return action
    try:
        return Claim(board_verdict(state.match.setup.edition, state.match.game.rows).rows)
    except Undecided:
        raise IllegalAction(Reason.CLAIM_UNDECIDED) from None
