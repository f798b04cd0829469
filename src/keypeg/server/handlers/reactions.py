"""Quick reactions: a code of a fixed set, shown to everyone at a table for a moment and kept nowhere."""

from __future__ import annotations

from keypeg.api.encoding import encode
from keypeg.api.endpoint import Request
from keypeg.api.live import NewReaction, ReactionMessage
from keypeg.api.parameters import TableParameters
from keypeg.errors import TableError, TableReason
from keypeg.server.client import Client, client_at
from keypeg.server.context import Context
from keypeg.server.identity import HttpCaller


async def react(context: Context, client: Client, sent: NewReaction) -> None:
    """Show the reaction of a seat to everyone at its table who can be told at once."""
    key = client.key
    if key is None or key.seat != sent.seat:
        _, key = await context.enter(client.table, sent.seat, client.tokens, at_least=0)
    if key is None:
        raise TableError(TableReason.NO_TOKEN)
    context.limits.allow_reaction(client.table, sent.seat, client.address)
    context.hub.tell(client.table, encode(ReactionMessage(seat=sent.seat, reaction=sent.reaction)))


async def send_reaction(caller: HttpCaller, request: Request[TableParameters, NewReaction]) -> None:
    """Show a reaction of a seat to everyone at the table for a moment; it is kept nowhere."""
    await react(caller.service, client_at(caller, request.parameters.table), request.body)
