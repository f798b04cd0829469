"""Taking an action, the same over HTTP and over a WebSocket."""

from __future__ import annotations

import asyncio
import time

from keypeg.errors import KeypegError
from keypeg.server.context import Context
from keypeg.server.identity import speaker
from keypeg.server.refusals import Refusal
from keypeg.server.wire import Acted, NewAction, Problem
from keypeg.table import StaleView


async def act(context: Context, table: str, order: NewAction, brought: tuple[str, ...]) -> Acted:
    """Take an action, and answer once it is durable."""
    began = time.perf_counter()
    _, token = await speaker(context, table, order.seat, brought, at_least=0)
    context.allow_action(table, order.seat)
    try:
        with context.pace.move():
            answer = await context.tables.act_async(
                table, token or "", order.action, seq=order.seq, action_id=order.id
            )
            # Whoever waits for this move hears of it first: the hub comes before the answer to the one who made it.
            for _ in range(2):
                await asyncio.sleep(0)
    except StaleView as stale:
        context.metrics.actions.labels("stale").inc()
        raise Refusal(409, await _stale(context, stale)) from None
    except KeypegError:
        context.metrics.actions.labels("refused").inc()
        raise
    context.metrics.actions.labels("repeated" if answer.repeated else "taken").inc()
    context.metrics.seconds.observe(time.perf_counter() - began)
    await context.pace.turn()
    known = context.tables.cached(table)
    if known is not None and known.seq == answer.seq:
        state = await context.state(known, order.seat)
    else:
        state = await context.made(answer.view)
    return Acted(seq=answer.seq, told=tuple(event.text for event in answer.events), state=state)


async def _stale(context: Context, stale: StaleView) -> Problem:
    message = "the table has moved on: look again, and act on what you see now"
    return Problem(reason="STALE", message=message, seq=stale.seq, state=await context.made(stale.view))
