"""The real program in a pseudo-terminal, and what a person sees on its screen."""

import os
import sys
from contextlib import suppress

import pexpect
import pyte

from tests.waiting import PATIENCE, wait_until

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
            timeout=PATIENCE,
        )

    def text(self) -> str:
        return "\n".join(self._screen.display)

    def press(self, keys: str) -> None:
        self.child.send(keys)

    def until(self, *words: str) -> str:
        """Wait until one of the words is on the screen; tells which."""

        def shown() -> str | None:
            self._read()
            return next((word for word in words if word in self.text()), None)

        return wait_until(shown, lambda: f"{words}:\n{self.text()}")

    def ended(self) -> int:
        """Wait for the end of the program; tells its exit code."""

        def gone() -> bool:
            self._read()
            return not self.child.isalive()

        wait_until(gone, lambda: f"the end of the program:\n{self.text()}")
        self._read()
        self.child.close()
        return self.child.exitstatus

    def _read(self) -> None:
        """Draw all that the program has written."""
        with suppress(pexpect.TIMEOUT, pexpect.EOF):
            while True:
                self._stream.feed(self.child.read_nonblocking(65536, timeout=0))
