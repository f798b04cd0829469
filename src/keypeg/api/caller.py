"""Who asks, and what stands behind the answer: a handler knows these two, whichever way the request came."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import inf
from typing import ParamSpec, Protocol, TypeVar

import msgspec

from keypeg.api.requests import NewAction
from keypeg.rules import Position
from keypeg.table import Options
from keypeg.table.base import BaseTables
from keypeg.table.state.snapshot import Absent, SeatKey, TableSnapshot

P = ParamSpec("P")
T = TypeVar("T")

LATEST = inf
"""A seq that no memory has reached: the store must be asked."""


class RequestLimits(Protocol):
    """How often something may be asked; each method refuses what is too much."""

    def allow_action(self, table: str, seat: int) -> None:
        """Refuse a seat that acts too quickly."""

    def allow_opening(self, address: str, *, count: int = 1) -> None:
        """Refuse an address that opens tables too quickly."""

    def allow_help(self, table: str, seat: int | None, address: str) -> None:
        """Refuse a seat that asks for help too quickly, and an address that does so at many tables."""


class TableService(Protocol):
    """The tables of a server, or those of a browser."""

    @property
    def tables(self) -> BaseTables:
        """Return the tables themselves."""

    @property
    def limits(self) -> RequestLimits:
        """Return how often something may be asked."""

    async def load(self, table: str, *, at_least: float = LATEST) -> TableSnapshot:
        """Return a table as it is now, or as it was at `at_least` or later."""

    async def enter(
        self, table: str, seat: int | None, tokens: tuple[str, ...], *, at_least: float = LATEST
    ) -> tuple[TableSnapshot, SeatKey | None]:
        """Admit a client to a table, to a seat or as a spectator (None)."""

    def seats_held(self, snapshot: TableSnapshot, tokens: tuple[str, ...]) -> tuple[int, ...]:
        """Return the seats of a client who brings these tokens."""

    async def open(
        self, options: Options, names: Mapping[int, str], *, taken: Sequence[int], address: str
    ) -> tuple[TableSnapshot, dict[int, str]]:
        """Open a table with people at the seats `taken`; return their tokens."""

    async def act(self, caller: Caller, table: str, order: NewAction) -> msgspec.Raw:
        """Take an action, and return an encoded `Acted`."""

    async def encode_state(self, snapshot: TableSnapshot, seat: int | None, language: str) -> msgspec.Raw:
        """Return the encoded state that a seat sees, as it is sent now."""

    async def read(self, ask: Callable[[], T]) -> T:
        """Ask the store, without making other requests wait."""

    async def count_apart(self, ask: Callable[[], T]) -> T:
        """Do something that takes milliseconds, without making other requests wait."""

    async def think(self, address: str, question: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> T:
        """Ask the engine; an address waits for few answers at once."""

    async def review(self, address: str, ask: Callable[[], T]) -> T:
        """Review a game; an address waits for few reviews at once."""

    async def count(self, position: Position) -> int | None:
        """Return how many codes agree with a position; None where they are too many to count."""

    def find_absent(self, snapshot: TableSnapshot) -> Absent | None:
        """Return the player the match waits for who has been away for longer than agreed."""

    def is_connected(self, table: str, seat: int) -> bool:
        """Return whether the player at a seat is connected now."""

    def is_away(self, snapshot: TableSnapshot, seat: int) -> bool:
        """Return whether the player at a seat has been away for longer than agreed."""

    def renew(self, table: str) -> None:
        """Send the followers of a table what has changed beside its journal."""

    def address_for_limits(self, address: str) -> str | None:
        """Return the address by which people are counted once; None where everybody counts."""

    async def daily_counts(self, name: str) -> dict[int | None, int] | None:
        """Return how many people broke a daily code in how many rows; None where nobody else plays."""


class Caller(Protocol):
    """The client of one request; a transport brings its tokens and stores new ones."""

    @property
    def service(self) -> TableService:
        """Return what stands behind the answer."""

    @property
    def language(self) -> str:
        """Return the language to answer in."""

    @property
    def address(self) -> str:
        """Return the address that limits count by."""

    @property
    def owner(self) -> str | None:
        """Return whose record it is; None for somebody who has none."""

    def tokens(self, table: str) -> tuple[str, ...]:
        """Return every token that the client brings for a table."""

    def store_tokens(self, table: str, tokens: tuple[str, ...]) -> None:
        """Let the client hold these tokens for a table, in place of those it has."""

    def make_owner(self) -> str:
        """Return whose record it is; somebody who has none gets one."""

    def forget_owner(self) -> None:
        """Let the client forget that it has a record."""
