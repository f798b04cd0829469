"""A text environment for language models: one class, no dependency."""

from __future__ import annotations

import os
from dataclasses import dataclass
from typing import Any

from keypeg.engine.draws import draw_secret
from keypeg.errors import KeypegError
from keypeg.lab.arena.replies import Fault, read_reply
from keypeg.lab.game import SoloGame
from keypeg.lab.rewards import DEFAULT_REWARD, RewardKind, check_reward, step_reward
from keypeg.rules import Edition, MarkedRow, Position, agrees
from keypeg.rules.catalogue import edition_of

MOST_FAULTS = 3
"""How many replies of one game may be unreadable or refused; one more ends the game."""


@dataclass(frozen=True, slots=True)
class TextOptions:
    """How a text environment reads and pays."""

    reward: RewardKind = DEFAULT_REWARD
    strict: bool = False
    patience: int = MOST_FAULTS


class TextEnv:
    """One game as a conversation: `reset` returns the rules, `step` takes a reply and returns what is said to it.

    A reply in which no guess can be read is a slip; a guess that the edition does not allow is refused. Neither uses a
    row, and both are counted apart. More than `patience` of them in a game end it, and it counts as lost.

    >>> env = TextEnv("classic")
    >>> said = env.reset(seed=7)
    >>> env.step("<guess>RRBB</guess>")[:3]
    ('Row 1: RRBB: 2 red, 0 white. 9 rows left.', 0.0, False)
    >>> env.step("YRKB")[:3]
    ('Row 2: YRKB: 4 red, 0 white. You broke the code in 2 rows.', 0.9, True)
    """

    def __init__(
        self,
        edition: Edition | str = "classic",
        *,
        reward: RewardKind = DEFAULT_REWARD,
        strict: bool = False,
        patience: int = MOST_FAULTS,
    ) -> None:
        self.edition = edition_of(edition)
        check_reward(self.edition, reward)
        self.options = TextOptions(reward, strict, patience)
        self._seed: int | None = None
        self._number = 0
        self._game: SoloGame | None = None
        self._counts = {"slips": 0, "refused": 0, "inconsistent": 0}

    @property
    def position(self) -> Position:
        """The rows so far."""
        return Position(self.edition) if self._game is None else self._game.position

    def reset(self, seed: int | None = None, *, secret: str | None = None) -> str:
        """Start game 0 of a seed, or the next game, and return its rules and the first question."""
        if seed is not None or self._seed is None:
            self._seed = int.from_bytes(os.urandom(8)) if seed is None else seed
            self._number = 0
        else:
            self._number += 1
        self._game = SoloGame(
            self.edition,
            draw_secret(self.edition, seed=self._seed, number=self._number)
            if secret is None
            else self.edition.secret(secret),
        )
        self._counts = dict.fromkeys(self._counts, 0)
        return f"{rules_text(self.edition)}\n\nWhat is your first guess?"

    def step(self, reply: str) -> tuple[str, float, bool, dict[str, Any]]:
        """Take a reply; return what is said to it, the reward, whether the game is over, and `info`."""
        game = self._game
        if game is None or game.over:
            raise KeypegError("text-game-over")
        read = read_reply(self.edition, reply, strict=self.options.strict)
        before, row = game.position, None
        if read.guess is None:
            said = self._refuse(game, read.fault or Fault.SLIP, read.why)
        else:
            self._counts["inconsistent"] += not agrees(read.guess, game.rows)
            row = game.place(read.guess)
            said = self._describe(game, row)
        reward, more = step_reward(self.options.reward, game, before=before, row=row)
        fault = None if read.fault is None else read.fault.value
        return said, reward, game.over, self._info(game, fault=fault, **more)

    def give_up(self) -> tuple[str, float, bool, dict[str, Any]]:
        """End the game for a player that says nothing more; return what `step` does. It counts as lost."""
        game = self._game
        if game is None or game.over:
            raise KeypegError("text-game-over")
        before = game.position
        game.give_up()
        reward, more = step_reward(self.options.reward, game, before=before, row=None)
        said = f"The game is over; the secret was {game.secret}."
        return said, reward, True, self._info(game, fault=None, **more)

    def _refuse(self, game: SoloGame, fault: Fault, why: str) -> str:
        self._counts["slips" if fault is Fault.SLIP else "refused"] += 1
        said = f"That cannot be played: {why}."
        if self._counts["slips"] + self._counts["refused"] > self.options.patience:
            game.give_up()
            said += f" The game is over; the secret was {game.secret}."
        return said

    def _describe(self, game: SoloGame, row: MarkedRow) -> str:
        told = f"Row {game.used}: {row.guess}: {row.feedback.red} red, {row.feedback.white} white."
        if row.all_red:
            return f"{told} You broke the code in {game.used} row{'' if game.used == 1 else 's'}."
        left = game.unplayed
        if left == 0:
            return f"{told} No rows are left; the secret was {game.secret}."
        return f"{told} {left} row{'' if left == 1 else 's'} left."

    def _info(self, game: SoloGame, *, fault: str | None, **more: Any) -> dict[str, Any]:  # noqa: ANN401
        info = {"position": str(game.position), "fault": fault, "broken": game.broken, **self._counts, **more}
        return {**info, "secret": str(game.secret)} if game.over else info


def rules_text(edition: Edition, *, asking: bool = True) -> str:
    """Return the rules of an edition as a prompt; with `asking`, also how to write a guess."""
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
            *(
                [f"Write your guess as <guess>{example}</guess>, one letter per peg, once in each reply."]
                * asking
            ),
        ]
    )
