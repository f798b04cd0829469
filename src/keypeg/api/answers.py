"""What a table answers to a request that it has carried out."""

from __future__ import annotations

from typing import Generic

import msgspec

from keypeg.api.events import E
from keypeg.api.state import S, SealData
from keypeg.table.state.views import TableView


class Opened(msgspec.Struct, Generic[S], frozen=True, kw_only=True):
    """A table that was opened, and the tokens of the seats taken with it."""

    table: str
    tokens: dict[str, str]
    state: S


class Taken(msgspec.Struct, Generic[S], frozen=True, kw_only=True):
    """A seat that was taken; its token is shown only now."""

    seat: int
    token: str
    state: S


class Acted(msgspec.Struct, Generic[E, S], frozen=True, kw_only=True):
    """An action that was saved, and its result."""

    seq: int
    events: E
    state: S


class Rematch(msgspec.Struct, Generic[S], frozen=True, kw_only=True):
    """The table at which the same people play again; its token is the one it had, unless the seat was given up."""

    table: str
    tokens: dict[str, str]
    state: S


class PassData(msgspec.Struct, frozen=True, kw_only=True):
    """A pass with which a person continues at a seat on another device, once, within `seconds`."""

    text: str
    seconds: int


class MineData(msgspec.Struct, frozen=True, kw_only=True):
    """The seats of a table whose tokens a client has brought."""

    seats: tuple[int, ...]


class Health(msgspec.Struct, frozen=True, kw_only=True):
    """Whether the database answers."""

    status: str


class FairData(SealData, frozen=True, kw_only=True):
    """A seal with what checks it, once the game is over."""

    table: str
    code: str | None
    nonce: str | None


def fair_data(view: TableView) -> tuple[FairData, ...]:
    """Return every digest published at a table, with what checks it once it is revealed."""
    return tuple(
        FairData(
            game=made.game,
            attempt=made.attempt,
            digest=made.digest,
            table=view.table,
            code=made.code,
            nonce=made.nonce,
        )
        for made in view.seals
    )
