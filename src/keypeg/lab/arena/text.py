"""A text environment for language models: one class, no dependency."""

from __future__ import annotations

import os
from dataclasses import dataclass
from math import log2
from typing import Any, Literal, get_args

from keypeg.engine.candidates import candidates
from keypeg.engine.draws import drawn_secret
from keypeg.engine.values import regret
from keypeg.errors import KeypegError
from keypeg.lab.arena.replies import Fault, read_reply
from keypeg.rules import Code, Edition, MarkedRow, Position, agrees, mark
from keypeg.rules import edition as read_edition

TextReward = Literal["rows", "sparse", "information", "regret"]
TEXT_REWARDS: tuple[TextReward, ...] = get_args(TextReward)
MOST_FAULTS = 3
"""How many replies of one game may be unreadable or refused; one more ends the game."""


@dataclass(frozen=True, slots=True)
class TextOptions:
    """How a text environment reads and pays."""

    reward: TextReward = "rows"
    lenient: bool = False
    patience: int = MOST_FAULTS


class TextEnv:
    """One game as a conversation: `reset` returns the rules, `step` takes a reply and returns what is said to it.

    A reply in which no guess can be read is a slip; a guess that the edition does not allow is refused. Neither uses a
    row, and both are counted apart. More than `patience` of them in a game end it.

    >>> env = TextEnv("classic")
    >>> said = env.reset(seed=7)
    >>> env.step("<guess>RRBB</guess>")[:3]
    ('Row 1: RRBB: 2 red, 0 white. 9 rows left.', -1.0, False)
    >>> env.step("YRKB")[0]
    'Row 2: YRKB: 4 red, 0 white. You broke the code in 2 rows.'
    """

    def __init__(
        self,
        edition: Edition | str = "classic",
        *,
        reward: TextReward = "rows",
        lenient: bool = False,
        patience: int = MOST_FAULTS,
    ) -> None:
        self.edition = read_edition(edition) if isinstance(edition, str) else edition
        if reward not in TEXT_REWARDS:
            raise KeypegError(f"unknown reward {reward!r}: choose {', '.join(TEXT_REWARDS)}")
        self.options = TextOptions(reward, lenient, patience)
        self._seed: int | None = None
        self._number = 0
        self._secret: Code | None = None
        self._rows: tuple[MarkedRow, ...] = ()
        self._over = True
        self._counts = {"slips": 0, "refused": 0, "inconsistent": 0}

    @property
    def position(self) -> Position:
        """The rows so far."""
        return Position(self.edition, self._rows)

    def reset(self, seed: int | None = None, *, secret: str | None = None) -> str:
        """Start game 0 of a seed, or the next game, and return its rules and the first question."""
        if seed is not None or self._seed is None:
            self._seed = int.from_bytes(os.urandom(8)) if seed is None else seed
            self._number = 0
        else:
            self._number += 1
        self._secret = (
            drawn_secret(self.edition, seed=self._seed, number=self._number)
            if secret is None
            else self.edition.secret(secret)
        )
        self._rows, self._over = (), False
        self._counts = dict.fromkeys(self._counts, 0)
        return f"{rules_text(self.edition)}\n\nWhat is your first guess?"

    def step(self, reply: str) -> tuple[str, float, bool, dict[str, Any]]:
        """Take a reply; return what is said to it, the reward, whether the game is over, and `info`."""
        if self._secret is None or self._over:
            raise KeypegError("text-game-over")
        read = read_reply(self.edition, reply, lenient=self.options.lenient)
        if read.guess is None:
            return self._refuse(read.fault or Fault.SLIP, read.why)
        before = self.position
        row = MarkedRow(read.guess, mark(self._secret, read.guess))
        self._counts["inconsistent"] += not agrees(read.guess, self._rows)
        self._rows += (row,)
        self._over = row.all_red or len(self._rows) == self.edition.shape.rows
        reward, more = compute_reward(self.options.reward, before, row)
        return self._describe(row), reward, self._over, self._info(fault=None, **more)

    def _refuse(self, fault: Fault, why: str) -> tuple[str, float, bool, dict[str, Any]]:
        self._counts["slips" if fault is Fault.SLIP else "refused"] += 1
        self._over = self._counts["slips"] + self._counts["refused"] > self.options.patience
        said = f"That cannot be played: {why}."
        if self._over:
            said += f" The game is over; the secret was {self._secret}."
        return said, 0.0, self._over, self._info(fault=fault.value)

    def _describe(self, row: MarkedRow) -> str:
        played = len(self._rows)
        told = f"Row {played}: {row.guess}: {row.feedback.red} red, {row.feedback.white} white."
        if row.all_red:
            return f"{told} You broke the code in {played} row{'' if played == 1 else 's'}."
        left = self.edition.shape.rows - played
        if left == 0:
            return f"{told} No rows are left; the secret was {self._secret}."
        return f"{told} {left} row{'' if left == 1 else 's'} left."

    def _info(self, *, fault: str | None, **more: Any) -> dict[str, Any]:  # noqa: ANN401
        broken = bool(self._rows) and self._rows[-1].all_red
        info = {"position": str(self.position), "fault": fault, "broken": broken, **self._counts, **more}
        return {**info, "secret": str(self._secret)} if self._over else info


def compute_reward(reward: TextReward, before: Position, row: MarkedRow) -> tuple[float, dict[str, Any]]:
    """Return the reward of a row, and what there is to tell of it."""
    match reward:
        case "rows":
            return -1.0, {}
        case "sparse":
            return float(row.all_red), {}
        case "information":
            after = Position(before.edition, (*before.rows, row))
            return log2(len(candidates(before)) / len(candidates(after))), {}
        case "regret":
            lost = regret(before, row.guess, seconds=None)
            told = {"regret": (float(lost.lower), float(lost.upper)), "regret_exact": lost.exact}
            return -float(lost.lower + lost.upper) / 2, told


def rules_text(edition: Edition) -> str:
    """Return the rules of an edition as a prompt."""
    shape = edition.shape
    colours = ", ".join(f"{colour.letter} ({colour.name})" for colour in edition.colours)
    repeats = "may repeat colours" if shape.secret_repeats else "has all colours different"
    guesses = "Guesses may repeat colours." if shape.guess_repeats else "A guess must not repeat a colour."
    example = edition.letters[: shape.pegs].ljust(shape.pegs, edition.letters[0])
    return "\n".join(
        [
            f"We play Mastermind. I hold a secret code of {shape.pegs} pegs; you have {shape.rows} rows to break it.",
            f"The colours are {colours}. The secret {repeats}. {guesses}",
            "After each guess I tell you how many pegs have the right colour in the right place (red), and how many",
            "more have a colour of the secret in the wrong place (white). Each peg counts at most once.",
            f"Write your guess as <guess>{example}</guess>, one letter per peg, once in each reply.",
        ]
    )
