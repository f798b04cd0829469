"""Lower bounds in a form that others can check (see `bound_check`), written with the help of the search.

The search knows what every part costs at least; only that is written down which the checker cannot see for itself: the
guesses that need more than one look at each part, and how much some of their parts must cost.
"""

from __future__ import annotations

import json
from typing import Any

from keypeg.engine import kernel
from keypeg.engine.proof import Shape
from keypeg.proofs import bound_check
from keypeg.proofs.bound_check import FORMAT, BoundError, Checked


def lower_bound(shape: Shape, bound: int, *, depth: int | None = None) -> dict[str, Any]:
    """Return a checkable file that no tree of the shape has a total below `bound`, which must be true.

    Below `depth` guesses the claims are left to trust.
    """
    prover = kernel.prover(shape, threads=1, table_bits=0)
    return {
        "format": FORMAT,
        "dimensions": list(shape),
        "bound": bound,
        "depth": depth,
        "claim": json.loads(prover.write_bound(bound, depth)),
    }


def confirm(data: dict[str, Any]) -> Checked:
    """Check a lower bound as the file states it: with the native checker, or where that cannot, the one in Python."""
    shape, bound, claim = bound_check.read(data)
    try:
        done = kernel.check_bound(shape, bound=bound, claim=json.dumps(claim))
    except ValueError as error:
        raise BoundError(str(error)) from None
    return bound_check.check(data) if done is None else Checked(bound, *done)
