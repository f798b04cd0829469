"""Shapes too large to list: candidates found by search from random starts, guesses weighed on a sample."""

from __future__ import annotations

from math import log2
from random import Random

from keypeg.engine import partitions
from keypeg.engine.codec import kernel_rows, letters, numbers, part_sizes, played_shape
from keypeg.engine.verdict import position_verdict
from keypeg.errors import Contradiction
from keypeg.rules import Code, Edition, Position
from keypeg.rules.agreement import agreeing_near
from keypeg.rules.shape import Counting

SAMPLE = 200
"""How many candidates stand for all of them."""
COUNTED = 100_000
"""Up to how many candidates they are found and counted one and all."""
COUNTED_BY_SEARCH = 1_000
"""The same where key pegs count only places, and candidates are found one by one."""
MORE_GUESSES = 400
"""How many codes are weighed as guesses besides the sample itself."""


def random_code(edition: Edition, chance: Random, *, repeats: bool) -> Code:
    """Return a code of the edition, each as likely as any other."""
    pegs = edition.shape.pegs
    drawn = chance.choices(edition.letters, k=pegs) if repeats else chance.sample(edition.letters, pegs)
    return Code("".join(drawn))


def sample(position: Position, chance: Random) -> tuple[list[Code], int | None]:
    """Return up to `SAMPLE` different candidates, and their total number if it could be counted."""
    edition, rows = position.edition, position.rows
    pegs = edition.shape.pegs
    most = COUNTED if edition.shape.counting is Counting.BOTH else COUNTED_BY_SEARCH
    raw = partitions.first_candidates(played_shape(position), kernel_rows(position), most)
    if not raw:
        raise Contradiction(position_verdict(position).rows)
    left = len(raw) // pegs
    if left < most:
        chosen = sorted(chance.sample(range(left), min(left, SAMPLE)))
        return [letters(edition, raw[i * pegs : (i + 1) * pegs]) for i in chosen], left
    found: set[Code] = set()
    repeats = edition.shape.secret_repeats
    starts = (random_code(edition, chance, repeats=repeats) for _ in range(2 * SAMPLE))
    for code in agreeing_near(edition, rows, starts):
        found.add(code)
        if len(found) == SAMPLE:
            break
    return sorted(found, key=str), None


def sample_guess(position: Position, chance: Random) -> tuple[Code, int | None]:
    """Return the best guess for the sample, and the number of codes left if it was counted."""
    edition = position.edition
    chosen, left = sample(position, chance)
    repeats = edition.shape.guess_repeats
    more = [random_code(edition, chance, repeats=repeats) for _ in range(MORE_GUESSES)]
    guesses = chosen if len(chosen) <= 2 else [*chosen, *more]
    raw = b"".join(numbers(edition, code) for code in guesses)
    pegs = edition.shape.pegs
    parts = part_sizes(edition.shape, raw[: len(chosen) * pegs], raw)
    expected = [sum(n * log2(n) for n in sizes if n) for sizes in parts]
    best = min(range(len(guesses)), key=expected.__getitem__)
    return guesses[best], left
