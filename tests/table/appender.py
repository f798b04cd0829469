"""A program whose children play at tables as fast as they can; they are made to be killed.

Every line it reads, a file, a database URL and table:token:token words, makes a child that writes to the file each
action once it is acknowledged. The program answers with the child's process id. It forks, so that a child starts at
once.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from itertools import count

from keypeg.table import Options, Store, Tables

OPTIONS = Options(edition="4x2r20", games=100)


async def play(tables: Tables, out: int, table: str, tokens: list[str]) -> None:
    """Play one match after another, each action when the last is acknowledged."""
    match = (await asyncio.to_thread(tables.view, table)).match
    for number in count():
        if match.over:
            table = (await tables.open_async(OPTIONS))[0].id
            tokens = [(await tables.take_async(table, seat, f"P{seat}")).token for seat in (0, 1)]
            match = (await asyncio.to_thread(tables.view, table)).match
        word = "secret" if match.game.phase == "setting" else "guess"
        action = f"{word} {''.join('RB'[number >> bit & 1] for bit in range(4))}"
        who, seq = match.waits_for[0] or 0, match.seq
        answer = await tables.act_async(table, tokens[who], action, seq=seq, action_id=f"{seq}")
        os.write(out, f"{table} {seq} {action}\n".encode())
        match = answer.view.match


async def play_all(file: str, database: str, *words: str) -> None:
    out = os.open(file, os.O_WRONLY | os.O_APPEND | os.O_CREAT)
    with Tables(Store(database)) as tables:
        await asyncio.gather(
            *(play(tables, out, table, tokens) for table, *tokens in (w.split(":") for w in words))
        )


def main() -> None:
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    for line in sys.stdin:
        child = os.fork()
        if child == 0:
            asyncio.run(play_all(*line.split()))
            os._exit(0)
        sys.stdout.write(f"{child}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
