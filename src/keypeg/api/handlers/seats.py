"""Who sits where at a table: another name, and what those who stay do when somebody has left or is away."""

from __future__ import annotations

import msgspec

from keypeg.api.answers import PassData, Taken
from keypeg.api.caller import Caller
from keypeg.api.endpoint import Request
from keypeg.api.parameters import SeatParameters, TableParameters
from keypeg.api.requests import (
    ChangeName,
    LetComputer,
    MakePass,
    ReturnToSeat,
    SeeGame,
    ShowCode,
    SkipAbsent,
    StartMatch,
    UsePass,
)
from keypeg.errors import TableError, TableReason
from keypeg.table.orders.seating import (
    order_computer,
    order_rename,
    order_return,
    order_show_code,
    order_skip,
)
from keypeg.table.orders.starting import order_start
from keypeg.table.state.passes import PASS_SECONDS
from keypeg.table.state.snapshot import SeatKey


async def rename(caller: Caller, request: Request[SeatParameters, ChangeName]) -> msgspec.Raw:
    """Change the name of the person at a seat, before the first action."""
    tables, table, seat = caller.service.tables, request.parameters.table, request.parameters.seat
    key = await _admit(caller, table, seat)
    await tables.seat_async(order_rename(table, key, name=request.body.name, now=tables.now()))
    return await _state(caller, table, seat)


async def let_computer(caller: Caller, request: Request[TableParameters, LetComputer]) -> msgspec.Raw:
    """Let a computer play on for somebody who left, or who has been away for longer than `away_seconds`.

    Before the match starts, computers take all free seats. Where somebody left, the table opens again. Somebody who was
    away may come back and take the seat again.
    """
    tables, table, data = caller.service.tables, request.parameters.table, request.body
    key = await _admit(caller, table, data.seat)
    await _check_starter(caller, table, data.seat)
    order = order_computer(
        table,
        key,
        level=data.level,
        levels=tables.engine.levels,
        now=tables.now(),
        absent=await _find_absent_seat(caller, table),
    )
    await tables.seat_async(order)
    return await _state(caller, table, data.seat)


async def start_match(caller: Caller, request: Request[TableParameters, StartMatch]) -> msgspec.Raw:
    """Start the match with those who are there: the free seats go away, and later seats get lower numbers.

    The host starts it, or anybody else while the host is not connected. If every seat is taken, this changes nothing.
    """
    tables, table, seat = caller.service.tables, request.parameters.table, request.body.seat
    key = await _admit(caller, table, seat)
    await _check_starter(caller, table, seat)
    before = await caller.service.load(table)
    await tables.seat_async(order_start(table, key, now=tables.now()))
    after = await caller.service.load(table)
    return await caller.service.encode_state(after, after.find_seat(before, seat), caller.language)


async def skip_turn(caller: Caller, request: Request[TableParameters, SkipAbsent]) -> msgspec.Raw:
    """Skip the turn of a player who has been away for longer than `away_seconds`.

    A codebreaker loses the row, a codemaker the game, as when time runs out. If the table has moved on, this changes
    nothing.
    """
    tables, table, data = caller.service.tables, request.parameters.table, request.body
    key = await _admit(caller, table, data.seat)
    absent = await _find_absent_seat(caller, table)
    await tables.seat_async(order_skip(table, key, absent=absent, seq=data.seq, now=tables.now()))
    return await _state(caller, table, data.seat)


async def return_to_seat(caller: Caller, request: Request[TableParameters, ReturnToSeat]) -> msgspec.Raw:
    """Take a seat back from the computer that plays there for a person who was away."""
    tables, table, seat = caller.service.tables, request.parameters.table, request.body.seat
    key = await _admit(caller, table, seat)
    await tables.seat_async(order_return(table, key, now=tables.now()))
    return await _state(caller, table, seat)


async def see_game(caller: Caller, request: Request[TableParameters, SeeGame]) -> msgspec.Raw:
    """Say that a seat has seen a new game: if the match waits for it, the time of its turn starts now."""
    service, table, data = caller.service, request.parameters.table, request.body
    await _admit(caller, table, data.seat)
    snapshot = await service.load(table)
    if snapshot.see(data.seat, data.game, service.tables.clock):
        service.renew(table)
    return await _state(caller, table, data.seat)


async def make_pass(caller: Caller, request: Request[TableParameters, MakePass]) -> PassData:
    """Make a pass for a seat: another device that brings it within ten minutes continues there, and the old one ends.

    It is for the seat that asks, or for the seat of a player who has been away for longer than `away_seconds` and has
    lost the way back, as when cookies were cleared. Whoever makes a pass could use it too, so one for another seat
    opens nothing while that seat hides a code.
    """
    service, table, data = caller.service, request.parameters.table, request.body
    await _admit(caller, table, data.seat)
    snapshot = await service.load(table)
    seat = data.seat if data.away is None else data.away
    lent = seat != data.seat
    if lent and not service.is_away(snapshot, seat):
        raise TableError(TableReason.NOBODY_AWAY)
    return PassData(text=snapshot.make_pass(seat, service.tables.now(), lent=lent), seconds=PASS_SECONDS)


async def use_pass(caller: Caller, request: Request[TableParameters, UsePass]) -> Taken[msgspec.Raw]:
    """Continue at the seat of a pass on this device; the seat's old token ends, and so does the pass."""
    service, table = caller.service, request.parameters.table
    caller.service.limits.allow_help(caller.address, None, caller.address)
    await service.load(table, at_least=0)
    ticket = await service.tables.continue_async(table, request.body.text)
    state = await _state(caller, table, ticket.seat)
    caller.store_tokens(table, (*caller.tokens(table), ticket.token))
    return Taken(seat=ticket.seat, token=ticket.token, state=state)


async def show_code(caller: Caller, request: Request[TableParameters, ShowCode]) -> msgspec.Raw:
    """End the game that somebody left, once nobody can or wants to play it any longer: its code is revealed."""
    tables, table, seat = caller.service.tables, request.parameters.table, request.body.seat
    key = await _admit(caller, table, seat)
    await tables.seat_async(order_show_code(table, key, now=tables.now()))
    return await _state(caller, table, seat)


async def _admit(caller: Caller, table: str, seat: int) -> SeatKey:
    _, key = await caller.service.enter(table, seat, caller.tokens(table))
    if key is None:
        raise TableError(TableReason.NO_TOKEN)
    caller.service.limits.allow_action(table, seat)
    return key


async def _check_starter(caller: Caller, table: str, seat: int) -> None:
    """Refuse to start a match early while the host, who sits at another seat, is connected (R21d)."""
    starter = (await caller.service.load(table)).starter
    if starter is not None and starter != seat and caller.service.is_connected(table, starter):
        raise TableError(TableReason.HOST_STARTS)


async def _find_absent_seat(caller: Caller, table: str) -> int | None:
    absent = caller.service.find_absent(await caller.service.load(table))
    return None if absent is None else absent.seat


async def _state(caller: Caller, table: str, seat: int) -> msgspec.Raw:
    return await caller.service.encode_state(await caller.service.load(table), seat, caller.language)
