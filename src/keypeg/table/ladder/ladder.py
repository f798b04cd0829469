"""The ladder: rated games against secrets of equal hardness, in pairs, and the ratings that follow from them.

Nothing is lost in a crash: a game is noted by one statement, how it went is read from its table, a duel is noted once,
and ratings are computed from the duels.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from dataclasses import dataclass, replace
from functools import partial
from random import Random, SystemRandom
from threading import Lock

from keypeg.errors import TableError, TableReason
from keypeg.rules import SetSecret, check_name
from keypeg.rules.game import Ending
from keypeg.rules.seals import NONCE_BYTES, make_seal
from keypeg.table.ladder.ladder_rules import (
    LEAST_ROWS,
    RATED_CODEMAKER,
    RATED_SEAT,
    Duel,
    LadderStanding,
    RatingChange,
    Ratings,
    duel_score,
    pattern_of,
    rated_options,
    rating_model,
    season_of,
    secret_like,
)
from keypeg.table.ladder.ladder_store import LadderStore, RatedGame
from keypeg.table.orders.opening import new_table
from keypeg.table.orders.transfers import plan_deal
from keypeg.table.players.computers import random_secret
from keypeg.table.service import Tables
from keypeg.table.state.stored import Conflict
from keypeg.table.state.table_state import TableState
from keypeg.table.state.tokens import new_token, token_hash
from keypeg.training.daily import Family

MOST_RESULTS = 10
"""So many of the last games of a player are looked up."""
MOST_CHANGES = 20_000
"""So many changes of ratings are remembered; they are found again by counting the duels anew."""


@dataclass(frozen=True, slots=True)
class Place:
    """A player's place in a family and season."""

    player: str
    name: str
    standing: LadderStanding


@dataclass(frozen=True, slots=True, kw_only=True)
class RatedResult:
    """A rated game that is over: with whom it was compared, how that went (1, 0.5 or 0), and what it did to the rating.

    Without `opponent` the game waits for one, unless it is void. Old changes of a rating are not known any more.
    """

    game: RatedGame
    opponent: str | None = None
    score: float | None = None
    change: RatingChange | None = None


class Ladder:
    """The ladder of all tables of a store; its methods read the store, so an event loop calls them in a thread."""

    def __init__(self, tables: Tables, *, chance: Random | None = None) -> None:
        self._tables = tables
        self._store = LadderStore(tables.store)
        self._chance = chance or SystemRandom()
        self._ratings: dict[tuple[str, Family], tuple[Ratings, int, int]] = {}
        self._changes: OrderedDict[tuple[int, str], RatingChange] = OrderedDict()
        self._lock = Lock()

    def join(self, name: str) -> str:
        """Add a player of that name, and return the token that plays for it."""
        rating_model()
        check_name(name)
        token = new_token()
        try:
            self._store.add_player(token_hash(token), name, now=self._tables.now())
        except Conflict:
            raise TableError(TableReason.LADDER_NAME_TAKEN) from None
        return token

    def find_player(self, token: str) -> str | None:
        """Return the player of a token; None if nobody has joined with it."""
        player = token_hash(token)
        return None if self._store.name_of(player) is None else player

    def player(self, token: str) -> tuple[str, str]:
        """Return the player of a token, and its name."""
        player = token_hash(token)
        name = self._store.name_of(player)
        if name is None:
            raise TableError(TableReason.NO_LADDER_TOKEN)
        return player, name

    def in_play(self, player: str) -> tuple[RatedGame, ...]:
        """Return the games that a player has not finished, at most one of each family."""
        self.settle(player)
        return self._store.list_playing(player)

    async def play(self, token: str, family: Family, *, address: str | None = None) -> str:
        """Return the table of the player's game in a family: the one in play, or a new one."""
        player, name = await asyncio.to_thread(self.player, token)
        known = [one for one in await asyncio.to_thread(self.in_play, player) if one.family == family]
        if known:
            return known[0].table
        before, after, game = await asyncio.to_thread(self._prepare, token, name, family, address)
        store, limits = self._tables.store, self._tables.limits
        plan = partial(plan_deal, before=before, state=after, store=store, limits=limits, address=address)
        await self._tables.open_planned_async(plan)
        return await asyncio.to_thread(self._begin, game)

    def _prepare(
        self, token: str, name: str, family: Family, address: str | None = None
    ) -> tuple[TableState, TableState, RatedGame]:
        """Return a rated game's table before and after its secret is set, and the game, which `_begin` notes.

        The game is compared with the oldest one of somebody else at another address that waits for it, so its secret
        has that pattern.
        """
        player, season = token_hash(token), season_of(self._tables.now())
        rival = self._store.find_waiting(season, family, but=player, address=address)
        options = rated_options(family)
        pattern = rival.pattern if rival else pattern_of(random_secret(options.box, self._chance))
        secret = secret_like(pattern, options.box, self._chance)
        now = self._tables.now()
        before = new_table(options, now=now, names={RATED_SEAT: name}, tokens={RATED_SEAT: token})
        nonce = self._chance.randbytes(NONCE_BYTES)
        sealed = make_seal(before.id, game=1, attempt=1, code=str(secret), random_bytes=nonce)
        after = before.with_seals([sealed]).apply_action(
            RATED_CODEMAKER, SetSecret(secret), action_id=None, at=now
        )
        game = RatedGame(
            table=before.id,
            player=player,
            family=family,
            season=season,
            pattern=pattern,
            rival=rival.table if rival else None,
            rows=None,
            broken=False,
            address=address,
        )
        return before, after, game

    def _begin(self, game: RatedGame) -> str:
        """Note a game whose table is open, and return the table that counts: one begun a moment earlier comes first."""
        for rival in (game.rival, None):
            try:
                self._store.begin(replace(game, rival=rival), now=self._tables.now())
            except Conflict:
                known = [one for one in self._store.list_playing(game.player) if one.family == game.family]
                if known:
                    return known[0].table
            else:
                return game.table
        raise TableError(TableReason.GAME_GOES_ON)

    def settle(self, player: str | None = None) -> None:
        """Note the games that are over, of a player and the rivals or of all, and the duels decided with them."""
        for game in self._store.list_playing(player, rivals=True):
            self._end(game)
        self._store.release()
        for first, second in self._store.list_unsettled():
            score = duel_score((first.broken, first.rows or 0), (second.broken, second.rows or 0))
            self._store.settle(first, second, score, now=self._tables.now())

    def _end(self, game: RatedGame) -> None:
        try:
            view = self._tables.get_view(self._tables.load(game.table), RATED_SEAT)
        except TableError as error:
            if error.reason is not TableReason.UNKNOWN_TABLE:
                raise
            # Deleted before it was over.
            return self._store.end(game.table, rows=0, broken=False, void=True)
        played = view.match.game
        if played.ending is not None or view.closed is not None:
            broken, rows = played.ending is Ending.BROKEN, len(played.rows)
            self._store.end(game.table, rows=rows, broken=broken, void=not broken and rows < LEAST_ROWS)
        return None

    def results(self, player: str) -> tuple[RatedResult, ...]:
        """Return the last games that a player has finished, the latest first, as far as they are settled."""
        self.settle(player)
        games = self._store.list_latest(player, most=MOST_RESULTS)
        duels = self._store.duels_of([game.table for game in games])
        return tuple(self._result(game, *duels.get(game.table, (0, None))) for game in games)

    def _result(self, game: RatedGame, number: int, duel: Duel | None) -> RatedResult:
        if duel is None:
            return RatedResult(game=game)
        self._standings(game.season, Family(game.family))
        first = duel.first == game.player
        name = self._store.name_of(duel.second if first else duel.first)
        return RatedResult(
            game=game,
            opponent=name or "?",
            score=duel.score if first else 1 - duel.score,
            change=self._changes.get((number, game.player)),
        )

    def _add(self, ratings: Ratings, number: int, duel: Duel) -> None:
        """Count a duel, and note what it did to both ratings."""
        players = duel.first, duel.second
        before = [ratings.standings.get(player, LadderStanding()).rating for player in players]
        ratings.add([duel])
        for player, old in zip(players, before, strict=True):
            change = RatingChange(before=old, after=ratings.standings[player].rating)
            self._changes[number, player] = change
        while len(self._changes) > MOST_CHANGES:
            self._changes.popitem(last=False)

    def seasons(self) -> tuple[str, ...]:
        """Return every season in which somebody has played, and the present one, the latest first."""
        present = season_of(self._tables.now())
        return tuple(sorted({present, *self._store.seasons()}, reverse=True))

    def places(self, season: str, family: Family) -> tuple[Place, ...]:
        """Return the players whose rating is established, the best first: by what it is at least."""
        names = self._store.names()
        standings = self._standings(season, family)
        places = [
            Place(player, names.get(player, "?"), found)
            for player, found in standings.items()
            if not found.provisional
        ]
        return tuple(
            sorted(places, key=lambda one: (one.standing.uncertainty - one.standing.rating, one.name))
        )

    def standing(self, player: str, family: Family) -> LadderStanding:
        """Return the present rating of a player."""
        found = self._standings(season_of(self._tables.now()), family)
        return found.get(player, LadderStanding())

    def _standings(self, season: str, family: Family) -> dict[str, LadderStanding]:
        with self._lock:
            ratings, last, count = self._ratings.get((season, family)) or (Ratings(), 0, 0)
            news = self._store.duels(season, family, since=last)
            if count + len(news) != self._store.duel_count(season, family):
                # Another process settled a duel with a lower number later: count all of them again.
                ratings, count, news = Ratings(), 0, self._store.duels(season, family)
            for number, duel in news:
                self._add(ratings, number, duel)
            last = news[-1][0] if news else last
            self._ratings[season, family] = (ratings, last, count + len(news))
            listed = ratings.list_established()
            return {
                player: replace(found, provisional=player not in listed)
                for player, found in ratings.standings.items()
            }
