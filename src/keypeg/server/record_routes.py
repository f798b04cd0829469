"""A person's record, for the holder of its cookie alone."""

from __future__ import annotations

from litestar import Controller, Response, delete, get, post
from litestar.params import JSONBody

from keypeg.errors import TableError, TableReason
from keypeg.server import identity
from keypeg.server.routes import REFUSALS, AnyRequest, TableId, context_of
from keypeg.table import Record
from keypeg.table.players.player_record import record_csv
from keypeg.table.state.tokens import new_token, token_hash
from keypeg.wire.record import Erased, RecordData, RecordedGameData, record_data, recorded_game_data
from keypeg.wire.requests import KeepGame

CSV_NAME = "keypeg-record.csv"


class RecordRoutes(Controller):
    """The record of the person whose browser asks."""

    path = "/api"
    tags = ("record",)

    @post("/tables/{table:str}/record", status_code=200, responses=REFUSALS, summary="Record a game")
    async def keep(
        self, request: AnyRequest, table: TableId, data: JSONBody[KeepGame]
    ) -> Response[RecordedGameData]:
        """Review a finished game and add it to the record, which is created if there is none."""
        context = context_of(request)
        _, key = await context.enter(table, data.seat, identity.tokens(request, table))
        if key is None:
            raise TableError(TableReason.NO_TOKEN)
        address = identity.address(request)
        context.allow_help(table, data.seat, address)
        known = identity.person(request)
        person = known or new_token()
        owner = token_hash(person)
        kept = await context.review(address, lambda: context.tables.keep_game(owner, table, data.game, key))
        return Response(recorded_game_data(kept), cookies=[identity.person_cookie(request, person)])

    @get("/record", responses=REFUSALS, summary="Look at the record")
    async def look(self, request: AnyRequest) -> RecordData:
        """Return every game recorded, and the averages of each edition."""
        return record_data(await _record(request))

    @get("/record/csv", responses=REFUSALS, media_type="text/csv", summary="Export the record")
    async def export(self, request: AnyRequest) -> Response[str]:
        """Return one line per game."""
        return Response(
            record_csv(await _record(request)),
            media_type="text/csv",
            headers={"content-disposition": f'attachment; filename="{CSV_NAME}"'},
        )

    @delete("/record", status_code=200, responses=REFUSALS, summary="Erase the record")
    async def erase(self, request: AnyRequest) -> Response[Erased]:
        """Erase every recorded game for good, and delete the cookie."""
        context, person = context_of(request), identity.person(request)
        if person is None:
            return Response(Erased(erased=0))
        erased = await context.read(lambda: context.tables.erase_record(token_hash(person)))
        return Response(Erased(erased=erased), cookies=[identity.person_cookie(request, None)])


async def _record(request: AnyRequest) -> Record:
    context, person = context_of(request), identity.person(request)
    return (
        Record(())
        if person is None
        else await context.read(lambda: context.tables.record(token_hash(person)))
    )
