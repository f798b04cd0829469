"""Help: a hint, whether a guess could be the secret, and whether a mark agrees with the rows before it."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from keypeg.api.sentence import Sentence, sentence
from keypeg.engine.candidates import candidates
from keypeg.engine.check import contradicted
from keypeg.engine.hint import Hint
from keypeg.rules import Edition, Position, Row, mark
from keypeg.rules.doubt import RevealDoubt, doubt_reveal
from keypeg.training.coach import explain_refusal
from keypeg.words import DEFAULT, Message, message


class HintData(msgspec.Struct, frozen=True, kw_only=True):
    """A good guess, how many codes remain, and why."""

    guess: str
    left: int | None
    sampled: bool
    why: Sentence


class CheckData(msgspec.Struct, frozen=True, kw_only=True):
    """Whether a guess could be the secret, and if not which rows say so."""

    possible: bool
    rows: tuple[int, ...]
    message: Sentence
    left: int | None


class MarkCheckData(msgspec.Struct, frozen=True, kw_only=True):
    """Whether a mark agrees with the rows before it; if not, which rows it contradicts, and what to ask."""

    agrees: bool
    rows: tuple[int, ...]
    message: Sentence | None


class RevealCheckData(msgspec.Struct, frozen=True, kw_only=True):
    """Whether a code agrees with every mark; if not, which rows it makes wrong, and what to ask.

    `mirrored` is the code as it is read from the other side, if that one agrees.
    """

    agrees: bool
    rows: tuple[int, ...]
    mirrored: str | None
    message: Sentence | None


def hint_data(found: Hint, language: str = DEFAULT) -> HintData:
    """Return a hint as it travels."""
    why = sentence(found.why, language)
    return HintData(guess=str(found.code), left=found.left, sampled=found.sampled, why=why)


def check_data(position: Position, text: str, left: int | None, language: str = DEFAULT) -> CheckData:
    """Return whether a guess agrees with every row, and which rows it contradicts."""
    rows, told = compare_guess(position, text)
    possible = told.code == POSSIBLE
    return CheckData(possible=possible, rows=rows, message=sentence(told, language), left=left)


def mark_check_data(
    edition: Edition, rows: Sequence[Row], text: str, language: str = DEFAULT
) -> MarkCheckData:
    """Return whether a mark of the last row agrees with the rows before it."""
    found = contradicted(edition, rows, edition.feedback(text))
    if found is None:
        return MarkCheckData(agrees=True, rows=(), message=None)
    return MarkCheckData(agrees=False, rows=found, message=sentence(doubt_mark(found), language))


def reveal_check_data(
    edition: Edition, rows: Sequence[Row], text: str, language: str = DEFAULT
) -> RevealCheckData:
    """Return whether a code that is to be revealed agrees with every mark (R12b)."""
    found = doubt_reveal(rows, edition.secret(text))
    if found is None:
        return RevealCheckData(agrees=True, rows=(), mirrored=None, message=None)
    return RevealCheckData(
        agrees=False,
        rows=found.rows,
        mirrored=None if found.mirrored is None else str(found.mirrored),
        message=sentence(reveal_doubt_message(found), language),
    )


def reveal_doubt_message(found: RevealDoubt) -> Message:
    """Return what to ask before a code counts that makes marks wrong."""
    if found.mirrored is not None:
        return message("reveal-mirrored", rows=found.rows, count=len(found.rows), code=str(found.mirrored))
    return message("reveal-contradicts", rows=found.rows, count=len(found.rows))


def doubt_mark(rows: tuple[int, ...]) -> Message:
    """Return what to ask before a mark counts that contradicts these rows."""
    if rows:
        return message("mark-contradicts", rows=rows, count=len(rows))
    return message("mark-fits-nothing")


MOST_SECRETS_COUNTED = 3_000_000
"""Of larger editions the codes left are not counted for every row: that would take a second and 100 MB."""


def count_codes(position: Position) -> int | None:
    """Return how many codes agree with a position; None where they are too many to count."""
    return len(candidates(position)) if position.edition.shape.secrets <= MOST_SECRETS_COUNTED else None


POSSIBLE = "check-possible"


def compare_guess(position: Position, text: str) -> tuple[tuple[int, ...], Message]:
    """Return the rows that a guess contradicts, and what is to be said of it."""
    guess = position.edition.guess(text)
    rows = tuple(
        number for number, row in enumerate(position.rows, 1) if mark(guess, row.guess) != row.feedback
    )
    why = explain_refusal(position, guess)
    if why is not None:
        return rows, message("check-refused", why=why)
    if not position.edition.allows_secret(guess):
        return (), message("check-repeats")
    return (), message(POSSIBLE)
