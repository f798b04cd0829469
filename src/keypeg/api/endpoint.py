"""An endpoint: what can be asked, as one row of a table that every transport reads."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from dataclasses import KW_ONLY, dataclass
from functools import cache
from typing import Any, Generic, NamedTuple, TypeVar, get_args, get_origin, get_type_hints
from urllib.parse import quote, urlencode

import msgspec

Given = TypeVar("Given")
Body = TypeVar("Body")

JSON, TEXT, CSV, NDJSON = "application/json", "text/plain", "text/csv", "application/x-ndjson"

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


class Request(NamedTuple, Generic[Given, Body]):
    """What was asked: the parameters of path and query, and the body; None where an endpoint takes none."""

    parameters: Given
    body: Body


Handler = Callable[[Any, Request[Any, Any]], Awaitable[Any]]
"""Takes the caller and the request, and returns the answer."""


@dataclass(frozen=True, slots=True)
class Endpoint:
    """One thing that can be asked; the docstring of its handler describes it, and its types say what it takes.

    The parameters that the path names come from there, the others from the query. A handler of a `raw_body` gets the
    bytes of that struct. `answer` is None where nothing is answered; a file to be saved has a `filename`.
    """

    method: str
    path: str
    summary: str
    handler: Handler
    _: KW_ONLY
    tag: str
    answer: Any
    status: int = 200
    refusals: tuple[int, ...] = tuple(REFUSALS)
    media_type: str = JSON
    filename: str | None = None
    body_bytes: int | None = None
    raw_body: type[msgspec.Struct] | None = None

    @property
    def parameters(self) -> type[msgspec.Struct] | None:
        """Return the struct of what the path and the query hold; None where they hold nothing."""
        return _read_types(self.handler)[0]

    @property
    def body(self) -> type[msgspec.Struct] | None:
        """Return the struct of the body; None where there is none."""
        return self.raw_body or _read_types(self.handler)[1]

    @property
    def name(self) -> str:
        """Return the name of the endpoint among all others: `postTablesTableActions`."""
        words = re.findall(r"\w+", self.path.removeprefix("/api"))
        return self.method.lower() + "".join(word.capitalize() for word in words)

    @property
    def path_names(self) -> tuple[str, ...]:
        """Return the names of the parameters that the path holds."""
        return tuple(_NAMED.findall(self.path))

    def match(self, path: str) -> dict[str, str] | None:
        """Return what a path holds by name; None if it is not a path of this endpoint."""
        found = _pattern_of(self.path).fullmatch(path)
        return None if found is None else found.groupdict()

    def fill(self, parameters: msgspec.Struct | None) -> str:
        """Return the path and the query that hold these parameters; those that are None are left out."""
        return fill_path(self.path, parameters)


def fill_path(path: str, parameters: msgspec.Struct | None) -> str:
    """Return a path and a query that hold these parameters; those that are None are left out."""
    given = {} if parameters is None else msgspec.structs.asdict(parameters)
    query = {name: str(value) for name, value in given.items() if value is not None}
    filled = _NAMED.sub(lambda named: quote(query.pop(named[1]), safe=""), path)
    return f"{filled}?{urlencode(query)}" if query else filled


@cache
def _read_types(handler: Handler) -> tuple[type[msgspec.Struct] | None, type[msgspec.Struct] | None]:
    """Return the structs that a handler takes: parameters and body."""
    hints = get_type_hints(handler)
    request = next(kind for name, kind in hints.items() if get_origin(kind) is Request and name != "return")
    parameters, body = (None if kind is type(None) else kind for kind in get_args(request))
    return parameters, body


@cache
def _pattern_of(path: str) -> re.Pattern[str]:
    return re.compile(_NAMED.sub(r"(?P<\1>[^/]+)", path))
