"""What the screens say about a room, as messages."""

from __future__ import annotations

from keypeg.api.rooms import RoomData, RoomPlayerData, RoundData, RoundPhase
from keypeg.rules import edition
from keypeg.terminal.room_link import RoomLink
from keypeg.words import Message, message

_ENDS = {
    "done": "terminal-room-over-done",
    "time": "terminal-room-over-time",
    "host": "terminal-room-over-host",
}


def phase_now(link: RoomLink) -> RoundPhase | None:
    """Return how far the last round is by now; None before the first one."""
    last = link.room.round
    if last is None:
        return None
    return "playing" if last.phase == "countdown" and link.since >= last.begins else last.phase


def is_running(link: RoomLink) -> bool:
    """Whether a round is being played, or is about to be."""
    return phase_now(link) not in (None, "over")


def show_seconds(seconds: float) -> str:
    """Return a time as minutes and seconds."""
    minutes, rest = divmod(max(0, round(seconds)), 60)
    return f"{minutes}:{rest:02}"


def name_of(room: RoomData, number: int) -> str:
    """Return the name of a player, who may have left; the number where names are hidden."""
    found = next((one.name for one in (*room.players, *room.gone) if one.number == number), "")
    return found or str(number)


def find_rival(link: RoomLink) -> RoomPlayerData | None:
    """Return the other player of a duel, once there is one."""
    return next((one for one in link.room.players if one.number != link.mine.player), None)


def needs_code(link: RoomLink) -> bool:
    """Whether the person here has to set the code of a duel now."""
    room, me = link.room, link.mine.player
    duel = room.options.kind == "duel" and not (room.closed or room.over)
    return duel and me is not None and not is_running(link) and me not in room.chosen


def agreed_message(room: RoomData) -> Message:
    """Return what was agreed when the room was opened."""
    options = room.options
    code = f"terminal-room-agreed-{options.kind}"
    limit = message("terminal-room-no-limit")
    if options.seconds is not None:
        limit = message("terminal-room-limit", time=show_seconds(options.seconds))
    box = edition(options.edition)
    return Message(code, {"edition": box.name, "rounds": options.rounds, "limit": limit})


def status_message(link: RoomLink) -> Message:
    """Return what happens in the room now, or what it waits for."""
    last = link.room.round
    if link.lost:
        return message("terminal-connecting")
    if link.gone:
        return message("terminal-room-status-gone")
    if last is not None and is_running(link):
        return round_message(link, last)
    if last is None:
        return message("terminal-room-status-closed") if link.room.closed else waiting_message(link)
    ended = message(_ENDS[last.why or "done"], round=last.number, rounds=link.room.options.rounds)
    if link.room.closed:
        return message("terminal-two-sentences", first=ended, second=message("terminal-room-status-closed"))
    if link.room.over:
        return ended
    return message("terminal-two-sentences", first=ended, second=waiting_message(link))


def round_message(link: RoomLink, last: RoundData) -> Message:
    """Return how far a round is that is being played: the countdown, the time left, or that it is paused."""
    rounds = link.room.options.rounds
    match phase_now(link):
        case "countdown":
            seconds = max(1, round(last.begins - link.since + 0.5))
            return message("terminal-room-countdown", round=last.number, rounds=rounds, seconds=seconds)
        case "paused":
            return message("terminal-room-paused", round=last.number, rounds=rounds)
        case _ if last.left is None:
            return message("terminal-room-playing", round=last.number, rounds=rounds)
    begins = last.begins if last.phase == "countdown" else 0.0
    left = show_seconds(last.left - max(0.0, link.since - begins))
    return message("terminal-room-playing-left", round=last.number, rounds=rounds, time=left)


def waiting_message(link: RoomLink) -> Message:
    """Return what the next round waits for."""
    room, number = link.room, link.room.rounds_over + 1
    if room.options.kind == "duel":
        rival = find_rival(link)
        if needs_code(link):
            if rival is None:
                return message("terminal-room-set-code")
            return message("terminal-room-set-code-for", name=name_of(room, rival.number))
        return (
            message("terminal-room-wait-player")
            if rival is None
            else message("terminal-room-wait-code", name=rival.name)
        )
    if link.mine.host:
        return message("terminal-room-start-now", round=number)
    return message("terminal-room-wait-host", round=number)


def hint_messages(room: RoomData) -> list[Message]:
    """Return the pegs that the host has told everybody in the last round."""
    if room.round is None:
        return []
    names = {colour.letter: colour.name for colour in edition(room.options.edition).colours}
    return [
        message("terminal-room-hint", hole=one.hole, colour=message(f"colour-{names.get(one.peg, 'empty')}"))
        for one in room.round.hints
    ]
