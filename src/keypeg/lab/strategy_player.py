"""Keypeg's own strategies and levels as players."""

from __future__ import annotations

from random import Random

from keypeg.engine.draws import mix_word
from keypeg.engine.levels import level, levels
from keypeg.engine.strategies import strategy
from keypeg.rules import Code, Position

_WORD = (1 << 64) - 1


class StrategyPlayer:
    """A strategy or a level of Keypeg."""

    def __init__(self, name: str) -> None:
        self.name = name
        self._find()

    def choose(self, position: Position, chance: Random) -> Code:
        """Return its guess, with a random generator of its own."""
        return self._choose(position, chance)

    def guess(self, position: Position, *, seed: int) -> Code:
        """Return its guess."""
        return self._choose(position, Random(mix_word((seed + len(position.rows)) & _WORD)))

    def close(self) -> None:
        """Do nothing."""

    def __getstate__(self) -> str:
        return self.name

    def __setstate__(self, state: str) -> None:
        self.name = state
        self._find()

    def _find(self) -> None:
        is_level = self.name in {one.key for one in levels()}
        self._choose = level(self.name).guess if is_level else strategy(self.name).choose
