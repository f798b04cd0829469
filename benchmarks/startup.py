"""How much CPU time it takes to start: what a person waits for before anything is computed."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from functools import partial

from benchmarks.harness import children_cpu, keep

PROGRAM = "import sys; from keypeg.cli import main; sys.argv = ['keypeg', *sys.argv[1:]]; main()"
STARTS = {
    "python": ["-c", "pass"],
    "import keypeg": ["-c", "import keypeg"],
    "keypeg --version": ["-c", PROGRAM, "--version"],
    "keypeg mark": ["-c", PROGRAM, "mark", "RGBY", "RRGG"],
    "keypeg hint": ["-c", PROGRAM, "hint", "classic", "RRGG:1-0"],
}
AIMS = {"import keypeg": 0.05, "keypeg --version": 0.05, "keypeg mark": 0.25}
"""What we aim at, in CPU seconds."""
REPEAT = 7


def run() -> None:
    """Start each a few times with compiled bytecode, and keep the least: noise only ever adds."""
    found = []
    with tempfile.TemporaryDirectory() as cache:
        env = {**os.environ, "PYTHONPYCACHEPREFIX": cache, "PYTHONDONTWRITEBYTECODE": ""}

        def start(arguments: list[str]) -> None:
            subprocess.run([sys.executable, *arguments], env=env, check=True, stdout=subprocess.DEVNULL)

        for name, arguments in STARTS.items():
            start(arguments)
            seconds = min(children_cpu(partial(start, arguments)) for _ in range(REPEAT))
            found.append({"start": name, "cpu_seconds": round(seconds, 3), "aim": AIMS.get(name)})
            print(found[-1], flush=True)
    keep("startup", {"starts": found})
