"""The languages Keypeg speaks, and how to choose one of them."""

from __future__ import annotations

DEFAULT = "en"


def languages() -> tuple[str, ...]:
    """Return the languages that have a catalogue; the default comes first."""
    return (DEFAULT,)


def negotiate(accept_language: str | None) -> str:  # noqa: ARG001 - the one language there is
    """Return the best language for an `Accept-Language` header."""
    return DEFAULT
