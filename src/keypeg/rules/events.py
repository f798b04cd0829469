"""Events: what happened, told to every seat and spectator alike. Only the reveal names a secret."""

from __future__ import annotations

from dataclasses import dataclass

from keypeg.rules.codes import Code
from keypeg.rules.feedback import Feedback
from keypeg.rules.game import Ending


@dataclass(frozen=True, slots=True)
class GameStarted:
    """A game began, or began again after wrong information."""

    number: int
    codemaker: int


@dataclass(frozen=True, slots=True)
class SecretSet:
    """The code stands behind the shield."""

    seat: int


@dataclass(frozen=True, slots=True)
class GuessPlaced:
    """A row was filled."""

    row: int
    seat: int
    code: Code


@dataclass(frozen=True, slots=True)
class FeedbackGiven:
    """A row was marked."""

    row: int
    feedback: Feedback


@dataclass(frozen=True, slots=True)
class RowLost:
    """A codebreaker's time ran out, and with it the row."""

    row: int
    seat: int


@dataclass(frozen=True, slots=True)
class ClaimMade:
    """A codebreaker claimed wrong information; `shown` tells whether the rows prove it (R13, R15)."""

    seat: int
    shown: bool


@dataclass(frozen=True, slots=True)
class MarkAdmitted:
    """The codemaker admitted to have marked a row wrongly (R13a)."""

    seat: int
    row: int


@dataclass(frozen=True, slots=True)
class Conceded:
    """A seat gave up."""

    seat: int


@dataclass(frozen=True, slots=True)
class SecretRevealed:
    """The shield was lifted."""

    code: Code


@dataclass(frozen=True, slots=True)
class WrongInformation:
    """The rows named were not true; the game is void and is replayed (R13)."""

    rows: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class GameEnded:
    """A game is over; `points` are what each seat wrote in its boxes."""

    number: int
    ending: Ending
    points: tuple[tuple[int, ...], ...]


@dataclass(frozen=True, slots=True)
class MatchEnded:
    """The match is over; more than one winner is a draw (R22, R29)."""

    winners: tuple[int, ...]


Event = (
    GameStarted
    | SecretSet
    | GuessPlaced
    | FeedbackGiven
    | RowLost
    | ClaimMade
    | MarkAdmitted
    | Conceded
    | SecretRevealed
    | WrongInformation
    | GameEnded
    | MatchEnded
)
