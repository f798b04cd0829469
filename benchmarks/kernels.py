"""The kernel: partitions against NumPy and the Python twin in the same run, whole trees, hints."""

from __future__ import annotations

import random
from functools import partial

import numpy as np

from benchmarks import numpy_twin
from benchmarks.harness import cpu_seconds, keep
from keypeg.engine import kernel, twin
from keypeg.engine.hint import hint
from keypeg.engine.kernel import KernelShape
from keypeg.engine.sampling import random_code
from keypeg.rules import MarkedRow, Position, edition, mark

SUPER = KernelShape(5, 8)
CLASSIC = KernelShape(4, 6)
BOXES = (
    "classic",
    "pocket/4x6b",
    "expert/5x6",
    "expert/5x7",
    "expert/5x8",
    "expert/5x8b",
    "new",
    "new/4x8",
    "bulls",
)
POSITIONS = 40


def some(shape: KernelShape, n: int) -> bytes:
    """n secrets of the shape, always the same ones."""
    every = kernel.candidates(shape)
    picked = sorted(random.Random(1).sample(range(len(every) // shape.pegs), n))
    return b"".join(every[i * shape.pegs : (i + 1) * shape.pegs] for i in picked)


def partitions(path: str) -> dict[str, float]:
    """CPU seconds to partition candidates by all 32,768 guesses of 5x8."""
    found = {}
    for n in (3000, 300, 100, 30, 10):
        secrets = some(SUPER, n)
        work = partial(kernel.partition, SUPER, secrets, path=path)
        found[f"partition of 5x8, {n:,} candidates"] = cpu_seconds(work, repeat=9)
    return found


def ratios() -> dict[str, float]:
    """How many times faster the best path is than NumPy, and than the Python twin."""
    secrets, few = some(SUPER, 3000), some(CLASSIC, 100)
    if not np.array_equal(np.asarray(kernel.partition(SUPER, secrets)), numpy_twin.partition(SUPER, secrets)):
        raise SystemExit("the native partition and NumPy's differ")
    numpy_seconds = cpu_seconds(lambda: numpy_twin.partition(SUPER, secrets))
    native_seconds = cpu_seconds(lambda: kernel.partition(SUPER, secrets), repeat=9)
    twin_seconds = cpu_seconds(lambda: twin.partition(CLASSIC, few, None, kernel.LIMIT, None), repeat=1)
    small_seconds = cpu_seconds(lambda: kernel.partition(CLASSIC, few), repeat=9)
    return {
        "NumPy, 5x8, 3,000 candidates": numpy_seconds / native_seconds,
        "Python twin, 4x6, 100 candidates": twin_seconds / small_seconds,
    }


def trees(path: str) -> dict[str, float]:
    """CPU seconds for whole trees."""
    return {
        f"tree of {name}, {measure}": cpu_seconds(partial(kernel.tree, shape, measure, path=path))
        for name, shape in (("4x6", CLASSIC), ("5x8", SUPER))
        for measure in kernel.MEASURES
    }


def slowest_hints() -> dict[str, float]:
    """The slowest hint over random positions of each box: any guesses, foolish ones too."""
    found = {}
    for text in BOXES:
        box, chance, worst = edition(text), random.Random(1), 0.0
        for trial in range(POSITIONS):
            secret = random_code(box, chance, repeats=box.shape.secret_repeats)
            placed = [random_code(box, chance, repeats=box.shape.guess_repeats) for _ in range(trial % 4)]
            position = Position(box, tuple(MarkedRow(guess, mark(secret, guess)) for guess in placed))
            worst = max(worst, cpu_seconds(partial(hint, position), repeat=1))
        found[text] = worst
    return found


def run() -> None:
    """Measure, print and keep."""
    by_path = {path: partitions(path) | trees(path) for path in kernel.paths()}
    faster, hints = ratios(), slowest_hints()
    for path, seconds in by_path.items():
        for name, value in seconds.items():
            print(f"{path:8} {name:40} {value:10.5f} s")
    for name, ratio in faster.items():
        print(f"times faster than {name}: {ratio:.1f}")
    for text, value in hints.items():
        print(f"slowest hint in {text}: {1000 * value:.1f} ms")
    keep("kernels", {"paths": by_path, "ratios": faster, "hints": hints})
