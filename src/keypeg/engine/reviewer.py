"""The review: what every guess of a game was worth, with skill and luck apart.

For a set S of candidates let E(S) be the rows perfect play still expects. A guess g expects E(g) rows, itself
included; it gives away E(g) - E(S), the *mistake*, which is never below zero. Its feedback leaves a part P, so that it
came to 1 + E(P) rows: E(g) - 1 - E(P) is the *luck*. Over a game these sums cancel, which every review can show:
rows played + E(left at the end) = E(all codes) + mistakes - luck.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from math import log2

from keypeg.engine import kernel, partitions
from keypeg.engine.candidates import Candidates, candidates, some_candidates
from keypeg.engine.codec import counted_shape, kernel_rows, letters, numbers
from keypeg.engine.hardness import hardness
from keypeg.engine.interval import Interval
from keypeg.engine.review_model import Review, ReviewedRow, Weighed
from keypeg.engine.search import Value
from keypeg.engine.solver import PositionSolver, least_total, most_total
from keypeg.engine.verdict import position_verdict
from keypeg.rules import Code, Edition, MarkedRow, Position, Row, marked_rows
from keypeg.rules.game import false_rows, numbered_marked_rows

GOOD_ONES = 3
"""How many alternatives are weighed besides the best guess."""

Left = Callable[[], float]
"""The seconds that are left."""

_Played = tuple[kernel.KernelRow, ...]


def review(
    edition: Edition,
    rows: Sequence[Row],
    *,
    solver: PositionSolver,
    seconds_left: Left,
    secret: Code | None = None,
    digit_sum: int | None = None,
) -> Review:
    """Review the rows of a game, or of a position in play; what the time allowed cannot settle comes as an interval.

    `digit_sum` is the sum of the secret's digits, where it was told (R1a).
    """
    on_board = [number for number, _ in numbered_marked_rows(rows)]
    told = marked_rows(rows)
    first = Position(edition, digit_sum=digit_sum)
    sets, wrong = _sets(first, told)
    weigher = _Weigher(edition, solver, seconds_left)
    reviewed: list[ReviewedRow] = []
    # Backwards: the late positions are small and settled at once, and what they settle helps the earlier ones.
    for index in reversed(range(len(sets) - 1)):
        reviewed.insert(0, _review_row(weigher, told, index, sets[index], sets[index + 1]))
    perfect = weigher.expects((), sets[0])
    # Last, with the time that is left: what else could have been played.
    reviewed = [_with_good_ones(weigher, told, row, sets[row.number - 1]) for row in reversed(reviewed)][::-1]
    return Review(
        edition=edition,
        rows=tuple(_renumber(row, on_board) for row in reviewed),
        lost=len(rows) - len(told),
        perfect=perfect,
        contradiction=tuple(on_board[number - 1] for number in wrong),
        false_rows=() if secret is None else false_rows(tuple(rows), secret, edition.shape.counting),
        hardness=None if secret is None or digit_sum is not None else hardness(edition, secret),
        digit_sum=digit_sum,
    )


def _renumber(row: ReviewedRow, on_board: Sequence[int]) -> ReviewedRow:
    """Return the rows with their numbers on the board, where rows lost to the clock count too."""
    against = tuple(on_board[number - 1] for number in row.contradicts)
    return replace(row, number=on_board[row.number - 1], contradicts=against)


def _sets(first: Position, told: Sequence[MarkedRow]) -> tuple[list[Candidates], tuple[int, ...]]:
    """Return the candidates before each row and after the last, up to the row that contradicts what came before."""
    sets = [candidates(first)]
    for number, row in enumerate(told, 1):
        left = sets[-1].keep_agreeing(row)
        if not left:
            return sets, position_verdict(replace(first, rows=tuple(told[:number]))).rows
        sets.append(left)
    return sets, ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Trial:
    """Another guess at a position of a game: what it is worth, the best one there, and what it loses against it."""

    position: Position
    played: Weighed
    best: Weighed
    lost: Interval


def try_guess(position: Position, guess: Code, *, solver: PositionSolver, seconds_left: Left) -> Trial:
    """Return what a guess at a position is worth; what the time allowed cannot settle comes as an interval."""
    left, rows = some_candidates(position), tuple(kernel_rows(position))
    weigher = _Weigher(position.edition, solver, seconds_left)
    played = weigher.weigh(rows, left, guess)
    best = _find_best(weigher, rows, left, played)
    return Trial(position=position, played=played, best=best, lost=played.lost(weigher.expects(rows, left)))


class _Weigher:
    """What sets of candidates and guesses are worth, as far as time allows."""

    def __init__(self, edition: Edition, solver: PositionSolver, seconds_left: Left) -> None:
        self.edition = edition
        self.solver = solver
        self.seconds_left = seconds_left
        self.solved: dict[_Played, Value] = {}

    def solve(self, played: _Played) -> Value:
        """Return what perfect play needs for the codes that agree with the rows played."""
        if played not in self.solved:
            self.solved[played] = self.solver.solve(played, seconds=max(0.0, self.seconds_left()))
        return self.solved[played]

    def total(self, played: _Played) -> Interval:
        """Return the rows perfect play needs over all these codes together."""
        solved = self.solve(played)
        return Interval.between(solved.lower, solved.upper)

    def part_total(self, played: _Played, size: int, *, counted: bool) -> Interval:
        """Do the same as `total` for a part of `count` codes; `counted` uses bounds by counting once time is over."""
        if counted and played not in self.solved and self.seconds_left() <= 0:
            shape = self.edition.shape
            return Interval.between(least_total(shape, size), most_total(shape, size))
        return self.total(played)

    def expects(self, played: _Played, left: Candidates) -> Interval:
        """Return the rows perfect play expects for these codes, which are the ones left."""
        return self._clip(self.total(played) / len(left), played)

    def _clip(self, expects: Interval, played: _Played) -> Interval:
        """Bounds within the rows that the game has left: what is not known exactly is not more than these."""
        return expects if expects.exact else expects.at_most(self.edition.shape.rows - len(played))

    def find_best(self, played: _Played) -> Code:
        """Return the guess that perfect play starts with, or the best that was found."""
        return letters(self.edition, self.solve(played).guess)

    def weigh(self, played: _Played, left: Candidates, guess: Code, *, counted: bool = False) -> Weighed:
        """Return a guess at a position."""
        count, sizes = len(left), left.sizes(guess)
        raw, breaking = numbers(self.edition, guess), self.edition.breaking
        total = Interval.of(count)
        for feedback, size in sorted(sizes.items(), key=lambda part: part[1]):
            if feedback != breaking:
                row = kernel.KernelRow(raw, feedback.red, feedback.white)
                total += self.part_total((*played, row), size, counted=counted)
        return Weighed(
            guess=guess,
            expects=self._clip(total / count, played),
            parts=len(sizes),
            largest=max((size for feedback, size in sizes.items() if feedback != breaking), default=0),
            expected_size=sum(n * n for n in sizes.values()) / count,
            bits=log2(count) - sum(n * log2(n) for n in sizes.values()) / count,
            possible=breaking in sizes,
        )


def _review_row(
    weigher: _Weigher, told: Sequence[MarkedRow], index: int, before: Candidates, after: Candidates
) -> ReviewedRow:
    edition, row = weigher.edition, told[index]
    rows = tuple(kernel_rows(Position(edition, tuple(told[: index + 1]))))
    played = weigher.weigh(rows[:-1], before, row.guess)
    return ReviewedRow(
        number=index + 1,
        seat=row.seat,
        played=played,
        feedback=row.feedback,
        before=len(before),
        after=len(after),
        contradicts=tuple(
            number
            for number, earlier in enumerate(told[:index], 1)
            if edition.mark(row.guess, earlier.guess) != earlier.feedback
        ),
        bits_gained=log2(len(before) / len(after)),
        expected_before=weigher.expects(rows[:-1], before),
        expected_after=Interval.of(0) if row.feedback == edition.breaking else weigher.expects(rows, after),
        best=_find_best(weigher, rows[:-1], before, played),
        good=(),
    )


def _find_best(weigher: _Weigher, played: _Played, before: Candidates, own: Weighed) -> Weighed:
    """Return the best guess known; the one that was placed, if none is known to be better."""
    best = weigher.weigh(played, before, weigher.find_best(played))
    return own if own.expects.upper <= best.expects.lower else best


def _with_good_ones(
    weigher: _Weigher, told: Sequence[MarkedRow], row: ReviewedRow, before: Candidates
) -> ReviewedRow:
    """Name a few other good guesses; what they are worth is settled as far as time allows."""
    edition = weigher.edition
    known = {row.played.guess, row.best.guess}
    found = partitions.choose_among(
        counted_shape(edition.shape), "entropy", before.raw, top=GOOD_ONES + len(known)
    )
    others = [guess for choice in found if (guess := letters(edition, choice.guess)) not in known][:GOOD_ONES]
    played = tuple(kernel_rows(Position(edition, tuple(told[: row.number - 1]))))
    return replace(row, good=tuple(weigher.weigh(played, before, guess, counted=True) for guess in others))
