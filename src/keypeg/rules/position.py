"""A position: an edition and the rows marked so far, written as a short text."""

from __future__ import annotations

from dataclasses import dataclass

from keypeg.errors import NotationError, require, shorten
from keypeg.rules.catalogue import edition
from keypeg.rules.codes import Code
from keypeg.rules.edition import Edition
from keypeg.rules.feedback import Feedback
from keypeg.rules.game import Game, MarkedRow

_SUM = "sum="


@dataclass(frozen=True, slots=True)
class Position:
    """What a codebreaker knows: the edition and every marked row; and the sum of the digits, where it is told (R1a).

    >>> Position.parse("classic RRGG:1-0 rbyb:2-1")
    Position.parse('classic RRGG:1-0 RBYB:2-1')
    """

    edition: Edition
    rows: tuple[MarkedRow, ...] = ()
    digit_sum: int | None = None

    def __post_init__(self) -> None:
        if isinstance(self.edition, str):
            raise TypeError(
                f"Position takes an Edition: write Position.parse({shorten(self.edition)!r}) to read a text"
            )
        require(self.edition, Edition, what="the edition of a position")
        require(self.rows, tuple, what="the rows of a position")
        for row in self.rows:
            require(row, MarkedRow, what="a row of a position")
        require(self.digit_sum, int, type(None), what="the sum of the digits")
        if self.digit_sum is not None:
            self.edition.check_digit_sum(self.digit_sum)

    def __format__(self, spec: str) -> str:
        return format(str(self), spec)

    def __str__(self) -> str:
        told = [] if self.digit_sum is None else [f"{_SUM}{self.digit_sum}"]
        return " ".join([str(self.edition), *told, *(f"{row.guess}:{row.feedback}" for row in self.rows)])

    def __repr__(self) -> str:
        return f"Position.parse({str(self)!r})"

    @classmethod
    def parse(cls, text: str) -> Position:
        """Read `classic RRGG:1-0 RBYB:2-1`; an edition alone is its first position.

        After an edition that tells the sum of the digits, `sum=14` may follow: `number/4x6s sum=14 1126:1-2`.
        """
        require(text, str, what="a position")
        words = text.split()
        if not words:
            raise NotationError("notation-position-empty")
        box, rows, digit_sum = edition(words[0]), words[1:], None
        if rows and rows[0].startswith(_SUM):
            digit_sum = _digit_sum(rows.pop(0))
        if len(rows) > box.shape.rows:
            raise NotationError(
                "notation-position-rows", edition=str(box), count=len(rows), rows=box.shape.rows
            )
        return cls(box, tuple(_row(box, word) for word in rows), digit_sum)

    def with_row(self, guess: Code | str, feedback: Feedback | str) -> Position:
        """Return the position with one more row, which is read as in a text.

        >>> Position.parse("classic RRGG:1-0").with_row("RBYB", "2-1")
        Position.parse('classic RRGG:1-0 RBYB:2-1')
        """
        box = self.edition
        if len(self.rows) == box.shape.rows:
            raise NotationError(
                "notation-position-rows", edition=str(box), count=len(self.rows) + 1, rows=box.shape.rows
            )
        row = MarkedRow(box.guess(str(guess)), box.feedback(str(feedback)))
        return Position(box, (*self.rows, row), self.digit_sum)

    @classmethod
    def of(cls, box: Edition, game: Game) -> Position:
        """Return the current position of a game."""
        rows = tuple(MarkedRow(row.guess, row.feedback) for row in game.marked)
        return cls(box, rows, box.digit_sum(game.secret))


def _digit_sum(word: str) -> int:
    number = word.removeprefix(_SUM)
    if not (number.isascii() and number.isdigit() and len(number) <= 3):
        raise NotationError("notation-digit-sum", text=shorten(word))
    return int(number)


def _row(box: Edition, word: str) -> MarkedRow:
    guess, colon, feedback = word.partition(":")
    if not colon:
        example = f"{box.letters[0] * box.shape.pegs}:1-0"
        raise NotationError("notation-row", text=shorten(word), example=example)
    return MarkedRow(box.guess(guess), box.feedback(feedback))
