"""One hostile address beside normal tables: how much later do the others see a move?

The server has its usual limits. Every normal table comes from an address of its own, at the pace of quick people. The
hostile address runs in a process of its own. Beside a hundred tables it makes claims at a table of 8 x 12 with 20 rows,
floods of actions, reviews of 5 x 8 in a loop, holds sockets that are never read, and connections that send half a
header. A second one has computers break codes of 8 x 12 all the time. Then each attack of `hostile_attacks` runs alone
beside twenty tables, at a server that may open 1,024 files. The same tables are measured without it and beside it by
turns, and the middle of the rounds is what counts: whatever else the machine does for a moment spoils one round.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import resource
import statistics
import tempfile
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager, suppress
from itertools import count
from random import Random
from typing import Any

import msgspec

from benchmarks.bots import Client, Connection, Lost, play
from benchmarks.harness import keep
from benchmarks.hostile_attacks import ATTACKS
from benchmarks.server import HOST, Served, serving

TABLES, PAUSE = 100, 0.5
WARM_SECONDS, SECONDS = 6.0, 15.0
FEW_TABLES, SHORT_WARM, SHORT, ROUNDS = 20, 4.0, 8.0, 3
FILES = 1_024
HOSTILE, ALSO_HOSTILE = "127.0.0.2", "127.0.0.3"
NICE = 10
ROWS, UNREAD, SLOW, AT_ONCE, COMPUTERS = 20, 20, 200, 8, 4


def run() -> None:
    """Measure the normal tables alone, then beside a hostile address, then beside two; then beside each attack."""
    with tempfile.TemporaryDirectory() as folder, serving(f"{folder}/t.sqlite3", limited=True) as served:
        alone = _measured(served)
        with _attacked(_attacks, served.port):
            beside = _measured(served)
            with _attacked(_computers, served.port):
                computers = _measured(served)
    print(f"alone {alone}\nbeside {beside}\nwith computers {computers}")
    each = {name: _one(number, name) for number, name in enumerate(ATTACKS)}
    found = {"tables": TABLES, "alone": alone, "beside": beside, "computers": computers}
    keep("hostile", {**found, "few_tables": FEW_TABLES, "files": FILES, "attacks": each})


def _one(number: int, name: str) -> dict[str, Any]:
    """Measure a few tables alone and beside one attack, by turns."""
    attack, about = ATTACKS[name]
    alone, beside, grown = [], [], 0.0
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(f"{folder}/t.sqlite3", limited=True, files=FILES) as served,
    ):
        for turn in range(ROUNDS):
            alone.append(_measured(served, tables=FEW_TABLES, warm=SHORT_WARM, seconds=SHORT))
            before = served.memory()
            # Another address each time: what the last one has used up must not make this one harmless.
            with _attacked(attack, served.port, f"127.0.{turn}.{number + 10}"):
                beside.append(_measured(served, tables=FEW_TABLES, warm=SHORT_WARM, seconds=SHORT))
                grown = max(grown, served.memory() - before)
    found = {"alone": _middle(alone), "beside": _middle(beside) | {"grown_mb": round(grown / 1e6, 1)}}
    print(f"{name} alone {found['alone']}\n{name} beside {found['beside']}")
    return {"about": about, **found}


def _middle(rounds: list[dict[str, Any]]) -> dict[str, Any]:
    """Return the middle of each figure over the rounds, but every failure, and each round's 99th percentile."""
    middle = {name: statistics.median(one[name] for one in rounds) for name in rounds[0]}
    middle["failed_tables"] = sum(one["failed_tables"] for one in rounds)
    return middle | {"p99_ms_rounds": [one["p99_ms"] for one in rounds]}


@contextmanager
def _attacked(attack: Callable[..., Coroutine[Any, Any, None]], *args: object) -> Iterator[None]:
    attacker = multiprocessing.get_context("spawn").Process(target=_run, args=(attack, *args), daemon=True)
    attacker.start()
    try:
        yield
    finally:
        attacker.kill()
        attacker.join()


def _run(attack: Callable[..., Coroutine[Any, Any, None]], *args: object) -> None:
    # A stranger has a machine of his own: what he computes himself must not keep the server from its cores.
    os.nice(NICE)
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    asyncio.run(attack(*args))


def _measured(
    served: Served, *, tables: int = TABLES, warm: float = WARM_SECONDS, seconds: float = SECONDS
) -> dict[str, Any]:
    times: list[float] = []
    counting_from = time.perf_counter() + warm
    until = counting_from + seconds

    def timed(heard: float, _: float) -> None:
        if time.perf_counter() >= counting_from:
            times.append(heard)

    async def everyone() -> tuple[float, float, int]:
        playing = [
            play(
                HOST,
                served.port,
                until=until,
                timed=timed,
                chance=Random(number),
                pause=PAUSE,
                source=f"127.1.0.{number + 1}",
            )
            for number in range(tables)
        ]
        before, thought = served.cpu(), served.thinking()
        ended = await asyncio.gather(*playing, return_exceptions=True)
        return served.cpu() - before, served.thinking() - thought, sum(one is not None for one in ended)

    cpu, thought, failed = asyncio.run(everyone())
    cuts = statistics.quantiles(times, n=100)
    return {
        "actions": len(times),
        "failed_tables": failed,
        "p50_ms": round(1e3 * cuts[49], 1),
        "p99_ms": round(1e3 * cuts[98], 1),
        "server_cpu_seconds": round(cpu, 1),
        "thinking_cpu_seconds": round(thought, 1),
        "load_average": round(os.getloadavg()[0], 1),
    }


async def _attacks(port: int) -> None:
    opened = await _contradicting(port)
    ways = [_claim(port, opened), *(_unread(port, opened["table"]) for _ in range(UNREAD))]
    ways += [_flood(port, opened) for _ in range(AT_ONCE)]
    reviewed = await _finished(port)
    ways += [_review(port, reviewed) for _ in range(AT_ONCE)]
    ways += [_slow(port) for _ in range(SLOW)]
    await asyncio.gather(*ways)


async def _open(client: Client, **options: object) -> dict[str, Any]:
    seats = [{"name": "Eve"}, {"name": "Mallory"}]
    _, body = await client.ask("POST", "/api/tables", {"seats": seats, "take": [0, 1], **options})
    opened: dict[str, Any] = msgspec.json.decode(body)
    return opened


async def _computers(port: int) -> None:
    await asyncio.gather(*(_computer(port) for _ in range(COMPUTERS)))


async def _computer(port: int) -> None:
    """Set one code of 8 x 12 after the other; a computer breaks each, and so thinks all the time."""
    client, chance = Client(HOST, port, ALSO_HOSTILE), Random(3)
    seats = [{"name": "Eve"}, {"kind": "computer", "level": "steady"}]
    opened = await _open(client, seats=seats, take=[0], edition="8x12r20", games=100)
    letters = [one["letter"] for one in opened["state"]["edition"]["colours"]]
    path, token = f"/api/tables/{opened['table']}", opened["tokens"]["0"]
    while True:
        with suppress(Lost, OSError):
            status, body = await client.ask("GET", f"{path}?seat=0", None, token)
            state = msgspec.json.decode(body)
            if status == 200 and 0 in state["view"]["waits_for"]:
                mine = state["view"]["games"][-1]["codemaker"] == 0
                action = "secret " + "".join(chance.choices(letters, k=8)) if mine else "concede"
                await _act(client, opened, 0, state["seq"], action)
        await asyncio.sleep(0.1)


async def _act(client: Client, opened: dict[str, Any], seat: int, seq: int, action: str) -> int:
    order = {"seat": seat, "seq": seq, "action": action, "id": f"{action} {seq}"[:64]}
    path, token = f"/api/tables/{opened['table']}/actions", opened["tokens"][str(seat)]
    while True:
        status, _ = await client.ask("POST", path, order, token)
        if status != 429:
            return status
        await asyncio.sleep(0.1)


async def _contradicting(port: int) -> dict[str, Any]:
    """A table of 8 x 12 with as many rows as there can be, given by hand at random."""
    client, chance = Client(HOST, port, HOSTILE), Random(1)
    opened = await _open(client, edition="8x12r20", marking="codemaker", shield=True)
    letters = [one["letter"] for one in opened["state"]["edition"]["colours"]]
    seq = 0
    for action, seat in [("secret hidden", 0)] + [("guess", 1), ("mark", 0)] * (ROWS - 1):
        told = {
            "guess": "guess " + "".join(chance.choices(letters, k=8)),
            "mark": f"mark {chance.randrange(3)}-{chance.randrange(5)}",
        }
        if await _act(client, opened, seat, seq, told.get(action, action)) == 200:
            seq += 1
    opened["seq"] = seq
    return opened


async def _finished(port: int) -> dict[str, Any]:
    client, chance = Client(HOST, port, HOSTILE), Random(2)
    opened = await _open(client, edition="5x8r12", games=1)
    letters = [one["letter"] for one in opened["state"]["edition"]["colours"]]
    await _act(client, opened, 0, 0, "secret " + "".join(letters[:5]))
    for row in range(11):
        await _act(client, opened, 1, 1 + 2 * row, "guess " + "".join(chance.choices(letters, k=5)))
    await _act(client, opened, 1, 23, "concede")
    return opened


async def _claim(port: int, opened: dict[str, Any]) -> None:
    await _again(port, "POST", f"/api/tables/{opened['table']}/actions", opened, "claim")


async def _flood(port: int, opened: dict[str, Any]) -> None:
    await _again(port, "POST", f"/api/tables/{opened['table']}/actions", opened, "guess RRRRRRRR")


async def _review(port: int, opened: dict[str, Any]) -> None:
    await _again(port, "GET", f"/api/tables/{opened['table']}/review?nth=1&seat=1", opened, "")


async def _again(port: int, method: str, path: str, opened: dict[str, Any], action: str) -> None:
    client, token = Client(HOST, port, HOSTILE), opened["tokens"]["1"]
    for number in count():
        order = {"seat": 1, "seq": opened.get("seq", 0), "action": action, "id": f"{id(client)} {number}"}
        with suppress(Lost, OSError):
            await client.ask(method, path, order if action else None, token)


async def _unread(port: int, table: str) -> None:
    line = Connection(HOST, port, f"/api/tables/{table}/live", "", HOSTILE)
    await line.open()
    if line._task is not None:
        line._task.cancel()


async def _slow(port: int) -> None:
    while True:
        with suppress(OSError):
            reader, writer = await asyncio.open_connection(HOST, port, local_addr=(HOSTILE, 0))
            writer.write(b"GET /health HTTP/1.1\r\nhost: lo")
            await reader.read()
            writer.close()
