"""The partition of all guesses in vectorised NumPy, the yardstick of the native one."""

import numpy as np
from numpy.typing import NDArray

from keypeg.engine.kernel import KernelShape


def partition(shape: KernelShape, candidates: bytes) -> NDArray[np.int64]:
    """counts[guess, feedback index] of every guess with repeats, in order.

    The fastest form found: keys are extended peg by peg from a shared prefix, and all colours of the last peg
    are counted by one bincount.
    """
    pegs, colours = shape.pegs, shape.colours
    codes = np.frombuffer(candidates, np.uint8).reshape(-1, pegs)
    counts = np.stack([(codes == c).sum(axis=1) for c in range(colours)])
    step = pegs + 1
    # steps[peg][copies][colour]: what appending the colour adds to each candidate's red + step * matches.
    there = np.stack([[codes[:, j] == c for c in range(colours)] for j in range(pegs)])
    more = np.stack([counts > copies for copies in range(pegs)])
    steps = (there[:, None] + step * more[None]).astype(np.int16)
    pool = (np.arange(colours) * step * step).astype(np.int16)[:, None]
    rows: list[NDArray[np.int64]] = []

    def extend(peg: int, copies: list[int], keys: NDArray[np.int16]) -> None:
        if peg == pegs - 1:
            last = steps[peg, copies, range(colours)] + keys + pool
            rows.append(np.bincount(last.ravel(), minlength=colours * step * step))
            return
        for c in range(colours):
            longer = copies.copy()
            longer[c] += 1
            extend(peg + 1, longer, keys + steps[peg, copies[c], c])

    extend(0, [0] * colours, np.zeros(len(codes), np.int16))
    places = [red + step * matches for matches in range(pegs + 1) for red in range(matches + 1)]
    return np.concatenate(rows).reshape(-1, step * step)[:, places]
