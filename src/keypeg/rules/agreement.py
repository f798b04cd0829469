"""Whether any code agrees with the rows given, and which rows contradict one another (R13)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from keypeg.errors import Undecided
from keypeg.rules.codes import Code
from keypeg.rules.edition import Edition
from keypeg.rules.feedback import mark
from keypeg.rules.game import Row, marked_rows, numbered_marked_rows
from keypeg.rules.search import NumberedRow, OutOfSteps, Search, Steps

VERDICT_STEPS = 5_000_000
"""How long the search goes on for the question whether rows contradict one another at all."""
SMALLEST_STEPS = 100_000
"""How long it goes on for a smallest set of rows that do."""
_WIDENING_STEPS = 200


@dataclass(frozen=True, slots=True)
class Verdict:
    """What the rows of a position prove.

    `rows`, numbered from 1, cannot all be true; none where some code agrees with all rows. `smallest` says that no
    smaller set contradicts. Where it is false, the search for a smaller one was ended before it was done.
    """

    rows: tuple[int, ...] = ()
    smallest: bool = True


def agrees(code: Code, rows: Sequence[Row]) -> bool:
    """Return whether a code, were it the secret, would have earned every feedback given."""
    return all(mark(code, row.guess) == row.feedback for row in marked_rows(rows))


def agreeing_codes(edition: Edition, rows: Sequence[Row], *, near: Code | None = None) -> Iterator[Code]:
    """Yield every secret of the edition that agrees with the rows, by search rather than by listing all codes.

    With `near`, codes that resemble that one come early.
    """
    letters = edition.letters
    search = _search(edition, [row for _, row in _marked(edition, rows)], apart=True)
    likely = [] if near is None else [letters.index(letter) for letter in near]
    return (Code("".join(letters[colour] for colour in code)) for code in search.codes(likely))


def count_agreeing(edition: Edition, rows: Sequence[Row], *, steps: int = VERDICT_STEPS) -> int:
    """Return how many secrets agree with the rows; raises `Undecided` where that takes more than `steps` steps."""
    try:
        return _search(edition, [row for _, row in _marked(edition, rows)]).count(Steps(steps))
    except OutOfSteps:
        raise Undecided(steps) from None


def consistent(edition: Edition, rows: Sequence[Row], *, steps: int = VERDICT_STEPS) -> bool:
    """Return whether some secret agrees with the rows; raises `Undecided` after `steps` steps without an answer."""
    try:
        return _search(edition, [row for _, row in _marked(edition, rows)]).find(Steps(steps)) is not None
    except OutOfSteps:
        raise Undecided(steps) from None


def contradiction(edition: Edition, rows: Sequence[Row]) -> tuple[int, ...] | None:
    """Return rows, numbered from 1, that no code agrees with; None where some code agrees with all rows.

    It is a smallest such set, unless `verdict` says that it could not be settled.
    """
    return verdict(edition, rows).rows or None


def verdict(
    edition: Edition,
    rows: Sequence[Row],
    *,
    verdict_steps: int = VERDICT_STEPS,
    smallest_steps: int = SMALLEST_STEPS,
) -> Verdict:
    """Return what the rows prove.

    Raises `Undecided` if `verdict_steps` steps do not tell whether the rows contradict one another. If they do, the
    search for a smallest set ends after `smallest_steps` more, with the smallest set found until then.
    """
    marked = _marked(edition, rows)
    found = _Contradicting(edition, [row for _, row in marked])
    try:
        if found.code(frozenset(range(len(marked))), Steps(verdict_steps)) is not None:
            return Verdict()
    except OutOfSteps:
        raise Undecided(verdict_steps) from None
    smallest = found.shrink(Steps(smallest_steps))
    return Verdict(tuple(sorted(marked[i][0] for i in found.best)), smallest)


def _marked(edition: Edition, rows: Sequence[Row]) -> list[tuple[int, NumberedRow]]:
    """The marked rows as numbers, each with its place on the board from 1."""
    return [
        (
            number,
            ([edition.letters.index(letter) for letter in row.guess], row.feedback.red, row.feedback.white),
        )
        for number, row in numbered_marked_rows(rows)
    ]


def _search(edition: Edition, rows: Sequence[NumberedRow], *, apart: bool = False) -> Search:
    shape = edition.shape
    return Search(
        pegs=shape.pegs, colours=shape.symbols, repeats=shape.secret_repeats, rows=rows, apart=apart
    )


class _Contradicting:
    """A set of rows that contradict one another, made as small as the steps allow.

    A set contradicts itself only if it meets every removal: every set of rows whose removal restores agreement. So
    the smallest set that meets all removals found so far either contradicts, and is the answer, or some code agrees
    with it and shows another removal (Ignatiev and others, Smallest MUS extraction with minimal hitting set
    dualization, 2015).
    """

    def __init__(self, edition: Edition, rows: Sequence[NumberedRow]) -> None:
        self.edition = edition
        self.rows = rows
        self.every = frozenset(range(len(rows)))
        self.best = self.every
        self.removals: list[frozenset[int]] = []

    def code(self, chosen: frozenset[int], steps: Steps) -> list[int] | None:
        """Return a code that agrees with the chosen rows, or None."""
        return _search(self.edition, [self.rows[i] for i in sorted(chosen)]).find(steps)

    def shrink(self, steps: Steps) -> bool:
        """Make `best` smaller; returns whether it is known to be a smallest set."""
        try:
            self._leave_out(steps)
            while (core := self._meeting(steps)) is not None:
                code = self.code(core, steps)
                if code is None:
                    self.best = core
                    return True
                self.removals.append(self.every - self._widened(code, steps))
        except OutOfSteps:
            return False
        return True

    def _leave_out(self, steps: Steps) -> None:
        for i in sorted(self.best, reverse=True):
            code = self.code(self.best - {i}, steps)
            if code is None:
                self.best -= {i}
            else:
                self.removals.append(self.every - self._agreed(code))

    def _agreed(self, code: Sequence[int]) -> frozenset[int]:
        return frozenset(i for i, row in enumerate(self.rows) if _earns(code, row))

    def _widened(self, code: Sequence[int], steps: Steps) -> frozenset[int]:
        """As many rows as can be found, in few steps, that one code agrees with."""
        agreed = self._agreed(code)
        for i in sorted(self.every - agreed):
            few = Steps(min(steps.left, _WIDENING_STEPS))
            steps.left -= few.left
            try:
                other = None if i in agreed else self.code(agreed | {i}, few)
            except OutOfSteps:
                other = None
            steps.left += few.left
            if other is not None:
                agreed = self._agreed(other)
        return agreed

    def _meeting(self, steps: Steps) -> frozenset[int] | None:
        """A smallest set that meets all removals; None where it would be no smaller than `best`."""
        for size in range(len(self.best)):
            if (found := self._extended(frozenset(), size, frozenset(), steps)) is not None:
                return found
        return None

    def _extended(
        self, chosen: frozenset[int], left: int, banned: frozenset[int], steps: Steps
    ) -> frozenset[int] | None:
        steps.spend()
        unmet = [removal - banned for removal in self.removals if removal.isdisjoint(chosen)]
        if not unmet:
            return chosen
        if left == 0:
            return None
        smallest = min(unmet, key=len)
        for i in sorted(smallest):
            if (found := self._extended(chosen | {i}, left - 1, banned, steps)) is not None:
                return found
            banned |= {i}
        return None


def _earns(code: Sequence[int], row: NumberedRow) -> bool:
    guess, red, white = row
    matches = sum(min(code.count(colour), list(guess).count(colour)) for colour in set(guess))
    return matches == red + white and sum(a == b for a, b in zip(code, guess, strict=True)) == red
