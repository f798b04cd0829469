"""Rooms as they travel: everybody sees the same room, and each client beside it what is their own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Generic, Literal, TypeVar

import msgspec
from msgspec import Meta

from keypeg.api.live import LIVE_VERSION, ClosedMessage, Ping
from keypeg.api.parameters import Parameters
from keypeg.api.requests import Name, RequestBody
from keypeg.rules.standings import MOST_RACERS, RaceResult, rank_players
from keypeg.table.rooms.dealing import ROOM_SEAT
from keypeg.table.rooms.progress import BoardProgress, BoardRow
from keypeg.table.rooms.room_lines import ListedName, RoomOptions, RoundEnd
from keypeg.table.rooms.room_state import RoomPlayer, RoomState, Round

R = TypeVar("R")
"""A room, or the bytes of one."""

RoundPhase = Literal["countdown", "playing", "paused", "over"]
RoomOrder = Literal["start", "pause", "resume", "hint", "end", "again", "hide", "show", "close"]
RoomCode = Annotated[str, Meta(max_length=16, description="The code of a room.")]
PlayerNumber = Annotated[int, Meta(ge=1, le=100_000, description="The number of a player of the room.")]
CodeText = Annotated[str, Meta(min_length=1, max_length=16)]
KeyPair = tuple[int, int]
"""Red and white key pegs."""


class RoomParameters(Parameters, frozen=True, kw_only=True):
    """A room."""

    room: RoomCode


class RoomPlayerParameters(RoomParameters, frozen=True, kw_only=True):
    """A player of a room."""

    player: PlayerNumber


class RoomRoundParameters(RoomParameters, frozen=True, kw_only=True):
    """A round of a room."""

    round: Annotated[int, Meta(ge=1, le=100_000, description="Which round, from 1.")]


class RoomBoardParameters(RoomRoundParameters, frozen=True, kw_only=True):
    """A player's board of a round."""

    player: PlayerNumber


class NewRoom(RoomOptions, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A room to be opened; with a `name` the host plays, too."""

    rounds: Annotated[int, Meta(ge=1, le=20)] = 3
    name: Name | None = None


class JoinRoom(RequestBody, frozen=True, kw_only=True):
    """A wish to join; the host may let a computer of a `level` join."""

    name: Name
    level: Annotated[str, Meta(max_length=40)] | None = None


class HostOrder(RequestBody, frozen=True, kw_only=True):
    """What the host wants; `code` is the code of the round, where the host sets it."""

    order: RoomOrder
    code: CodeText | None = None


class PlayerNames(RequestBody, frozen=True, kw_only=True):
    """Who may join; an empty list is everybody."""

    names: Annotated[tuple[ListedName, ...], Meta(max_length=MOST_RACERS)]


class DuelCode(RequestBody, frozen=True, kw_only=True):
    """The code that the other player of a duel is to break."""

    code: CodeText


class RoomToken(RequestBody, frozen=True, kw_only=True):
    """A token of a room: the host's, or a player's."""

    token: Annotated[str, Meta(min_length=16, max_length=64)]


class RoomPlayerData(msgspec.Struct, frozen=True, kw_only=True):
    """A player, by number; `name` is empty where names are hidden. `level` marks a computer."""

    number: int
    name: str
    level: str | None
    host: bool
    released: bool


class ProgressData(msgspec.Struct, frozen=True, kw_only=True):
    """How far a player is: the key pegs of each row, null while they are waited for, and never a coloured peg.

    `rows` is in how many rows the code was broken, null as long as it was not; `seconds` how long that took. `last` is
    how many seconds of the round had passed when something last happened there, `here` whether somebody is connected.
    """

    player: int
    keys: tuple[KeyPair | None, ...]
    done: bool
    rows: int | None
    seconds: int | None
    last: float
    late: bool
    here: bool


class StandingLine(msgspec.Struct, frozen=True, kw_only=True):
    """A line of the standings; equal results share a place."""

    player: int
    place: int
    rows: int
    seconds: int


class RoundSeal(msgspec.Struct, frozen=True, kw_only=True):
    """The seal of a round's code, and what checks it once the round is over.

    `player` is 0 for the code of everybody, in a duel the player who breaks it. The digest is that of a table whose id
    is the room's code, whose game is the round, and whose attempt is 1, in a duel the number of the player.
    """

    player: int
    digest: str
    code: str | None
    nonce: str | None


class RoomHint(msgspec.Struct, frozen=True, kw_only=True):
    """A peg that everybody was told; `hole` counts from 1."""

    hole: int
    peg: str


class RoundData(msgspec.Struct, frozen=True, kw_only=True):
    """The last round: `elapsed` seconds have been played, `left` are left; null without a limit.

    In the countdown `elapsed` is 0 and `begins` how many seconds it still takes.
    """

    number: int
    phase: RoundPhase
    begins: float
    elapsed: float
    left: float | None
    why: RoundEnd | None
    seals: tuple[RoundSeal, ...]
    hints: tuple[RoomHint, ...]
    standings: tuple[StandingLine, ...]


class RoomData(msgspec.Struct, frozen=True, kw_only=True):
    """A room as everybody sees it. `chosen` are the players of a duel who have set their code.

    `standings` are those after the last `counted` rounds: after all that are over, unless the host has the same people
    play again. `over` says that no further round will come. `full` says that every place is taken, also by those who
    come back on another device. `gone` are those who had a board of the last round and have left.
    """

    room: str
    seq: int
    options: RoomOptions
    names: tuple[str, ...]
    hidden: bool
    closed: bool
    over: bool
    full: bool
    rounds_over: int
    counted: int
    players: tuple[RoomPlayerData, ...]
    gone: tuple[RoomPlayerData, ...]
    chosen: tuple[int, ...]
    round: RoundData | None
    progress: tuple[ProgressData, ...]
    standings: tuple[StandingLine, ...]


class MyRoom(msgspec.Struct, frozen=True, kw_only=True):
    """What is the client's own: whether it is the host, its player, and its table in the last round."""

    host: bool
    player: int | None
    table: str | None
    seat: int = ROOM_SEAT


class RoomAnswer(msgspec.Struct, Generic[R], frozen=True, kw_only=True):
    """A room, and the client's own part in it."""

    room: R
    mine: MyRoom


class RoomEntered(RoomAnswer[R], Generic[R], frozen=True, kw_only=True):
    """A room that was opened or joined; the token is shown only now, and a browser gets it as a cookie.

    The host's token opens and orders, a player's is also the token of their seat at every table of the room.
    """

    token: str


class MyRoomTable(msgspec.Struct, frozen=True, kw_only=True):
    """The client's table in the last round; the player's token is the token of the seat."""

    table: str
    seat: int


class RoomBoardRow(msgspec.Struct, frozen=True, kw_only=True):
    """A row; a lost one has no guess."""

    guess: str | None
    keys: KeyPair | None


class RoomBoard(msgspec.Struct, frozen=True, kw_only=True):
    """A player's board of a round that is over, and the code that they had to break."""

    player: int
    code: str
    rows: tuple[RoomBoardRow, ...]


class RoomMessage(msgspec.Struct, Generic[R], frozen=True, kw_only=True, tag="room"):
    """The whole room."""

    v: int = LIVE_VERSION
    room: R
    mine: MyRoom


class ProgressMessage(msgspec.Struct, frozen=True, kw_only=True, tag="progress"):
    """How far some players of the running round are by now; the others have not changed."""

    v: int = LIVE_VERSION
    round: int
    elapsed: float
    left: float | None
    progress: tuple[ProgressData, ...]


RoomLiveMessage = RoomMessage[RoomData] | ProgressMessage | Ping | ClosedMessage
"""Every message of a room's stream."""


def room_data(
    state: RoomState,
    progress: Mapping[int, BoardProgress],
    *,
    now: float,
    here: frozenset[int] = frozenset(),
    named: bool = True,
) -> RoomData:
    """Return a room as everybody sees it now; names are left out if it is not `named`."""
    over = [one for one in state.rounds if one.ended is not None]
    return RoomData(
        room=state.id,
        seq=state.seq,
        options=msgspec.structs.replace(state.options, names=(), rounds=state.agreed),
        names=state.names if named else (),
        hidden=state.hidden,
        closed=state.closed,
        over=state.over,
        full=state.full,
        rounds_over=len(over),
        counted=len(state.counted),
        players=tuple(_player_data(one, named=named) for one in state.present),
        gone=tuple(_player_data(one, named=named) for one in state.list_gone()),
        chosen=tuple(sorted(state.chosen)),
        round=None if state.round is None else _round_data(state, state.round, now),
        progress=progress_data(state, progress, here=here),
        standings=list_standings(state.totals()) if state.counted else (),
    )


def progress_data(
    state: RoomState, progress: Mapping[int, BoardProgress], *, here: frozenset[int] = frozenset()
) -> tuple[ProgressData, ...]:
    """Return how far these players are in the last round."""
    played = state.round
    if played is None:
        return ()
    return tuple(
        _progress_data(played, one.number, progress[one.number], here=one.number in here)
        for one in state.present
        if one.number in progress
    )


def _progress_data(played: Round, player: int, found: BoardProgress, *, here: bool) -> ProgressData:
    done = played.finished.get(player)
    last = 0.0 if found.touched is None else played.elapsed(found.touched)
    return ProgressData(
        player=player,
        keys=found.keys,
        done=found.done,
        rows=found.rows,
        seconds=None if done is None or done.rows is None else int(done.seconds),
        last=round(last, 1),
        late=player in played.late,
        here=here,
    )


def _player_data(player: RoomPlayer, *, named: bool) -> RoomPlayerData:
    return RoomPlayerData(
        number=player.number,
        name=player.name if named else "",
        level=player.level,
        host=player.host,
        released=player.released,
    )


def _round_data(state: RoomState, played: Round, now: float) -> RoundData:
    over = played.ended is not None
    seals = tuple(
        RoundSeal(
            player=player,
            digest=sealed.digest,
            code=sealed.code if over else None,
            nonce=sealed.nonce if over else None,
        )
        for player, sealed in sorted(played.codes.items())
    )
    return RoundData(
        number=played.number,
        phase=phase_of(played, now),
        begins=max(0.0, round(played.began - now, 1)),
        elapsed=round(played.elapsed(now), 1),
        left=time_left(state, played, now),
        why=played.why,
        seals=seals,
        hints=tuple(RoomHint(hole=hole, peg=peg) for hole, peg in played.hints),
        standings=list_standings(state.results(played)) if over else (),
    )


def phase_of(played: Round, now: float) -> RoundPhase:
    """Return how far a round is."""
    if played.ended is not None:
        return "over"
    if played.paused_at is not None:
        return "paused"
    return "countdown" if now < played.began else "playing"


def time_left(state: RoomState, played: Round, now: float) -> float | None:
    """Return how many seconds of a round are left; None without a limit."""
    seconds = state.options.seconds
    return None if seconds is None else max(0.0, round(seconds - played.elapsed(now), 1))


def list_standings(results: Mapping[int, RaceResult]) -> tuple[StandingLine, ...]:
    """Return the standings of these results, the best first."""
    return tuple(
        StandingLine(player=player, place=place, rows=results[player].rows, seconds=results[player].seconds)
        for player, place in rank_players(results).items()
    )


def my_room(state: RoomState, player: RoomPlayer | None, *, host: bool) -> MyRoom:
    """Return what is the client's own."""
    if player is None:
        return MyRoom(host=host, player=None, table=None)
    return MyRoom(host=host, player=player.number, table=state.board_of(player))


def board_rows(rows: tuple[BoardRow, ...]) -> tuple[RoomBoardRow, ...]:
    """Return the rows of a board that everybody may see."""
    return tuple(RoomBoardRow(guess=row.guess, keys=row.keys) for row in rows)
