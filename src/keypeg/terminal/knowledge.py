"""What a codebreaker may know where the table allows hints: codes left, a good guess, whether a guess fits."""

from __future__ import annotations

from dataclasses import dataclass

from keypeg.engine.candidates import candidates
from keypeg.engine.codec import enumerable
from keypeg.engine.hint import Hint, hint
from keypeg.rules import Position
from keypeg.table.hints import helped, helped_position
from keypeg.terminal.reading import box_of
from keypeg.wire.help import checked
from keypeg.wire.state import State
from keypeg.words import say

MOST_CODES = 200
"""How many codes are listed."""


@dataclass(frozen=True, slots=True)
class CodesLeft:
    """The first codes that agree with every row, and how many there are in all."""

    count: int
    codes: tuple[str, ...]


def countable(state: State) -> bool:
    """Whether the number of codes left may be told to this seat, and is small enough to be counted."""
    closed = state.closed is not None
    return helped(state.view, hints=state.options.hints, closed=closed) and enumerable(box_of(state).shape)


def codes_left(state: State) -> CodesLeft:
    """The codes that agree with every row; refused where the table allows no hints."""
    found = candidates(_asked(state))
    return CodesLeft(len(found), tuple(map(str, found[:MOST_CODES])))


def good_guess(state: State) -> Hint:
    """A good guess and why; refused where the table allows no hints."""
    return hint(_asked(state))


def fitting(state: State, guess: str) -> str:
    """Whether a guess could be the secret, and which rows say no; refused where the table allows no hints."""
    return say(checked(_asked(state), guess)[1])


def _asked(state: State) -> Position:
    return helped_position(state.view, hints=state.options.hints, closed=state.closed is not None)
