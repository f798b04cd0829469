"""Shapes too large to list: candidates found by search from random starts, guesses weighed on a sample."""

from __future__ import annotations

from itertools import islice
from math import log2
from random import Random

from keypeg.engine import kernel
from keypeg.engine.space import kernel_shape, letters, numbers
from keypeg.errors import Contradiction
from keypeg.rules import Code, Edition, Position, agreeing_codes, contradiction

SAMPLE = 200
"""How many candidates stand for all of them."""
MORE_GUESSES = 400
"""How many codes are weighed as guesses besides the sample itself."""


def random_code(edition: Edition, chance: Random, *, repeats: bool) -> Code:
    """A code of the edition, each as likely as any other."""
    pegs = edition.shape.pegs
    drawn = chance.choices(edition.letters, k=pegs) if repeats else chance.sample(edition.letters, pegs)
    return Code("".join(drawn))


def sample(position: Position, chance: Random) -> tuple[list[Code], bool]:
    """Up to `SAMPLE` different candidates, and whether these are all there are."""
    edition, rows = position.edition, position.rows
    first = list(islice(agreeing_codes(edition, rows), SAMPLE + 1))
    if not first:
        raise Contradiction(contradiction(edition, rows) or ())
    if len(first) <= SAMPLE:
        return first, True
    found: set[Code] = set()
    for _ in range(2 * SAMPLE):
        start = random_code(edition, chance, repeats=edition.shape.secret_repeats)
        found.add(next(agreeing_codes(edition, rows, near=start)))
        if len(found) == SAMPLE:
            break
    return sorted(found, key=str), False


def sampled_guess(position: Position, chance: Random) -> Code:
    """The guess, of those weighed, that tells most about the sample; ties go to a candidate."""
    edition = position.edition
    chosen, _ = sample(position, chance)
    repeats = edition.shape.guess_repeats
    more = [random_code(edition, chance, repeats=repeats) for _ in range(MORE_GUESSES)]
    guesses = chosen if len(chosen) <= 2 else [*chosen, *more]
    raw = b"".join(numbers(edition, code) for code in guesses)
    pegs = edition.shape.pegs
    counts = kernel.partition(kernel_shape(edition.shape), raw[: len(chosen) * pegs], raw)
    feedbacks = counts.shape[1] if counts.shape else 0
    expected = [
        sum(n * log2(n) for j in range(feedbacks) if (n := counts[i, j])) for i in range(len(guesses))
    ]
    best = min(range(len(guesses)), key=expected.__getitem__)
    return letters(edition, raw[best * pegs : (best + 1) * pegs])
