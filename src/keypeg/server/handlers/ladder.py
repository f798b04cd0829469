"""The ladder: join, play rated games, and look who is where. A rated game is played at a table like any other."""

from __future__ import annotations

from keypeg.api.endpoint import Request
from keypeg.api.ladder import (
    LadderData,
    LadderJoined,
    MyLadderData,
    NewPlayer,
    NewRatedGame,
    RatedOpened,
    ladder_data,
    my_family_data,
    rated_result_data,
)
from keypeg.api.parameters import LadderParameters
from keypeg.errors import TableError, TableReason
from keypeg.server.identity import HttpCaller
from keypeg.table.ladder.ladder_rules import RATED_SEAT, season_of
from keypeg.training import Family


async def look_at_ladder(caller: HttpCaller, request: Request[LadderParameters, None]) -> LadderData:
    """Return the players of a family and season, the best first; one whose rating is provisional is not listed."""
    context, family = caller.service, request.parameters.family
    ladder = context.ladder
    asked = request.parameters.season or season_of(context.tables.now())
    await context.settle_ladder()
    places = await context.read(lambda: ladder.places(asked, family))
    seasons = await context.read(ladder.seasons)
    token = caller.ladder_token
    player = await context.read(lambda: ladder.find_player(token)) if token else None
    return ladder_data(places, season=asked, seasons=seasons, family=family, player=player)


async def join_ladder(caller: HttpCaller, request: Request[None, NewPlayer]) -> LadderJoined:
    """Join under a name that nobody else has; the token is shown only now, and a browser gets it as a cookie."""
    context, name = caller.service, request.body.name
    context.limits.allow_joining(caller.address)
    token = await context.read(lambda: context.ladder.join(name))
    caller.store_ladder_token(token)
    return LadderJoined(name=name, token=token)


async def look_at_ratings(caller: HttpCaller, _: Request[None, None]) -> MyLadderData:
    """Return how the player stands now, the games in play, and what came of the last ones."""
    context = caller.service
    ladder, token = context.ladder, _token(caller)
    player, name = await context.read(lambda: ladder.player(token))
    playing = {game.family: game.table for game in await context.read(lambda: ladder.in_play(player))}
    standings = await context.read(lambda: [(one, ladder.standing(player, one)) for one in Family])
    families = tuple(my_family_data(one, standing, playing.get(one)) for one, standing in standings)
    results = tuple(map(rated_result_data, await context.read(lambda: ladder.results(player))))
    return MyLadderData(name=name, season=season_of(context.tables.now()), families=families, results=results)


async def play_rated(caller: HttpCaller, request: Request[None, NewRatedGame]) -> RatedOpened:
    """Return the table of the game in play, or open the next one; it is played with the ladder's token."""
    context, token = caller.service, _token(caller)
    context.limits.allow_opening(caller.address)
    address = context.address_for_limits(caller.address)
    table = await context.ladder.play(token, request.body.family, address=address)
    caller.store_tokens(table, (token,))
    return RatedOpened(table=table, seat=RATED_SEAT)


def _token(caller: HttpCaller) -> str:
    token = caller.ladder_token
    if token is None:
        raise TableError(TableReason.NO_LADDER_TOKEN)
    return token
