"""One number for how the engine plays: it changes only when some strategy, level or book chooses another guess.

If you changed play on purpose, put the number that the test prints into SIGNATURE, and say why in the commit.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator
from random import Random

from keypeg.engine.levels import levels
from keypeg.engine.strategies import STRATEGIES
from keypeg.rules import Code, Edition, Position, Row, edition, mark

BOXES = ("classic", "pocket/4x6b", "new", "bulls", "expert/5x6")
SECRETS_PER_BOX = 6
SIGNATURE = 4055719632

Choose = Callable[[Position, Random], Code]


def players() -> Iterator[tuple[str, Choose]]:
    for name, one in STRATEGIES.items():
        yield name, one.choose
    for level in levels():
        yield f"level {level.key}", level.guess


def some_secret(box: Edition, chance: Random) -> Code:
    letters = list(box.letters[: box.shape.symbols])
    if not box.shape.secret_repeats:
        return Code("".join(chance.sample(letters, box.shape.pegs)))
    return Code("".join(chance.choices(letters, k=box.shape.pegs)))


def game(box: Edition, choose: Choose, seed: int) -> list[str]:
    """The guesses of one game from the start; a book is never left, so that no guess depends on the time."""
    chance = Random(seed)
    secret = some_secret(box, chance)
    rows: tuple[Row, ...] = ()
    while (not rows or not rows[-1].all_red) and len(rows) < box.shape.rows:
        guess = choose(Position(box, rows), chance)
        rows += (Row(guess, mark(secret, guess)),)
    return [str(row.guess) for row in rows]


def signature() -> int:
    digest = hashlib.sha256()
    for text in BOXES:
        box = edition(text)
        for name, choose in players():
            for seed in range(SECRETS_PER_BOX):
                digest.update(f"{text} {name} {' '.join(game(box, choose, seed))}\n".encode())
    return int.from_bytes(digest.digest()[:4])


def test_the_engine_plays_as_its_signature_says() -> None:
    assert signature() == SIGNATURE
