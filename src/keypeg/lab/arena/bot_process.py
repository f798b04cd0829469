"""A running bot: lines in, lines out, each with a limit in time and in size."""

from __future__ import annotations

import os
import signal
import subprocess
import threading
import time
from collections import deque
from contextlib import suppress
from queue import SimpleQueue

from keypeg.errors import KeypegError, quote

LONGEST_LINE = 10_000
"""Bytes of a bot's line that are read; the rest of the line is dropped."""
_MOST_LINES = 64
"""Lines that may queue before reading stops: a bot that prints more has to wait."""
QUIT_SECONDS = 1.0
"""How long a bot may take to quit."""
_PIECE = 1 << 16


class BotEnded(Exception):
    """The bot has ended."""


class _Letter:
    """Something to write to the bot, and what came of it."""

    def __init__(self, data: bytes) -> None:
        self.data = data
        self.sent = threading.Event()
        self.failed = False


class BotProcess:
    """A program whose standard input and output are read and written by threads, so that nothing waits for ever."""

    def __init__(self, command: list[str]) -> None:
        try:
            self._process = subprocess.Popen(  # noqa: S603 - the person names the program to run
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                bufsize=0,
                # So that whatever the bot has started ends with it.
                start_new_session=os.name == "posix",
            )
        except OSError as error:
            raise KeypegError(f"cannot start bot {quote(command[0])}: {error.strerror}") from None
        self._lines: deque[str | None] = deque()
        self._changed = threading.Condition()
        self._closed = False
        self._outbox: SimpleQueue[_Letter | None] = SimpleQueue()
        # Daemons: a child of the bot may hold the pipes open for ever, and nobody waits for it.
        for work in (self._read, self._deliver):
            threading.Thread(target=work, daemon=True).start()

    def write(self, text: str, *, end: float) -> bool:
        """Write to the bot; return whether it has taken the text by `end`, on the monotonic clock."""
        letter = _Letter(text.encode())
        self._outbox.put(letter)
        if not letter.sent.wait(timeout=max(0.0, end - time.monotonic())):
            return False
        if letter.failed:
            raise BotEnded
        return True

    def read_line(self, *, end: float) -> str | None:
        """Return the next line, or None if there is none by `end`; raise `BotEnded` after the last one."""
        with self._changed:
            self._changed.wait_for(lambda: self._lines, timeout=max(0.0, end - time.monotonic()))
            if not self._lines or time.monotonic() > end:
                return None
            if self._lines[0] is None:
                raise BotEnded
            line = self._lines.popleft()
            self._changed.notify_all()
            return line

    def drop_lines(self) -> None:
        """Forget what the bot has printed up to now."""
        with self._changed:
            while self._lines and self._lines[0] is not None:
                self._lines.popleft()
            self._changed.notify_all()

    def stop(self, *, goodbye: str | None = None) -> None:
        """End the bot; with `goodbye`, tell it to quit and give it a moment first."""
        if goodbye is not None:
            end = time.monotonic() + QUIT_SECONDS
            with suppress(BotEnded):
                self.write(goodbye, end=end)
            self._outbox.put(None)  # the end of its input, for bots that wait for that
            with suppress(subprocess.TimeoutExpired):
                self._process.wait(timeout=max(0.0, end - time.monotonic()))
        self._kill()
        self._process.wait()
        with self._changed:
            self._closed = True
            self._changed.notify_all()
        self._outbox.put(None)

    def _kill(self) -> None:
        with suppress(OSError):
            if os.name == "posix":
                os.killpg(self._process.pid, signal.SIGKILL)
            else:
                self._process.kill()

    def _deliver(self) -> None:
        """Write what is to be written, until `stop`."""
        stream = self._process.stdin
        if stream is None:
            return
        while (letter := self._outbox.get()) is not None:
            data = letter.data
            try:
                while data:
                    data = data[stream.write(data) :]
            except (OSError, ValueError):
                letter.failed = True
            letter.sent.set()
        with suppress(OSError):
            stream.close()

    def _read(self) -> None:
        """Queue the lines of the bot until its output ends; long ones are cut."""
        stream = self._process.stdout
        if stream is None:
            return
        line, cut = b"", False
        with stream, suppress(OSError, ValueError):
            while piece := stream.read(_PIECE):
                for part in piece.splitlines(keepends=True):
                    line = b"" if cut else line + part
                    whole = part.endswith(b"\n")
                    if not cut and (whole or len(line) > LONGEST_LINE) and not self._add(line[:LONGEST_LINE]):
                        return
                    cut = not whole and (cut or len(line) > LONGEST_LINE)
                    line = b"" if whole else line
        self._add(None)

    def _add(self, line: bytes | None) -> bool:
        """Queue a line, and wait while the queue is full; return False once nobody reads any more."""
        with self._changed:
            self._changed.wait_for(lambda: self._closed or len(self._lines) < _MOST_LINES)
            if not self._closed:
                self._lines.append(None if line is None else line.decode("utf-8", "replace").strip())
                self._changed.notify_all()
            return not self._closed
