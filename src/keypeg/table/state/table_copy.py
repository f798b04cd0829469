"""A whole table as it travels: from a browser to a server, or to the device of its only player and back."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from keypeg.table.state.options import Options, SeatNumber

MOST_LINES = 5_000

_Hex = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]


class MovedLine(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A line of the journal: the action that a seat, or the table (None), took."""

    seat: SeatNumber | None
    action: Annotated[str, Meta(max_length=60)]


class MovedSeal(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What binds the codemaker of a game to a code."""

    game: Annotated[int, Meta(ge=1, le=100)]
    attempt: Annotated[int, Meta(ge=1, le=1_000)]
    code: Annotated[str, Meta(min_length=1, max_length=40)]
    nonce: _Hex
    digest: _Hex


class TableCopy(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A whole table, with its secrets: what was agreed, who sits there, and everything that was played."""

    table: Annotated[str, Meta(pattern="^[0-9a-z]{16}$")]
    options: Options
    names: Annotated[
        tuple[Annotated[str, Meta(min_length=1, max_length=40)] | None, ...], Meta(min_length=2, max_length=5)
    ]
    lines: Annotated[tuple[MovedLine, ...], Meta(max_length=MOST_LINES)] = ()
    commitments: Annotated[tuple[MovedSeal, ...], Meta(max_length=MOST_LINES)] = ()


class MovedTable(TableCopy, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table on its way from a browser to a server: the seat `free` is left for a friend; it may be a computer's."""

    free: SeatNumber
