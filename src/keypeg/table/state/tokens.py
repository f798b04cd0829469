"""Tokens: they identify the holder of a seat or of a record."""

from __future__ import annotations

import hashlib
import secrets

_TOKEN_BYTES = 24


def new_token() -> str:
    """Return the token of a seat, or of a person: 192 random bits."""
    return secrets.token_urlsafe(_TOKEN_BYTES)


def token_hash(token: str) -> str:
    """Return the hash that is kept of a token."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()
