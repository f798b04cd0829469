"""Messages in words."""

from __future__ import annotations

from keypeg.words.language import DEFAULT
from keypeg.words.message import Message, Param

_ENGLISH = {
    "turn-set-code": "{player} sets the code",
    "turn-mark": "{player} marks row {row}",
    "turn-reveal": "{player} reveals the code",
    "turn-guess": "{player} guesses: row {row}",
    "turn-over-won": "The match is over: {player} wins",
    "turn-over-draw": "The match is over: a draw",
    "turn-over-shared": "The match is over: {players} share the win",
    "turn-closed-left": "{player} has left: this table is closed",
    "turn-closed-expired": "This table is closed: nothing has happened here for long",
    "turn-free-seats": "The match begins when every seat is taken; still free: {seats}",
    "seat-adversary": "bends the code as it goes, never against its own feedback, and commits to nothing",
    "check-possible": "Possible: it agrees with every row.",
    "check-repeats": "Not possible: every colour of the secret is different.",
    "check-row": "Not possible: row {row} was marked {marked}, and with this code it would be {would}.",
    "check-rows": "Not possible: rows {rows} say otherwise.",
    "reason-stale": "the table has moved on: look again, and act on what you see now",
    "reason-store": "the tables cannot be reached now: try again",
    "reason-failed": "something is wrong with this server",
    "reason-origin": "this page may not use these tables: it comes from another site",
    "reason-no-address": "there is nothing at this address",
    "reason-no-method": "this address does not do that",
    "reason-too-large": "that is too large",
    "reason-left": "this seat was given up",
    "reason-restart": "the server is closing down",
    "reason-silent": "no pong came",
    "reason-too-many": "too many {what} in a short time: wait a moment",
    "level-adversary-about": "As codemaker it bends the code as it goes, and commits to nothing.",
}


def say(message: Message, language: str = DEFAULT) -> str:  # noqa: ARG001 - the one language there is
    """Return the message in words; a code without words is said as it is."""
    words = _ENGLISH.get(message.code)
    if words is None:
        return message.code
    return words.format(**{name: _said(param) for name, param in message.params.items()})


def _said(param: Param) -> str:
    if isinstance(param, Message):
        return say(param)
    if isinstance(param, tuple):
        *first, last = map(str, param)
        return f"{', '.join(first)} and {last}" if first else last
    return str(param)
