"""Moves on PostgreSQL without SQLAlchemy: one statement writes a batch and tells the other servers, one reads lines.

As on SQLite, every move of every table passes here. A statement by itself is a transaction, so that a batch is one
round trip; through SQLAlchemy it was five. Each connection stays open, and is opened again after a failure.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from threading import Lock
from typing import TYPE_CHECKING, Any

import msgspec

from keypeg.table.state.stored import Conflict, JournalLine, Writes
from keypeg.table.storage.notifications import word

if TYPE_CHECKING:
    import psycopg

CHANNEL = "keypeg"
RETRY_STATES = ("40001", "40P01")
"""PostgreSQL's serialization failure and deadlock: another process wrote the same tables at the same time."""
_BROKEN_RULE = "23"
"""How the state of a violated constraint begins."""
_IDLE_SECONDS = 1.0

_WRITE = f"""
WITH lines AS (
    INSERT INTO journal (table_id, seq, seat, action, action_id, at)
    SELECT * FROM json_to_recordset(%s::json)
        AS line (table_id text, seq int, seat int, action text, action_id text, at float8)
), made AS (
    INSERT INTO commitments (table_id, game, attempt, code, nonce, digest)
    SELECT * FROM json_to_recordset(%s::json)
        AS made (table_id text, game int, attempt int, code text, nonce text, digest text)
)
SELECT count(pg_notify('{CHANNEL}', told)) FROM json_array_elements_text(%s::json) AS told
"""  # noqa: S608 - the channel is a constant
_READ = """
SELECT j.table_id, j.seq, j.seat, j.action, j.action_id, j.at
FROM unnest(%s::text[], %s::int[]) AS wanted (table_id, seq)
JOIN journal AS j ON j.table_id = wanted.table_id AND j.seq = wanted.seq
ORDER BY j.table_id, j.seq
"""


class PostgresMoves:
    """Writes and reads the lines of journals; `failed` makes the error that callers are told of a failure."""

    def __init__(self, address: str, *, failed: Callable[[str], Exception]) -> None:
        self._writing = _PersistentConnection(address, "keypeg-writer", failed)
        self._reading = _PersistentConnection(address, "keypeg-reader", failed)

    def commit(self, batch: Sequence[Writes], *, origin: str) -> None:
        """Write everything at once, or nothing; raises `Conflict` where somebody else wrote first."""
        # Every process writes in the same order, so that none waits for another in a circle.
        ordered = sorted(batch, key=lambda writes: writes.table)
        lines = [row for writes in ordered for row in writes.lines]
        made = [row for writes in ordered for row in writes.seals]
        told = [word(writes, origin) for writes in ordered]
        # As JSON, since arrays of each column take the library longer than all the rest.
        self._writing.execute(_WRITE, [msgspec.json.encode(rows).decode() for rows in (lines, made, told)])

    def lines_at(self, places: Sequence[tuple[str, int]]) -> dict[str, tuple[JournalLine, ...]]:
        """Return the journal lines of these tables and seqs, by table; missing ones are left out."""
        tables, seqs = [table for table, _ in places], [seq for _, seq in places]
        found: dict[str, list[JournalLine]] = {}
        for table, *rest in self._reading.execute(_READ, [tables, seqs]):
            found.setdefault(table, []).append(JournalLine(*rest))
        return {table: tuple(each) for table, each in found.items()}

    def close(self) -> None:
        """Close the connections."""
        self._writing.close()
        self._reading.close()


class _PersistentConnection:
    """A connection that stays open, used by one thread at a time."""

    def __init__(self, address: str, name: str, failed: Callable[[str], Exception]) -> None:
        self._address = address
        self._name = name
        self._failed = failed
        self._connection: psycopg.Connection[tuple[Any, ...]] | None = None
        self._used = 0.0
        self._lock = Lock()

    def execute(self, statement: str, values: Sequence[Any]) -> list[tuple[Any, ...]]:
        """Carry out one statement as a transaction of its own, and return its rows."""
        import psycopg  # of the extra "postgres"

        with self._lock:
            try:
                connection = self._open()
                rows = connection.execute(statement, values).fetchall()
            except psycopg.Error as error:
                state = error.sqlstate or ""
                if state in RETRY_STATES or state.startswith(_BROKEN_RULE):
                    raise Conflict from None
                self._drop()
                raise self._failed(str(error)) from None
            self._used = time.monotonic()
            return rows

    def close(self) -> None:
        """Close the connection."""
        with self._lock:
            self._drop()

    def _open(self) -> psycopg.Connection[tuple[Any, ...]]:
        import psycopg

        if self._connection is not None and time.monotonic() - self._used > _IDLE_SECONDS:
            # The database may have been restarted meanwhile: better to notice before anything is written.
            try:
                self._connection.execute("SELECT 1")
            except psycopg.Error:
                self._drop()
        if self._connection is None:
            self._connection = psycopg.connect(
                self._address, autocommit=True, application_name=self._name, prepare_threshold=0
            )
        return self._connection

    def _drop(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None
