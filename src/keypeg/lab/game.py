"""One secret and one codebreaker: the loop of guess, mark and end that the whole laboratory plays."""

from __future__ import annotations

from keypeg.rules import Code, Edition, MarkedRow, Position, mark


class SoloGame:
    """A game that one player plays to its end: broken, out of rows, or given up."""

    def __init__(self, edition: Edition, secret: Code) -> None:
        self.edition = edition
        self.rows: tuple[MarkedRow, ...] = ()
        self.used = 0
        """Rows that are used up: those marked, and those lost to a guess that the edition does not allow."""
        self.given_up = False
        self._secret = secret

    @property
    def position(self) -> Position:
        """The rows so far."""
        return Position(self.edition, self.rows)

    @property
    def broken(self) -> bool:
        """Whether the code was broken."""
        return bool(self.rows) and self.rows[-1].all_red

    @property
    def over(self) -> bool:
        """Whether nothing can be played any more."""
        return self.broken or self.given_up or self.unplayed == 0

    @property
    def unplayed(self) -> int:
        """How many rows of the board are still empty."""
        return self.edition.shape.rows - self.used

    @property
    def secret(self) -> Code | None:
        """The secret, once the game is over."""
        return self._secret if self.over else None

    def place(self, guess: Code) -> MarkedRow:
        """Place a guess and mark it."""
        row = MarkedRow(guess, mark(self._secret, guess))
        self.rows += (row,)
        self.used += 1
        return row

    def lose_row(self) -> None:
        """Use up a row that tells nothing."""
        self.used += 1

    def give_up(self) -> None:
        """End the game; the rows that were not played count as lost."""
        self.given_up = True
