"""`python -m benchmarks [NAME ...]`: run some benchmarks or all, keep the results, bring the documents up to date.

`python -m benchmarks check` names the figures in the documents that were measured on earlier code.
"""

from __future__ import annotations

import sys
from importlib import import_module

from benchmarks import freshness, render

ALL = (
    "kernels",
    "strategies",
    "proofs",
    "books",
    "known",
    "confirm",
    "claims",
    "startup",
    "learning",
    "server",
    "rooms",
    "hostile",
    "offline",
    "page",
)


def main() -> None:
    """Run those named, else all."""
    names = sys.argv[1:] or list(ALL)
    if names == ["check"]:
        raise SystemExit(freshness.check())
    for name in names:
        if name not in (*ALL, "render"):
            raise SystemExit(f"no benchmark {name!r} (has {', '.join(ALL)}, render, check)")
    for name in names:
        if name != "render":
            print(f"-- {name}", flush=True)
            import_module(f"benchmarks.{name}").run()
    render.write()


if __name__ == "__main__":
    main()
