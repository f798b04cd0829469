"""Writing to SQLite without SQLAlchemy: the few fixed statements of a commit, on one connection that stays open.

Every move of every table passes here, and the statements never change; SQLAlchemy would take as long as the rest of
the move. Each statement writes all rows of a batch at once: the interpreter lock is given away and taken back once
for each statement, not once for each row.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import chain
from threading import Lock
from typing import Any, TypeVar

from sqlalchemy import Table

from keypeg.table.state.stored import Conflict, SeatChange, Writes
from keypeg.table.storage import schema

T = TypeVar("T")

_KEPT_STATEMENTS = 512
_MOST_PARAMETERS = 900
"""Every SQLite takes so many in one statement."""

_TOUCH = "UPDATE tables SET touched = ? WHERE id = ?"
# Addresses are kept only as long as limits need them.
_CLOSE = "UPDATE tables SET closed = ?, address = NULL WHERE id = ? AND closed IS NULL"
_REOPEN = "UPDATE tables SET closed = NULL, attended = 1 WHERE id = ?"
_REMATCH = "UPDATE tables SET rematch = ?, rematch_by = ? WHERE id = ? AND rematch IS ?"
_CLEAR = "UPDATE seats SET address = NULL WHERE table_id = ?"
_SEAT = (
    "UPDATE seats SET kind = ?, level = ?, name = ?, token_hash = ?, taken = ?, address = ? "
    "WHERE table_id = ? AND seat = ? AND "
)


class SqliteWriter:
    """One connection that only writes; `connect` opens it, and opens it again after a failure."""

    def __init__(self, connect: Callable[[int], sqlite3.Connection]) -> None:
        self._connect = connect
        self._connection: sqlite3.Connection | None = None
        self._version: int | None = None
        self._lock = Lock()

    def commit(self, batch: Sequence[Writes]) -> None:
        """Write everything in one transaction, or nothing; raises `Conflict` where somebody else wrote first."""
        rows = [row for writes in batch for row in writes.lines]
        if len(rows) <= _JOURNAL.most and all(map(_adds_lines_only, batch)):
            # One statement is a transaction by itself.
            self._transact(lambda connection: _JOURNAL.write(connection, rows), alone=True)
        else:
            self._transact(lambda connection: _write(connection, batch))

    def execute(self, statement: str, values: Sequence[Any]) -> int:
        """Carry out one statement in a transaction of its own; return how many rows it changed."""
        return self._transact(lambda connection: connection.execute(statement, values).rowcount)

    def others_wrote(self) -> bool:
        """Return whether somebody else may have written to the file since the last time this was asked."""
        with self._lock:
            if self._connection is None:
                self._connection, self._version = self._connect(_KEPT_STATEMENTS), None
            # SQLite changes this number for every commit that was not made through this connection.
            version = int(self._connection.execute("PRAGMA data_version").fetchone()[0])
            before, self._version = self._version, version
            return version != before

    def _transact(self, write: Callable[[sqlite3.Connection], T], *, alone: bool = False) -> T:
        with self._lock:
            connection = self._connection
            if connection is None:
                connection, self._version = self._connect(_KEPT_STATEMENTS), None
            self._connection = None
            try:
                if not alone:
                    connection.execute("BEGIN IMMEDIATE")
                written = write(connection)
                if not alone:
                    connection.execute("COMMIT")
            except (Conflict, sqlite3.IntegrityError):
                if connection.in_transaction:
                    connection.execute("ROLLBACK")
                self._connection = connection
                raise Conflict from None
            except BaseException:
                # The state of this connection is unknown: the next commit opens another one.
                connection.close()
                raise
            self._connection = connection
            return written

    def close(self) -> None:
        """Close the connection."""
        with self._lock:
            if self._connection is not None:
                self._connection.close()
                self._connection = None


def _write(connection: sqlite3.Connection, batch: Sequence[Writes]) -> None:
    for writes in batch:
        for statement, values in _updates(writes):
            if connection.execute(statement, values).rowcount == 0:
                raise Conflict
    for insert, rows in (
        (_TABLES, chain.from_iterable(writes.tables for writes in batch)),
        (_SEATS, chain.from_iterable(writes.seats for writes in batch)),
        (_JOURNAL, chain.from_iterable(writes.lines for writes in batch)),
        (_SEALS, chain.from_iterable(writes.seals for writes in batch)),
    ):
        insert.write(connection, rows)


def _adds_lines_only(writes: Writes) -> bool:
    return writes.moves_only and not writes.seals


class _Insert:
    """Inserts rows into a table of the schema, many with one statement."""

    def __init__(self, table: Table) -> None:
        self._names = tuple(column.name for column in table.columns)
        self._begin = f"INSERT INTO {table.name} ({', '.join(self._names)}) VALUES "  # noqa: S608 - names of our own schema
        self._row = f"({', '.join('?' * len(self._names))})"
        self.most = _MOST_PARAMETERS // len(self._names)

    def write(self, connection: sqlite3.Connection, rows: Iterable[Mapping[str, Any]]) -> None:
        values = [[row.get(name) for name in self._names] for row in rows]
        for at in range(0, len(values), self.most):
            some = values[at : at + self.most]
            connection.execute(
                self._begin + ", ".join([self._row] * len(some)), list(chain.from_iterable(some))
            )


_TABLES, _SEATS, _JOURNAL, _SEALS = map(_Insert, (schema.tables, schema.seats, schema.journal, schema.seals))


def _updates(writes: Writes) -> list[tuple[str, tuple[Any, ...]]]:
    updates = [_seat_update(writes.table, change) for change in writes.seat_changes]
    if writes.rematch is not None:
        link = writes.rematch
        updates.append((_REMATCH, (link.after.table, link.after.by, link.table, link.before)))
    if writes.touched is not None:
        updates.append((_TOUCH, (writes.touched, writes.table)))
    if writes.closed is not None:
        updates += [(_CLOSE, (writes.closed, writes.table)), (_CLEAR, (writes.table,))]
    if writes.reopened:
        updates.append((_REOPEN, (writes.table,)))
    return updates


def _seat_update(table: str, change: SeatChange) -> tuple[str, tuple[Any, ...]]:
    before, after = change.before, change.after
    seat = (after.kind, after.level, after.name, after.token_hash, after.taken)
    values = (*seat, change.address, table, after.seat)
    if before.taken is None:
        return _SEAT + "taken IS NULL", values
    return _SEAT + "token_hash IS ?", (*values, before.token_hash)
