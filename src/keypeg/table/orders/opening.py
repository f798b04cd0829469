"""Opening tables: their ids, who sits at them from the start, and the rematch."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from dataclasses import replace

import msgspec

from keypeg.errors import TableError, TableReason
from keypeg.rules.readings import READING
from keypeg.table.state.chairs import stands_in
from keypeg.table.state.options import Limits, Options, SeatOption, computer_names
from keypeg.table.state.stored import Chair, NextTable, Planned, RematchLink, Writes
from keypeg.table.state.table_state import TableState
from keypeg.table.state.tokens import new_token as new_token
from keypeg.table.state.tokens import token_hash
from keypeg.table.storage.cache import UnitOfWork
from keypeg.table.storage.protocol import Storage

_ID_LETTERS = "0123456789abcdefghjkmnpqrstvwxyz"
_ID_LENGTH = 16


def new_id() -> str:
    """Return the id of a new table: 80 random bits."""
    return "".join(secrets.choice(_ID_LETTERS) for _ in range(_ID_LENGTH))


def new_table(
    options: Options,
    *,
    now: float,
    names: Mapping[int, str] | None = None,
    tokens: Mapping[int, str],
    one_device: bool = False,
) -> TableState:
    """Return a table of the present reading, with its computers and the people who hold a token already seated.

    Whoever holds the tokens of all people has them on one device; `one_device` says so of a table without tokens.
    """
    people = [seat for seat, option in enumerate(options.seats) if option.kind == "person"]
    one_device = one_device or all(seat in tokens for seat in people)
    options = msgspec.structs.replace(options, one_device=one_device, reading=READING)
    chairs = []
    computers = computer_names(options, tuple((names or {}).values()))
    for seat, (option, computer) in enumerate(zip(options.seats, computers, strict=True)):
        taken = seat in tokens or computer is not None
        chairs.append(
            Chair(
                seat,
                option.kind,
                option.guesses_as,
                (names or {}).get(seat, computer) if taken else None,
                token_hash(tokens[seat]) if seat in tokens else None,
                now if taken else None,
            )
        )
    return TableState.open(new_id(), options, tuple(chairs), now)


def open_writes(
    unit: UnitOfWork,
    state: TableState,
    *,
    store: Storage,
    limits: Limits,
    address: str | None,
    owner: str | None = None,
) -> Writes:
    """Open a table, and return what to write of it; the number of tables and seats per address is limited.

    A table of an `owner` is kept for good.
    """
    if address is not None:
        _check_quota(unit, state, store=store, limits=limits, address=address)
    unit.put(state)
    row = {
        "id": state.id,
        "options": msgspec.json.encode(state.options).decode(),
        "created": state.created,
        "touched": state.created,
        "attended": state.options.attended,
        "address": address,
        "owner": owner,
    }
    seats = [_chair_row(state.id, chair, address) for chair in state.chairs]
    return Writes(table=state.id, tables=[row], seats=seats)


def plan_rematch(
    unit: UnitOfWork,
    table: str,
    *,
    store: Storage,
    limits: Limits,
    now: float,
    address: str | None = None,
    by: int | None = None,
) -> Planned[TableState]:
    """Open the table for a rematch of the same people, with the same tokens; `by` is the seat that asks.

    `Options.next_first` says who is codemaker first. The id of the table is random, and only the old table leads there:
    nobody can open a table of that id beforehand.
    """
    old = unit.load(table)
    if old.closed is None:
        raise TableError(TableReason.MATCH_GOES_ON)
    if old.options.room is not None:
        raise TableError(TableReason.NO_REMATCH)
    if old.rematch is None:
        old = unit.read_fresh(table)
    known = _open_rematch(unit, old)
    if known is not None:
        return Planned(None, lambda: known)
    old_options, old_chairs = _stay(old)
    first = old_options.next_first()
    # A computer may have taken the seat of somebody who left. One that played for somebody who was away did so once.
    chairs = tuple(
        replace(chair, kind="person", level=None) if stands_in(chair) else chair for chair in old_chairs
    )
    seats = tuple(SeatOption(kind=chair.kind, level=chair.level) for chair in chairs)
    options = msgspec.structs.replace(old_options, first=first, seats=seats, reading=READING)
    if old.options.reading == 1:
        # Nobody noted at that time whether one device holds every seat.
        options = msgspec.structs.replace(options, one_device=False)
    chairs = tuple(replace(chair, taken=chair.taken and now) for chair in chairs)
    again = TableState.open(new_id(), options, chairs, now)
    writes = open_writes(unit, again, store=store, limits=limits, address=address)
    following = NextTable(again.id, by)
    before = old.rematch and old.rematch.table
    writes.rematch = RematchLink(table=table, seq=old.seq, before=before, after=following)
    unit.put(old.with_rematch(following))
    return Planned(writes, lambda: again)


def _stay(old: TableState) -> tuple[Options, tuple[Chair, ...]]:
    """Return what was agreed and who sits there, without the people who left a group."""
    if not old.gone or len(old.chairs) == 2:
        return old.options, old.chairs
    kept = [chair for chair in old.chairs if chair.seat not in old.gone]
    old.options.box.check_players(len(kept))
    options = old.options.keep_seats([chair.seat for chair in kept])
    return options, tuple(replace(chair, seat=seat) for seat, chair in enumerate(kept))


def _open_rematch(unit: UnitOfWork, old: TableState) -> TableState | None:
    """Return the rematch of a table; None if nobody has opened it, or it was deleted since."""
    if old.rematch is None:
        return None
    try:
        return unit.load(old.rematch.table)
    except TableError as error:
        if error.reason is not TableReason.UNKNOWN_TABLE:
            raise
        return None


def _check_quota(
    unit: UnitOfWork, state: TableState, *, store: Storage, limits: Limits, address: str
) -> None:
    if limits.tables_per_address is not None:
        opened = store.open_tables(address) + unit.opened.get(address, 0)
        if opened >= limits.tables_per_address:
            raise TableError(TableReason.TOO_MANY_TABLES)
        unit.opened[address] = unit.opened.get(address, 0) + 1
    if limits.seats_per_address is not None:
        wanted = sum(chair.token_hash is not None for chair in state.chairs)
        if wanted and store.taken_seats(address) + wanted > limits.seats_per_address:
            raise TableError(TableReason.TOO_MANY_SEATS)


def _chair_row(table: str, chair: Chair, address: str | None) -> dict[str, object]:
    return {
        "table_id": table,
        "seat": chair.seat,
        "kind": chair.kind,
        "level": chair.level,
        "name": chair.name,
        "token_hash": chair.token_hash,
        "taken": chair.taken,
        "address": None if chair.token_hash is None else address,
    }
