"""Tables in this program's own store: opening, resuming and playing them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from random import Random

import msgspec

from keypeg.engine.levels import levels
from keypeg.table import Engine, Options, Store, Tables, TableView
from keypeg.terminal.away import away
from keypeg.terminal.reading import reviewable
from keypeg.terminal.recording import keep
from keypeg.wire.events import EventData, events_of
from keypeg.wire.review import ReviewData, review_data
from keypeg.wire.state import State, state_of
from keypeg.words import Message, message

ADDRESS = "terminal"
"""Under this address the store keeps the tables that were opened in a terminal."""
POLL_SECONDS = 2.0
"""How often a table is read again, since another program may play at it through the same store."""


def open_tables(database: str | Path | None = None, *, chance: Random | None = None) -> Tables:
    """Return the tables of a store, with the computer players of the engine."""
    engine = Engine(levels={level.key: level for level in levels()})
    return Tables(Store(database), engine=engine, chance=chance)


@dataclass(frozen=True, slots=True)
class Unfinished:
    """A match that can be resumed, and how a person recognises it."""

    table: str
    told: Message


def new_table(tables: Tables, options: Options, names: Sequence[str]) -> LocalLink:
    """Open a table and let the people of this terminal sit down; `names` are theirs, in the order of the seats."""
    opened = tables.open(options, address=ADDRESS)
    people = [seat.seat for seat in opened.seats if seat.kind == "person"]
    for seat, name in zip(people, names, strict=True):
        tables.take(opened.table, seat, name)
    return LocalLink(tables, opened.table)


def unfinished(tables: Tables) -> tuple[Unfinished, ...]:
    """Return the matches of this terminal that are not over, the latest first."""
    views = [tables.view(table, 0) for table in tables.store.opened_by(ADDRESS)]
    return tuple(Unfinished(view.table, _told(view)) for view in views if view.started)


def _told(view: TableView) -> Message:
    match = view.match
    return message(
        "terminal-resume",
        edition=view.options.box.name,
        players=match.players,
        game=match.game.number,
        games=match.agreed,
        rows=len(match.game.rows),
    )


class LocalLink:
    """A table of this program's store; all its people sit at this terminal."""

    name = ""
    lost = False

    def __init__(self, tables: Tables, table: str) -> None:
        self._tables = tables
        self.table = table
        view = tables.view(table, 0)
        self.seats = tuple(seat.seat for seat in view.seats if seat.kind == "person")
        self.events: tuple[EventData, ...] = ()
        self._recorded = set(reviewable(view.match.games))

    async def state(self, seat: int | None) -> State:
        """Return the table as a seat sees it now."""
        return await asyncio.to_thread(self._state, seat)

    def _state(self, seat: int | None) -> State:
        view = self._tables.view(self.table, seat)
        self._record(view)
        self.events = events_of(self._tables.events(self.table, seat))
        return state_of(view, now=self._tables.now(), online=frozenset(self.seats))

    def _record(self, view: TableView) -> None:
        """Add the games that have ended since this table was opened here to the record of those who broke codes."""
        for game in reviewable(view.match.games):
            if game not in self._recorded:
                self._recorded.add(game)
                breakers = [one for one in self.seats if one in view.match.games[game].codebreakers]
                keep(self._tables, self.table, game, breakers)

    async def act(self, seat: int, action: str, *, seq: int) -> None:
        """Take an action of a seat."""
        await self._tables.act_async(self.table, seat, action, seq=seq)

    async def listen(self, changed: Callable[[], None]) -> None:
        """Tell of every change, of this program's at once and of another's after a while."""
        loop = asyncio.get_running_loop()
        news = asyncio.Event()

        def heard(_: object) -> None:
            loop.call_soon_threadsafe(news.set)

        stop = self._tables.watch(heard)
        try:
            while True:
                with suppress(TimeoutError):
                    await asyncio.wait_for(news.wait(), POLL_SECONDS)
                news.clear()
                changed()
        finally:
            stop()

    async def review(self, game: int, *, seat: int | None) -> ReviewData:
        """Worked out here, off the event loop."""
        return await away(lambda: review_data(self._tables.review(self.table, seat, game)))

    async def again(self) -> LocalLink:
        """Return a new table of the same people; the first codemaker is the next to the left."""
        return await asyncio.to_thread(self._again)

    def _again(self) -> LocalLink:
        view = self._tables.view(self.table, 0)
        first = (view.options.first + 1) % len(view.seats)
        names = [view.match.players[seat] for seat in self.seats]
        return new_table(self._tables, msgspec.structs.replace(view.options, first=first), names)

    async def close(self) -> None:
        """Nothing is held."""
