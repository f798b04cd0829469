"""What can be played: editions and levels."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller, get
from litestar.params import Parameter

from keypeg.engine.levels import levels
from keypeg.rules import editions
from keypeg.server.routes import REFUSALS
from keypeg.server.states import ADVERSARY, described, edition_data
from keypeg.server.wire import EditionData, LevelData
from keypeg.table.views import BENDS

_REFUSALS = {status: spec for status, spec in REFUSALS.items() if status in (400, 405, 429)}


class RulebookRoutes(Controller):
    """What needs no table."""

    path = "/api"
    tags = ("rules",)

    @get("/editions", responses=_REFUSALS, summary="List editions")
    async def list_editions(self) -> list[EditionData]:
        """Every boxed edition, in the order they are offered."""
        return [described(box) for box in editions()]

    @get("/editions/describe", responses=_REFUSALS, summary="Describe an edition")
    async def describe(
        self, text: Annotated[str, Parameter(max_length=60, description="Such as expert/5x8b.")]
    ) -> EditionData:
        """The edition a text names, house rules and all."""
        return edition_data(text)

    @get("/levels", responses=_REFUSALS, summary="List levels")
    async def list_levels(self) -> list[LevelData]:
        """Every playing strength, weakest first, then the codemaker that bends."""
        playing = [
            LevelData(
                key=level.key,
                name=level.name,
                about=level.about,
                average=level.average or None,
                codemaker=False,
            )
            for level in levels()
        ]
        bends = f"As codemaker it {BENDS}."
        bending = LevelData(key=ADVERSARY, name="Adversary", about=bends, average=None, codemaker=True)
        return [*playing, bending]
