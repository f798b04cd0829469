"""A person's record: kept for whoever holds the cookie, and for nobody else."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Controller, Response, delete, get, post

from keypeg.server import identity
from keypeg.server.routes import REFUSALS, AnyRequest, TableId, context_of
from keypeg.table import Record
from keypeg.table.opening import new_token
from keypeg.table.player_record import game_data, record_csv, record_data
from keypeg.table.table_state import token_hash

CSV_NAME = "keypeg-record.csv"


class KeepGame(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A finished game to add to the record, and the seat that was a codebreaker of it."""

    seat: Annotated[int, msgspec.Meta(ge=0, le=4)]
    game: Annotated[int, msgspec.Meta(ge=0, le=1_000)]


class Erased(msgspec.Struct, frozen=True):
    """How many games were erased."""

    erased: int


class RecordRoutes(Controller):
    """The record of the person whose browser asks."""

    path = "/api"
    tags = ("record",)

    @post("/tables/{table:str}/record", status_code=200, responses=REFUSALS, summary="Record a game")
    async def keep(self, request: AnyRequest, table: TableId, data: KeepGame) -> Response[dict[str, Any]]:
        """Review a finished game and add it to the record; who has none yet gets one."""
        context = context_of(request)
        _, token = await identity.speaker(context, table, data.seat, identity.tokens(request, table))
        context.allow_help(table, data.seat)
        known = identity.person(request)
        person = known or new_token()
        owner = token_hash(person)
        kept = await context.review(lambda: context.tables.keep_game(owner, table, data.game, token or ""))
        return Response(game_data(kept), cookies=[identity.person_cookie(request, person)])

    @get("/record", responses=REFUSALS, summary="Look at the record")
    async def look(self, request: AnyRequest) -> dict[str, Any]:
        """Every game recorded, and the averages of each edition."""
        return record_data(await _record(request))

    @get("/record/csv", responses=REFUSALS, media_type="text/csv", summary="Export the record")
    async def export(self, request: AnyRequest) -> Response[str]:
        """A line a game."""
        return Response(
            record_csv(await _record(request)),
            media_type="text/csv",
            headers={"content-disposition": f'attachment; filename="{CSV_NAME}"'},
        )

    @delete("/record", status_code=200, responses=REFUSALS, summary="Erase the record")
    async def erase(self, request: AnyRequest) -> Response[Erased]:
        """Erase every game recorded, for good, and take the cookie back."""
        context, person = context_of(request), identity.person(request)
        if person is None:
            return Response(Erased(0))
        erased = await context.read(lambda: context.tables.erase_record(token_hash(person)))
        return Response(Erased(erased), cookies=[identity.person_cookie(request, None)])


async def _record(request: AnyRequest) -> Record:
    context, person = context_of(request), identity.person(request)
    return (
        Record(())
        if person is None
        else await context.read(lambda: context.tables.record(token_hash(person)))
    )
