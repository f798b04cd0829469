"""Local tables: opening, resuming and playing them."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from random import Random

import msgspec

from keypeg.api.answers import fair_data
from keypeg.api.events import Events, events_of
from keypeg.api.review import ReviewData, review_data
from keypeg.api.state import State, state_of
from keypeg.engine.levels import levels
from keypeg.errors import TableError, TableReason, explain_unwritable
from keypeg.table import Engine, Options, Store, Tables, TableView
from keypeg.table.orders.seating import order_computer, order_show_code
from keypeg.table.saved_matches import KeptMatch, list_kept_matches, match_text
from keypeg.terminal.background import run_in_background
from keypeg.terminal.game_recorder import TERMINAL_OWNER, record_game
from keypeg.terminal.seal import check_seal, merge_seals
from keypeg.terminal.solo import results_message
from keypeg.terminal.state_queries import list_reviewable
from keypeg.words import Message, message, say

PLACE = "terminal"
"""Where a match was played, as its text says."""
_POLL_SECONDS = 2.0
"""How often a table is read again, since another program may play at it through the same store."""


def open_tables(
    database: str | Path | None = None,
    *,
    chance: Random | None = None,
    random_bytes: Callable[[int], bytes] = secrets.token_bytes,
    now: Callable[[], float] = time.time,
) -> Tables:
    """Return the tables of a store, with the computer players of the engine.

    The nonces of seals come from `random_bytes`.
    """
    return Tables(
        Store(database),
        engine=Engine(levels={level.key: level for level in levels()}),
        chance=chance,
        random_bytes=random_bytes,
        now=now,
        owner=TERMINAL_OWNER,
    )


def open_table(
    tables: Tables, options: Options, names: Sequence[str], *, computers: Mapping[int, str] | None = None
) -> LocalLink:
    """Open a table and let the people of this terminal sit down; `names` are theirs, in the order of the seats."""
    opened = tables.open(options, computers=computers)
    people = [seat.seat for seat in opened.seats if seat.kind == "person"]
    for seat, name in zip(people, names, strict=True):
        tables.take(opened.table, seat, name)
    return LocalLink(tables, opened.table)


def name_computers(options: Options, language: str) -> dict[int, str]:
    """Return what the computers of a table are called, by their seats: "Computer (Steady)"."""
    seats = [seat for seat, one in enumerate(options.seats) if one.kind != "person"]
    names = {}
    for number, seat in enumerate(seats, 1):
        one = options.seats[seat]
        level = message(f"level-{'adversary' if one.kind == 'adversary' else one.guesses_as}-name")
        if len(seats) == 1:
            names[seat] = say(message("terminal-computer-name", level=level), language)
        else:
            names[seat] = say(message("terminal-computer-name-number", number=number, level=level), language)
    return names


def list_unfinished(tables: Tables) -> tuple[KeptMatch, ...]:
    """Return the matches of this terminal that are not over, the one played last first."""
    return tuple(
        match for match in list_kept_matches(tables, TERMINAL_OWNER, open_only=True) if match.running
    )


def describe_progress(kept: KeptMatch) -> Message:
    """Return which match it is, and how far it has come."""
    match = kept.view.match
    return message(
        "terminal-resume",
        edition=kept.view.options.box.name,
        players=match.players,
        game=match.game.number,
        games=match.agreed,
        rows=len(match.game.rows),
    )


def save_match_text(tables: Tables, table: str, folder: Path) -> Path:
    """Write the finished games of a match as a text into a folder; return the file."""
    kept = next(match for match in list_kept_matches(tables, TERMINAL_OWNER) if match.table == table)
    text = match_text(tables, kept, place=PLACE)
    path = folder / f"keypeg-{table[:8]}.txt"
    with explain_unwritable(path):
        path.write_text(text, encoding="utf-8")
    return path


class LocalLink:
    """A table of this program's store; all its people sit at this terminal."""

    name = ""
    person = ""
    lost = False

    def __init__(self, tables: Tables, table: str) -> None:
        self._tables = tables
        self.table = table
        view = tables.view(table, 0)
        self.seats = tuple(seat.seat for seat in view.seats if seat.kind == "person")
        self.events: Events = ()
        self._recorded = set(list_reviewable(view.match.games))
        self._seals: dict[str, str] = {}

    async def state(self, seat: int | None) -> State:
        """Return the table as a seat sees it now."""
        return await asyncio.to_thread(self._state, seat)

    def _state(self, seat: int | None) -> State:
        view = self._tables.view(self.table, seat)
        self._record(view)
        self.events = events_of(self._tables.events(self.table, seat))
        state = state_of(view, now=self._tables.clock.now(), online=frozenset(self.seats))
        self._seals = merge_seals(state, self._seals)
        return state

    def _record(self, view: TableView) -> None:
        """Add the games that have ended since this table was opened here to the record of those who broke codes."""
        for game in list_reviewable(view.match.games):
            if game not in self._recorded:
                self._recorded.add(game)
                breakers = [one for one in self.seats if one in view.match.games[game].codebreakers]
                record_game(self._tables, self.table, game, breakers)

    async def act(self, seat: int, action: str, *, seq: int) -> None:
        """Take an action of a seat."""
        await self._tables.act_async(self.table, seat, action, seq=seq)

    async def show_code(self, seat: int) -> None:
        """End the game that somebody left, as another program at this store can."""
        await self._tables.seat_async(order_show_code(self.table, seat, now=self._tables.now()))

    async def let_computer(self, seat: int, level: str) -> None:
        """Give the seat of the person who left to a computer."""
        tables = self._tables
        await tables.seat_async(
            order_computer(self.table, seat, level=level, levels=tables.engine.levels, now=tables.now())
        )

    async def skip(self, seat: int, *, seq: int) -> None:  # noqa: ARG002 - as at a server
        """Refuse: everybody is at this terminal."""
        raise TableError(TableReason.NOBODY_AWAY)

    async def come_back(self, seat: int) -> None:
        """Do nothing: nobody was away."""

    async def take_over(self, seat: int, name: str) -> None:  # noqa: ARG002 - as at a server
        """Refuse: everybody is at this terminal, so nobody watches."""
        raise TableError(TableReason.SEAT_TAKEN)

    async def start(self, seat: int) -> None:
        """Do nothing: every seat is taken."""

    async def listen(self, changed: Callable[[], None]) -> None:
        """Report every change: this program's at once, another's after a while."""
        loop = asyncio.get_running_loop()
        news = asyncio.Event()

        def notify(_: object) -> None:
            loop.call_soon_threadsafe(news.set)

        stop = self._tables.watch(notify)
        try:
            while True:
                with suppress(TimeoutError):
                    await asyncio.wait_for(news.wait(), _POLL_SECONDS)
                news.clear()
                changed()
        finally:
            stop()

    async def review(self, game: int, *, seat: int | None) -> ReviewData:
        """Compute the review here, off the event loop."""
        return await run_in_background(lambda: review_data(self._tables.review(self.table, seat, game)))

    async def rematch(self) -> LocalLink:
        """Return a new table of the same people; `Options.next_first` says who sets the first code."""
        return await asyncio.to_thread(self._open_rematch)

    def _open_rematch(self) -> LocalLink:
        view = self._tables.view(self.table, 0)
        first = view.options.next_first()
        names = [view.match.players[seat] for seat in self.seats]
        computers = {seat.seat: seat.name for seat in view.seats if seat.kind != "person" and seat.name}
        options = msgspec.structs.replace(view.options, first=first)
        return open_table(self._tables, options, names, computers=computers)

    async def results(self) -> Message | None:
        """Return how the codes of this edition went at this terminal so far."""
        return await asyncio.to_thread(
            lambda: results_message(self._tables.view(self.table, 0), self._tables.record(TERMINAL_OWNER))
        )

    async def check_seal(self, game: int) -> Message | None:
        """Check a revealed code against the digest that was shown when it was set."""
        return await asyncio.to_thread(self._check_seal, game)

    def _check_seal(self, game: int) -> Message | None:
        return check_seal(fair_data(self._tables.view(self.table, 0)), self._seals, game=game)

    async def save(self, folder: Path) -> Path:
        """Write the finished games as a text into a folder."""
        return await asyncio.to_thread(save_match_text, self._tables, self.table, folder)

    async def close(self) -> None:
        """Do nothing: there is no connection to close."""
