"""Two checkouts of the server at the same time: what an action costs each of them under the very same conditions.

`python -m benchmarks.server_beside OTHER` where OTHER is the folder of another checkout with a `.venv` of its own. At a
server of each, bots act by POST and hear whole states; at another of each, they act by socket and hear changes.
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path
from random import Random
from typing import Any

import uvloop

from benchmarks.bots import play
from benchmarks.server import HOST, Served, serving

TABLES = 60
SECONDS = 12.0
PAUSE = 0.6
OPENED_A_SECOND = 100
HERE = Path(__file__).parent.parent


def beside(other: Path, *, pause: float) -> dict[str, Any]:
    """Milliseconds of server CPU an action, of the other checkout and of this one, by POST and by socket."""
    with tempfile.TemporaryDirectory() as folder, ExitStack() as stack:
        servers = {
            name: stack.enter_context(
                serving(f"{folder}/{name}.sqlite3", python=str(root / ".venv/bin/python"))
            )
            for name, root in (
                ("other_post", other),
                ("post", HERE),
                ("other_socket", other),
                ("socket", HERE),
            )
        }
        found, actions = uvloop.run(_load(servers, pause=pause))
    return {
        "tables_each": TABLES,
        "load_average": round(os.getloadavg()[0], 1),
        **{
            f"{name}_cpu_ms_per_action": round(found[name] * 1e3 / max(actions[name], 1), 2) for name in found
        },
        **{f"{name}_actions_per_second": round(actions[name] / SECONDS) for name in found},
    }


async def _load(servers: dict[str, Served], *, pause: float) -> tuple[dict[str, float], dict[str, int]]:
    counting_from = time.perf_counter() + 2 + TABLES * len(servers) / OPENED_A_SECOND
    until = counting_from + SECONDS
    actions = dict.fromkeys(servers, 0)

    def bots(name: str, served: Served) -> list[Any]:
        def timed(_heard: float, _answered: float) -> None:
            actions[name] += time.perf_counter() >= counting_from

        by_socket = name.endswith("socket")
        return [
            play(
                HOST,
                served.port,
                until=until,
                timed=timed,
                chance=Random(n),
                pause=pause,
                by_socket=by_socket,
                changes=by_socket,
            )
            for n in range(TABLES)
        ]

    async def meter() -> dict[str, float]:
        await asyncio.sleep(counting_from - time.perf_counter())
        before = {name: served.cpu() for name, served in servers.items()}
        await asyncio.sleep(until - time.perf_counter())
        return {name: served.cpu() - before[name] for name, served in servers.items()}

    every = [bot for name, served in servers.items() for bot in bots(name, served)]
    used, *_ = await asyncio.gather(meter(), *every)
    return used, actions


def main() -> None:
    """Measure at full speed and at a pace, print it."""
    if len(sys.argv) != 2:
        raise SystemExit("usage: python -m benchmarks.server_beside FOLDER_OF_ANOTHER_CHECKOUT")
    other = Path(sys.argv[1])
    results = {"full_speed": beside(other, pause=0), "paced": beside(other, pause=PAUSE)}
    print(json.dumps(results, indent=2))


if __name__ == "__main__":
    main()
