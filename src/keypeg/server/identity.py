"""Who asks: the address, the language and the tokens of a request. The table decides whether the tokens are valid."""

from __future__ import annotations

import re
from functools import lru_cache

from starlette.types import Scope

from keypeg.server.addresses import address_key
from keypeg.server.context import Context
from keypeg.table.state.tokens import new_token, token_hash
from keypeg.words import negotiate
from keypeg.words.language import languages, spoken_language

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


def address_of(scope: Scope) -> str:
    """Return the address that limits count by."""
    client = scope.get("client")
    return address_key(client[0] if client else "")


def tokens_of(scope: Scope, table: str, *, cookies: bool = True) -> tuple[str, ...]:
    """Return every token the request brings for a table, from the header or from the cookie; dots join several."""
    bearer = _bearer(scope)
    found = [] if bearer is None else bearer.split(".")
    if cookies:
        found += cookie(scope, cookie_name(table)).split(".")
    return tuple(token for token in found[: MOST_TOKENS + 1] if _TOKEN.fullmatch(token))


def _bearer(scope: Scope) -> str | None:
    scheme, _, token = header(scope, b"authorization").decode("latin-1").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else None


def language_of(scope: Scope) -> str:
    """Return the language to answer in: the one named as `lang`, else what the header `Accept-Language` asks for."""
    if b"lang=" in scope["query_string"]:
        named = _LANG.findall(scope["query_string"])
        if named and spoken_language(language := str(named[0].decode("latin-1"))) in languages():
            return language
    return _negotiate(header(scope, b"accept-language")[:_LANGUAGE_BYTES])


@lru_cache(maxsize=256)
def _negotiate(accepted: bytes) -> str:
    return negotiate(accepted.decode("latin-1"))


def origin_of(scope: Scope) -> str:
    """Return the origin that a request names in its Host header; nothing where that is no name of a host."""
    host = header(scope, b"host").decode("latin-1")
    found = _HOST.fullmatch(host)
    if found is None or int(found[1] or 0) > _LAST_PORT:
        return ""
    return f"{scope.get('scheme', 'http')}://{host}"


def header(scope: Scope, name: bytes) -> bytes:
    """Return the first header of a name; nothing where there is none."""
    for one, value in scope["headers"]:
        if one == name:
            return bytes(value)
    return b""


def cookie(scope: Scope, name: str) -> str:
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


PERSON_COOKIE = "keypeg-person"
"""The cookie that holds the token of a person's record."""
LADDER = "keypeg-ladder"
"""The cookie that holds the token of a player of the ladder."""


class HttpCaller:
    """The client of a request over HTTP: it brings its tokens in a header and in cookies, and is sent new cookies."""

    __slots__ = ("_scope", "cookies", "service")

    def __init__(self, service: Context, scope: Scope) -> None:
        self.service = service
        self._scope = scope
        self.cookies: list[bytes] = []

    @property
    def language(self) -> str:
        """Return the language to answer in."""
        return language_of(self._scope)

    @property
    def address(self) -> str:
        """Return the address that limits count by."""
        return address_of(self._scope)

    def tokens(self, table: str) -> tuple[str, ...]:
        """Return every token that the client brings for a table."""
        return tokens_of(self._scope, table)

    @property
    def owner(self) -> str | None:
        """Return whose record it is, by the hash of a token that only the client holds."""
        token = cookie(self._scope, PERSON_COOKIE)
        return token_hash(token) if _TOKEN.fullmatch(token) else None

    @property
    def ladder_token(self) -> str | None:
        """Return the token of a player of the ladder, from the header or from the cookie."""
        token = _bearer(self._scope)
        found = cookie(self._scope, LADDER) if token is None else token
        return found if _TOKEN.fullmatch(found) else None

    def store_tokens(self, table: str, tokens: tuple[str, ...]) -> None:
        """Send the cookie with these tokens; it travels only to the addresses of that table."""
        value = ".".join(tokens[-MOST_TOKENS:])
        self._store(cookie_name(table), value, path=f"/api/tables/{table}", seconds=_COOKIE_SECONDS)

    def store_room_tokens(self, room: str, tokens: tuple[str, ...]) -> None:
        """Send the cookie with these tokens; it travels only to the addresses of that room."""
        value = ".".join(tokens[-MOST_TOKENS:])
        self._store(cookie_name(room), value, path=f"/api/rooms/{room}", seconds=_COOKIE_SECONDS)

    def make_owner(self) -> str:
        """Return whose record it is; send the cookie with its token, or with a new one."""
        brought = cookie(self._scope, PERSON_COOKIE)
        token = brought if _TOKEN.fullmatch(brought) else new_token()
        self._store(PERSON_COOKIE, token, path="/api", seconds=_PERSON_SECONDS)
        return token_hash(token)

    def forget_owner(self) -> None:
        """Take the cookie of the record back."""
        self._store(PERSON_COOKIE, "", path="/api", seconds=0)

    def store_ladder_token(self, token: str) -> None:
        """Send the cookie with the token of a player of the ladder."""
        self._store(LADDER, token, path="/api", seconds=_PERSON_SECONDS)

    def _store(self, name: str, value: str, *, path: str, seconds: int) -> None:
        secure = "; Secure" if self._scope["scheme"] == "https" else ""
        text = f"{name}={value}; HttpOnly; Max-Age={seconds}; Path={path}; SameSite=strict{secure}"
        self.cookies.append(text.encode("latin-1"))
