"""What a screen needs from a table, whether it is in this program's database or on a server."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Protocol

from keypeg.api.events import Events
from keypeg.api.review import ReviewData
from keypeg.api.state import State
from keypeg.words import Message


class Link(Protocol):
    """A table to play at; `seats` are the seats played from this terminal, none for a spectator."""

    @property
    def seats(self) -> tuple[int, ...]:
        """Return the seats played from this terminal."""

    @property
    def name(self) -> str:
        """Return the server of the table, for people; empty for a local one."""

    @property
    def person(self) -> str:
        """Return the name of the person who joined from here, also of one who only watches; empty if there is none."""

    @property
    def lost(self) -> bool:
        """Whether the connection is lost for now."""

    @property
    def events(self) -> Events:
        """Return all that has happened at the table, as far as is known here."""

    async def state(self, seat: int | None) -> State:
        """Return the table as a seat of this terminal sees it now; None is a spectator."""

    async def act(self, seat: int, action: str, *, seq: int) -> None:
        """Take an action made when the table stood at `seq`; a refusal is raised."""

    async def show_code(self, seat: int) -> None:
        """End the game that somebody left, so that its code is revealed (R21b); a refusal is raised."""

    async def let_computer(self, seat: int, level: str) -> None:
        """Let a computer of a level play on for the person who left (R21a); a refusal is raised."""

    async def skip(self, seat: int, *, seq: int) -> None:
        """Skip the turn of a player who is away, as it was at `seq` (R21c); a refusal is raised."""

    async def come_back(self, seat: int) -> None:
        """Take a seat back from the computer that plays there for its person (R21c); a refusal is raised."""

    async def take_over(self, seat: int, name: str) -> None:
        """Take the seat of somebody who left, and play here from now on (R21e); a refusal is raised."""

    async def start(self, seat: int) -> None:
        """Start the match with those who are there (R21d); a refusal is raised. The own seat may get another number."""

    async def listen(self, changed: Callable[[], None]) -> None:
        """Call `changed` whenever the table may have changed, until cancelled."""

    async def review(self, game: int, *, seat: int | None) -> ReviewData:
        """Return what every guess of a finished game was worth; `game` is its place in the match, from 0."""

    async def rematch(self) -> Link:
        """Return the table at which the same people play again, once the match is over."""

    async def results(self) -> Message | None:
        """Return how the codes of this edition went here so far; None if this terminal does not keep them."""

    async def check_seal(self, game: int) -> Message | None:
        """Return whether the code revealed in a game, counted from 1, is the one that was set; None if nobody knows."""

    async def save(self, folder: Path) -> Path:
        """Write the finished games as a match text into a folder; return the file."""

    async def close(self) -> None:
        """Disconnect from the table; the match stays."""
