"""What can be played: editions and levels."""

from __future__ import annotations

from keypeg.api.caller import Caller
from keypeg.api.editions import EditionData, LevelData, box_data, describe_points, edition_data, level_list
from keypeg.api.endpoint import Request
from keypeg.api.parameters import EditionParameters, PointsParameters
from keypeg.api.sentence import Sentence
from keypeg.rules import editions


async def list_editions(_: Caller, __: Request[None, None]) -> list[EditionData]:
    """Return every boxed edition, in the order they are offered."""
    return [box_data(box) for box in editions()]


async def describe_edition(_: Caller, request: Request[EditionParameters, None]) -> EditionData:
    """Return the edition a text names, house rules and all."""
    return edition_data(request.parameters.text)


async def list_points(caller: Caller, request: Request[PointsParameters, None]) -> tuple[Sentence, ...]:
    """Return what every event earns, how many games make a match, and the advanced game, one sentence each."""
    return describe_points(request.parameters.text, request.parameters.players, caller.language)


async def list_levels(caller: Caller, _: Request[None, None]) -> tuple[LevelData, ...]:
    """Return every level, weakest first, then the adversary."""
    return level_list(caller.language)
