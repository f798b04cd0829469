"""A page of a server that was kept on the device: it plays on when the server cannot be reached."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PAGE, Server, Sit
from tests.browser.hands import expect_rows, guess, open_match, rows, turn
from tests.browser.test_link import join


def test_a_game_starts_although_the_server_cannot_be_reached_any_more(server: Server, visit: Sit) -> None:
    if not (PAGE.parent / "offline.json").exists():
        pytest.fail("this story needs the offline parts: run make offline-test")
    page = visit(server.address)
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_text("MB to download")).to_be_visible()
    page.get_by_role("button", name="Keep it here").click()
    expect(page.get_by_text("Keypeg is on this device")).to_be_visible()
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")

    page.context.set_offline(True)
    page.goto(server.address)
    open_match(page)
    page.wait_for_url("**/t/*")
    expect(page.get_by_role("heading", level=1)).to_have_text("Your turn, row 1")
    guess(page, "RRBB")
    turn(page, "Your turn, row 2")
    expect(page.get_by_role("button", name="Invite")).to_have_count(0)
    played = rows(page)

    # Back online it is still this device's table, which the server knows nothing of.
    page.context.set_offline(False)
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text("Your turn, row 2")
    expect_rows(page, *played)

    # And it moves there as soon as a friend is to take the computer's seat.
    page.get_by_role("button", name="Invite").click()
    expect(page.get_by_role("dialog")).to_contain_text("Your friend’s seat")
    page.get_by_role("button", name="Move the table").click()
    turn(page, "Waiting for one more player")
    friend = visit(page.url)
    join(friend, "Ben")
    turn(page, "Your turn, row 2")
    for one in (page, friend):
        expect_rows(one, *played)
    guess(page, "GGYY")
    expect(friend.locator('li[data-row="2"] .unseen')).to_contain_text("green green yellow yellow: ")
