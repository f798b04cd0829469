"""Taking an action, the same over HTTP and over a WebSocket."""

from __future__ import annotations

import time
from dataclasses import dataclass

from msgspec import Raw

from keypeg.api.answers import Acted
from keypeg.api.encoding import encode
from keypeg.api.events import events_of
from keypeg.api.requests import NewAction
from keypeg.errors import KeypegError, TableError, TableReason
from keypeg.server.context import Context
from keypeg.server.refusals import Refusal
from keypeg.table import Answer, StaleView
from keypeg.table.orders.claims import is_claim
from keypeg.table.state.snapshot import SeatKey
from keypeg.words import message


@dataclass(frozen=True, slots=True)
class Client:
    """Who acts: the tokens brought for a table, the language to answer in, and the address that limits count by.

    `key` is what somebody holds who was let in for a seat already; whoever writes looks whether it still holds.
    """

    table: str
    tokens: tuple[str, ...]
    language: str
    address: str
    key: SeatKey | None = None


async def act(context: Context, client: Client, order: NewAction) -> Answer:
    """Take an action, and answer once it is durable."""
    began = time.perf_counter()
    key = client.key
    if key is None or key.seat != order.seat:
        _, key = await context.enter(client.table, order.seat, client.tokens, at_least=0)
    if key is None:
        raise TableError(TableReason.NO_TOKEN)
    context.limits.allow_action(client.table, order.seat)
    try:
        answer = await _taken(context, client, key, order)
    except StaleView as stale:
        context.metrics.actions["stale"] += 1
        raise await _stale(context, stale, client.language) from None
    except KeypegError:
        context.metrics.actions["refused"] += 1
        raise
    context.metrics.actions["repeated" if answer.repeated else "taken"] += 1
    context.metrics.seconds.observe(time.perf_counter() - began)
    await context.pace.turn()
    return answer


async def _taken(context: Context, client: Client, key: SeatKey, order: NewAction) -> Answer:
    take = context.tables.act_async
    if is_claim(order.action):
        # The engine may take a while for it.
        async with context.turns.turn(client.address):
            return await take(client.table, key, order.action, seq=order.seq, action_id=order.id)
    with context.pace.move():
        return await take(client.table, key, order.action, seq=order.seq, action_id=order.id)


async def acted(context: Context, client: Client, order: NewAction) -> bytes:
    """Take an action, and return what it led to, as an encoded `Acted`."""
    answer = await act(context, client, order)
    known = context.tables.cached(client.table)
    if known is not None and known.seq == answer.seq:
        state = await context.state(known, order.seat, client.language)
        events = context.events(known, answer.since, client.language)
    else:
        # An answer given again is that of the first time: the match is replayed up to there, in a thread.
        state = await context.encoded(await context.read(lambda: answer.view), client.language)
        events = encode(events_of(answer.events, client.language))
    whole = state.whole(context.tables.clock.now())
    return encode(Acted(seq=answer.seq, events=Raw(events), state=Raw(whole)))


async def _stale(context: Context, stale: StaleView, language: str) -> Refusal:
    state = await context.encoded(stale.view, language)
    whole = Raw(state.whole(context.tables.clock.now()))
    return Refusal(409, "STALE", message("reason-stale"), seq=stale.seq, state=whole)
