"""Whether any code agrees with the rows given, and which rows contradict one another (R13)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations

from keypeg.rules.codes import Code
from keypeg.rules.edition import Edition
from keypeg.rules.feedback import mark
from keypeg.rules.game import Row


def agrees(code: Code, rows: Sequence[Row]) -> bool:
    """Whether a code, were it the secret, would have earned every feedback given."""
    return all(
        row.guess is None or row.feedback is None or mark(code, row.guess) == row.feedback for row in rows
    )


def agreeing_codes(edition: Edition, rows: Sequence[Row], *, near: Code | None = None) -> Iterator[Code]:
    """Every secret of the edition that agrees with the rows, found by search rather than by listing all codes.

    With `near`, codes that resemble that one come early.
    """
    most = edition.shape.pegs if edition.shape.secret_repeats else 1
    return _Search(edition.shape.pegs, dict.fromkeys(edition.letters, most), rows, near=near).codes()


def consistent(edition: Edition, rows: Sequence[Row]) -> bool:
    """Whether some secret of the edition agrees with the rows."""
    shape = edition.shape
    used = {letter for row in rows if row.guess is not None for letter in row.guess}
    most = dict.fromkeys(sorted(used), shape.pegs if shape.secret_repeats else 1)
    if unused := shape.symbols - len(used):
        # Colours in no row are alike: one sign stands for all of them.
        most["?"] = shape.pegs if shape.secret_repeats else unused
    return next(_Search(shape.pegs, most, rows).codes(), None) is not None


def contradiction(edition: Edition, rows: Sequence[Row]) -> tuple[int, ...] | None:
    """A smallest set of rows, numbered from 1, that no code agrees with; None where some code agrees with all.

    A set contradicts itself only if it meets every set of rows whose removal restores agreement. So the smallest
    set that meets all such removals found so far is either the answer or shows another removal.
    """
    every = frozenset(range(len(rows)))
    removals: list[frozenset[int]] = []

    def agree(chosen: frozenset[int]) -> bool:
        return consistent(edition, [rows[i] for i in sorted(chosen)])

    if agree(every):
        return None
    while True:
        core = _smallest_meeting(removals, len(rows))
        if not agree(core):
            return tuple(sorted(i + 1 for i in core))
        for i in sorted(every - core):
            if agree(core | {i}):
                core |= {i}
        removals.append(every - core)


def _smallest_meeting(removals: list[frozenset[int]], rows: int) -> frozenset[int]:
    for size in range(rows + 1):
        for chosen in combinations(range(rows), size):
            if all(not removal.isdisjoint(chosen) for removal in removals):
                return frozenset(chosen)
    raise AssertionError("a removal is empty")  # pragma: no cover - all rows together contradict


class _Search:
    """Every code that agrees with the rows, when a letter may stand in it only so often.

    First it settles how often each letter stands in the code, which decides the matches (red and white together);
    then where each stands, which decides the reds. Both give up once a row can no longer come out right.
    """

    def __init__(
        self, pegs: int, most: Mapping[str, int], rows: Sequence[Row], *, near: Code | None = None
    ) -> None:
        self.near = "" if near is None else near.letters
        marked = [
            (str(row.guess), row.feedback)
            for row in rows
            if row.guess is not None and row.feedback is not None
        ]
        self.pegs = pegs
        self.letters = list(most)
        self.most = list(most.values())
        self.guesses = [guess for guess, _ in marked]
        self.red = [feedback.red for _, feedback in marked]
        self.matches = [feedback.red + feedback.white for _, feedback in marked]
        self.held = [[guess.count(letter) for letter in self.letters] for guess in self.guesses]
        self.held_from = [[sum(held[i:]) for i in range(len(held) + 1)] for held in self.held]

    def codes(self) -> Iterator[Code]:
        """The codes, in no particular order."""
        none = [0] * len(self.guesses)
        for counts in self._counts(0, self.pegs, none):
            yield from self._arrangements("", counts, none)

    def _counts(self, index: int, left: int, matched: list[int]) -> Iterator[dict[str, int]]:
        if index == len(self.letters):
            if left == 0:
                yield {}
            return
        likely = self.near.count(self.letters[index])
        for count in sorted(range(min(left, self.most[index]) + 1), key=lambda n: abs(n - likely)):
            now = [m + min(count, held[index]) for m, held in zip(matched, self.held, strict=True)]
            if left - count <= sum(self.most[index + 1 :]) and self._can_match(index + 1, left - count, now):
                for rest in self._counts(index + 1, left - count, now):
                    yield {self.letters[index]: count, **rest} if count else rest

    def _can_match(self, index: int, left: int, matched: list[int]) -> bool:
        return all(
            m <= needed <= m + min(left, held_from[index])
            for m, needed, held_from in zip(matched, self.matches, self.held_from, strict=True)
        )

    def _arrangements(self, placed: str, counts: dict[str, int], red: list[int]) -> Iterator[Code]:
        peg = len(placed)
        if peg == self.pegs:
            yield Code(placed)
            return
        likely = self.near[peg : peg + 1]
        for letter, count in sorted(counts.items(), key=lambda item: item[0] != likely):
            if not count:
                continue
            now = [r + (guess[peg] == letter) for r, guess in zip(red, self.guesses, strict=True)]
            if all(r <= needed < r + self.pegs - peg for r, needed in zip(now, self.red, strict=True)):
                yield from self._arrangements(placed + letter, {**counts, letter: count - 1}, now)
