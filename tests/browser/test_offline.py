"""Without a network: the stories of a server, told again on a plain web host that cannot be reached any more.

One browser visits the site once while there is a network. From then on there is none, and every story starts with
nothing but what that visit has kept.
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
from tests.browser.hands import card, guess, rows, set_code, take_over, turn
from tests.browser.test_computer import (
    start,
    test_a_person_who_follows_every_hint_breaks_the_computers_code,  # noqa: F401
    test_a_person_wins_as_codemaker_by_the_rows_the_computer_needs,  # noqa: F401
    test_one_click_on_the_start_page_is_a_game,  # noqa: F401
)
from tests.browser.test_shared import (
    test_a_mark_can_be_taken_back_before_it_is_sent,  # noqa: F401
    test_a_referee_warns_of_contradictory_marks_and_checks_all_at_the_reveal,  # noqa: F401
    test_a_whole_match_is_played_by_keyboard_alone,  # noqa: F401
    test_a_wrong_mark_is_claimed_and_the_game_is_played_again,  # noqa: F401
    test_the_hand_over_page_hides_everything,  # noqa: F401
)

PATIENCE_MS = 60_000
CLEAR = """async () => {
  localStorage.clear();
  await new Promise((done) => { indexedDB.deleteDatabase("keypeg").onsuccess = done; });
}"""


class Site:
    """The folder that `make site` writes, on a host that knows nothing but files."""

    def __init__(self, folder: Path) -> None:
        class Files(SimpleHTTPRequestHandler):
            def guess_type(self, path: str | os.PathLike[str]) -> str:
                return "text/javascript" if str(path).endswith(".mjs") else super().guess_type(path)

            def log_message(self, *_: object) -> None:
                """Say nothing."""

        self._host = ThreadingHTTPServer(("127.0.0.1", 0), partial(Files, directory=str(folder)))
        self.address = f"http://127.0.0.1:{self._host.server_port}"
        Thread(target=self._host.serve_forever, daemon=True).start()

    def close(self) -> None:
        self._host.shutdown()
        self._host.server_close()


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    page = PAGE.parent
    if not (page / "offline.json").exists():
        pytest.skip("the offline stories need the offline parts: run make offline")
    folder = tmp_path_factory.mktemp("site") / "site"
    subprocess.run([sys.executable, ROOT / "web" / "make_site.py", page, folder], check=True)
    site = Site(folder)
    yield site
    site.close()


@pytest.fixture(scope="module")
def kept(browser: Browser, site: Site) -> Iterator[BrowserContext]:
    """A browser that has visited the site once, and has no network any more."""
    context = browser.new_context(locale="en-GB")
    context.set_default_timeout(PATIENCE_MS)
    page = context.new_page()
    page.goto(site.address)
    page.get_by_role("button", name="Break a code").click()
    page.wait_for_url("**/t/*", timeout=3 * PATIENCE_MS)
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
    expect.set_options(timeout=PATIENCE_MS)
    clean = kept.new_page()
    clean.goto(f"{site.address}/icon.svg")
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


def test_a_game_goes_on_after_a_reload_and_after_the_tab_was_killed(server: Site, visit: Sit) -> None:
    page = visit(server.address)
    start(page, "Classic", level="steady")
    turn(page, "Your turn, row 1")
    guess(page, "RRBB")
    turn(page, "Your turn, row 2")
    before = rows(page)
    page.reload()
    turn(page, "Your turn, row 2")
    assert rows(page) == before
    address = page.url
    guess(page, "GGYY")
    turn(page, "Your turn, row 3")
    page.close()
    again = visit(address)
    turn(again, "Your turn, row 3")
    assert rows(again)[0] == before[0]
    assert len(rows(again)) == 2


@pytest.mark.parametrize("level", ["beginner", "perfect"])
def test_a_whole_game_is_played_against_a_level(server: Site, visit: Sit, level: str) -> None:
    page = visit(server.address)
    start(page, "Kids", level=level, games="1")
    for row in range(1, 10):
        turn(page, f"Your turn, row {row}")
        page.get_by_role("button", name="Hint").click()
        page.get_by_role("button", name="Use it").click()
        page.get_by_role("button", name="Guess", exact=True).click()
        expect(page.locator(f'li[data-row="{row}"] .unseen')).to_contain_text("white")
        if "3 red" in rows(page)[-1]:
            break
    expect(page.get_by_role("heading", level=1)).to_contain_text("Computer wins the match")
    assert card(page)[-1] == ["0", str(row)]


def test_a_party_of_four_keeps_its_score_card(server: Site, visit: Sit) -> None:
    # R27: a point per white, two per red; R28: nothing for a code that does not survive a whole circuit.
    page = visit(server.address)
    page.get_by_label("People").select_option("4")
    page.get_by_role("button", name="Sit down").click()
    heading = page.get_by_role("heading", name="Pass the screen to")
    expect(heading).to_be_visible()
    first = heading.inner_text().removeprefix("Pass the screen to ")
    take_over(page, first)
    set_code(page, "WPGR")
    heading = page.get_by_role("heading", name="Pass the screen to")
    second = heading.inner_text().removeprefix("Pass the screen to ")
    take_over(page, second)
    guess(page, "WOSY")
    heading = page.get_by_role("heading", name="Pass the screen to")
    third = heading.inner_text().removeprefix("Pass the screen to ")
    take_over(page, third)
    guess(page, "WPGR")
    turn(page, f"{third} broke the code in 2 rows")
    assert [box for box in card(page)[0] if box] == ["0", "2", "10"]


def test_a_finished_game_is_reviewed_exactly_and_recorded(server: Site, visit: Sit) -> None:
    page = visit(server.address)
    page.get_by_role("link", name="Options: Together on this screen").click()
    page.get_by_label("Name of player 1").fill("Ada")
    page.get_by_label("Name of player 2").fill("Ben")
    page.get_by_role("button", name="Start").click()
    take_over(page, "Ada")
    set_code(page, "RGBY")
    take_over(page, "Ben")
    guess(page, "RRBB")
    guess(page, "RGBY")
    turn(page, "Ben broke the code in 2 rows")
    page.get_by_role("link", name="Review").first.click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Review")
    # Koyama and Lai 1993: 5625 / 1296 rows.
    expect(page.get_by_text("4.34").first).to_be_visible()
