"""What the store keeps of the ladder: players, rated games, and the duels they make."""

from __future__ import annotations

from collections.abc import Collection
from contextlib import suppress
from dataclasses import dataclass

from sqlalchemy import and_, func, or_, select
from sqlalchemy.orm import aliased

from keypeg.table.ladder.ladder_rules import Duel
from keypeg.table.state.stored import Conflict
from keypeg.table.storage.schema import ladder_duels as duels
from keypeg.table.storage.schema import ladder_games as games
from keypeg.table.storage.schema import ladder_players as players
from keypeg.table.storage.store import Store


@dataclass(frozen=True, slots=True, kw_only=True)
class RatedGame:
    """A rated game; `rows` is None while it is in play, `rival` the table of the game it is compared with.

    `address` is where the player began it, if that is known.
    """

    table: str
    player: str
    family: str
    season: str
    pattern: str
    rival: str | None
    rows: int | None
    broken: bool
    address: str | None = None
    void: bool = False


class LadderStore:
    """The ladder's part of a store. Every change is one statement, so that a crash leaves nothing half done."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def add_player(self, player: str, name: str, *, now: float) -> None:
        """Add a player; raises `Conflict` if the name is taken."""
        self._store._write(players.insert().values(id=player, name=name, joined=now))

    def name_of(self, player: str) -> str | None:
        """Return the name of a player; None if there is no such player."""
        with self._store._reading() as connection:
            return connection.execute(select(players.c.name).where(players.c.id == player)).scalar()

    def names(self) -> dict[str, str]:
        """Return the names of all players."""
        with self._store._reading() as connection:
            return {row.id: row.name for row in connection.execute(select(players.c.id, players.c.name))}

    def begin(self, game: RatedGame, *, now: float) -> None:
        """Note a game; raises `Conflict` if its rival has one already, or the player one in play in the family."""
        self._store._write(
            games.insert().values(
                table_id=game.table,
                player=game.player,
                family=game.family,
                season=game.season,
                pattern=game.pattern,
                rival=game.rival,
                address=game.address,
                playing=1,
                begun=now,
            )
        )

    def end(self, table: str, *, rows: int, broken: bool, void: bool = False) -> None:
        """Note how a game went; the first time counts. A `void` game is compared with no other."""
        change = games.update().where(games.c.table_id == table, games.c.rows.is_(None))
        more = {"rival": None} if void else {}
        self._store._write(change.values(rows=rows, broken=broken, playing=None, void=void, **more))

    def release(self) -> None:
        """Let the games that were compared with a void one wait for another."""
        void = aliased(games)
        waits = games.c.rival.in_(select(void.c.table_id).where(void.c.void))
        # To look costs less than to write, and there is seldom such a game.
        if self._games(games.select().where(waits).limit(1)):
            self._store._write(games.update().where(waits).values(rival=None))

    def list_playing(self, player: str | None = None, *, rivals: bool = False) -> tuple[RatedGame, ...]:
        """Return the games in play, of one player or of all; with `rivals` also those that the player's wait for."""
        query = games.select().where(games.c.rows.is_(None)).order_by(games.c.begun)
        if player is None:
            return self._games(query)
        own = aliased(games)
        mine = games.c.player == player
        if rivals:
            asked = select(own.c.table_id).where(own.c.player == player)
            awaited = select(own.c.rival).where(own.c.player == player, own.c.rival.is_not(None))
            mine = or_(mine, games.c.rival.in_(asked), games.c.table_id.in_(awaited))
        return self._games(query.where(mine))

    def find_waiting(
        self, season: str, family: str, *, but: str, address: str | None = None
    ) -> RatedGame | None:
        """Return the oldest game of somebody else that is compared with no other yet, begun at another address."""
        other = aliased(games)
        answered = select(other.c.rival).where(other.c.rival == games.c.table_id).exists()
        query = games.select().where(
            games.c.season == season,
            games.c.family == family,
            games.c.player != but,
            games.c.rival.is_(None),
            ~games.c.void,
            ~answered,
        )
        if address is not None:
            query = query.where(or_(games.c.address.is_(None), games.c.address != address))
        return next(iter(self._games(query.order_by(games.c.begun, games.c.table_id).limit(1))), None)

    def list_unsettled(self) -> tuple[tuple[RatedGame, RatedGame], ...]:
        """Return the pairs of games that are over, and are no duel yet."""
        other = aliased(games)
        pairs = (
            select(games.c.table_id, other.c.table_id)
            .join(other, games.c.table_id == other.c.rival)
            .outerjoin(duels, duels.c.table_id == other.c.table_id)
            .where(and_(games.c.rows.is_not(None), other.c.rows.is_not(None), duels.c.table_id.is_(None)))
        )
        with self._store._reading() as connection:
            found = [tuple(row) for row in connection.execute(pairs)]
        wanted = {table for pair in found for table in pair}
        known = {one.table: one for one in self._games(games.select().where(games.c.table_id.in_(wanted)))}
        return tuple((known[first], known[second]) for first, second in found)

    def settle(self, first: RatedGame, second: RatedGame, score: float, *, now: float) -> None:
        """Note a duel; one that is noted already stays as it is."""
        row = {
            "table_id": second.table,
            "season": second.season,
            "family": second.family,
            "first": first.player,
            "second": second.player,
            "score": score,
            "at": now,
        }
        with suppress(Conflict):
            self._store._write(duels.insert().values(**row))

    def duels(self, season: str, family: str, *, since: int = 0) -> tuple[tuple[int, Duel], ...]:
        """Return the duels with their numbers, in the order in which they were settled."""
        query = duels.select().where(
            duels.c.season == season, duels.c.family == family, duels.c.number > since
        )
        with self._store._reading() as connection:
            return tuple(
                (row.number, Duel(first=row.first, second=row.second, score=row.score))
                for row in connection.execute(query.order_by(duels.c.number))
            )

    def duel_count(self, season: str, family: str) -> int:
        """Return how many duels are settled."""
        query = select(func.count()).where(duels.c.season == season, duels.c.family == family)
        with self._store._reading() as connection:
            return int(connection.execute(query).scalar_one())

    def list_latest(self, player: str, *, most: int) -> tuple[RatedGame, ...]:
        """Return the last games that a player has finished, the latest first."""
        query = games.select().where(games.c.player == player, games.c.rows.is_not(None))
        return self._games(query.order_by(games.c.begun.desc(), games.c.table_id).limit(most))

    def duels_of(self, tables: Collection[str]) -> dict[str, tuple[int, Duel]]:
        """Return the duels that games were part of, with their numbers, by the tables of the games."""
        query = (
            select(duels, games.c.rival)
            .join(games, games.c.table_id == duels.c.table_id)
            .where(or_(duels.c.table_id.in_(tables), games.c.rival.in_(tables)))
        )
        found = {}
        with self._store._reading() as connection:
            for row in connection.execute(query):
                duel = row.number, Duel(first=row.first, second=row.second, score=row.score)
                found[row.table_id] = found[row.rival] = duel
        return found

    def seasons(self) -> tuple[str, ...]:
        """Return the seasons in which somebody has played, the latest first."""
        with self._store._reading() as connection:
            found = connection.execute(select(games.c.season).distinct().order_by(games.c.season.desc()))
            return tuple(found.scalars())

    def _games(self, query: object) -> tuple[RatedGame, ...]:
        with self._store._reading() as connection:
            return tuple(
                RatedGame(
                    table=row.table_id,
                    player=row.player,
                    family=row.family,
                    season=row.season,
                    pattern=row.pattern,
                    rival=row.rival,
                    rows=row.rows,
                    broken=bool(row.broken),
                    address=row.address,
                    void=bool(row.void),
                )
                for row in connection.execute(query)  # type: ignore[call-overload]
            )
