"""Bots that play at full speed over the real protocol, light enough to share two cores with the server."""

from __future__ import annotations

import asyncio
import os
import struct
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from itertools import count
from random import Random
from typing import Any

import msgspec

GUESSES = ("RRBB", "GGYY", "WWKK", "RGWK", "BYRG", "KKRB", "YWGB", "WRYK", "GBKW")
GAMES = 6


class Lost(Exception):
    """The server hung up."""


class TimeOver(Exception):
    """The time to play is over."""


class Client:
    """One connection kept alive: a request at a time."""

    def __init__(self, host: str, port: int, source: str | None = None) -> None:
        self._host, self._port = host, port
        self._source = None if source is None else (source, 0)
        self._reader: asyncio.StreamReader | None = None
        self._writer: asyncio.StreamWriter | None = None

    async def ask(self, method: str, path: str, body: object = None, token: str = "") -> tuple[int, bytes]:
        """The status and the body of an answer."""
        if self._reader is None or self._writer is None:
            self._reader, self._writer = await asyncio.open_connection(
                self._host, self._port, local_addr=self._source
            )
        data = b"" if body is None else msgspec.json.encode(body)
        bearer = f"authorization: Bearer {token}\r\n" if token else ""
        head = f"{method} {path} HTTP/1.1\r\nhost: {self._host}:{self._port}\r\n{bearer}"
        head += f"content-length: {len(data)}\r\n\r\n"
        try:
            self._writer.write(head.encode() + data)
            answer = await self._reader.readuntil(b"\r\n\r\n")
            length = int(answer.lower().partition(b"content-length:")[2].partition(b"\r\n")[0])
            return int(answer[9:12]), await self._reader.readexactly(length)
        except (OSError, EOFError) as error:
            self.close()
            raise Lost from error

    def close(self) -> None:
        """Disconnect."""
        if self._writer is not None:
            self._writer.close()
        self._reader = self._writer = None


class Connection:
    """A WebSocket that follows a table; `seq` is the table's seq in its last message."""

    def __init__(self, host: str, port: int, path: str, token: str, source: str | None = None) -> None:
        self._address = (host, port)
        self._source = None if source is None else (source, 0)
        self._path, self._token = path, token
        self._writer: asyncio.StreamWriter | None = None
        self._task: asyncio.Task[None] | None = None
        self._moved = asyncio.Event()
        self._answered: asyncio.Future[bytes] | None = None
        self.seq = -1

    async def open(self) -> None:
        """Connect, and read from now on."""
        reader, self._writer = await asyncio.open_connection(*self._address, local_addr=self._source)
        host, port = self._address
        bearer = f"authorization: Bearer {self._token}\r\n" if self._token else ""
        self._writer.write(
            f"GET {self._path} HTTP/1.1\r\nhost: {host}:{port}\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
            f"{bearer}sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
        )
        if not (await reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 101"):
            raise Lost
        self._task = asyncio.create_task(self._read(reader))

    async def come_to(self, seq: int, seconds: float = 30) -> None:
        """Wait until a message says that the table has reached `seq`."""
        async with asyncio.timeout(seconds):
            while self.seq < seq:
                self._moved.clear()
                await self._moved.wait()

    async def act(self, order: dict[str, object]) -> tuple[int, bytes]:
        """Send an action over the socket; the status and the body are as a POST would have them."""
        self._answered = asyncio.get_running_loop().create_future()
        self._send(msgspec.json.encode({"type": "action", **order}))
        answer = await self._answered
        return 200 if answer.startswith(b'{"type":"done"') else 400, answer

    async def flood(self, first: bytes, flood: bytes) -> None:
        """Read no more, and send bytes again and again until the server disconnects."""
        if self._task is None or self._writer is None:
            raise Lost
        self._task.cancel()
        self._writer.write(first)
        while not self._writer.is_closing():
            self._writer.write(flood)
            await self._writer.drain()

    def close(self) -> None:
        """Disconnect."""
        if self._task is not None:
            self._task.cancel()
        if self._writer is not None:
            self._writer.close()

    async def _read(self, reader: asyncio.StreamReader) -> None:
        try:
            while True:
                first, size = await reader.readexactly(2)
                if size == 126:
                    (size,) = struct.unpack(">H", await reader.readexactly(2))
                elif size == 127:
                    (size,) = struct.unpack(">Q", await reader.readexactly(8))
                body = await reader.readexactly(size)
                if first & 15 == 1:
                    self._hear(body)
        except (OSError, EOFError):
            return

    def _hear(self, body: bytes) -> None:
        if body.startswith((b'{"type":"state"', b'{"type":"change"')):
            self.seq = int(body[body.index(b'"seq":') + 6 :].partition(b",")[0])
            self._moved.set()
        elif body.startswith(b'{"type":"ping"'):
            self._send(b'{"type":"pong"}')
        elif self._answered is not None and body.startswith((b'{"type":"done"', b'{"type":"refused"')):
            self._answered.set_result(body)

    def _send(self, text: bytes) -> None:
        """Send a text of less than 65,536 bytes as one masked frame."""
        if self._writer is None:
            raise Lost
        mask, size = os.urandom(4), len(text)
        key = int.from_bytes((mask * (size // 4 + 1))[:size])
        masked = (int.from_bytes(text) ^ key).to_bytes(size)
        head = bytes([0x81, 0x80 | size]) if size < 126 else struct.pack(">BBH", 0x81, 0xFE, size)
        self._writer.write(head + mask + masked)


Timed = Callable[[float, float], None]


async def play(
    host: str,
    port: int,
    *,
    until: float,
    timed: Timed,
    chance: Random,
    pause: float = 0,
    by_socket: bool = False,
    changes: bool = False,
    games: int = GAMES,
    source: str | None = None,
    home: Callable[[str], int] | None = None,
) -> None:
    """Play match after match at one table after another, until the time `until`; `timed` is called for each action that
    was answered by then, with the seconds from sending it to the other's socket, and to the answer.

    `pause` is how long a bot thinks on average before it acts; 0 is full speed. Actions go by POST, or `by_socket`; the
    sockets get whole states, or only `changes`. `source` is the address to come from. `home` tells the port of the server
    that a table belongs to; `port` then only opens it, as behind a proxy that chooses by the table.
    """
    more = "&changes=1" if changes else ""
    client = Client(host, port, source)
    await asyncio.sleep(chance.uniform(0, 2 * pause))
    # Everybody has a name of their own, as people do: the server remembers the sentences that it has said.
    number = chance.randrange(100_000)
    seats = [{"name": f"Ada {number}"}, {"name": f"Ben {number}"}]
    while time.perf_counter() < until:
        status, body = await client.ask(
            "POST", "/api/tables", {"seats": seats, "take": [0, 1], "games": games}
        )
        if status != 201:
            raise Lost(body)
        opened = msgspec.json.decode(body)
        if by_socket or home is not None:
            # Until the next match it would be idle for longer than the server keeps it.
            client.close()
        at = port if home is None else home(opened["table"])
        actor = client if home is None else Client(host, at, source)
        lines = [
            Connection(
                host,
                at,
                f"/api/tables/{opened['table']}/live?seat={seat}{more}",
                opened["tokens"][str(seat)],
                source,
            )
            for seat in (0, 1)
        ]
        await asyncio.gather(*(line.open() for line in lines))
        await asyncio.gather(*(line.come_to(0) for line in lines))
        with suppress(TimeOver):
            await _match(
                actor,
                opened,
                lines,
                games=games,
                until=until,
                timed=timed,
                chance=chance,
                pause=pause,
                by_socket=by_socket,
            )
        for line in lines:
            line.close()
        if actor is not client:
            actor.close()
    client.close()


async def _match(
    client: Client,
    opened: dict[str, Any],
    lines: list[Connection],
    *,
    games: int,
    until: float,
    timed: Timed,
    chance: Random,
    pause: float,
    by_socket: bool,
) -> None:
    seq = 0
    ids = count()

    async def act(seat: int, action: str) -> None:
        nonlocal seq
        if pause:
            await asyncio.sleep(chance.uniform(0, 2 * pause))
        if time.perf_counter() > until:
            raise TimeOver
        order = {"seat": seat, "seq": seq, "action": action, "id": f"a{next(ids)}"}
        began = time.perf_counter()
        posting: Awaitable[tuple[int, bytes]] = asyncio.ensure_future(
            lines[seat].act(order)
            if by_socket
            else client.ask(
                "POST", f"/api/tables/{opened['table']}/actions", order, opened["tokens"][str(seat)]
            )
        )
        # A guess is two lines of the journal: the guess, and the table's mark.
        seq += 2 if action.startswith("guess") else 1
        await lines[1 - seat].come_to(seq)
        heard = time.perf_counter() - began
        status, body = await posting
        answered = time.perf_counter()
        if answered <= until:
            # Whoever measures what the server used has stopped by then.
            timed(heard, answered - began)
        if status != 200:
            raise Lost(body)

    for game in range(games):
        codemaker = game % 2
        secret = "".join(chance.choices("RBGYWK", k=4))
        await act(codemaker, f"secret {secret}")
        for guess in (*(code for code in GUESSES if code != secret), secret):
            await act(1 - codemaker, f"guess {guess}")
