"""What an action costs on PostgreSQL with 1, 2 and 4 workers, beside one process on SQLite, all at the same time.

`python -m benchmarks.server_workers`: every server has bots of its own, so that all suffer the same from whatever else
the machine does. The CPU is that of the server's processes; what PostgreSQL itself uses is told apart.
"""

from __future__ import annotations

import asyncio
import os
import tempfile
import time
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


def beside(*, pause: float) -> dict[str, Any]:
    """Milliseconds of CPU an action, of one process on SQLite and of some workers on PostgreSQL."""
    with tempfile.TemporaryDirectory() as folder, postgres_server() as postgres, ExitStack() as stack:
        servers = {"sqlite": stack.enter_context(serving(f"{folder}/one.sqlite3"))}
        for workers in WORKERS:
            database = postgres.new_database()
            servers[f"postgres_{workers}"] = stack.enter_context(serving(database, workers=workers))
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


async def _load(
    servers: dict[str, Served], *, pause: float
) -> tuple[dict[str, float], dict[str, int], float]:
    counting_from = time.perf_counter() + 3 + TABLES * len(servers) / 60
    until = counting_from + SECONDS
    actions = dict.fromkeys(servers, 0)

    def bots(name: str, served: Served) -> list[Any]:
        def timed(_heard: float, _answered: float) -> None:
            actions[name] += time.perf_counter() >= counting_from

        return [
            play(HOST, served.port, until=until, timed=timed, chance=Random(n), pause=pause)
            for n in range(TABLES)
        ]

    async def meter() -> tuple[dict[str, float], float]:
        await asyncio.sleep(counting_from - time.perf_counter())
        before = {name: served.cpu() for name, served in servers.items()}
        database = _postgres_cpu()
        await asyncio.sleep(until - time.perf_counter())
        used = {name: served.cpu() - before[name] for name, served in servers.items()}
        return used, _postgres_cpu() - database

    every = [bot for name, served in servers.items() for bot in bots(name, served)]
    (used, database), *_ = await asyncio.gather(meter(), *every)
    return used, actions, database


def main() -> None:
    """Measure at full speed and at a pace, print it and keep it."""
    results = {"full_speed": beside(pause=0), "paced": beside(pause=PAUSE)}
    print(results)
    keep("server_workers", results)


if __name__ == "__main__":
    main()
