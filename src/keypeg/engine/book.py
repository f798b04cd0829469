"""Books: the proven or best known tree of a shape, shipped with the package as certificates."""

from __future__ import annotations

import gzip
import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from operator import eq
from typing import Any

from keypeg.engine import kernel
from keypeg.engine.codec import kernel_shape, numbers
from keypeg.engine.proof import DIGITS, shape_text
from keypeg.rules import Code, Position, Shape
from keypeg.rules.shape import Counting

BookTree = str | list[Any]
"""A guess, or a list of a guess and the tree that follows each feedback."""


@dataclass(frozen=True)
class Book:
    """A certificate of the package; its tree is a guess, or [guess, {feedback: tree}], in colour digits."""

    data: dict[str, Any]

    @property
    def label(self) -> str:
        """Return `proven`, or `best known, at least B`."""
        return str(self.data["label"])

    @property
    def first(self) -> bytes:
        """Return the first guess, in colour numbers."""
        return bytes(DIGITS.index(digit) for digit in self.data["tree"][0])

    def guess(self, position: Position) -> Code | None:
        """Return the book's guess; None if a row was not played by the book."""
        node = self.data["tree"]
        for row in position.rows:
            if isinstance(node, str) or node[0] != _digits(position, row.guess):
                return None
            node = node[1].get(str(row.feedback))
            if node is None:
                return None
        text = node if isinstance(node, str) else node[0]
        return Code("".join(position.edition.letters[DIGITS.index(digit)] for digit in text))

    def value(self, played: Sequence[kernel.KernelRow]) -> tuple[int, bytes] | None:
        """Return the rows the book takes over all codes that agree with these rows, and its guess.

        None where the rows were not played by the book.
        """
        node = self.data["tree"]
        path: tuple[tuple[str, str], ...] = ()
        for row in played:
            told = f"{row.red}-{row.white}"
            if isinstance(node, str) or node[0] != _text(row.guess):
                return None
            path, node = (*path, (node[0], told)), node[1].get(told)
            if node is None:
                return None
        first = node if isinstance(node, str) else node[0]
        total = _total(node, path, 1) if path else int(self.data["total"])
        return total, bytes(DIGITS.index(digit) for digit in first)


def _total(node: BookTree, path: tuple[tuple[str, str], ...], row: int) -> int:
    """Return the rows over all codes of a tree; a guess counts if it agrees with all earlier feedback."""
    if isinstance(node, str):
        return row
    guess, children = node
    broken = row if all(_mark(guess, earlier) == told for earlier, told in path) else 0
    return broken + sum(_total(child, (*path, (guess, told)), row + 1) for told, child in children.items())


def _mark(secret: str, guess: str) -> str:
    red = sum(map(eq, secret, guess))
    return f"{red}-{sum(min(secret.count(one), guess.count(one)) for one in set(guess)) - red}"


def _text(guess: bytes) -> str:
    return "".join(DIGITS[number] for number in guess)


@cache
def book(shape: Shape) -> Book | None:
    """Return the book of a shape, whatever its rows; None if there is none."""
    if shape.counting is not Counting.BOTH:
        return None
    name = shape_text(kernel_shape(shape)) + ".json.gz"
    path = files("keypeg.engine").joinpath("books", name)
    if not path.is_file():
        return None
    return Book(json.loads(gzip.decompress(path.read_bytes())))


def _digits(position: Position, guess: Code) -> str:
    return "".join(DIGITS[number] for number in numbers(position.edition, guess))
