"""Who sits where at a table: another name, and what those who stay do when somebody has left."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller, Response, post, put
from litestar.params import JSONBody, Parameter

from keypeg.errors import TableError, TableReason
from keypeg.server import identity
from keypeg.server.context import Context
from keypeg.server.routes import REFUSALS, AnyRequest, TableId, context_of, reply
from keypeg.table.orders.seating import letting_computer, renaming, showing_code
from keypeg.table.state.snapshot import SeatKey
from keypeg.wire.requests import ChangeName, LetComputer, ShowCode
from keypeg.wire.state import State


class SeatRoutes(Controller):
    """What can be changed about the seats of a table."""

    path = "/api/tables"
    tags = ("tables",)

    @put("/{table:str}/seats/{seat:int}/name", responses=REFUSALS, summary="Change your name")
    async def rename(
        self,
        request: AnyRequest,
        table: TableId,
        seat: Annotated[int, Parameter(ge=0, le=4)],
        data: JSONBody[ChangeName],
    ) -> Response[State]:
        """Change the name of the person at a seat, before the first action."""
        context = context_of(request)
        key = await _admitted(context, request, table, seat)
        await context.tables.seat_async(renaming(table, key, name=data.name, now=context.tables.now()))
        return await _seen(context, request, table, seat)

    @post("/{table:str}/computer", status_code=200, responses=REFUSALS, summary="Let a computer play on")
    async def let_computer(
        self, request: AnyRequest, table: TableId, data: JSONBody[LetComputer]
    ) -> Response[State]:
        """Give the seat of somebody who left to a computer: the table opens again, and the match continues."""
        context = context_of(request)
        key = await _admitted(context, request, table, data.seat)
        tables = context.tables
        order = letting_computer(table, key, level=data.level, levels=tables.engine.levels, now=tables.now())
        await tables.seat_async(order)
        return await _seen(context, request, table, data.seat)

    @post("/{table:str}/code", status_code=200, responses=REFUSALS, summary="Show the code")
    async def show_code(
        self, request: AnyRequest, table: TableId, data: JSONBody[ShowCode]
    ) -> Response[State]:
        """End the game that somebody left, once nobody can or wants to play it any longer: its code is revealed."""
        context = context_of(request)
        key = await _admitted(context, request, table, data.seat)
        await context.tables.seat_async(showing_code(table, key, now=context.tables.now()))
        return await _seen(context, request, table, data.seat)


async def _admitted(context: Context, request: AnyRequest, table: str, seat: int) -> SeatKey:
    _, key = await context.enter(table, seat, identity.tokens(request, table))
    if key is None:
        raise TableError(TableReason.NO_TOKEN)
    context.allow_action(table, seat)
    return key


async def _seen(context: Context, request: AnyRequest, table: str, seat: int) -> Response[State]:
    return reply(await context.sent(await context.load(table), seat, identity.language(request)))
