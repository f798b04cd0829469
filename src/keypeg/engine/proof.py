"""What a proof is made of: shapes, trees and bounds, without the search that finds them.

A code is `pegs` bytes, each a colour number; a shape is (pegs, colours, secret_repeats, guess_repeats).
"""

from __future__ import annotations

from typing import Literal, NamedTuple

ProofShape = tuple[int, int, bool, bool]
ProofRow = tuple[bytes, int, int]
"""A guess, its red and its white key pegs."""

Objective = Literal["average", "worst"]
DIGITS = "123456789abcd"
"""Colour k of a shape is written as the k-th of these."""


class Node(NamedTuple):
    """A guess, and the node that follows each feedback (`red-white`) except all red."""

    guess: bytes
    children: dict[str, Node]


class FirstGuess(NamedTuple):
    """A kind of first guess: no tree that starts with it costs less than `lower`; `total` where one was found."""

    guess: bytes
    lower: int
    total: int | None


class Proof(NamedTuple):
    """Bounds on the optimum (rows over all secrets, or rows at worst) and a tree that reaches the upper one.

    `upper` is None where no tree was found, `lower` None where none of `max_rows` rows exists.
    """

    shape: ProofShape
    objective: Objective
    max_rows: int | None
    lower: int | None
    upper: int | None
    tree: Node | None
    first_guesses: list[FirstGuess]
    work: int
    cpu_seconds: float

    @property
    def proven(self) -> bool:
        """Whether the bounds meet."""
        return self.lower == self.upper


def feedback_text(red: int, white: int) -> str:
    """Return the name of a feedback in a tree."""
    return f"{red}-{white}"


def shape_text(shape: ProofShape) -> str:
    """`4x6`; `u` after it where secrets do not repeat colours, `U` where guesses do not either."""
    pegs, colours, secret_repeats, guess_repeats = shape
    return f"{pegs}x{colours}" + ("" if secret_repeats else "u" if guess_repeats else "U")
