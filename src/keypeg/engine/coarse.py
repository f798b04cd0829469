"""Key pegs that count only places or only colours (R5a, R5b): what the kernel computes for both, merged.

Where only colours count, the order of a code is no part of it: its colours stand in order, so that each set of colours
is one code.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from itertools import chain, combinations, combinations_with_replacement, compress, islice
from math import log2
from typing import NamedTuple

from keypeg.engine import kernel
from keypeg.engine.kernel import Choice, KernelShape, Tree
from keypeg.rules.agreement import SMALLEST_STEPS, VERDICT_STEPS
from keypeg.rules.contradiction import Contradicting
from keypeg.rules.search import NumberedRow, OutOfSteps, Search, Steps
from keypeg.rules.shape import Counting

MOST_COMPARED = 40_000_000
"""How many pairs of a guess and a candidate are compared at most; beyond that only some guesses are weighed."""

Rows = Sequence[tuple[bytes, int, int]]


class CountedShape(NamedTuple):
    """A shape whose key pegs count only places or only colours."""

    pegs: int
    colours: int
    secret_repeats: bool
    guess_repeats: bool
    counting: Counting

    @property
    def whole(self) -> KernelShape:
        """Return the same shape with all key pegs."""
        return KernelShape(self.pegs, self.colours, self.secret_repeats, self.guess_repeats)


@cache
def _merge_feedbacks(pegs: int, counting: Counting) -> bytes:
    """Return, for the index of every feedback, the index of what is told of it."""
    pairs = kernel.feedbacks(pegs)
    told = [(red, 0) if counting is Counting.PLACES else (0, red + white) for red, white in pairs]
    return bytes(map(pairs.index, told)).ljust(256, b"\0")


def breaking_index(shape: CountedShape) -> int:
    """Return the index of the feedback that breaks a code."""
    return _merge_feedbacks(shape.pegs, shape.counting)[len(kernel.feedbacks(shape.pegs)) - 1]


def marks(shape: CountedShape, guess: bytes, candidates: bytes) -> bytes:
    """Return the feedback index each candidate gives the guess."""
    return kernel.marks(shape.whole, guess, candidates).translate(
        _merge_feedbacks(shape.pegs, shape.counting)
    )


def candidates(shape: CountedShape, rows: Rows = ()) -> bytes:
    """Return every code that agrees with the rows, in order."""
    left = _codes(shape, repeats=shape.secret_repeats)
    for guess, red, white in rows:
        if left:
            wanted = kernel.feedbacks(shape.pegs).index((red, white))
            agreeing = (told == wanted for told in marks(shape, guess, left))
            left = b"".join(compress(_split(left, shape.pegs), agreeing))
    return left


@lru_cache(maxsize=8)
def _codes(shape: CountedShape, *, repeats: bool) -> bytes:
    """Return every code in order."""
    if shape.counting is Counting.PLACES:
        return kernel.candidates(KernelShape(shape.pegs, shape.colours, repeats, repeats))
    choose = combinations_with_replacement if repeats else combinations
    return bytes(chain.from_iterable(choose(range(shape.colours), shape.pegs)))


def _split(raw: bytes, pegs: int) -> list[bytes]:
    return [raw[at : at + pegs] for at in range(0, len(raw), pegs)]


def first_candidates(shape: CountedShape, rows: Rows, most: int) -> bytes:
    """Return candidates, at most `most`; for shapes of any size."""
    search = _search(shape, rows, apart=True)
    return b"".join(map(bytes, islice(search.codes(), most)))


def agreeing_count(shape: CountedShape, rows: Rows, steps: int) -> int | None:
    """Return how many codes agree with the rows; None after `steps` steps."""
    if shape.counting is Counting.COLOURS:
        return len(candidates(shape, rows)) // shape.pegs
    try:
        return _search(shape, rows).count(Steps(min(steps, VERDICT_STEPS)))
    except OutOfSteps:
        return None


def contradiction(
    shape: CountedShape, rows: Rows, verdict_steps: int, smallest_steps: int
) -> tuple[list[int], bool] | None:
    """Return rows, from 0, that no secret agrees with, and whether no smaller set does; None if unsettled."""
    found = Contradicting(lambda some: _search(shape, some), rows, counting=shape.counting)
    try:
        if found.code(found.every, Steps(min(verdict_steps, VERDICT_STEPS))) is not None:
            return [], True
    except OutOfSteps:
        return None
    smallest = found.shrink(Steps(min(smallest_steps, SMALLEST_STEPS)))
    return sorted(found.best), smallest


def _search(shape: CountedShape, rows: Sequence[NumberedRow], *, apart: bool = False) -> Search:
    return Search(
        pegs=shape.pegs,
        colours=shape.colours,
        repeats=shape.secret_repeats,
        rows=rows,
        apart=apart,
        counting=shape.counting,
    )


def partition(shape: CountedShape, candidates: bytes, guesses: bytes | None) -> list[int]:
    """Return the sizes of the parts, by guess and then by feedback index; without guesses, of all the shape allows."""
    chosen = _codes(shape, repeats=shape.guess_repeats) if guesses is None else guesses
    whole = KernelShape(shape.pegs, shape.colours)
    flat = kernel.partition(whole, candidates, chosen).cast("B").cast("I").tolist()
    merged, width = _merge_feedbacks(shape.pegs, shape.counting), len(kernel.feedbacks(shape.pegs))
    counts = [0] * len(flat)
    for index in sorted(set(merged[:width])):
        columns = [flat[at::width] for at in range(width) if merged[at] == index]
        counts[index::width] = map(sum, zip(*columns, strict=True))
    return counts


_MEASURES: dict[str, Callable[[Choice], float]] = {
    "minimax": lambda one: one.largest,
    "expected-size": lambda one: one.squares,
    "entropy": lambda one: -round(one.entropy, 9),
    "parts": lambda one: -one.parts,
}


def choose_among(shape: CountedShape, measure: str, left: bytes, *, top: int = 1) -> list[Choice]:
    """Return the best guesses for a set of candidates, best first: ties go to a candidate, then to the lowest code."""
    pegs, own = shape.pegs, frozenset(_split(left, shape.pegs))
    guesses = _guesses(shape, left)
    sizes = partition(shape, left, guesses)
    width, count = len(kernel.feedbacks(pegs)), len(own)
    bits = [0.0, *(n * log2(n) for n in range(1, count + 1))]
    found = []
    for at, guess in enumerate(_split(guesses, pegs)):
        parts = [size for size in sizes[at * width : (at + 1) * width] if size]
        entropy = log2(count) - sum(bits[size] for size in parts) / count
        squares = sum(size * size for size in parts)
        found.append(Choice(guess, max(parts), squares, entropy, len(parts), guess in own))
    value = _MEASURES[measure]
    return sorted(found, key=lambda one: (value(one), not one.candidate))[:top]


def _guesses(shape: CountedShape, left: bytes) -> bytes:
    """Return the guesses to weigh: all of them, or where these are too many, evenly spread ones and candidates."""
    every = _split(_codes(shape, repeats=shape.guess_repeats), shape.pegs)
    own = _split(left, shape.pegs)
    most = MOST_COMPARED // max(1, len(own))
    if len(every) <= most:
        return b"".join(every)
    half = max(1, most // 2)
    chosen = {*every[:: -(-len(every) // half)], *own[:: -(-len(own) // half)]}
    return b"".join(sorted(chosen))


def tree(shape: CountedShape, measure: str, *, progress: kernel.Progress | None = None) -> Tree:
    """Play every secret by a measure: the only candidate left is played, and the first of two."""
    every = candidates(shape)
    secrets, broken = len(every) // shape.pegs, breaking_index(shape)
    histogram: list[int] = []
    nodes, waiting = 0, [(every, 0)]
    while waiting:
        left, row = waiting.pop()
        nodes += 1
        few = len(left) <= 2 * shape.pegs
        guess = left[: shape.pegs] if few else choose_among(shape, measure, left)[0].guess
        histogram += [0] * (row + 1 - len(histogram))
        parts: dict[int, list[bytes]] = {}
        for told, code in zip(marks(shape, guess, left), _split(left, shape.pegs), strict=True):
            parts.setdefault(told, []).append(code)
        histogram[row] += len(parts.pop(broken, ()))
        waiting += [(b"".join(part), row + 1) for part in parts.values()]
        if progress:
            progress(sum(histogram), secrets)
    return Tree(sum(row * secrets for row, secrets in enumerate(histogram, 1)), nodes, histogram, b"")
