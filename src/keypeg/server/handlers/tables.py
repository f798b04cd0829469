"""Tables: open one, take a seat, act, look, leave."""

from __future__ import annotations

import msgspec

from keypeg.api.answers import FairData, MineData, Opened, Rematch, Taken, fair_data
from keypeg.api.caller import Caller
from keypeg.api.endpoint import Request
from keypeg.api.parameters import LookParameters, SeatParameters, TableParameters
from keypeg.api.requests import AskRematch, BringSeats, NewAction, NewTable, TakeSeat
from keypeg.server.actions import Client, acted
from keypeg.server.context import Context


async def open_table(caller: Caller[Context], request: Request[None, NewTable]) -> Opened[msgspec.Raw]:
    """Open a table and take seats at it; the answer and the cookie hold their tokens."""
    context, address, data = caller.service, caller.address, request.body
    context.limits.allow_opening(address)
    taken = data.taken
    snapshot, held = await context.tables.open_async(data.options, data.names, taken=taken, address=address)
    context.metrics.tables.inc()
    state = await context.sent(snapshot, taken[0] if taken else None, caller.language)
    if held:
        caller.store_tokens(snapshot.id, tuple(held.values()))
    return Opened(table=snapshot.id, tokens={str(seat): token for seat, token in held.items()}, state=state)


async def look(caller: Caller[Context], request: Request[LookParameters, None]) -> msgspec.Raw:
    """Return the state a seat, or a spectator, sees now."""
    table, seat = request.parameters.table, request.parameters.seat
    snapshot, _ = await caller.service.enter(table, seat, caller.tokens(table))
    return await caller.service.sent(snapshot, seat, caller.language)


async def list_seats(caller: Caller[Context], request: Request[TableParameters, None]) -> MineData:
    """Return the seats whose tokens the cookie, or the header, holds."""
    table = request.parameters.table
    snapshot = await caller.service.load(table)
    found = {snapshot.seat_of(token) for token in caller.tokens(table)}
    return MineData(seats=tuple(sorted(seat for seat in found if seat is not None)))


async def bring_seats(caller: Caller[Context], request: Request[TableParameters, BringSeats]) -> MineData:
    """Keep the seats of these tokens in the cookie, beside those that it holds; return them all."""
    table = request.parameters.table
    snapshot = await caller.service.load(table)
    brought = dict.fromkeys((*caller.tokens(table), *request.body.tokens))
    held = {token: seat for token in brought if (seat := snapshot.seat_of(token)) is not None}
    if held:
        caller.store_tokens(table, tuple(held))
    return MineData(seats=tuple(sorted(set(held.values()))))


async def take_seat(
    caller: Caller[Context], request: Request[TableParameters, TakeSeat]
) -> Taken[msgspec.Raw]:
    """Take a free seat; a seat can be taken once, and its token is shown only now."""
    context, table, data = caller.service, request.parameters.table, request.body
    await context.load(table, at_least=0)
    ticket = await context.tables.take_async(table, data.seat, data.name, address=caller.address)
    state = await context.sent(await context.load(table), ticket.seat, caller.language)
    caller.store_tokens(table, (*caller.tokens(table), ticket.token))
    return Taken(seat=ticket.seat, token=ticket.token, state=state)


async def leave_seat(caller: Caller[Context], request: Request[SeatParameters, None]) -> msgspec.Raw:
    """Give up a seat: it becomes free before the first action, and after it the table closes."""
    context, table, seat = caller.service, request.parameters.table, request.parameters.seat
    brought = caller.tokens(table)
    snapshot, key = await context.enter(table, seat, brought)
    if key is not None:
        await context.tables.leave_async(table, key)
    state = await context.sent(await context.load(table), None, caller.language)
    caller.store_tokens(table, tuple(one for one in brought if snapshot.seat_of(one) != seat))
    return state


async def act(caller: Caller[Context], request: Request[TableParameters, NewAction]) -> msgspec.Raw:
    """Act for a seat; the action is saved before the answer is sent."""
    client = client_at(caller, request.parameters.table)
    return msgspec.Raw(await acted(caller.service, client, request.body))


def client_at(caller: Caller[Context], table: str) -> Client:
    """Return the caller as a client of one table."""
    return Client(table, caller.tokens(table), caller.language, caller.address)


async def play_again(
    caller: Caller[Context], request: Request[TableParameters, AskRematch]
) -> Rematch[msgspec.Raw]:
    """Open or find the table for a rematch; a player's token is valid there too, unless the seat was given up.

    If somebody else has the seat by now, the answer holds no token, and the state that a spectator sees.
    """
    context, table, wanted = caller.service, request.parameters.table, request.body.seat
    brought = caller.tokens(table)
    snapshot, _ = await context.enter(table, wanted, brought)
    if snapshot.closed is not None and snapshot.rematch is None:
        context.limits.allow_opening(caller.address)
    opened = await context.tables.rematch_async(table, address=caller.address)
    # The seats there may have changed hands since, through another server perhaps.
    new = await context.load(opened.id)
    seats = {token: new.seat_of(token) for token in brought}
    held = tuple(token for token, seat in seats.items() if seat is not None)
    tokens = {str(seat): token for token, seat in seats.items() if seat == wanted}
    key = new.admit(wanted if tokens else None, brought)
    state = await context.sent(new, None if key is None else key.seat, caller.language)
    if held:
        caller.store_tokens(new.id, held)
    return Rematch(table=new.id, tokens=tokens, state=state)


async def export_match(caller: Caller[Context], request: Request[LookParameters, None]) -> str:
    """Return the match as text: the whole of it once it is over, before that the finished games."""
    context, table = caller.service, request.parameters.table
    _, key = await context.enter(table, request.parameters.seat, caller.tokens(table))
    return await context.read(lambda: context.tables.export(table, key))


async def check_fairness(
    caller: Caller[Context], request: Request[LookParameters, None]
) -> tuple[FairData, ...]:
    """Return every digest published at the table; code and nonce are there once the game is over."""
    context, table, seat = caller.service, request.parameters.table, request.parameters.seat
    snapshot, _ = await context.enter(table, seat, caller.tokens(table))
    return fair_data(context.tables.seen(snapshot, seat))
