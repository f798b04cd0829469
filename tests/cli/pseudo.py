"""The real program in a pseudo-terminal, and what a person sees on its screen."""

import os
import sys
import time
from contextlib import suppress

import pexpect
import pyte

PROGRAM = ["-c", "from keypeg.cli import main; main()"]


class Screen:
    """A program, the screen it draws on, and keys to press."""

    def __init__(self, arguments: list[str], folder, *, size=(80, 24), env: dict[str, str] | None = None):
        self._screen = pyte.Screen(*size)
        self._stream = pyte.Stream(self._screen)
        everything = {
            **{name: value for name, value in os.environ.items() if name not in ("CI", "NO_COLOR")},
            "TERM": "xterm-256color",
            "XDG_DATA_HOME": str(folder / "data"),
            "XDG_CACHE_HOME": str(folder / "cache"),
            "BROWSER": "true",
            **(env or {}),
        }
        self.child = pexpect.spawn(
            sys.executable,
            [*PROGRAM, *arguments],
            cwd=str(folder),
            env=everything,
            dimensions=(size[1], size[0]),
            encoding="utf-8",
            timeout=60,
        )

    def text(self) -> str:
        return "\n".join(self._screen.display)

    def press(self, keys: str) -> None:
        self.child.send(keys)

    def until(self, *words: str, seconds: float = 60) -> str:
        """Wait until one of the words is on the screen; tells which."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            self._read(0.05)
            for word in words:
                if word in self.text():
                    return word
        raise AssertionError(f"{words} never came:\n{self.text()}")

    def ended(self, *, seconds: float = 60) -> int:
        """Wait for the end of the program; tells its exit code."""
        end = time.monotonic() + seconds
        while self.child.isalive() and time.monotonic() < end:
            self._read(0.05)
        self._read(0.05)
        if self.child.isalive():
            self.child.kill(9)
            raise AssertionError(f"the program did not end:\n{self.text()}")
        self.child.close()
        return self.child.exitstatus

    def _read(self, seconds: float) -> None:
        with suppress(pexpect.TIMEOUT, pexpect.EOF):
            self._stream.feed(self.child.read_nonblocking(65536, timeout=seconds))
