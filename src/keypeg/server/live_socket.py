"""A WebSocket as following a table needs it: thin over ASGI, since every message of every player passes here."""

from __future__ import annotations

from urllib.parse import parse_qs

from keypeg.server.asgi import AsgiMessage, Receive, Send


class Closed(Exception):
    """The client has closed the connection."""


class LiveSocket:
    """One connection; whoever wants to send or receive after its end is told by an exception."""

    __slots__ = ("_receive", "_send", "query", "scope")

    def __init__(self, scope: AsgiMessage, receive: Receive, send: Send) -> None:
        self.scope = scope
        self.query = {
            name: values[-1] for name, values in parse_qs(scope["query_string"].decode("latin-1")).items()
        }
        self._receive = receive
        self._send = send

    async def accept(self) -> None:
        """Accept the connection."""
        await self._receive()
        await self._send({"type": "websocket.accept", "subprotocol": None, "headers": []})

    async def hear(self) -> str:
        """Wait for a text; of a message that is none, return nothing."""
        event = await self._receive()
        if event["type"] == "websocket.disconnect":
            raise Closed
        return event.get("text") or ""

    async def send(self, text: str) -> None:
        """Send a text."""
        await self._send({"type": "websocket.send", "text": text})

    async def close(self, code: int, reason: str) -> None:
        """Close the connection."""
        await self._send({"type": "websocket.close", "code": code, "reason": reason})
