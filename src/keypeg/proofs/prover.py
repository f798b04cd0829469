"""Prove perfect play of a shape, with a checkpoint that an interrupted proof continues from."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

from keypeg.engine.proof import Objective, Proof, ProofShape
from keypeg.engine.search import CheckpointError, SearchProgress, Solver


def prove(
    shape: ProofShape,
    *,
    objective: Objective = "average",
    max_rows: int | None = None,
    threads: int = 2,
    table_bits: int = 0,
    seed: int = 0,
    on_progress: Callable[[SearchProgress], object] | None = None,
    checkpoint: str | os.PathLike[str] | None = None,
    on_damaged: Callable[[CheckpointError], object] | None = None,
    stopped: Callable[[], bool] | None = None,
) -> Proof:
    """The proven optimum over all trees of at most `max_rows` rows, and a tree that reaches it.

    `seed` is that of the hashes of sets: two runs with different seeds cannot err by the same accident.
    The checkpoint is read where it exists, and written about once a minute and at the end, an interrupt included.
    One that is damaged is an error, or is told to `on_damaged` and overwritten.
    """
    if objective not in ("average", "worst"):
        raise ValueError(f"no objective {objective!r} (has average, worst)")
    solver = Solver(shape, threads=threads, table_bits=table_bits, seed=seed)
    if checkpoint is None:
        return solver.prove(objective=objective, max_rows=max_rows, on_progress=on_progress, stopped=stopped)
    if Path(checkpoint).exists():
        try:
            solver.load(checkpoint)
        except CheckpointError as error:
            if on_damaged is None or not error.damaged:
                raise
            on_damaged(error)

    def save() -> None:
        solver.save(checkpoint)

    try:
        return solver.prove(
            objective=objective,
            max_rows=max_rows,
            on_progress=on_progress,
            on_pause=save,
            stopped=stopped,
        )
    finally:
        save()
