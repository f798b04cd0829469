"""The WebSocket protocol of a connection, with a short way out: a text goes to the transport as one frame."""

from __future__ import annotations

import struct
from collections.abc import Callable

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

EXTENSION = "keypeg.write"
"""Where the application finds `write_text` among the extensions of a connection."""

Write = Callable[[bytes], bool]

_TEXT = 0x81
_SHORT, _MIDDLE = 126, 65_536


class FrameProtocol(WebSocketsSansIOProtocol):
    """The protocol of uvicorn, that also lets the application write a frame at once."""

    def handle_connect(self, event: Request) -> None:
        """Offer `write_text` to the application."""
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"][EXTENSION] = self.write_text  # type: ignore[assignment]

    def write_text(self, text: bytes) -> bool:
        """Write a text as one frame; return False where the connection is not open, or takes nothing now."""
        if (
            not self.handshake_complete
            or self.close_sent
            or self.disconnected
            or not self.writable.is_set()
            or self.transport.is_closing()
        ):
            return False
        self.transport.write(frame(text))
        return True


def frame(text: bytes) -> bytes:
    """Return a text as a frame of a server (RFC 6455, 5.2): whole, and not masked."""
    size = len(text)
    if size < _SHORT:
        return bytes((_TEXT, size)) + text
    if size < _MIDDLE:
        return struct.pack(">BBH", _TEXT, 126, size) + text
    return struct.pack(">BBQ", _TEXT, 127, size) + text
