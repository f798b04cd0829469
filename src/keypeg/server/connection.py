"""The HTTP protocol of a connection, with limits on connections, headers, and the time a request takes to arrive."""

from __future__ import annotations

import asyncio
from itertools import count
from typing import TYPE_CHECKING, Any

from keypeg.server.connection_limits import ConnectionLimits

if TYPE_CHECKING:
    from uvicorn.protocols.http.h11_impl import H11Protocol as _Base
else:
    try:
        from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol as _Base
    except ModuleNotFoundError:
        from uvicorn.protocols.http.h11_impl import H11Protocol as _Base

_TOO_LARGE = b"HTTP/1.1 431 Request Header Fields Too Large\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
_TOO_SLOW = b"HTTP/1.1 408 Request Timeout\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"

_TOO_MANY = (
    b"HTTP/1.1 429 Too Many Requests\r\ncontent-length: 0\r\nretry-after: 30\r\nconnection: close\r\n\r\n"
)

_numbers = count()
_GOLDEN = 0.618034
_SPREAD = 0.25
"""A request may take up to this part longer. Multiples of the golden ratio lie evenly between 0 and 1."""


class GuardedProtocol(_Base):
    """Close a connection whose request is too large in its headers, or does not arrive in time.

    The time runs from the moment the connection opens, or from the first byte of a later request, until the last byte
    of the request: a client that sends a byte now and then gains nothing. Idle connections between two requests have
    the server's keep-alive time.
    """

    def __init__(
        self,
        *args: Any,  # noqa: ANN401
        header_bytes: int,
        request_seconds: float,
        limits: ConnectionLimits | None = None,
        **more: Any,  # noqa: ANN401
    ) -> None:
        super().__init__(*args, **more)
        self._most = header_bytes
        self._seconds = request_seconds
        self._received = 0
        self._timer: asyncio.TimerHandle | None = None
        self._limits = limits
        self._counted = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Start the clock of the first request; refuse a connection too many."""
        super().connection_made(transport)
        if self._limits is not None:
            self._counted = self._limits.take(self._peer())
            if not self._counted:
                return self._refuse(_TOO_MANY)
        self._start()
        return None

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop the clock."""
        self._stop()
        if self._limits is not None and self._counted:
            self._counted = False
            self._limits.give(self._peer())
        super().connection_lost(exc)

    def _peer(self) -> str:
        return self.client[0] if self.client else ""

    def data_received(self, data: bytes) -> None:
        """Pass on what arrives, unless the headers get too large."""
        if self.transport.is_closing():
            return None
        if self._timer is None:
            self._start()
        if not self._head_complete():
            # A body may come along with its headers: it is not counted.
            end = data.find(b"\r\n\r\n")
            self._received += len(data) if end < 0 else end
            if self._received > self._most:
                return self._refuse(_TOO_LARGE)
        super().data_received(data)
        if self._request_complete():
            self._stop()
        return None

    def handle_websocket_upgrade(self, *args: Any) -> None:  # noqa: ANN401
        """Stop the clock: from now on the messages have limits of their own."""
        self._stop()
        super().handle_websocket_upgrade(*args)

    def on_message_begin(self) -> None:
        """Note that a request begins (httptools)."""
        self._head_done = self._body_done = False
        super().on_message_begin()  # type: ignore[misc]

    def on_headers_complete(self) -> None:
        """Note that the headers are whole (httptools)."""
        self._head_done = True
        super().on_headers_complete()  # type: ignore[misc]

    def on_message_complete(self) -> None:
        """Note that the request is whole (httptools)."""
        self._body_done = True
        super().on_message_complete()  # type: ignore[misc]

    _head_done = False
    _body_done = False

    def _head_complete(self) -> bool:
        conn = getattr(self, "conn", None)
        return self._head_done if conn is None else str(conn.their_state) != "IDLE"

    def _request_complete(self) -> bool:
        conn = getattr(self, "conn", None)
        return self._body_done if conn is None else str(conn.their_state) not in ("IDLE", "SEND_BODY")

    def _start(self) -> None:
        self._received = 0
        self._head_done = self._body_done = False
        # Those who came at once are not closed at once: they would all come back at once.
        later = next(_numbers) * _GOLDEN % 1 * _SPREAD
        self._timer = self.loop.call_later(self._seconds * (1 + later), self._refuse, _TOO_SLOW)

    def _stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _refuse(self, answer: bytes) -> None:
        self._stop()
        if not self.transport.is_closing():
            self.transport.write(answer)
            self.transport.close()
