"""How long it takes to judge a claim at the largest shape: 8 pegs, 12 colours, 20 rows."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

from benchmarks.harness import keep
from keypeg.engine import kernel, twin

SHAPE = kernel.KernelShape(8, 12)
POSITIONS = 60
TWIN_POSITIONS = 5
KINDS = ("true", "one wrong", "two of one guess", "two colours a row, one wrong", "marked at random")


def run() -> None:
    """Judge random positions of every kind, by the kernel and, for a few of them, by its twin."""
    found = []
    for kind in KINDS:
        chance = Random(f"claims {kind}")
        positions = [rows_of(kind, chance) for _ in range(POSITIONS)]
        native = [timed(partial(kernel.contradiction, SHAPE, rows)) for rows in positions]
        plain = [
            timed(partial(twin.contradiction, SHAPE, rows, 500_000, 20_000))
            for rows in positions[:TWIN_POSITIONS]
        ]
        row = {
            "kind": kind,
            "mean_ms": 1000 * sum(seconds for seconds, _ in native) / POSITIONS,
            "worst_ms": 1000 * max(seconds for seconds, _ in native),
            "twin_worst_ms": 1000 * max(seconds for seconds, _ in plain),
            "contradicting": sum(bool(answer[0]) for _, answer in native),
            "not_proven_smallest": sum(not answer[1] for _, answer in native),
        }
        found.append(row)
        print(row, flush=True)
    keep("claims", {"shape": "8x12r20", "positions": POSITIONS, "kinds": found})


def timed(call: Callable[[], Any]) -> tuple[float, tuple[list[int], bool]]:
    """The CPU seconds of a call, and its answer."""
    start = time.process_time()
    answer = call()
    return time.process_time() - start, answer


def rows_of(kind: str, chance: Random) -> list[tuple[bytes, int, int]]:
    """Twenty rows for one secret."""
    secret = bytes(chance.randrange(12) for _ in range(8))
    rows = []
    for _ in range(20):
        pair = (chance.randrange(12), chance.randrange(12))
        colours = pair if kind.startswith("two colours") else range(12)
        guess = bytes(chance.choice(colours) for _ in range(8))
        rows.append((guess, *kernel.mark(secret, guess)))
    if kind == "marked at random":
        return [(guess, red := chance.randrange(3), chance.randrange(6 - red)) for guess, _, _ in rows]
    guess, red, white = rows[3 if kind == "two of one guess" else -1]
    if kind != "true":
        rows[-1] = (guess, red + 1, white - 1) if white and red < 6 else (guess, red, white + 1)
    return rows
