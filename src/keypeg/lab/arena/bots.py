"""Bots: programs of any language that speak the line protocol on standard input and output (docs/learning.md)."""

from __future__ import annotations

import shlex
import time
from pathlib import Path

from keypeg.errors import KeypegError, NotationError, quote
from keypeg.lab.arena.bot_process import BotEnded, BotProcess
from keypeg.rules import Code, Edition, Position

VERSION = 1
START_SECONDS = 60.0
"""How long a bot may take to start."""


class BotPlayer:
    """A bot. It is asked one guess at a time and must answer within `seconds`; one that fails is started anew."""

    def __init__(
        self,
        command: str,
        *,
        name: str | None = None,
        seconds: float = 10.0,
        start_seconds: float = START_SECONDS,
    ) -> None:
        self._command = shlex.split(command)
        if not self._command:
            raise KeypegError("bot-without-command")
        self._seconds, self._start_seconds = seconds, start_seconds
        self._edition: Edition | None = None
        self._process: BotProcess | None = None
        self.name = name or Path(self._command[-1]).stem
        own_name = self._start()
        self.name = name or own_name or self.name

    def guess(self, position: Position, *, seed: int) -> Code:
        """Ask for a guess; after a fault nothing of the old process remains."""
        try:
            return self._ask(position, seed)
        except KeypegError:
            self._stop()
            raise

    def close(self) -> None:
        """Ask the bot to quit, and end it if it does not."""
        self._stop(goodbye="quit\n")

    def _ask(self, position: Position, seed: int) -> Code:
        if self._process is None:
            self._start()
        lines = []
        if position.edition != self._edition:
            self._edition = position.edition
            lines.append(edition_line(position.edition))
        if not position.rows:
            lines.append(f"newgame {seed}")
        # What it has printed without being asked is not the answer to this question.
        self._get_process().drop_lines()
        answer = self._talk([*lines, f"position {position}", "go"], "bestguess", self._seconds)[0].split()
        if len(answer) != 2:
            raise KeypegError(f"{self.name} answered {quote(' '.join(answer))}: it must be bestguess CODE")
        try:
            return position.edition.guess(answer[1])
        except NotationError as error:
            raise KeypegError(f"{self.name}: {error}") from None

    def _start(self) -> str | None:
        """Start the bot; return the name it gives itself."""
        self._process = BotProcess(self._command)
        self._edition = None
        try:
            return self._talk([f"keypeg {VERSION}"], "ready", self._start_seconds)[1]
        except KeypegError:
            self._stop()
            raise

    def _stop(self, *, goodbye: str | None = None) -> None:
        if self._process is not None:
            self._process.stop(goodbye=goodbye)
        self._process = None

    def _get_process(self) -> BotProcess:
        if self._process is None:
            raise KeypegError(f"bot {self.name} has ended")
        return self._process

    def _talk(self, lines: list[str], word: str, seconds: float) -> tuple[str, str | None]:
        """Say something; return the line that starts with a word, and the name that the bot gave before.

        Other lines are for people or for later versions. One time limit holds for all of it.
        """
        process = self._get_process()
        end, name = time.monotonic() + seconds, None
        try:
            taken = process.write("".join(f"{line}\n" for line in lines), end=end)
            while taken and (line := process.read_line(end=end)) is not None:
                if line.split(" ")[0] == word:
                    return line, name
                if line.startswith("id name "):
                    name = line.removeprefix("id name ")[:40]
        except BotEnded:
            raise KeypegError(f"bot {self.name} ended before it said {word}") from None
        raise KeypegError(f"bot {self.name} did not say {word} in {seconds:g} seconds")


def edition_line(edition: Edition) -> str:
    """Return what a bot must know of an edition.

    >>> from keypeg.rules import edition
    >>> edition_line(edition("classic"))
    'edition classic pegs 4 colours RBGYWK rows 10 secret_repeats 1 guess_repeats 1'
    """
    shape = edition.shape
    return (
        f"edition {edition} pegs {shape.pegs} colours {edition.letters} rows {shape.rows} "
        f"secret_repeats {int(shape.secret_repeats)} guess_repeats {int(shape.guess_repeats)}"
    )
