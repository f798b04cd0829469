"""Between the rules' codes, which are letters, and the kernel's, which are numbers."""

from __future__ import annotations

from keypeg.engine import kernel
from keypeg.rules import Code, Edition, Position, Shape


def kernel_shape(shape: Shape) -> kernel.KernelShape:
    """Return what the kernel needs of a shape: an empty hole is one more colour (R3)."""
    return kernel.KernelShape(shape.pegs, shape.symbols, shape.secret_repeats, shape.guess_repeats)


def numbers(edition: Edition, code: Code) -> bytes:
    """Return a code as colour numbers in the edition's order."""
    return bytes(map(edition.letters.index, code))


def letters(edition: Edition, raw: bytes) -> Code:
    """Return a code from colour numbers."""
    return Code("".join(edition.letters[number] for number in raw))


def kernel_rows(position: Position) -> list[kernel.KernelRow]:
    """Return the rows of a position, in colour numbers."""
    return [
        kernel.KernelRow(numbers(position.edition, row.guess), row.feedback.red, row.feedback.white)
        for row in position.rows
    ]


def enumerable(shape: Shape) -> bool:
    """Whether the secrets of a shape are few enough to list them all."""
    return shape.secrets <= kernel.LIMIT


def part_sizes(shape: Shape, left: bytes, guesses: bytes) -> list[list[int]]:
    """Return, for each guess, the number of candidates per feedback, including zeros."""
    flat = kernel.partition(kernel_shape(shape), left, guesses).cast("B").cast("I").tolist()
    width = len(kernel.feedbacks(shape.pegs))
    return [flat[at : at + width] for at in range(0, len(flat), width)]
