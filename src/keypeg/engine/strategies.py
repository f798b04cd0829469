"""Strategies: each chooses a guess from a position. To add one: a function, and a row in the table."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from keypeg.engine import partitions
from keypeg.engine.book import book
from keypeg.engine.candidates import some_candidates
from keypeg.engine.codec import is_enumerable, kernel_rows, letters, played_shape
from keypeg.engine.sampling import sample, sample_guess
from keypeg.engine.solver import position_solver
from keypeg.errors import EditionError, KeypegError, shorten
from keypeg.rules import Code, Position

BEST_SECONDS = 0.3
"""How long perfect play is looked for where the book has no guess."""

Choose = Callable[[Position, Random], Code]


@dataclass(frozen=True, slots=True)
class Strategy:
    """A way to choose the next guess; `measure` names what the kernel minimises, where it is that kind."""

    name: str
    about: str
    choose: Choose
    measure: str | None = None


def first_consistent(position: Position, chance: Random) -> Code:
    """Return the first candidate in colour order."""
    if not is_enumerable(position.edition.shape):
        return min(
            sample(position, chance)[0], key=lambda code: list(map(position.edition.letters.index, code))
        )
    return some_candidates(position)[0]


def random_consistent(position: Position, chance: Random) -> Code:
    """Return any candidate, each as likely as the others."""
    if not is_enumerable(position.edition.shape):
        return chance.choice(sample(position, chance)[0])
    return chance.choice(some_candidates(position))


def by_measure(measure: str) -> Choose:
    """Return the best guess of all the edition allows; ties go to a candidate, then to the lowest code."""

    def choose(position: Position, chance: Random) -> Code:
        if not is_enumerable(position.edition.shape):
            return sample_guess(position, chance)[0]
        shape, rows = played_shape(position), kernel_rows(position)
        if not partitions.candidates(shape, rows):
            some_candidates(position)
        best = partitions.choose(shape, measure, rows)
        return letters(position.edition, best.guess)

    return choose


def by_the_book(position: Position, chance: Random) -> Code:
    """Return the book's guess, or off the book the guess with the most information."""
    guess = _book_guess(position)
    return guess if guess is not None else by_measure("entropy")(position, chance)


def best_known(position: Position, chance: Random) -> Code:
    """Return the book's guess; off the book, perfect play if it is found in time, else the most informative guess.

    A review asks the same solver, so that it does not know better.
    """
    guess = _book_guess(position)
    if guess is not None:
        return guess
    if not is_enumerable(position.edition.shape):
        return sample_guess(position, chance)[0]
    some_candidates(position)
    try:
        solved = position_solver(position).solve(kernel_rows(position), seconds=BEST_SECONDS)
    except EditionError:
        return by_measure("entropy")(position, chance)
    return letters(position.edition, solved.guess)


def _book_guess(position: Position) -> Code | None:
    """Return the book's guess; no book knows what is told of a secret (R1a)."""
    found = book(position.edition.shape) if position.digit_sum is None else None
    return found.guess(position) if found else None


STRATEGIES = {
    strategy.name: strategy
    for strategy in (
        Strategy("minimax", "smallest worst part (Knuth 1977)", by_measure("minimax"), "minimax"),
        Strategy(
            "expected-size",
            "smallest expected part (Irving 1978)",
            by_measure("expected-size"),
            "expected-size",
        ),
        Strategy("entropy", "most information (Neuwirth 1982)", by_measure("entropy"), "entropy"),
        Strategy("parts", "most parts (Kooi 2005)", by_measure("parts"), "parts"),
        Strategy("book", "the proven or best known tree, and entropy off it", by_the_book),
        Strategy("first-consistent", "the first code that agrees with every row", first_consistent),
        Strategy("random-consistent", "any code that agrees with every row", random_consistent),
    )
}


BEST = Strategy("best", "the book, then perfect play where it is soon found", best_known)
"""What hints use. It takes time off the book and depends on it, so it is not compared with the strategies."""


def strategy(name: str) -> Strategy:
    """Return the strategy of that name."""
    if name == BEST.name:
        return BEST
    if name not in STRATEGIES:
        raise KeypegError("unknown-strategy", text=shorten(name), strategies=(*STRATEGIES, BEST.name))
    return STRATEGIES[name]
