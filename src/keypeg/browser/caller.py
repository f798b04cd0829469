"""The person at a browser, and what stands behind the handlers there: one thread, no network, nobody else."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import ParamSpec, TypeVar

from msgspec import Raw

from keypeg.api.answers import Acted
from keypeg.api.caller import LATEST, Caller
from keypeg.api.encoding import encode
from keypeg.api.events import Events, events_of
from keypeg.api.help import count_codes
from keypeg.api.refusals import stale_action
from keypeg.api.requests import NewAction
from keypeg.api.state import State, state_of
from keypeg.browser.tables import BROWSER_OWNER, BrowserTables
from keypeg.errors import TableError, TableReason
from keypeg.rules import Position, read_position
from keypeg.table import Options, StaleView, TableView
from keypeg.table.state.hints import may_help
from keypeg.table.state.snapshot import Absent, SeatKey, TableSnapshot

P = ParamSpec("P")
T = TypeVar("T")


class NoLimits:
    """A person alone may ask as often as they like."""

    def allow_action(self, table: str, seat: int) -> None:
        """Allow every action."""

    def allow_opening(self, address: str, *, count: int = 1) -> None:
        """Allow every table."""

    def allow_help(self, table: str, seat: int | None, address: str) -> None:
        """Allow every question."""


class BrowserService:
    """The tables of a browser; whatever is asked is answered at once."""

    def __init__(self, tables: BrowserTables) -> None:
        self.tables = tables
        self.limits = NoLimits()

    async def load(self, table: str, *, at_least: float = LATEST) -> TableSnapshot:  # noqa: ARG002 - of the protocol
        """Return a table as it is now."""
        return self.tables.get_cached(table) or self.tables.load(table)

    async def enter(
        self, table: str, seat: int | None, tokens: tuple[str, ...], *, at_least: float = LATEST
    ) -> tuple[TableSnapshot, SeatKey | None]:
        """Admit the person at the browser, who holds every seat that people have taken."""
        del tokens
        snapshot = await self.load(table, at_least=at_least)
        return snapshot, snapshot.admit_all(seat)

    def seats_held(self, snapshot: TableSnapshot, tokens: tuple[str, ...]) -> tuple[int, ...]:  # noqa: ARG002
        """Return the seats that people have taken."""
        return snapshot.people

    async def open(
        self, options: Options, names: Mapping[int, str], *, taken: Sequence[int], address: str
    ) -> tuple[TableSnapshot, dict[int, str]]:
        """Open a table; nobody needs the tokens of its seats here."""
        snapshot, _ = await self.tables.open_async(options, names, taken=taken, address=address)
        return snapshot, {}

    async def act(self, caller: Caller, table: str, order: NewAction) -> Raw:
        """Take an action, and return an encoded `Acted`."""
        _, key = await self.enter(table, order.seat, ())
        if key is None:
            raise TableError(TableReason.NO_TOKEN)
        try:
            answer = await self.tables.act_async(table, key, order.action, seq=order.seq, action_id=order.id)
        except StaleView as stale:
            raise stale_action(stale.seq, encode(self.state(stale.view, caller.language))) from None
        events: Events = events_of(answer.events, caller.language)
        state = self.state(answer.view, caller.language)
        return Raw(encode(Acted(seq=answer.seq, events=events, state=state)))

    async def encode_state(self, snapshot: TableSnapshot, seat: int | None, language: str) -> Raw:
        """Return the encoded state that a seat sees, as it is sent now."""
        return Raw(encode(self.state(self.tables.get_view(snapshot, seat), language)))

    def state(self, view: TableView, language: str) -> State:
        """Return a view as it travels; everybody at the browser is there."""
        tables, left = self.tables, None
        if may_help(view.match, hints=view.options.hints, closed=view.closed is not None):
            left = count_codes(read_position(view.match))
        again = None if view.closed is None else tables.store.rematch(view.table)
        return state_of(
            view,
            now=tables.clock.now(),
            online=frozenset((tables.get_cached(view.table) or tables.load(view.table)).people),
            left=left,
            rematch=again.table if again is not None and tables.store.load(again.table) is not None else None,
            language=language,
        )

    async def read(self, ask: Callable[[], T]) -> T:
        """Ask."""
        return ask()

    async def count_apart(self, ask: Callable[[], T]) -> T:
        """Ask."""
        return ask()

    async def think(self, address: str, question: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> T:
        """Ask the engine."""
        del address
        return question(*args, **kwargs)

    async def review(self, address: str, ask: Callable[[], T]) -> T:
        """Review a game."""
        del address
        return ask()

    async def count(self, position: Position) -> int | None:
        """Return how many codes agree with a position; None where they are too many to count."""
        return count_codes(position)

    def find_absent(self, snapshot: TableSnapshot) -> Absent | None:  # noqa: ARG002 - of the protocol
        """Return None: nobody else is expected."""
        return None

    def is_connected(self, table: str, seat: int) -> bool:  # noqa: ARG002 - of the protocol
        """Return True: everybody is at this browser."""
        return True

    def is_away(self, snapshot: TableSnapshot, seat: int) -> bool:  # noqa: ARG002 - of the protocol
        """Return False: everybody is at this browser."""
        return False

    def renew(self, table: str) -> None:
        """Do nothing: whoever follows asks again."""

    def address_for_limits(self, address: str) -> str | None:  # noqa: ARG002 - of the protocol
        """Return None: nobody else is counted."""
        return None

    async def daily_counts(self, name: str) -> dict[int | None, int] | None:  # noqa: ARG002 - of the protocol
        """Return None: nobody else plays here."""
        return None


class BrowserCaller:
    """The person at a browser: there is one, with one record and without tokens."""

    address = ""
    owner = BROWSER_OWNER

    def __init__(self, service: BrowserService, language: str) -> None:
        self.service = service
        self.language = language

    def tokens(self, table: str) -> tuple[str, ...]:  # noqa: ARG002 - of the protocol
        """Return nothing: the person holds every seat."""
        return ()

    def store_tokens(self, table: str, tokens: tuple[str, ...]) -> None:
        """Store nothing."""

    def make_owner(self) -> str:
        """Return whose record it is."""
        return BROWSER_OWNER

    def forget_owner(self) -> None:
        """Forget nothing: the next record has the same owner."""
