"""A seat that somebody left: a computer takes it, and history keeps the name of who sat there before (R21a, R31)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from keypeg.rules import Match
from keypeg.rules.leaving import list_askers
from keypeg.rules.match import MOST_NAME
from keypeg.table.state.stored import COMPUTER, Chair, JournalLine, Saved, parse_computer
from keypeg.table.state.views import ClosedWhy, Closing, FormerPlayer


def first_chairs(saved: Saved) -> tuple[Chair, ...]:
    """Return the chairs with the people from whom computers took them later."""
    chairs = saved.chairs
    for line in saved.lines:
        if line.seat is not None and line.action.startswith(COMPUTER):
            name = parse_computer(line.action)[1]
            if name is not None:
                chair = replace(chairs[line.seat], kind="person", level=None, name=name)
                chairs = _with_chair(chairs, chair)
    return chairs


def add_former(
    former: tuple[FormerPlayer, ...], match: Match, line: JournalLine, *, left: bool
) -> tuple[FormerPlayer, ...]:
    """Return whose seats computers have by now: the computer of a line takes that of a person who `left`, if named."""
    name = parse_computer(line.action)[1]
    if not left or line.seat is None or name is None:
        return former
    games, rows = len(match.games) - 1, len(match.game.rows)
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


def _with_chair(chairs: tuple[Chair, ...], chair: Chair) -> tuple[Chair, ...]:
    return (*chairs[: chair.seat], chair, *chairs[chair.seat + 1 :])
