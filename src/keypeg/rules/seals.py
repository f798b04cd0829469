"""Fairness that can be checked: a digest when a code is set, the code and a nonce when it is revealed."""

from __future__ import annotations

import hashlib
import hmac
from dataclasses import dataclass, field

from keypeg.errors import NotationError, shorten

NONCE_BYTES = 32


@dataclass(frozen=True, slots=True, kw_only=True)
class Seal:
    """What binds a codemaker to a code; `nonce` and `code` stay with the table until the game is over.

    `attempt` counts the games played under one number: a game replayed after wrong information is attempt 2.
    """

    game: int
    attempt: int
    code: str = field(repr=False)
    nonce: str = field(repr=False)
    digest: str


def digest(table: str, *, game: int, attempt: int, code: str, nonce: str) -> str:
    """SHA-256, in hex, of the line `keypeg-fair-1 TABLE GAME.ATTEMPT CODE NONCE` (single spaces, no newline).

    >>> digest("t0", game=1, attempt=1, code="RGBY", nonce="00" * 32)
    '364cd00b44b45478ed1696e394024bb42e3d1c423dc88edf8fbb2a275ba89940'
    """
    line = f"keypeg-fair-1 {table} {game}.{attempt} {code} {nonce}"
    return hashlib.sha256(line.encode("ascii")).hexdigest()


def make_seal(table: str, *, game: int, attempt: int, code: str, random_bytes: bytes) -> Seal:
    """Bind the codemaker of a game to a code."""
    if len(random_bytes) != NONCE_BYTES:
        raise ValueError(f"a nonce has {NONCE_BYTES} bytes, not {len(random_bytes)}")
    nonce = random_bytes.hex()
    told = digest(table, game=game, attempt=attempt, code=code, nonce=nonce)
    return Seal(game=game, attempt=attempt, code=code, nonce=nonce, digest=told)


def verify_seal(table: str, seal: Seal) -> bool:
    """Whether a revealed code and nonce are those the digest was published for."""
    for name, text in (("table", table), ("code", seal.code), ("nonce", seal.nonce)):
        if not text or not text.isascii() or not text.isprintable() or " " in text:
            raise NotationError("fair-not-ascii", what=name, text=shorten(text))
    expected = digest(table, game=seal.game, attempt=seal.attempt, code=seal.code, nonce=seal.nonce)
    return hmac.compare_digest(expected.encode(), seal.digest.strip().lower().encode())
