"""Many games at once as plain NumPy arrays, stepped by the native kernel."""

from __future__ import annotations

from collections.abc import Sequence
from operator import index
from typing import Any

import numpy as np
from gymnasium.error import InvalidAction
from numpy.typing import ArrayLike, NDArray

from keypeg.engine import kernel
from keypeg.engine.codec import kernel_shape, numbers
from keypeg.errors import KeypegError
from keypeg.lab.gym.candidate_table import candidate_table
from keypeg.lab.gym.seeds import seed_of_later_game, seed_of_secret
from keypeg.lab.rewards import DEFAULT_REWARD, RewardKind, bounded_reward, check_reward
from keypeg.rules import Edition
from keypeg.rules.catalogue import edition_of

_WORD = (1 << 64) - 1

Seeds = int | Sequence[int] | NDArray[np.integer[Any]] | None
"""A seed for the first lane, one per lane, or None for seeds from the system."""


class Batch:
    """Games of one edition, side by side. The arrays are updated in place by `step`: copy what you keep.

    A game that is over starts again in the same step (`same_step=True`), or in the next one, which ignores its action.
    Lane i plays games 0, 1, 2 ... of seed `seed + i`, or of the i-th seed of a list. A batch can be pickled and copied
    in the middle of its games.

    >>> batch = Batch("classic", 2, seed=7)
    >>> batch.step([[0, 0, 1, 1], [0, 1, 2, 3]])
    >>> batch.feedback[:, 0].tolist(), batch.reward.tolist()
    ([[2, 0], [1, 2]], [0.0, 0.0])
    """

    def __init__(
        self,
        edition: Edition | str,
        games: int,
        *,
        seed: Seeds = None,
        reward: RewardKind = DEFAULT_REWARD,
        same_step: bool = True,
    ) -> None:
        self.edition = edition_of(edition)
        check_reward(self.edition, reward)
        if games < 1:
            raise KeypegError(f"cannot play {games} games at once: it must be at least 1")
        self.same_step = same_step
        self._seeds, self._numbers = np.zeros(games, np.uint64), np.zeros(games, np.int64)
        shape = self.edition.shape
        try:
            self._games = kernel.games(
                kernel_shape(shape),
                rows=shape.rows,
                games=games,
                reward="sparse" if reward == "bounded" else reward,
                same_step=same_step,
            )
        except ValueError as error:
            raise KeypegError(f"{self.edition}: {error}") from None
        self.guesses: NDArray[np.int8] = self._games.guesses
        self.feedback: NDArray[np.int8] = self._games.feedback
        self.row: NDArray[np.int64] = self._games.row
        self.reward: NDArray[np.float64] = self._games.reward
        self.reward_kind = reward
        self._worth = np.array(
            [bounded_reward(row + 1, limit=shape.rows) for row in range(shape.rows)] + [0.0]
        )
        self.ended: NDArray[np.bool_] = self._games.ended.view(np.bool_)
        self.broken: NDArray[np.bool_] = self._games.broken.view(np.bool_)
        self.reseed(seed)

    def __len__(self) -> int:
        return len(self.row)

    def reseed(self, seed: Seeds, lanes: NDArray[np.bool_] | None = None) -> None:
        """Start game 0 of new seeds in every lane, or in those of `lanes`; None takes seeds from the system."""
        if seed is None:
            seeds = np.random.SeedSequence().generate_state(len(self), np.uint64).astype(np.uint64)
        else:
            wanted = (
                [index(each) for each in seed]
                if isinstance(seed, Sequence | np.ndarray)
                else [index(seed) + lane for lane in range(len(self))]
            )
            if len(wanted) != len(self):
                raise KeypegError(f"{len(wanted)} seeds for {len(self)} games: there must be one for each")
            seeds = np.array([each & _WORD for each in wanted], np.uint64)
        self._start_seeds(seeds, self._choose(lanes))

    def set_secrets(self, secrets: str | Sequence[str], lanes: NDArray[np.bool_] | None = None) -> None:
        """Start games with these secrets, one for every lane or one for all; the games after them are not set."""
        texts = [secrets] * len(self) if isinstance(secrets, str) else [str(one) for one in secrets]
        if len(texts) != len(self):
            raise KeypegError(f"{len(texts)} secrets for {len(self)} games: there must be one for each")
        codes = [numbers(self.edition, self.edition.secret(text)) for text in texts]
        seeds = [seed_of_secret(self.edition.shape, code) for code in codes]
        self._start_seeds(np.array(seeds, np.uint64), self._choose(lanes))

    def restart(self, lanes: NDArray[np.bool_] | None = None) -> None:
        """Start the next game of its seed in every lane, or in those of `lanes`."""
        chosen = self._choose(lanes)
        self._numbers += chosen
        self._games.restart(chosen)

    def _start_seeds(self, seeds: NDArray[np.uint64], chosen: NDArray[np.uint8]) -> None:
        self._seeds = np.where(chosen, seeds, self._seeds)
        self._numbers[chosen.astype(np.bool_)] = 0
        self._games.seed(seeds, chosen)

    def step(self, actions: ArrayLike) -> None:
        """Play one guess per lane: numbers of guesses in colour order, or codes as rows of colour numbers.

        An invalid action raises `InvalidAction`, and no lane is changed. A code that repeats a colour where the
        edition forbids it loses its row.
        """
        array = np.asarray(actions)
        if array.dtype.kind not in "iu" or array.shape not in (
            (len(self),),
            (len(self), self.edition.shape.pegs),
        ):
            raise InvalidAction(
                f"actions must be {len(self)} whole numbers, or {len(self)} codes of {self.edition.shape.pegs}, "
                f"not {array.dtype} of shape {array.shape}"
            )
        ready = np.ascontiguousarray(array, np.int64)
        worth = self._worth[self.row] if self.reward_kind == "bounded" else None
        waiting = None if self.same_step else self.ended.copy()
        try:
            self._games.step_numbers(ready) if array.ndim == 1 else self._games.step_codes(ready)
        except ValueError as error:
            raise InvalidAction(str(error)) from None
        self._numbers += self.ended if waiting is None else waiting
        if worth is not None:
            self.reward *= worth  # the kernel pays 1 for the row that breaks the code
        elif self.reward_kind == "rows":
            self.reward -= self.ended & ~self.broken

    def candidate_masks(self) -> NDArray[np.int8]:
        """Return, for every lane and guess, 1 where the guess is a candidate: shape (games, guesses)."""
        games = self._number_codes()
        table = candidate_table(self.edition.shape)
        masks: NDArray[np.int8] = (
            games.masks().view(np.int8) if table is None else table.masks(self.guesses, self.feedback)
        )
        return masks

    def action_masks(self) -> NDArray[np.int8]:
        """Return, for every lane and guess, 1 where the guess may be played: every guess with a number may."""
        return np.ones((len(self), self._number_codes().guess_count), np.int8)

    def secrets(self) -> NDArray[np.int8]:
        """Return the secrets of lanes whose game is over, and -1 where one is under way."""
        found: NDArray[np.int8] = self._games.secrets()
        return found

    def __getstate__(self) -> dict[str, Any]:
        """Return everything that the games to come depend on."""
        later = zip(self._seeds.tolist(), self._numbers.tolist(), strict=True)
        return {
            "options": (self.edition, len(self), self.reward_kind, self.same_step),
            "seeds": np.array([seed_of_later_game(seed, number) for seed, number in later], np.uint64),
            "board": (self.guesses.copy(), self.feedback.copy(), self.row.copy()),
            "step": (self.reward.copy(), self.ended.copy(), self.broken.copy()),
        }

    def __setstate__(self, state: dict[str, Any]) -> None:
        edition, games, reward, same_step = state["options"]
        Batch.__init__(self, edition, games, reward=reward, same_step=same_step)
        guesses, feedback, played = state["board"]
        most = int(played.max(initial=0))
        # Lanes with fewer rows join later, so that all of them come to their last row in the same step.
        for step in range(most + 1):
            self._start_seeds(state["seeds"], (most - played == step).astype(np.uint8))
            if step < most:
                at = np.clip(step - (most - played), 0, None)
                codes = guesses[np.arange(games), at].astype(np.int64)
                lost = feedback[np.arange(games), at, 0] < 0
                codes[lost] = 0  # a row that was lost to a repeated colour, or a lane that has not joined
                self._games.step_codes(np.ascontiguousarray(codes))
        self._numbers[:] = 0
        self.reward[:], self.ended[:], self.broken[:] = state["step"]

    def _number_codes(self) -> Any:  # noqa: ANN401 - the native games
        if not self._games.guess_count:
            raise KeypegError(f"{self.edition} has too many guesses to number them")
        return self._games

    def _choose(self, lanes: NDArray[np.bool_] | None) -> NDArray[np.uint8]:
        return np.ones(len(self), np.uint8) if lanes is None else np.ascontiguousarray(lanes, np.uint8)
