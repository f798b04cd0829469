"""Checking a table that moves here, as a question to a worker process: the server only passes bytes on."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from keypeg.api.encoding import read_strictly
from keypeg.table.orders.transfers import PlayedLine, play_moved, settle_reading
from keypeg.table.state.table_copy import MovedTable


class CheckedMove(NamedTuple):
    """A table whose journal follows the rules: all of it but the lines, and the lines as plain values."""

    moved: MovedTable
    lines: tuple[PlayedLine, ...]


class Unreadable(NamedTuple):
    """Why a body cannot be read; without a problem it is no JSON."""

    problem: str | None


def read_moved(body: bytes) -> MovedTable | Unreadable:
    """Return the table that a body holds, or why it cannot be read."""
    try:
        return read_strictly(body, MovedTable)
    except msgspec.ValidationError as error:
        return Unreadable(str(error))
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return Unreadable(None)


def check_moved(body: bytes, now: float) -> CheckedMove | Unreadable:
    """Return the table that a body holds, after its journal was played again.

    Raises `TableError` for a journal that the rules do not allow.
    """
    moved = read_moved(body)
    if isinstance(moved, Unreadable):
        return moved
    moved = settle_reading(moved, now=now)
    return CheckedMove(msgspec.structs.replace(moved, lines=()), play_moved(moved, now=now))
