"""The command `bench`: how fast the engine is on this machine."""

from __future__ import annotations

import time
from collections.abc import Callable

import typer

from keypeg.cli.output import Json, answer, forms, words

CANDIDATES = 3000


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("bench", help="help-bench", epilog="keypeg bench")(bench)


def bench(*, as_json: Json = False) -> None:
    """Measure the engine on this machine, in CPU seconds."""
    from keypeg.engine import kernel
    from keypeg.proofs.prover import prove

    shape = kernel.KernelShape(5, 8)
    every = kernel.candidates(shape)
    # Candidates at equal distances represent a set of that size.
    step = len(every) // shape.pegs // CANDIDATES * shape.pegs
    some = b"".join(every[at : at + shape.pegs] for at in range(0, CANDIDATES * step, step))
    work: dict[str, Callable[[], object]] = {
        words("bench-partition", candidates=CANDIDATES, guesses=32_768): lambda: kernel.partition(
            shape, some
        ),
        words("bench-tree", strategy="entropy"): lambda: kernel.tree(shape, "entropy"),
        words("bench-tree", strategy="minimax"): lambda: kernel.tree(shape, "minimax"),
        words("bench-prove"): lambda: prove(kernel.KernelShape(4, 6), threads=1),
    }
    seconds = {name: _least_cpu_seconds(one) for name, one in work.items()}
    lines = [f"{name:62} {value:8.4f} s" for name, value in seconds.items()]
    path = kernel.paths()[-1]
    answer(
        "\n".join([words("bench-path", path=path), *lines]),
        lambda: forms.BenchAnswer(path=path, cpu_seconds=seconds),
        as_json=as_json,
    )


def _least_cpu_seconds(work: Callable[[], object]) -> float:
    """Return the least of three runs: noise only ever adds time."""
    found = []
    for _ in range(3):
        start = time.process_time()
        work()
        found.append(time.process_time() - start)
    return min(found)
