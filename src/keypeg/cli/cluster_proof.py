"""Proofs on a cluster: `keypeg prove --cluster ADDRESS`."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from math import ceil
from pathlib import Path
from typing import TYPE_CHECKING

from keypeg.cli.output import words
from keypeg.rules import Edition

if TYPE_CHECKING:
    from keypeg.engine.proof import Proof
    from keypeg.proofs.cluster import ClusterProgress


def prove_on_cluster(box: Edition, address: str, *, workers: int, kept: Path | None) -> Proof:
    """Prove with the workers of a cluster; what they settle is kept as it comes."""
    from keypeg.engine.codec import kernel_shape
    from keypeg.proofs.cluster import connect, prove_on
    from keypeg.proofs.spread import Spread

    with connect(address, workers=workers) as client, _show_progress(box) as update:
        return prove_on(client, Spread(kernel_shape(box.shape), kept=kept), on_progress=update)


@contextmanager
def _show_progress(box: Edition) -> Iterator[Callable[[ClusterProgress], None] | None]:
    """Show where the run stands on one line of standard error, if that is a terminal."""
    if sys.stderr is None or not sys.stderr.isatty():
        yield None
        return

    def update(at: ClusterProgress) -> None:
        left = at.seconds_left
        told = words(
            "cluster-progress",
            edition=str(box),
            lower=at.lower,
            upper=at.upper,
            done=at.jobs_done,
            left=at.jobs_left,
            threads=at.threads,
            time=words("cluster-no-time") if left is None else words("cluster-time", minutes=ceil(left / 60)),
        )
        sys.stderr.write(f"\r\x1b[2K{told}")
        sys.stderr.flush()

    try:
        yield update
    finally:
        sys.stderr.write("\r\x1b[2K")
