"""A browser that visits the site once while there is a network. From then on there is none, and every story starts
with nothing but what that visit has kept.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.browser.conftest import PAGE, ROOT, Sit
from tests.browser.windows import new_context

CLEAR = """async () => {
  localStorage.clear();
  await new Promise((done) => { indexedDB.deleteDatabase("keypeg").onsuccess = done; });
}"""


class Site:
    """The folder that `make site` writes, on a host that knows nothing but files."""

    def __init__(self, folder: Path, base: str = "") -> None:
        class Files(SimpleHTTPRequestHandler):
            def guess_type(self, path: str | os.PathLike[str]) -> str:
                return "text/javascript" if str(path).endswith(".mjs") else super().guess_type(path)

            def log_message(self, *_: object) -> None:
                """Say nothing."""

        self._host = ThreadingHTTPServer(("127.0.0.1", 0), partial(Files, directory=str(folder)))
        self.address = f"http://127.0.0.1:{self._host.server_port}{base}"
        Thread(target=self._host.serve_forever, daemon=True).start()

    def close(self) -> None:
        self._host.shutdown()
        self._host.server_close()


def agree(page: Page) -> None:
    """Let the site download what it plays with."""
    expect(page.get_by_text("everything you play stays on this device")).to_be_visible()
    expect(page.get_by_text(" MB once")).to_be_visible()
    page.get_by_role("button", name="Download and play").click()


def make_site(folder: Path, *server: str) -> Path:
    """Write what `make site` writes, and return its folder."""
    page = PAGE.parent
    if not (page / "offline.json").exists():
        pytest.fail("the offline stories need the offline parts: run make offline-test")
    subprocess.run([sys.executable, ROOT / "web" / "make_site.py", page, folder, *server], check=True)
    return folder


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    site = Site(make_site(tmp_path_factory.mktemp("site") / "site"))
    yield site
    site.close()


@pytest.fixture(scope="module")
def kept(browser: Browser, site: Site) -> Iterator[BrowserContext]:
    """A browser that has visited the site once, and has no network any more."""
    context = new_context(browser)
    page = context.new_page()
    page.goto(site.address)
    agree(page)
    page.get_by_role("button", name="Break a code").click()
    page.wait_for_url("**/t/*")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    parts = "async () => (await (await caches.open('keypeg-parts')).keys()).length >= 6"
    page.wait_for_function(parts)
    page.close()
    context.set_offline(True)
    site.close()
    yield context
    context.close()


@pytest.fixture
def server(site: Site) -> Site:
    """What the stories take for a server."""
    return site


@pytest.fixture
def visit(kept: BrowserContext, site: Site) -> Iterator[Sit]:
    complaints: list[str] = []
    clean = kept.new_page()
    clean.goto(f"{site.address.rstrip('/')}/icon.svg")
    clean.evaluate(CLEAR)
    clean.close()

    def open_page(address: str, *, width: int = 1280, height: int = 800) -> Page:
        page = kept.new_page()
        page.set_viewport_size({"width": width, "height": height})
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on(
            "console",
            lambda told: complaints.append(told.text) if "Content Security Policy" in told.text else None,
        )
        page.goto(address)
        return page

    yield open_page
    for page in kept.pages:
        page.close()
    assert complaints == []
