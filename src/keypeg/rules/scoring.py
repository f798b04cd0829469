"""The three ways of scoring, as data."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class RowPoints:
    """The codemaker earns 1 for each row played (R18), and `bonus` more if the code stays unbroken (R19)."""

    bonus: int


@dataclass(frozen=True, slots=True)
class GamesWon:
    """A game is won: by the codebreaker who breaks the code, else by the codemaker (R23)."""


@dataclass(frozen=True, slots=True)
class CircuitPoints:
    """The codemaker's points in a group: `circuit` points per circuit survived, and more if never broken (R28)."""

    circuit: int
    unbroken: int

    def count_points(self, *, codebreakers: int, rows: int, broken_on: int | None) -> int:
        """Return the points for a code broken on a row counted from 1, or never."""
        if broken_on is None:
            return self.circuit * (rows // codebreakers) + self.unbroken
        return self.circuit * ((broken_on - 1) // codebreakers)


@dataclass(frozen=True, slots=True)
class TablePoints:
    """The codemaker's points in a group, read off a table: by codebreakers, then by breaking row, unbroken last."""

    table: Mapping[int, tuple[int, ...]]

    def count_points(self, *, codebreakers: int, rows: int, broken_on: int | None) -> int:
        """Return the points for a code broken on a row counted from 1, or never."""
        line = self.table[codebreakers]
        return line[-1] if broken_on is None else line[min(broken_on, rows) - 1]


@dataclass(frozen=True, slots=True)
class GroupPoints:
    """A codebreaker earns for each key peg, and `broken` instead for breaking the code (R27)."""

    red: int
    white: int
    broken: int
    codemaker: CircuitPoints | TablePoints


Scoring = RowPoints | GamesWon | GroupPoints
