"""Measures the kernel, and its partition against NumPy in the same run. CPU seconds, the best of several."""

import argparse
import json
import random
import time
from collections.abc import Callable

import numpy as np

import numpy_twin
from keypeg.engine import kernel, twin
from keypeg.engine.kernel import Shape

SUPER = Shape(5, 8)
CLASSIC = Shape(4, 6)


def best_of(times: int, work: Callable[[], object]) -> float:
    """The least CPU seconds of several runs."""
    seconds = []
    for _ in range(times):
        start = time.process_time()
        work()
        seconds.append(time.process_time() - start)
    return min(seconds)


def some(shape: Shape, n: int) -> bytes:
    """n secrets of the shape, always the same ones."""
    every = kernel.candidates(shape)
    picked = sorted(random.Random(1).sample(range(len(every) // shape.pegs), n))
    return b"".join(every[i * shape.pegs : (i + 1) * shape.pegs] for i in picked)


def partitions(path: str | None) -> dict[str, float]:
    """Partitions of all 32,768 guesses of 5x8."""
    found = {}
    for n in (3000, 300, 100, 30, 10):
        secrets = some(SUPER, n)
        seconds = best_of(9, lambda s=secrets: kernel.partition(SUPER, s, path=path))  # type: ignore[misc]
        found[f"partition of 5x8, {n} candidates"] = seconds
    secrets = some(SUPER, 3000)
    ours, theirs = kernel.partition(SUPER, secrets, path=path), numpy_twin.partition(SUPER, secrets)
    if not np.array_equal(np.asarray(ours), theirs):
        raise SystemExit("the native partition and NumPy's differ")
    found["the same by NumPy, 3000 candidates"] = best_of(3, lambda: numpy_twin.partition(SUPER, secrets))
    few = some(CLASSIC, 100)
    found["partition of 4x6, 100 candidates"] = best_of(9, lambda: kernel.partition(CLASSIC, few, path=path))
    found["the same by the Python twin"] = best_of(
        1, lambda: twin.partition(CLASSIC, few, None, kernel.LIMIT, None)
    )
    return found


def trees(path: str | None) -> dict[str, float]:
    """Whole trees."""
    found = {}
    for name, shape in (("4x6", CLASSIC), ("5x8", SUPER)):
        for measure in kernel.MEASURES:
            work = lambda s=shape, m=measure: kernel.tree(s, m, path=path)
            found[f"tree of {name}, {measure}"] = best_of(3, work)
    return found


def main() -> None:
    """Prints the seconds, the ratios, or both as JSON."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--path", choices=kernel.paths())
    options = parser.parse_args()
    seconds = partitions(options.path) | trees(options.path)
    ratios = {
        "NumPy / native": seconds["the same by NumPy, 3000 candidates"]
        / seconds["partition of 5x8, 3000 candidates"],
        "Python twin / native": seconds["the same by the Python twin"]
        / seconds["partition of 4x6, 100 candidates"],
    }
    path = options.path or kernel.paths()[-1]
    if options.json:
        print(json.dumps({"path": path, "seconds": seconds, "ratios": ratios}, indent=1))
        return
    print(f"path {path} of {', '.join(kernel.paths())}")
    for name, value in seconds.items():
        print(f"{name:42} {value:10.5f} s")
    for name, value in ratios.items():
        print(f"{name:42} {value:10.1f} x")


if __name__ == "__main__":
    main()
