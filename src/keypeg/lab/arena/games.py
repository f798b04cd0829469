"""Games of one player: played on seeded secrets, and weighed against perfect play."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import lru_cache

from keypeg.engine.draws import drawn_secret
from keypeg.engine.interval import Interval
from keypeg.engine.solver import MOST_WEIGHED
from keypeg.engine.values import guess_value
from keypeg.errors import KeypegError
from keypeg.lab.arena.players import Player
from keypeg.rules import Code, Edition, MarkedRow, Position, Shape, agrees, mark


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayedGame:
    """A game of one player: its rows, and why it stopped early where it did.

    `slips` counts replies without a readable guess, `refused` guesses that the edition does not allow, `tokens` what a
    model spent.
    """

    number: int
    secret: Code
    rows: tuple[MarkedRow, ...]
    fault: str | None = None
    slips: int = 0
    refused: int = 0
    tokens: int = 0

    @property
    def broken(self) -> bool:
        """Whether the code was broken."""
        return bool(self.rows) and self.rows[-1].all_red


def play_game(player: Player, edition: Edition, *, seed: int, number: int) -> PlayedGame:
    """Let a player break the secret of game `number` of a seed; a player that fails has lost the game."""
    secret = drawn_secret(edition, seed=seed, number=number)
    rows: tuple[MarkedRow, ...] = ()
    while len(rows) < edition.shape.rows and not (rows and rows[-1].all_red):
        try:
            guess = player.guess(Position(edition, rows), seed=seed * 1_000_003 + number * 101)
        except KeypegError as error:
            return PlayedGame(number=number, secret=secret, rows=rows, fault=str(error))
        rows += (MarkedRow(guess, mark(secret, guess)),)
    return PlayedGame(number=number, secret=secret, rows=rows)


def rows_needed(edition: Edition, game: PlayedGame) -> int:
    """Return the rows of a broken code; one that was not broken counts as one row more than there are."""
    return len(game.rows) if game.broken else edition.shape.rows + 1


def consistent_guesses(game: PlayedGame) -> Iterator[bool]:
    """Return, for each guess, whether it agreed with all rows before it."""
    return (agrees(row.guess, game.rows[:at]) for at, row in enumerate(game.rows))


def regrets(edition: Edition, game: PlayedGame) -> tuple[Interval, ...]:
    """Return the regret of each guess; none where the shape is too large to value."""
    if not is_valuable(edition.shape):
        return ()
    positions = (Position(edition, game.rows[:at]) for at in range(len(game.rows)))
    return tuple(_regret(position, row.guess) for position, row in zip(positions, game.rows, strict=True))


def is_valuable(shape: Shape) -> bool:
    """Whether guesses of a shape can be valued."""
    guesses = shape.symbols**shape.pegs if shape.guess_repeats else shape.secrets
    return guesses <= MOST_WEIGHED


@lru_cache(maxsize=100_000)
def _regret(position: Position, guess: Code) -> Interval:
    return guess_value(position, guess, seconds=None).regret


Progress = Callable[[int, int], object]
"""Called with the games played so far, and all of them."""
