"""The tables as an event loop reads them: from memory where they are known, else in a thread."""

from __future__ import annotations

from keypeg.engine.levels import levels
from keypeg.server.settings import Settings
from keypeg.table import Engine, Limits, Store, Tables, TableView
from keypeg.table.desk import refreshed
from keypeg.table.live import Live


class ServedTables(Tables):
    """Tables that can be asked for what is known, without any input or output."""

    def cached(self, table: str) -> Live | None:
        """The table as this process knows it; None where the store must be asked. Never blocks."""
        return self._cache.get(table)

    def live(self, table: str) -> Live:
        """The table as the store has it now."""
        return refreshed(self.store, self._cache, table)

    def seen(self, live: Live, seat: int | None) -> TableView:
        """What a seat, or a spectator (None), may see of it."""
        return self._view(live, seat)


def open_tables(settings: Settings) -> ServedTables:
    """The tables of the database that is set, with computers of every level."""
    limits = Limits(
        tables_per_address=settings.tables_per_address if settings.limited else None,
        seats_per_address=settings.seats_per_address if settings.limited else None,
    )
    engine = Engine(levels={level.key: level for level in levels()})
    return ServedTables(Store(settings.database), engine=engine, limits=limits)
