"""The feedback of a guess, for codes and for texts."""

from __future__ import annotations

from keypeg.errors import NotationError, require, shorten
from keypeg.rules.catalogue import edition_of
from keypeg.rules.codes import Code
from keypeg.rules.edition import Edition
from keypeg.rules.feedback import Feedback, mark_codes


def mark(secret: Code | str, guess: Code | str, *, edition: Edition | str | None = None) -> Feedback:
    """Return the true feedback of a guess (R5); an edition checks both codes and reads digits as its colours.

    >>> mark("MWPT", "WYPO")
    Feedback(1, 1)
    >>> mark("1234", "RRGG", edition="classic")
    Feedback(2, 0)
    """
    if edition is not None:
        box = edition_of(edition)
        return mark_codes(box.secret(_text(secret, "a secret")), box.guess(_text(guess, "a guess")))
    if isinstance(secret, Code) and isinstance(guess, Code):
        return mark_codes(secret, guess)
    hidden, placed = Code(_text(secret, "a secret")), Code(_text(guess, "a guess"))
    if hidden.letters.isalpha() != placed.letters.isalpha() and _has_digits(hidden) != _has_digits(placed):
        raise NotationError("notation-code-mixed", secret=shorten(str(hidden)), guess=shorten(str(placed)))
    return mark_codes(hidden, placed)


def _text(code: Code | str, what: str) -> str:
    require(code, str, Code, what=what)
    return str(code)


def _has_digits(code: Code) -> bool:
    return any(letter.isdigit() for letter in code.letters)
