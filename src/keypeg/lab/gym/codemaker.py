"""The codemaker's environment: mark guesses, without a fixed secret, so that the code survives long."""

from __future__ import annotations

from operator import index
from random import Random
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.error import InvalidAction, ResetNeeded
from numpy.typing import NDArray

from keypeg.engine.draws import mix_word
from keypeg.errors import KeypegError
from keypeg.lab.gym.board import ArrayBoard, Observation, Remaining, observation_space
from keypeg.lab.gym.draw import draw_ansi, draw_rgb
from keypeg.lab.strategy_player import StrategyPlayer
from keypeg.rules import Code, Edition, MarkedRow, Position, contradiction, feedbacks
from keypeg.rules.catalogue import edition_of
from keypeg.rules.scoring import RowPoints


class CodemakerEnv(gymnasium.Env[Observation, Any]):
    """Answer the guesses of a strategy or a level; any feedback goes that leaves at least one code possible.

    Each row is worth 1 point to the codemaker, and a code that is never broken the edition's bonus (R18, R19).
    Feedback that no code agrees with is wrong information: the game is void and its points are lost (R13).
    """

    metadata = {"render_modes": ["ansi", "rgb_array"], "render_fps": 2}  # noqa: RUF012 - as Gymnasium wants it

    def __init__(
        self,
        edition: Edition | str = "classic",
        *,
        codebreaker: str = "entropy",
        render_mode: str | None = None,
    ) -> None:
        self.edition = edition_of(edition)
        self.render_mode = render_mode
        if Remaining.of(self.edition) is None:
            raise KeypegError(f"{self.edition} has too many codes to play the codemaker")
        self._player = StrategyPlayer(codebreaker)
        self.feedbacks = feedbacks(self.edition.shape.pegs)
        self.observation_space = observation_space(self.edition.shape)
        self.action_space = spaces.Discrete(len(self.feedbacks))
        self._seed: int | None = None
        self._number = 0
        self._over = True
        self._board: ArrayBoard | None = None

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Start a game; the first guess is on the board, not yet marked."""
        seed = None if seed is None else index(seed)
        super().reset(seed=seed, options=options)
        if seed is not None or self._seed is None:
            self._seed = int(self.np_random.integers(1 << 63)) if seed is None else seed
            self._number = 0
        else:
            self._number += 1
        self._chance = Random(mix_word((self._seed + (self._number << 32)) % (1 << 64)))
        self._board = ArrayBoard(self.edition)
        self._left = Remaining(self.edition)
        self._rows: tuple[MarkedRow, ...] = ()
        self._over = False
        self._guess = self._next_guess()
        return self._board.observation(), self._info()

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:  # noqa: ANN401
        """Mark the guess on the board. An action outside the space raises `InvalidAction` and changes nothing."""
        if np.asarray(action).dtype.kind not in "iu" or not self.action_space.contains(action):
            raise InvalidAction(f"cannot mark with {action!r:.60}: the action space is {self.action_space}")
        if self._over or self._board is None:
            raise ResetNeeded("the game is over: call reset() first")
        feedback = self.feedbacks[int(action)]
        row = MarkedRow(self._guess, feedback)
        lied = (feedback.red, feedback.white) not in self._left.possible_feedback(self._guess)
        self._rows += (row,)
        self._board.mark(feedback)
        if lied:
            return self._end_void()
        self._left.narrow(self._guess, feedback)
        used_up = self._board.row == self.edition.shape.rows
        self._over = row.all_red or used_up
        reward = 1.0 + (self._bonus() if used_up and not row.all_red else 0)
        if not self._over:
            self._guess = self._next_guess()
        return self._board.observation(), reward, self._over, False, {**self._info(), "broken": row.all_red}

    def action_masks(self) -> NDArray[np.bool_]:
        """Return the feedback that leaves a code possible, as sb3-contrib wants it."""
        if self._board is None:
            raise ResetNeeded("there is no game yet: call reset() first")
        return self._mask().view(np.bool_)

    def render(self) -> Any:  # noqa: ANN401 - a text or an array, as Gymnasium wants it
        """Draw the board as `render_mode` says."""
        if self._board is None:
            raise ResetNeeded("there is no game yet: call reset() first")
        if self.render_mode == "ansi":
            position = Position(self.edition, self._rows)
            waiting = "" if self._over else f"\nto mark: {' '.join(self._guess)}"
            return draw_ansi(position, played=self._board.row, secret=None) + waiting
        return draw_rgb(self._board, secret=None) if self.render_mode == "rgb_array" else None

    def _end_void(self) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """End a game in which no code agrees with the rows: nothing counts but the points for wrong information."""
        self._over = True
        evidence = contradiction(self.edition, self._rows) or ()
        reward = -float(len(self._rows) - 1 + self.edition.wrong_information)
        info = {"position": str(Position(self.edition, self._rows)), "candidates": 0, "broken": False}
        empty = np.zeros(len(self.feedbacks), np.int8)
        return (
            self._board.observation() if self._board else {},
            reward,
            True,
            False,
            {**info, "action_mask": empty, "contradiction": evidence},
        )

    def _bonus(self) -> int:
        scoring = self.edition.scoring
        return scoring.bonus if isinstance(scoring, RowPoints) else 0

    def _next_guess(self) -> Code:
        guess = self._player.choose(Position(self.edition, self._rows), self._chance)
        if self._board is not None:
            self._board.place(guess)
        return guess

    def _info(self) -> dict[str, Any]:
        return {
            "position": str(Position(self.edition, self._rows)),
            "candidates": len(self._left),
            "action_mask": self._mask(),
            "contradiction": (),
        }

    def _mask(self) -> NDArray[np.int8]:
        """Return 1 for every feedback that leaves a code possible."""
        if self._over:
            return np.zeros(len(self.feedbacks), np.int8)
        possible = self._left.possible_feedback(self._guess)
        return np.array([(one.red, one.white) in possible for one in self.feedbacks], np.int8)
