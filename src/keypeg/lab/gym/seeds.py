"""Seeds backwards: which seed has a given secret, and which seed starts with a later game of another one.

The rule of `keypeg.engine.draws` loses nothing of a seed, so it can be undone.
"""

from __future__ import annotations

from keypeg.engine.draws import mix_word, secret_number
from keypeg.rules import Shape

_WORD = (1 << 64) - 1
_STEP = 0x9E3779B97F4A7C15
_SECOND, _FIRST = (pow(factor, -1, 1 << 64) for factor in (0x94D049BB133111EB, 0xBF58476D1CE4E5B9))


def unmix_word(word: int) -> int:
    """Return the word that `mix_word` makes this one of.

    >>> unmix_word(mix_word(12345))
    12345
    """
    word = (word ^ word >> 31 ^ word >> 62) * _SECOND & _WORD
    word = (word ^ word >> 27 ^ word >> 54) * _FIRST & _WORD
    return word ^ word >> 30 ^ word >> 60


def seed_of_secret(shape: Shape, code: bytes) -> int:
    """Return a seed whose game 0 has a secret, given as colour numbers.

    >>> from keypeg.rules import edition
    >>> from keypeg.engine.draws import draw_secret
    >>> box = edition("classic")
    >>> str(draw_secret(box, seed=seed_of_secret(box.shape, bytes([0, 2, 1, 3]))))
    'RGBY'
    """
    rank, colours = 0, list(range(shape.symbols))
    for colour in code:
        rank = rank * len(colours) + colours.index(colour)
        if not shape.secret_repeats:
            colours.remove(colour)
    word = -(-(rank << 64) // shape.secrets)
    seed = unmix_word((unmix_word(word) - _STEP) & _WORD)
    if secret_number(shape, seed=seed, number=0) != rank:
        raise AssertionError("the rule for secrets has changed")
    return seed


def seed_of_later_game(seed: int, number: int) -> int:
    """Return the seed whose game 0, 1, 2 ... is game `number`, `number + 1` ... of another seed."""
    return unmix_word((mix_word(seed & _WORD) + number * _STEP) & _WORD)
