"""Numbers as the screens write them: one number, or the two bounds that hold it."""

from __future__ import annotations

from keypeg.wire.review import NumberData


def number_text(number: NumberData) -> str:
    """Return a number with three digits."""
    return f"{number.lower:.3f}" if number.exact else f"{number.lower:.3f} to {number.upper:.3f}"


def signed_text(number: NumberData) -> str:
    """Return a number with its sign."""
    return f"{number.lower:+.3f}" if number.exact else f"{number.lower:+.3f} to {number.upper:+.3f}"
