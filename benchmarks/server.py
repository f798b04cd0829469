"""The server under load, on this machine alone: actions a second, the time to the other player, idle sockets."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import uvloop

from benchmarks.bots import GAMES, Client, Connection, play
from benchmarks.harness import keep
from tests.postgres import NOBODY, Postgres

HOST = "127.0.0.1"
TABLES = 200
GROWTH = (10, 50, 200, 500, 1_000)
PACE = 600
"""Actions a second that paced bots would make if every answer came at once."""
SECONDS = 10.0
WARM_SECONDS = 2.0
OPENED_A_SECOND = 150
"""How many tables, with their sockets, a server opens a second while the bots warm up."""
SOCKETS = 2_000
TICK = os.sysconf("SC_CLK_TCK")


class Served:
    """A running server and the processes it consists of."""

    def __init__(self, process: subprocess.Popen[bytes], port: int) -> None:
        self.port = port
        self._process = process

    def _processes(self) -> list[int]:
        children = Path(f"/proc/{self._process.pid}/task/{self._process.pid}/children").read_text()
        return [self._process.pid, *map(int, children.split())]

    def thinking(self) -> float:
        """CPU seconds so far of the processes that think for it, while they live."""
        started = [
            int(child)
            for pid in self._processes()
            for task in Path(f"/proc/{pid}/task").glob("*/children")
            for child in task.read_text().split()
        ]
        return _cpu([pid for pid in started if pid not in self._processes()])

    def cpu(self) -> float:
        """CPU seconds so far, without the processes that think."""
        return _cpu(self._processes())

    def memory(self) -> int:
        """Bytes it holds for itself."""
        found = 0
        for pid in self._processes():
            for line in Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines():
                if line.startswith("Pss:"):
                    found += int(line.split()[1]) * 1024
        return found


def _cpu(processes: list[int]) -> float:
    total = 0
    for pid in processes:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        total += int(fields[11]) + int(fields[12])
    return total / TICK


@contextmanager
def serving(
    database: str,
    *,
    workers: int = 1,
    python: str = sys.executable,
    limited: bool = False,
    files: int | None = None,
) -> Iterator[Served]:
    """A server of its own on a free port; `python` may be that of another checkout, `files` is all it may open."""
    program = "from keypeg.cli import main; main()"
    if files is not None:
        limit = f"resource.setrlimit(resource.RLIMIT_NOFILE, ({files}, {files}))"
        program = f"import resource; {limit}; {program}"
    command = [
        python,
        "-c",
        program,
        "serve",
        "--host",
        HOST,
        "--port",
        "0",
        *([] if limited else ["--unlimited"]),
    ]
    command += ["--database", database, "--workers", str(workers)]
    process = subprocess.Popen(command, stdout=subprocess.PIPE)
    if process.stdout is None:
        raise RuntimeError("the server has no output")
    port = int(process.stdout.readline().rpartition(b":")[2])
    try:
        asyncio.run(_up(port))
        yield Served(process, port)
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(30)
        process.stdout.close()


async def _up(port: int) -> None:
    while True:
        client = Client(HOST, port)
        try:
            status, _ = await client.ask("GET", "/health")
            if status == 200:
                return
        except OSError:
            await asyncio.sleep(0.05)
        finally:
            client.close()


def _stolen() -> tuple[int, int]:
    """The ticks that the host gave to other machines, and all ticks, since this one started."""
    ticks = [int(field) for field in Path("/proc/stat").read_text().split("\n")[0].split()[1:9]]
    return ticks[7], sum(ticks)


def load(
    served: Served,
    tables: int,
    *,
    seconds: float = SECONDS,
    warm: float = WARM_SECONDS,
    pause: float = 0,
    games: int = GAMES,
    by_socket: bool = False,
    changes: bool = False,
) -> dict[str, Any]:
    """Run bots at `tables` tables, at full speed or with a pause before each action; the first `warm` seconds do not count.

    They play matches of so many `games`, act by POST or by socket, and are sent whole states or changes.
    """
    times: list[float] = []
    answers: list[float] = []
    counting_from = time.perf_counter() + warm + tables / OPENED_A_SECOND
    until = counting_from + seconds

    def timed(heard: float, answered: float) -> None:
        if time.perf_counter() >= counting_from:
            times.append(heard)
            answers.append(answered)

    async def meter() -> tuple[float, float, float]:
        await asyncio.sleep(counting_from - time.perf_counter())
        before, own, (stolen, ticks) = served.cpu(), time.process_time(), _stolen()
        await asyncio.sleep(until - time.perf_counter())
        stolen_then, ticks_then = _stolen()
        share = (stolen_then - stolen) / max(ticks_then - ticks, 1)
        return served.cpu() - before, time.process_time() - own, share

    async def all_tables() -> tuple[float, float, float]:
        bots = [
            play(
                HOST,
                served.port,
                until=until,
                timed=timed,
                chance=Random(n),
                pause=pause,
                games=games,
                by_socket=by_socket,
                changes=changes,
            )
            for n in range(tables)
        ]
        used, _ = await asyncio.gather(meter(), asyncio.gather(*bots))
        return used

    server_cpu, client_cpu, share = uvloop.run(all_tables())
    cuts, answered = statistics.quantiles(times, n=100), statistics.quantiles(answers, n=100)
    return {
        "tables": tables,
        "actions_per_second": round(len(times) / seconds),
        "p50_ms": round(cuts[49] * 1e3, 1),
        "p99_ms": round(cuts[98] * 1e3, 1),
        "answer_p50_ms": round(answered[49] * 1e3, 1),
        "answer_p99_ms": round(answered[98] * 1e3, 1),
        "server_cpu_ms_per_action": round(server_cpu * 1e3 / max(len(times), 1), 2),
        "client_cpu_ms_per_action": round(client_cpu * 1e3 / max(len(times), 1), 2),
        "stolen_percent": round(100 * share),
        "load_average": round(os.getloadavg()[0], 1),
    }


def idle(served: Served, sockets: int = SOCKETS) -> dict[str, Any]:
    """So many spectators' sockets at 200 tables, held for a while, and the memory they take."""

    async def hold() -> tuple[int, int]:
        client = Client(HOST, served.port)
        ids = []
        for _ in range(TABLES):
            _, body = await client.ask("POST", "/api/tables", {"take": [0, 1]})
            ids.append(msgspec.json.decode(body)["table"])
        first = Connection(HOST, served.port, f"/api/tables/{ids[0]}/live", "")
        await first.open()
        await first.come_to(0)
        await asyncio.sleep(1)
        before = await asyncio.to_thread(served.memory)
        lines = [
            Connection(HOST, served.port, f"/api/tables/{ids[n % TABLES]}/live", "") for n in range(sockets)
        ]
        for at in range(0, sockets, 50):
            await asyncio.gather(*(line.open() for line in lines[at : at + 50]))
        await asyncio.gather(*(line.come_to(0) for line in lines))
        await asyncio.sleep(3)
        after = await asyncio.to_thread(served.memory)
        for line in (*lines, first):
            line.close()
        client.close()
        return before, after

    before, after = uvloop.run(hold())
    return {"sockets": sockets, "bytes_per_socket": round((after - before) / sockets)}


@contextmanager
def postgres_server() -> Iterator[Postgres]:
    """A PostgreSQL of its own, for as long as this lasts."""
    folder = Path(tempfile.mkdtemp(prefix="keypeg-pg-"))
    if os.geteuid() == 0:
        os.chown(folder, NOBODY, NOBODY)
    server = Postgres(folder)
    server.start()
    yield server
    server.stop()
    shutil.rmtree(folder)


def run() -> None:
    """Measure everything, print it and keep it."""
    results: dict[str, Any] = {}
    with tempfile.TemporaryDirectory() as folder:
        with serving(f"{folder}/idle.sqlite3") as served:
            results["idle"] = _told("idle sockets", idle(served))
        with serving(f"{folder}/load.sqlite3") as served:
            results["sqlite"] = _told("SQLite, one process", load(served, TABLES))
            paced = load(served, TABLES, pause=TABLES / PACE)
            results["sqlite_paced"] = _told("SQLite, one process, paced", paced)
            fast = load(served, TABLES, by_socket=True, changes=True)
            results["sqlite_socket"] = _told("SQLite, by socket, changes", fast)
        results["growth"] = []
        for tables in GROWTH:
            with serving(f"{folder}/{tables}.sqlite3") as served:
                results["growth"].append(_told("SQLite, growth", load(served, tables)))
        with postgres_server() as postgres, serving(postgres.new_database(), workers=2) as served:
            results["postgres"] = _told("PostgreSQL, two workers", load(served, TABLES))
            paced = load(served, TABLES, pause=TABLES / PACE)
            results["postgres_paced"] = _told("PostgreSQL, two workers, paced", paced)
    keep("server", results)


def _told(name: str, found: dict[str, Any]) -> dict[str, Any]:
    print(f"{name}: {', '.join(f'{key} {value}' for key, value in found.items())}", flush=True)
    return found


if __name__ == "__main__":
    run()
