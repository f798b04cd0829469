"""Tables that move here from a browser, and those that go on there for a while.

Their bodies are large, and are read beside the server's process.
"""

from __future__ import annotations

from typing import TypeVar

import msgspec

from keypeg.api.answers import Opened
from keypeg.api.endpoint import Request
from keypeg.api.parameters import TableParameters
from keypeg.api.refusals import refuse_unreadable
from keypeg.errors import TableError, TableReason
from keypeg.server.compute.transfer_checks import Unreadable, check_moved, read_moved
from keypeg.server.identity import HttpCaller
from keypeg.table.orders.device_copies import order_bring_back
from keypeg.table.state.snapshot import SeatKey, TableSnapshot
from keypeg.table.state.table_copy import TableCopy

T = TypeVar("T")

MOVED_BYTES = 1_000_000
"""A whole match of many games, as it comes from a browser."""
COPY_BYTES = 64_000
"""A match against computers, as it comes back from the device of its only player."""
_BYTES_HERE = 8_192
"""A body of this size is read in less than a millisecond, and its journal played again in a few."""
_BYTES_PER_OPENING = 4_096
"""A large table counts as several that are opened: a line costs as much whichever table it belongs to."""


async def move_table(caller: HttpCaller, request: Request[None, bytes]) -> Opened[msgspec.Raw]:
    """Open a table that was played in a browser until now; its people get tokens, and one seat is free."""
    context, address, body = caller.service, caller.address, request.body
    context.limits.allow_opening(address, count=1 + len(body) // _BYTES_PER_OPENING)
    async with context.turns.turn(address):
        if len(body) <= _BYTES_HERE:
            snapshot, held = await context.tables.move_async(
                _require_readable(read_moved(body)), address=address
            )
        else:
            found = await context.pool.helps.ask(check_moved, body, context.tables.now())
            moved, lines = _require_readable(found)
            snapshot, held = await context.tables.move_async(moved, address=address, played=lines)
    context.metrics.tables.inc()
    if held:
        caller.store_tokens(snapshot.id, tuple(held.values()))
    state = await context.encode_state(snapshot, next(iter(held), None), caller.language)
    return Opened(table=snapshot.id, tokens={str(seat): token for seat, token in held.items()}, state=state)


async def copy_table(caller: HttpCaller, request: Request[TableParameters, None]) -> TableCopy:
    """Return a table that one person plays against computers, with its codes, for that person's device.

    There it goes on while the connection is lost. Whoever asks has to hold the seats of all people at the table.
    """
    table = request.parameters.table
    snapshot, _ = await _enter_all(caller, table)
    return snapshot.copy()


async def bring_back(caller: HttpCaller, request: Request[TableParameters, TableCopy]) -> msgspec.Raw:
    """Play here what was played on the device of the only player; the journal there has to begin as the one here."""
    context, table = caller.service, request.parameters.table
    _, key = await _enter_all(caller, table)
    context.limits.allow_action(table, key.seat)
    async with context.turns.turn(caller.address):
        await context.tables.seat_async(order_bring_back(table, key, request.body, now=context.tables.now()))
    return await context.encode_state(await context.load(table), key.seat, caller.language)


async def _enter_all(caller: HttpCaller, table: str) -> tuple[TableSnapshot, SeatKey]:
    """Admit a client that holds the seats of all people at a table."""
    snapshot = await caller.service.load(table, at_least=0)
    tokens = caller.tokens(table)
    held = caller.service.seats_held(snapshot, tokens)
    if not tokens or not held:
        raise TableError(TableReason.NO_TOKEN)
    if set(held) != set(snapshot.people):
        raise TableError(TableReason.NOT_YOUR_SEAT)
    found, key = await caller.service.enter(table, held[0], tokens)
    if key is None:
        raise TableError(TableReason.NOT_YOUR_SEAT)
    return found, key


def _require_readable(found: T | Unreadable) -> T:
    if isinstance(found, Unreadable):
        raise refuse_unreadable(found.problem)
    return found
