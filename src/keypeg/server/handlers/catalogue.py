"""What can be played: editions and levels; and whether the server is there."""

from __future__ import annotations

from keypeg.api.answers import Health
from keypeg.api.caller import Caller
from keypeg.api.editions import EditionData, LevelData, described, edition_data, level_list, points_told
from keypeg.api.endpoint import Request
from keypeg.api.parameters import EditionParameters, PointsParameters
from keypeg.api.sentence import Sentence
from keypeg.rules import editions
from keypeg.server.context import Context


async def list_editions(_: Caller[Context], __: Request[None, None]) -> list[EditionData]:
    """Return every boxed edition, in the order they are offered."""
    return [described(box) for box in editions()]


async def describe_edition(_: Caller[Context], request: Request[EditionParameters, None]) -> EditionData:
    """Return the edition a text names, house rules and all."""
    return edition_data(request.parameters.text)


async def list_points(
    caller: Caller[Context], request: Request[PointsParameters, None]
) -> tuple[Sentence, ...]:
    """Return what every event earns, how many games make a match, and the advanced game, one sentence each."""
    return points_told(request.parameters.text, request.parameters.players, caller.language)


async def list_levels(caller: Caller[Context], _: Request[None, None]) -> tuple[LevelData, ...]:
    """Return every level, weakest first, then the adversary."""
    return level_list(caller.language)


async def check_health(_: Caller[Context], __: Request[None, None]) -> Health:
    """Answer while the process serves requests; a supervisor restarts it when this fails."""
    return Health(status="ok")


async def check_ready(caller: Caller[Context], _: Request[None, None]) -> Health:
    """Answer once the database has taken a small write; a full disk or a blocked writer answers 503."""
    await caller.service.ready()
    return Health(status="ok")
