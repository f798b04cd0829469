"""Players: anything that chooses a guess at a position, each with a name."""

from __future__ import annotations

import os
from typing import Protocol

from keypeg.engine.levels import levels
from keypeg.engine.strategies import STRATEGIES
from keypeg.errors import KeypegError, quote, shorten
from keypeg.lab.arena.bots import BotPlayer
from keypeg.lab.arena.model import Model, ModelEndpoint, endpoint_key
from keypeg.lab.arena.replies import KEPT_REPLY, NO_TEXT, read_reply, without_thoughts
from keypeg.lab.arena.text import MOST_FAULTS, rules_text
from keypeg.lab.strategy_player import StrategyPlayer
from keypeg.rules import Code, Position

__all__ = ["ModelPlayer", "Player", "StrategyPlayer", "read_player"]


class Player(Protocol):
    """Chooses guesses. `seed` decides what is left to chance, so that a game can be played again."""

    @property
    def name(self) -> str:
        """Its name in tables and plots."""

    def guess(self, position: Position, *, seed: int) -> Code:
        """Return the next guess; raise `KeypegError` where there is none."""

    def close(self) -> None:
        """End what was started for it."""


class ModelPlayer:
    """A language model, which is told the rules and all rows anew for every guess."""

    def __init__(self, endpoint: ModelEndpoint) -> None:
        self.name = endpoint.name
        self._model = Model(endpoint)

    def guess(self, position: Position, *, seed: int) -> Code:  # noqa: ARG002 - nothing is sent that nobody asked for
        """Ask for a guess; a reply without an allowed one is asked again, a few times."""
        rows = [f"{row.guess}: {row.feedback.red} red, {row.feedback.white} white" for row in position.rows]
        told = "\n".join(
            [
                rules_text(position.edition),
                "",
                "Rows so far:",
                *(rows or ["none"]),
                "",
                "What is your next guess?",
            ]
        )
        talk = [{"role": "user", "content": told}]
        for _ in range(1 + MOST_FAULTS):
            said = self._model.answer(talk).text[-KEPT_REPLY:]
            read = read_reply(position.edition, said)
            if read.guess is not None:
                return read.guess
            talk += [
                {"role": "assistant", "content": without_thoughts(said) or NO_TEXT},
                {"role": "user", "content": f"That cannot be played: {read.why}."},
            ]
        raise KeypegError(f"{self.name} gave no allowed guess in {1 + MOST_FAULTS} replies")

    def close(self) -> None:
        """Close its connections."""
        self._model.close()


def read_player(text: str, *, seconds: float = 10.0) -> Player:
    """Return the player of a text: a strategy, a level, `bot:COMMAND` or `model:URL`, both also as `NAME=...`."""
    name, found, rest = text.partition("bot:")
    if found and (not name or name.endswith("=")):
        return BotPlayer(rest, name=name[:-1] or None, seconds=seconds)
    name, found, rest = text.partition("model:")
    if found and (not name or name.endswith("=")):
        if not rest.startswith(("http://", "https://")):
            raise KeypegError("eval-url", url=shorten(rest))
        return ModelPlayer(ModelEndpoint(url=rest, name=name[:-1] or "default", key=endpoint_key(os.environ)))
    known = [*STRATEGIES, *(one.key for one in levels())]
    if text not in known:
        raise KeypegError(
            f"unknown player {quote(text)}: choose {', '.join(known)}, bot:COMMAND or model:URL"
        )
    return StrategyPlayer(text)
