"""Actions as short texts, for the journal of a table, its logs and its messages."""

from __future__ import annotations

from typing import assert_never

from keypeg.errors import NotationError, shorten
from keypeg.rules.actions import (
    Action,
    AdmitMark,
    CallTime,
    Claim,
    Concede,
    GiveFeedback,
    PlaceGuess,
    RevealSecret,
    SetSecret,
    SkipTurn,
    TakeBack,
)
from keypeg.rules.edition import Edition

HIDDEN = "hidden"
"""Stands for a secret that the table does not know."""

UNSHOWN = "none"
"""Stands for the rows of a claim that shows nothing."""

_BARE: dict[str, Action] = {
    "claim": Claim(),
    "back": TakeBack(),
    "concede": Concede(),
    "time": CallTime(),
    "skip": SkipTurn(),
}


def format_action(action: Action) -> str:
    """The action as text: `secret RGBY`, `guess RRGG`, `mark 1-0`, `reveal RGBY`, `admit 3`, `back`, `concede`,
    `time`, `skip`.

    A claim is `claim` until its verdict is known, then `claim 2 3 5` with the rows that contradict, or `claim none`.
    """
    match action:
        case SetSecret(code):
            return f"secret {HIDDEN if code is None else code}"
        case PlaceGuess(code):
            return f"guess {code}"
        case GiveFeedback(feedback):
            return f"mark {feedback}"
        case RevealSecret(code):
            return f"reveal {code}"
        case Claim(rows):
            return " ".join(["claim", *_verdict_words(rows)])
        case AdmitMark(row):
            return f"admit {row}"
        case TakeBack():
            return "back"
        case Concede():
            return "concede"
        case CallTime():
            return "time"
        case SkipTurn():
            return "skip"
        case _:
            assert_never(action)


def _verdict_words(rows: tuple[int, ...] | None) -> list[str]:
    if rows is None:
        return []
    return [str(row) for row in rows] or [UNSHOWN]


def parse_action(edition: Edition, text: str) -> Action:
    """Read what `format_action` writes."""
    word, _, rest = text.partition(" ")
    match word:
        case "secret":
            return SetSecret(None if rest == HIDDEN else edition.secret(rest))
        case "guess":
            return PlaceGuess(edition.guess(rest))
        case "mark":
            return GiveFeedback(edition.feedback(rest))
        case "reveal":
            return RevealSecret(edition.secret(rest))
        case "claim" if rest:
            return Claim(() if rest == UNSHOWN else tuple(_row(text, number) for number in rest.split(" ")))
        case "admit":
            return AdmitMark(_row(text, rest))
        case _ if text in _BARE:
            return _BARE[text]
        case _:
            raise NotationError("notation-action", text=shorten(text))


def _row(text: str, number: str) -> int:
    if not (number.isascii() and number.isdigit() and len(number) <= 2):
        raise NotationError("notation-action-row", text=shorten(text), number=shorten(number))
    return int(number)
