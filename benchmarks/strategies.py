"""Rows per secret by strategy and shape: the trees of every strategy, counted and timed."""

from __future__ import annotations

from benchmarks.harness import cpu_seconds, keep
from keypeg.engine.simulate import Simulation, simulate
from keypeg.engine.strategies import STRATEGIES, strategy
from keypeg.rules import edition

SHAPES = ("4x6", "4x7", "4x8", "4x8u", "4x10U", "5x6", "5x7", "5x8")


def run() -> None:
    """Simulate every strategy on every shape."""
    trees = [_tree(shape, name) for shape in SHAPES for name in STRATEGIES]
    keep("strategies", {"trees": trees})


def _tree(shape: str, name: str) -> dict[str, object]:
    found: list[Simulation] = []
    seconds = cpu_seconds(lambda: found.append(simulate(edition(shape), strategy(name))), repeat=1)
    tree = found[-1]
    print(f"{shape:6} {name:18} {tree.total:8,} {tree.average:.4f} {tree.max:2} {seconds:.3f} s", flush=True)
    return {
        "shape": shape,
        "strategy": name,
        "secrets": tree.secrets,
        "total": tree.total,
        "average": tree.average,
        "max": tree.max,
        "cpu_seconds": seconds,
    }
