"""The tables of a server."""

from __future__ import annotations

from keypeg.engine.levels import levels
from keypeg.server.compute.worker_pool import WorkerPool
from keypeg.server.settings import Settings
from keypeg.table import Engine, Limits, Store, Tables

_DAY_SECONDS = 86_400.0


def open_server_tables(settings: Settings, pool: WorkerPool) -> Tables:
    """Return the tables of the database that is set, and computers of every level; the pool computes for them."""
    limits = Limits(
        tables_per_address=settings.tables_per_address if settings.limited else None,
        seats_per_address=settings.seats_per_address if settings.limited else None,
        idle_seconds=settings.idle_days * _DAY_SECONDS,
        kept_seconds=settings.kept_days * _DAY_SECONDS,
        recorded_seconds=settings.recorded_days * _DAY_SECONDS,
    )
    engine = Engine(levels={level.key: level for level in levels()})
    return Tables(
        Store(settings.database),
        engine=engine,
        limits=limits,
        judge=pool.helps.process.ask,
        reviewer=pool.reviews.process.ask,
        player=pool.players.process.ask,
    )
