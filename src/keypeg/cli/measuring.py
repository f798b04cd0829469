"""The command `bench`: how fast the engine is on this machine."""

from __future__ import annotations

import time
from collections.abc import Callable

import typer

from keypeg.cli.output import Json, answer

CANDIDATES = 3000


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("bench")(bench)


def bench(*, as_json: Json = False) -> None:
    """Measure the engine on this machine, in CPU seconds.

    Example: keypeg bench
    """
    from keypeg.engine import kernel
    from keypeg.engine.prover import prove

    shape = kernel.KernelShape(5, 8)
    every = kernel.candidates(shape)
    # A candidate every so often stands for a set of that size.
    step = len(every) // shape.pegs // CANDIDATES * shape.pegs
    some = b"".join(every[at : at + shape.pegs] for at in range(0, CANDIDATES * step, step))
    work: dict[str, Callable[[], object]] = {
        f"partition {CANDIDATES:,} candidates by all 32,768 guesses of 5x8": lambda: kernel.partition(
            shape, some
        ),
        "whole tree of 5x8, entropy": lambda: kernel.tree(shape, "entropy"),
        "whole tree of 5x8, minimax": lambda: kernel.tree(shape, "minimax"),
        "prove 4x6": lambda: prove(kernel.KernelShape(4, 6), threads=1),
    }
    seconds = {name: _least_cpu_seconds(one) for name, one in work.items()}
    lines = [f"{name:62} {value:8.4f} s" for name, value in seconds.items()]
    path = kernel.paths()[-1]
    answer("\n".join([f"path: {path}", *lines]), {"path": path, "cpu_seconds": seconds}, as_json=as_json)


def _least_cpu_seconds(work: Callable[[], object]) -> float:
    """The least of three runs: noise only ever adds."""
    found = []
    for _ in range(3):
        start = time.process_time()
        work()
        found.append(time.process_time() - start)
    return min(found)
