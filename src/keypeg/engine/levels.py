"""Levels: named playing strengths, as data."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, replace
from functools import cache
from importlib.resources import files
from random import Random

from keypeg.engine.strategies import Strategy, strategy
from keypeg.errors import KeypegError, shorten
from keypeg.rules import Code, Position
from keypeg.words import Message, message


@dataclass(frozen=True, slots=True, kw_only=True)
class Level:
    """A strategy that overlooks rows now and then; `average` is what it needs per secret of the classic box."""

    key: str
    strategy: Strategy
    overlooks: float
    average: float

    def __reduce__(self) -> tuple[object, ...]:
        """Return how another process gets the same level."""
        return level, (self.key,)

    @property
    def name(self) -> Message:
        """Return what people call it."""
        return message(f"level-{self.key}-name")

    @property
    def about(self) -> Message:
        """How it plays, in a sentence."""
        return message(f"level-{self.key}-about")

    def guess(self, position: Position, chance: Random) -> Code:
        """Return the next guess; the same position and random source give the same guess."""
        seen = tuple(row for row in position.rows if chance.random() >= self.overlooks)
        guess = self.strategy.choose(replace(position, rows=seen), chance)
        if len(seen) < len(position.rows) and any(row.guess == guess for row in position.rows):
            # Even a player who overlooks a row does not repeat the very same guess.
            return self.strategy.choose(position, chance)
        return guess


@cache
def levels() -> tuple[Level, ...]:
    """Return every level, weakest first."""
    text = files("keypeg.engine").joinpath("levels.toml").read_text(encoding="utf-8")
    return tuple(
        Level(key=key, **{**table, "strategy": strategy(table["strategy"])})
        for key, table in tomllib.loads(text).items()
    )


def level(key: str) -> Level:
    """Return the level of that key."""
    for one in levels():
        if one.key == key:
            return one
    raise KeypegError("unknown-level", text=shorten(key), levels=tuple(one.key for one in levels()))
