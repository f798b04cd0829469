"""The text environment for TextArena (extra `textarena`).

Importing this module registers `Keypeg-Classic-v0` and the other boxed editions, so that `textarena.make` knows them.
"""

from __future__ import annotations

from typing import Any

from keypeg.errors import MissingExtra
from keypeg.lab.arena.text import MOST_FAULTS, TextEnv
from keypeg.lab.rewards import DEFAULT_REWARD, RewardKind
from keypeg.rules import Edition, editions

try:
    import textarena as ta
    from textarena.envs.registration import ENV_REGISTRY, register
except ImportError:
    raise MissingExtra("textarena") from None


class TextArenaEnv(ta.Env):  # type: ignore[misc]
    """A game for one player. The final reward is the sum of the rewards of its rows.

    TextArena's own state would seed Python's global generator, so the seed is not passed on to it.
    """

    def __init__(
        self,
        edition: Edition | str = "classic",
        *,
        reward: RewardKind = DEFAULT_REWARD,
        strict: bool = False,
        patience: int = MOST_FAULTS,
    ) -> None:
        self.env = TextEnv(edition, reward=reward, strict=strict, patience=patience)
        self._total = 0.0

    def reset(self, num_players: int, seed: int | None = None) -> None:
        """Start game 0 of a seed, or the next game."""
        said = self.env.reset(seed)
        self._total = 0.0
        self.state = ta.SinglePlayerState(num_players=num_players, max_turns=None)
        self.state.reset(game_state={}, player_prompt_function=lambda player_id, game_state: said)  # noqa: ARG005

    def step(self, action: str) -> tuple[bool, dict[str, Any]]:
        """Take a reply."""
        kinds = ta.ObservationType
        self.state.add_observation(
            from_id=self.state.current_player_id, message=str(action), observation_type=kinds.PLAYER_ACTION
        )
        said, reward, done, info = self.env.step(action)
        self._total += reward
        self.state.add_observation(message=said, observation_type=kinds.GAME_ACTION_DESCRIPTION)
        if done:
            self.state.set_outcome(reward=self._total, reason=said)
        self.state.step_info = info
        return bool(self.state.step()[0]), info


def textarena_ids() -> tuple[str, ...]:
    """Return the id of every boxed edition."""
    return tuple(f"Keypeg-{box.key.title()}-v0" for box in editions())


for _box, _id in zip(editions(), textarena_ids(), strict=True):
    if _id not in ENV_REGISTRY:
        register(id=_id, entry_point=TextArenaEnv, edition=_box.key)
