"""The store: tables, seats and the journal of actions, in SQLite or PostgreSQL through one code path."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from itertools import chain
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import (
    URL,
    Connection,
    Delete,
    Insert,
    Select,
    Update,
    and_,
    delete,
    func,
    or_,
    select,
    text,
    tuple_,
)
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError

from keypeg.errors import StoreError
from keypeg.rules.seals import Seal
from keypeg.table.state.stored import Chair, Conflict, JournalLine, NextTable, Saved, Writes
from keypeg.table.storage import schema
from keypeg.table.storage.database import BUSY_SECONDS, database_url, new_engine, prepare_sqlite
from keypeg.table.storage.postgres_writer import CHANNEL, RETRY_STATES, PostgresMoves
from keypeg.table.storage.sqlite_writer import SqliteWriter
from keypeg.table.storage.statements import CHAIRS, LINES, SEALS, read_by_table, to_seal, updates

T = TypeVar("T")


class Store:
    """A durable store; `database` is a URL or the path of an SQLite file, by default `default_path()`."""

    def __init__(self, database: str | Path | None = None) -> None:
        self.url = database_url(database)
        self._engine = new_engine(self.url)
        self._sqlite = None if self.postgres else SqliteWriter(self._sqlite_connection)
        self._moves = PostgresMoves(self.address, failed=self._make_error) if self.postgres else None
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

    @property
    def address(self) -> str:
        """Return the address of a PostgreSQL as its own library reads it."""
        return self.url.set(drivername="postgresql").render_as_string(hide_password=False)

    def _make_error(self, problem: str) -> StoreError:
        return _failure(self.url, problem)

    def close(self) -> None:
        """Close every connection."""
        if self._moves is not None:
            self._moves.close()
        if self._sqlite is not None:
            self._sqlite.close()
        self._engine.dispose()

    def commit(self, batch: Sequence[Writes], *, origin: str = "") -> None:
        """Write everything in one transaction; it is durable when this returns, and nothing is written if it raises.

        On PostgreSQL every listener hears `table:seq:origin` of each table written.
        """
        if self._sqlite is not None:
            with _explain_errors(self.url):
                return self._sqlite.commit(batch)
        if self._moves is not None and all(writes.moves_only for writes in batch):
            return self._moves.commit(batch, origin=origin)
        return self._commit_postgres(sorted(batch, key=lambda writes: writes.table), origin)

    def _commit_postgres(self, batch: Sequence[Writes], origin: str) -> None:
        rows = {
            schema.tables: [row for writes in batch for row in writes.tables],
            schema.seats: [row for writes in batch for row in writes.seats],
            schema.journal: [row for writes in batch for row in writes.lines],
            schema.seals: [row for writes in batch for row in writes.seals],
        }
        with self._transaction() as connection:
            for update in chain.from_iterable(map(updates, batch)):
                if connection.execute(update).rowcount == 0:
                    raise Conflict
            for table, lines in rows.items():
                if lines:
                    connection.execute(table.insert(), lines)
            changed = [(writes.table, writes.seq) for writes in batch]
            changed += [(link.table, link.seq) for writes in batch if (link := writes.rematch)]
            told = [f"{table}:{seq}:{origin}" for table, seq in changed]
            notify = text(
                "SELECT count(pg_notify(:channel, told)) FROM unnest(CAST(:told AS text[])) AS told"
            )
            connection.execute(notify, {"channel": CHANNEL, "told": told})

    def _sqlite_connection(self, kept_statements: int) -> sqlite3.Connection:
        connection = sqlite3.connect(
            str(self.url.database),
            timeout=BUSY_SECONDS,
            isolation_level=None,
            check_same_thread=False,
            cached_statements=kept_statements,
        )
        prepare_sqlite(connection)
        return connection

    def load(self, table: str) -> Saved | None:
        """Return a table with everything that was ever written about it."""
        return self.load_all([table]).get(table)

    def load_all(self, tables: Sequence[str]) -> dict[str, Saved]:
        """Return several tables; missing ones are left out."""
        if not tables:
            return {}
        c = schema.tables.c
        with self._reading() as connection:
            rows = connection.execute(
                select(c.id, c.options, c.created, c.rematch, c.rematch_by).where(c.id.in_(tables))
            ).all()
            chairs = read_by_table(connection, CHAIRS.where(schema.seats.c.table_id.in_(tables)), Chair)
            lines = read_by_table(connection, LINES.where(schema.journal.c.table_id.in_(tables)), JournalLine)
            made = read_by_table(connection, SEALS.where(schema.seals.c.table_id.in_(tables)), to_seal)
        return {
            row.id: Saved(
                id=row.id,
                options=row.options,
                created=row.created,
                chairs=chairs.get(row.id, ()),
                lines=lines.get(row.id, ()),
                seals=made.get(row.id, ()),
                rematch=None if row.rematch is None else NextTable(row.rematch, row.rematch_by),
            )
            for row in rows
        }

    def lines(self, table: str, since: int) -> tuple[JournalLine, ...] | None:
        """Return the journal from `since` on; None if the table no longer exists."""
        c = schema.journal.c
        with self._reading() as connection:
            lines = read_by_table(connection, LINES.where(c.table_id == table, c.seq >= since), JournalLine)
            if lines:
                return lines[table]
            known = connection.execute(select(schema.tables.c.id).where(schema.tables.c.id == table)).first()
            return () if known else None

    def lines_at(self, places: Sequence[tuple[str, int]]) -> dict[str, tuple[JournalLine, ...]]:
        """Return the journal lines of these tables and seqs, by table; missing ones are left out."""
        if not places:
            return {}
        if self._moves is not None:
            return self._moves.lines_at(places)
        c = schema.journal.c
        with self._reading() as connection:
            return read_by_table(connection, LINES.where(tuple_(c.table_id, c.seq).in_(places)), JournalLine)

    def chairs(self, table: str) -> tuple[Chair, ...]:
        """Return the seats of a table."""
        with self._reading() as connection:
            found = read_by_table(connection, CHAIRS.where(schema.seats.c.table_id == table), Chair)
            return found.get(table, ())

    def rematch(self, table: str) -> NextTable | None:
        """Return the table of the rematch; None if nobody has opened it."""
        c = schema.tables.c
        with self._reading() as connection:
            row = connection.execute(select(c.rematch, c.rematch_by).where(c.id == table)).first()
        return None if row is None or row.rematch is None else NextTable(row.rematch, row.rematch_by)

    def seals(self, tables: Sequence[str]) -> dict[str, tuple[Seal, ...]]:
        """Return the seals of several tables, by table."""
        if not tables:
            return {}
        with self._reading() as connection:
            return read_by_table(connection, SEALS.where(schema.seals.c.table_id.in_(tables)), to_seal)

    def open_tables(self, address: str) -> int:
        """Return how many tables an address has opened that are still open."""
        return self._count(
            select(func.count()).where(schema.tables.c.address == address, schema.tables.c.closed.is_(None))
        )

    def taken_seats(self, address: str) -> int:
        """Return how many seats an address has taken at tables that are still open."""
        return self._count(
            select(func.count())
            .select_from(schema.seats.join(schema.tables))
            .where(schema.seats.c.address == address, schema.tables.c.closed.is_(None))
        )

    def list_owned(self, owner: str, *, open_only: bool = False) -> tuple[str, ...]:
        """Return the tables that an owner keeps, the latest first."""
        c = schema.tables.c
        query = select(c.id).where(c.owner == owner).order_by(c.created.desc(), c.id)
        return self._ids(query.where(c.closed.is_(None)) if open_only else query)

    def delete_owned(self, table: str, owner: str) -> bool:
        """Delete a table for its owner, with all it holds; return whether there was one."""
        c = schema.tables.c
        return self._write(delete(schema.tables).where(c.id == table, c.owner == owner)) > 0

    def list_attended(self, *, owner: str | None = None) -> tuple[str, ...]:
        """Return the open tables at which the table itself may have to move: nobody's, and those of `owner`."""
        c = schema.tables.c
        mine = c.owner.is_(None) if owner is None else or_(c.owner.is_(None), c.owner == owner)
        return self._ids(select(c.id).where(c.attended, c.closed.is_(None), mine))

    def list_idle(self, before: float) -> tuple[str, ...]:
        """Return the open tables of no owner at which nothing has happened since then."""
        last = (
            select(func.max(schema.journal.c.at))
            .where(schema.journal.c.table_id == schema.tables.c.id)
            .scalar_subquery()
        )
        return self._ids(
            select(schema.tables.c.id).where(
                schema.tables.c.closed.is_(None),
                schema.tables.c.owner.is_(None),
                schema.tables.c.touched < before,
                func.coalesce(last, schema.tables.c.touched) < before,
            )
        )

    def forget(self, before: float, *, most: int) -> int:
        """Delete at most `most` tables of no owner that were closed before then, and return how many."""
        c = schema.tables.c
        old = select(c.id).where(c.closed < before, c.owner.is_(None))
        some = old.order_by(c.closed).limit(most).scalar_subquery()
        return self._write(delete(schema.tables).where(c.id.in_(some)))

    def forget_addresses(self, before: float) -> None:
        """Delete the addresses from which daily codes and rated games were begun before then."""
        for table, began in ((schema.dailies, "at"), (schema.ladder_games, "begun")):
            c = table.c
            self._write(table.update().where(c[began] < before, c.address.is_not(None)).values(address=None))

    def touch(self) -> None:
        """Write the version again: this raises `StoreError` where the disk is full or nothing can be written."""
        self._write(schema.versions.update().values(version=schema.versions.c.version))

    def others_wrote(self) -> bool:
        """Return whether another process may have written since the last time this was asked.

        On PostgreSQL the others tell of what they write, and nobody has to ask.
        """
        with _explain_errors(self.url):
            return self._sqlite is not None and self._sqlite.others_wrote()

    def keep(self, row: Mapping[str, Any]) -> None:
        """Add a game to a record; one that is there already stays as it is."""
        with suppress(Conflict):
            self._write(schema.recorded.insert().values(**row))

    def list_games(self, owner: str) -> tuple[dict[str, Any], ...]:
        """Return the games of a record, the oldest first."""
        c = schema.recorded.c
        query = schema.recorded.select().where(c.owner == owner).order_by(c.at, c.table_id, c.game, c.seat)
        with self._reading() as connection:
            return tuple(dict(row) for row in connection.execute(query).mappings())

    def erase(self, owner: str) -> int:
        """Erase a record, and return how many games it held."""
        self._write(delete(schema.dailies).where(schema.dailies.c.owner == owner))
        return self._write(delete(schema.recorded).where(schema.recorded.c.owner == owner))

    def erase_old(self, before: float) -> int:
        """Erase the games recorded before then, and return how many there were."""
        self._write(delete(schema.dailies).where(schema.dailies.c.at < before))
        return self._write(delete(schema.recorded).where(schema.recorded.c.at < before))

    def _write(self, statement: Delete | Insert | Update) -> int:
        """Carry out one statement; return how many rows it changed."""
        if self._sqlite is None:
            with self._transaction() as connection:
                return connection.execute(statement).rowcount
        # Through the one connection that writes, so that whatever another one writes is somebody else's.
        compiled = statement.compile(
            dialect=self._engine.dialect, compile_kwargs={"render_postcompile": True}
        )
        values = [compiled.params[name] for name in compiled.positiontup or ()]
        with _explain_errors(self.url):
            return self._sqlite.execute(str(compiled), values)

    def begin_daily(self, row: Mapping[str, Any]) -> None:
        """Note who plays a daily code at which table; one that is noted already stays as it is.

        Of the people at one `address` only the first is counted among all who play it.
        """
        for change in ({}, {"address": None, "counted": False}):
            with suppress(Conflict):
                self._write(schema.dailies.insert().values({**row, **change}))
                return

    def end_daily(self, owner: str, name: str, *, rows: int, broken: bool) -> None:
        """Note how a daily code went."""
        c = schema.dailies.c
        change = schema.dailies.update().where(c.owner == owner, c.name == name)
        self._write(change.values(rows=rows, broken=broken))

    def dailies(self, owner: str) -> tuple[dict[str, Any], ...]:
        """Return the daily codes that somebody has begun, the oldest first."""
        c = schema.dailies.c
        query = schema.dailies.select().where(c.owner == owner).order_by(c.name)
        with self._reading() as connection:
            return tuple(dict(row) for row in connection.execute(query).mappings())

    def daily_counts(self, name: str) -> dict[int | None, int]:
        """Return how many people broke a daily code in how many rows; None counts those who did not break it.

        A code that is broken by the first guess was almost certainly known before: such games are left out.
        """
        c = schema.dailies.c
        known = and_(c.rows == 1, c.broken)
        query = select(c.rows, c.broken, func.count()).where(
            c.name == name, c.rows.is_not(None), c.counted, ~known
        )
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
        with _explain_errors(self.url), self._engine.connect() as connection:
            yield connection

    @contextmanager
    def _transaction(self) -> Iterator[Connection]:
        with _explain_errors(self.url), self._engine.connect() as connection:
            connection.execution_options(writing=True)
            with connection.begin():
                yield connection


@contextmanager
def _explain_errors(url: URL) -> Iterator[None]:
    """Describe a failure in one line that quotes no row."""
    try:
        yield
    except IntegrityError:
        raise Conflict from None
    except DBAPIError as error:
        if getattr(error.orig, "sqlstate", None) in RETRY_STATES:
            raise Conflict from None
        raise _failure(url, str(error.orig)) from None
    except sqlite3.Error as error:
        raise _failure(url, str(error)) from None
    except SQLAlchemyError as error:
        raise StoreError("store-fails", problem=type(error).__name__) from None


def _failure(url: URL, problem: str) -> StoreError:
    shown = url.render_as_string(hide_password=True)
    return StoreError("store-url-fails", url=shown, problem=problem.strip().partition("\n")[0])
