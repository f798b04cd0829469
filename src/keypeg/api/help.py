"""Help: a hint, whether a guess could be the secret, and whether a mark agrees with the rows before it."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from keypeg.api.sentence import Sentence, sentence
from keypeg.engine.candidates import candidates
from keypeg.engine.check import find_contradicted_rows
from keypeg.rules import Edition, Position, Row
from keypeg.rules.doubt import RevealDoubt, doubt_reveal
from keypeg.training.coach import MOST_CODES, Fact, explain, explain_refusal
from keypeg.training.hint_steps import HintSteps
from keypeg.words import DEFAULT, Message, message


class NoteData(msgspec.Struct, frozen=True, kw_only=True):
    """What a fact means for notes: a colour is in a hole, counted from 1, for sure or surely not."""

    letter: str
    hole: int
    sure: bool


class FactData(msgspec.Struct, frozen=True, kw_only=True):
    """What rows say, and what can be noted of it."""

    sentence: Sentence
    notes: tuple[NoteData, ...]


class ExplanationData(msgspec.Struct, frozen=True, kw_only=True):
    """What the last row added, and everything that the rows say, the simplest first; nothing in very large boxes."""

    latest: tuple[FactData, ...]
    facts: tuple[FactData, ...]


class HintData(msgspec.Struct, frozen=True, kw_only=True):
    """A good guess, how many codes remain, and why; `facts` and `look` come before it, for a hint in steps."""

    guess: str
    left: int | None
    sampled: bool
    why: Sentence
    look: Sentence
    facts: tuple[FactData, ...]


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


def hint_data(steps: HintSteps, language: str = DEFAULT) -> HintData:
    """Return a hint as it travels."""
    found = steps.hint
    return HintData(
        guess=str(found.code),
        left=found.left,
        sampled=found.sampled,
        why=sentence(found.why, language),
        look=sentence(steps.look, language),
        facts=tuple(_fact_data(fact, language) for fact in steps.facts),
    )


def explanation_data(position: Position, language: str = DEFAULT) -> ExplanationData:
    """Return what the rows say; nothing before the first row, or where there are too many codes."""
    if not position.rows or position.edition.shape.secrets > MOST_CODES:
        return ExplanationData(latest=(), facts=())
    found = explain(position)
    facts = found.new or (None,) * len(found.latest)
    return ExplanationData(
        latest=tuple(
            FactData(sentence=sentence(said, language), notes=() if fact is None else _notes(fact))
            for said, fact in zip(found.latest, facts, strict=True)
        ),
        facts=tuple(_fact_data(fact, language) for fact in found.facts),
    )


def _fact_data(fact: Fact, language: str) -> FactData:
    return FactData(sentence=sentence(fact.message, language), notes=_notes(fact))


def _notes(fact: Fact) -> tuple[NoteData, ...]:
    return tuple(NoteData(letter=letter, hole=hole, sure=sure) for letter, hole, sure in fact.notes)


def check_data(position: Position, text: str, left: int | None, language: str = DEFAULT) -> CheckData:
    """Return whether a guess agrees with every row, and which rows it contradicts."""
    rows, told = compare_guess(position, text)
    possible = told.code == POSSIBLE
    return CheckData(possible=possible, rows=rows, message=sentence(told, language), left=left)


def mark_check_data(
    edition: Edition, rows: Sequence[Row], text: str, language: str = DEFAULT
) -> MarkCheckData:
    """Return whether a mark of the last row agrees with the rows before it."""
    found = find_contradicted_rows(edition, rows, edition.feedback(text))
    if found is None:
        return MarkCheckData(agrees=True, rows=(), message=None)
    return MarkCheckData(agrees=False, rows=found, message=sentence(doubt_mark(found), language))


def reveal_check_data(
    edition: Edition, rows: Sequence[Row], text: str, language: str = DEFAULT
) -> RevealCheckData:
    """Return whether a code that is to be revealed agrees with every mark (R12b)."""
    found = doubt_reveal(rows, edition.secret(text), edition.shape.counting)
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
        number
        for number, row in enumerate(position.rows, 1)
        if position.edition.mark(guess, row.guess) != row.feedback
    )
    why = explain_refusal(position, guess)
    if why is not None:
        return rows, message("check-refused", why=why)
    if not position.edition.allows_secret(guess):
        return (), message("check-repeats")
    return (), message(POSSIBLE)
