"""The codebreaker's environment: one game of any edition for Gymnasium."""

from __future__ import annotations

from operator import index
from typing import Any

import gymnasium
import numpy as np
from gymnasium.error import InvalidAction, ResetNeeded
from numpy.typing import NDArray

from keypeg.engine.codec import letters
from keypeg.engine.draws import draw_secret
from keypeg.engine.values import guess_codes
from keypeg.errors import KeypegError
from keypeg.lab.game import SoloGame
from keypeg.lab.gym.board import (
    ArrayBoard,
    MaskKind,
    Observation,
    Remaining,
    check_mask,
    guess_space,
    observation_space,
)
from keypeg.lab.gym.draw import draw_ansi, draw_rgb
from keypeg.lab.rewards import DEFAULT_REWARD, RewardKind, check_reward, step_reward
from keypeg.rules import Code, Edition, MarkedRow, Position
from keypeg.rules.catalogue import edition_of


class CodebreakerEnv(gymnasium.Env[Observation, Any]):
    """Break a secret. docs/learning.md describes spaces, rewards, `info` and what a bad action does.

    `reset(seed=s)` starts game 0 of seed s; each later `reset()` starts the next game of that seed.
    """

    metadata = {"render_modes": ["ansi", "rgb_array"], "render_fps": 2}  # noqa: RUF012 - as Gymnasium wants it

    def __init__(
        self,
        edition: Edition | str = "classic",
        *,
        reward: RewardKind = DEFAULT_REWARD,
        flat: bool = False,
        mask: MaskKind = "legal",
        render_mode: str | None = None,
    ) -> None:
        check_mask(mask, flat=flat)
        self.mask = mask
        self.edition = edition_of(edition)
        self.reward_mode, self.flat, self.render_mode = reward, flat, render_mode
        shape = self.edition.shape
        self._start = Remaining.of(self.edition)
        _check(self.edition, reward, flat=flat, listed=self._start is not None)
        self.observation_space = observation_space(shape)
        self.action_space = guess_space(shape, flat=flat)
        self._seed: int | None = None
        self._number = 0
        self._game: SoloGame | None = None

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Start a game; `options={"secret": "RGBY"}` sets its secret."""
        seed = None if seed is None else index(seed)
        super().reset(seed=seed)
        if seed is not None or self._seed is None:
            self._seed = int(self.np_random.integers(1 << 63)) if seed is None else seed
            self._number = 0
        else:
            self._number += 1
        given = (options or {}).get("secret")
        self._game = SoloGame(
            self.edition,
            draw_secret(self.edition, seed=self._seed, number=self._number)
            if given is None
            else self.edition.secret(str(given)),
        )
        self._board = ArrayBoard(self.edition)
        self._left = Remaining.of(self.edition)
        return self._board.observation(), self._info(self._game)

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:  # noqa: ANN401
        """Place a guess. An action outside the space raises `InvalidAction` and changes nothing."""
        guess, game = self._guess(action), self._game
        if game is None or game.over:
            raise ResetNeeded("the game is over: call reset() first")
        before, row, known = game.position, None, 0 if self._left is None else len(self._left)
        if self.edition.allows_guess(guess):
            row = game.place(guess)
            self._board.place(guess)
            if self._left is not None:
                self._left.narrow(guess, row.feedback)
        else:  # it repeats a colour where the edition forbids it: the row is lost and tells nothing
            game.lose_row()
        self._board.mark(None if row is None else row.feedback)
        return self._make_step(game, before, row, known)

    def action_masks(self) -> NDArray[np.bool_]:
        """Return what may be played now, as sb3-contrib wants it: every legal guess, or with `mask` the candidates."""
        if self._game is None:
            raise ResetNeeded("there is no game yet: call reset() first")
        if self.mask == "candidates" and self._left is not None:
            return self._left.mask().view(np.bool_)
        return self._legal().view(np.bool_)

    def _legal(self) -> NDArray[np.int8]:
        """Return 1 for every action: each number is a guess, and each peg may have every colour."""
        shape = self.edition.shape
        return np.ones(len(guess_codes(shape)) if self.flat else shape.pegs * shape.symbols, np.int8)

    def render(self) -> Any:  # noqa: ANN401 - a text or an array, as Gymnasium wants it
        """Draw the board as `render_mode` says."""
        game = self._game
        if game is None:
            raise ResetNeeded("there is no game yet: call reset() first")
        if self.render_mode == "ansi":
            return draw_ansi(game.position, played=game.used, secret=game.secret)
        return draw_rgb(self._board, secret=game.secret) if self.render_mode == "rgb_array" else None

    def _guess(self, action: Any) -> Code:  # noqa: ANN401
        """Read an action; one outside the space is refused with the reason."""
        array = np.asarray(action)
        if array.dtype.kind in "iu":
            action = int(array) if self.flat and array.shape == () else array
            if self.action_space.contains(action):
                raw = guess_codes(self.edition.shape)[int(action)] if self.flat else bytes(array.tolist())
                return letters(self.edition, raw)
        shown = repr(action)
        shown = shown if len(shown) <= 60 else shown[:57] + "..."
        raise InvalidAction(f"cannot guess {shown}: the action space is {self.action_space}")

    def _make_step(
        self, game: SoloGame, before: Position, row: MarkedRow | None, known: int
    ) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        left = None if self._left is None else (known, len(self._left))
        reward, more = step_reward(self.reward_mode, game, before=before, row=row, left=left)
        info = {**self._info(game), **more, "illegal": row is None, "broken": game.broken}
        if game.over:
            info["secret"] = str(game.secret)
        return self._board.observation(), reward, game.over, False, info

    def _info(self, game: SoloGame) -> dict[str, Any]:
        """Return the position, the legal moves, and what is left, if that can be listed."""
        info: dict[str, Any] = {"position": str(game.position), "illegal": False}
        if self.flat:
            info["action_mask"] = self._legal()
        if self._left is not None:
            info["candidates"] = len(self._left)
            info["candidate_mask"] = self._left.mask()
        return info


def _check(edition: Edition, reward: str, *, flat: bool, listed: bool) -> None:
    check_reward(edition, reward)
    if not listed and (flat or reward == "information"):
        what = "number the guesses" if flat else f"reward {reward}"
        raise KeypegError(
            f"{edition} has too many codes to {what}: use codes as actions and reward bounded, rows or sparse"
        )
