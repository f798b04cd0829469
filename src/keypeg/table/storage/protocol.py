"""What tables need from storage, which is a database or the browser's own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from keypeg.rules.seals import Seal
from keypeg.table.state.stored import Chair, JournalLine, NextTable, Saved, Writes


class Storage(Protocol):
    """Keeps tables, their journals and records for good."""

    def commit(self, batch: Sequence[Writes], *, origin: str = "") -> None:
        """Write everything or nothing; raise `Conflict` if another process wrote first."""

    def load(self, table: str) -> Saved | None:
        """Return a table with everything that was ever written of it."""

    def load_all(self, tables: Sequence[str]) -> dict[str, Saved]:
        """Return several tables; those that are not there are left out."""

    def lines(self, table: str, since: int) -> tuple[JournalLine, ...] | None:
        """Return the journal from `since` on; None where there is no such table any more."""

    def lines_at(self, places: Sequence[tuple[str, int]]) -> dict[str, tuple[JournalLine, ...]]:
        """Return the lines at these tables and seqs, by table."""

    def chairs(self, table: str) -> tuple[Chair, ...]:
        """Return the seats of a table."""

    def rematch(self, table: str) -> NextTable | None:
        """Return the table of the rematch; None if nobody has opened it."""

    def seals(self, tables: Sequence[str]) -> dict[str, tuple[Seal, ...]]:
        """Return the seals of several tables, by table."""

    def open_tables(self, address: str) -> int:
        """Return how many tables an address has opened that are still open."""

    def taken_seats(self, address: str) -> int:
        """Return how many seats an address has taken at tables that are still open."""

    def keep(self, row: Mapping[str, Any]) -> None:
        """Add a game to a record; one that is there already stays as it is."""

    def list_games(self, owner: str) -> tuple[dict[str, Any], ...]:
        """Return the games of a record, the oldest first."""

    def erase(self, owner: str) -> int:
        """Erase a record, and return how many games it held."""

    def begin_daily(self, row: Mapping[str, Any]) -> None:
        """Note who plays a daily code at which table, and from which address; the first note stays."""

    def end_daily(self, owner: str, name: str, *, rows: int, broken: bool) -> None:
        """Note how a daily code went."""

    def dailies(self, owner: str) -> tuple[dict[str, Any], ...]:
        """Return the daily codes that somebody has begun, the oldest first."""
