"""What the kernel computes, whatever the key pegs of a shape count (R5a, R5b) and what is told of its secret (R1a)."""

from __future__ import annotations

from collections.abc import Sequence

from keypeg.engine import coarse, kernel, summed
from keypeg.engine.coarse import CountedShape
from keypeg.engine.kernel import Choice, KernelRow, KernelShape, Progress, Tree
from keypeg.engine.summed import SummedShape

WholeShape = KernelShape | CountedShape
"""A shape of whose secret nothing is told."""

PlayedShape = WholeShape | SummedShape


def kernel_part(shape: PlayedShape) -> KernelShape:
    """Return what the kernel itself knows of a shape."""
    return shape if isinstance(shape, KernelShape) else shape.whole


def breaking_index(shape: PlayedShape) -> int:
    """Return the index of the feedback that breaks a code (R9)."""
    if isinstance(shape, CountedShape):
        return coarse.breaking_index(shape)
    return len(kernel.feedbacks(shape.pegs)) - 1


def marks(shape: PlayedShape, guess: bytes, candidates: bytes) -> bytes:
    """Return the feedback index each candidate gives the guess."""
    if isinstance(shape, CountedShape):
        return coarse.marks(shape, guess, candidates)
    return kernel.marks(kernel_part(shape), guess, candidates)


def candidates(shape: PlayedShape, rows: Sequence[KernelRow] = ()) -> bytes:
    """Return all secrets of the shape that agree with the rows, in order."""
    if isinstance(shape, CountedShape):
        return coarse.candidates(shape, rows)
    if isinstance(shape, SummedShape):
        return summed.candidates(shape, rows)
    return kernel.candidates(shape, rows)


def first_candidates(shape: PlayedShape, rows: Sequence[KernelRow], most: int) -> bytes:
    """Return the first candidates, at most `most`; for shapes of any size."""
    if isinstance(shape, CountedShape):
        return coarse.first_candidates(shape, rows, most)
    if isinstance(shape, SummedShape):
        return summed.candidates(shape, rows)[: most * shape.pegs]
    return kernel.first_candidates(shape, rows, most)


def agreeing_count(shape: PlayedShape, rows: Sequence[KernelRow], *, steps: int) -> int | None:
    """Return how many secrets agree with the rows, for shapes of any size; None after `steps` steps."""
    if isinstance(shape, CountedShape):
        return coarse.agreeing_count(shape, rows, steps)
    if isinstance(shape, SummedShape):
        return len(summed.candidates(shape, rows)) // shape.pegs
    return kernel.agreeing_count(shape, rows, steps=steps)


def contradiction(
    shape: PlayedShape, rows: Sequence[KernelRow], *, verdict_steps: int, smallest_steps: int
) -> tuple[list[int], bool] | None:
    """Return rows, from 0, that no secret agrees with, and whether it is known that no smaller set contradicts."""
    if isinstance(shape, CountedShape):
        return coarse.contradiction(shape, rows, verdict_steps, smallest_steps)
    if isinstance(shape, SummedShape):
        return summed.contradiction(shape, rows), True
    return kernel.contradiction(shape, rows, verdict_steps=verdict_steps, smallest_steps=smallest_steps)


def partition(shape: PlayedShape, candidates: bytes, guesses: bytes | None = None) -> list[int]:
    """Return the sizes of the parts, by guess and then by feedback index; without guesses, of all the shape allows."""
    if isinstance(shape, CountedShape):
        return coarse.partition(shape, candidates, guesses)
    return kernel.partition(kernel_part(shape), candidates, guesses).cast("B").cast("I").tolist()


def choose(shape: PlayedShape, measure: str, rows: Sequence[KernelRow]) -> Choice:
    """Return the best guess at a position: ties go to a candidate, then to the lowest code."""
    if isinstance(shape, CountedShape):
        return coarse.choose_among(shape, measure, coarse.candidates(shape, rows))[0]
    if isinstance(shape, SummedShape):
        return kernel.choose_among(shape.whole, measure, summed.candidates(shape, rows))[0]
    return kernel.choose(shape, measure, rows)[0]


def choose_among(shape: PlayedShape, measure: str, candidates: bytes, *, top: int = 1) -> list[Choice]:
    """Return the best guesses for any set of candidates."""
    if isinstance(shape, CountedShape):
        return coarse.choose_among(shape, measure, candidates, top=top)
    return kernel.choose_among(kernel_part(shape), measure, candidates, top=top)


def tree(shape: WholeShape, measure: str, *, progress: Progress | None = None) -> Tree:
    """Play every secret by a measure."""
    if isinstance(shape, CountedShape):
        return coarse.tree(shape, measure, progress=progress)
    return kernel.tree(shape, measure, progress=progress)
