"""Firefox and WebKitGTK as Debian ships them, each story in both."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.browser.conftest import PAGE, Server
from tests.browser.offline.conftest import Site, make_site
from tests.browsers.driver import Browser, Driver
from tests.browsers.firefox import Firefox
from tests.browsers.person import Person
from tests.browsers.webkit import WebKit

Visit = Callable[[str], Person]


@pytest.fixture(scope="session", params=["firefox", "webkit"])
def engine(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    """A browser that is running."""
    browser: Browser = Firefox(tmp_path_factory.mktemp("profile")) if request.param == "firefox" else WebKit()
    yield browser
    browser.quit()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    if not PAGE.exists():
        pytest.fail("the page is not built: run make browsers")
    server = Server(tmp_path_factory.mktemp("tables"))
    server.start()
    yield server
    server.kill()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server for a story that kills it."""
    server = Server(tmp_path)
    server.start()
    yield server
    server.kill()


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    """A plain web host with the site that `make site` writes."""
    site = Site(make_site(tmp_path / "site"))
    yield site
    site.close()


@pytest.fixture
def visit(engine: Browser) -> Iterator[Visit]:
    """Open an address in a window for one more person; what the page complains of fails the test."""
    windows: list[Driver] = []

    def come(address: str) -> Person:
        driver = engine.open()
        windows.append(driver)
        driver.goto(address)
        return Person(driver)

    yield come
    complaints = [complaint for window in windows for complaint in window.complaints()]
    for window in windows:
        window.close()
    assert complaints == []
