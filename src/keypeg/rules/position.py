"""A position: an edition and the rows marked so far, written as a short text."""

from __future__ import annotations

from dataclasses import dataclass

from keypeg.errors import NotationError, require, shorten
from keypeg.rules.catalogue import edition
from keypeg.rules.codes import Code
from keypeg.rules.edition import Edition
from keypeg.rules.feedback import Feedback
from keypeg.rules.game import Game, MarkedRow


@dataclass(frozen=True, slots=True)
class Position:
    """What a codebreaker knows: the edition and every marked row.

    >>> Position.parse("classic RRGG:1-0 rbyb:2-1")
    Position.parse('classic RRGG:1-0 RBYB:2-1')
    """

    edition: Edition
    rows: tuple[MarkedRow, ...] = ()

    def __post_init__(self) -> None:
        if isinstance(self.edition, str):
            raise TypeError(
                f"Position takes an Edition: write Position.parse({shorten(self.edition)!r}) to read a text"
            )
        require(self.edition, Edition, what="the edition of a position")
        require(self.rows, tuple, what="the rows of a position")
        for row in self.rows:
            require(row, MarkedRow, what="a row of a position")

    def __format__(self, spec: str) -> str:
        return format(str(self), spec)

    def __str__(self) -> str:
        return " ".join([str(self.edition), *(f"{row.guess}:{row.feedback}" for row in self.rows)])

    def __repr__(self) -> str:
        return f"Position.parse({str(self)!r})"

    @classmethod
    def parse(cls, text: str) -> Position:
        """Read `classic RRGG:1-0 RBYB:2-1`; an edition alone is its first position."""
        require(text, str, what="a position")
        words = text.split()
        if not words:
            raise NotationError("notation-position-empty")
        box = edition(words[0])
        if len(words) > 1 + box.shape.rows:
            raise NotationError(
                "notation-position-rows", edition=str(box), count=len(words) - 1, rows=box.shape.rows
            )
        return cls(box, tuple(_row(box, word) for word in words[1:]))

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
        return Position(box, (*self.rows, MarkedRow(box.guess(str(guess)), box.feedback(str(feedback)))))

    @classmethod
    def of(cls, box: Edition, game: Game) -> Position:
        """Return the current position of a game."""
        return cls(box, tuple(MarkedRow(row.guess, row.feedback) for row in game.marked))


def _row(box: Edition, word: str) -> MarkedRow:
    guess, colon, feedback = word.partition(":")
    if not colon:
        example = f"{box.letters[0] * box.shape.pegs}:1-0"
        raise NotationError("notation-row", text=shorten(word), example=example)
    return MarkedRow(box.guess(guess), box.feedback(feedback))
