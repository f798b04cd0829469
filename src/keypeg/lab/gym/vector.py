"""The vector environment: many games of the codebreaker stepped by the native kernel."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from keypeg.engine.values import guess_codes
from keypeg.lab.gym.batch import Batch
from keypeg.lab.gym.board import Observation, observation_space
from keypeg.lab.rewards import DEFAULT_REWARD, RewardKind
from keypeg.rules import Edition

Steps = tuple[Observation, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]


class CodebreakerVectorEnv(VectorEnv[Observation, Any, NDArray[Any]]):
    """`num_envs` games stepped in one call; observations, rewards and ends are those of `CodebreakerEnv`.

    A game that is over starts again in the next step, whose action is ignored (`AutoresetMode.NEXT_STEP`). With
    `copy=False` every step returns the same arrays, updated. `info` holds `broken`; ask `action_masks` for masks.
    """

    def __init__(
        self,
        edition: Edition | str = "classic",
        *,
        num_envs: int = 1,
        reward: RewardKind = DEFAULT_REWARD,
        flat: bool = False,
        copy: bool = True,
    ) -> None:
        self.batch = Batch(edition, num_envs, reward=reward, same_step=False)
        shape = self.batch.edition.shape
        self.num_envs, self._copy = num_envs, copy
        self.metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP}
        self.single_observation_space = observation_space(shape)
        self.single_action_space = (
            spaces.Discrete(len(guess_codes(shape)))
            if flat
            else spaces.MultiDiscrete([shape.symbols] * shape.pegs)
        )
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._started = False
        self._never = np.zeros(num_envs, np.bool_)

    def reset(
        self, *, seed: int | Sequence[int] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Start a game in every lane, or in those of `options={"reset_mask": ...}`."""
        lanes = (options or {}).get("reset_mask")
        if seed is not None or not self._started:
            self.batch.reseed(seed, lanes)
        else:
            self.batch.restart(lanes)
        self._started = True
        return self._observation(), {}

    def step(self, actions: Any) -> Steps:  # noqa: ANN401 - an array, as the action space says
        """Play one guess per game; an action outside the space raises `InvalidAction` and changes nothing."""
        self.batch.step(actions)
        batch = self.batch
        info = {"broken": batch.broken.copy()}
        if not self._copy:
            return self._observation(), batch.reward, batch.ended, self._never, info
        return self._observation(), batch.reward.copy(), batch.ended.copy(), self._never.copy(), info

    def action_masks(self) -> NDArray[np.int8]:
        """Return, for every game and guess in colour order, 1 where the guess is a candidate."""
        return self.batch.action_masks()

    def _observation(self) -> Observation:
        seen: Observation = {
            "guesses": self.batch.guesses,
            "feedback": self.batch.feedback,
            "row": self.batch.row,
        }
        return {name: array.copy() for name, array in seen.items()} if self._copy else seen
