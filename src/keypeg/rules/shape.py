"""The shape of a game: everything that decides which codes and rows there are, and nothing else."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from enum import StrEnum
from math import comb, perm

from keypeg.errors import EditionError, NotationError, shorten

_TEXT = re.compile(r"([0-9]{1,3})x([0-9]{1,3})(?:r([0-9]{1,3}))?(b?)([pc]?)(s?)([uUd]?)", re.ASCII)

LIMITS = {"pegs": (1, 8), "colours": (2, 12), "rows": (1, 20)}
"""What people may agree on at the table, least and most."""


class Counting(StrEnum):
    """What key pegs count: colours and places (R5), right places only (R5a), or right colours only (R5b)."""

    BOTH = "both"
    PLACES = "places"
    COLOURS = "colours"


_COUNTING_LETTERS = {Counting.BOTH: "", Counting.PLACES: "p", Counting.COLOURS: "c"}


@dataclass(frozen=True, slots=True, kw_only=True)
class Shape:
    """Pegs, colours and rows; whether holes may stay empty, where colours may repeat, and what key pegs count.

    `digit_sum` says that the sum of the secret's digits is told (R1a).
    """

    pegs: int
    colours: int
    rows: int
    blanks: bool = False
    secret_repeats: bool = True
    guess_repeats: bool = True
    counting: Counting = Counting.BOTH
    digit_sum: bool = False

    def __post_init__(self) -> None:
        for name, (least, most) in LIMITS.items():
            value = getattr(self, name)
            if not least <= value <= most:
                raise EditionError("shape-limit", what=name, value=value, least=least, most=most)
        if not self.secret_repeats and self.symbols < self.pegs:
            raise EditionError("shape-few-colours", pegs=self.pegs, colours=self.symbols)
        if self.secret_repeats and not self.guess_repeats:
            raise EditionError("shape-guess-repeats")

    @property
    def symbols(self) -> int:
        """Return how many different things a hole can hold: an empty hole is one more colour (R3)."""
        return self.colours + self.blanks

    @property
    def size(self) -> tuple[int, int, int, bool]:
        """Return everything but where colours may repeat."""
        return self.pegs, self.colours, self.rows, self.blanks

    @property
    def secrets(self) -> int:
        """Return how many different codes there are; where places do not count, orders are no difference (R5b)."""
        if self.counting is Counting.COLOURS:
            same = self.pegs - 1 if self.secret_repeats else 0
            return comb(self.symbols + same, self.pegs)
        return self.symbols**self.pegs if self.secret_repeats else perm(self.symbols, self.pegs)

    def __str__(self) -> str:
        return self.text(rows=True)

    def text(self, *, rows: bool) -> str:
        """Return the notation, such as `4x6r10`, or `4x6` without the rows."""
        some = f"r{self.rows}" if rows else ""
        return f"{self.pegs}x{self.colours}{some}{self.letters}"

    @property
    def letters(self) -> str:
        """Return `b` for blanks, `p` or `c` for key pegs that count only places or only colours; then the repeats.

        `s` says that the sum of the digits is told. `u` is a secret without repeats, `U` forbids them in guesses too.
        """
        unlike = "" if self.secret_repeats else "u" if self.guess_repeats else "U"
        told = _COUNTING_LETTERS[self.counting] + ("s" if self.digit_sum else "")
        return ("b" if self.blanks else "") + told + unlike

    @classmethod
    def parse(cls, text: str, *, rows: int, base: Shape | None = None) -> Shape:
        """Read `4x6r10bu`; `rows` holds where the text names none.

        In an edition whose standard game is `base`, another size keeps "all different" unless the text says `d`, for
        doubles. The very size of `base` without a letter is its game with repeats.
        """
        found = _TEXT.fullmatch(text)
        if not found:
            raise NotationError("notation-shape", text=shorten(text))
        pegs, colours, some_rows, blanks, counting, digit_sum, unlike = found.groups()
        read = cls(
            pegs=int(pegs),
            colours=int(colours),
            rows=int(some_rows) if some_rows else rows,
            blanks=bool(blanks),
            secret_repeats=unlike not in ("u", "U"),
            guess_repeats=unlike != "U",
            counting=next(one for one, letter in _COUNTING_LETTERS.items() if letter == counting),
            digit_sum=bool(digit_sum),
        )
        if base is None or unlike:
            return read
        if read.size == base.size:
            return read
        return replace(read, secret_repeats=base.secret_repeats, guess_repeats=base.guess_repeats)
