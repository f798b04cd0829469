"""Taking an action, the same over HTTP and over a WebSocket."""

from __future__ import annotations

import asyncio
import time

from keypeg.errors import KeypegError
from keypeg.server.hall import Hall
from keypeg.server.identity import speaker
from keypeg.server.refusals import Refusal
from keypeg.server.wire import Acted, NewAction, Problem
from keypeg.table import StaleView


async def act(hall: Hall, table: str, order: NewAction, brought: tuple[str, ...]) -> Acted:
    """Take an action, and answer once it is durable."""
    began = time.perf_counter()
    _, token = await speaker(hall, table, order.seat, brought, at_least=0)
    hall.allow_action(table, order.seat)
    try:
        with hall.pace.move():
            answer = await hall.tables.act_async(
                table, token or "", order.action, seq=order.seq, action_id=order.id
            )
            # Whoever waits for this move hears of it first: the hub comes before the answer to the one who made it.
            for _ in range(2):
                await asyncio.sleep(0)
    except StaleView as stale:
        hall.metrics.actions.labels("stale").inc()
        raise Refusal(409, await _stale(hall, stale)) from None
    except KeypegError:
        hall.metrics.actions.labels("refused").inc()
        raise
    hall.metrics.actions.labels("repeated" if answer.repeated else "taken").inc()
    hall.metrics.seconds.observe(time.perf_counter() - began)
    await hall.pace.turn()
    known = hall.tables.cached(table)
    if known is not None and known.seq == answer.seq:
        state = await hall.state(known, order.seat)
    else:
        state = await hall.made(answer.view)
    return Acted(seq=answer.seq, told=tuple(event.text for event in answer.events), state=state)


async def _stale(hall: Hall, stale: StaleView) -> Problem:
    message = "the table has moved on: look again, and act on what you see now"
    return Problem(reason="STALE", message=message, seq=stale.seq, state=await hall.made(stale.view))
