"""A seat that somebody left: a computer takes it, or another person, and history keeps who sat there before (R31)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from keypeg.rules import Match, Phase
from keypeg.rules.leaving import list_askers
from keypeg.rules.match import MOST_NAME
from keypeg.table.state.chairs import with_chair
from keypeg.table.state.stored import COMPUTER, PERSON, Chair, JournalLine, Saved, parse_computer
from keypeg.table.state.views import ClosedWhy, Closing, FormerPlayer


def first_chairs(saved: Saved) -> tuple[Chair, ...]:
    """Return the chairs with the people from whom computers took them later: at each seat the first of them."""
    chairs = saved.chairs
    for line in reversed(saved.lines):
        if line.seat is not None and line.action.startswith(COMPUTER):
            name = parse_computer(line.action)[1]
            if name is not None:
                chair = replace(chairs[line.seat], kind="person", level=None, name=name)
                chairs = with_chair(chairs, chair)
    return chairs


def present_chairs(saved: Saved, chairs: tuple[Chair, ...]) -> tuple[Chair, ...]:
    """Return the chairs after all lines with the tokens of the people who took over: no line has these."""
    took_over = {line.seat for line in saved.lines if line.action.startswith(PERSON)}
    return tuple(saved.chairs[chair.seat] if chair.seat in took_over else chair for chair in chairs)


def list_vacant(
    match: Match, chairs: tuple[Chair, ...], gone: tuple[int, ...], former: tuple[FormerPlayer, ...]
) -> tuple[int, ...]:
    """Return the seats that another person may take: somebody left them, and perhaps a computer plays on there.

    Somebody has to be there still. A seat whose code is hidden cannot be taken: whoever takes it would see the code,
    and could be one of those who are to break it. Behind a real shield the code left with its codemaker.
    """
    left = {*gone, *(one.seat for one in former)}
    if not left or match.over:
        return ()
    if not any(chair.token_hash is not None and chair.seat not in gone for chair in chairs):
        return ()
    game = match.game
    guarding = None if game.phase is Phase.SETTING else game.codemaker
    return tuple(
        chair.seat
        for chair in chairs
        if chair.seat in left
        and chair.seat != guarding
        and (chair.seat in gone or (chair.kind == "computer" and chair.token_hash is None))
    )


def add_former(
    former: tuple[FormerPlayer, ...], match: Match, line: JournalLine, *, left: bool
) -> tuple[FormerPlayer, ...]:
    """Return who has given up a seat by now: a person who `left` and is named by the line, or a computer."""
    if line.seat is None:
        return former
    games, rows = len(match.games) - 1, len(match.game.rows)
    if line.action.startswith(PERSON):
        played = [(one.games, one.rows) for one in former if one.seat == line.seat]
        # A computer that has sat there without a move is not remembered.
        name = match.setup.players[line.seat] if played[-1:] != [(games, rows)] else None
    else:
        name = parse_computer(line.action)[1] if left else None
    if name is None:
        return former
    return (*former, FormerPlayer(seat=line.seat, name=name, games=games, rows=rows))


def names_over_time(players: Sequence[str], former: Sequence[FormerPlayer]) -> tuple[str, ...]:
    """Return who played at each seat, one after the other: "Ada / computer steady" (R31).

    A name that would be too long, or that of another seat, is that of the one who sat there first.
    """
    names: list[str] = []
    for seat, name in enumerate(players):
        before = [one.name for one in former if one.seat == seat and (one.games or one.rows)]
        joined = " / ".join([*before, name])
        names.append(joined if len(joined) <= MOST_NAME else before[0])
    return tuple(names) if len(set(names)) == len(names) else tuple(players)


def list_guessing_computers(match: Match, chairs: tuple[Chair, ...]) -> tuple[int, ...]:
    """Return the codebreakers of the present game that are computers."""
    return tuple(seat for seat in match.game.codebreakers if chairs[seat].kind != "person")


def close_left(match: Match, chairs: tuple[Chair, ...], gone: tuple[int, ...]) -> Closing:
    """Return how a table is closed that these seats have left."""
    asks = list_askers(match, (*gone, *list_guessing_computers(match, chairs)))
    return Closing(why=ClosedWhy.LEFT, by=gone[-1], asks=asks)


def allow_conceding(match: Match) -> Match:
    """Return a match that somebody left: whoever stays may give up, even where that was switched off (R21b)."""
    if match.setup.conceding:
        return match
    return replace(match, setup=replace(match.setup, conceding=True))
