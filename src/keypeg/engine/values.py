"""What every guess at a position is worth: the rows it expects, and its regret against perfect play.

With n candidates left, a guess expects (total rows over all candidates) / n rows, itself included, when every later
guess is perfect. Its regret is what it expects beyond the best guess. Both are exact fractions, or an interval that
certainly holds the value where the shape is too large or the time is over. The number of rows on the board does not
count here: a position is worth the rows it takes, not the rows it may take.
"""

from __future__ import annotations

import time
from collections.abc import Container, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Any, overload

from keypeg.engine import kernel, partitions
from keypeg.engine.book import book
from keypeg.engine.candidates import Candidates, some_candidates
from keypeg.engine.codec import counted_shape, kernel_rows, letters, numbers, played_shape
from keypeg.engine.interval import Interval
from keypeg.engine.solver import (
    MOST_GUESSES,
    MOST_WEIGHED,
    ExactSolver,
    count_guesses,
    least_total,
    most_total,
    position_solver,
)
from keypeg.errors import EditionError, KeypegError
from keypeg.rules import Code, Position, Shape

SETTLED_AT_ONCE = 1_296
"""Up to this many guesses, all of them are settled in one call, whatever the time allowed."""
SETTLED_ALWAYS = 2_401
"""Without a time limit, up to this many guesses one guess is settled at every position; ..."""
_LONGEST = 1e9
"""Seconds that no search takes."""
SETTLED_LATE = 64
"""... and with more guesses, up to `MOST_GUESSES`, where so few candidates are left."""


@dataclass(frozen=True, slots=True, kw_only=True)
class GuessValue:
    """A guess at a position: the rows it expects (itself included), its regret, and whether it can be the secret."""

    guess: Code
    expects: Interval
    regret: Interval
    candidate: bool

    def __repr__(self) -> str:
        return f"<GuessValue {self.guess}: expects {self.expects} rows, regret {self.regret}>"


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class Values(Sequence[GuessValue]):
    """Every guess of an edition at one position, in colour order; look one up by number or by its code.

    `lower` and `upper` bound each guess's total of rows over all candidates; `least` and `most` those of perfect play.
    """

    position: Position
    candidates: Candidates
    least: int
    most: int
    lower: tuple[int, ...]
    upper: tuple[int, ...]

    def __repr__(self) -> str:
        best = self.best
        return f"<{len(self):,} guesses at {self.position}: best {best.guess}, expects {best.expects} rows>"

    def records(self) -> list[dict[str, Any]]:
        """Return one flat record per guess, as `pandas.DataFrame` takes them."""
        return [
            {
                "guess": str(one.guess),
                "expects_lower": float(one.expects.lower),
                "expects_upper": float(one.expects.upper),
                "regret_lower": float(one.regret.lower),
                "regret_upper": float(one.regret.upper),
                "candidate": one.candidate,
            }
            for one in self
        ]

    @property
    def exact(self) -> bool:
        """Whether every value is one number."""
        return self.lower == self.upper and self.least == self.most

    @property
    def value(self) -> Interval:
        """Return the rows perfect play expects at this position."""
        return Interval.between(self.least, self.most) / len(self.candidates)

    @property
    def best(self) -> GuessValue:
        """The guess that expects the fewest rows; ties go to a candidate, then to the first in colour order."""
        least = min(self.upper)
        ties = [self[i] for i, upper in enumerate(self.upper) if upper == least]
        return min(ties, key=lambda one: (one.regret.upper, not one.candidate))

    def __len__(self) -> int:
        return len(self.lower)

    @overload
    def __getitem__(self, index: int | Code | str) -> GuessValue: ...
    @overload
    def __getitem__(self, index: slice) -> tuple[GuessValue, ...]: ...
    def __getitem__(self, index: int | slice | Code | str) -> GuessValue | tuple[GuessValue, ...]:
        if isinstance(index, slice):
            return tuple(self[i] for i in range(len(self))[index])
        at = range(len(self))[index if isinstance(index, int) else self.index_of(index)]
        return self._value_at(at, _split(self.candidates.raw, self.position.edition.shape.pegs))

    def __iter__(self) -> Iterator[GuessValue]:
        left = frozenset(_split(self.candidates.raw, self.position.edition.shape.pegs))
        return (self._value_at(i, left) for i in range(len(self)))

    def _value_at(self, at: int, left: Container[bytes]) -> GuessValue:
        total = Interval.between(self.lower[at], self.upper[at])
        raw = guess_codes(self.position.edition.shape)[at]
        return GuessValue(
            guess=letters(self.position.edition, raw),
            expects=total / len(self.candidates),
            regret=_regret(total, self.least, self.most) / len(self.candidates),
            candidate=raw in left,
        )

    def index_of(self, guess: Code | str) -> int:
        """Return the number of a guess in colour order."""
        box = self.position.edition
        return guess_index(box.shape)[numbers(box, box.guess(str(guess)))]


def value(position: Position, *, seconds: float = 10.0) -> Interval:
    """Return the rows that perfect play still expects; 0 where the last row has broken the code.

    >>> value(Position.parse("classic")).lower  # Koyama and Lai 1993: 5625 rows for 1296 secrets
    Fraction(625, 144)
    """
    if _is_broken(position):
        return Interval.of(0)
    left = some_candidates(position)
    found = position_solver(position).solve(kernel_rows(position), seconds=seconds)
    return Interval.between(found.lower, found.upper) / len(left)


def regret(position: Position, guess: Code, *, seconds: float | None = 10.0) -> Interval:
    """Return the rows that a guess loses on average against perfect play.

    >>> regret(Position.parse("classic"), Code("RRBB")).lower  # RRBB needs 5702 rows, 77 more than the best
    Fraction(77, 1296)
    """
    return guess_value(position, guess, seconds=seconds).regret


def guess_value(position: Position, guess: Code, *, seconds: float | None = 10.0) -> GuessValue:
    """Return what one guess at a position is worth; much faster than all of them.

    With `seconds=None` the answer does not depend on the speed of the machine: small shapes and late positions are
    exact, others are bounded by counting.
    """
    box = position.edition
    left = _open(position)
    raw, count = numbers(box, box.guess(str(guess))), len(left)
    least, most = _bound_perfect(position, count, seconds)
    every = Interval.between(*_total(position, left, raw, seconds))
    return GuessValue(
        guess=letters(box, raw),
        expects=every / count,
        regret=_regret(every, least, most) / count,
        candidate=raw in _split(left.raw, box.shape.pegs),
    )


def _bound_perfect(position: Position, count: int, seconds: float | None) -> tuple[int, int]:
    """Bound the total of perfect play."""
    shape = position.edition.shape
    in_book = not position.rows and position.digit_sum is None and book(shape) is not None
    if seconds is None and not in_book and not _always_settles(shape, count):
        return least_total(shape, count), most_total(shape, count)
    limit = _LONGEST if seconds is None else seconds
    found = position_solver(position).solve(kernel_rows(position), seconds=limit)
    return found.lower, found.upper


def _total(position: Position, left: Candidates, guess: bytes, seconds: float | None) -> tuple[int, int]:
    """Bound the total of one guess: by counting where that is enough, else by search."""
    shape = position.edition.shape
    counted = _bound_totals(shape, left.raw, guess)[0]
    searched = _always_settles(shape, len(left)) if seconds is None else _is_searched(shape)
    if counted[0] == counted[1] or not searched:
        return counted
    return _exact_solver(position).bound_guess(guess, kernel_rows(position), seconds=seconds)


def _exact_solver(position: Position) -> ExactSolver:
    return ExactSolver(position.edition.shape, played_shape(position))


def _is_searched(shape: Shape) -> bool:
    """Whether there is an exact search of a shape."""
    return count_guesses(shape) <= MOST_GUESSES


def _always_settles(shape: Shape, count: int) -> bool:
    guesses = len(guess_codes(shape))
    if not _is_searched(shape):
        return False
    return guesses <= SETTLED_ALWAYS or (guesses <= MOST_GUESSES and count <= SETTLED_LATE)


def values(position: Position, *, seconds: float = 10.0) -> Values:
    """Return what every guess at a position is worth.

    >>> found = values(Position.parse("classic RRBB:1-0 RGYW:1-1"))
    >>> str(found.best.guess), found["RRBB"].regret.lower
    ('GKBW', Fraction(1, 1))
    """
    end = time.monotonic() + seconds
    box = position.edition
    left, rows = _open(position), kernel_rows(position)
    best = position_solver(position).solve(rows, seconds=seconds)
    if len(guess_codes(box.shape)) <= SETTLED_AT_ONCE and _is_searched(box.shape):
        totals = _exact_solver(position).list_totals(rows)
    else:
        totals = _settle_in_time(position, left.raw, rows, end)
        # The best guess that the search knows reaches its bound, and no guess is below the other one.
        first = guess_index(box.shape)[best.guess]
        totals[first] = totals[first][0], min(totals[first][1], best.upper)
        totals = [(max(lower, best.lower), upper) for lower, upper in totals]
    lower, upper = zip(*totals, strict=True)
    return Values(
        position=position, candidates=left, least=best.lower, most=best.upper, lower=lower, upper=upper
    )


def _settle_in_time(
    position: Position, left: bytes, rows: Sequence[kernel.KernelRow], end: float
) -> list[tuple[int, int]]:
    """Bound every guess by counting its parts, then settle the most promising ones until the time is over."""
    shape = position.edition.shape
    codes = guess_codes(shape)
    totals = _bound_totals(shape, left)
    if not _is_searched(shape):
        return totals
    for at in sorted(range(len(codes)), key=totals.__getitem__):
        if time.monotonic() >= end:
            break
        if totals[at][0] < totals[at][1]:
            lower, upper = _exact_solver(position).bound_guess(
                codes[at], rows, seconds=end - time.monotonic()
            )
            totals[at] = max(lower, totals[at][0]), min(upper, totals[at][1])
    return totals


def _bound_totals(shape: Shape, left: bytes, guesses: bytes | None = None) -> list[tuple[int, int]]:
    """Return bounds on the total of each guess that hold for any parts of these sizes."""
    sizes = partitions.partition(counted_shape(shape), left, guesses)
    width, count = len(kernel.feedbacks(shape.pegs)), len(left) // shape.pegs
    # A part that breaks the code is one code, which needs no further row.
    broken = partitions.breaking_index(counted_shape(shape))
    bounds: dict[int, tuple[int, int]] = {0: (0, 0)}
    for size in set(sizes):
        bounds[size] = least_total(shape, size), most_total(shape, size)
    return [
        (
            count + sum(bounds[size][0] for size in sizes[at : at + width]) - sizes[at + broken],
            count + sum(bounds[size][1] for size in sizes[at : at + width]) - sizes[at + broken],
        )
        for at in range(0, len(sizes), width)
    ]


def _regret(total: Interval, least: int, most: int) -> Interval:
    return (total - Interval.between(least, most)).at_least(0)


def _open(position: Position) -> Candidates:
    if _is_broken(position):
        raise KeypegError(f"the code of {position} is already broken: there is no guess to make")
    return some_candidates(position)


def _is_broken(position: Position) -> bool:
    return any(row.feedback == position.edition.breaking for row in position.rows)


@cache
def guess_codes(shape: Shape) -> tuple[bytes, ...]:
    """Return every guess of a shape in colour order, as colour numbers."""
    guesses = shape.symbols**shape.pegs if shape.guess_repeats else shape.secrets
    if guesses > MOST_WEIGHED:
        raise EditionError(
            f"cannot value the guesses of {shape.text(rows=False)}: it has {guesses:,}, "
            f"and the limit is {MOST_WEIGHED:,}"
        )
    whole = replace(shape, secret_repeats=shape.guess_repeats)
    return tuple(_split(partitions.candidates(counted_shape(whole)), shape.pegs))


@cache
def guess_index(shape: Shape) -> dict[bytes, int]:
    """Return the number of every guess of a shape in colour order."""
    return {raw: at for at, raw in enumerate(guess_codes(shape))}


def _split(raw: bytes, pegs: int) -> list[bytes]:
    return [raw[at : at + pegs] for at in range(0, len(raw), pegs)]
