"""The vector environment: many games of the codebreaker stepped by the native kernel."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium.error import ResetNeeded
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from keypeg.lab.gym.batch import Batch, Seeds
from keypeg.lab.gym.board import MaskKind, Observation, check_mask, guess_space, observation_space
from keypeg.lab.rewards import DEFAULT_REWARD, RewardKind
from keypeg.rules import Edition

_Steps = tuple[Observation, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]


class CodebreakerVectorEnv(VectorEnv[Observation, Any, NDArray[Any]]):
    """`num_envs` games stepped in one call; observations, rewards and ends are those of `CodebreakerEnv`.

    A game that is over starts again in the next step, whose action is ignored (`AutoresetMode.NEXT_STEP`). With
    `copy=False` every step returns the same arrays, updated. `info` holds `broken`, `secret` (colour numbers, -1 while
    a game is under way) and with the reward `regret` the rows lost; with `candidates=True` also `candidates` and
    `candidate_mask`. `mask` says what `action_masks` returns: every legal guess, or the candidates.
    """

    def __init__(
        self,
        edition: Edition | str = "classic",
        *,
        num_envs: int = 1,
        reward: RewardKind = DEFAULT_REWARD,
        flat: bool = False,
        copy: bool = True,
        mask: MaskKind = "legal",
        candidates: bool = False,
    ) -> None:
        check_mask(mask, flat=flat)
        self._mask, self._candidates, self._flat = mask, candidates, flat
        self.batch = Batch(edition, num_envs, reward=reward, same_step=False)
        shape = self.batch.edition.shape
        self.num_envs, self._copy = num_envs, copy
        self.metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP}
        self.single_observation_space = observation_space(shape)
        self.single_action_space = guess_space(shape, flat=flat)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._started = False
        self._never = np.zeros(num_envs, np.bool_)

    def reset(
        self, *, seed: Seeds = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Start a game in every lane, or in those of `options={"reset_mask": ...}`.

        `options={"secret": ...}` sets the secret of all of them, or one for each.
        """
        lanes, secret = (options or {}).get("reset_mask"), (options or {}).get("secret")
        if seed is not None or not self._started:
            self.batch.reseed(seed, lanes)
        elif secret is None:
            self.batch.restart(lanes)
        if secret is not None:
            self.batch.set_secrets(secret, lanes)
        self._started = True
        return self._observation(), self._info()

    def step(self, actions: Any) -> _Steps:  # noqa: ANN401 - an array, as the action space says
        """Play one guess per game; an action outside the space raises `InvalidAction` and changes nothing."""
        if not self._started:
            raise ResetNeeded("there is no game yet: call reset() first")
        self.batch.step(actions)
        batch = self.batch
        info = {"broken": batch.broken.copy(), "secret": batch.secrets(), **self._info()}
        if batch.reward_kind == "regret":
            info["regret"] = -batch.reward
        if not self._copy:
            return self._observation(), batch.reward, batch.ended, self._never, info
        return self._observation(), batch.reward.copy(), batch.ended.copy(), self._never.copy(), info

    def action_masks(self) -> NDArray[np.bool_]:
        """Return for every game what may be played, as sb3-contrib wants it: see `mask`."""
        if not self._flat:
            shape = self.batch.edition.shape
            return np.ones((self.num_envs, shape.pegs * shape.symbols), dtype=np.bool_)
        found = self.batch.action_masks() if self._mask == "legal" else self.batch.candidate_masks()
        return found.view(np.bool_)

    def candidate_masks(self) -> NDArray[np.int8]:
        """Return, for every game and guess in colour order, 1 where the guess is a candidate."""
        return self.batch.candidate_masks()

    def _info(self) -> dict[str, Any]:
        if not self._candidates:
            return {}
        masks = self.batch.candidate_masks()
        return {"candidates": masks.sum(axis=1, dtype=np.int64), "candidate_mask": masks}

    def _observation(self) -> Observation:
        seen: Observation = {
            "guesses": self.batch.guesses,
            "feedback": self.batch.feedback,
            "row": self.batch.row,
        }
        return {name: array.copy() for name, array in seen.items()} if self._copy else seen
