"""Bots: programs of any language that speak the line protocol on standard input and output (docs/learning.md)."""

from __future__ import annotations

import queue
import shlex
import subprocess
import threading
from contextlib import suppress
from pathlib import Path

from keypeg.errors import KeypegError, NotationError, quoted
from keypeg.rules import Code, Edition, Position

VERSION = 1
PATIENCE_SECONDS = 1.0
"""How long a bot may take to quit."""
LONGEST_LINE = 10_000
"""Characters of a bot's line that are read."""


class BotPlayer:
    """A running bot. It is asked one guess at a time and must answer within `seconds`."""

    def __init__(self, command: str, *, name: str | None = None, seconds: float = 10.0) -> None:
        self._command = shlex.split(command)
        if not self._command:
            raise KeypegError("bot-without-command")
        self._seconds = seconds
        self._edition: Edition | None = None
        self._lines: queue.Queue[str | None] = queue.Queue()
        self._process = self._start()
        self.name = name or Path(self._command[-1]).stem
        try:
            self._say(f"keypeg {VERSION}")
            told = self._until("ready")
        except KeypegError:
            self.close()
            raise
        names = [line.removeprefix("id name ") for line in told if line.startswith("id name ")]
        self.name = name or (names[-1][:40] if names else self.name)

    def guess(self, position: Position, *, seed: int) -> Code:
        """Ask for a guess."""
        if position.edition != self._edition:
            self._edition = position.edition
            self._say(edition_line(position.edition))
        if not position.rows:
            self._say(f"newgame {seed}")
        self._say(f"position {position}")
        self._say("go")
        answer = self._until("bestguess")[-1].split()
        if len(answer) != 2:
            raise KeypegError(f"{self.name} answered {quoted(' '.join(answer))}: it must be bestguess CODE")
        try:
            return position.edition.guess(answer[1])
        except NotationError as error:
            raise KeypegError(f"{self.name}: {error}") from None

    def close(self) -> None:
        """Ask the bot to quit, and end it if it does not."""
        with suppress(KeypegError):
            self._say("quit")
        with suppress(OSError):  # what was not written stays in the pipe
            if self._process.stdin is not None:
                self._process.stdin.close()
        try:
            self._process.wait(timeout=PATIENCE_SECONDS)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        if self._process.stdout is not None:
            self._process.stdout.close()

    def _start(self) -> subprocess.Popen[str]:
        try:
            process = subprocess.Popen(  # noqa: S603 - the person names the program to run
                self._command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
                bufsize=1,
                encoding="utf-8",
                errors="replace",
            )
        except OSError as error:
            raise KeypegError(f"cannot start bot {quoted(self._command[0])}: {error.strerror}") from None
        threading.Thread(target=self._read, args=(process,), daemon=True).start()
        return process

    def _read(self, process: subprocess.Popen[str]) -> None:
        stream = process.stdout
        while stream is not None and not stream.closed:
            try:
                line = stream.readline(LONGEST_LINE)
            except ValueError:  # closed meanwhile
                break
            if not line:
                break
            self._lines.put(line.strip())
        self._lines.put(None)

    def _say(self, line: str) -> None:
        try:
            if self._process.stdin is None or self._process.stdin.closed:
                raise BrokenPipeError
            self._process.stdin.write(line + "\n")
            self._process.stdin.flush()
        except OSError:
            raise KeypegError(f"bot {self.name} has ended") from None

    def _until(self, word: str) -> list[str]:
        """Return the lines up to the one that starts with a word; others are for people or for later versions."""
        told: list[str] = []
        while not told or told[-1].split(" ")[0] != word:
            try:
                line = self._lines.get(timeout=self._seconds)
            except queue.Empty:
                raise KeypegError(
                    f"bot {self.name} did not say {word} in {self._seconds:g} seconds"
                ) from None
            if line is None:
                raise KeypegError(f"bot {self.name} ended before it said {word}")
            told.append(line)
        return told


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
