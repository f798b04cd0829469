"""The arena: several players on the same secrets."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

from keypeg.errors import KeypegError, quote
from keypeg.lab.arena.games import PlayedGame, play_game, rows_needed
from keypeg.lab.arena.players import Player, StrategyPlayer
from keypeg.lab.arena.ratings import rate
from keypeg.lab.arena.statistics import Estimate, Summary, summarise
from keypeg.lab.secret_source import SecretSource, check_salt, new_salt
from keypeg.rules import Edition


@dataclass(frozen=True, slots=True, kw_only=True)
class Standing:
    """A player's place in the table."""

    summary: Summary
    rating: Estimate


@dataclass(frozen=True, slots=True, kw_only=True)
class Tournament:
    """The result: players from the highest rating to the lowest."""

    edition: Edition
    seed: int
    salt: str | None
    games: int
    standings: tuple[Standing, ...]
    played: dict[str, tuple[PlayedGame, ...]]

    def as_json(self) -> dict[str, Any]:
        """Return the table as plain data."""
        return {
            "edition": str(self.edition),
            "seed": self.seed,
            "games": self.games,
            "seal": SecretSource(self.edition, self.seed, self.salt).seal,
            "salt": self.salt,
            "players": [
                {
                    **one.summary.as_json(),
                    "rating": {"mean": one.rating.mean, "low": one.rating.low, "high": one.rating.high},
                }
                for one in self.standings
            ],
        }


def compete(
    players: Sequence[Player],
    edition: Edition,
    *,
    games: int,
    seed: int = 0,
    salt: str | None = None,
    publish_seal: Callable[[str], object] | None = None,
    progress: Callable[[int, int], object] | None = None,
) -> Tournament:
    """Let every player break the same secrets: games 0, 1, 2 ... of the seed.

    Anybody can compute the secrets of a seed. Unless Keypeg's own strategies play among themselves, a salt makes them
    unpredictable: a new one where none is given. Its seal is passed to `publish_seal` before the first game.
    """
    names = [player.name for player in players]
    for name in names:
        if names.count(name) > 1:
            raise KeypegError(f"two players are called {quote(name)}: name one, such as other=bot:COMMAND")
    if not 1 <= games <= 1_000_000:
        raise KeypegError(f"cannot play {games} games: it must be 1 to 1,000,000")
    check_salt(salt)
    if salt is None and not all(isinstance(player, StrategyPlayer) for player in players):
        salt = new_salt()
    seal = SecretSource(edition, seed, salt).seal
    if publish_seal is not None and seal is not None:
        publish_seal(seal)
    done = 0

    def play_all(player: Player) -> tuple[PlayedGame, ...]:
        nonlocal done
        played = []
        for number in range(games):
            played.append(play_game(player, edition, seed=seed, number=number, salt=salt))
            done += 1
            if progress:
                progress(done, games * len(players))
        return tuple(played)

    with ThreadPoolExecutor(max_workers=max(1, len(players))) as pool:
        played = dict(zip(names, pool.map(play_all, players), strict=True))
    return rate_players(edition, played, seed=seed, salt=salt)


def rate_players(
    edition: Edition, played: dict[str, tuple[PlayedGame, ...]], *, seed: int, salt: str | None = None
) -> Tournament:
    """Rate players by the games they have played, which must be of the same secrets."""
    needed = [[rows_needed(edition, game) for game in games] for games in played.values()]
    standings = [
        Standing(summary=summarise(name, edition, games), rating=rating)
        for (name, games), rating in zip(played.items(), rate(needed), strict=True)
    ]
    standings.sort(key=lambda one: (-one.rating.mean, one.summary.rows.mean, one.summary.name))
    count = len(next(iter(played.values()), ()))
    return Tournament(
        edition=edition, seed=seed, salt=salt, games=count, standings=tuple(standings), played=played
    )
