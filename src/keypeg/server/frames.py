"""The WebSocket protocol of a connection, with a short way in and out for texts that are one frame.

Nearly every message of a client is one small frame that arrives at once, and everything that the server sends is one
frame. These go straight between the transport and the application; uvicorn's protocol handles whatever is unusual.
"""

from __future__ import annotations

import asyncio
import struct
from collections.abc import Callable, Mapping
from typing import Any

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import State

from keypeg.server.connection_limits import ConnectionLimits

try:
    from websockets.speedups import apply_mask
except ImportError:
    from websockets.utils import apply_mask

EXTENSION = "keypeg.write"
"""Where the application finds `write_texts` among the extensions of a connection."""

Write = Callable[..., bool]
Event = Mapping[str, Any]

_TEXT = 0x81
_MASKED = 0x80
_SHORT, _MIDDLE, _LARGE = 126, 65_536, 16_384
_MOST_WAITING = 4
"""So many messages may wait for the application before the connection is no longer read."""
_PIECE = 512
"""How many bytes the library reads before frames are counted: a read of the system may hold 40,000 frames."""
_NOTHING = memoryview(b"")
_CLOSE_SECONDS = 1.0
CLOSE_TOO_MANY, TOO_MANY = 4429, "TOO_MANY"


class Inbox:
    """The messages that wait for the application, in place of a queue: ten thousand of those take megabytes."""

    __slots__ = ("_events", "_loop", "_waiter")

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._events: list[Event] = []
        self._waiter: asyncio.Future[None] | None = None

    def qsize(self) -> int:
        """Return how many messages wait."""
        return len(self._events)

    def empty(self) -> bool:
        """Return whether no message waits."""
        return not self._events

    def put_nowait(self, event: Event) -> None:
        """Add a message."""
        self._events.append(event)
        if self._waiter is not None and not self._waiter.done():
            self._waiter.set_result(None)

    async def get(self) -> Event:
        """Wait for a message; only one task may wait."""
        while not self._events:
            self._waiter = self._loop.create_future()
            try:
                await self._waiter
            finally:
                self._waiter = None
        return self._events.pop(0)


class Gate:
    """Open or closed, in place of an event, for the same reason."""

    __slots__ = ("_loop", "_open", "_waiters")

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._open = True
        self._waiters: list[asyncio.Future[None]] = []

    def is_set(self) -> bool:
        """Return whether it is open."""
        return self._open

    def set(self) -> None:
        """Open it, and let everybody through."""
        self._open = True
        waiters, self._waiters = self._waiters, []
        for waiter in waiters:
            if not waiter.done():
                waiter.set_result(None)

    def clear(self) -> None:
        """Close it."""
        self._open = False

    async def wait(self) -> None:
        """Wait until it is open."""
        while not self._open:
            waiter = self._loop.create_future()
            self._waiters.append(waiter)
            await waiter


class FrameProtocol(WebSocketsSansIOProtocol):
    """The protocol of uvicorn, that also lets the application read and write a frame at once."""

    def __init__(self, *args: Any, limits: ConnectionLimits | None = None, **more: Any) -> None:  # noqa: ANN401
        super().__init__(*args, **more)
        self._limits = limits
        self._unread = _NOTHING
        self.refused = False
        self.handshake_accepted = False
        self.queue = Inbox(self.loop)  # type: ignore[assignment]
        self.writable = Gate(self.loop)  # type: ignore[assignment]

    def handle_connect(self, event: Request) -> None:
        """Offer `write_texts` to the application."""
        super().handle_connect(event)
        self.handshake_accepted = self.response.status_code == 101
        if self.handshake_accepted:
            self.scope["extensions"][EXTENSION] = self.write_texts  # type: ignore[assignment]

    async def send(self, message: Any) -> None:  # noqa: ANN401
        """Send a message; once the connection is accepted, forget how it was asked for."""
        if self.refused:
            raise ClientDisconnected
        await super().send(message)
        if message["type"] == "websocket.accept":
            self.__dict__.pop("request", None)
            self.__dict__.pop("response", None)

    def connection_lost(self, exc: Exception | None) -> None:
        """End the connection, and open the circles it is part of: the garbage collector need not come for it."""
        if self._limits is not None:
            # Counted when it was opened, as a connection of HTTP.
            self._limits.give(self.client[0] if self.client else "")
        self._unread = _NOTHING
        super().connection_lost(exc)
        if self.handshake_accepted:
            self.scope.get("extensions", {}).pop(EXTENSION, None)
        del self.conn.parser

    def data_received(self, data: bytes) -> None:
        """Pass a text on that arrives as one frame; let uvicorn handle anything else."""
        if self.refused:
            return
        text = None if self._unread else self._text_of(data)
        if not self.handshake_initiated:
            super().data_received(data)
        elif text is None:
            self._read_in_pieces(memoryview(bytes(self._unread) + data if self._unread else data))
        elif not self.close_sent:
            self._arrived({"type": "websocket.receive", "text": text})

    async def receive(self) -> Any:  # noqa: ANN401
        """Return the next message; when all are taken, read what has arrived since."""
        event = await super().receive()
        if self.refused:
            # The library reads on when nothing waits.
            self._stop_reading()
        if self._unread and not self.read_paused:
            self._read_in_pieces(self._unread)
        return event

    def _read_in_pieces(self, data: memoryview) -> None:
        """Let the library read, until messages wait or the frames exceed the budget of the address."""
        self._unread = data
        while self._unread and not self.read_paused and not self.transport.is_closing():
            piece, self._unread = self._unread[:_PIECE], self._unread[_PIECE:]
            super().data_received(bytes(piece))

    def handle_ping(self) -> None:
        """Answer a ping, unless the answers to earlier ones are still to be taken."""
        answers = self.conn.data_to_send()
        if self._count_frame() and self.writable.is_set():
            self.transport.write(b"".join(answers))

    def handle_pong(self, event: Frame) -> None:
        """Count a pong; nobody has asked for one."""
        if self._count_frame():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        """Count and keep a further frame of a message."""
        if self._count_frame():
            super().handle_cont(event)

    def _count_frame(self) -> bool:
        """Count a frame that is no message against the budget of its address; disconnect a client that exceeds it."""
        if self.close_sent or self.transport.is_closing():
            return False
        client = self.scope["client"] if self.handshake_accepted else self.client
        if self._limits is None or self._limits.allow_frame(client[0] if client else ""):
            return True
        self._refuse()
        return False

    def _refuse(self) -> None:
        """Disconnect with a code; a moment later, since a client that is still connected does not come back at once."""
        self.queue.put_nowait({"type": "websocket.disconnect", "code": CLOSE_TOO_MANY, "reason": TOO_MANY})
        self.frames = []
        self._unread = _NOTHING
        self.conn.fail(CLOSE_TOO_MANY, TOO_MANY)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = self.refused = True
        self._stop_reading()
        self.close_timer = self.loop.call_later(_CLOSE_SECONDS, self.transport.abort)

    def _text_of(self, data: bytes) -> str | None:
        conn = self.conn
        if (
            conn.state is not State.OPEN
            # A part of a frame, or of a message of several frames, has arrived before.
            or getattr(conn, "current_size", 0) is not None
            or not _between_frames(conn.parser)
        ):
            return None
        found = unframed(data, self.config.ws_max_size)
        return None if found is None or not found.isascii() else found.decode("ascii")

    def send_receive_event_to_app(self) -> None:
        """Pass on a message that uvicorn has read; only somebody who sends a lot is not read for a while."""
        paused, self.read_paused = self.read_paused, True
        super().send_receive_event_to_app()
        self.read_paused = paused
        self._pause_if_full()

    def _arrived(self, event: Event) -> None:
        self.queue.put_nowait(event)  # type: ignore[arg-type]
        self._pause_if_full()

    def _pause_if_full(self) -> None:
        if self.queue.qsize() >= _MOST_WAITING:
            self._stop_reading()

    def _stop_reading(self) -> None:
        if not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def write_texts(self, *texts: bytes) -> bool:
        """Write texts at once, each as a frame; return False where the connection is not open, or takes nothing now."""
        if (
            not self.handshake_complete
            or self.close_sent
            or self.disconnected
            or not self.writable.is_set()
            or self.transport.is_closing()
        ):
            return False
        self.transport.write(_framed(texts[0]) if len(texts) == 1 else b"".join(map(frame, texts)))
        return True


def _between_frames(parser: Any) -> bool:  # noqa: ANN401 - a generator of the library
    """Return whether the library waits for the first byte of a frame; if it cannot be told, False."""
    while (inner := getattr(parser, "gi_yieldfrom", None)) is not None:
        parser = inner
    return getattr(getattr(parser, "gi_code", None), "co_name", "") == "at_eof"


def unframed(data: bytes, most: int) -> bytes | None:
    """Return the text that these bytes hold as one whole frame of a client (RFC 6455, 5.2); None for anything else."""
    if len(data) < 6 or data[0] != _TEXT or data[1] < _MASKED:
        return None
    size, at = data[1] - _MASKED, 2
    if size == _SHORT:
        size, at = int.from_bytes(data[2:4]), 4
    elif size > _SHORT:
        return None
    if size > most or len(data) != at + 4 + size:
        return None
    return apply_mask(data[at + 4 :], data[at : at + 4])


_last_frame = (b"", b"")


def _framed(text: bytes) -> bytes:
    """Return a text as a frame; a large one that goes to many clients one after the other is copied once."""
    global _last_frame
    if len(text) < _LARGE:
        return frame(text)
    if _last_frame[0] is not text:
        _last_frame = (text, frame(text))
    return _last_frame[1]


def frame(text: bytes) -> bytes:
    """Return a text as a frame of a server (RFC 6455, 5.2): whole, and not masked."""
    size = len(text)
    if size < _SHORT:
        return bytes((_TEXT, size)) + text
    if size < _MIDDLE:
        return struct.pack(">BBH", _TEXT, 126, size) + text
    return struct.pack(">BBQ", _TEXT, 127, size) + text
