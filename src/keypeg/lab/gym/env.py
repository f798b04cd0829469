"""The codebreaker's environment: one game of any edition for Gymnasium."""

from __future__ import annotations

from math import log2
from typing import Any, Literal, get_args

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.error import InvalidAction, ResetNeeded

from keypeg.engine.codec import letters
from keypeg.engine.draws import drawn_secret
from keypeg.engine.interval import Interval
from keypeg.engine.values import guess_codes, regret
from keypeg.errors import KeypegError
from keypeg.lab.gym.board import ArrayBoard, Observation, Remaining, observation_space
from keypeg.lab.gym.draw import draw_ansi, draw_rgb
from keypeg.rules import Code, Edition, MarkedRow, Position, mark
from keypeg.rules import edition as read_edition

Reward = Literal["rows", "sparse", "information", "regret"]
REWARDS: tuple[Reward, ...] = get_args(Reward)


class CodebreakerEnv(gymnasium.Env[Observation, Any]):
    """Break a secret. docs/learning.md describes spaces, rewards, `info` and what a bad action does.

    `reset(seed=s)` starts game 0 of seed s; each later `reset()` starts the next game of that seed.
    """

    metadata = {"render_modes": ["ansi", "rgb_array"], "render_fps": 2}  # noqa: RUF012 - as Gymnasium wants it

    def __init__(
        self,
        edition: Edition | str = "classic",
        *,
        reward: Reward = "rows",
        flat: bool = False,
        render_mode: str | None = None,
    ) -> None:
        self.edition = read_edition(edition) if isinstance(edition, str) else edition
        self.reward_mode, self.flat, self.render_mode = reward, flat, render_mode
        shape = self.edition.shape
        self._start = Remaining.of(self.edition)
        _check(self.edition, reward, flat=flat, listed=self._start is not None)
        self.observation_space = observation_space(shape)
        self.action_space = (
            spaces.Discrete(len(guess_codes(shape)))
            if flat
            else spaces.MultiDiscrete([shape.symbols] * shape.pegs)
        )
        self._seed: int | None = None
        self._number = 0
        self._secret: Code | None = None

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Start a game; `options={"secret": "RGBY"}` sets its secret."""
        super().reset(seed=seed)
        if seed is not None or self._seed is None:
            self._seed = int(self.np_random.integers(1 << 63)) if seed is None else seed
            self._number = 0
        else:
            self._number += 1
        given = (options or {}).get("secret")
        self._secret = (
            drawn_secret(self.edition, seed=self._seed, number=self._number)
            if given is None
            else self.edition.secret(str(given))
        )
        self._board = ArrayBoard(self.edition)
        self._rows: tuple[MarkedRow, ...] = ()
        self._left = Remaining.of(self.edition)
        self._over = False
        return self._board.observation(), self._info()

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:  # noqa: ANN401
        """Place a guess. An action outside the space raises `InvalidAction` and changes nothing."""
        guess = self._guess(action)
        if self._secret is None or self._over:
            raise ResetNeeded("the game is over: call reset() first")
        self._board.place(guess)
        if not self.edition.allows_guess(guess):
            return self._lost_row()
        before = Position(self.edition, self._rows)
        feedback = mark(self._secret, guess)
        known = 0 if self._left is None else len(self._left)
        if self._left is not None:
            self._left.narrow(guess, feedback)
        row = MarkedRow(guess, feedback)
        self._rows += (row,)
        self._board.mark(feedback)
        broken = row.all_red
        reward, more = self._reward(before, guess, known, broken=broken)
        return self._make_step(reward, broken=broken, more=more)

    def render(self) -> Any:  # noqa: ANN401 - a text or an array, as Gymnasium wants it
        """Draw the board as `render_mode` says."""
        if self._secret is None:
            raise ResetNeeded("there is no game yet: call reset() first")
        position = Position(self.edition, self._rows)
        if self.render_mode == "ansi":
            return draw_ansi(position, played=self._board.row, secret=self._secret if self._over else None)
        if self.render_mode == "rgb_array":
            return draw_rgb(self._board, secret=self._secret if self._over else None)
        return None

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

    def _lost_row(self) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Count a guess that repeats a colour where the edition forbids it: the row is lost and tells nothing."""
        self._board.guesses[self._board.row] = -1
        self._board.mark(None)
        reward = -1.0 if self.reward_mode in ("rows", "regret") else 0.0
        return self._make_step(reward, broken=False, more={"illegal": True})

    def _make_step(
        self, reward: float, *, broken: bool, more: dict[str, Any]
    ) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        self._over = broken or self._board.row == self.edition.shape.rows
        info = {**self._info(), **more, "broken": broken}
        if self._over:
            info["secret"] = str(self._secret)
        return self._board.observation(), reward, self._over, False, info

    def _reward(
        self, before: Position, guess: Code, known: int, *, broken: bool
    ) -> tuple[float, dict[str, Any]]:
        match self.reward_mode:
            case "rows":
                return -1.0, {}
            case "sparse":
                return float(broken), {}
            case "information":
                return log2(known / len(self._left or ())), {}
            case "regret":
                lost = regret(before, guess, seconds=None)
                told = {"regret": (float(lost.lower), float(lost.upper)), "regret_exact": lost.exact}
                return -_middle(lost), told

    def _info(self) -> dict[str, Any]:
        """Return what is left, if that can be listed."""
        info: dict[str, Any] = {"position": str(Position(self.edition, self._rows)), "illegal": False}
        if self._left is not None:
            info["candidates"] = len(self._left)
            info["action_mask"] = self._left.mask()
        return info


def _middle(interval: Interval) -> float:
    return float(interval.lower + interval.upper) / 2


def _check(edition: Edition, reward: str, *, flat: bool, listed: bool) -> None:
    if reward not in REWARDS:
        raise KeypegError(f"unknown reward {reward!r}: choose {', '.join(REWARDS)}")
    if not listed and (flat or reward in ("information", "regret")):
        what = "number the guesses" if flat else f"reward {reward}"
        raise KeypegError(
            f"{edition} has too many codes to {what}: use codes as actions and reward rows or sparse"
        )
