"""The site in a folder of a plain web host, which has other things too: everything stays below that folder."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import Sit
from tests.browser.hands import expect_rows, expect_value, guess, rows, turn
from tests.browser.inspection import violations
from tests.browser.offline.conftest import Site, agree, make_site
from tests.browser.test_computer import (
    test_a_person_who_follows_every_hint_breaks_the_computers_code,  # noqa: F401
)
from tests.browser.windows import new_context

BASE = "/keypeg"
NOTE_STEPS = """() => {
  const notices = document.querySelector(".notices");
  window.steps = [];
  new MutationObserver(() => window.steps.push(notices.textContent))
    .observe(notices, { childList: true, characterData: true, subtree: true });
}"""


def put_in_folder(host: Path) -> Site:
    make_site(host / BASE.strip("/"), "none", f"{BASE}/")
    return Site(host, BASE + "/")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    site = put_in_folder(tmp_path_factory.mktemp("host"))
    yield site
    site.close()


def test_the_site_asks_before_it_downloads_and_names_each_step(browser: Browser, tmp_path: Path) -> None:
    """What the notice says is noted in the page, since a step may be short."""
    site = put_in_folder(tmp_path)
    page = new_context(browser, service_workers="block").new_page()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(site.address)
    expect(page.get_by_role("heading", level=1)).to_have_text("Keypeg plays on this device")
    assert violations(page) == []
    assert not [url for url in asked if ".wasm" in url or ".zip" in url]
    page.evaluate(NOTE_STEPS)
    agree(page)
    for step in ("Starting Python …", "Loading the rules …", "Opening your games …"):
        expect_value(page, "(step) => window.steps.some((words) => words.includes(step))", True, step)
    page.get_by_role("button", name="Break a code").click()
    turn(page, "Your turn, row 1")
    outside = [url for url in asked if BASE not in url and not url.startswith(("blob:", "data:"))]
    assert outside == [], "everything lies below the folder"
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_text("kept on this device only")).to_be_visible()
    page.context.close()
    site.close()


def test_links_and_addresses_stay_in_the_folder(site: Site, visit: Sit) -> None:
    page = visit(site.address)
    page.get_by_role("link", name="Play a match", exact=True).click()
    expect(page).to_have_url(f"{site.address}new/computer")
    page.reload()
    page.get_by_role("button", name="Start", exact=True).click()
    turn(page, "Your turn, row 1")
    assert page.url.startswith(f"{site.address}t/")
    guess(page, "RRBB")
    turn(page, "Your turn, row 2")
    played = rows(page)
    page.reload()
    turn(page, "Your turn, row 2")
    expect_rows(page, *played)
    page.get_by_role("link", name="Keypeg").first.click()
    expect(page).to_have_url(site.address)
    expect(page.get_by_role("link", name="Play a match", exact=True)).to_be_visible()
    inside = page.locator("a[href^='/']").evaluate_all(
        "links => links.map((link) => link.getAttribute('href'))"
    )
    assert inside
    assert all(href.startswith(f"{BASE}/") for href in inside)
