"""Actions as short texts, for the journal of a table, its logs and its messages."""

from __future__ import annotations

from typing import assert_never

from keypeg.errors import NotationError, shortened
from keypeg.rules.actions import (
    Action,
    CallTime,
    Claim,
    Concede,
    GiveFeedback,
    PlaceGuess,
    RevealSecret,
    SetSecret,
)
from keypeg.rules.edition import Edition

HIDDEN = "hidden"
"""Stands for a secret that the table does not know."""

_BARE: dict[str, Action] = {"claim": Claim(), "concede": Concede(), "time": CallTime()}


def format_action(action: Action) -> str:
    """The action as text: `secret RGBY`, `guess RRGG`, `mark 1-0`, `reveal RGBY`, `claim`, `concede`, `time`."""
    match action:
        case SetSecret(code):
            return f"secret {HIDDEN if code is None else code}"
        case PlaceGuess(code):
            return f"guess {code}"
        case GiveFeedback(feedback):
            return f"mark {feedback}"
        case RevealSecret(code):
            return f"reveal {code}"
        case Claim():
            return "claim"
        case Concede():
            return "concede"
        case CallTime():
            return "time"
        case _:
            assert_never(action)


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
        case _ if text in _BARE:
            return _BARE[text]
        case _:
            raise NotationError("notation-action", text=shortened(text))
