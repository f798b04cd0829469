"""The WebSocket protocol of a connection, with limits on what clients send beside whole messages."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

from keypeg.server.connection_limits import ConnectionLimits

Write = Callable[..., bool]

EXTENSION = "keypeg.write"
"""Where the application finds `write_texts` among the extensions of a connection."""
_MOST_WAITING = 4
"""So many messages may wait for the application before the connection is no longer read."""
_PIECE = 512
"""How many bytes the library reads before frames are counted: a read of the system may hold 40,000 frames."""
_NOTHING = memoryview(b"")
_CLOSE_SECONDS = 1.0
CLOSE_TOO_MANY, TOO_MANY = 4429, "TOO_MANY"


class FrameProtocol(WebSocketsSansIOProtocol):
    """The protocol of uvicorn, which reads only what the application takes, and counts frames that are no messages."""

    def __init__(self, *args: Any, limits: ConnectionLimits | None = None, **more: Any) -> None:  # noqa: ANN401
        super().__init__(*args, **more)
        self._limits = limits
        self._unread = _NOTHING
        self._counted = False
        self._extensions: dict[str, Any] | None = None
        self.refused = False

    def handle_connect(self, event: Request) -> None:
        """Offer `write_texts` to the application."""
        super().handle_connect(event)
        if not self.close_sent:
            self._extensions = cast(dict[str, Any], self.scope["extensions"])
            self._extensions[EXTENSION] = self.write_texts

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
        for text in texts:
            self.conn.send_text(text)
        self.transport.write(b"".join(self.conn.data_to_send()))
        return True

    async def send(self, message: Any) -> None:  # noqa: ANN401
        """Send a message, unless the client was disconnected."""
        if self.refused:
            raise ClientDisconnected
        await super().send(message)

    def connection_lost(self, exc: Exception | None) -> None:
        """End the connection."""
        if self._limits is not None:
            # Counted when it was opened, as a connection of HTTP.
            self._limits.give(self.client[0] if self.client else "")
        self._unread = _NOTHING
        super().connection_lost(exc)
        if self._extensions is not None:
            # They lead back here: without this circle the garbage collector has nothing to do.
            self._extensions.clear()

    def data_received(self, data: bytes) -> None:
        """Let the library read a piece at a time, until messages wait or frames exceed the budget of the address."""
        if self.refused:
            return
        if not self.handshake_initiated or (
            not self._unread and len(data) <= _PIECE and not self.read_paused
        ):
            super().data_received(data)
        else:
            self._read_in_pieces(memoryview(bytes(self._unread) + data if self._unread else data))

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
        """Let the library read, until messages wait, it is the others' turn, or frames exceed the address's budget."""
        self._unread = data
        while self._unread and not self.read_paused and not self.transport.is_closing():
            piece, self._unread = self._unread[:_PIECE], self._unread[_PIECE:]
            self._counted = False
            super().data_received(bytes(piece))
            if self._counted and self._unread and not self.read_paused:
                # Hundreds of tiny frames take as long as many people's messages.
                self._stop_reading()
                self.loop.call_soon(self._read_on)

    def _read_on(self) -> None:
        """Read the next piece, unless so many messages wait that the application has to take some first."""
        if self.refused or self.transport.is_closing() or self.queue.qsize() >= _MOST_WAITING:
            return
        self.read_paused = False
        self.transport.resume_reading()
        self._read_in_pieces(self._unread)

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
        self._counted = True
        # Behind a proxy the scope has the client that it names.
        client = self.scope["client"]
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

    def send_receive_event_to_app(self) -> None:
        """Pass a message on; only somebody who sends a lot is not read for a while, since that takes system calls."""
        paused, self.read_paused = self.read_paused, True
        super().send_receive_event_to_app()
        self.read_paused = paused
        if self.queue.qsize() >= _MOST_WAITING:
            self._stop_reading()

    def _stop_reading(self) -> None:
        if not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()
