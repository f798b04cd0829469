"""Who asks: the address, the language and the tokens of a request. The table decides whether the tokens are valid."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Any, cast

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from keypeg.server.addresses import address_key
from keypeg.server.asgi import AsgiMessage
from keypeg.words import languages, negotiate

Connection = ASGIConnection[Any, Any, Any, Any]

MOST_TOKENS = 8
_COOKIE_SECONDS = 30 * 86_400
_PERSON_SECONDS = 400 * 86_400
_TOKEN = re.compile(r"[A-Za-z0-9_-]{16,64}")
_COOKIE_BYTES = 16_384
"""How much of a Cookie header is read: a page holds a few of our cookies, and perhaps those of its neighbours."""
_LANGUAGE_BYTES = 500
_LANG = re.compile(rb"(?:^|&)lang=([^&]*)")
_HOST = re.compile(r"(?:[a-z0-9._-]{1,253}|\[[0-9a-f:.]{2,45}\])(?::(\d{1,5}))?", re.IGNORECASE)
_LAST_PORT = 65_535


def address(connection: Connection) -> str:
    """Return the address that limits count by."""
    return address_key(connection.client.host if connection.client else "")


def address_of(scope: AsgiMessage) -> str:
    """Do the same as `address` for a request that the framework has not seen."""
    client = scope.get("client")
    return address_key(client[0] if client else "")


def tokens(connection: Connection, table: str, *, cookies: bool = True) -> tuple[str, ...]:
    """Return every token the request brings for a table, from the header or from the cookie."""
    return tokens_of(cast(AsgiMessage, connection.scope), table, cookies=cookies)


def tokens_of(scope: AsgiMessage, table: str, *, cookies: bool = True) -> tuple[str, ...]:
    """Do the same as `tokens` for a request that the framework has not seen."""
    scheme, _, bearer = header(scope, b"authorization").decode("latin-1").partition(" ")
    found = [bearer.strip()] if scheme.lower() == "bearer" else []
    if cookies:
        found += cookie(scope, cookie_name(table)).split(".")
    return tuple(token for token in found[: MOST_TOKENS + 1] if _TOKEN.fullmatch(token))


def language(connection: Connection) -> str:
    """Return the language to answer in: the one named as `lang`, else what the header `Accept-Language` asks for."""
    return language_of(cast(AsgiMessage, connection.scope))


def language_of(scope: AsgiMessage) -> str:
    """Do the same as `language` for a request that the framework has not seen."""
    if b"lang=" in scope["query_string"]:
        named = _LANG.findall(scope["query_string"])
        if named and (language := str(named[0].decode("latin-1"))) in languages():
            return language
    return _negotiated(header(scope, b"accept-language")[:_LANGUAGE_BYTES])


@lru_cache(maxsize=256)
def _negotiated(accepted: bytes) -> str:
    return negotiate(accepted.decode("latin-1"))


def origin_of(scope: AsgiMessage) -> str:
    """Return the origin that a request names in its Host header; nothing where that is no name of a host."""
    host = header(scope, b"host").decode("latin-1")
    found = _HOST.fullmatch(host)
    if found is None or int(found[1] or 0) > _LAST_PORT:
        return ""
    return f"{scope.get('scheme', 'http')}://{host}"


def header(scope: AsgiMessage, name: bytes) -> bytes:
    """Return the first header of a name; nothing where there is none."""
    for one, value in scope["headers"]:
        if one == name:
            return bytes(value)
    return b""


def cookie(scope: AsgiMessage, name: str) -> str:
    """Return the value of a cookie as it came; nothing where there is none.

    Our cookies hold no character that needs quotes. So nothing is unquoted, which takes some parsers quadratic time.
    """
    wanted = name.encode() + b"="
    for one, value in scope["headers"]:
        if one == b"cookie" and wanted in value:
            for part in value[:_COOKIE_BYTES].split(b";"):
                held = part.strip()
                if held.startswith(wanted):
                    return str(held[len(wanted) :].decode("latin-1"))
    return ""


def cookie_name(table: str) -> str:
    """Return the cookie that holds the tokens a browser has at a table."""
    return f"keypeg-{table}"


def seat_cookie(connection: Connection, table: str, held: tuple[str, ...]) -> Cookie:
    """Return the cookie with these tokens; it travels only to the addresses of that table."""
    return seat_cookie_of(cast(AsgiMessage, connection.scope), table, held)


def seat_cookie_of(scope: AsgiMessage, table: str, held: tuple[str, ...]) -> Cookie:
    """Do the same as `seat_cookie` for a request that the framework has not seen."""
    return Cookie(
        key=cookie_name(table),
        value=".".join(held[-MOST_TOKENS:]),
        path=f"/api/tables/{table}",
        max_age=_COOKIE_SECONDS,
        httponly=True,
        samesite="strict",
        secure=scope["scheme"] in ("https", "wss"),
    )


PERSON = "keypeg-person"
"""The cookie that holds the token of a person's record."""


def person(connection: Connection) -> str | None:
    """Return the token of the person's record that the browser brings."""
    token = cookie(cast(AsgiMessage, connection.scope), PERSON)
    return token if _TOKEN.fullmatch(token) else None


def person_cookie(connection: Connection, token: str | None) -> Cookie:
    """Return the cookie with the token of a record; None takes it back."""
    return _lasting_cookie(connection, PERSON, token)


LADDER = "keypeg-ladder"
"""The cookie that holds the token of a player of the ladder."""


def ladder_token(connection: Connection) -> str | None:
    """Return the token of a player of the ladder, from the header or from the cookie."""
    scope = cast(AsgiMessage, connection.scope)
    scheme, _, bearer = header(scope, b"authorization").decode("latin-1").partition(" ")
    token = bearer.strip() if scheme.lower() == "bearer" else cookie(scope, LADDER)
    return token if _TOKEN.fullmatch(token) else None


def ladder_cookie(connection: Connection, token: str) -> Cookie:
    """Return the cookie with the token of a player of the ladder."""
    return _lasting_cookie(connection, LADDER, token)


def _lasting_cookie(connection: Connection, name: str, token: str | None) -> Cookie:
    return Cookie(
        key=name,
        value=token or "",
        path="/api",
        max_age=_PERSON_SECONDS if token else 0,
        httponly=True,
        samesite="strict",
        secure=connection.scope["scheme"] in ("https", "wss"),
    )
