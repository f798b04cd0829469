"""The tables of a server."""

from __future__ import annotations

from keypeg.engine.levels import levels
from keypeg.server.lanes import Lanes
from keypeg.server.settings import Settings
from keypeg.table import Engine, Limits, Store, Tables

DAY = 86_400.0


def open_tables(settings: Settings, lanes: Lanes) -> Tables:
    """Return the tables of the database that is set, with computers of every level; the lanes think for them."""
    limits = Limits(
        tables_per_address=settings.tables_per_address if settings.limited else None,
        seats_per_address=settings.seats_per_address if settings.limited else None,
        idle_seconds=settings.idle_days * DAY,
        kept_seconds=settings.kept_days * DAY,
        recorded_seconds=settings.recorded_days * DAY,
    )
    engine = Engine(levels={level.key: level for level in levels()})
    return Tables(
        Store(settings.database),
        engine=engine,
        limits=limits,
        judge=lanes.helps.thinker.ask,
        reviewer=lanes.reviews.thinker.ask,
        player=lanes.players.thinker.ask,
    )
