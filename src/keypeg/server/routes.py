"""Tables over HTTP: open, take a seat, act, look, leave."""

from __future__ import annotations

from typing import Annotated, Any, cast

from litestar import Controller, MediaType, Request, Response, delete, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter, QueryParameter

from keypeg.errors import EditionError
from keypeg.server import identity, states
from keypeg.server.actions import act
from keypeg.server.context import Context
from keypeg.server.wire import (
    Acted,
    AskRematch,
    FairData,
    MineData,
    NewAction,
    NewSeat,
    NewTable,
    Opened,
    Refused,
    Rematch,
    State,
    Taken,
    TakeSeat,
    encode,
)
from keypeg.table import Options, SeatOption

AnyRequest = Request[Any, Any, Any]
TableId = Annotated[str, Parameter(description="The id of a table.", max_length=64)]
SeatQuery = Annotated[
    int | None,
    QueryParameter(name="seat", ge=0, le=4, description="The seat to look from; none is a spectator."),
]
REFUSALS = {
    status: ResponseSpec(Refused, description=text, generate_examples=False)
    for status, text in (
        (400, "The request cannot be read."),
        (401, "A seat's token is needed."),
        (403, "That is not yours to do."),
        (404, "There is no such table, seat or game."),
        (405, "The address does not do that."),
        (409, "The table has moved on, is closed, or the seat is taken."),
        (413, "The request is too large."),
        (422, "The rules do not allow that now."),
        (429, "Too many requests."),
        (503, "The store cannot be reached."),
    )
}
ADVERSARY_GUESSES_AS = "expert"


def context_of(request: AnyRequest) -> Context:
    """The context of the server that a request has come to."""
    return cast(Context, request.app.state.context)


def reply(content: object, **more: Any) -> Response[Any]:  # noqa: ANN401 - the framework's options
    """An answer in JSON."""
    return Response(encode(content), media_type=MediaType.JSON, **more)


class TablesRoutes(Controller):
    """What can be done with tables."""

    path = "/api/tables"
    tags = ("tables",)

    @post("/", responses=REFUSALS, summary="Open a table")
    async def open_table(self, request: AnyRequest, data: NewTable) -> Response[Opened]:
        """Open a table and take seats at it; the answer and the cookie hold their tokens."""
        context, address = context_of(request), identity.address(request)
        context.allow_opening(address)
        _check_taken(data)
        taken = tuple(dict.fromkeys(data.take))
        names = {seat: one.name or f"Player {seat + 1}" for seat, one in enumerate(data.seats) if _named(one)}
        current, held = await context.tables.open_async(_options(data), names, taken=taken, address=address)
        context.metrics.tables.inc()
        state = await context.state(current, taken[0] if taken else None)
        cookie = identity.seat_cookie(request, current.id, tuple(held.values()))
        tokens = {str(seat): token for seat, token in held.items()}
        opened = Opened(table=current.id, tokens=tokens, state=state)
        return reply(opened, status_code=201, cookies=[cookie] if held else [])

    @get("/{table:str}", responses=REFUSALS, summary="Look at a table")
    async def look(self, request: AnyRequest, table: TableId, seat: SeatQuery = None) -> Response[State]:
        """The state a seat, or a spectator, sees now."""
        context = context_of(request)
        current, _ = await identity.speaker(context, table, seat, identity.tokens(request, table))
        return reply(await context.state(current, seat))

    @get("/{table:str}/mine", responses=REFUSALS, summary="Ask for my seats")
    async def mine(self, request: AnyRequest, table: TableId) -> MineData:
        """The seats whose tokens the cookie, or the header, holds."""
        current = await context_of(request).load(table)
        found = {current.seat_of(token) for token in identity.tokens(request, table)}
        return MineData(seats=tuple(sorted(seat for seat in found if seat is not None)))

    @post("/{table:str}/seats", status_code=200, responses=REFUSALS, summary="Take a seat")
    async def take_seat(self, request: AnyRequest, table: TableId, data: TakeSeat) -> Response[Taken]:
        """Take a free seat; it can be taken once, and its token is told this once."""
        context = context_of(request)
        address = identity.address(request)
        await context.load(table, at_least=0)
        ticket = await context.tables.take_async(table, data.seat, data.name, address=address)
        state = await context.state(await context.load(table), ticket.seat)
        held = (*identity.tokens(request, table), ticket.token)
        taken = Taken(seat=ticket.seat, token=ticket.token, state=state)
        return reply(taken, cookies=[identity.seat_cookie(request, table, held)])

    @delete("/{table:str}/seats/{seat:int}", status_code=200, responses=REFUSALS, summary="Leave a seat")
    async def leave(
        self, request: AnyRequest, table: TableId, seat: Annotated[int, Parameter(ge=0, le=4)]
    ) -> Response[State]:
        """Give a seat up; the match waits until somebody takes it."""
        context, brought = context_of(request), identity.tokens(request, table)
        _, token = await identity.speaker(context, table, seat, brought)
        await context.tables.leave_async(table, token or "")
        state = await context.state(await context.load(table), None)
        held = tuple(one for one in brought if one != token)
        return reply(state, cookies=[identity.seat_cookie(request, table, held)])

    @post("/{table:str}/actions", status_code=200, responses=REFUSALS, summary="Act")
    async def take_action(self, request: AnyRequest, table: TableId, data: NewAction) -> Response[Acted]:
        """Act for a seat; it is kept for good when the answer comes."""
        return reply(await act(context_of(request), table, data, identity.tokens(request, table)))

    @post("/{table:str}/rematch", status_code=200, responses=REFUSALS, summary="Play again")
    async def rematch(self, request: AnyRequest, table: TableId, data: AskRematch) -> Response[Rematch]:
        """Open the table at which the same people play again, or find it: their tokens are good there too."""
        context, brought = context_of(request), identity.tokens(request, table)
        current, token = await identity.speaker(context, table, data.seat, brought)
        new = await context.tables.rematch_async(table)
        held = tuple(one for one in brought if current.seat_of(one) is not None)
        cookie = identity.seat_cookie(request, new.id, held)
        tokens = {str(data.seat): token or ""}
        return reply(
            Rematch(table=new.id, tokens=tokens, state=await context.state(new, data.seat)), cookies=[cookie]
        )

    @get("/{table:str}/text", responses=REFUSALS, media_type=MediaType.TEXT, summary="Export a match")
    async def text(self, request: AnyRequest, table: TableId, seat: SeatQuery = None) -> str:
        """The match as text: the whole of it once it is over, before that the finished games."""
        context = context_of(request)
        _, token = await identity.speaker(context, table, seat, identity.tokens(request, table))
        return await context.read(lambda: context.tables.export(table, token))

    @get("/{table:str}/fair", responses=REFUSALS, summary="Check fairness")
    async def fair(
        self, request: AnyRequest, table: TableId, seat: SeatQuery = None
    ) -> Response[list[FairData]]:
        """Every digest published at the table; code and nonce are there once the game is over."""
        context = context_of(request)
        current, _ = await identity.speaker(context, table, seat, identity.tokens(request, table))
        return reply(states.fair(context.tables.seen(current, seat)))


def _named(seat: NewSeat) -> bool:
    """A person goes by a number where no name is given; a computer has a name of its own."""
    return seat.kind == "person" or seat.name is not None


def _check_taken(data: NewTable) -> None:
    for seat in data.take:
        if seat >= len(data.seats) or data.seats[seat].kind != "person":
            raise EditionError(f"cannot take seat {seat + 1}: it is not a person's seat of this table")
    names = [one.name for one in data.seats if one.name is not None]
    if len(set(names)) < len(names):
        raise EditionError("cannot use one name twice: names must differ")


def _options(data: NewTable) -> Options:
    return Options(
        edition=data.edition,
        seats=tuple(_seat_option(seat) for seat in data.seats),
        games=data.games,
        first=data.first,
        marking=data.marking,
        shield=data.shield,
        conceding=data.conceding,
        hints=data.hints,
        seconds=data.seconds,
        spectators=data.spectators,
    )


def _seat_option(seat: NewSeat) -> SeatOption:
    if seat.kind == "person":
        return SeatOption(level=seat.level)
    if seat.level == states.ADVERSARY:
        return SeatOption(kind="adversary", level=ADVERSARY_GUESSES_AS)
    return SeatOption(kind="computer", level=seat.level)
