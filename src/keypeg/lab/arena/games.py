"""Games of one player: played on secrets of a source, and weighed against perfect play."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from keypeg.engine.interval import Interval
from keypeg.engine.solver import MOST_WEIGHED, count_guesses
from keypeg.engine.values import guess_value
from keypeg.errors import KeypegError
from keypeg.lab.arena.model import EndpointUnusable
from keypeg.lab.arena.players import Player
from keypeg.lab.game import SoloGame
from keypeg.lab.secret_source import SecretSource
from keypeg.rules import Code, Edition, MarkedRow, Position, Shape, agrees


@dataclass(frozen=True, slots=True, kw_only=True)
class ModelUse:
    """What a language model spent on a game: tokens, seconds, and how often it stopped for which reason."""

    prompt_tokens: int = 0
    completion_tokens: int = 0
    seconds: float = 0.0
    finish_reasons: tuple[tuple[str, int], ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayedGame:
    """A game of one player: its rows, and why it stopped early where it did.

    `slips` counts replies without a readable guess, `refused` guesses that the edition does not allow; `endpoint` says
    whether it was the model's endpoint that failed, and `attempts` how often the game was begun.
    """

    number: int
    secret: Code
    rows: tuple[MarkedRow, ...]
    fault: str | None = None
    endpoint: bool = False
    attempts: int = 1
    slips: int = 0
    refused: int = 0
    use: ModelUse = ModelUse()

    @property
    def broken(self) -> bool:
        """Whether the code was broken."""
        return bool(self.rows) and self.rows[-1].all_red


def play_game(
    player: Player, edition: Edition, *, seed: int, number: int, salt: str | None = None
) -> PlayedGame:
    """Let a player break the secret of game `number` of a seed; a player that fails has lost the game.

    An endpoint that would answer no request at all is an error: no game would be played.
    """
    source = SecretSource(edition, seed=seed, salt=salt)
    secret, chance = source.secret(number), source.player_seed(number)
    game = SoloGame(edition, secret)
    fault = None
    while not game.over:
        try:
            game.place(player.guess(game.position, seed=chance))
        except EndpointUnusable:
            raise
        except KeypegError as error:
            fault = str(error)
            game.give_up()
    return PlayedGame(number=number, secret=secret, rows=game.rows, fault=fault)


def rows_needed(edition: Edition, game: PlayedGame) -> int:
    """Return the rows of a broken code; one that was not broken counts as one row more than there are."""
    return len(game.rows) if game.broken else edition.shape.rows + 1


def rows_missed(edition: Edition, game: PlayedGame) -> int:
    """Return the rows of the board that the player gave up instead of playing them."""
    return 0 if game.broken else edition.shape.rows - len(game.rows)


def consistent_guesses(game: PlayedGame) -> Iterator[bool]:
    """Return, for each guess, whether it agreed with all rows before it."""
    return (agrees(row.guess, game.rows[:at]) for at, row in enumerate(game.rows))


def regrets(edition: Edition, game: PlayedGame) -> tuple[Interval, ...]:
    """Return the regret of each row; none where the shape is too large to value.

    A row that was given up loses exactly one row, like a guess that tells nothing: no guess loses more.
    """
    if not is_valuable(edition.shape):
        return ()
    positions = (Position(edition, game.rows[:at]) for at in range(len(game.rows)))
    played = (_regret(position, row.guess) for position, row in zip(positions, game.rows, strict=True))
    return (*played, *[Interval.of(1)] * rows_missed(edition, game))


def is_valuable(shape: Shape) -> bool:
    """Whether guesses of a shape can be valued."""
    return count_guesses(shape) <= MOST_WEIGHED


@lru_cache(maxsize=100_000)
def _regret(position: Position, guess: Code) -> Interval:
    # No guess loses more than a row: whatever it is, the rows after it can be those that would have come anyway.
    return guess_value(position, guess, seconds=None).regret.at_most(1)
