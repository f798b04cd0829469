"""Whether any code agrees with the rows given, and which rows contradict one another (R13)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial

from keypeg.errors import Undecided
from keypeg.rules.codes import Code
from keypeg.rules.contradiction import Contradicting
from keypeg.rules.edition import Edition
from keypeg.rules.feedback import mark_codes
from keypeg.rules.game import Row, marked_rows, numbered_marked_rows
from keypeg.rules.search import NumberedRow, OutOfSteps, Search, Steps
from keypeg.rules.shape import Counting

VERDICT_STEPS = 500_000
"""How long the search goes on for the question whether rows contradict one another at all."""
SMALLEST_STEPS = 20_000
"""How long it goes on for a smallest set of rows that do."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """What the rows of a position prove.

    `rows`, numbered from 1, cannot all be true; none where some code agrees with all rows. `smallest` says that no
    smaller set contradicts. Where it is false, the search for a smaller one was ended before it was done.
    """

    rows: tuple[int, ...] = ()
    smallest: bool = True


def agrees(code: Code, rows: Sequence[Row], counting: Counting = Counting.BOTH) -> bool:
    """Return whether a code, were it the secret, would have earned every feedback given."""
    return all(mark_codes(code, row.guess, counting) == row.feedback for row in marked_rows(rows))


def agreeing_codes(edition: Edition, rows: Sequence[Row], *, near: Code | None = None) -> Iterator[Code]:
    """Yield every secret of the edition that agrees with the rows, by search rather than by listing all codes.

    With `near`, codes that resemble that one come early.
    """
    letters = edition.letters
    search = _search(edition, [row for _, row in _number_marked_rows(edition, rows)], apart=True)
    likely = [] if near is None else [letters.index(letter) for letter in near]
    return (Code("".join(letters[colour] for colour in code)) for code in search.codes(likely))


def agreeing_near(edition: Edition, rows: Sequence[Row], starts: Iterable[Code]) -> Iterator[Code]:
    """Yield for each start the first code of `agreeing_codes` near it; nothing if no code agrees with the rows.

    One search serves all starts, which saves most of the time of as many searches.
    """
    letters = edition.letters
    search = _search(edition, [row for _, row in _number_marked_rows(edition, rows)], apart=True)
    for start in starts:
        found = next(search.codes([letters.index(letter) for letter in start]), None)
        if found is None:
            return
        yield Code("".join(letters[colour] for colour in found))


def count_agreeing(edition: Edition, rows: Sequence[Row], *, steps: int = VERDICT_STEPS) -> int:
    """Return how many secrets agree with the rows; raises `Undecided` where that takes more than `steps` steps."""
    try:
        return _search(edition, [row for _, row in _number_marked_rows(edition, rows)]).count(Steps(steps))
    except OutOfSteps:
        raise Undecided(steps) from None


def consistent(edition: Edition, rows: Sequence[Row], *, steps: int = VERDICT_STEPS) -> bool:
    """Return whether some secret agrees with the rows; raises `Undecided` after `steps` steps without an answer."""
    try:
        return (
            _search(edition, [row for _, row in _number_marked_rows(edition, rows)]).find(Steps(steps))
            is not None
        )
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
    marked = _number_marked_rows(edition, rows)
    found = Contradicting(
        partial(_search, edition), [row for _, row in marked], counting=edition.shape.counting
    )
    try:
        if found.code(frozenset(range(len(marked))), Steps(verdict_steps)) is not None:
            return Verdict()
    except OutOfSteps:
        raise Undecided(verdict_steps) from None
    smallest = found.shrink(Steps(smallest_steps))
    return Verdict(tuple(sorted(marked[i][0] for i in found.best)), smallest)


def _number_marked_rows(edition: Edition, rows: Sequence[Row]) -> list[tuple[int, NumberedRow]]:
    """Return the marked rows as numbers, each with its place on the board from 1."""
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
        pegs=shape.pegs,
        colours=shape.symbols,
        repeats=shape.secret_repeats,
        rows=rows,
        apart=apart,
        counting=shape.counting,
    )
