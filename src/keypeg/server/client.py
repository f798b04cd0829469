"""A client of one table, the same over HTTP and over a WebSocket."""

from __future__ import annotations

from dataclasses import dataclass

from keypeg.api.caller import Caller
from keypeg.table.state.snapshot import SeatKey


@dataclass(frozen=True, slots=True)
class Client:
    """Who acts: the tokens brought for a table, the language to answer in, and the address that limits count by.

    `key` proves that the client was admitted to a seat; the writer checks that it is still valid.
    """

    table: str
    tokens: tuple[str, ...]
    language: str
    address: str
    key: SeatKey | None = None


def client_at(caller: Caller, table: str) -> Client:
    """Return a caller as a client of one table."""
    return Client(table, caller.tokens(table), caller.language, caller.address)
