"""Tables over HTTP: open, take a seat, act, look, leave."""

from __future__ import annotations

from typing import Annotated, Any, cast

from litestar import Controller, MediaType, Request, Response, delete, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, Parameter, QueryParameter

from keypeg.server import identity
from keypeg.server.actions import Client, acted
from keypeg.server.context import Context
from keypeg.table.state.moved import MovedTable
from keypeg.wire.answers import Acted, FairData, MineData, Opened, Rematch, Taken, fair_data
from keypeg.wire.encoding import encode
from keypeg.wire.problems import Refused
from keypeg.wire.requests import AskRematch, BringSeats, NewAction, NewTable, TakeSeat
from keypeg.wire.state import State

AnyRequest = Request[Any, Any, Any]
TableId = Annotated[str, Parameter(description="The id of a table.", max_length=64)]
SeatQuery = Annotated[
    int | None,
    QueryParameter(name="seat", ge=0, le=4, description="The seat to look from; none is a spectator."),
]
REFUSALS = {
    status: ResponseSpec(Refused[State], description=text, generate_examples=False)
    for status, text in (
        (400, "The request cannot be read."),
        (401, "A seat's token is needed."),
        (403, "That is not yours to do."),
        (404, "There is no such table, day or lesson."),
        (405, "The address does not do that."),
        (
            409,
            "It does not fit: the table has moved on or is closed, the seat is taken, or no rule sheet allows it.",
        ),
        (413, "The request is too large."),
        (414, "The URL is too long, or has too many parameters."),
        (422, "The rules do not allow that now."),
        (429, "Too many requests."),
        (501, "A part of Keypeg that this needs is not installed at the server."),
        (503, "The store cannot be reached."),
    )
}


def context_of(request: AnyRequest) -> Context:
    """Return the context of the server that a request has come to."""
    return cast(Context, request.app.state.context)


def client_of(request: AnyRequest, table: str) -> Client:
    """Return who asks something of a table."""
    return Client(
        table, identity.tokens(request, table), identity.language(request), identity.address(request)
    )


def reply(content: object, **more: Any) -> Response[Any]:  # noqa: ANN401 - the framework's options
    """Return an answer in JSON."""
    return as_json(encode(content), **more)


def as_json(content: bytes, **more: Any) -> Response[Any]:  # noqa: ANN401 - the framework's options
    """Return an answer that is encoded already."""
    return Response(content, media_type=MediaType.JSON, **more)


class TablesRoutes(Controller):
    """What can be done with tables."""

    path = "/api/tables"
    tags = ("tables",)

    @post("/", responses=REFUSALS, summary="Open a table")
    async def open_table(self, request: AnyRequest, data: JSONBody[NewTable]) -> Response[Opened[State]]:
        """Open a table and take seats at it; the answer and the cookie hold their tokens."""
        context, address = context_of(request), identity.address(request)
        context.allow_opening(address)
        taken = data.taken
        snapshot, held = await context.tables.open_async(
            data.options, data.names, taken=taken, address=address
        )
        context.metrics.tables.inc()
        state = await context.sent(snapshot, taken[0] if taken else None, identity.language(request))
        cookie = identity.seat_cookie(request, snapshot.id, tuple(held.values()))
        tokens = {str(seat): token for seat, token in held.items()}
        opened = Opened(table=snapshot.id, tokens=tokens, state=state)
        return reply(opened, status_code=201, cookies=[cookie] if held else [])

    @post("/moved", responses=REFUSALS, summary="Move a table here")
    async def move_table(self, data: JSONBody[MovedTable]) -> Response[Opened[State]]:
        """Open a table that was played in a browser until now; its people get tokens, and one seat is free."""
        # Described here, and answered by `MoveRoute`.
        raise NotImplementedError

    @get("/{table:str}", responses=REFUSALS, summary="Look at a table")
    async def look(self, request: AnyRequest, table: TableId, seat: SeatQuery = None) -> Response[State]:
        """Return the state a seat, or a spectator, sees now."""
        context = context_of(request)
        snapshot, _ = await context.enter(table, seat, identity.tokens(request, table))
        return reply(await context.sent(snapshot, seat, identity.language(request)))

    @get("/{table:str}/mine", responses=REFUSALS, summary="Ask for my seats")
    async def mine(self, request: AnyRequest, table: TableId) -> MineData:
        """Return the seats whose tokens the cookie, or the header, holds."""
        snapshot = await context_of(request).load(table)
        found = {snapshot.seat_of(token) for token in identity.tokens(request, table)}
        return MineData(seats=tuple(sorted(seat for seat in found if seat is not None)))

    @post("/{table:str}/mine", status_code=200, responses=REFUSALS, summary="Bring my seats")
    async def bring(
        self, request: AnyRequest, table: TableId, data: JSONBody[BringSeats]
    ) -> Response[MineData]:
        """Keep the seats of these tokens in the cookie, beside those that it holds; return them all."""
        snapshot = await context_of(request).load(table)
        brought = dict.fromkeys((*identity.tokens(request, table), *data.tokens))
        held = {token: seat for token in brought if (seat := snapshot.seat_of(token)) is not None}
        mine = MineData(seats=tuple(sorted(set(held.values()))))
        return reply(mine, cookies=[identity.seat_cookie(request, table, tuple(held))] if held else [])

    @post("/{table:str}/seats", status_code=200, responses=REFUSALS, summary="Take a seat")
    async def take_seat(
        self, request: AnyRequest, table: TableId, data: JSONBody[TakeSeat]
    ) -> Response[Taken[State]]:
        """Take a free seat; a seat can be taken once, and its token is shown only now."""
        context = context_of(request)
        address = identity.address(request)
        await context.load(table, at_least=0)
        ticket = await context.tables.take_async(table, data.seat, data.name, address=address)
        state = await context.sent(await context.load(table), ticket.seat, identity.language(request))
        held = (*identity.tokens(request, table), ticket.token)
        taken = Taken(seat=ticket.seat, token=ticket.token, state=state)
        return reply(taken, cookies=[identity.seat_cookie(request, table, held)])

    @delete("/{table:str}/seats/{seat:int}", status_code=200, responses=REFUSALS, summary="Leave a seat")
    async def leave(
        self, request: AnyRequest, table: TableId, seat: Annotated[int, Parameter(ge=0, le=4)]
    ) -> Response[State]:
        """Give up a seat: it becomes free before the first action, and after it the table closes."""
        context, brought = context_of(request), identity.tokens(request, table)
        snapshot, key = await context.enter(table, seat, brought)
        if key is not None:
            await context.tables.leave_async(table, key)
        state = await context.sent(await context.load(table), None, identity.language(request))
        held = tuple(one for one in brought if snapshot.seat_of(one) != seat)
        return reply(state, cookies=[identity.seat_cookie(request, table, held)])

    @post("/{table:str}/actions", status_code=200, responses=REFUSALS, summary="Act")
    async def take_action(
        self, request: AnyRequest, table: TableId, data: JSONBody[NewAction]
    ) -> Response[Acted[State]]:
        """Act for a seat; the action is saved before the answer is sent."""
        return as_json(await acted(context_of(request), client_of(request, table), data))

    @post("/{table:str}/rematch", status_code=200, responses=REFUSALS, summary="Play again")
    async def rematch(
        self, request: AnyRequest, table: TableId, data: JSONBody[AskRematch]
    ) -> Response[Rematch[State]]:
        """Open or find the table for a rematch; a player's token is valid there too, unless the seat was given up.

        If somebody else has the seat by now, the answer holds no token, and the state that a spectator sees.
        """
        context, brought = context_of(request), identity.tokens(request, table)
        snapshot, _ = await context.enter(table, data.seat, brought)
        address = identity.address(request)
        if snapshot.closed is not None and snapshot.rematch is None:
            context.allow_opening(address)
        opened = await context.tables.rematch_async(table, address=address)
        # The seats there may have changed hands since, through another server perhaps.
        new = await context.load(opened.id)
        seats = {token: new.seat_of(token) for token in brought}
        held = tuple(token for token, seat in seats.items() if seat is not None)
        tokens = {str(seat): token for token, seat in seats.items() if seat == data.seat}
        key = new.admit(data.seat if tokens else None, brought)
        state = await context.sent(new, None if key is None else key.seat, identity.language(request))
        cookie = identity.seat_cookie(request, new.id, held)
        return reply(Rematch(table=new.id, tokens=tokens, state=state), cookies=[cookie] if held else [])

    @get("/{table:str}/text", responses=REFUSALS, media_type=MediaType.TEXT, summary="Export a match")
    async def text(self, request: AnyRequest, table: TableId, seat: SeatQuery = None) -> str:
        """Return the match as text: the whole of it once it is over, before that the finished games."""
        context = context_of(request)
        _, key = await context.enter(table, seat, identity.tokens(request, table))
        return await context.read(lambda: context.tables.export(table, key))

    @get("/{table:str}/fair", responses=REFUSALS, summary="Check fairness")
    async def fair(
        self, request: AnyRequest, table: TableId, seat: SeatQuery = None
    ) -> Response[list[FairData]]:
        """Return every digest published at the table; code and nonce are there once the game is over."""
        context = context_of(request)
        snapshot, _ = await context.enter(table, seat, identity.tokens(request, table))
        return reply(fair_data(context.tables.seen(snapshot, seat)))
