"""A row being filled, peg by peg."""

from __future__ import annotations

from keypeg.rules import Edition


class Entry:
    """The holes of a row, their pegs, and the hole that is filled next."""

    def __init__(self, box: Edition) -> None:
        self._box = box
        self.pegs: list[str | None] = [None] * box.shape.pegs
        self.cursor = 0

    @property
    def text(self) -> str | None:
        """Return the code, once every hole is filled."""
        letters = [peg for peg in self.pegs if peg is not None]
        return "".join(letters) if len(letters) == len(self.pegs) else None

    @property
    def empty(self) -> bool:
        """Whether no hole is filled."""
        return not any(self.pegs)

    def place(self, sign: str) -> bool:
        """Place a peg by its letter, or by its number in colour order, and go on to the next hole that is free."""
        letter = self._letter(sign)
        if letter is None:
            return False
        self.pegs[self.cursor] = letter
        after = [at % len(self.pegs) for at in range(self.cursor + 1, self.cursor + len(self.pegs))]
        self.cursor = next(
            (at for at in after if self.pegs[at] is None), min(self.cursor + 1, len(self.pegs) - 1)
        )
        return True

    def _letter(self, sign: str) -> str | None:
        letters = self._box.letters
        if sign.upper() in letters:
            return sign.upper()
        number = int(sign) if sign.isascii() and sign.isdigit() else 0
        return letters[number - 1] if 1 <= number <= len(letters) else None

    def fill(self, code: str) -> None:
        """Fill in a whole code."""
        self.pegs = list(code)
        self.cursor = len(self.pegs) - 1

    def point(self, at: int) -> None:
        """Go to a hole."""
        self.cursor = at % len(self.pegs)

    def back(self) -> None:
        """Remove the peg at the cursor, or else the one before it."""
        if self.pegs[self.cursor] is None and self.cursor > 0:
            self.cursor -= 1
        self.pegs[self.cursor] = None

    def turn(self, by: int) -> None:
        """Change the peg at the cursor to the next colour, or the one before."""
        letters = self._box.letters
        peg = self.pegs[self.cursor]
        at = (letters.index(peg) + by) % len(letters) if peg else (0 if by > 0 else -1)
        self.pegs[self.cursor] = letters[at]
