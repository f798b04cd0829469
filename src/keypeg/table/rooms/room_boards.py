"""The boards of a room: how far their players are, read from tables that another server may have moved on."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from keypeg.errors import DamagedTable, TableError
from keypeg.table.rooms.dealing import ROOM_SEAT
from keypeg.table.rooms.progress import BoardProgress, BoardRow, read_board, read_progress
from keypeg.table.rooms.room_state import Round
from keypeg.table.service import Tables
from keypeg.table.state.snapshot import TableSnapshot
from keypeg.table.state.table_state import TableState

log = logging.getLogger(__name__)

_Known = tuple[int, BoardProgress]
"""How far somebody was when their table's journal had so many lines."""


class RoomBoards:
    """The tables of all rooms, as this process knows them; it is used on an event loop."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._shared = tables.store.postgres
        self._progress: dict[str, _Known] = {}
        self._outdated: set[str] = set()

    async def load(self, table: str) -> TableSnapshot:
        """Return a table as it is now."""
        known = self.get_known(table)
        if known is None:
            self._outdated.discard(table)
            known = await asyncio.to_thread(self._tables.load, table)
        return known

    def get_known(self, table: str) -> TableSnapshot | None:
        """Return a table from memory; None if the store has to be asked."""
        return None if table in self._outdated else self._tables.get_cached(table)

    async def progress(self, played: Round) -> dict[int, BoardProgress]:
        """Return how far everybody is in a round."""
        found = {}
        for player, table in played.tables.items():
            known = self._progress.get(table)
            if known is None or not known[1].done:
                known = await self._read_progress(table, known)
            found[player] = known[1]
        return found

    async def _read_progress(self, table: str, known: _Known | None) -> _Known:
        snapshot = await self.try_to_load(table)
        if snapshot is None:
            # Nobody can play there any more, and the others do not wait for it.
            known = self._progress[table] = (0, BoardProgress(done=True))
        elif known is None or known[0] != snapshot.seq:
            known = self._progress[table] = (snapshot.seq, read_progress(snapshot))
        return known

    async def rows(self, played: Round) -> dict[int, tuple[BoardRow, ...]]:
        """Return everybody's rows, for a round that is over."""
        if self._shared:
            self.doubt(played)
        found = {}
        for player, table in played.tables.items():
            snapshot = await self.try_to_load(table)
            found[player] = () if snapshot is None else read_board(self._tables, snapshot)
        return found

    async def try_to_load(self, table: str) -> TableSnapshot | None:
        """Return a table as it is now; None if it is gone or cannot be read."""
        try:
            return await self.load(table)
        except TableError:
            return None
        except DamagedTable:
            log.error("the table %s of a room cannot be read", table)
            return None

    def outdate(self, table: str, seq: int | None) -> None:
        """Note that another server has moved a table on, if that server has not told how."""
        known = self._tables.get_cached(table)
        behind = known is None or (seq is not None and known.seq < seq)
        if behind and (seq is None or not self._tables.advance(table, seq)):
            self._outdated.add(table)

    def doubt(self, played: Round) -> None:
        """Read the tables of a round anew when they are asked for next."""
        self._outdated.update(played.tables.values())

    def forget(self, gone: Callable[[str], bool]) -> None:
        """Forget the tables that are gone."""
        self._progress = {table: known for table, known in self._progress.items() if not gone(table)}

    def waits_for_rival(self, table: TableState, played: Round) -> bool:
        """Whether a row of a duel has no answer yet because the other player has not placed that row (R37)."""
        rows = table.match.game.rows
        if not rows or rows[-1].feedback is not None:
            return False
        others = [self._tables.get_cached(one) for one in played.tables.values() if one != table.id]
        return any(one is None or self._is_behind(one, len(rows)) for one in others)

    def _is_behind(self, rival: TableSnapshot, rows: int) -> bool:
        """Whether a rival still has to place a row; not somebody who has given up or left."""
        return rival.closed is None and len(self._tables.get_view(rival, ROOM_SEAT).match.game.rows) < rows
