"""Help: codes left, a good guess, whether a guess fits, and whether a mark from a real board can be right."""

from __future__ import annotations

from dataclasses import dataclass

from keypeg.api.help import compare_guess, doubt_mark, explanation_data, reveal_doubt_message
from keypeg.api.state import State
from keypeg.engine.candidates import candidates
from keypeg.engine.check import find_contradicted_rows
from keypeg.engine.codec import is_enumerable
from keypeg.rules import GameView, Position
from keypeg.rules.doubt import doubt_reveal
from keypeg.table.state.hints import make_helped_position, may_help, rows_to_mark, rows_to_reveal
from keypeg.terminal.state_queries import box_of
from keypeg.training.hint_steps import HintSteps, hint_steps
from keypeg.words import Message, message

_MOST_CODES = 200
"""The most codes that are listed."""


@dataclass(frozen=True, slots=True)
class CodesLeft:
    """The first codes that agree with every row, and their number in total."""

    count: int
    codes: tuple[str, ...]


def is_countable(state: State) -> bool:
    """Whether this seat may know the number of codes left, and it is small enough to count."""
    closed = state.closed is not None
    return may_help(state.view, hints=state.options.hints, closed=closed) and is_enumerable(
        box_of(state).shape
    )


def list_codes_left(state: State) -> CodesLeft:
    """Return the codes that agree with every row; refused if hints are off."""
    found = candidates(_position(state))
    return CodesLeft(len(found), tuple(map(str, found[:_MOST_CODES])))


def suggest_guess(state: State) -> HintSteps:
    """Return a good guess and why, with what comes before it in a hint in steps; refused if hints are off."""
    return hint_steps(_position(state))


LAST_STEP = "terminal-hint"
GivenHint = tuple[GameView, HintSteps, int]
"""A game, the hint to its rows, and how many of its steps were given."""


def hint_message(steps: HintSteps, given: int) -> Message:
    """Return the next step of a hint after so many were given; the last one is the guess."""
    if given < len(steps.messages) - 1:
        return message("terminal-hint-step", step=steps.messages[given])
    return message(LAST_STEP, guess=str(steps.hint.code), why=steps.hint.why)


def check_guess(state: State, guess: str) -> Message:
    """Return whether a guess could be the secret, or which rows rule it out; refused if hints are off."""
    return compare_guess(_position(state), guess)[1]


def list_facts(state: State) -> tuple[Message, ...]:
    """Return what the rows tell about the code, as the coach says it; refused if hints are off."""
    told = explanation_data(_position(state)).facts
    return tuple(fact.sentence.message for fact in told) or (message("coach-silent"),)


def reveal_doubt(state: State, code: str) -> Message | None:
    """Return what to ask before a code from behind a real shield counts; None if it fits every row."""
    box = box_of(state)
    found = doubt_reveal(rows_to_reveal(state.view), box.secret(code), box.shape.counting)
    return None if found is None else reveal_doubt_message(found)


def doubt_message(state: State, mark: str) -> Message | None:
    """Return what to ask before a mark from a real board counts; None if it contradicts no row."""
    box = box_of(state)
    rows = rows_to_mark(state.view, closed=state.closed is not None)
    found = find_contradicted_rows(box, rows, box.feedback(mark))
    return None if found is None else doubt_mark(found)


def _position(state: State) -> Position:
    return make_helped_position(state.view, hints=state.options.hints, closed=state.closed is not None)
