"""What can be done in a room: each function refuses, or returns the lines to be written."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from random import Random

from keypeg.errors import IllegalAction, Reason, TableError, TableReason
from keypeg.rules import check_name
from keypeg.rules.standings import DUELLISTS, is_decided, list_hints
from keypeg.table.rooms import room_lines as lines
from keypeg.table.rooms.progress import BoardProgress
from keypeg.table.rooms.room_lines import AnyRoomLine, RoundEnd
from keypeg.table.rooms.room_names import check_names, is_taken
from keypeg.table.rooms.room_state import RoomPlayer, RoomState, Round

Lines = tuple[AnyRoomLine, ...]
LAST_SECONDS = 0.25
"""How long the last guesses of a round may take to be written: nobody can guess after the deadline."""
MOST_COMPUTERS = 8
"""How many computers play in one room: all of them think at the same time, for the same server."""


def join(
    state: RoomState,
    name: str,
    *,
    token_hash: str | None = None,
    level: str | None = None,
    host: bool = False,
    board_left: int | None = None,
) -> Lines:
    """Let somebody join, or come back whose name the host has released.

    Whoever comes back leaves their board of the round `board_left` behind.
    """
    check_name(name)
    _check_open(state)
    if host:
        check_host_plays(state)
    back = None if level is not None else find_released(state, name)
    if back is not None:
        name, number = back.name, back.number
        return (
            lines.PlayerJoined(player=number, name=name, token=token_hash, host=host, board_left=board_left),
        )
    if state.full:
        raise TableError(TableReason.ROOM_FULL)
    if level is not None and sum(one.level is not None for one in state.present) >= MOST_COMPUTERS:
        raise TableError(TableReason.ROOM_FULL)
    if state.names and level is None:
        name = _find_listed(state, name)
    if is_taken(name, (one.name for one in state.present)):
        raise TableError(TableReason.ROOM_NAME_TAKEN)
    number = len(state.players) + 1
    return (lines.PlayerJoined(player=number, name=name, token=token_hash, level=level, host=host),)


def find_released(state: RoomState, name: str) -> RoomPlayer | None:
    """Return the player whose name the host has released, however somebody writes it who joins."""
    return next((one for one in state.present if one.released and is_taken(name, (one.name,))), None)


def _find_listed(state: RoomState, name: str) -> str:
    """Return a name as the list of those who may join spells it."""
    alike = (one for one in state.names if is_taken(name, (one,)))
    listed = name if name in state.names else next(alike, None)
    if listed is None:
        raise TableError(TableReason.NAME_NOT_LISTED)
    return listed


def check_host_plays(state: RoomState) -> None:
    """Refuse to be host and player where the host sets the code (R32)."""
    if state.options.source == "host":
        raise TableError(TableReason.HOST_SETS_CODE)


def has_played(state: RoomState, name: str, hashes: Collection[str]) -> bool:
    """Whether somebody who joins had a board of the running round before, and may know its code (R35)."""
    brought = set(hashes)
    return any(brought & one.hashes or is_taken(name, (one.name,)) for one in state.racers)


def remove(state: RoomState, player: int) -> Lines:
    """Take a player out of the room."""
    return (lines.PlayerRemoved(player=find_player(state, player).number),)


def release(state: RoomState, player: int) -> Lines:
    """Let a player's person come back on another device, by joining under the same name."""
    found = find_player(state, player)
    if found.level is not None or found.released:
        return ()
    return (lines.PlayerReleased(player=player),)


def choose_code(state: RoomState, player: int, code: str) -> Lines:
    """Set the code that the other player of a duel breaks next."""
    _check_open(state)
    if state.options.kind != "duel":
        raise TableError(TableReason.NO_DUEL)
    if state.running is not None:
        raise TableError(TableReason.ROUND_GOES_ON)
    return (lines.CodeChosen(player=find_player(state, player).number, code=check_secret(state, code)),)


def check_secret(state: RoomState, text: str) -> str:
    """Return a code as it is written; refuse one that the edition does not allow as a secret."""
    box = state.options.box
    code = box.code(text)
    if not box.allows_secret(code):
        raise IllegalAction(Reason.NOT_A_SECRET)
    return str(code)


def check_start(state: RoomState, code: str | None) -> None:
    """Refuse to start a round that cannot be played now."""
    _check_open(state)
    if state.running is not None:
        raise TableError(TableReason.ROUND_GOES_ON)
    if len(state.rounds) >= state.agreed:
        raise TableError(TableReason.ROUNDS_PLAYED)
    options = state.options
    least = DUELLISTS if options.kind == "duel" else 1
    if len(state.present) < least:
        raise TableError(TableReason.TOO_FEW_PLAYERS)
    if options.kind == "duel":
        missing = any(one.number not in state.chosen for one in state.present if one.level is None)
    else:
        missing = options.source == "host" and code is None
    if missing:
        raise TableError(TableReason.CODE_MISSING)
    if code is not None and (options.source != "host" or options.kind == "duel"):
        raise TableError(TableReason.TABLE_SETS_CODE)


def start(state: RoomState, code: str | None, *, dealt: RoomState, started: lines.RoundStarted) -> Lines:
    """Start a round; nothing, if somebody came, left or chose another code since its tables were `dealt`."""
    check_start(state, code)
    unchanged = (state.present, state.chosen) == (dealt.present, dealt.chosen)
    return (started,) if unchanged else ()


def can_start(state: RoomState) -> bool:
    """Whether a duel starts: both are there, at least one of them a person, and have set their codes."""
    if state.options.kind != "duel" or all(one.level is not None for one in state.present):
        return False
    try:
        check_start(state, None)
    except TableError:
        return False
    return True


def play_again(state: RoomState) -> Lines:
    """Agree on as many rounds again, for the same players."""
    _check_open(state)
    if not state.over:
        raise TableError(TableReason.ROUND_GOES_ON)
    return (lines.RoomExtended(),)


def pause(state: RoomState, *, now: float) -> Lines:
    """Stop the clock of a round: nobody can guess."""
    played = find_running(state)
    return () if played.paused_at is not None else (lines.RoundPaused(at=max(now, played.began)),)


def resume(state: RoomState, *, now: float) -> Lines:
    """Let a paused round go on."""
    played = find_running(state)
    return () if played.paused_at is None else (lines.RoundResumed(at=max(now, played.paused_at)),)


def give_hint(state: RoomState, chance: Random) -> Lines:
    """Tell everybody one more peg of the code; the last one is never told."""
    played = find_running(state)
    if state.options.kind == "duel":
        raise TableError(TableReason.NO_MORE_HINTS)
    code = played.codes[0].code
    holes = list_hints(len(code), {hole for hole, _ in played.hints})
    if not holes:
        raise TableError(TableReason.NO_MORE_HINTS)
    hole = chance.choice(holes)
    return (lines.HintGiven(hole=hole, peg=code[hole - 1]),)


def end_round(state: RoomState, progress: Mapping[int, BoardProgress], *, now: float) -> Lines:
    """End the running round for the host; whoever is done by now has their result."""
    noted = settle_round(state, progress, now=now)
    after = state.extend((line, state.touched) for line in noted)
    return noted if after.running is None else (*noted, _end(after.running, at=now, why="host"))


def settle_round(state: RoomState, progress: Mapping[int, BoardProgress], *, now: float) -> Lines:
    """Note who is done by now; end the round when everybody is, or when its time is over (R32)."""
    played = state.running
    if played is None:
        return ()
    done: list[AnyRoomLine] = []
    for player in state.waits_for():
        found = progress.get(player)
        if found is not None and found.done:
            done.append(_finish(played, player, found, now=now))
    after = state.extend((line, state.touched) for line in done)
    if not after.waits_for() or _is_decided(state, progress):
        last = max((found.touched or now for found in progress.values() if found.done), default=now)
        return (*done, _end(played, at=last, why="done"))
    deadline = played.deadline(state.options.seconds)
    if deadline is not None and is_time_over(state, now=now):
        return (*done, _end(played, at=deadline, why="time"))
    return tuple(done)


def note_late(state: RoomState, ended: Round, progress: Mapping[int, BoardProgress]) -> Lines:
    """Note who broke the code with a guess that was still being written when the round ended."""
    played = state.round
    if played is None or played.number != ended.number:
        return ()
    here = {one.number for one in state.present} - set(played.finished)
    late = {player: found for player, found in progress.items() if player in here and found.rows is not None}
    return tuple(_finish(played, player, found, now=state.touched) for player, found in late.items())


def _finish(played: Round, player: int, found: BoardProgress, *, now: float) -> AnyRoomLine:
    seconds = played.elapsed(found.touched or now)
    return lines.GameFinished(player=player, rows=found.rows, seconds=seconds)


def is_time_over(state: RoomState, *, now: float) -> bool:
    """Whether the running round has to end since its time is over, and its last guesses have been written."""
    deadline = None if state.running is None else state.running.deadline(state.options.seconds)
    return deadline is not None and now >= deadline + LAST_SECONDS


def _end(played: Round, *, at: float, why: RoundEnd) -> AnyRoomLine:
    return lines.RoundEnded(at=max(at, played.began), why=why)


def _is_decided(state: RoomState, progress: Mapping[int, BoardProgress]) -> bool:
    """Whether the duel of a room is over."""
    if state.options.kind != "duel":
        return False
    rows = {player: found.rows for player, found in progress.items()}
    answered = {player: sum(key is not None for key in found.keys) for player, found in progress.items()}
    return is_decided(rows, answered)


def hide_names(state: RoomState, *, hidden: bool) -> Lines:
    """Show numbers instead of names on the big screen, or names again."""
    return () if state.hidden == hidden else (lines.NamesHidden(hidden=hidden),)


def list_names(state: RoomState, names: tuple[str, ...]) -> Lines:
    """Say who may join; an empty list is everybody."""
    check_names(names)
    return () if state.names == names else (lines.NamesListed(names=names),)


def close(state: RoomState, progress: Mapping[int, BoardProgress], *, now: float) -> Lines:
    """Close the room; a round in play ends."""
    return () if state.closed else (*end_round(state, progress, now=now), lines.RoomClosed())


def find_player(state: RoomState, player: int) -> RoomPlayer:
    """Return a player of the room; refuse a number that nobody has."""
    found = state.players.get(player)
    if found is None or found.removed:
        raise TableError(TableReason.NOT_IN_ROOM)
    return found


def find_running(state: RoomState) -> Round:
    """Return the round in play; refuse where there is none."""
    if state.running is None:
        raise TableError(TableReason.NO_ROUND)
    return state.running


def check_play(state: RoomState, *, now: float) -> None:
    """Refuse a guess before the round begins, while it is paused, and when it is over."""
    played = find_running(state)
    if played.paused_at is not None:
        raise TableError(TableReason.ROUND_PAUSED)
    if now < played.began:
        raise TableError(TableReason.ROUND_NOT_BEGUN)
    deadline = played.deadline(state.options.seconds)
    if deadline is not None and now > deadline:
        raise TableError(TableReason.NO_ROUND)


def _check_open(state: RoomState) -> None:
    if state.closed:
        raise TableError(TableReason.ROOM_CLOSED)
