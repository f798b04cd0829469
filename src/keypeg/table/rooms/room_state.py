"""A room in memory: an immutable record that grows with its journal, line by line."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import assert_never

from keypeg.errors import DamagedTable
from keypeg.rules.standings import (
    RaceResult,
    add_results,
    count_duel,
    count_result,
    count_seconds,
    rank_players,
)
from keypeg.table.rooms import room_lines as lines
from keypeg.table.rooms.room_lines import AnyRoomLine, RoomOptions, RoundEnd, SealedCode


@dataclass(frozen=True, slots=True, kw_only=True)
class RoomPlayer:
    """Somebody in a room, by number (from 1). `token_hash` is None for a computer, which has a `level`.

    A player who is `released` waits for their person to come back on another device. `earlier` are the hashes of the
    tokens that they had before; the board of the round `board_left` stays with the device before.
    """

    number: int
    name: str
    token_hash: str | None = field(default=None, repr=False)
    level: str | None = None
    host: bool = False
    removed: bool = False
    released: bool = False
    earlier: frozenset[str] = field(default=frozenset(), repr=False)
    board_left: int | None = None

    @property
    def hashes(self) -> frozenset[str]:
        """Return the hashes of all tokens that they have or had."""
        return self.earlier if self.token_hash is None else self.earlier | {self.token_hash}


@dataclass(frozen=True, slots=True, kw_only=True)
class FinishedGame:
    """How a round went for one player; `rows` is None if the code was not broken."""

    rows: int | None
    seconds: float


@dataclass(frozen=True, slots=True, kw_only=True)
class Round:
    """A round: its codes by player (0 is everybody's), the tables by player, and what has come of it."""

    number: int
    began: float
    codes: Mapping[int, SealedCode]
    tables: Mapping[int, str]
    late: frozenset[int] = frozenset()
    finished: Mapping[int, FinishedGame] = field(default_factory=dict)
    hints: tuple[tuple[int, str], ...] = ()
    pauses: tuple[tuple[float, float], ...] = ()
    paused_at: float | None = None
    ended: float | None = None
    why: RoundEnd | None = None

    def elapsed(self, at: float) -> float:
        """Return how many seconds had been played at a moment, without the pauses."""
        stops = (one for one in (self.ended, self.paused_at) if one is not None)
        return count_seconds(self.began, min(at, *stops, at), self.pauses)

    def deadline(self, seconds: int | None) -> float | None:
        """Return when the time is over; None without a limit, and while the round is paused."""
        if seconds is None or self.paused_at is not None:
            return None
        return self.began + seconds + sum(end - start for start, end in self.pauses)


@dataclass(frozen=True, slots=True, kw_only=True)
class RoomState:
    """A room at one moment."""

    id: str
    created: float
    options: RoomOptions
    hosts: frozenset[str] = field(repr=False)
    seq: int = 1
    players: Mapping[int, RoomPlayer] = field(default_factory=dict)
    rounds: tuple[Round, ...] = ()
    chosen: Mapping[int, str] = field(default_factory=dict, repr=False)
    names: tuple[str, ...] = ()
    hidden: bool = False
    closed: bool = False
    touched: float = 0.0
    starts: tuple[int, ...] = (0,)
    """How many rounds had been played each time that the standings started anew."""

    @property
    def round(self) -> Round | None:
        """Return the last round; None before the first."""
        return self.rounds[-1] if self.rounds else None

    @property
    def running(self) -> Round | None:
        """Return the round in play; None between rounds."""
        last = self.round
        return last if last is not None and last.ended is None else None

    @property
    def stage(self) -> tuple[object, ...]:
        """Return what nobody may hear of late: which round is played, whether it goes on, what the host has done."""
        last = self.round
        played = () if last is None else (last.number, last.ended, last.paused_at, last.hints)
        removed = tuple(player.number for player in self.players.values() if player.removed)
        return (*played, self.before, self.hidden, self.closed, removed)

    @property
    def before(self) -> int:
        """Return how many rounds were played before the standings last started anew."""
        return self.starts[-1]

    @property
    def agreed(self) -> int:
        """Return how many rounds are played in all."""
        return self.before + self.options.rounds

    @property
    def counted(self) -> tuple[Round, ...]:
        """Return the rounds that are over and count for the standings."""
        return tuple(one for one in self.rounds[self.before :] if one.ended is not None)

    @property
    def present(self) -> tuple[RoomPlayer, ...]:
        """Return the players who were not removed, in the order in which they came."""
        return tuple(player for player in self.players.values() if not player.removed)

    @property
    def full(self) -> bool:
        """Whether every place is taken."""
        return len(self.present) >= self.options.most_players

    def list_gone(self) -> tuple[RoomPlayer, ...]:
        """Return those who had a board of the last round and have left, or were removed."""
        tables = {} if self.round is None else self.round.tables
        return tuple(one for one in self.players.values() if one.removed and one.number in tables)

    @property
    def over(self) -> bool:
        """Whether the last agreed round has been played."""
        return self.closed or (self.running is None and len(self.rounds) >= self.agreed)

    @property
    def racers(self) -> tuple[RoomPlayer, ...]:
        """Return the people who have a board of the running round, also those who have left."""
        tables = {} if self.running is None else self.running.tables
        return tuple(one for one in self.players.values() if one.number in tables and one.level is None)

    def board_of(self, player: RoomPlayer) -> str | None:
        """Return the table of a player in the last round; None if they have none, or left it on another device."""
        last = self.round
        return None if last is None or player.board_left == last.number else last.tables.get(player.number)

    def holder(self, hashed: str) -> RoomPlayer | None:
        """Return the player of a token's hash; None if nobody here has it."""
        return next((one for one in self.present if one.token_hash == hashed and not one.released), None)

    def knows(self, hashed: str) -> bool:
        """Return whether a token's hash is the host's or a player's."""
        return hashed in self.hosts or self.holder(hashed) is not None

    def remembers(self, hashed: str) -> bool:
        """Return whether a token's hash is the host's, a player's, or that of a board of the running round."""
        return self.knows(hashed) or any(hashed in one.hashes for one in self.racers)

    def waits_for(self) -> tuple[int, ...]:
        """Return the players who have a table in the running round and are not done."""
        last = self.running
        if last is None:
            return ()
        here = {one.number for one in self.present}
        return tuple(one for one in last.tables if one in here and one not in last.finished)

    def results(self, played: Round) -> dict[int, RaceResult]:
        """Return what a round that is over counts, by player (R33 to R37)."""
        board = self.options.box.shape.rows
        games = {one.number: played.finished.get(one.number) for one in self.present}
        rows = {player: None if game is None else game.rows for player, game in games.items()}
        if self.options.kind == "duel":
            return {player: count_duel(board, rows=rows[player]) for player in games}
        own = {
            player: None if game is None or player in played.late else game.seconds
            for player, game in games.items()
        }
        whole = played.elapsed(played.ended if played.ended is not None else played.began)
        return {
            player: count_result(board, rows=rows[player], seconds=own[player], whole=whole)
            for player in games
        }

    def totals(self, rounds: Iterable[Round] | None = None) -> dict[int, RaceResult]:
        """Return what these rounds count together, by player (R34); without any, those that are over and count."""
        each = [self.results(one) for one in (self.counted if rounds is None else rounds)]
        return {one.number: add_results(results[one.number] for results in each) for one in self.present}

    def list_sets(self) -> tuple[tuple[Round, ...], ...]:
        """Return the rounds that are over, by the standings for which they count or counted."""
        ends = (*self.starts[1:], len(self.rounds))
        over = (self.rounds[start:end] for start, end in zip(self.starts, ends, strict=True))
        return tuple(tuple(one for one in played if one.ended is not None) for played in over)

    def places(self) -> dict[int, int]:
        """Return everybody's place after the rounds that are over."""
        return rank_players(self.totals())

    def extend(self, news: Iterable[tuple[AnyRoomLine, float]]) -> RoomState:
        """Return the room after more lines, each with the moment at which it was written."""
        state = self
        for line, at in news:
            try:
                grown = _apply(state, line, at)
            except (LookupError, ValueError):
                # A player or a round that is not there.
                raise DamagedTable("table-line-damaged", line=state.seq + 1) from None
            state = replace(grown, seq=state.seq + 1, touched=at)
        return state


def build_room(room: str, news: Iterable[tuple[AnyRoomLine, float]]) -> RoomState:
    """Return the room of a whole journal."""
    (first, at), *others = news
    if not isinstance(first, lines.RoomOpened):
        raise DamagedTable("table-line-damaged", line=1)
    options = first.options
    opened = RoomState(
        id=room, created=at, options=options, hosts=frozenset({first.host}), names=options.names, touched=at
    )
    return opened.extend(others)


def _apply(state: RoomState, line: AnyRoomLine, at: float) -> RoomState:
    match line:
        case lines.HostAdded():
            return replace(state, hosts=state.hosts | {line.host})
        case lines.PlayerJoined():
            return _with_player(state, _join(state, line))
        case lines.PlayerRemoved():
            return _with_player(state, replace(state.players[line.player], removed=True))
        case lines.PlayerReleased():
            return _with_player(state, replace(state.players[line.player], released=True))
        case lines.CodeChosen():
            return replace(state, chosen={**state.chosen, line.player: line.code})
        case lines.RoundStarted():
            return replace(state, chosen={}, rounds=(*state.rounds, _start(state, line)))
        case lines.NamesHidden():
            return replace(state, hidden=line.hidden)
        case lines.NamesListed():
            return replace(state, names=line.names)
        case lines.RoomExtended():
            return replace(state, starts=(*state.starts, len(state.rounds)))
        case lines.RoomClosed():
            return replace(state, closed=True)
        case lines.RoomOpened():
            raise DamagedTable("table-line-damaged", line=state.seq + 1)
        case _:
            return replace(state, rounds=(*state.rounds[:-1], _play(state.rounds[-1], line, at)))


def _join(state: RoomState, line: lines.PlayerJoined) -> RoomPlayer:
    before = state.players.get(line.player)
    return RoomPlayer(
        number=line.player,
        name=line.name,
        token_hash=line.token,
        level=line.level,
        host=line.host,
        earlier=frozenset() if before is None else before.hashes,
        board_left=line.board_left,
    )


def _start(state: RoomState, line: lines.RoundStarted) -> Round:
    return Round(
        number=len(state.rounds) + 1,
        began=line.at,
        codes={int(player): code for player, code in line.codes.items()},
        tables={int(player): table for player, table in line.tables.items()},
    )


def _play(
    played: Round,
    line: lines.TableDealt
    | lines.RoundPaused
    | lines.RoundResumed
    | lines.HintGiven
    | lines.GameFinished
    | lines.RoundEnded,
    at: float,
) -> Round:
    match line:
        case lines.TableDealt():
            tables = {**played.tables, line.player: line.table}
            # Who comes during the countdown begins with all the others (R35), also while it is paused.
            late = played.late | {line.player} if played.elapsed(at) > 0 else played.late
            return replace(played, tables=tables, late=late)
        case lines.RoundPaused():
            return replace(played, paused_at=line.at)
        case lines.RoundResumed():
            pause = (line.at if played.paused_at is None else played.paused_at, line.at)
            return replace(played, paused_at=None, pauses=(*played.pauses, pause))
        case lines.HintGiven():
            return replace(played, hints=(*played.hints, (line.hole, line.peg)))
        case lines.GameFinished():
            done = FinishedGame(rows=line.rows, seconds=line.seconds)
            return replace(played, finished={**played.finished, line.player: done})
        case lines.RoundEnded():
            return replace(played, ended=line.at, why=line.why)
        case _:
            assert_never(line)


def _with_player(state: RoomState, player: RoomPlayer) -> RoomState:
    return replace(state, players={**state.players, player.number: player})
