"""A second, plain computation of what puzzles ask: lists of codes and the rules' own mark, nothing of the engine."""

from __future__ import annotations

from collections import defaultdict
from functools import cache
from itertools import product

from keypeg.rules import Code, Edition, Position, mark


@cache
def every_code(letters: str, pegs: int) -> tuple[str, ...]:
    return tuple("".join(code) for code in product(letters, repeat=pegs))


@cache
def told(secret: str, guess: str) -> tuple[int, int]:
    feedback = mark(Code(secret), Code(guess))
    return feedback.red, feedback.white


def codes(box: Edition) -> tuple[str, ...]:
    return every_code(box.letters, box.shape.pegs)


def left(position: Position, *, without: int | None = None) -> list[str]:
    """The codes that agree with every row, or with all but one."""
    rows = [row for number, row in enumerate(position.rows, 1) if number != without]
    return [
        code
        for code in codes(position.edition)
        if all(told(code, str(row.guess)) == (row.feedback.red, row.feedback.white) for row in rows)
    ]


def parts(candidates: tuple[str, ...], guess: str) -> list[tuple[str, ...]]:
    found: defaultdict[tuple[int, int], list[str]] = defaultdict(list)
    for code in candidates:
        found[told(code, guess)].append(code)
    return [tuple(part) for part in found.values()]


@cache
def least_total(guesses: tuple[str, ...], candidates: tuple[str, ...]) -> int:
    """The fewest rows, over all candidates together, by trying every guess and every continuation."""
    if len(candidates) <= 1:
        return len(candidates)
    totals = (total(guesses, candidates, guess) for guess in guesses)
    return min(one for one in totals if one is not None)


def total(guesses: tuple[str, ...], candidates: tuple[str, ...], guess: str) -> int | None:
    """The rows over all candidates when this guess comes first; None for one that tells nothing."""
    found = parts(candidates, guess)
    if len(found) == 1 and found[0] != (guess,):
        return None
    return len(candidates) + sum(least_total(guesses, part) for part in found if part != (guess,))
