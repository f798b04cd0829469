"""Daily codes at tables: how such a table is opened, and what a person has made of each day."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import date

from keypeg.errors import NotFound, TableError, TableReason
from keypeg.rules.game import Ending
from keypeg.table.state.options import Options, SeatOption
from keypeg.table.state.views import TableView
from keypeg.table.storage.protocol import Storage
from keypeg.training.daily import (
    DAILY_EDITIONS,
    Family,
    Streak,
    daily_name,
    has_begun,
    has_ended,
    read_daily,
    streak,
)

DAILY_SEAT = 0
"""Where the person sits."""
_LEVEL = "steady"


@dataclass(frozen=True, slots=True, kw_only=True)
class DailyGame:
    """A daily code that somebody has begun; `rows` is None while it is in play, `late` that its day was over."""

    day: date
    family: Family
    table: str
    rows: int | None
    broken: bool
    late: bool


def daily_options(day: date, family: Family, *, now: float) -> Options:
    """Return the table of a daily code; a day that has not begun anywhere is refused."""
    if not has_begun(day, now):
        raise NotFound("daily-not-yet", text=day.isoformat())
    return Options(
        edition=DAILY_EDITIONS[family],
        seats=(SeatOption(), SeatOption(kind="computer", level=_LEVEL)),
        games=1,
        first=1,
        spectators=False,
        daily=daily_name(day, family),
    )


class DailyGames:
    """The daily codes of one person; `look` returns a table as that person sees it."""

    def __init__(self, storage: Storage, owner: str, look: Callable[[str], TableView]) -> None:
        self._storage = storage
        self._owner = owner
        self._look = look

    def list_all(self) -> tuple[DailyGame, ...]:
        """Return every daily code begun, the oldest first; games that have ended since are settled first."""
        rows = self._storage.dailies(self._owner)
        settled = [self._settle(row["name"], row["table_id"]) for row in rows if row["rows"] is None]
        if any(settled):
            rows = self._storage.dailies(self._owner)
        games = []
        for row in rows:
            day, family = read_daily(row["name"])
            late = has_ended(day, row["at"])
            games.append(
                DailyGame(
                    day=day,
                    family=family,
                    table=row["table_id"],
                    rows=row["rows"],
                    broken=bool(row["broken"]),
                    late=late,
                )
            )
        return tuple(games)

    def find(self, day: date, family: Family) -> DailyGame | None:
        """Return one of them; None where it was not begun."""
        return next((game for game in self.list_all() if (game.day, game.family) == (day, family)), None)

    def begin(
        self, day: date, family: Family, table: str, *, now: float, address: str | None = None
    ) -> DailyGame | None:
        """Note the table at which a daily code is played, and return the one that counts: the first.

        Of the people at one `address` only the first is counted among all who play it; None counts everybody.
        """
        row = {"owner": self._owner, "name": daily_name(day, family), "table_id": table, "at": now}
        self._storage.begin_daily(row if address is None else {**row, "address": address})
        return self.find(day, family)

    def _settle(self, name: str, table: str) -> bool:
        try:
            view = self._look(table)
        except TableError as error:
            if error.reason is not TableReason.UNKNOWN_TABLE:
                raise
            # Put away before it was over: a code that was not broken.
            self._storage.end_daily(self._owner, name, rows=0, broken=False)
            return True
        game = view.match.game
        if game.ending is None and view.closed is None:
            return False
        self._storage.end_daily(self._owner, name, rows=len(game.rows), broken=game.ending is Ending.BROKEN)
        return True


def days_in_a_row(games: tuple[DailyGame, ...], family: Family, today: date) -> Streak:
    """Return the streak of a family: days played on their day."""
    days = (game.day for game in games if game.family is family and game.rows is not None and not game.late)
    return streak(days, today)
