"""Events as sentences, one each, for people who listen or read along."""

from __future__ import annotations

from typing import assert_never

from keypeg.errors import row_list
from keypeg.rules.codes import Code
from keypeg.rules.edition import Edition
from keypeg.rules.events import (
    ClaimMade,
    Conceded,
    Event,
    FeedbackGiven,
    GameEnded,
    GameStarted,
    GuessPlaced,
    MarkAdmitted,
    MatchEnded,
    RowLost,
    SecretRevealed,
    SecretSet,
    WrongInformation,
)
from keypeg.rules.game import Ending
from keypeg.rules.match import Match
from keypeg.rules.scorecard import scorecard

_ENDINGS = {
    Ending.BROKEN: "the code is broken",
    Ending.UNBROKEN: "the code was not broken",
    Ending.CONCEDED: "the codebreakers gave up",
    Ending.FORFEITED: "the codemaker forfeited it",
    Ending.VOID: "it is void and will be replayed",
}


def spoken(edition: Edition, code: Code) -> str:
    """A code in words: `red red blue green`."""
    names = {colour.letter: colour.name for colour in edition.colours}
    return " ".join(names[letter] for letter in code)


def narrate(match: Match, event: Event) -> str:
    """One event of a match as a sentence."""
    names, edition = match.setup.players, match.setup.edition
    match event:
        case GameStarted(number, codemaker):
            return f"Game {number}: {names[codemaker]} is the codemaker."
        case SecretSet(seat):
            return f"{names[seat]} has set the code."
        case GuessPlaced(row, seat, code):
            return f"Row {row}, {names[seat]}: {spoken(edition, code)}."
        case FeedbackGiven(row, feedback):
            return f"Row {row}: {feedback.red} red, {feedback.white} white."
        case RowLost(row, seat):
            return f"Row {row}: {names[seat]}'s time ran out, the row is lost."
        case ClaimMade(seat, shown):
            return f"{names[seat]} claims wrong information, and {'shows it' if shown else 'the rows do not show it'}."
        case MarkAdmitted(seat, row):
            return f"{names[seat]} admits a wrong mark in row {row}."
        case Conceded(seat):
            return f"{names[seat]} gives up."
        case SecretRevealed(code):
            return f"The code was {spoken(edition, code)}."
        case WrongInformation(rows):
            return f"Wrong information: {row_list(rows)}."
        case GameEnded(number, ending, points):
            earned = ", ".join(f"{names[seat]} {sum(boxes)}" for seat, boxes in enumerate(points) if boxes)
            return f"Game {number} is over: {_ENDINGS[ending]}." + (f" Points: {earned}." if earned else "")
        case MatchEnded():
            return f"The match is over: {scorecard(match).verdict}."
        case _:
            assert_never(event)
