"""Actions: what a seat, or the table itself, may order."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import ClassVar

from keypeg.rules.codes import Code
from keypeg.rules.feedback import Feedback


class ActionKind(StrEnum):
    """What is done; the value is the word that its text begins with."""

    SET_SECRET = "secret"
    PLACE_GUESS = "guess"
    GIVE_FEEDBACK = "mark"
    REVEAL_SECRET = "reveal"
    CLAIM = "claim"
    ADMIT_MARK = "admit"
    TAKE_BACK = "back"
    CONCEDE = "concede"
    CALL_TIME = "time"
    SKIP_TURN = "skip"


@dataclass(frozen=True, slots=True)
class SetSecret:
    """The codemaker sets the code (R1); None where it stays behind a real shield, unknown to the table.

    Its `repr` does not show the code: nothing prints a secret by accident. `format_action` writes it out.
    """

    kind: ClassVar[ActionKind] = ActionKind.SET_SECRET
    code: Code | None = field(repr=False)


@dataclass(frozen=True, slots=True)
class PlaceGuess:
    """A codebreaker fills the next row (R4)."""

    kind: ClassVar[ActionKind] = ActionKind.PLACE_GUESS
    code: Code


@dataclass(frozen=True, slots=True)
class GiveFeedback:
    """The table, or the codemaker by hand, marks the last row (R5, R12)."""

    kind: ClassVar[ActionKind] = ActionKind.GIVE_FEEDBACK
    feedback: Feedback


@dataclass(frozen=True, slots=True)
class RevealSecret:
    """The codemaker lifts the shield from a code the table did not know (R9)."""

    kind: ClassVar[ActionKind] = ActionKind.REVEAL_SECRET
    code: Code


@dataclass(frozen=True, slots=True)
class Claim:
    """A codebreaker says that the codemaker has given wrong information (R13).

    `rows` is the verdict: the rows, from 1, that contradict one another, or none where the claim shows nothing. The
    journal keeps it, so that nobody has to search twice. None asks the rules to search.
    """

    kind: ClassVar[ActionKind] = ActionKind.CLAIM
    rows: tuple[int, ...] | None = None


@dataclass(frozen=True, slots=True)
class AdmitMark:
    """The codemaker admits that a row, counted from 1, was marked wrongly (R13a)."""

    kind: ClassVar[ActionKind] = ActionKind.ADMIT_MARK
    row: int


@dataclass(frozen=True, slots=True)
class TakeBack:
    """A seat takes back what it entered last from a real board: a guess, or a mark (R12a)."""

    kind: ClassVar[ActionKind] = ActionKind.TAKE_BACK


@dataclass(frozen=True, slots=True)
class Concede:
    """A codebreaker gives up the game, or the codemaker forfeits it; our own addition."""

    kind: ClassVar[ActionKind] = ActionKind.CONCEDE


@dataclass(frozen=True, slots=True)
class CallTime:
    """The table says that the thinking time is over; our own addition."""

    kind: ClassVar[ActionKind] = ActionKind.CALL_TIME


@dataclass(frozen=True, slots=True)
class SkipTurn:
    """The table skips the turn of a player who is away, as those who stay wish (R21c)."""

    kind: ClassVar[ActionKind] = ActionKind.SKIP_TURN


Action = (
    SetSecret
    | PlaceGuess
    | GiveFeedback
    | RevealSecret
    | Claim
    | AdmitMark
    | TakeBack
    | Concede
    | CallTime
    | SkipTurn
)
