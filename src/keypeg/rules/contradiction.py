"""A smallest set of rows that contradict one another, in pure Python."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from keypeg.rules.search import NumberedRow, OutOfSteps, Search, Steps
from keypeg.rules.shape import Counting

WIDENING_STEPS = 200
"""How many steps are spent on letting a code agree with one row more."""


class Contradicting:
    """A set of rows that contradict one another, made as small as the steps allow.

    A set contradicts itself only if it meets every removal: every set of rows whose removal restores agreement. So
    the smallest set that meets all removals found so far either contradicts, and is the answer, or some code agrees
    with it and shows another removal (Ignatiev and others, Smallest MUS extraction with minimal hitting set
    dualization, 2015).
    """

    def __init__(
        self,
        search: Callable[[Sequence[NumberedRow]], Search],
        rows: Sequence[NumberedRow],
        *,
        counting: Counting = Counting.BOTH,
    ) -> None:
        self.search = search
        self.counting = counting
        self.rows = rows
        self.every = frozenset(range(len(rows)))
        self.best = self.every
        self.removals: list[frozenset[int]] = []

    def code(self, chosen: frozenset[int], steps: Steps) -> list[int] | None:
        """Return a code that agrees with the chosen rows, or None."""
        return self.search([self.rows[i] for i in sorted(chosen)]).find(steps)

    def shrink(self, steps: Steps) -> bool:
        """Make `best` smaller; returns whether it is known to be a smallest set."""
        try:
            self._leave_out(steps)
            while (core := self._meeting(steps)) is not None:
                code = self.code(core, steps)
                if code is None:
                    self.best = core
                    return True
                self.removals.append(self.every - self._widen(code, steps))
        except OutOfSteps:
            return False
        return True

    def _leave_out(self, steps: Steps) -> None:
        for i in sorted(self.best, reverse=True):
            code = self.code(self.best - {i}, steps)
            if code is None:
                self.best -= {i}
            else:
                self.removals.append(self.every - self._find_agreeing(code))

    def _find_agreeing(self, code: Sequence[int]) -> frozenset[int]:
        return frozenset(i for i, row in enumerate(self.rows) if _earns(code, row, self.counting))

    def _widen(self, code: Sequence[int], steps: Steps) -> frozenset[int]:
        """Return as many rows as can be found in few steps that one code agrees with."""
        agreed = self._find_agreeing(code)
        for i in sorted(self.every - agreed):
            few = Steps(min(steps.left, WIDENING_STEPS))
            steps.left -= few.left
            try:
                other = None if i in agreed else self.code(agreed | {i}, few)
            except OutOfSteps:
                other = None
            steps.left += few.left
            if other is not None:
                agreed = self._find_agreeing(other)
        return agreed

    def _meeting(self, steps: Steps) -> frozenset[int] | None:
        """Return a smallest set that meets all removals; None if it would be no smaller than `best`."""
        for size in range(len(self.best)):
            if (found := self._extend(frozenset(), size, frozenset(), steps)) is not None:
                return found
        return None

    def _extend(
        self, chosen: frozenset[int], left: int, banned: frozenset[int], steps: Steps
    ) -> frozenset[int] | None:
        steps.spend()
        unmet = [removal - banned for removal in self.removals if removal.isdisjoint(chosen)]
        if not unmet:
            return chosen
        if left == 0:
            return None
        narrowest = min(unmet, key=len)
        for i in sorted(narrowest):
            if (found := self._extend(chosen | {i}, left - 1, banned, steps)) is not None:
                return found
            banned |= {i}
        return None


def _earns(code: Sequence[int], row: NumberedRow, counting: Counting) -> bool:
    guess, red, white = row
    if counting is Counting.PLACES:
        return sum(a == b for a, b in zip(code, guess, strict=True)) == red
    matches = sum(min(code.count(colour), list(guess).count(colour)) for colour in set(guess))
    if counting is Counting.COLOURS:
        return matches == white
    return matches == red + white and sum(a == b for a, b in zip(code, guess, strict=True)) == red
