"""A person's record, for the holder of its cookie alone."""

from __future__ import annotations

from keypeg.api.caller import Caller
from keypeg.api.endpoint import Request
from keypeg.api.parameters import TableParameters
from keypeg.api.record import Erased, RecordData, RecordedGameData, record_data, recorded_game_data
from keypeg.api.requests import KeepGame
from keypeg.errors import TableError, TableReason
from keypeg.server.context import Context
from keypeg.table import Record
from keypeg.table.players.player_record import record_csv
from keypeg.table.state.tokens import new_token, token_hash


async def record_game(
    caller: Caller[Context], request: Request[TableParameters, KeepGame]
) -> RecordedGameData:
    """Review a finished game and add it to the record, which is created if there is none."""
    context, table, data = caller.service, request.parameters.table, request.body
    _, key = await context.enter(table, data.seat, caller.tokens(table))
    if key is None:
        raise TableError(TableReason.NO_TOKEN)
    context.limits.allow_help(table, data.seat, caller.address)
    person = caller.person or new_token()
    owner = token_hash(person)
    saved = await context.review(
        caller.address, lambda: context.tables.keep_game(owner, table, data.game, key)
    )
    caller.store_person(person)
    return recorded_game_data(saved)


async def look_at_record(caller: Caller[Context], _: Request[None, None]) -> RecordData:
    """Return every game recorded, and the averages of each edition."""
    return record_data(await _record(caller))


async def export_record(caller: Caller[Context], _: Request[None, None]) -> str:
    """Return one line per game."""
    return record_csv(await _record(caller))


async def erase_record(caller: Caller[Context], _: Request[None, None]) -> Erased:
    """Erase every recorded game for good, and delete the cookie."""
    context, person = caller.service, caller.person
    if person is None:
        return Erased(erased=0)
    erased = await context.read(lambda: context.tables.erase_record(token_hash(person)))
    caller.store_person(None)
    return Erased(erased=erased)


async def _record(caller: Caller[Context]) -> Record:
    context, person = caller.service, caller.person
    if person is None:
        return Record(())
    return await context.read(lambda: context.tables.record(token_hash(person)))
