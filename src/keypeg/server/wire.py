"""What travels over HTTP: every request and every answer, as the OpenAPI document describes them."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from keypeg.rules import MatchView

VERSION = 1
"""The version of the live messages; a client that knows another one asks for a new page."""

Name = Annotated[str, Meta(min_length=1, max_length=40)]
SeatNumber = Annotated[int, Meta(ge=0, le=4)]
Seq = Annotated[int, Meta(ge=0, le=1_000_000)]


class Request(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A body a client sends; a field it does not know is refused."""


class NewSeat(Request, frozen=True, kw_only=True):
    """A seat of a new table; the level `adversary` is a codemaker that bends the code and commits to nothing."""

    kind: Literal["person", "computer"] = "person"
    name: Name | None = None
    level: Annotated[str, Meta(max_length=40)] | None = None


class NewTable(Request, frozen=True, kw_only=True):
    """A table to be opened; `take` names the seats of persons that the client takes at once."""

    edition: Annotated[str, Meta(max_length=60)] = "classic"
    games: Annotated[int, Meta(ge=1, le=100)] = 2
    seats: Annotated[tuple[NewSeat, ...], Meta(min_length=2, max_length=5)] = (NewSeat(), NewSeat())
    take: Annotated[tuple[SeatNumber, ...], Meta(max_length=5)] = ()
    first: SeatNumber = 0
    marking: Literal["table", "codemaker"] = "table"
    shield: bool = False
    conceding: bool = True
    hints: bool = False
    seconds: Annotated[int, Meta(ge=1, le=86_400)] | None = None
    spectators: bool = True


class TakeSeat(Request, frozen=True, kw_only=True):
    """A seat to be taken: the first free one where none is named."""

    name: Name
    seat: SeatNumber | None = None


class NewAction(Request, frozen=True, kw_only=True):
    """An action made when the table stood at `seq`; the same `id` again gets the first answer again."""

    seat: SeatNumber
    seq: Seq
    action: Annotated[str, Meta(max_length=40)]
    id: Annotated[str, Meta(min_length=1, max_length=64)]


class AskRematch(Request, frozen=True, kw_only=True):
    """The wish of a seat to play again."""

    seat: SeatNumber


class ColourData(msgspec.Struct, frozen=True):
    """A colour and its letter."""

    name: str
    letter: str


class ScoringData(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The way of scoring: `rows` with a bonus, `games` won, or `group` with the points of each key peg."""

    kind: Literal["rows", "games", "group"]
    bonus: int | None = None
    red: int | None = None
    white: int | None = None
    broken: int | None = None


class EditionData(msgspec.Struct, frozen=True, kw_only=True):
    """An edition; `house` tells that it is played by a house rule."""

    key: str
    name: str
    about: str
    source: str
    players: tuple[int, int]
    text: str
    shape: str
    pegs: int
    colours: tuple[ColourData, ...]
    rows: int
    blanks: bool
    secret_repeats: bool
    guess_repeats: bool
    secrets: int
    advanced: tuple[str, ...]
    games: str
    house: bool
    scoring: ScoringData
    wrong_information: int
    pegs_range: tuple[int, int]
    colours_range: tuple[int, int]


class LevelData(msgspec.Struct, frozen=True, kw_only=True):
    """A playing strength; `codemaker` tells that it is for making codes, not for breaking them."""

    key: str
    name: str
    about: str
    average: float | None
    codemaker: bool


class OptionsData(msgspec.Struct, frozen=True, kw_only=True):
    """What was agreed when the table was opened."""

    edition: str
    games: int
    first: int
    marking: str
    shield: bool
    conceding: bool
    hints: bool
    seconds: int | None
    spectators: bool


class SeatData(msgspec.Struct, frozen=True, kw_only=True):
    """A seat: who sits there, and whether that player is connected now."""

    seat: int
    kind: str
    name: str | None
    level: str | None
    taken: bool
    online: bool
    note: str | None


class MineData(msgspec.Struct, frozen=True, kw_only=True):
    """The seats of a table whose tokens a client has brought."""

    seats: tuple[int, ...]


class CommitmentData(msgspec.Struct, frozen=True, kw_only=True):
    """The digest published when the code of a game was set."""

    game: int
    attempt: int
    digest: str


class FairData(CommitmentData, frozen=True, kw_only=True):
    """A commitment with what checks it, once the game is over."""

    table: str
    code: str | None
    nonce: str | None


class State(msgspec.Struct, frozen=True, kw_only=True):
    """A table as one seat, or a spectator, sees it."""

    table: str
    seq: int
    options: OptionsData
    warnings: tuple[str, ...]
    edition: EditionData
    seats: tuple[SeatData, ...]
    view: MatchView
    turn: str
    left: int | None
    deadline: str | None
    commitments: tuple[CommitmentData, ...]
    rematch: str | None
    closed: bool


class Opened(msgspec.Struct, frozen=True, kw_only=True):
    """A table that was opened, and the tokens of the seats taken with it."""

    table: str
    tokens: dict[str, str]
    state: State


class Taken(msgspec.Struct, frozen=True, kw_only=True):
    """A seat that was taken; its token is told this once."""

    seat: int
    token: str
    state: State


class Acted(msgspec.Struct, frozen=True, kw_only=True):
    """An action that is kept for good, and what it led to."""

    seq: int
    told: tuple[str, ...]
    state: State


class Rematch(msgspec.Struct, frozen=True, kw_only=True):
    """The table at which the same people play again; the seat's token is the one it had."""

    table: str
    tokens: dict[str, str]
    state: State


class HintData(msgspec.Struct, frozen=True, kw_only=True):
    """A good guess, how many codes remain, and why."""

    guess: str
    left: int | None
    sampled: bool
    why: str


class CheckData(msgspec.Struct, frozen=True, kw_only=True):
    """Whether a guess could be the secret, and if not which rows say so."""

    possible: bool
    rows: tuple[int, ...]
    message: str
    left: int | None


class Problem(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Why nothing was done: a name for programs, a sentence for people; a stale action gets the present state."""

    reason: str
    message: str
    seq: int | None = None
    state: State | None = None


class Refused(msgspec.Struct, frozen=True, kw_only=True):
    """The body of every answer that is not a success."""

    error: Problem


class Told(msgspec.Struct, frozen=True, kw_only=True, tag="state"):
    """A live message: where the table stands, and what was told since the last one."""

    v: int = VERSION
    seq: int
    told: tuple[str, ...]
    state: State


class Ping(msgspec.Struct, frozen=True, kw_only=True, tag="ping"):
    """A live message that only shows that the line is open."""

    v: int = VERSION


class Closed(msgspec.Struct, frozen=True, kw_only=True, tag="closed"):
    """The last live message, and why no more will come."""

    v: int = VERSION
    reason: str
    message: str | None = None


class Done(msgspec.Struct, frozen=True, kw_only=True, tag="done"):
    """The answer to an action sent over a WebSocket."""

    v: int = VERSION
    id: str
    seq: int


class NotDone(msgspec.Struct, frozen=True, kw_only=True, tag="refused"):
    """The answer to an action sent over a WebSocket that was refused."""

    v: int = VERSION
    id: str | None
    error: Problem


class Pong(Request, frozen=True, kw_only=True, tag="pong"):
    """What a client answers to a ping."""


class SentAction(NewAction, frozen=True, kw_only=True, tag="action"):
    """An action sent over a WebSocket."""


FromClient = Pong | SentAction
"""Every message a client may send over a WebSocket."""

encode = msgspec.json.Encoder().encode
