"""The text environment for OpenEnv (extra `openenv`): the environment, and the server that OpenEnv's clients speak to.

uvicorn --factory keypeg.lab.adapters.for_openenv:make_app
"""

from __future__ import annotations

from typing import Any
from uuid import uuid4

from keypeg.errors import MissingExtra
from keypeg.lab.arena.text import MOST_FAULTS, TextEnv
from keypeg.lab.rewards import DEFAULT_REWARD, RewardKind
from keypeg.rules import Edition

try:
    from openenv.core.env_server import create_app
    from openenv.core.env_server.interfaces import Environment
    from openenv.core.env_server.types import Action, Observation, State
except ImportError:
    raise MissingExtra("openenv") from None


class PlayerReply(Action):  # type: ignore[misc]
    """What the player says."""

    text: str


class TextObservation(Observation):  # type: ignore[misc]
    """What is said to the player; `metadata` holds the text environment's `info`."""

    text: str


class OpenEnvEnvironment(Environment):  # type: ignore[misc]
    """A game for one player; every instance is a game of its own."""

    SUPPORTS_CONCURRENT_SESSIONS = True

    def __init__(
        self,
        edition: Edition | str = "classic",
        *,
        reward: RewardKind = DEFAULT_REWARD,
        strict: bool = False,
        patience: int = MOST_FAULTS,
    ) -> None:
        super().__init__()
        self.env = TextEnv(edition, reward=reward, strict=strict, patience=patience)
        self._state = State(episode_id=str(uuid4()), step_count=0)

    def reset(self, seed: int | None = None, episode_id: str | None = None, **_: Any) -> TextObservation:  # noqa: ANN401
        """Start game 0 of a seed, or the next game."""
        self._state = State(episode_id=episode_id or str(uuid4()), step_count=0)
        return TextObservation(text=self.env.reset(seed))

    def step(self, action: PlayerReply, timeout_s: float | None = None, **_: Any) -> TextObservation:  # noqa: ANN401, ARG002
        """Take a reply."""
        said, reward, done, info = self.env.step(action.text)
        self._state.step_count += 1
        return TextObservation(text=said, reward=reward, done=done, metadata=info)

    @property
    def state(self) -> State:
        """The episode and how many replies it has taken; nothing of the secret."""
        return self._state


def make_app(
    edition: str = "classic",
    *,
    reward: RewardKind = DEFAULT_REWARD,
    strict: bool = False,
    patience: int = MOST_FAULTS,
    games: int = 64,
) -> Any:  # noqa: ANN401 - OpenEnv has no types
    """Return the server as an ASGI application, for at most `games` games at the same time."""
    return create_app(
        lambda: OpenEnvEnvironment(edition, reward=reward, strict=strict, patience=patience),
        PlayerReply,
        TextObservation,
        env_name="keypeg",
        max_concurrent_envs=games,
    )
