"""Lower bounds in a form that others can check (see `bound_check`), written with the help of the search.

The search knows what every part costs at least; only that is written down which the checker cannot see for itself: the
guesses that need more than one look at each part, and how much some of their parts must cost.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from keypeg.engine import kernel
from keypeg.engine.proof import ProofShape
from keypeg.engine.search import Solver
from keypeg.proofs import bound_check
from keypeg.proofs.bound_check import BOUND_FORMAT, BoundError, Checked


def _ignore(_done: int, _count: int) -> None:
    """Show no progress."""


def lower_bound(
    shape: ProofShape,
    bound: int,
    *,
    depth: int | None = None,
    threads: int = 2,
    seed: int = 0,
    checkpoint: Path | None = None,
    on_progress: Callable[[int, int], object] = _ignore,
) -> dict[str, Any]:
    """Return a checkable file that no tree of the shape has a total below `bound`, which must be true.

    Below `depth` guesses the claims are left to trust. The file is the same for any number of threads. The checkpoint
    of the proof, with the same seed, saves searching again. `on_progress` gets the guesses written and all that are
    known of, and may raise to stop.
    """
    solver = Solver(shape, seed=seed)
    if checkpoint is not None:
        solver.load(checkpoint)
    claim = solver.write_bound(bound, depth=depth, threads=threads, on_progress=on_progress)
    return {
        "format": BOUND_FORMAT,
        "dimensions": list(shape),
        "bound": bound,
        "depth": depth,
        "claim": json.loads(claim),
    }


def confirm(
    data: dict[str, Any], *, threads: int = 2, on_progress: Callable[[int, int], object] = _ignore
) -> Checked:
    """Check a lower bound as the file states it: with the native checker, or where that cannot, the one in Python.

    `on_progress` gets the guesses checked and all that are known of, and may raise to stop.
    """
    shape, bound, claim = bound_check.read_claims(data)
    try:
        done = kernel.check_bound(
            shape, bound=bound, claim=json.dumps(claim), threads=threads, on_progress=on_progress
        )
    except ValueError as error:
        raise BoundError(str(error)) from None
    return bound_check.check_claims(data) if done is None else Checked(bound, *done)
