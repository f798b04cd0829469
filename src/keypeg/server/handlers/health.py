"""Whether the server is there."""

from __future__ import annotations

from keypeg.api.answers import Health
from keypeg.api.endpoint import Request
from keypeg.server.identity import HttpCaller


async def check_health(_: HttpCaller, __: Request[None, None]) -> Health:
    """Answer while the process serves requests; a supervisor restarts it when this fails."""
    return Health(status="ok")


async def check_ready(caller: HttpCaller, _: Request[None, None]) -> Health:
    """Answer once the database has taken a small write; a full disk or a blocked writer answers 503."""
    await caller.service.check_storage()
    return Health(status="ok")
