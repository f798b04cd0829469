"""A request of the page, and what it is answered with."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, TypeVar

import msgspec

from keypeg.api.encoding import encode
from keypeg.api.state import State, state_of
from keypeg.browser.tables import BrowserTables
from keypeg.errors import TableError, TableReason
from keypeg.table import TableView

T = TypeVar("T")

JSON, TEXT, CSV = "application/json", "text/plain", "text/csv"


@dataclass(frozen=True, slots=True, kw_only=True)
class PageRequest:
    """A request: what its path names, its query, its body and the language to answer in."""

    tables: BrowserTables
    named: tuple[str, ...]
    query: Mapping[str, str]
    body: bytes
    language: str

    @property
    def table(self) -> str:
        """The id of the table."""
        return self.named[0]

    @property
    def seat(self) -> int | None:
        """The seat to look from; None is a spectator."""
        return self.number("seat") if self.query.get("seat") else None

    @property
    def own_seat(self) -> int:
        """The seat that asks, which must be named."""
        if self.seat is None:
            raise TableError(TableReason.NOT_YOUR_SEAT)
        return self.seat

    def number(self, name: str) -> int:
        """Return a number of the query."""
        text = self.query.get(name, "")
        if not (text.isascii() and text.isdigit() and len(text) <= 7):
            raise msgspec.ValidationError(f"cannot read {name}: a number is needed")
        return int(text)

    def read(self, kind: type[T]) -> T:
        """Return the body as one of the structs that travel."""
        return msgspec.json.decode(self.body, type=kind)

    def state(self, view: TableView) -> State:
        """Return a view as it travels."""
        tables = self.tables
        return state_of(
            view,
            now=tables.clock.now(),
            online=frozenset(tables.seats(view.table)),
            left=tables.codes_left(view),
            rematch=tables.next_table(view),
            language=self.language,
        )


@dataclass(frozen=True, slots=True)
class RouteReply:
    """What a request is answered with."""

    content: bytes
    kind: str = JSON
    status: int = 200


Handler = Callable[[PageRequest], RouteReply]
Route = tuple[str, str, Handler]
"""The method, the pattern of the path, and who answers."""


def json_reply(content: Any, *, status: int = 200) -> RouteReply:  # noqa: ANN401 - any struct that travels
    """Return an answer in JSON."""
    return RouteReply(encode(content), status=status)
