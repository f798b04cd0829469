"""What those who stay may do about a game that others have left (R21b), or about a player who is away (R21c)."""

from __future__ import annotations

from collections.abc import Collection
from enum import StrEnum

from keypeg.errors import IllegalAction, Reason
from keypeg.rules.actions import Concede, SkipTurn
from keypeg.rules.game import Phase
from keypeg.rules.match import JournalEntry, Match
from keypeg.rules.refusal import refusal


def list_askers(match: Match, gone: Collection[int]) -> tuple[int, ...]:
    """Return the seats that have to ask before the code of a game that others left is shown (R21b).

    Nobody has to where the codemaker left: the first who asks ends the game for all.
    """
    game = match.game
    if game.phase in (Phase.SETTING, Phase.OVER) or game.codemaker in gone:
        return ()
    return tuple(seat for seat in game.codebreakers if seat not in gone and seat not in game.conceding)


class WayOn(StrEnum):
    """What those who stay may do while the match waits for a player who is away; they may always wait (R21c)."""

    SKIP = "skip"
    COMPUTER = "computer"


def ways_on(match: Match) -> tuple[WayOn, ...]:
    """Return what may be done about a player who is away.

    Behind a real shield no computer plays for anybody: it would not know the code, or nobody would know its code.
    """
    skip = () if refusal(match, None, SkipTurn()) else (WayOn.SKIP,)
    return skip if match.setup.shield or not skip else (*skip, WayOn.COMPUTER)


def giving_up(match: Match, seat: int, gone: Collection[int]) -> tuple[JournalEntry, ...]:
    """Return the actions with which a seat that stays has the code shown; refuses what is not allowed.

    Those who left give the game up, and so does a codebreaker who asks. So the code is revealed only when nobody can
    play this game any longer: where another codebreaker stays, the game ends once that one has asked too.
    """
    game = match.game
    if game.phase is Phase.SETTING:
        raise IllegalAction(Reason.SECRET_NOT_SET)
    if game.codemaker in gone:
        seats = [game.codemaker]
    elif seat == game.codemaker and any(one not in gone for one in game.codebreakers):
        raise IllegalAction(Reason.CODEBREAKER_ONLY)
    else:
        seats = [one for one in game.codebreakers if one in gone or one == seat]
    entries = tuple((one, Concede()) for one in seats if one not in game.conceding)
    if not entries:
        raise IllegalAction(Reason.CONCEDED_ALREADY)
    if reason := refusal(match, *entries[0]):
        raise IllegalAction(reason)
    return entries
