"""Quick reactions: a code of a fixed set, shown to everyone at a table for a moment and kept nowhere."""

from __future__ import annotations

from litestar import post
from litestar.params import JSONBody

from keypeg.errors import TableError, TableReason
from keypeg.server import identity
from keypeg.server.actions import Client
from keypeg.server.context import Context
from keypeg.server.routes import REFUSALS, AnyRequest, TableId, client_of, context_of
from keypeg.wire.encoding import encode
from keypeg.wire.live import NewReaction, ReactionMessage


async def react(context: Context, client: Client, sent: NewReaction, *, address: str) -> None:
    """Show the reaction of a seat to everyone at its table who can be told at once."""
    key = client.key
    if key is None or key.seat != sent.seat:
        _, key = await context.enter(client.table, sent.seat, client.tokens, at_least=0)
    if key is None:
        raise TableError(TableReason.NO_TOKEN)
    context.allow_reaction(client.table, sent.seat, address)
    context.hub.tell(client.table, encode(ReactionMessage(seat=sent.seat, reaction=sent.reaction)))


@post(
    "/api/tables/{table:str}/reactions",
    status_code=204,
    responses=REFUSALS,
    tags=["tables"],
    summary="React",
)
async def reaction(request: AnyRequest, table: TableId, data: JSONBody[NewReaction]) -> None:
    """Show a reaction of a seat to everyone at the table for a moment; it is kept nowhere."""
    await react(context_of(request), client_of(request, table), data, address=identity.address(request))
