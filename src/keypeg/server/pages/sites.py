"""Sites elsewhere, without a server of their own, whose tables may be moved here: the operator names them."""

from __future__ import annotations

from collections.abc import Iterable

from starlette.types import Scope, Send

MOVED = "/api/tables/moved"
Header = tuple[bytes, bytes]


class Sites:
    """The one address that pages of these origins may use, without cookies; browsers ask first whether they may."""

    def __init__(self, origins: Iterable[str]) -> None:
        self._origins = frozenset(origin.rstrip("/").lower().encode("latin-1") for origin in origins)

    def admit_origin(self, scope: Scope) -> bytes | None:
        """Return the origin of a page that wants to move a table here and may; None for every other request."""
        if not self._origins or scope["path"] != MOVED or scope.get("method") not in ("POST", "OPTIONS"):
            return None
        origin = next((value for name, value in scope["headers"] if name == b"origin"), b"")
        return origin if origin.lower() in self._origins else None


def sharing_headers(origin: bytes) -> list[Header]:
    """Return the headers that let a page of this origin read the answer."""
    return [(b"access-control-allow-origin", origin), (b"vary", b"origin")]


async def answer_preflight(send: Send) -> None:
    """Tell a browser what the page may send."""
    headers = [
        (b"access-control-allow-methods", b"POST"),
        (b"access-control-allow-headers", b"content-type"),
        (b"access-control-max-age", b"600"),
    ]
    await send({"type": "http.response.start", "status": 204, "headers": headers})
    await send({"type": "http.response.body", "body": b"", "more_body": False})
