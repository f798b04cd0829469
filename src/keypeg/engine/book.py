"""Books: the proven or best known tree of a shape, shipped with the package as certificates."""

from __future__ import annotations

import gzip
import json
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from keypeg.engine.certificate import DIGITS, shape_text
from keypeg.engine.codec import kernel_shape, numbers
from keypeg.rules import Code, Position, Shape


@dataclass(frozen=True)
class Book:
    """A certificate of the package; its tree is a guess, or [guess, {feedback: tree}], in colour digits."""

    data: dict[str, Any]

    @property
    def label(self) -> str:
        """`proven`, or `best known, at least B`."""
        return str(self.data["label"])

    @property
    def first(self) -> bytes:
        """The first guess, in colour numbers."""
        return bytes(DIGITS.index(digit) for digit in self.data["tree"][0])

    def guess(self, position: Position) -> Code | None:
        """The book's guess, where all rows so far were played by the book."""
        node = self.data["tree"]
        for row in position.rows:
            if isinstance(node, str) or node[0] != _digits(position, row.guess):
                return None
            node = node[1].get(str(row.feedback))
            if node is None:
                return None
        text = node if isinstance(node, str) else node[0]
        return Code("".join(position.edition.letters[DIGITS.index(digit)] for digit in text))


@cache
def book(shape: Shape) -> Book | None:
    """The book of a shape, whatever its rows; None where there is none."""
    name = shape_text(kernel_shape(shape)) + ".json.gz"
    path = files("keypeg.engine").joinpath("books", name)
    if not path.is_file():
        return None
    return Book(json.loads(gzip.decompress(path.read_bytes())))


def _digits(position: Position, guess: Code) -> str:
    return "".join(DIGITS[number] for number in numbers(position.edition, guess))
