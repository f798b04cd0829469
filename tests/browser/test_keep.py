"""A page of a server that was kept on the device: it plays on when the server cannot be reached."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PAGE, Server, Sit
from tests.browser.hands import expect_rows, expect_value, guess, open_match, rows, turn
from tests.browser.inspection import violations
from tests.browser.test_link import join
from tests.waiting import wait_until


def keep_here(server: Server, visit: Sit, **options: object) -> Page:
    """Visit a server and keep its page on the device."""
    if not (PAGE.parent / "offline.json").exists():
        pytest.fail("this story needs the offline parts: run make offline-test")
    page = visit(server.address, **options)
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_text("The download is")).to_be_visible()
    page.get_by_role("button", name="Keep it here").click()
    expect(page.get_by_text("Keypeg is on this device")).to_be_visible()
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    return page


def test_a_game_starts_although_the_server_cannot_be_reached_any_more(server: Server, visit: Sit) -> None:
    page = keep_here(server, visit)
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
    # Beside the computer, people and score card are one line that opens.
    page.locator("button.fold[aria-expanded=false]").first.click()
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


def test_a_game_of_the_server_goes_on_here_and_comes_back(server: Server, visit: Sit) -> None:
    """The connection goes while a guess is on its way: it is played here, and once."""
    page = keep_here(server, visit)
    page.goto(server.address)
    open_match(page)
    turn(page, "Your turn, row 1")
    guess(page, "RRBB")
    turn(page, "Your turn, row 2")
    table = page.url.rsplit("/", 1)[-1]
    seats = page.request.get(f"{server.address}/api/tables/{table}/mine").json()["seats"]
    look = f"{server.address}/api/tables/{table}?seat={seats[0]}"
    seq = page.request.get(look).json()["seq"]
    expect_value(page, "(table) => localStorage.getItem(`keypeg.copy.${table}`)", str(seq), table)

    page.context.set_offline(True)
    guess(page, "GGYY")
    here = page.locator("[data-here]")
    expect(here).to_contain_text("This game can continue on this device until the connection is back.")
    assert violations(page) == []
    here.get_by_role("button", name="Play on here").click()
    turn(page, "Your turn, row 3")
    expect(here).to_contain_text("You are playing on this device.")
    guess(page, "WWKK")
    turn(page, "Your turn, row 4")
    played = rows(page)
    page.reload()
    turn(page, "Your turn, row 4")
    expect(here).to_contain_text("You are playing on this device.")
    expect(page.get_by_role("button", name="Invite")).to_have_count(0)

    page.context.set_offline(False)
    expect(here).to_have_count(0)
    expect_rows(page, *played)
    assert len(page.request.get(look).json()["view"]["games"][0]["rows"]) == 3
    guess(page, "RGBY")
    turn(page, "Your turn, row 5")
    expect(page.locator("li[data-row]:not(.unused) .unseen")).to_have_count(4)
    wait_until(lambda: len(page.request.get(look).json()["view"]["games"][0]["rows"]) == 4)
