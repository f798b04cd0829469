"""Tables in memory, with a list of what the page has to write to the browser's own database before it answers.

A row is kept under the name of its table of rows and a key; the journal's rows are the lines of the journal, as a
server's database has them, so that a match can be told from its rows alone.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec

from keypeg.rules.seals import Seal
from keypeg.table.state.stored import (
    Chair,
    Conflict,
    JournalLine,
    NextTable,
    RematchLink,
    Saved,
    SeatChange,
    Writes,
)

TABLES, JOURNAL, RECORDED, DAILIES = "tables", "journal", "recorded", "dailies"


class StoredRow(msgspec.Struct, frozen=True, kw_only=True):
    """A row for the browser's database; one that is `new` must not be there yet, and without a value it goes."""

    kind: str
    key: str
    value: dict[str, Any] | None
    new: bool = False


class StoredTable(msgspec.Struct, frozen=True, kw_only=True):
    """A table less its journal."""

    id: str
    options: str
    created: float
    touched: float
    attended: bool
    chairs: tuple[Chair, ...]
    commitments: tuple[Seal, ...] = ()
    closed: float | None = None
    rematch: str | None = None
    rematch_by: int | None = None


class BrowserStorage:
    """Keeps the tables of one browser; `take_rows` hands out what is not yet written."""

    def __init__(self) -> None:
        self._tables: dict[str, StoredTable] = {}
        self._lines: dict[str, list[JournalLine]] = {}
        self._recorded: dict[str, dict[str, Any]] = {}
        self._dailies: dict[str, dict[str, Any]] = {}
        self._rows: list[StoredRow] = []

    def restore(self, rows: Iterable[StoredRow]) -> None:
        """Load rows that were written earlier, in any order."""
        journal: list[tuple[str, JournalLine]] = []
        for row in rows:
            if row.value is None:
                continue
            if row.kind == TABLES:
                self._tables[row.key] = msgspec.convert(row.value, StoredTable)
            elif row.kind == RECORDED:
                self._recorded[row.key] = row.value
            elif row.kind == DAILIES:
                self._dailies[row.key] = row.value
            else:
                plain = {name: value for name, value in row.value.items() if name != "table_id"}
                journal.append((row.value["table_id"], msgspec.convert(plain, JournalLine)))
        for table in {table for table, _ in journal}:
            self._lines[table] = []
        for table, line in sorted(journal, key=lambda one: one[1].seq):
            self._lines[table].append(line)

    def drop(self, table: str) -> None:
        """Forget a table that another tab has changed, until its rows come back."""
        self._tables.pop(table, None)
        self._lines.pop(table, None)

    def take_rows(self) -> tuple[StoredRow, ...]:
        """Return what has to be written, and count it as written."""
        rows, self._rows = tuple(self._rows), []
        return rows

    def list_tables(self) -> tuple[StoredTable, ...]:
        """Return every table there is."""
        return tuple(self._tables.values())

    def commit(self, batch: Sequence[Writes], *, origin: str = "") -> None:  # noqa: ARG002 - of the protocol
        """Write everything or nothing."""
        for writes in batch:
            if any(line["seq"] < len(self._lines.get(writes.table, ())) for line in writes.lines):
                raise Conflict
        for writes in batch:
            self._write(writes)

    def _write(self, writes: Writes) -> None:
        table = self._tables.get(writes.table)
        for row in writes.tables:
            plain = {name: value for name, value in row.items() if name not in ("address", "owner")}
            table = StoredTable(**plain, chairs=tuple(map(_chair, writes.seats)))
        if table is None:
            raise Conflict
        if writes.rematch is not None:
            self._link(writes.rematch)
        for change in writes.seat_changes:
            table = msgspec.structs.replace(table, chairs=_change_chair(table.chairs, change))
        made = tuple(_to_seal(row) for row in writes.seals)
        table = msgspec.structs.replace(
            table,
            commitments=(*table.commitments, *made),
            closed=table.closed if writes.closed is None and not writes.reopened else writes.closed,
            attended=table.attended or writes.reopened,
            touched=table.touched if writes.touched is None else writes.touched,
        )
        self._keep_table(table)
        for line in writes.lines:
            plain = {name: value for name, value in line.items() if name != "table_id"}
            self._lines.setdefault(table.id, []).append(JournalLine(**plain))
            key = f"{table.id}/{line['seq']:05}"
            self._rows.append(StoredRow(kind=JOURNAL, key=key, value=dict(line), new=True))

    def _link(self, link: RematchLink) -> None:
        old = self._tables.get(link.table)
        if old is None or old.rematch != link.before:
            raise Conflict
        self._keep_table(msgspec.structs.replace(old, rematch=link.after.table, rematch_by=link.after.by))

    def _keep_table(self, table: StoredTable) -> None:
        if table != self._tables.get(table.id):
            self._tables[table.id] = table
            self._rows.append(StoredRow(kind=TABLES, key=table.id, value=msgspec.to_builtins(table)))

    def load(self, table: str) -> Saved | None:
        """Return a table with everything that was ever written of it."""
        found = self._tables.get(table)
        if found is None:
            return None
        return Saved(
            id=found.id,
            options=found.options,
            created=found.created,
            chairs=found.chairs,
            lines=tuple(self._lines.get(table, ())),
            seals=found.commitments,
            rematch=_next_table(found),
        )

    def load_all(self, tables: Sequence[str]) -> dict[str, Saved]:
        """Return several tables; those that are not there are left out."""
        return {table: saved for table in tables if (saved := self.load(table)) is not None}

    def lines(self, table: str, since: int) -> tuple[JournalLine, ...] | None:
        """Return the journal from `since` on; None where there is no such table."""
        return tuple(self._lines.get(table, ())[since:]) if table in self._tables else None

    def lines_at(self, places: Sequence[tuple[str, int]]) -> dict[str, tuple[JournalLine, ...]]:
        """Return the lines at these tables and seqs, by table."""
        found: dict[str, tuple[JournalLine, ...]] = {}
        for table, seq in places:
            found[table] = (*found.get(table, ()), *self._lines.get(table, ())[seq : seq + 1])
        return {table: lines for table, lines in found.items() if lines}

    def chairs(self, table: str) -> tuple[Chair, ...]:
        """Return the seats of a table."""
        found = self._tables.get(table)
        return () if found is None else found.chairs

    def rematch(self, table: str) -> NextTable | None:
        """Return the table of the rematch; None if nobody has opened it."""
        found = self._tables.get(table)
        return None if found is None else _next_table(found)

    def seals(self, tables: Sequence[str]) -> dict[str, tuple[Seal, ...]]:
        """Return the seals of several tables, by table."""
        return {table: self._tables[table].commitments for table in tables if table in self._tables}

    def open_tables(self, address: str) -> int:  # noqa: ARG002 - of the protocol
        """Return 0: nobody else opens tables here."""
        return 0

    def taken_seats(self, address: str) -> int:  # noqa: ARG002 - of the protocol
        """Return 0: nobody else takes seats here."""
        return 0

    def keep(self, row: Mapping[str, Any]) -> None:
        """Add a game to the record; one that is there already stays as it is."""
        key = f"{row['table_id']}/{row['game']}/{row['seat']}"
        if key not in self._recorded:
            self._recorded[key] = dict(row)
            self._rows.append(StoredRow(kind=RECORDED, key=key, value=dict(row)))

    def list_games(self, owner: str) -> tuple[dict[str, Any], ...]:
        """Return the games of a record, the oldest first."""
        own = (row for row in self._recorded.values() if row["owner"] == owner)
        return tuple(sorted(own, key=lambda row: (row["at"], row["table_id"], row["game"], row["seat"])))

    def erase(self, owner: str) -> int:
        """Erase a record, and return how many games it held."""
        gone = [key for key, row in self._recorded.items() if row["owner"] == owner]
        for key in gone:
            del self._recorded[key]
            self._rows.append(StoredRow(kind=RECORDED, key=key, value=None))
        self._rows.extend(StoredRow(kind=DAILIES, key=name, value=None) for name in self._dailies)
        self._dailies.clear()
        return len(gone)

    def begin_daily(self, row: Mapping[str, Any]) -> None:
        """Note at which table a daily code is played; one that is noted already stays as it is."""
        if row["name"] not in self._dailies:
            self._keep_daily(row["name"], {"rows": None, "broken": None, **row})

    def end_daily(self, owner: str, name: str, *, rows: int, broken: bool) -> None:  # noqa: ARG002 - one owner
        """Note how a daily code went."""
        self._keep_daily(name, {**self._dailies[name], "rows": rows, "broken": broken})

    def dailies(self, owner: str) -> tuple[dict[str, Any], ...]:  # noqa: ARG002 - one owner
        """Return the daily codes that were begun, the oldest first."""
        return tuple(row for _, row in sorted(self._dailies.items()))

    def _keep_daily(self, name: str, row: dict[str, Any]) -> None:
        self._dailies[name] = row
        self._rows.append(StoredRow(kind=DAILIES, key=name, value=row))

    def forget(self, before: float) -> int:
        """Delete the tables closed before then, and return how many there were."""
        gone = [one.id for one in self.list_tables() if one.closed is not None and one.closed < before]
        for table in gone:
            self.remove(table)
        return len(gone)

    def remove(self, table: str) -> None:
        """Delete a table with its journal."""
        keys = [f"{table}/{line.seq:05}" for line in self._lines.get(table, ())]
        self._rows.append(StoredRow(kind=TABLES, key=table, value=None))
        self._rows.extend(StoredRow(kind=JOURNAL, key=key, value=None) for key in keys)
        self.drop(table)


def _chair(row: Mapping[str, Any]) -> Chair:
    return Chair(**{name: row[name] for name in ("seat", "kind", "level", "name", "token_hash", "taken")})


def _change_chair(chairs: tuple[Chair, ...], change: SeatChange) -> tuple[Chair, ...]:
    if chairs[change.before.seat] != change.before:
        raise Conflict
    return tuple(change.after if chair.seat == change.after.seat else chair for chair in chairs)


def _to_seal(row: Mapping[str, Any]) -> Seal:
    return Seal(**{name: value for name, value in row.items() if name != "table_id"})


def _next_table(table: StoredTable) -> NextTable | None:
    return None if table.rematch is None else NextTable(table.rematch, table.rematch_by)
