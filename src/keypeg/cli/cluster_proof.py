"""Proofs on a cluster: `keypeg prove --cluster ADDRESS`."""

from __future__ import annotations

from functools import partial
from math import ceil
from pathlib import Path
from typing import TYPE_CHECKING

from keypeg.cli.output import words
from keypeg.cli.progress import show_line
from keypeg.rules import Edition

if TYPE_CHECKING:
    from keypeg.engine.proof import Proof
    from keypeg.proofs.cluster import ClusterProgress


def prove_on_cluster(box: Edition, address: str, *, workers: int, kept: Path | None) -> Proof:
    """Prove with the workers of a cluster; what they settle is kept as it comes."""
    from keypeg.engine.codec import kernel_shape
    from keypeg.proofs.cluster import connect_cluster, prove_on
    from keypeg.proofs.spread import Spread

    show = show_line(partial(_progress_text, box))
    with connect_cluster(address, workers=workers) as client, show as update:
        return prove_on(client, Spread(kernel_shape(box.shape), kept=kept), on_progress=update)


def _progress_text(box: Edition, at: ClusterProgress) -> str:
    """Return where the run stands."""
    left = at.seconds_left
    return words(
        "cluster-progress",
        edition=str(box),
        lower=at.lower,
        upper=at.upper,
        done=at.jobs_done,
        left=at.jobs_left,
        threads=at.threads,
        time=words("cluster-no-time") if left is None else words("cluster-time", minutes=ceil(left / 60)),
    )
