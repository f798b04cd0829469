"""Tables: open one, take a seat, act, look, leave."""

from __future__ import annotations

import msgspec

from keypeg.api.answers import FairData, MineData, Opened, Rematch, Taken, fair_data
from keypeg.api.caller import Caller
from keypeg.api.endpoint import Request
from keypeg.api.parameters import LookParameters, SeatParameters, TableParameters
from keypeg.api.requests import AskRematch, BringSeats, NewAction, NewTable, TakeSeat


async def open_table(caller: Caller, request: Request[None, NewTable]) -> Opened[msgspec.Raw]:
    """Open a table and take seats at it; the answer and the cookie hold their tokens."""
    service, data = caller.service, request.body
    snapshot, held = await service.open(
        data.options, data.names, taken=data.seats_to_take, address=caller.address
    )
    state = await service.encode_state(
        snapshot, data.seats_to_take[0] if data.seats_to_take else None, caller.language
    )
    if held:
        caller.store_tokens(snapshot.id, tuple(held.values()))
    return Opened(table=snapshot.id, tokens={str(seat): token for seat, token in held.items()}, state=state)


async def look(caller: Caller, request: Request[LookParameters, None]) -> msgspec.Raw:
    """Return the state a seat, or a spectator, sees now."""
    table, seat = request.parameters.table, request.parameters.seat
    snapshot, _ = await caller.service.enter(table, seat, caller.tokens(table))
    return await caller.service.encode_state(snapshot, seat, caller.language)


async def list_seats(caller: Caller, request: Request[TableParameters, None]) -> MineData:
    """Return the seats whose tokens the cookie, or the header, holds."""
    table = request.parameters.table
    snapshot = await caller.service.load(table)
    return MineData(seats=caller.service.seats_held(snapshot, caller.tokens(table)))


async def bring_seats(caller: Caller, request: Request[TableParameters, BringSeats]) -> MineData:
    """Keep the seats of these tokens in the cookie, beside those that it holds; return them all."""
    table = request.parameters.table
    snapshot = await caller.service.load(table)
    brought = dict.fromkeys((*caller.tokens(table), *request.body.tokens))
    held = {token: seat for token in brought if (seat := snapshot.seat_of(token)) is not None}
    if held:
        caller.store_tokens(table, tuple(held))
    return MineData(seats=tuple(sorted(set(held.values()))))


async def take_seat(caller: Caller, request: Request[TableParameters, TakeSeat]) -> Taken[msgspec.Raw]:
    """Take a free seat; a seat can be taken once, and its token is shown only now."""
    service, table, data = caller.service, request.parameters.table, request.body
    await service.load(table, at_least=0)
    ticket = await service.tables.take_async(table, data.seat, data.name, address=caller.address)
    state = await service.encode_state(await service.load(table), ticket.seat, caller.language)
    caller.store_tokens(table, (*caller.tokens(table), ticket.token))
    return Taken(seat=ticket.seat, token=ticket.token, state=state)


async def leave_seat(caller: Caller, request: Request[SeatParameters, None]) -> msgspec.Raw:
    """Give up a seat: it becomes free before the first action, and after it the table closes."""
    service, table, seat = caller.service, request.parameters.table, request.parameters.seat
    brought = caller.tokens(table)
    snapshot, key = await service.enter(table, seat, brought)
    if key is not None:
        await service.tables.leave_async(table, key)
    state = await service.encode_state(await service.load(table), None, caller.language)
    caller.store_tokens(table, tuple(one for one in brought if snapshot.seat_of(one) != seat))
    return state


async def act(caller: Caller, request: Request[TableParameters, NewAction]) -> msgspec.Raw:
    """Act for a seat; the action is saved before the answer is sent."""
    return await caller.service.act(caller, request.parameters.table, request.body)


async def play_again(caller: Caller, request: Request[TableParameters, AskRematch]) -> Rematch[msgspec.Raw]:
    """Open or find the table for a rematch; a player's token is valid there too, unless the seat was given up.

    Where somebody has left a table of three or more, those who stay play without them if the edition allows it. If
    somebody else has the seat by now, the answer holds no token, and the state that a spectator sees.
    """
    service, table, wanted = caller.service, request.parameters.table, request.body.seat
    brought = caller.tokens(table)
    snapshot, _ = await service.enter(table, wanted, brought)
    if snapshot.closed is not None and snapshot.rematch is None:
        service.limits.allow_opening(caller.address)
    opened = await service.tables.rematch_async(table, address=caller.address, by=wanted)
    # The seats there may have changed hands since, through another server perhaps.
    new = await service.load(opened.id)
    seat = new.find_seat(snapshot, wanted)
    await service.enter(new.id, seat, brought, at_least=0)
    state = await service.encode_state(new, seat, caller.language)
    held = {token: at for token in brought if (at := new.seat_of(token)) is not None}
    if held:
        caller.store_tokens(new.id, tuple(held))
    tokens = {str(seat): token for token, at in held.items() if at == seat}
    return Rematch(table=new.id, tokens=tokens, state=state)


async def export_match(caller: Caller, request: Request[LookParameters, None]) -> str:
    """Return the match as text: the whole of it once it is over, before that the finished games."""
    service, table = caller.service, request.parameters.table
    snapshot, _ = await service.enter(table, request.parameters.seat, caller.tokens(table))
    return await service.read(snapshot.export)


async def check_fairness(caller: Caller, request: Request[LookParameters, None]) -> tuple[FairData, ...]:
    """Return every digest published at the table; code and nonce are there once the game is over."""
    service, table, seat = caller.service, request.parameters.table, request.parameters.seat
    snapshot, _ = await service.enter(table, seat, caller.tokens(table))
    return fair_data(service.tables.get_view(snapshot, seat))
