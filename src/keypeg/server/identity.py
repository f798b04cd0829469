"""Who asks: the tokens a request brings, and the seat it speaks for."""

from __future__ import annotations

import re
from typing import Any

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from keypeg.errors import TableError, TableReason
from keypeg.server.context import Context
from keypeg.server.hub import LOOK
from keypeg.server.limits import address_key
from keypeg.server.refusals import refuse
from keypeg.table.table_state import TableState

Connection = ASGIConnection[Any, Any, Any, Any]

MOST_TOKENS = 8
_COOKIE_SECONDS = 30 * 86_400
_PERSON_SECONDS = 400 * 86_400
_TOKEN = re.compile(r"[A-Za-z0-9_-]{16,64}")


def address(connection: Connection) -> str:
    """The address that limits count by."""
    return address_key(connection.client.host if connection.client else "")


def tokens(connection: Connection, table: str, *, cookies: bool = True) -> tuple[str, ...]:
    """Every token the request brings for a table, from the header or from the cookie."""
    scheme, _, bearer = connection.headers.get("authorization", "").partition(" ")
    found = [bearer.strip()] if scheme.lower() == "bearer" else []
    if cookies:
        found += connection.cookies.get(cookie_name(table), "").split(".")
    return tuple(token for token in found[: MOST_TOKENS + 1] if _TOKEN.fullmatch(token))


async def speaker(
    context: Context, table: str, seat: int | None, brought: tuple[str, ...], *, at_least: float = LOOK
) -> tuple[TableState, str | None]:
    """The table and the token of the seat the request speaks for; None is a spectator."""
    current = await context.load(table, at_least=at_least)
    if seat is None:
        if current.started and not current.options.spectators:
            raise TableError(TableReason.NO_SPECTATORS)
        return current, None
    if not 0 <= seat < len(current.chairs):
        raise TableError(TableReason.UNKNOWN_SEAT)
    if not brought:
        raise refuse(401, "NO_TOKEN", "this needs the token of a seat")
    for token in brought:
        if current.seat_of(token) == seat:
            return current, token
    if at_least < LOOK:
        # The seat may have been taken at another server a moment ago.
        return await speaker(context, table, seat, brought)
    raise TableError(TableReason.NOT_YOUR_SEAT)


def cookie_name(table: str) -> str:
    """The cookie that holds the tokens a browser has at a table."""
    return f"keypeg-{table}"


def seat_cookie(connection: Connection, table: str, held: tuple[str, ...]) -> Cookie:
    """The cookie with these tokens; it travels only to the addresses of that table."""
    return Cookie(
        key=cookie_name(table),
        value=".".join(held[-MOST_TOKENS:]),
        path=f"/api/tables/{table}",
        max_age=_COOKIE_SECONDS,
        httponly=True,
        samesite="strict",
        secure=connection.scope["scheme"] in ("https", "wss"),
    )


PERSON = "keypeg-person"
"""The cookie that holds the token of a person's record."""


def person(connection: Connection) -> str | None:
    """The token of the person's record that the browser brings."""
    token = connection.cookies.get(PERSON, "")
    return token if _TOKEN.fullmatch(token) else None


def person_cookie(connection: Connection, token: str | None) -> Cookie:
    """The cookie with the token of a record; None takes it back."""
    return Cookie(
        key=PERSON,
        value=token or "",
        path="/api",
        max_age=_PERSON_SECONDS if token else 0,
        httponly=True,
        samesite="strict",
        secure=connection.scope["scheme"] in ("https", "wss"),
    )
