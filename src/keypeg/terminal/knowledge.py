"""What a codebreaker may know where the table allows hints: codes left, a good guess, whether a guess fits."""

from __future__ import annotations

from dataclasses import dataclass

from keypeg.engine.candidates import candidates
from keypeg.engine.codec import enumerable
from keypeg.engine.hint import Hint, hint
from keypeg.errors import TableError, TableReason, row_list
from keypeg.rules import Feedback, Position, Row, mark
from keypeg.terminal.state import State

MOST_CODES = 200
"""How many codes are listed."""


@dataclass(frozen=True, slots=True)
class CodesLeft:
    """The first codes that agree with every row, and how many there are in all."""

    count: int
    codes: tuple[str, ...]


def position_of(state: State) -> Position:
    """What the rows of the present game tell everyone."""
    box = state.edition
    return Position(
        box,
        tuple(
            Row(box.guess(row.guess), Feedback(row.red, row.white))
            for row in state.view.game.rows
            if row.guess is not None and row.red is not None and row.white is not None
        ),
    )


def countable(state: State) -> bool:
    """Whether the number of codes left may be told to this seat, and is small enough to be counted."""
    game = state.view.game
    return (
        state.hints
        and game.phase in ("guessing", "marking")
        and state.view.seat != game.codemaker
        and enumerable(state.edition.shape)
    )


def codes_left(state: State) -> CodesLeft:
    """The codes that agree with every row; refused where the table allows no hints."""
    found = candidates(_asked(state))
    return CodesLeft(len(found), tuple(map(str, found[:MOST_CODES])))


def good_guess(state: State) -> Hint:
    """A good guess and why; refused where the table allows no hints."""
    return hint(_asked(state))


def fitting(state: State, guess: str) -> str:
    """Whether a guess could be the secret, and which rows say no; refused where the table allows no hints."""
    position = _asked(state)
    code = position.edition.code(guess)
    against = tuple(
        number
        for number, row in enumerate(position.rows, 1)
        if row.guess is not None and mark(code, row.guess) != row.feedback
    )
    if not position.edition.allows_secret(code):
        return f"{code} cannot be the code: in this edition all its colours differ."
    if not against:
        return f"{code} fits every row: it may be the code."
    says = "says" if len(against) == 1 else "say"
    return f"{code} cannot be the code: {row_list(against)} {says} otherwise."


def _asked(state: State) -> Position:
    game = state.view.game
    if not state.hints:
        raise TableError(TableReason.NO_HINTS)
    if game.phase not in ("guessing", "marking") or state.view.seat == game.codemaker:
        raise TableError(TableReason.CODEBREAKERS_ONLY)
    return position_of(state)
