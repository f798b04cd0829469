"""Who sits where at a table: another name, and what those who stay do when somebody has left."""

from __future__ import annotations

import msgspec

from keypeg.api.caller import Caller
from keypeg.api.endpoint import Request
from keypeg.api.parameters import SeatParameters, TableParameters
from keypeg.api.requests import ChangeName, LetComputer, ShowCode
from keypeg.errors import TableError, TableReason
from keypeg.table.orders.seating import letting_computer, renaming, showing_code
from keypeg.table.state.snapshot import SeatKey


async def rename(caller: Caller, request: Request[SeatParameters, ChangeName]) -> msgspec.Raw:
    """Change the name of the person at a seat, before the first action."""
    tables, table, seat = caller.service.tables, request.parameters.table, request.parameters.seat
    key = await _admit(caller, table, seat)
    await tables.seat_async(renaming(table, key, name=request.body.name, now=tables.now()))
    return await _state(caller, table, seat)


async def let_computer(caller: Caller, request: Request[TableParameters, LetComputer]) -> msgspec.Raw:
    """Give the seat of somebody who left to a computer: the table opens again, and the match continues."""
    tables, table, data = caller.service.tables, request.parameters.table, request.body
    key = await _admit(caller, table, data.seat)
    order = letting_computer(table, key, level=data.level, levels=tables.engine.levels, now=tables.now())
    await tables.seat_async(order)
    return await _state(caller, table, data.seat)


async def show_code(caller: Caller, request: Request[TableParameters, ShowCode]) -> msgspec.Raw:
    """End the game that somebody left, once nobody can or wants to play it any longer: its code is revealed."""
    tables, table, seat = caller.service.tables, request.parameters.table, request.body.seat
    key = await _admit(caller, table, seat)
    await tables.seat_async(showing_code(table, key, now=tables.now()))
    return await _state(caller, table, seat)


async def _admit(caller: Caller, table: str, seat: int) -> SeatKey:
    _, key = await caller.service.enter(table, seat, caller.tokens(table))
    if key is None:
        raise TableError(TableReason.NO_TOKEN)
    caller.service.limits.allow_action(table, seat)
    return key


async def _state(caller: Caller, table: str, seat: int) -> msgspec.Raw:
    return await caller.service.encode_state(await caller.service.load(table), seat, caller.language)
