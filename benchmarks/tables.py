"""The tables alone, without a server: durable actions a second, and how the cost grows with the tables.

Run `python -m benchmarks.tables [DATABASE]`. At every table two players act in turn, each as soon as the
other's action is durable; all of them live in one event loop of the same process.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from keypeg.table import Options, Store, Tables

SIZES = (10, 50, 200, 1_000)
SECONDS = 5.0
MATCH = Options(games=4)


@dataclass
class Load:
    """What the players have measured."""

    tables: Tables
    until: float = 0.0
    chance: Random = field(default_factory=lambda: Random(1))
    waits: list[float] = field(default_factory=list)

    async def sit(self) -> tuple[str, list[str]]:
        """A table with both seats taken, and their tokens."""
        table = (await self.tables.open_async(MATCH)).table
        return table, [(await self.tables.take_async(table, seat, f"P{seat}")).token for seat in (0, 1)]

    async def play(self, table: str, tokens: list[str]) -> None:
        """Play one match after another until the time is up."""
        while True:
            await self._play_match(table, tokens)
            if time.perf_counter() >= self.until:
                return
            table, tokens = await self.sit()

    async def _play_match(self, table: str, tokens: list[str]) -> None:
        match = self.tables.view(table, at_least=0).match
        while not match.over and time.perf_counter() < self.until:
            word = "secret" if match.game.phase == "setting" else "guess"
            action = f"{word} {''.join(self.chance.choices('RBGYWK', k=4))}"
            start = time.perf_counter()
            answer = await self.tables.act_async(
                table, tokens[match.waits_for[0] or 0], action, seq=match.seq, action_id=str(match.seq)
            )
            self.waits.append(time.perf_counter() - start)
            match = answer.view.match


async def loaded(tables: Tables, size: int) -> str:
    """Return the figures of `size` tables at full speed, as a line."""
    load = Load(tables)
    seated = await asyncio.gather(*(load.sit() for _ in range(size)))
    cpu, start = time.process_time(), time.perf_counter()
    load.until = start + SECONDS
    await asyncio.gather(*(load.play(table, tokens) for table, tokens in seated))
    seconds, used, waits = time.perf_counter() - start, time.process_time() - cpu, sorted(load.waits)
    return (
        f"{size:5} tables: {len(waits) / seconds:6.0f} durable actions/s, "
        f"p50 {waits[len(waits) // 2] * 1e3:6.1f} ms, p99 {waits[len(waits) * 99 // 100] * 1e3:6.1f} ms, "
        f"{used / len(waits) * 1e6:4.0f} us of CPU an action, {used / seconds:.0%} of a core"
    )


def main(database: str | None) -> None:
    """Print a line for each number of tables."""
    for size in SIZES:
        with tempfile.TemporaryDirectory() as folder:
            store = Store(database or Path(folder) / "tables.sqlite3")
            with Tables(store, attend_every=None) as tables:
                print(asyncio.run(loaded(tables, size)))
            store.close()


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else None)
