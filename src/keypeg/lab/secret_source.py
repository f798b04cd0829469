"""Where the secrets of a suite come from: a seed, and a salt that stays private until the games are over."""

from __future__ import annotations

import hmac
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from os import urandom

from keypeg.engine.codec import letters
from keypeg.engine.draws import draw_secret, nth_secret
from keypeg.errors import KeypegError
from keypeg.rules import Code, Edition

LEAST_SALT = 16
"""Characters that a salt must have, so that nobody finds it by trying."""
_PLAYER_BITS = 63


@dataclass(frozen=True)
class SecretSource:
    """The secrets of a suite, and the random seeds that its players get.

    Without a salt, game `number` of a seed has the secret that every environment gives it, so anybody can compute it:
    good for training, and for players you trust. With a salt, it depends on the salt too. `seal` can be published
    before the games, the salt after them: then everybody can check that the secrets were fixed beforehand.
    `every_secret` makes game `number` one of all secrets, each once, in an order that the salt decides.

    >>> from keypeg.rules import edition
    >>> source = SecretSource(edition("classic"), seed=7)
    >>> str(source.secret(0)), source.seal
    ('YRKB', None)
    >>> SecretSource(edition("classic"), seed=7, salt="a long private text").seal[:16]
    'a1f737ce5bef4028'
    """

    edition: Edition
    seed: int = 0
    salt: str | None = None
    every_secret: bool = False

    def __post_init__(self) -> None:
        check_salt(self.salt)

    @property
    def seal(self) -> str | None:
        """The SHA-256 of the salt, in hexadecimal."""
        return None if self.salt is None else sha256(self.salt.encode()).hexdigest()

    def secret(self, number: int) -> Code:
        """Return the secret of a game, from 0."""
        shape = self.edition.shape
        if self.every_secret:
            return letters(self.edition, nth_secret(shape, self._order[number]))
        if self.salt is None:
            return draw_secret(self.edition, seed=self.seed, number=number)
        return letters(self.edition, nth_secret(shape, self._word("secret", number) * shape.secrets >> 64))

    def player_seed(self, number: int) -> int:
        """Return a random seed for the player of a game, from which nothing about the secret can be computed."""
        return self._word("player", number) >> (64 - _PLAYER_BITS)

    @cached_property
    def _order(self) -> list[int]:
        numbers = range(self.edition.shape.secrets)
        if self.salt is None:
            return list(numbers)
        return sorted(numbers, key=lambda number: (self._word("order", number), number))

    def _word(self, purpose: str, number: int) -> int:
        """Return 64 bits that only somebody with the salt can compute."""
        text = f"{purpose} {self.edition.shape.text(rows=False)} {self.seed} {number}"
        digest = hmac.digest((self.salt or "").encode(), text.encode(), "sha256")
        return int.from_bytes(digest[:8])


def new_salt() -> str:
    """Return a salt that nobody can guess."""
    return urandom(16).hex()


def check_salt(salt: str | None) -> None:
    """Refuse a salt that could be found by trying."""
    if salt is not None and len(salt) < LEAST_SALT:
        raise KeypegError("salt-too-short", least=LEAST_SALT)
