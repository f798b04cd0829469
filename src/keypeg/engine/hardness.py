"""How hard a secret was: the rows perfect play needs for it, and how many secrets it breaks as fast."""

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


@dataclass(frozen=True, slots=True)
class BookShare:
    """The share of all secrets that a book breaks within some number of rows, and whether the book is proven."""

    share: float
    proven: bool


def book_share(edition: Edition, rows: int) -> BookShare | None:
    """Return the share of all secrets that the book of an edition breaks in at most `rows` rows.

    None if there is no book, or if players know the sum of the digits (R1a), which the book does not use.

    >>> from keypeg.rules import edition
    >>> book_share(edition("classic"), 1).share == 1 / 1296
    True
    """
    found = None if edition.shape.digit_sum else book(edition.shape)
    if found is None:
        return None
    histogram: list[int] = found.data["histogram"]
    return BookShare(sum(histogram[:rows]) / sum(histogram), proven=bool(found.data["proven"]))
