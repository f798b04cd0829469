"""Between the rules' codes, which are letters, and the kernel's, which are numbers."""

from __future__ import annotations

from keypeg.engine import kernel
from keypeg.engine.coarse import CountedShape
from keypeg.engine.partitions import PlayedShape, WholeShape, partition
from keypeg.engine.summed import SummedShape
from keypeg.errors import EditionError
from keypeg.rules import Code, Edition, Position, Shape
from keypeg.rules.shape import Counting

COARSE_LIMIT = 100_000
"""The most codes that are listed where key pegs count only places or only colours."""


def played_shape(position: Position) -> PlayedShape:
    """Return what the kernel needs of a position's shape, and of what is told of its secret (R1a)."""
    box = position.edition
    if position.digit_sum is None:
        return counted_shape(box.shape)
    return SummedShape(*kernel_shape(box.shape), box.digits, position.digit_sum)


def counted_shape(shape: Shape) -> WholeShape:
    """Return what the kernel needs of a shape, whatever its key pegs count."""
    if shape.counting is Counting.BOTH:
        return kernel_shape(shape)
    size = (shape.pegs, shape.symbols, shape.secret_repeats, shape.guess_repeats)
    return CountedShape(*size, shape.counting)


def kernel_shape(shape: Shape) -> kernel.KernelShape:
    """Return what the kernel needs of a shape: an empty hole is one more colour (R3).

    Books, proofs and the laboratory know only key pegs that count both colours and places: others are refused.
    """
    if shape.counting is not Counting.BOTH:
        raise EditionError("counting-not-here", shape=shape.text(rows=False))
    return kernel.KernelShape(shape.pegs, shape.symbols, shape.secret_repeats, shape.guess_repeats)


def numbers(edition: Edition, code: Code) -> bytes:
    """Return a code as colour numbers in the edition's order; where only colours count, sorted (R5b)."""
    found = map(edition.letters.index, code)
    return bytes(sorted(found) if edition.shape.counting is Counting.COLOURS else found)


def letters(edition: Edition, raw: bytes) -> Code:
    """Return a code from colour numbers."""
    return Code("".join(edition.letters[number] for number in raw))


def kernel_rows(position: Position) -> list[kernel.KernelRow]:
    """Return the rows of a position, in colour numbers."""
    return [
        kernel.KernelRow(numbers(position.edition, row.guess), row.feedback.red, row.feedback.white)
        for row in position.rows
    ]


def is_enumerable(shape: Shape) -> bool:
    """Whether the secrets of a shape are few enough to list them all."""
    return shape.secrets <= (kernel.LIMIT if shape.counting is Counting.BOTH else COARSE_LIMIT)


def part_sizes(shape: Shape, left: bytes, guesses: bytes) -> list[list[int]]:
    """Return, for each guess, the number of candidates per feedback, including zeros."""
    flat = partition(counted_shape(shape), left, guesses)
    width = len(kernel.feedbacks(shape.pegs))
    return [flat[at : at + width] for at in range(0, len(flat), width)]
