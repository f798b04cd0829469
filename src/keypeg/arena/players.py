"""Players: whatever chooses a guess at a position, under one name each."""

from __future__ import annotations

from random import Random
from typing import Protocol

from keypeg.arena.bots import BotPlayer
from keypeg.engine.draws import mixed
from keypeg.engine.levels import level, levels
from keypeg.engine.strategies import STRATEGIES, strategy
from keypeg.errors import KeypegError, quoted
from keypeg.rules import Code, Position

_WORD = (1 << 64) - 1


class Player(Protocol):
    """Chooses guesses. `seed` decides what is left to chance, so that a game can be played again."""

    @property
    def name(self) -> str:
        """What tables and plots call it."""

    def guess(self, position: Position, *, seed: int) -> Code:
        """Return the next guess; raise `KeypegError` where there is none."""

    def close(self) -> None:
        """End what was started for it."""


class StrategyPlayer:
    """A strategy or a level of Keypeg."""

    def __init__(self, name: str) -> None:
        self.name = name
        is_level = name in {one.key for one in levels()}
        self._choose = level(name).guess if is_level else strategy(name).choose

    def guess(self, position: Position, *, seed: int) -> Code:
        """Return its guess."""
        return self._choose(position, Random(mixed((seed + len(position.rows)) & _WORD)))

    def close(self) -> None:
        """Do nothing."""


def read_player(text: str, *, seconds: float = 10.0) -> Player:
    """Return the player of a text: a strategy, a level, or `bot:COMMAND` (optionally `NAME=bot:COMMAND`)."""
    name, equals, rest = text.partition("=bot:")
    if equals:
        return BotPlayer(rest, name=name, seconds=seconds)
    if text.startswith("bot:"):
        return BotPlayer(text.removeprefix("bot:"), seconds=seconds)
    known = [*STRATEGIES, *(one.key for one in levels())]
    if text not in known:
        raise KeypegError(f"unknown player {quoted(text)}: choose {', '.join(known)}, or bot:COMMAND")
    return StrategyPlayer(text)
