"""The statements of a store: what an order updates, and how the rows of a table are read."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from sqlalchemy import Connection, Select, Table, Update, select

from keypeg.rules.seals import Seal
from keypeg.table.state.stored import RematchLink, SeatChange, Writes
from keypeg.table.storage import schema

T = TypeVar("T")


def updates(writes: Writes) -> list[Update]:
    """Return the updates of existing rows; each must find one."""
    tables, seats = schema.tables, schema.seats
    found = [_seat_update(writes.table, change) for change in writes.seat_changes]
    if writes.rematch is not None:
        found.append(_rematch_update(writes.rematch))
    if writes.touched is not None:
        found.append(tables.update().where(tables.c.id == writes.table).values(touched=writes.touched))
    if writes.closed is not None:
        # Addresses are kept only as long as limits need them.
        close = tables.update().where(tables.c.id == writes.table, tables.c.closed.is_(None))
        clear = seats.update().where(seats.c.table_id == writes.table)
        found += [close.values(closed=writes.closed, address=None), clear.values(address=None)]
    if writes.reopened:
        found.append(tables.update().where(tables.c.id == writes.table).values(closed=None, attended=True))
    return found


def _seat_update(table: str, change: SeatChange) -> Update:
    c, before, after = schema.seats.c, change.before, change.after
    as_it_was = c.taken.is_(None) if before.taken is None else c.token_hash == before.token_hash
    update = schema.seats.update().where(c.table_id == table, c.seat == after.seat, as_it_was)
    values = {name: getattr(after, name) for name in ("kind", "level", "name", "token_hash", "taken")}
    return update.values(**values, address=change.address)


def _rematch_update(link: RematchLink) -> Update:
    c = schema.tables.c
    # A comparison with None becomes IS NULL.
    return (
        schema.tables.update()
        .where(c.id == link.table, c.rematch == link.before)
        .values(rematch=link.after.table, rematch_by=link.after.by)
    )


def read_by_table(
    connection: Connection, query: Select[Any], made: Callable[..., T]
) -> dict[str, tuple[T, ...]]:
    """Convert rows that start with the id of their table, and group them by table."""
    found: dict[str, list[T]] = {}
    for table, *rest in connection.execute(query):
        found.setdefault(table, []).append(made(*rest))
    return {table: tuple(each) for table, each in found.items()}


def to_seal(game: int, attempt: int, code: str, nonce: str, digest: str) -> Seal:
    """Return a seal of its row."""
    return Seal(game=game, attempt=attempt, code=code, nonce=nonce, digest=digest)


def _select_ordered(table: Table, *names: str, by: str) -> Select[Any]:
    columns = [table.c[name] for name in ("table_id", *names)]
    return select(*columns).order_by(table.c.table_id, *(table.c[name] for name in by.split()))


CHAIRS = _select_ordered(schema.seats, "seat", "kind", "level", "name", "token_hash", "taken", by="seat")
LINES = _select_ordered(schema.journal, "seq", "seat", "action", "action_id", "at", by="seq")
SEALS = _select_ordered(schema.seals, "game", "attempt", "code", "nonce", "digest", by="game attempt")
