"""How a server stands long loads: `python -m benchmarks.server_limits restart`, `idle` or `soak`.

`restart` opens a database with 10,000 tables and measures the CPU until the first answer. `idle` opens 10,000 sockets
that do nothing (raise `ulimit -n` first). `soak` lets bots play for 20 minutes and looks at the memory every minute.
"""

from __future__ import annotations

import asyncio
import os
import resource
import sys
import tempfile
import time
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import uvloop

from benchmarks.bots import GUESSES, Client, play
from benchmarks.freshness import digest
from benchmarks.harness import RESULTS, keep
from benchmarks.server import HOST, Served, idle, serving
from keypeg.engine.levels import levels
from keypeg.server.compute.worker_pool import WorkerPool
from keypeg.server.settings import Settings
from keypeg.server.tables import open_server_tables
from keypeg.table import Options

TABLES = 10_000
AT_ONCE = 200
SOCKETS = 10_000
SOAK_SECONDS = 20 * 60.0
SOAK_TABLES = 60
SOAK_PAUSE = 0.6


def restart(folder: str) -> dict[str, Any]:
    """CPU seconds of a server until it has answered its first request, with 10,000 tables in the database."""
    database = f"{folder}/restart.sqlite3"
    asyncio.run(_filled(database))
    size = Path(database).stat().st_size
    began = time.perf_counter()
    with serving(database) as served:
        asyncio.run(_first_answer(served))
        return {
            "tables": TABLES,
            "lines_each": 1 + 2 * len(GUESSES),
            "database_bytes_per_line": round(size / (TABLES * 0.9 * (1 + 2 * len(GUESSES)))),
            "cpu_seconds": round(served.cpu(), 2),
            "wall_seconds": round(time.perf_counter() - began, 2),
            "load_average": round(os.getloadavg()[0], 1),
        }


async def _filled(database: str) -> None:
    """Open the tables, a computer at every tenth, and play most of a game at each."""
    with open_server_tables(Settings(database=database, limited=False), WorkerPool()) as tables:

        async def played(number: int) -> None:
            alone = number % 10 == 0
            seats = [
                {"kind": "person"},
                {"kind": "computer", "level": levels()[0].key} if alone else {"kind": "person"},
            ]
            people = {0: "Ada"} if alone else {0: "Ada", 1: "Ben"}
            options = msgspec.convert({"seats": seats}, Options)
            moment, tokens = await tables.open_async(options, people, taken=list(people))
            if alone:
                return
            await tables.act_async(moment.id, tokens[0], "secret WYBK", seq=0)
            for row, guess in enumerate(GUESSES):
                await tables.act_async(moment.id, tokens[1], f"guess {guess}", seq=1 + 2 * row)

        for first in range(0, TABLES, AT_ONCE):
            await asyncio.gather(*(played(number) for number in range(first, first + AT_ONCE)))
        store = tables.store
    store.close()


async def _first_answer(served: Served) -> None:
    client = Client(HOST, served.port)
    status, _ = await client.ask("GET", "/readyz")
    client.close()
    if status != 200:
        raise RuntimeError(f"the server answered {status}")


def idle_sockets(folder: str) -> dict[str, Any]:
    """Bytes that each of 10,000 idle sockets takes."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    if most < SOCKETS + 500:
        raise SystemExit(f"{SOCKETS} sockets need more open files than {most}: raise `ulimit -n`")
    with serving(f"{folder}/idle.sqlite3") as served:
        return idle(served, SOCKETS)


def soak(folder: str) -> dict[str, Any]:
    """Megabytes that a server holds, minute by minute, while bots open table after table."""
    with serving(f"{folder}/soak.sqlite3") as served:
        actions, megabytes, cpu = uvloop.run(_soaked(served))
    return {
        "seconds": SOAK_SECONDS,
        "tables_at_once": SOAK_TABLES,
        "actions": actions,
        "megabytes_each_minute": megabytes,
        "most_megabytes": max(megabytes),
        "cpu_ms_per_action": round(cpu * 1e3 / max(actions, 1), 2),
        "load_average": round(os.getloadavg()[0], 1),
    }


async def _soaked(served: Served) -> tuple[int, list[int], float]:
    until = time.perf_counter() + SOAK_SECONDS
    actions = 0

    def timed(_heard: float, _answered: float) -> None:
        nonlocal actions
        actions += 1

    bots = [
        asyncio.create_task(
            play(
                HOST,
                served.port,
                until=until,
                timed=timed,
                chance=Random(number),
                pause=SOAK_PAUSE,
                by_socket=number % 2 == 0,
                changes=number % 2 == 0,
            )
        )
        for number in range(SOAK_TABLES)
    ]
    megabytes: list[int] = []
    before = served.cpu()
    while time.perf_counter() < until:
        await asyncio.sleep(min(60.0, max(0.0, until - time.perf_counter())))
        megabytes.append(round(await asyncio.to_thread(served.memory) / 1e6))
        print(f"{actions} actions, {megabytes[-1]} MB", flush=True)
    used = served.cpu() - before
    await asyncio.gather(*bots)
    return actions, megabytes, used


_COMMANDS = {"restart": restart, "idle": idle_sockets, "soak": soak}


def main() -> None:
    """Measure what is named, print it and keep it beside what was measured before."""
    if len(sys.argv) != 2 or sys.argv[1] not in _COMMANDS:
        raise SystemExit(f"usage: python -m benchmarks.server_limits {'|'.join(_COMMANDS)}")
    name = sys.argv[1]
    with tempfile.TemporaryDirectory() as folder:
        found = _COMMANDS[name](folder)
    print(found)
    kept = Path(RESULTS) / "server_limits.json"
    before = msgspec.json.decode(kept.read_bytes()) if kept.exists() else {}
    parts = {one: before[one] for one in _COMMANDS if one in before}
    parts[name] = {**found, "code": digest("server_limits")}
    # The file is of the present code only when every part is.
    older = next((part["code"] for part in parts.values() if part["code"] != parts[name]["code"]), None)
    keep("server_limits", parts if older is None else {**parts, "code": older})


if __name__ == "__main__":
    main()
