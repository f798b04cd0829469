"""Compare keypeg-refute with the plain search: `python -m tests.proofs.refute_run PROGRAM SHAPE...`.

The program must refute every number of rows below the least that suffices, and no other. `make native-test` runs this.
"""

from __future__ import annotations

import subprocess
import sys

from tests.proofs.plain_search import PlainSearch

ANSWERS = {0: True, 3: False}
"""What the program's exit status says: refuted, or not."""


def wrong_answers(program: str, shape: str) -> list[str]:
    """Return what the program says wrongly about a shape like 5x3."""
    pegs, colours = map(int, shape.split("x"))
    needed = PlainSearch(pegs, colours).least_rows()
    wrong = []
    for rows in range(1, needed + 2):
        done = subprocess.run([program, shape, str(rows)], stdout=subprocess.DEVNULL, check=False)
        if ANSWERS.get(done.returncode) != (rows < needed):
            wrong.append(
                f"{shape} in {rows} rows: exit status {done.returncode}, but {needed} rows are needed"
            )
    return wrong


def main() -> None:
    program, *shapes = sys.argv[1:]
    wrong = [line for shape in shapes for line in wrong_answers(program, shape)]
    sys.exit("\n".join(wrong) or 0)


if __name__ == "__main__":
    main()
