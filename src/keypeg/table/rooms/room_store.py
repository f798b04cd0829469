"""What the store keeps of rooms: their journals, line by line."""

from __future__ import annotations

from sqlalchemy import Select, delete, func, select, text

from keypeg.errors import DamagedTable
from keypeg.table.rooms.room_lines import AnyRoomLine, RoundStarted, TableDealt, format_line, parse_line
from keypeg.table.storage.notify import LISTENER
from keypeg.table.storage.postgres_writer import CHANNEL
from keypeg.table.storage.schema import journal, room_lines
from keypeg.table.storage.schema import tables as table_rows
from keypeg.table.storage.store import Store

TimedLine = tuple[AnyRoomLine, float]


class RoomStore:
    """The rooms of a store. A line is written once: whoever comes second is refused with a `Conflict`."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def add(self, room: str, seq: int, lines: tuple[TimedLine, ...], *, origin: str) -> None:
        """Write the lines after the first `seq` ones, all or none; the other servers hear of it."""
        rows = [
            {"room": room, "seq": number, "line": format_line(line), "at": at}
            for number, (line, at) in enumerate(lines, seq)
        ]
        statement = room_lines.insert().values(rows)
        if not self._store.postgres:
            self._store._write(statement)
            return
        with self._store._transaction() as connection:
            connection.execute(statement)
            told = f"{room}:{seq + len(lines)}:{origin}"
            connection.execute(text("SELECT pg_notify(:channel, :told)"), {"channel": CHANNEL, "told": told})

    def lines(self, room: str, since: int = 0) -> tuple[TimedLine, ...]:
        """Return the lines of a room from `since` on; raise `DamagedTable` for one that cannot be read."""
        return tuple((parse_line(line, number), at) for number, line, at in self._texts(room, since))

    def _texts(self, room: str, since: int = 0) -> list[tuple[int, str, float]]:
        c = room_lines.c
        query = select(c.seq, c.line, c.at).where(c.room == room, c.seq >= since).order_by(c.seq)
        with self._store._reading() as connection:
            return [(row.seq + 1, row.line, row.at) for row in connection.execute(query)]

    def list_rooms(self) -> dict[str, int]:
        """Return how many lines every room has."""
        c = room_lines.c
        with self._store._reading() as connection:
            found = connection.execute(select(c.room, func.max(c.seq)).group_by(c.room))
            return {room: last + 1 for room, last in found}

    def last_move(self, tables: tuple[str, ...]) -> float | None:
        """Return when somebody last moved at one of these tables; None where nobody has."""
        query = select(func.max(journal.c.at)).where(journal.c.table_id.in_(tables))
        with self._store._reading() as connection:
            return connection.execute(query).scalar()

    def seconds_served(self) -> float | None:
        """Return for how long some server of a shared store has been listening; None if none is, or none can."""
        if not self._store.postgres:
            return None
        query = text(
            "SELECT extract(epoch FROM clock_timestamp() - min(backend_start))::float8 FROM pg_stat_activity"
            " WHERE datname = current_database() AND application_name = :name"
        )
        with self._store._reading() as connection:
            return connection.execute(query, {"name": LISTENER}).scalar()

    def forget(self, before: float) -> tuple[str, ...]:
        """Delete the rooms in which nothing has happened since then, with their tables; return which."""
        c = room_lines.c
        idle = select(c.room).group_by(c.room).having(func.max(c.at) < before)
        with self._store._reading() as connection:
            found = tuple(connection.execute(idle).scalars())
        # Somebody may join while the rooms before are deleted.
        return tuple(room for room in found if self._forget_one(room, idle.where(c.room == room), before))

    def _forget_one(self, room: str, idle: Select[tuple[str]], before: float) -> bool:
        tables = tuple(table for number, line, _ in self._texts(room) for table in _tables_of(line, number))
        # A guess is a line of its table, not of the room.
        if (self.last_move(tables) or 0.0) >= before:
            return False
        gone = self._store._write(delete(room_lines).where(room_lines.c.room.in_(idle)))
        if gone:
            self._store._write(delete(table_rows).where(table_rows.c.id.in_(tables)))
        return bool(gone)


def _tables_of(text: str, number: int) -> tuple[str, ...]:
    try:
        line = parse_line(text, number)
    except DamagedTable:
        # The tables that it named are deleted like all others, when nothing has happened there for long.
        return ()
    if isinstance(line, RoundStarted):
        return tuple(line.tables.values())
    return (line.table,) if isinstance(line, TableDealt) else ()
