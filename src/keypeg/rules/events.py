"""Events: what happened, the same for every seat and spectator. Only the reveal names a secret."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import ClassVar

from keypeg.rules.codes import Code
from keypeg.rules.feedback import Feedback
from keypeg.rules.game import Ending


class EventKind(StrEnum):
    """What happened."""

    GAME_STARTED = "game-started"
    SECRET_SET = "secret-set"
    GUESS_PLACED = "guess-placed"
    FEEDBACK_GIVEN = "feedback-given"
    ROW_LOST = "row-lost"
    TURN_SKIPPED = "turn-skipped"
    CLAIM_MADE = "claim-made"
    MARK_ADMITTED = "mark-admitted"
    GUESS_TAKEN_BACK = "guess-taken-back"
    MARK_TAKEN_BACK = "mark-taken-back"
    REVEAL_TAKEN_BACK = "reveal-taken-back"
    CONCEDED = "conceded"
    SECRET_REVEALED = "secret-revealed"
    WRONG_INFORMATION = "wrong-information"
    GAME_ENDED = "game-ended"
    MATCH_ENDED = "match-ended"


@dataclass(frozen=True, slots=True)
class GameStarted:
    """A game began, or began again after wrong information."""

    kind: ClassVar[EventKind] = EventKind.GAME_STARTED
    number: int
    codemaker: int


@dataclass(frozen=True, slots=True)
class SecretSet:
    """The code was set behind the shield."""

    kind: ClassVar[EventKind] = EventKind.SECRET_SET
    seat: int


@dataclass(frozen=True, slots=True)
class GuessPlaced:
    """A row was filled."""

    kind: ClassVar[EventKind] = EventKind.GUESS_PLACED
    row: int
    seat: int
    code: Code


@dataclass(frozen=True, slots=True)
class FeedbackGiven:
    """A row was marked."""

    kind: ClassVar[EventKind] = EventKind.FEEDBACK_GIVEN
    row: int
    feedback: Feedback


@dataclass(frozen=True, slots=True)
class RowLost:
    """A codebreaker's time ran out, and with it the row."""

    kind: ClassVar[EventKind] = EventKind.ROW_LOST
    row: int
    seat: int


@dataclass(frozen=True, slots=True)
class TurnSkipped:
    """The turn of a player who is away was skipped (R21c); `row` is the row that a codebreaker lost by it."""

    kind: ClassVar[EventKind] = EventKind.TURN_SKIPPED
    seat: int
    row: int | None


@dataclass(frozen=True, slots=True)
class ClaimMade:
    """A codebreaker claimed wrong information; `shown` says whether the rows prove it (R13, R15)."""

    kind: ClassVar[EventKind] = EventKind.CLAIM_MADE
    seat: int
    shown: bool


@dataclass(frozen=True, slots=True)
class MarkAdmitted:
    """The codemaker admitted a wrongly marked row (R13a)."""

    kind: ClassVar[EventKind] = EventKind.MARK_ADMITTED
    seat: int
    row: int


@dataclass(frozen=True, slots=True)
class GuessTakenBack:
    """A codebreaker took back a guess that was entered wrongly from a real board (R12a)."""

    kind: ClassVar[EventKind] = EventKind.GUESS_TAKEN_BACK
    seat: int
    row: int


@dataclass(frozen=True, slots=True)
class MarkTakenBack:
    """The codemaker took back a mark that was entered wrongly from a real board (R12a)."""

    kind: ClassVar[EventKind] = EventKind.MARK_TAKEN_BACK
    seat: int
    row: int


@dataclass(frozen=True, slots=True)
class RevealTakenBack:
    """The codemaker took back a code that was entered wrongly from a real board; its game goes on (R12a)."""

    kind: ClassVar[EventKind] = EventKind.REVEAL_TAKEN_BACK
    seat: int
    game: int


@dataclass(frozen=True, slots=True)
class Conceded:
    """A seat gave up."""

    kind: ClassVar[EventKind] = EventKind.CONCEDED
    seat: int


@dataclass(frozen=True, slots=True)
class SecretRevealed:
    """The shield was lifted."""

    kind: ClassVar[EventKind] = EventKind.SECRET_REVEALED
    code: Code


@dataclass(frozen=True, slots=True)
class WrongInformation:
    """The rows named were not true: the game is void and replayed, or its codemaker forfeits it (R13, R14a, R16)."""

    kind: ClassVar[EventKind] = EventKind.WRONG_INFORMATION
    rows: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class GameEnded:
    """A game is over; `points` are what each seat wrote in its boxes."""

    kind: ClassVar[EventKind] = EventKind.GAME_ENDED
    number: int
    ending: Ending
    points: tuple[tuple[int, ...], ...]


@dataclass(frozen=True, slots=True)
class MatchEnded:
    """The match is over; more than one winner is a draw (R22, R29)."""

    kind: ClassVar[EventKind] = EventKind.MATCH_ENDED
    winners: tuple[int, ...]


Event = (
    GameStarted
    | SecretSet
    | GuessPlaced
    | FeedbackGiven
    | RowLost
    | TurnSkipped
    | ClaimMade
    | MarkAdmitted
    | GuessTakenBack
    | MarkTakenBack
    | RevealTakenBack
    | Conceded
    | SecretRevealed
    | WrongInformation
    | GameEnded
    | MatchEnded
)
