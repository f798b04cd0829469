"""Reaching a database: its URL, and connections that are set up as the store needs them."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.pool import ConnectionPoolEntry

from keypeg.errors import MissingExtra, StoreError, shorten, show_path
from keypeg.table.storage.location import default_path, make_private

BUSY_SECONDS = 10
"""How long one process waits for another that writes to the same SQLite file."""


def database_url(database: str | Path | None) -> URL:
    """Return the URL of a database, given as one or as the path of an SQLite file; refuses what is no such thing."""
    if database is None:
        database = default_path()
    if isinstance(database, Path) or "://" not in database:
        return URL.create("sqlite", database=str(Path(database).expanduser().absolute()))
    try:
        url = make_url(database)
    except ArgumentError:
        raise StoreError("store-url-form", url=shorten(database)) from None
    match url.get_backend_name():
        case "postgresql" | "postgres":
            return url.set(drivername="postgresql+psycopg")
        case "sqlite" if url.database and url.database != ":memory:":
            return url
        case "sqlite":
            raise StoreError("store-in-memory")
        case other:
            raise StoreError("store-backend", name=shorten(other))


def new_engine(url: URL) -> Engine:
    """Return the connections to a database; an SQLite file is closed to other users."""
    # A failed statement would otherwise show its parameters, and a journal line may hold a secret.
    if url.get_backend_name() == "postgresql":
        try:
            return create_engine(url, hide_parameters=True, pool_pre_ping=True, pool_size=8)
        except ModuleNotFoundError:
            raise MissingExtra("postgres") from None
    try:
        make_private(Path(str(url.database)))
    except OSError as error:
        raise StoreError("store-folder", path=show_path(url.database), problem=str(error.strerror)) from None
    engine = create_engine(url, hide_parameters=True, connect_args={"timeout": BUSY_SECONDS})
    event.listen(engine, "connect", _sqlite_connected)
    event.listen(engine, "begin", _sqlite_begin)
    return engine


def _sqlite_connected(connection: object, entry: ConnectionPoolEntry) -> None:  # noqa: ARG001
    if isinstance(connection, sqlite3.Connection):
        connection.isolation_level = None
        prepare_sqlite(connection)


def prepare_sqlite(connection: sqlite3.Connection) -> None:
    """Make what is committed durable, and let readers and the writer work at the same time."""
    for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
        connection.execute(f"PRAGMA {pragma}")


def _sqlite_begin(connection: Connection) -> None:
    # A transaction that starts by reading could not wait for another writer.
    writing = connection.get_execution_options().get("writing", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writing else "BEGIN")
