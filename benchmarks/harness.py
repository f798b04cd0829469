"""How a figure is measured, and where it is kept."""

from __future__ import annotations

import json
import platform
import resource
import subprocess
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from benchmarks.freshness import digest

RESULTS = Path(__file__).parent / "results"


def cpu_seconds(work: Callable[[], object], *, repeat: int = 3) -> float:
    """The least CPU seconds of all threads over a few runs: noise only ever adds."""
    best = float("inf")
    for _ in range(repeat):
        start = time.process_time()
        work()
        best = min(best, time.process_time() - start)
    return best


def children_cpu(work: Callable[[], object]) -> float:
    """CPU seconds of the processes that a piece of work starts."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    work()
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def machine() -> str:
    """What the figures were measured on."""
    listed = subprocess.run(["lscpu"], capture_output=True, text=True, check=False).stdout.splitlines()
    models = [line.partition(":")[2].strip() for line in listed if line.startswith("Model name")]
    model = models[0] if models else platform.processor()
    return f"{model}, {platform.machine()}, Python {platform.python_version()}"


def keep(name: str, data: dict[str, Any]) -> None:
    """Write the results of one benchmark beside the others."""
    RESULTS.mkdir(exist_ok=True)
    text = json.dumps({"machine": machine(), "code": digest(name), **data}, indent=2, ensure_ascii=False)
    (RESULTS / f"{name}.json").write_text(text + "\n", encoding="utf-8")


def kept(name: str) -> dict[str, Any]:
    """The results of a benchmark that has been run."""
    data: dict[str, Any] = json.loads((RESULTS / f"{name}.json").read_text(encoding="utf-8"))
    return data
