"""Secrets from a seed: game `number` of seed `seed` has one secret, the same in every environment and on every machine.

The native vector environment draws by the same rule (native/games.hpp).
"""

from __future__ import annotations

from keypeg.rules import Code, Edition, Shape

_WORD = (1 << 64) - 1
_STEP = 0x9E3779B97F4A7C15


def mix_word(word: int) -> int:
    """Return 64 well-mixed bits of a 64-bit word (the output function of SplitMix64, Steele and others 2014)."""
    word = (word ^ (word >> 30)) * 0xBF58476D1CE4E5B9 & _WORD
    word = (word ^ (word >> 27)) * 0x94D049BB133111EB & _WORD
    return word ^ (word >> 31)


def secret_number(shape: Shape, *, seed: int, number: int) -> int:
    """Return which secret, in colour order, game `number` (from 0) of a seed has."""
    word = mix_word((mix_word(seed & _WORD) + (number + 1) * _STEP) & _WORD)
    return word * shape.secrets >> 64


def nth_secret(shape: Shape, number: int) -> bytes:
    """Return secret `number` of a shape in colour order, as colour numbers."""
    colours, code, rest = list(range(shape.symbols)), bytearray(), shape.secrets
    for _ in range(shape.pegs):
        rest //= len(colours)
        at, number = divmod(number, rest)
        code.append(colours[at] if shape.secret_repeats else colours.pop(at))
    return bytes(code)


def draw_secret(edition: Edition, *, seed: int, number: int = 0) -> Code:
    """Return the secret of game `number` (from 0) of a seed.

    >>> from keypeg.rules import edition
    >>> str(draw_secret(edition("classic"), seed=7))
    'YRKB'
    """
    raw = nth_secret(edition.shape, secret_number(edition.shape, seed=seed, number=number))
    return Code("".join(edition.letters[colour] for colour in raw))
