"""Proves every total again with two seeds of the hashes, and notes in the data when and where; it resumes where it stopped."""

from __future__ import annotations

import sys
import time
from datetime import UTC, datetime

from benchmarks import known
from benchmarks.harness import machine
from keypeg.proofs.certificate import read_shape
from keypeg.proofs.known import Confirmation, Known
from keypeg.proofs.prover import prove

SEEDS = (11, 12)
LONG = ("5x7", *known.LONG)
"""Shapes that take many minutes: `python -m benchmarks.confirm 5x7`."""


def run(shapes: tuple[str, ...] = ()) -> None:
    """Prove the shapes that have not been proven again today, else those named."""
    today = datetime.now(tz=UTC).date().isoformat()
    for entry in known.read():
        again = entry.confirmed
        chosen = entry.shape in shapes if shapes else entry.shape not in LONG
        if entry.proven and chosen and (again is None or again.date != today):
            found = confirm(entry, today)
            known.write([one if one.shape != entry.shape else found for one in known.read()])


def confirm(entry: Known, today: str) -> Known:
    """Prove a shape with every seed, and return its entry with a note of that; another total is an error."""
    began = time.process_time()
    for seed in SEEDS:
        total = prove(read_shape(entry.shape), seed=seed).upper
        if total != entry.total:
            raise SystemExit(f"{entry.shape}: the data say {entry.total}, seed {seed} found {total}")
    seconds = round(time.process_time() - began, 2)
    print(f"{entry.shape}: {entry.total} with the seeds {SEEDS}, {seconds} CPU s", flush=True)
    return entry._replace(confirmed=Confirmation(today, machine(), SEEDS, seconds))


if __name__ == "__main__":
    run(tuple(sys.argv[1:]))
