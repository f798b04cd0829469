"""Browsers on Debian's Chromium, and a real server that a test may kill and start again."""

from __future__ import annotations

import signal
import sqlite3
import subprocess
import sys
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

from tests.browser.windows import launch_options, new_context
from tests.waiting import PATIENCE, attempts

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "src" / "keypeg" / "server" / "page" / "index.html"


class Server:
    """`keypeg serve` on one port and one database, however often it is started."""

    def __init__(self, folder: Path, *options: str) -> None:
        self._options = options
        self._database = folder / "tables.sqlite3"
        self._port = 0
        self._process: subprocess.Popen[str] | None = None
        self.address = ""

    def start(self) -> None:
        python = [sys.executable, "-m", "tests.browser.serve"]
        options = ["--unlimited", "--host", "127.0.0.1", "--port", str(self._port)]
        command = [*python, "serve", *options, *self._options, "--database", str(self._database)]
        self._process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
        if self._process.stdout is None:
            raise RuntimeError("the server has no output")
        line = self._process.stdout.readline()
        self.address = line.rsplit(" ", 1)[-1].strip()
        self._port = int(self.address.rsplit(":", 1)[-1])
        self._wait()

    def kill(self) -> None:
        """End it at once, as when the power fails."""
        if self._process is not None:
            self._process.send_signal(signal.SIGKILL)
            self._process.wait()
            if self._process.stdout is not None:
                self._process.stdout.close()
            self._process = None

    def let_pass(self, seconds: float) -> None:
        """Make everything in the database so much older, while the server is down."""
        moments = {"tables": ("created", "touched"), "seats": ("taken",), "journal": ("at",)}
        with sqlite3.connect(self._database, timeout=PATIENCE) as database:
            for table, columns in moments.items():
                for column in columns:
                    database.execute(f"UPDATE {table} SET {column} = {column} - ?", (seconds,))
        database.close()

    def delete_rooms(self) -> None:
        """Delete all rooms, as the server does a day later, while it is down."""
        with sqlite3.connect(self._database, timeout=PATIENCE) as database:
            database.execute("DELETE FROM room_lines")
        database.close()

    def _wait(self) -> None:
        for _ in attempts("an answer of the server"):
            try:
                with urllib.request.urlopen(f"{self.address}/health", timeout=PATIENCE):
                    break
            except OSError:  # Nobody listens yet.
                continue


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, object]:
    options = launch_options()
    if options["executable_path"] is None:
        pytest.skip("the browser tests need Chromium: on Debian, apt-get install chromium")
    return options


@pytest.fixture(scope="session")
def shared_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    if not PAGE.exists():
        pytest.fail("the page is not built: run npm ci && npm run build in web/")
    server = Server(tmp_path_factory.mktemp("tables"))
    server.start()
    yield server
    server.kill()


@pytest.fixture
def server(shared_server: Server) -> Server:
    return shared_server


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server for a test that kills it."""
    server = Server(tmp_path)
    server.start()
    yield server
    server.kill()


Sit = Callable[..., Page]


@pytest.fixture
def visit(browser: Browser) -> Iterator[Sit]:
    """Open a page in a browser of its own, with its own cookies; what it complains of fails the test."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def open_page(address: str, *, width: int = 1280, height: int = 800, **options: object) -> Page:
        context = new_context(browser, **{"viewport": {"width": width, "height": height}, **options})
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on(
            "console",
            lambda message: (
                complaints.append(message.text) if "Content Security Policy" in message.text else None
            ),
        )
        page.goto(address)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert complaints == []
