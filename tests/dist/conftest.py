"""Empty environments outside the checkout, as a person has who never saw this repository."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import IO

from tests.waiting import PATIENCE, attempts

ROOT = Path(__file__).parents[2]
DIST = ROOT / os.environ.get("KEYPEG_DIST", "dist")
# The Python of a stranger: make abi3-test names others than the one that runs the tests.
PYTHON = os.environ.get("KEYPEG_STRANGER", sys.executable)
COMPILER = ("c++", "g++", "gcc", "cc", "clang", "clang++", "ld", "as", "ar", "ranlib", "nm", "strip", "make")
# What pip may need to reach its package index; nothing else of this machine is passed on.
PASSED = ("PIP_", "SSL_", "HTTP", "http", "no_proxy", "NO_PROXY", "LANG", "REQUESTS_", "UV_")
# What was downloaded for one stranger is there for the next, and for the next run.
CACHE = str(Path(tempfile.gettempdir()) / "keypeg-dist-test-pip")
# Where this machine's person says which package index to use.
CONFIG = str(Path.home() / ".config/pip/pip.conf")


@dataclass(frozen=True)
class Stranger:
    """Somebody with an empty home, a virtual environment, and only these tools on the PATH."""

    home: Path

    @property
    def scripts(self) -> Path:
        return self.home / "venv" / ("Scripts" if sys.platform == "win32" else "bin")

    @property
    def environment(self) -> dict[str, str]:
        kept = {"PIP_CACHE_DIR": CACHE, "PIP_CONFIG_FILE": CONFIG}
        kept |= {name: value for name, value in os.environ.items() if name.startswith(PASSED)}
        tools = os.pathsep.join([str(self.scripts), str(self.home / "tools")])
        return kept | {"HOME": str(self.home), "PATH": tools, "TERM": "xterm-256color"}

    def run(self, *command: str, good: bool = True) -> subprocess.CompletedProcess[str]:
        """Run a program of the environment in the home folder."""
        done = subprocess.run(
            [str(self.scripts / command[0]), *command[1:]],
            cwd=self.home,
            env=self.environment,
            capture_output=True,
            text=True,
        )
        assert not good or done.returncode == 0, done.stdout + done.stderr
        return done

    @contextmanager
    def serving(self, errors: IO[str] | None = None) -> Iterator[str]:
        """Run `keypeg serve` on a free port; yields its address. What it says of faults goes to `errors`."""
        command = [str(self.scripts / "keypeg"), "serve", "--host", "127.0.0.1", "--port", "0"]
        streams = {"stdout": subprocess.PIPE, "stderr": errors}
        with subprocess.Popen(command, cwd=self.home, env=self.environment, text=True, **streams) as server:
            try:
                assert server.stdout is not None
                address = server.stdout.readline().split()[-1]
                _wait_for(f"{address}/health")
                yield address
            finally:
                server.terminate()


def _wait_for(url: str) -> None:
    for _ in attempts(f"an answer of {url}"):
        try:
            with urllib.request.urlopen(url, timeout=PATIENCE):
                break
        except OSError:  # Nobody listens yet.
            continue


def installed(home: Path, distribution: Path, *, compiler: bool) -> Stranger:
    """Return a stranger who has installed a distribution with pip, with a compiler at hand or without."""
    stranger = Stranger(home)
    (home / "tools").mkdir()
    for tool in COMPILER if compiler else ():
        if path := shutil.which(tool):
            (home / "tools" / tool).symlink_to(path)
    subprocess.run([PYTHON, "-m", "venv", str(home / "venv")], check=True)
    stranger.run("python", "-m", "pip", "install", "-qq", "--disable-pip-version-check", str(distribution))
    assert shutil.which("node", path=stranger.environment["PATH"]) is None
    return stranger


def only(pattern: str) -> Path:
    found = sorted(DIST.glob(pattern))
    assert len(found) == 1, f"run make dist: {DIST} holds {len(found)} of {pattern}"
    return found[0]
