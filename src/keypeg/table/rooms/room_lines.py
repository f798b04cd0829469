"""The lines of a room's journal: what was agreed, who came, each round and how it went. The journal is the room."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from keypeg.errors import DamagedTable
from keypeg.rules import Edition, edition
from keypeg.rules.standings import DUELLISTS, MOST_RACERS
from keypeg.table.rooms.room_names import check_names

RoomKind = Literal["race", "duel"]
CodeSource = Literal["table", "host"]
RoundEnd = Literal["done", "time", "host"]
"""Why a round ended: everybody was done, the time was over, or the host ended it."""
ListedName = Annotated[str, Meta(min_length=1, max_length=40)]


class RoomOptions(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is agreed when a room is opened.

    `seconds` is the time of a round; null is as long as it takes. `source` says who sets the code of a race: the table,
    or the host, who then does not play. Where `names` lists the players, nobody else can join.
    """

    kind: RoomKind = "race"
    edition: Annotated[str, Meta(max_length=60)] = "classic"
    rounds: Annotated[int, Meta(ge=1)] = 3
    seconds: Annotated[int, Meta(ge=10, le=7_200)] | None = 600
    source: CodeSource = "table"
    names: Annotated[tuple[ListedName, ...], Meta(max_length=MOST_RACERS)] = ()

    @property
    def box(self) -> Edition:
        """Return the edition that is played."""
        return edition(self.edition)

    @property
    def most_players(self) -> int:
        """Return how many can play."""
        return DUELLISTS if self.kind == "duel" else MOST_RACERS


def check_room(options: RoomOptions) -> None:
    """Refuse what no rule allows: a box for groups only, and names that cannot be shown or told apart."""
    options.box.check_players(2)
    check_names(options.names)


class RoomLine(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """A line of the journal; its text holds codes and hashes, so its `repr` shows none of it."""

    def __repr__(self) -> str:
        """Return which kind of line it is."""
        return f"{type(self).__name__}(…)"


class RoomOpened(RoomLine, frozen=True, kw_only=True, tag="opened"):
    """The room was opened; `host` is the hash of the host's token."""

    options: RoomOptions
    host: str


class HostAdded(RoomLine, frozen=True, kw_only=True, tag="host"):
    """The host has one more device; `host` is the hash of its token."""

    host: str


class PlayerJoined(RoomLine, frozen=True, kw_only=True, tag="joined"):
    """A player joined, or came back on another device with a new token; a computer has a level and no token.

    The board of the round `board_left` stays with the device before: its game was over, and nobody can take it along.
    """

    player: int
    name: str
    token: str | None = None
    level: str | None = None
    host: bool = False
    board_left: int | None = None


class PlayerRemoved(RoomLine, frozen=True, kw_only=True, tag="removed"):
    """A player left, or was removed; the results stay out of the standings."""

    player: int


class PlayerReleased(RoomLine, frozen=True, kw_only=True, tag="released"):
    """Whoever joins next under this player's name goes on as this player."""

    player: int


class CodeChosen(RoomLine, frozen=True, kw_only=True, tag="chosen"):
    """A player of a duel set the code that the other one breaks in the next round."""

    player: int
    code: str


class RoundStarted(RoomLine, frozen=True, kw_only=True, tag="started"):
    """A round starts: the sealed codes (one, or one for each player of a duel), and everybody's table.

    `at` is when the first guess may be placed.
    """

    at: float
    codes: dict[str, SealedCode]
    tables: dict[str, str]


class SealedCode(msgspec.Struct, frozen=True, kw_only=True):
    """The code of a round, with what proves that it was never changed."""

    code: str
    nonce: str
    digest: str

    def __repr__(self) -> str:
        """Return the published part alone."""
        return f"SealedCode(digest={self.digest!r})"


class TableDealt(RoomLine, frozen=True, kw_only=True, tag="dealt"):
    """A player who came late got a table of the running round; once it has begun, it counts without its time."""

    player: int
    table: str


class RoundPaused(RoomLine, frozen=True, kw_only=True, tag="paused"):
    """The host paused the round."""

    at: float


class RoundResumed(RoomLine, frozen=True, kw_only=True, tag="resumed"):
    """The round goes on."""

    at: float


class HintGiven(RoomLine, frozen=True, kw_only=True, tag="hint"):
    """Everybody is told the peg of a hole (from 1)."""

    hole: int
    peg: str


class GameFinished(RoomLine, frozen=True, kw_only=True, tag="finished"):
    """A player is done; `rows` is None if the code was not broken. `seconds` is the time it took, without pauses."""

    player: int
    rows: int | None
    seconds: float


class RoundEnded(RoomLine, frozen=True, kw_only=True, tag="ended"):
    """The round is over; whoever was not done has not broken the code."""

    at: float
    why: RoundEnd


class NamesHidden(RoomLine, frozen=True, kw_only=True, tag="hidden"):
    """The big screen shows numbers instead of names, or names again."""

    hidden: bool


class NamesListed(RoomLine, frozen=True, kw_only=True, tag="listed"):
    """The host said who may join; an empty list is everybody."""

    names: tuple[str, ...]


class RoomExtended(RoomLine, frozen=True, kw_only=True, tag="again"):
    """As many rounds are played again, and the standings start anew."""


class RoomClosed(RoomLine, frozen=True, kw_only=True, tag="closed"):
    """The host closed the room."""


AnyRoomLine = (
    RoomOpened
    | HostAdded
    | PlayerJoined
    | PlayerRemoved
    | PlayerReleased
    | CodeChosen
    | RoundStarted
    | TableDealt
    | RoundPaused
    | RoundResumed
    | HintGiven
    | GameFinished
    | RoundEnded
    | NamesHidden
    | NamesListed
    | RoomExtended
    | RoomClosed
)

_decoder: msgspec.json.Decoder[AnyRoomLine] = msgspec.json.Decoder(AnyRoomLine)


def format_line(line: RoomLine) -> str:
    """Return a line as text."""
    return msgspec.json.encode(line).decode()


def parse_line(text: str, number: int) -> AnyRoomLine:
    """Return the line of a text; raise `DamagedTable` with its number in the journal if it cannot be read."""
    try:
        return _decoder.decode(text)
    except msgspec.DecodeError:
        raise DamagedTable("table-line-damaged", line=number) from None
