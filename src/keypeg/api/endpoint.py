"""An endpoint: what can be asked, as one row of a table that every transport reads."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from dataclasses import KW_ONLY, dataclass
from typing import Any, Generic, NamedTuple, TypeVar

import msgspec

from keypeg.api.caller import Caller

Parameters = TypeVar("Parameters")
Body = TypeVar("Body")

JSON, TEXT, CSV, NDJSON = "application/json", "text/plain", "text/csv", "application/x-ndjson"
BODY_BYTES = 16_384

REFUSALS = {
    400: "The request cannot be read.",
    401: "A seat's token is needed.",
    403: "That is not yours to do.",
    404: "There is no such table, day or lesson.",
    405: "The address does not do that.",
    409: "It does not fit: the table has moved on or is closed, the seat is taken, or no rule sheet allows it.",
    413: "The request is too large.",
    414: "The URL is too long, or has too many parameters.",
    422: "The rules do not allow that now.",
    429: "Too many requests.",
    501: "A part of Keypeg that this needs is not installed at the server.",
    503: "The store cannot be reached.",
}
"""What a status says of a request that is refused."""

_NAMED = re.compile(r"\{(\w+)\}")


class Request(NamedTuple, Generic[Parameters, Body]):
    """What was asked: the parameters of path and query, and the body; None where an endpoint takes none."""

    parameters: Parameters
    body: Body


Handler = Callable[[Caller[Any], Request[Any, Any]], Awaitable[Any]]


@dataclass(frozen=True, slots=True)
class Endpoint:
    """One thing that can be asked; the docstring of its handler describes it.

    The fields of `parameters` that the path names come from there, the others from the query. A handler of a
    `raw_body` gets the bytes. `answer` is None where nothing is answered; a file to be saved has a `filename`.
    """

    method: str
    path: str
    summary: str
    handler: Handler
    _: KW_ONLY
    tag: str
    answer: Any
    parameters: type[msgspec.Struct] | None = None
    body: type[msgspec.Struct] | None = None
    status: int = 200
    refusals: tuple[int, ...] = tuple(REFUSALS)
    media_type: str = JSON
    filename: str | None = None
    body_bytes: int | None = None
    raw_body: bool = False

    @property
    def name(self) -> str:
        """Return the name of the endpoint among all others: `postTablesTableActions`."""
        words = re.findall(r"\w+", self.path.removeprefix("/api"))
        return self.method.lower() + "".join(word.capitalize() for word in words)

    @property
    def path_names(self) -> tuple[str, ...]:
        """Return the names of the parameters that the path holds."""
        return tuple(_NAMED.findall(self.path))
