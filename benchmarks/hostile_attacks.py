"""The attacks of one address, one function each; every one of them once stopped, or slowed down, everybody else."""

from __future__ import annotations

import asyncio
import os
import struct
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from itertools import count
from random import Random
from typing import Any

import msgspec

from benchmarks.bots import Client, Connection, Lost
from keypeg.rules import parse_action, to_act
from keypeg.table import Options
from keypeg.table.orders.opening import new_table
from keypeg.table.orders.transfers import pack_table

HOST = "127.0.0.1"
AT_ONCE = 8
SPECTATORS, HALF_OPEN = 100, 2_000
LINES, WATCHED_LINES = 4_000, 2_870
AGAIN_SECONDS = 5.0
ESCAPES = "\\" * 30_000
Attack = Callable[[int, str], Coroutine[Any, Any, None]]

PING, EMPTY = 0x89, 0x00
"""The first bytes of a ping, and of a part of a message that is not the last one (RFC 6455, 5.2)."""


async def cookies(port: int, source: str) -> None:
    """Send Cookie headers of 30 KB that a parser would have to unquote."""
    opened = await _opened(Client(HOST, port, source))
    cookie = f'cookie: keypeg-{opened["table"]}="{ESCAPES}"\r\n'
    await _many(lambda: _requests(port, source, lambda _: (f"/api/tables/{opened['table']}/mine", cookie)))


async def pings(port: int, source: str) -> None:
    """Send pings over sockets, and read no pong."""
    await _frames(port, source, b"", bytes([PING, 0x80]) + os.urandom(4))


async def parts(port: int, source: str) -> None:
    """Send messages in empty parts that never end."""
    first = bytes([0x01, 0x81]) + os.urandom(5)
    await _frames(port, source, first, bytes([EMPTY, 0x80]) + os.urandom(4))


async def documents(port: int, source: str) -> None:
    """Ask for the documents about the API."""
    paths = ("/docs", "/schema/openapi.json")
    await _many(lambda: _requests(port, source, lambda number: (paths[number % 2], "")))


async def queries(port: int, source: str) -> None:
    """Send long query strings, each another one."""
    numbers = count()

    def path(_: int) -> tuple[str, str]:
        first = next(numbers)
        return "/api/levels?" + "&".join(f"{first}x{at}=" for at in range(3_000))[:30_000], ""

    await _many(lambda: _requests(port, source, path))


async def metrics(port: int, source: str) -> None:
    """Ask for metrics and for the server's health."""
    paths = ("/metrics", "/healthz", "/health", "/readyz")
    await _many(lambda: _requests(port, source, lambda number: (paths[number % 4], "")))


async def moved(port: int, source: str) -> None:
    """Move tables with 4,000 lines here."""
    body, numbers = long_table(), count(os.getpid() * 1_000)

    async def move() -> None:
        client = Client(HOST, port, source)
        while True:
            with suppress(Lost, OSError):
                await client.ask("POST", "/api/tables/moved", {**body, "table": f"{next(numbers):016}"})

    await _many(move)


async def half_open(port: int, source: str) -> None:
    """Hold 2,000 connections whose requests never end."""
    chance = Random(1)

    async def hold() -> None:
        while True:
            with suppress(OSError):
                reader, writer = await asyncio.open_connection(HOST, port, local_addr=(source, 0))
                writer.write(b"GET /health HTTP/1.1\r\nhost: lo")
                await reader.read()
                writer.close()
            await asyncio.sleep(chance.uniform(0, 2 * AGAIN_SECONDS))

    await asyncio.gather(*(hold() for _ in range(HALF_OPEN)))


async def spectators(port: int, source: str) -> None:
    """Watch a match of 100 games, 70 of them over, from 100 sockets that get whole states, and play on."""
    client = Client(HOST, port, source)
    body = long_table(WATCHED_LINES) | {"table": f"{os.getpid():016}"}
    _, answer = await client.ask("POST", "/api/tables/moved", body)
    opened = msgspec.json.decode(answer)
    path = f"/api/tables/{opened['table']}"
    _, answer = await client.ask("POST", f"{path}/seats", {"name": "Mallory"})
    tokens = {0: opened["tokens"]["0"], 1: msgspec.json.decode(answer)["token"]}
    lines = [Connection(HOST, port, f"{path}/live", "", source) for _ in range(SPECTATORS)]
    await asyncio.gather(*(line.open() for line in lines))
    for number in count():
        with suppress(Lost, OSError, LookupError):
            _, answer = await client.ask("GET", path, None)
            state = msgspec.json.decode(answer)
            seat = state["view"]["waits_for"][0]
            sets = state["view"]["games"][-1]["codemaker"] == seat
            order = {"seat": seat, "seq": state["seq"], "id": f"a{number}"}
            action = {"action": "secret RGBY" if sets else "guess RRRR"}
            await client.ask("POST", f"{path}/actions", order | action, tokens[seat])


ATTACKS: dict[str, tuple[Attack, str]] = {
    "cookies": (cookies, "30 KB of escapes as a cookie"),
    "pings": (pings, "pings, no pong read"),
    "parts": (parts, "a message in empty parts"),
    "documents": (documents, "`/docs` and `/schema/openapi.json`"),
    "queries": (queries, "query strings of 30 KB"),
    "metrics": (metrics, "`/metrics` and `/healthz`"),
    "moved": (moved, "tables of 4,000 lines that move here"),
    "half_open": (half_open, "2,000 half-open connections"),
    "spectators": (spectators, "100 spectators of a match of 100 games"),
}
"""Every attack by its name, with the words for its row."""


def long_table(lines: int = LINES) -> dict[str, Any]:
    """Return a table with `lines` lines, as a browser would move it."""
    chance = Random(1)
    state = new_table(
        Options(edition="classic/4x6r20", games=100),
        now=0.0,
        names={0: "Eve", 1: "Mallory"},
        tokens={0: "0" * 32, 1: "1" * 32},
    )
    edition = state.match.setup.edition
    while state.seq < lines:
        seat = to_act(state.match)[0]
        sets = not state.match.game.rows and state.match.game.codemaker == seat
        text = "secret RGBY" if sets else "guess " + "".join(chance.choices("RBWK", k=4))
        state = state.apply_action(seat, parse_action(edition, text), action_id=None, at=0.0)
    found: dict[str, Any] = msgspec.to_builtins(pack_table(state, 1))
    return found


async def _opened(client: Client) -> dict[str, Any]:
    seats = [{"name": "Eve"}, {"name": "Mallory"}]
    _, body = await client.ask("POST", "/api/tables", {"seats": seats, "take": [0, 1]})
    opened: dict[str, Any] = msgspec.json.decode(body)
    return opened


async def _many(work: Callable[[], Awaitable[None]]) -> None:
    await asyncio.gather(*(work() for _ in range(AT_ONCE)))


async def _requests(port: int, source: str, make: Callable[[int], tuple[str, str]]) -> None:
    """Send one request after the other, as fast as they are answered."""
    for number in count():
        path, headers = make(number)
        with suppress(OSError, EOFError, ValueError):
            reader, writer = await asyncio.open_connection(HOST, port, local_addr=(source, 0))
            writer.write(
                f"GET {path} HTTP/1.1\r\nhost: {HOST}:{port}\r\n{headers}connection: close\r\n\r\n".encode()
            )
            await reader.read()
            writer.close()


async def _frames(port: int, source: str, first: bytes, frame: bytes) -> None:
    """Send frames over sockets as fast as they are taken; open each again whenever it is closed."""
    opened = await _opened(Client(HOST, port, source))
    flood = frame * (65_536 // len(frame))

    async def one() -> None:
        while True:
            with suppress(Lost, OSError, EOFError, struct.error):
                line = Connection(HOST, port, f"/api/tables/{opened['table']}/live", "", source)
                await line.open()
                await line.flood(first, flood)

    await _many(one)
