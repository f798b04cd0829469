"""What an action costs on PostgreSQL with 1, 2 and 4 workers, beside one process on SQLite, all at the same time.

`python -m benchmarks.server_workers`: every server has bots of its own, so that all suffer the same from whatever else
the machine does. Once the system gives each connection to any worker of one port; once each worker has a port of its
own, and all connections of a table go to the same one, as behind a proxy that chooses by the table. The CPU is that of
the server's processes; what PostgreSQL itself uses is told apart.
"""

from __future__ import annotations

import asyncio
import os
import tempfile
import time
import zlib
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from pathlib import Path
from random import Random
from typing import Any

import uvloop

from benchmarks.bots import play
from benchmarks.harness import keep
from benchmarks.server import HOST, TICK, Served, postgres_server, serving

TABLES = 24
SECONDS = 10.0
PAUSE = 0.3
WORKERS = (1, 2, 4)
Servers = dict[str, list[Served]]


def beside(*, pause: float, homes: bool) -> dict[str, Any]:
    """Milliseconds of CPU an action, of one process on SQLite and of some workers on PostgreSQL."""
    with tempfile.TemporaryDirectory() as folder, postgres_server() as postgres, ExitStack() as stack:
        servers: Servers = {"sqlite": [stack.enter_context(serving(f"{folder}/one.sqlite3"))]}
        for workers in WORKERS:
            database = postgres.new_database()
            alike = [(database, 1)] * workers if homes else [(database, workers)]
            servers[f"postgres_{workers}"] = [
                stack.enter_context(serving(url, workers=number)) for url, number in alike
            ]
        used, actions, database_cpu = uvloop.run(_load(servers, pause=pause))
    each = {name: round(used[name] * 1e3 / max(actions[name], 1), 2) for name in servers}
    on_postgres = sum(count for name, count in actions.items() if name != "sqlite")
    return {
        "tables_each": TABLES,
        "load_average": round(os.getloadavg()[0], 1),
        "cpu_ms_per_action": each,
        "times_sqlite": {name: round(cost / each["sqlite"], 2) for name, cost in each.items()},
        "actions_per_second": {name: round(count / SECONDS) for name, count in actions.items()},
        "database_cpu_ms_per_action": round(database_cpu * 1e3 / max(on_postgres, 1), 2),
    }


def _postgres_cpu() -> float:
    """CPU seconds of every process of PostgreSQL, while they live."""
    total = 0
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            name, _, rest = stat.read_text().partition("(")[2].rpartition(")")
        except OSError:
            continue
        if name.startswith("postgres"):
            fields = rest.split()
            total += int(fields[11]) + int(fields[12])
    return total / TICK


def _home(workers: Sequence[Served]) -> Callable[[str], int] | None:
    """Which worker a table belongs to, by its id; None where the system chooses."""
    if len(workers) == 1:
        return None
    return lambda table: workers[zlib.crc32(table.encode()) % len(workers)].port


async def _load(servers: Servers, *, pause: float) -> tuple[dict[str, float], dict[str, int], float]:
    counting_from = time.perf_counter() + 3 + TABLES * len(servers) / 60
    until = counting_from + SECONDS
    actions = dict.fromkeys(servers, 0)

    def bots(name: str, workers: Sequence[Served]) -> list[Any]:
        def timed(_heard: float, _answered: float) -> None:
            actions[name] += time.perf_counter() >= counting_from

        return [
            play(
                HOST,
                workers[n % len(workers)].port,
                until=until,
                timed=timed,
                chance=Random(n),
                pause=pause,
                home=_home(workers),
            )
            for n in range(TABLES)
        ]

    def cpu() -> dict[str, float]:
        return {name: sum(one.cpu() for one in workers) for name, workers in servers.items()}

    async def meter() -> tuple[dict[str, float], float]:
        await asyncio.sleep(counting_from - time.perf_counter())
        before, database = cpu(), _postgres_cpu()
        await asyncio.sleep(until - time.perf_counter())
        after = cpu()
        return {name: after[name] - before[name] for name in servers}, _postgres_cpu() - database

    every = [bot for name, workers in servers.items() for bot in bots(name, workers)]
    (used, database), *_ = await asyncio.gather(meter(), *every)
    return used, actions, database


def main() -> None:
    """Measure at full speed and at a pace, with tables at any worker and at home, print it and keep it."""
    results = {
        "full_speed": beside(pause=0, homes=False),
        "paced": beside(pause=PAUSE, homes=False),
        "full_speed_homes": beside(pause=0, homes=True),
        "paced_homes": beside(pause=PAUSE, homes=True),
    }
    print(results)
    keep("server_workers", results)


if __name__ == "__main__":
    main()
