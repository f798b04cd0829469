"""What can be played: editions and levels."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller, get
from litestar.params import Parameter

from keypeg.rules import editions
from keypeg.server import identity
from keypeg.server.routes import REFUSALS, AnyRequest
from keypeg.wire.editions import EditionData, LevelData, described, edition_data, level_list, points_told
from keypeg.wire.sentence import Sentence

_REFUSALS = {status: spec for status, spec in REFUSALS.items() if status in (400, 405, 409, 429)}


class CatalogueRoutes(Controller):
    """What needs no table."""

    path = "/api"
    tags = ("rules",)

    @get("/editions", responses=_REFUSALS, summary="List editions")
    async def list_editions(self) -> list[EditionData]:
        """Return every boxed edition, in the order they are offered."""
        return [described(box) for box in editions()]

    @get("/editions/describe", responses=_REFUSALS, summary="Describe an edition")
    async def describe(
        self, text: Annotated[str, Parameter(max_length=60, description="Such as expert/5x8b.")]
    ) -> EditionData:
        """Return the edition a text names, house rules and all."""
        return edition_data(text)

    @get("/editions/points", responses=_REFUSALS, summary="Tell the points")
    async def points(
        self,
        request: AnyRequest,
        text: Annotated[str, Parameter(max_length=60, description="Such as expert/5x8b.")],
        players: Annotated[int, Parameter(ge=2, le=5)],
    ) -> list[Sentence]:
        """Return what every event earns, how many games make a match, and the advanced game, one sentence each."""
        return list(points_told(text, players, identity.language(request)))

    @get("/levels", responses=_REFUSALS, summary="List levels")
    async def list_levels(self, request: AnyRequest) -> list[LevelData]:
        """Return every level, weakest first, then the adversary."""
        return list(level_list(identity.language(request)))
