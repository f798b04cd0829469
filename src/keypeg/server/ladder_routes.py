"""The ladder: join, play rated games, and look who is where. A rated game is played at a table like any other."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller, Response, get, post
from litestar.params import JSONBody, QueryParameter

from keypeg.errors import TableError, TableReason
from keypeg.server import identity
from keypeg.server.routes import REFUSALS, AnyRequest, context_of, reply
from keypeg.table.ladder.ladder_rules import SEAT, season_of
from keypeg.table.state.tokens import token_hash
from keypeg.training import Family
from keypeg.wire.ladder import (
    LadderData,
    LadderJoined,
    MyLadderData,
    NewPlayer,
    NewRatedGame,
    RatedOpened,
    ladder_data,
    my_family_data,
)

_REFUSALS = {
    status: spec for status, spec in REFUSALS.items() if status in (400, 401, 405, 409, 413, 429, 501, 503)
}
FamilyQuery = Annotated[Family, QueryParameter(description="How hard the codes are.")]
SeasonQuery = Annotated[
    str | None,
    QueryParameter(
        name="season", pattern="^[0-9]{4}-Q[1-4]$", description="Such as 2026-Q4; else the present one."
    ),
]


class LadderRoutes(Controller):
    """Rated play for everyone who wants it; a token is all it takes."""

    path = "/api/ladder"
    tags = ("ladder",)

    @get("/", responses=_REFUSALS, summary="Look at the ladder")
    async def look(
        self, request: AnyRequest, family: FamilyQuery = Family.CLASSIC, season: SeasonQuery = None
    ) -> LadderData:
        """Return the players of a family and season, the best first; one whose rating is provisional is not listed."""
        context = context_of(request)
        ladder = context.ladder
        asked = season or season_of(context.tables.now())
        await context.settle_ladder()
        places = await context.read(lambda: ladder.places(asked, family))
        seasons = await context.read(ladder.seasons)
        token = identity.ladder_token(request)
        player = token_hash(token) if token else None
        return ladder_data(places, season=asked, seasons=seasons, family=family, player=player)

    @post("/players", responses=_REFUSALS, summary="Join the ladder")
    async def join(self, request: AnyRequest, data: JSONBody[NewPlayer]) -> Response[LadderJoined]:
        """Join under a name that nobody else has; the token is shown only now, and a browser gets it as a cookie."""
        context = context_of(request)
        context.allow_joining(identity.address(request))
        token = await context.read(lambda: context.ladder.join(data.name))
        cookies = [identity.ladder_cookie(request, token)]
        return reply(LadderJoined(name=data.name, token=token), status_code=201, cookies=cookies)

    @get("/me", responses=_REFUSALS, summary="Look at my ratings")
    async def me(self, request: AnyRequest) -> MyLadderData:
        """Return how the player stands now, and the games in play."""
        context = context_of(request)
        ladder, token = context.ladder, _token(request)
        player, name = await context.read(lambda: ladder.player(token))
        playing = {game.family: game.table for game in await context.read(lambda: ladder.in_play(player))}
        standings = await context.read(lambda: [(one, ladder.standing(player, one)) for one in Family])
        families = tuple(my_family_data(one, standing, playing.get(one)) for one, standing in standings)
        return MyLadderData(name=name, season=season_of(context.tables.now()), families=families)

    @post("/games", status_code=200, responses=_REFUSALS, summary="Play a rated game")
    async def play(self, request: AnyRequest, data: JSONBody[NewRatedGame]) -> Response[RatedOpened]:
        """Return the table of the game in play, or open the next one; it is played with the ladder's token."""
        context, token = context_of(request), _token(request)
        address = identity.address(request)
        context.allow_opening(address)
        known_as = address if context.settings.limited else None
        table = await context.ladder.play(token, data.family, address=known_as)
        cookies = [identity.seat_cookie(request, table, (token,))]
        return reply(RatedOpened(table=table, seat=SEAT), cookies=cookies)


def _token(request: AnyRequest) -> str:
    token = identity.ladder_token(request)
    if token is None:
        raise TableError(TableReason.NO_LADDER_TOKEN)
    return token
