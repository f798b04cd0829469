"""The arena: several players on the same secrets."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

from keypeg.errors import KeypegError, quoted
from keypeg.lab.arena.games import PlayedGame, play_game, rows_needed
from keypeg.lab.arena.players import Player
from keypeg.lab.arena.ratings import rate
from keypeg.lab.arena.statistics import Estimate, Summary, summarise
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
    games: int
    standings: tuple[Standing, ...]
    played: dict[str, tuple[PlayedGame, ...]]

    def as_json(self) -> dict[str, Any]:
        """Return the table as plain data."""
        return {
            "edition": str(self.edition),
            "seed": self.seed,
            "games": self.games,
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
    progress: Callable[[int, int], object] | None = None,
) -> Tournament:
    """Let every player break the same secrets: games 0, 1, 2 ... of the seed."""
    names = [player.name for player in players]
    for name in names:
        if names.count(name) > 1:
            raise KeypegError(f"two players are called {quoted(name)}: name one, such as other=bot:COMMAND")
    if not 1 <= games <= 1_000_000:
        raise KeypegError(f"cannot play {games} games: it must be 1 to 1,000,000")
    done = 0

    def play_all(player: Player) -> tuple[PlayedGame, ...]:
        nonlocal done
        played = []
        for number in range(games):
            played.append(play_game(player, edition, seed=seed, number=number))
            done += 1
            if progress:
                progress(done, games * len(players))
        return tuple(played)

    with ThreadPoolExecutor(max_workers=max(1, len(players))) as pool:
        played = dict(zip(names, pool.map(play_all, players), strict=True))
    return rate_players(edition, played, seed=seed)


def rate_players(edition: Edition, played: dict[str, tuple[PlayedGame, ...]], *, seed: int) -> Tournament:
    """Rate players by the games they have played, which must be of the same secrets."""
    needed = [[rows_needed(edition, game) for game in games] for games in played.values()]
    standings = [
        Standing(summary=summarise(name, edition, games), rating=rating)
        for (name, games), rating in zip(played.items(), rate(needed, seed=seed), strict=True)
    ]
    standings.sort(key=lambda one: (-one.rating.mean, one.summary.rows.mean, one.summary.name))
    count = len(next(iter(played.values()), ()))
    return Tournament(edition=edition, seed=seed, games=count, standings=tuple(standings), played=played)
