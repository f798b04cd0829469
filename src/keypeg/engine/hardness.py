"""How hard a secret was: the rows perfect play needs for it, and how that compares with the other secrets."""

from __future__ import annotations

from dataclasses import dataclass

from keypeg.engine.book import book
from keypeg.rules import Code, Edition, MarkedRow, Position, mark
from keypeg.words import Message, message


@dataclass(frozen=True, slots=True)
class Hardness:
    """The rows the book takes, and the share of all secrets that it breaks in fewer."""

    rows: int
    easier: float
    proven: bool

    @property
    def message(self) -> Message:
        """Return how hard the secret was, in a sentence."""
        code = "hardness-proven" if self.proven else "hardness-best-known"
        return message(code, rows=self.rows, percent=round(100 * self.easier))

    def __str__(self) -> str:
        return str(self.message)


def hardness(edition: Edition, secret: Code) -> Hardness | None:
    """Return how hard a secret is by the book of its shape; None if there is no book.

    >>> from keypeg.rules import edition
    >>> box = edition("classic")
    >>> hardness(box, box.secret("RRBG")).rows
    1
    """
    found = book(edition.shape)
    if found is None:
        return None
    rows: tuple[MarkedRow, ...] = ()
    while not rows or not rows[-1].all_red:
        guess = found.guess(Position(edition, rows))
        if guess is None:
            raise ValueError(f"the book of {edition} has no guess for {secret}")
        rows += (MarkedRow(guess, mark(secret, guess)),)
    histogram: list[int] = found.data["histogram"]
    return Hardness(
        len(rows), sum(histogram[: len(rows) - 1]) / sum(histogram), proven=bool(found.data["proven"])
    )
