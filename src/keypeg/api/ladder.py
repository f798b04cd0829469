"""The ladder as it travels."""

from __future__ import annotations

from enum import StrEnum

import msgspec

from keypeg.api.requests import Name, RequestBody
from keypeg.table.ladder.ladder import Place, RatedResult
from keypeg.table.ladder.ladder_rules import LadderStanding
from keypeg.training import Family

MOST_LISTED = 200


class RatedState(StrEnum):
    """How far a rated game has come that is over."""

    PENDING = "pending"
    SETTLED = "settled"
    VOID = "void"


class NewPlayer(RequestBody, frozen=True, kw_only=True):
    """A wish to join the ladder."""

    name: Name


class LadderJoined(msgspec.Struct, frozen=True, kw_only=True):
    """A player who has joined; the token is shown only now, and plays every rated game of this player."""

    name: str
    token: str


class NewRatedGame(RequestBody, frozen=True, kw_only=True):
    """A wish to play a rated game."""

    family: Family


class RatedOpened(msgspec.Struct, frozen=True, kw_only=True):
    """The table of a rated game, the same until the game is over; the player's token is the token of the seat."""

    table: str
    seat: int


class StandingData(msgspec.Struct, frozen=True, kw_only=True):
    """A rating; the truth is within `uncertainty` of it 19 times out of 20. `games` are those settled."""

    rating: int
    uncertainty: int
    games: int
    won: int
    drawn: int
    lost: int


class LadderEntry(StandingData, frozen=True, kw_only=True):
    """A line of the ladder; `mine` says that it is the player's who asks."""

    rank: int
    name: str
    mine: bool


class LadderData(msgspec.Struct, frozen=True, kw_only=True):
    """The ladder of a family and a season, the best first, and every season there is, the latest first.

    `joined` says that the request brings the token of a player.
    """

    season: str
    seasons: tuple[str, ...]
    family: Family
    players: tuple[LadderEntry, ...]
    joined: bool = False


class MyFamilyData(StandingData, frozen=True, kw_only=True):
    """How a player stands in a family now; `table` is the game in play, null where there is none.

    A `provisional` rating is not listed until the player has met several established players.
    """

    family: Family
    provisional: bool
    table: str | None


class RatedResultData(msgspec.Struct, frozen=True, kw_only=True):
    """A rated game that is over, and what came of it.

    `state` is `pending` while it waits for the game of an `opponent` on a code like this, `settled` once it is
    compared with one, `void` where it counts for nobody. `score` is 1 for a win, 0.5 for a draw and 0 for a loss;
    `before` and `after` are the rating around it, null where that is not known any more.
    """

    table: str
    family: Family
    rows: int
    broken: bool
    state: RatedState
    opponent: str | None
    score: float | None
    before: int | None
    after: int | None


class MyLadderData(msgspec.Struct, frozen=True, kw_only=True):
    """The player whose token is brought."""

    name: str
    season: str
    families: tuple[MyFamilyData, ...]
    results: tuple[RatedResultData, ...]


def ladder_data(
    places: tuple[Place, ...], *, season: str, seasons: tuple[str, ...], family: Family, player: str | None
) -> LadderData:
    """Return the ladder; of many players the best are listed, and `player`, the one who asks."""
    entries = tuple(
        LadderEntry(rank=rank, name=one.name, mine=one.player == player, **_figures(one.standing))
        for rank, one in enumerate(places, 1)
        if rank <= MOST_LISTED or one.player == player
    )
    return LadderData(
        season=season, seasons=seasons, family=family, players=entries, joined=player is not None
    )


def my_family_data(family: Family, standing: LadderStanding, table: str | None) -> MyFamilyData:
    """Return how a player stands in a family."""
    return MyFamilyData(family=family, table=table, provisional=standing.provisional, **_figures(standing))


def rated_result_data(result: RatedResult) -> RatedResultData:
    """Return what came of a rated game."""
    game, change = result.game, result.change
    state = RatedState.VOID if game.void else RatedState.SETTLED if result.opponent else RatedState.PENDING
    return RatedResultData(
        table=game.table,
        family=Family(game.family),
        rows=game.rows or 0,
        broken=game.broken,
        state=state,
        opponent=result.opponent,
        score=result.score,
        before=None if change is None else round(change.before),
        after=None if change is None else round(change.after),
    )


def _figures(standing: LadderStanding) -> dict[str, int]:
    return {
        "rating": round(standing.rating),
        "uncertainty": round(standing.uncertainty),
        "games": standing.games,
        "won": standing.won,
        "drawn": standing.drawn,
        "lost": standing.lost,
    }
