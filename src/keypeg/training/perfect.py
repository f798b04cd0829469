"""Perfect play for few candidates: the least total of rows, and every guess that reaches it.

It needs no native module, so that puzzles can be made and checked everywhere.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import cache
from itertools import permutations, product

from keypeg.engine import kernel
from keypeg.engine.codec import kernel_shape, part_sizes
from keypeg.rules import Shape

MOST_CANDIDATES = 16
"""More than these are not solved here."""


@dataclass(frozen=True, slots=True)
class Perfect:
    """The least total of rows over all candidates, and all guesses that reach it, in colour order."""

    total: int
    guesses: tuple[bytes, ...]


@cache
def every_guess(shape: Shape) -> bytes:
    """Return all guesses of a shape in colour order, joined."""
    colours = range(shape.symbols)
    ways = product(colours, repeat=shape.pegs) if shape.guess_repeats else permutations(colours, shape.pegs)
    return b"".join(map(bytes, ways))


class PerfectPlay:
    """Solves sets of few candidates of one shape, and remembers them."""

    def __init__(self, shape: Shape) -> None:
        self._shape = shape
        self._kernel_shape = kernel_shape(shape)
        self._known: dict[bytes, int] = {}

    def solve(self, left: bytes) -> Perfect:
        """Return the least total and all guesses that reach it."""
        if len(left) > MOST_CANDIDATES * self._shape.pegs:
            raise ValueError(f"at most {MOST_CANDIDATES} candidates are solved here")
        best: int | None = None
        found: list[bytes] = []
        for lower, guess in self._by_bound(left):
            if best is not None and lower > best:
                break
            total = self.weigh(left, guess)
            if best is None or total < best:
                best, found = total, []
            if total == best:
                found.append(guess)
        if best is None:
            raise ValueError("there must be a candidate")
        return Perfect(best, tuple(sorted(found)))

    def weigh(self, left: bytes, guess: bytes) -> int:
        """Return the total of rows over all candidates when this guess is next and the rest is perfect play."""
        pegs = self._shape.pegs
        parts: dict[int, bytes] = {}
        for i, index in enumerate(kernel.marks(self._kernel_shape, guess, left)):
            parts[index] = parts.get(index, b"") + left[i * pegs : (i + 1) * pegs]
        parts.pop(_all_red(pegs), None)
        count = len(left) // pegs
        if any(len(part) == len(left) for part in parts.values()):
            return count + self._total(left)  # It tells nothing: a row is lost.
        return count + sum(self._total(part) for part in parts.values())

    def _total(self, left: bytes) -> int:
        count = len(left) // self._shape.pegs
        if count <= 2:
            return (0, 1, 3)[count]
        if left not in self._known:
            best: int | None = None
            for lower, guess in self._by_bound(left):
                if best is not None and lower >= best:
                    break
                total = self.weigh(left, guess)
                best = total if best is None else min(best, total)
            self._known[left] = best or 0
        return self._known[left]

    def _by_bound(self, left: bytes) -> list[tuple[int, bytes]]:
        """Every guess that tells something, with a bound on its total, the lowest first."""
        pegs = self._shape.pegs
        count = len(left) // pegs
        guesses = every_guess(self._shape)
        bounded = []
        for at, sizes in enumerate(part_sizes(self._shape, left, guesses)):
            others = [size for size in sizes[:-1] if size]
            if others != [count]:
                lower = count + sum(2 * size - 1 for size in others)
                bounded.append((lower, guesses[at * pegs : (at + 1) * pegs]))
        return sorted(bounded)


def separates(shape: Shape, left: bytes, guess: bytes) -> bool:
    """Return whether every candidate would answer the guess differently."""
    return max(Counter(kernel.marks(kernel_shape(shape), guess, left)).values()) == 1


def _all_red(pegs: int) -> int:
    return len(kernel.feedbacks(pegs)) - 1
