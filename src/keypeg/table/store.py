"""The store: tables, seats and the journal of actions, in SQLite or PostgreSQL through one code path."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from itertools import chain
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import (
    URL,
    Connection,
    Engine,
    Select,
    Table,
    Update,
    create_engine,
    delete,
    event,
    func,
    make_url,
    select,
    text,
    tuple_,
)
from sqlalchemy.exc import ArgumentError, DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.pool import ConnectionPoolEntry

from keypeg.errors import MissingExtra, StoreError, shortened
from keypeg.table import schema
from keypeg.table.fairness import Commitment
from keypeg.table.location import default_path, make_private
from keypeg.table.stored import Chair, Conflict, JournalLine, Saved, SeatChange, Writes

T = TypeVar("T")

CHANNEL = "keypeg"
_BUSY_SECONDS = 10
_RETRY_STATES = ("40001", "40P01")
"""PostgreSQL's serialization failure and deadlock: another process wrote the same tables at the same time."""


class Store:
    """A durable store; `database` is a URL or the path of an SQLite file, by default `default_path()`."""

    def __init__(self, database: str | Path | None = None) -> None:
        self.url = _url(database)
        self._engine = _engine(self.url)
        try:
            with self._transaction() as connection:
                schema.migrate(connection)
        except StoreError:
            self.close()
            raise

    @property
    def postgres(self) -> bool:
        """Whether several machines may share this store."""
        return self._engine.dialect.name == "postgresql"

    def close(self) -> None:
        """Let go of every connection."""
        self._engine.dispose()

    def commit(self, batch: Sequence[Writes], *, origin: str = "") -> None:
        """Write everything in one transaction; it is durable when this returns, and nothing is written if it raises.

        On PostgreSQL every listener hears `table:seq:origin` of each table written.
        """
        batch = sorted(batch, key=lambda writes: writes.table)
        rows = {
            schema.tables: [row for writes in batch for row in writes.tables],
            schema.seats: [row for writes in batch for row in writes.seats],
            schema.journal: [row for writes in batch for row in writes.lines],
            schema.commitments: [row for writes in batch for row in writes.commitments],
        }
        with self._transaction() as connection:
            for update in chain.from_iterable(map(_updates, batch)):
                if connection.execute(update).rowcount == 0:
                    raise Conflict
            for table, lines in rows.items():
                if lines:
                    connection.execute(table.insert(), lines)
            if self.postgres:
                told = [f"{writes.table}:{writes.seq}:{origin}" for writes in batch]
                notify = text(
                    "SELECT count(pg_notify(:channel, told)) FROM unnest(CAST(:told AS text[])) AS told"
                )
                connection.execute(notify, {"channel": CHANNEL, "told": told})

    def load(self, table: str) -> Saved | None:
        """Return a table with everything that was ever written about it."""
        return self.load_all([table]).get(table)

    def load_all(self, tables: Sequence[str]) -> dict[str, Saved]:
        """Return several tables; missing ones are left out."""
        if not tables:
            return {}
        c = schema.tables.c
        with self._reading() as connection:
            rows = connection.execute(select(c.id, c.options, c.created).where(c.id.in_(tables))).all()
            chairs = _by_table(connection, _CHAIRS.where(schema.seats.c.table_id.in_(tables)), Chair)
            lines = _by_table(connection, _LINES.where(schema.journal.c.table_id.in_(tables)), JournalLine)
            made = _by_table(connection, _MADE.where(schema.commitments.c.table_id.in_(tables)), _commitment)
        return {
            row.id: Saved(
                id=row.id,
                options=row.options,
                created=row.created,
                chairs=chairs.get(row.id, ()),
                lines=lines.get(row.id, ()),
                commitments=made.get(row.id, ()),
            )
            for row in rows
        }

    def lines(self, table: str, since: int) -> tuple[JournalLine, ...] | None:
        """Return the journal from `since` on; None if the table no longer exists."""
        c = schema.journal.c
        with self._reading() as connection:
            lines = _by_table(connection, _LINES.where(c.table_id == table, c.seq >= since), JournalLine)
            if lines:
                return lines[table]
            known = connection.execute(select(schema.tables.c.id).where(schema.tables.c.id == table)).first()
            return () if known else None

    def lines_at(self, places: Sequence[tuple[str, int]]) -> dict[str, tuple[JournalLine, ...]]:
        """Return the journal lines of these tables and seqs, by table; missing ones are left out."""
        if not places:
            return {}
        c = schema.journal.c
        with self._reading() as connection:
            return _by_table(connection, _LINES.where(tuple_(c.table_id, c.seq).in_(places)), JournalLine)

    def chairs(self, table: str) -> tuple[Chair, ...]:
        """Return the seats of a table."""
        with self._reading() as connection:
            found = _by_table(connection, _CHAIRS.where(schema.seats.c.table_id == table), Chair)
            return found.get(table, ())

    def commitments(self, tables: Sequence[str]) -> dict[str, tuple[Commitment, ...]]:
        """Return the commitments of several tables, by table."""
        if not tables:
            return {}
        with self._reading() as connection:
            return _by_table(connection, _MADE.where(schema.commitments.c.table_id.in_(tables)), _commitment)

    def open_tables(self, address: str) -> int:
        """Return how many tables an address has opened that are still open."""
        return self._count(
            select(func.count()).where(schema.tables.c.address == address, schema.tables.c.closed.is_(None))
        )

    def opened_by(self, address: str) -> tuple[str, ...]:
        """Return the tables an address has opened that are still open, the latest first."""
        c = schema.tables.c
        query = select(c.id).where(c.address == address, c.closed.is_(None))
        return self._ids(query.order_by(c.created.desc()))

    def taken_seats(self, address: str) -> int:
        """Return how many seats an address has taken at tables that are still open."""
        return self._count(
            select(func.count())
            .select_from(schema.seats.join(schema.tables))
            .where(schema.seats.c.address == address, schema.tables.c.closed.is_(None))
        )

    def attended(self) -> tuple[str, ...]:
        """Return the open tables at which the table itself may have to move."""
        return self._ids(
            select(schema.tables.c.id).where(schema.tables.c.attended, schema.tables.c.closed.is_(None))
        )

    def idle(self, before: float) -> tuple[str, ...]:
        """Return the open tables at which nothing has happened since then."""
        last = (
            select(func.max(schema.journal.c.at))
            .where(schema.journal.c.table_id == schema.tables.c.id)
            .scalar_subquery()
        )
        return self._ids(
            select(schema.tables.c.id).where(
                schema.tables.c.closed.is_(None),
                schema.tables.c.touched < before,
                func.coalesce(last, schema.tables.c.touched) < before,
            )
        )

    def forget(self, before: float, *, most: int) -> int:
        """Delete at most `most` tables that were closed before then, with all they hold, and return how many."""
        c = schema.tables.c
        some = select(c.id).where(c.closed < before).order_by(c.closed).limit(most).scalar_subquery()
        with self._transaction() as connection:
            return connection.execute(delete(schema.tables).where(c.id.in_(some))).rowcount

    def touch(self) -> None:
        """Write the version again: this raises `StoreError` where the disk is full or nothing can be written."""
        with self._transaction() as connection:
            connection.execute(schema.versions.update().values(version=schema.versions.c.version))

    def keep(self, row: Mapping[str, Any]) -> None:
        """Add a game to a record; one that is there already stays as it is."""
        with suppress(Conflict), self._transaction() as connection:
            connection.execute(schema.recorded.insert(), row)

    def kept(self, owner: str) -> tuple[dict[str, Any], ...]:
        """Return the games of a record, the oldest first."""
        c = schema.recorded.c
        query = schema.recorded.select().where(c.owner == owner).order_by(c.at, c.table_id, c.game, c.seat)
        with self._reading() as connection:
            return tuple(dict(row) for row in connection.execute(query).mappings())

    def erase(self, owner: str) -> int:
        """Erase a record; tells how many games it held."""
        with self._transaction() as connection:
            connection.execute(delete(schema.dailies).where(schema.dailies.c.owner == owner))
            return connection.execute(
                delete(schema.recorded).where(schema.recorded.c.owner == owner)
            ).rowcount

    def erase_old(self, before: float) -> int:
        """Erase the games recorded before then; tells how many."""
        with self._transaction() as connection:
            connection.execute(delete(schema.dailies).where(schema.dailies.c.at < before))
            return connection.execute(delete(schema.recorded).where(schema.recorded.c.at < before)).rowcount

    def begin_daily(self, row: Mapping[str, Any]) -> None:
        """Note who plays a daily code at which table; one that is noted already stays as it is."""
        with suppress(Conflict), self._transaction() as connection:
            connection.execute(schema.dailies.insert(), row)

    def end_daily(self, owner: str, name: str, *, rows: int, broken: bool) -> None:
        """Note how a daily code went."""
        c = schema.dailies.c
        change = schema.dailies.update().where(c.owner == owner, c.name == name)
        with self._transaction() as connection:
            connection.execute(change.values(rows=rows, broken=broken))

    def dailies(self, owner: str) -> tuple[dict[str, Any], ...]:
        """Return the daily codes that somebody has begun, the oldest first."""
        c = schema.dailies.c
        query = schema.dailies.select().where(c.owner == owner).order_by(c.name)
        with self._reading() as connection:
            return tuple(dict(row) for row in connection.execute(query).mappings())

    def daily_counts(self, name: str) -> dict[int | None, int]:
        """Return how many people broke a daily code in how many rows; None counts those who did not break it."""
        c = schema.dailies.c
        query = select(c.rows, c.broken, func.count()).where(c.name == name, c.rows.is_not(None))
        counts: dict[int | None, int] = {}
        with self._reading() as connection:
            for rows, broken, number in connection.execute(query.group_by(c.rows, c.broken)):
                counts[rows if broken else None] = counts.get(rows if broken else None, 0) + number
        return counts

    def _count(self, query: Select[int]) -> int:
        with self._reading() as connection:
            return connection.execute(query).scalar_one()

    def _ids(self, query: Select[str]) -> tuple[str, ...]:
        with self._reading() as connection:
            return tuple(connection.execute(query).scalars())

    @contextmanager
    def _reading(self) -> Iterator[Connection]:
        with _told(self.url), self._engine.connect() as connection:
            yield connection

    @contextmanager
    def _transaction(self) -> Iterator[Connection]:
        with _told(self.url), self._engine.connect() as connection:
            connection.execution_options(writing=True)
            with connection.begin():
                yield connection


@contextmanager
def _told(url: URL) -> Iterator[None]:
    """Tell a failure in one line that names no row."""
    try:
        yield
    except IntegrityError:
        raise Conflict from None
    except DBAPIError as error:
        if getattr(error.orig, "sqlstate", None) in _RETRY_STATES:
            raise Conflict from None
        reason = str(error.orig).strip().partition("\n")[0]
        shown = url.render_as_string(hide_password=True)
        raise StoreError("store-url-fails", url=shown, problem=reason) from None
    except SQLAlchemyError as error:
        raise StoreError("store-fails", problem=type(error).__name__) from None


def _updates(writes: Writes) -> list[Update]:
    """Update existing rows; each update must find one."""
    tables, seats = schema.tables, schema.seats
    updates = [] if writes.seat is None else [_seat_update(writes.table, writes.seat)]
    if writes.touched is not None:
        updates.append(tables.update().where(tables.c.id == writes.table).values(touched=writes.touched))
    if writes.closed is not None:
        # Addresses are kept only for as long as they count.
        close = tables.update().where(tables.c.id == writes.table, tables.c.closed.is_(None))
        clear = seats.update().where(seats.c.table_id == writes.table)
        updates += [close.values(closed=writes.closed, address=None), clear.values(address=None)]
    return updates


def _seat_update(table: str, change: SeatChange) -> Update:
    c, before, after = schema.seats.c, change.before, change.after
    as_it_was = c.taken.is_(None) if before.taken is None else c.token_hash == before.token_hash
    update = schema.seats.update().where(c.table_id == table, c.seat == after.seat, as_it_was)
    return update.values(
        name=after.name, token_hash=after.token_hash, taken=after.taken, address=change.address
    )


def _url(database: str | Path | None) -> URL:
    if database is None:
        database = default_path()
    if isinstance(database, Path) or "://" not in database:
        return URL.create("sqlite", database=str(Path(database).expanduser().absolute()))
    try:
        url = make_url(database)
    except ArgumentError:
        raise StoreError("store-url-form", url=shortened(database)) from None
    match url.get_backend_name():
        case "postgresql" | "postgres":
            return url.set(drivername="postgresql+psycopg")
        case "sqlite" if url.database and url.database != ":memory:":
            return url
        case "sqlite":
            raise StoreError("store-in-memory")
        case other:
            raise StoreError("store-backend", name=shortened(other))


def _engine(url: URL) -> Engine:
    # A failed statement would otherwise tell its parameters, and a journal line may hold a secret.
    if url.get_backend_name() == "postgresql":
        try:
            return create_engine(url, hide_parameters=True, pool_pre_ping=True, pool_size=8)
        except ModuleNotFoundError:
            raise MissingExtra("postgres") from None
    try:
        make_private(Path(str(url.database)))
    except OSError as error:
        raise StoreError(
            "store-folder", path=shortened(str(url.database)), problem=str(error.strerror)
        ) from None
    engine = create_engine(url, hide_parameters=True, connect_args={"timeout": _BUSY_SECONDS})
    event.listen(engine, "connect", _sqlite_connected)
    event.listen(engine, "begin", _sqlite_begin)
    return engine


def _sqlite_connected(connection: object, entry: ConnectionPoolEntry) -> None:  # noqa: ARG001
    if isinstance(connection, sqlite3.Connection):
        connection.isolation_level = None
        for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
            connection.execute(f"PRAGMA {pragma}")


def _sqlite_begin(connection: Connection) -> None:
    # A writer that began as a reader could not wait for another writer to finish.
    writing = connection.get_execution_options().get("writing", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writing else "BEGIN")


def _by_table(connection: Connection, query: Select[Any], made: Callable[..., T]) -> dict[str, tuple[T, ...]]:
    """Return rows that begin with the id of their table, made into something, by table."""
    found: dict[str, list[T]] = {}
    for table, *rest in connection.execute(query):
        found.setdefault(table, []).append(made(*rest))
    return {table: tuple(each) for table, each in found.items()}


def _commitment(game: int, attempt: int, code: str, nonce: str, digest: str) -> Commitment:
    return Commitment(game=game, attempt=attempt, code=code, nonce=nonce, digest=digest)


def _ordered(table: Table, *names: str, by: str) -> Select[Any]:
    columns = [table.c[name] for name in ("table_id", *names)]
    return select(*columns).order_by(table.c.table_id, *(table.c[name] for name in by.split()))


_CHAIRS = _ordered(schema.seats, "seat", "kind", "level", "name", "token_hash", "taken", by="seat")
_LINES = _ordered(schema.journal, "seq", "seat", "action", "action_id", "at", by="seq")
_MADE = _ordered(schema.commitments, "game", "attempt", "code", "nonce", "digest", by="game attempt")
