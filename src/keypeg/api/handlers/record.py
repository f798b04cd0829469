"""A person's record, for the holder of its cookie alone."""

from __future__ import annotations

from keypeg.api.caller import Caller
from keypeg.api.endpoint import Request
from keypeg.api.parameters import TableParameters
from keypeg.api.record import Erased, RecordData, RecordedGameData, record_data, recorded_game_data
from keypeg.api.requests import KeepGame
from keypeg.errors import TableError, TableReason
from keypeg.table import Record
from keypeg.table.players.player_record import record_csv


async def record_game(caller: Caller, request: Request[TableParameters, KeepGame]) -> RecordedGameData:
    """Review a finished game and add it to the record, which is created if there is none."""
    service, table, data = caller.service, request.parameters.table, request.body
    _, key = await service.enter(table, data.seat, caller.tokens(table))
    if key is None:
        raise TableError(TableReason.NO_TOKEN)
    service.limits.allow_help(table, data.seat, caller.address)
    owner = caller.make_owner()
    keep = service.tables.keep_game
    return await service.review(
        caller.address, lambda: recorded_game_data(keep(owner, table, data.game_at, key))
    )


async def look_at_record(caller: Caller, _: Request[None, None]) -> RecordData:
    """Return every game recorded, and the averages of each edition."""
    record = await _record(caller)
    return await caller.service.read(lambda: record_data(record))


async def export_record(caller: Caller, _: Request[None, None]) -> str:
    """Return one line per game."""
    return record_csv(await _record(caller))


async def erase_record(caller: Caller, _: Request[None, None]) -> Erased:
    """Erase every recorded game for good, and delete the cookie."""
    service, owner = caller.service, caller.owner
    if owner is None:
        return Erased(erased=0)
    erased = await service.read(lambda: service.tables.erase_record(owner))
    caller.forget_owner()
    return Erased(erased=erased)


async def _record(caller: Caller) -> Record:
    service, owner = caller.service, caller.owner
    if owner is None:
        return Record(())
    return await service.read(lambda: service.tables.record(owner))
