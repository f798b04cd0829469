"""Tables that move here from a browser: their bodies are large, and are read beside the server's process."""

from __future__ import annotations

from typing import TypeVar

import msgspec

from keypeg.api.answers import Opened
from keypeg.api.endpoint import Request
from keypeg.api.refusals import unreadable
from keypeg.server.compute.moved_tables import Unreadable, check_moved, read_moved
from keypeg.server.identity import HttpCaller

T = TypeVar("T")

MOVED_BYTES = 1_000_000
"""A whole match of many games, as it comes from a browser."""
_BYTES_HERE = 8_192
"""A body of this size is read in less than a millisecond, and its journal played again in a few."""
_BYTES_PER_OPENING = 4_096
"""A large table counts as several that are opened: a line costs as much whichever table it belongs to."""


async def move_table(caller: HttpCaller, request: Request[None, bytes]) -> Opened[msgspec.Raw]:
    """Open a table that was played in a browser until now; its people get tokens, and one seat is free."""
    context, address, body = caller.service, caller.address, request.body
    context.limits.allow_opening(address, count=1 + len(body) // _BYTES_PER_OPENING)
    async with context.turns.turn(address):
        if len(body) <= _BYTES_HERE:
            snapshot, held = await context.tables.move_async(_readable(read_moved(body)), address=address)
        else:
            found = await context.pool.helps.ask(check_moved, body, context.tables.now())
            moved, lines = _readable(found)
            snapshot, held = await context.tables.move_async(moved, address=address, played=lines)
    context.metrics.tables.inc()
    if held:
        caller.store_tokens(snapshot.id, tuple(held.values()))
    state = await context.encode_state(snapshot, next(iter(held), None), caller.language)
    return Opened(table=snapshot.id, tokens={str(seat): token for seat, token in held.items()}, state=state)


def _readable(found: T | Unreadable) -> T:
    if isinstance(found, Unreadable):
        raise unreadable(found.problem)
    return found
