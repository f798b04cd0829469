"""A table moves from a site without a server to a server elsewhere, when a friend is invited to it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, expect

from tests.browser.conftest import Server
from tests.browser.hands import expect_rows, guess, open_match, rows, turn
from tests.browser.offline.conftest import Site, agree, make_site
from tests.browser.test_link import join
from tests.browser.windows import new_context


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    context = new_context(browser)
    yield context
    context.close()


def test_a_table_moves_from_a_site_to_the_server_that_it_names(
    context: BrowserContext, browser: Browser, tmp_path: Path
) -> None:
    folder = tmp_path / "site"
    folder.mkdir()
    site = Site(folder)
    server = Server(tmp_path, "--site", site.address)
    server.start()
    make_site(folder, server.address)
    page = context.new_page()
    page.goto(site.address)
    agree(page)
    open_match(page)
    expect(page.get_by_role("heading", level=1)).to_have_text("Your turn, row 1")
    guess(page, "RRBB")
    turn(page, "Your turn, row 2")
    played = rows(page)

    # Beside the computer, people and score card are one line that opens.
    page.locator("button.fold[aria-expanded=false]").first.click()
    page.get_by_role("button", name="Invite").click()
    page.get_by_role("button", name="Move the table").click()
    page.wait_for_url(f"{server.address}/t/*")
    turn(page, "Waiting for one more player")
    friend = new_context(browser).new_page()
    friend.goto(page.url)
    expect(page).not_to_have_url(re.compile("#"))
    join(friend, "Ben")
    turn(page, "Your turn, row 2")
    for one in (page, friend):
        expect_rows(one, *played)
    guess(page, "GGYY")
    expect(friend.locator('li[data-row="2"] .unseen')).to_contain_text("green green yellow yellow: ")

    # A reload finds the seat in the cookie; the site has nothing of the table any more.
    page.reload()
    expect(page.locator('li[data-row="2"] .unseen')).to_contain_text("green green yellow yellow: ")
    page.goto(site.address)
    expect(page.get_by_role("button", name="Break a code")).to_be_visible()
    expect(page.get_by_role("link", name="Continue")).to_have_count(0)
    friend.context.close()
    server.kill()
    site.close()
