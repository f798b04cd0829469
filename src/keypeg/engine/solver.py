"""Solvers of a position: the exact search, or in the tests a plain and slow one."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from functools import cache
from itertools import permutations, product
from math import perm
from typing import Protocol

from keypeg.engine import kernel, partitions
from keypeg.engine.book import book
from keypeg.engine.codec import counted_shape, played_shape
from keypeg.engine.partitions import PlayedShape
from keypeg.engine.renaming import HoleNames
from keypeg.engine.search import Solver, Value
from keypeg.engine.summed import SummedShape
from keypeg.errors import EditionError, KeypegError
from keypeg.rules import Position, Shape
from keypeg.rules.feedback import feedbacks
from keypeg.rules.shape import Counting

_LEAST_SECONDS = 1e-6
MOST_GUESSES = 8_000
"""The exact search keeps the feedback of every pair of codes."""
MOST_WEIGHED = 100_000
"""Beyond this even a single guess is not weighed against all others in time."""


class PositionSolver(Protocol):
    """Settles what perfect play needs for a set of candidates, or bounds it within the seconds allowed."""

    def solve(self, played: Sequence[kernel.KernelRow], *, seconds: float) -> Value:
        """Return what is known of the codes that agree with the rows played, when the time is over."""


class ExactSolver:
    """The exact search of one shape; what it has settled it keeps for the next question."""

    def __init__(self, shape: Shape, played: PlayedShape | None = None) -> None:
        self._shape = played or counted_shape(shape)
        self._sorts = shape.counting is Counting.COLOURS
        self._renames = shape.counting is Counting.PLACES and shape.secret_repeats
        self._listed = self._sorts or isinstance(self._shape, SummedShape)
        self._solver = search(partitions.kernel_part(self._shape), shape.counting)

    def solve(self, played: Sequence[kernel.KernelRow], *, seconds: float) -> Value:
        """Return what the search settles in time."""
        names = self._names(played)
        # To the search no time at all would mean no limit.
        found = self._solver.value(
            names.rename_rows(played),
            candidates=self._candidates(played),
            seconds=max(seconds, _LEAST_SECONDS),
        )
        guess = names.restore(found.guess)
        return Value(found.lower, found.upper, bytes(sorted(guess)) if self._sorts else guess)

    def bound_guess(
        self, guess: bytes, played: Sequence[kernel.KernelRow], *, seconds: float | None
    ) -> tuple[int, int]:
        """Return bounds on the total of one guess; exact without a limit of time."""
        names = self._names(played)
        found = self._solver.guess_value(
            names.rename(guess),
            names.rename_rows(played),
            candidates=self._candidates(played),
            seconds=None if seconds is None else max(seconds, _LEAST_SECONDS),
        )
        return found.lower, found.upper

    def list_totals(self, played: Sequence[kernel.KernelRow]) -> list[tuple[int, int]]:
        """Return the bounds of every guess, in the order of codes, with no limit of time."""
        names, colours = self._names(played), range(self._shape.colours)
        values = self._solver.guess_values(names.rename_rows(played), candidates=self._candidates(played))
        totals = [(lower, upper) for lower, upper, _ in values]
        every = product(colours, repeat=self._shape.pegs)
        codes = [*map(bytes, every if self._shape.guess_repeats else permutations(colours, self._shape.pegs))]
        if self._sorts:
            return [total for code, total in zip(codes, totals, strict=True) if list(code) == sorted(code)]
        known = dict(zip(codes, totals, strict=True))
        return [known[names.rename(code)] for code in codes] if self._renames else totals

    def _names(self, played: Sequence[kernel.KernelRow]) -> HoleNames:
        renamed = played if self._renames else ()
        return HoleNames(renamed, pegs=self._shape.pegs, colours=self._shape.colours)

    def _candidates(self, played: Sequence[kernel.KernelRow]) -> list[bytes] | None:
        """Return the candidates, where they are not all secrets that agree with the rows."""
        if not self._listed:
            return None
        raw, pegs = partitions.candidates(self._shape, played), self._shape.pegs
        return [raw[at : at + pegs] for at in range(0, len(raw), pegs)]


class RoughSolver:
    """Bounds for shapes too large for the exact search: what any tree needs, and what a good one needs."""

    def __init__(self, shape: Shape, played: PlayedShape | None = None) -> None:
        self._whole = shape
        self._shape = played or counted_shape(shape)

    def solve(self, played: Sequence[kernel.KernelRow], *, seconds: float) -> Value:
        """Return bounds that certainly hold the optimum."""
        left = partitions.candidates(self._shape, played)
        upper, guess = self._good_tree(left, time.monotonic() + seconds)
        count = len(left) // self._shape.pegs
        return Value(least_total(self._whole, count), upper, guess)

    def _good_tree(self, left: bytes, deadline: float) -> tuple[int, bytes]:
        """The total and first guess of a tree of telling guesses; once time is over, what any tree need not exceed."""
        pegs = self._shape.pegs
        count = len(left) // pegs
        if count <= 2 or time.monotonic() > deadline:
            return most_total(self._whole, count), left[:pegs]
        guess = partitions.choose_among(self._shape, "entropy", left)[0].guess
        parts: dict[int, bytearray] = {}
        for i, index in enumerate(partitions.marks(self._shape, guess, left)):
            parts.setdefault(index, bytearray()).extend(left[i * pegs : (i + 1) * pegs])
        parts.pop(partitions.breaking_index(self._shape), None)
        return count + sum(self._good_tree(bytes(part), deadline)[0] for part in parts.values()), guess


class BookedSolver:
    """A solver that asks the book first, which was searched for longer than any review may take.

    Every part of a proven tree is proven, too. Of a tree that is only the best known, each part is a bound.
    """

    def __init__(self, shape: Shape, solver: Callable[[], PositionSolver]) -> None:
        self._book = book(shape)
        self._make = solver
        self._made: PositionSolver | None = None

    def solve(self, played: Sequence[kernel.KernelRow], *, seconds: float) -> Value:
        """Return what the book or the search knows."""
        known = self._book.value(played) if self._book else None
        if known is None or self._book is None:
            return self._solver.solve(played, seconds=seconds)
        total, guess = known
        if self._book.data["proven"]:
            return Value(total, total, guess)
        if not played:
            return Value(self._book.data["lower_bound"], total, guess)
        found = self._solver.solve(played, seconds=seconds)
        return found if found.upper <= total else Value(found.lower, total, guess)

    @property
    def _solver(self) -> PositionSolver:
        if self._made is None:
            self._made = self._make()
        return self._made


def least_total(shape: Shape, count: int) -> int:
    """Return the fewest rows any tree needs for `count` codes: one on row 1, then one per feedback but all red."""
    parts = len(feedbacks(shape.pegs, shape.counting)) - 1
    total, row, most = 0, 1, 1
    while count > 0:
        broken = min(count, most)
        total, count = total + row * broken, count - broken
        row, most = row + 1, most * parts
    return total


def most_total(shape: Shape, count: int) -> int:
    """Return a total that some tree never exceeds for `count` codes: guess them in turn, or follow the book."""
    found = book(shape)
    in_turn = count * (count + 1) // 2
    return in_turn if found is None else min(in_turn, count * int(found.data["max"]))


@cache
def search(shape: kernel.KernelShape, counting: Counting = Counting.BOTH) -> Solver:
    """Return the one exact search of a shape in this process, which keeps what it has settled."""
    return Solver(shape, counting=list(Counting).index(counting))


@cache
def solver(shape: Shape) -> PositionSolver:
    """Return the solver of a shape in this process: exact if the search fits into the memory of most computers."""
    return _make_solver(shape, counted_shape(shape))


def position_solver(position: Position) -> PositionSolver:
    """Return the solver of a position's shape, which knows what is told of the secret (R1a)."""
    if position.digit_sum is None:
        return solver(position.edition.shape)
    return _summed_solver(position.edition.shape, played_shape(position))


@cache
def _summed_solver(shape: Shape, played: PlayedShape) -> PositionSolver:
    return _search_solver(shape, played)


def _make_solver(shape: Shape, played: PlayedShape) -> PositionSolver:
    guesses = count_guesses(shape)
    if guesses > MOST_WEIGHED:
        raise EditionError(
            "review-too-large", shape=shape.text(rows=False), guesses=guesses, most=MOST_WEIGHED
        )
    return BookedSolver(shape, lambda: _search_solver(shape, played))


def count_guesses(shape: Shape) -> int:
    """Return how many codes of a shape can be guessed."""
    return shape.symbols**shape.pegs if shape.guess_repeats else perm(shape.symbols, shape.pegs)


def _search_solver(shape: Shape, played: PlayedShape) -> PositionSolver:
    """Return the search for what is in no book; without the native module it can only give bounds."""
    if count_guesses(shape) <= MOST_GUESSES:
        try:
            return ExactSolver(shape, played)
        except KeypegError:
            pass
    return RoughSolver(shape, played)
