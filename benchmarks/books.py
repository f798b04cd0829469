"""The books that are shipped, each replayed against every secret."""

from __future__ import annotations

from pathlib import Path

from benchmarks.harness import keep
from keypeg.engine import book
from keypeg.proofs import certificate

FOLDER = Path(book.__file__).parent / "books"


def run() -> None:
    """Verify every book."""
    found = []
    for path in sorted(FOLDER.glob("*.json.gz")):
        data = certificate.load(path)
        certificate.verify(data)
        found.append({key: data[key] for key in ("shape", "total", "average", "max", "label")})
        print(f"{data['shape']:6} {data['total']:8,} {data['average']:.4f} {data['label']}", flush=True)
    keep("books", {"books": found})
