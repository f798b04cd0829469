"""Perfect play proven, on one core: the optimum and the CPU seconds it took."""

from __future__ import annotations

from typing import Any

from benchmarks.harness import cpu_seconds, keep
from keypeg.engine.codec import kernel_shape
from keypeg.engine.proof import Proof
from keypeg.proofs.prover import prove
from keypeg.rules import Shape, edition

WORK: tuple[tuple[str, int | None], ...] = (
    ("4x6", None),
    ("4x6", 5),
    ("4x7", None),
    ("4x8u", None),
    ("4x8", None),
    ("4x10U", None),
    ("5x6", None),
)


def run() -> None:
    """Prove one after the other."""
    keep("proofs", {"proofs": [_proof(text, max_rows) for text, max_rows in WORK]})


def _proof(text: str, max_rows: int | None) -> dict[str, Any]:
    shape: Shape = edition(text).shape
    found: list[Proof] = []
    work = lambda: found.append(prove(kernel_shape(shape), max_rows=max_rows, threads=1))  # noqa: E731
    seconds = cpu_seconds(work, repeat=3 if shape.secrets < 2000 else 1)
    proof = found[-1]
    if proof.upper is None:
        raise SystemExit(f"no tree was found for {text}")
    limit = "" if max_rows is None else f", at most {max_rows} rows"
    print(f"prove {text}{limit}: {proof.upper:,}, proven {proof.proven}, {seconds:.3f} s", flush=True)
    return {
        "shape": text,
        "max_rows": max_rows,
        "total": proof.upper,
        "average": proof.upper / shape.secrets,
        "proven": proof.proven,
        "cpu_seconds": seconds,
    }
