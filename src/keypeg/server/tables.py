"""The tables as a server uses them: read from memory, opened with people at them, and opened again for a rematch."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Mapping
from dataclasses import replace

import msgspec

from keypeg.engine.levels import levels
from keypeg.errors import TableError, TableReason
from keypeg.server.refusals import refuse
from keypeg.server.settings import Settings
from keypeg.table import Engine, Limits, Options, Store, Tables, TableView
from keypeg.table.desk import Desk, refreshed
from keypeg.table.live import Live, token_hash
from keypeg.table.options import check_options, computer_names
from keypeg.table.records import Chair, Writes
from keypeg.table.writer import Plan, Planned

_ID_LETTERS = "0123456789abcdefghjkmnpqrstvwxyz"
_ID_LENGTH = 16
_TOKEN_BYTES = 24


def new_id() -> str:
    """The id of a new table: 80 random bits."""
    return "".join(secrets.choice(_ID_LETTERS) for _ in range(_ID_LENGTH))


def rematch_id(table: str) -> str:
    """The id of the rematch of a table: the same for everyone who asks, wherever they ask."""
    number = int.from_bytes(hashlib.sha256(f"keypeg-rematch {table}".encode()).digest())
    letters = [_ID_LETTERS[number >> 5 * place & 31] for place in range(_ID_LENGTH)]
    return "".join(letters)


class ServedTables(Tables):
    """Tables that can be asked for what is known without any input or output."""

    def cached(self, table: str) -> Live | None:
        """The table as this process knows it; None where the store must be asked. Never blocks."""
        return self._cache.get(table)

    def live(self, table: str) -> Live:
        """The table as the store has it now."""
        return refreshed(self.store, self._cache, table)

    def seen(self, live: Live, seat: int | None) -> TableView:
        """What a seat, or a spectator (None), may see of it."""
        return self._view(live, seat)

    async def open_seated(
        self, options: Options, names: Mapping[int, str], *, taken: tuple[int, ...], address: str | None
    ) -> tuple[Live, dict[int, str]]:
        """Open a table with people at it, all or nothing; tells the tokens of the seats taken."""
        check_options(options, self.engine.levels)
        tokens = {seat: secrets.token_urlsafe(_TOKEN_BYTES) for seat in taken}
        now = self._now()
        chairs = tuple(
            Chair(
                seat,
                option.kind,
                option.level,
                names.get(seat, computer) if seat in tokens or computer else None,
                token_hash(tokens[seat]) if seat in tokens else None,
                now if seat in tokens or computer else None,
            )
            for seat, (option, computer) in enumerate(
                zip(options.seats, computer_names(options), strict=True)
            )
        )
        live = Live.opened(new_id(), options, chairs, now)
        opened = await self._writer.ask(self._opening_seated(live, address))
        return opened, tokens

    async def rematch(self, table: str) -> Live:
        """The table at which the same people play again, with the same tokens, the first codemaker passed on."""

        def plan(desk: Desk) -> Planned[Live]:
            old = desk.live(table)
            if old.closed is None:
                raise refuse(409, "MATCH_GOES_ON", "a rematch can be asked for when the match is over")
            try:
                known = desk.live(rematch_id(table))
                return Planned(None, lambda: known)
            except TableError as error:
                if error.reason is not TableReason.UNKNOWN_TABLE:
                    raise
            first = (old.options.first + 1) % len(old.chairs)
            options = msgspec.structs.replace(old.options, first=first)
            now = self._now()
            chairs = tuple(replace(chair, taken=chair.taken and now) for chair in old.chairs)
            return self._opening_seated(Live.opened(rematch_id(table), options, chairs, now), None)(desk)

        return await self._writer.ask(plan)

    def _opening_seated(self, live: Live, address: str | None) -> Plan[Live]:
        def plan(desk: Desk) -> Planned[Live]:
            self._check_quota(desk, live, address)
            desk.put(live)
            row = {
                "id": live.id,
                "options": msgspec.json.encode(live.options).decode(),
                "created": live.created,
                "touched": live.created,
                "attended": live.options.attended,
                "address": address,
            }
            seats = [_seat_row(live.id, chair, address) for chair in live.chairs]
            return Planned(Writes(live.id, tables=[row], seats=seats), lambda: live)

        return plan

    def _check_quota(self, desk: Desk, live: Live, address: str | None) -> None:
        limits = self.limits
        if address is None:
            return
        if limits.tables_per_address is not None:
            opened = self.store.open_tables(address) + desk.opened.get(address, 0)
            if opened >= limits.tables_per_address:
                raise TableError(TableReason.TOO_MANY_TABLES)
            desk.opened[address] = desk.opened.get(address, 0) + 1
        if limits.seats_per_address is not None:
            wanted = sum(chair.token_hash is not None for chair in live.chairs)
            if wanted and self.store.taken_seats(address) + wanted > limits.seats_per_address:
                raise TableError(TableReason.TOO_MANY_SEATS)


def open_tables(settings: Settings) -> ServedTables:
    """The tables of the database that is set, with computers of every level."""
    limits = Limits(
        tables_per_address=settings.tables_per_address if settings.limited else None,
        seats_per_address=settings.seats_per_address if settings.limited else None,
    )
    engine = Engine(levels={level.key: level for level in levels()})
    return ServedTables(Store(settings.database), engine=engine, limits=limits)


def _seat_row(table: str, chair: Chair, address: str | None) -> dict[str, object]:
    return {
        "table_id": table,
        "seat": chair.seat,
        "kind": chair.kind,
        "level": chair.level,
        "name": chair.name,
        "token_hash": chair.token_hash,
        "taken": chair.taken,
        "address": None if chair.token_hash is None else address,
    }
