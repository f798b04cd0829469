"""The start page of somebody who has been here: the game in play, the daily code, boxes by their pictures."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Server, Sit
from tests.browser.hands import guess, turn
from tests.browser.inspection import inspect


def test_the_game_in_play_is_continued_from_a_small_board(server: Server, visit: Sit) -> None:
    page = visit(server.address)
    page.get_by_role("button", name="Break a code").click()
    turn(page, "Your turn, row 1")
    page.goto(server.address)
    page.get_by_role("button", name="Break a code").click()
    turn(page, "Your turn, row 1")
    guess(page, "RRBB")
    turn(page, "Your turn, row 2")
    page.goto(server.address)
    card = page.get_by_role("main").locator("section").first
    expect(card).to_contain_text("Your turn, row 2")
    expect(card.locator(".picture .row").last.locator(".c-red")).to_have_count(2)
    expect(card.locator(".picture .row").last.locator(".c-blue")).to_have_count(2)
    expect(card.get_by_text("1 more game")).to_be_visible()
    inspect(page, "home-again", whole=True)
    card.get_by_role("link").first.click()
    turn(page, "Your turn, row 2")


def test_the_daily_tile_says_what_was_played_today(server: Server, visit: Sit) -> None:
    page = visit(f"{server.address}/daily")
    page.get_by_role("button", name="Kids: Play").click()
    turn(page, "Your turn, row 1")
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("button", name="Give up").click()
    page.get_by_role("button", name="Yes").click()
    turn(page, "You gave up")
    page.goto(server.address)
    tile = page.locator("section", has=page.get_by_role("heading", name="Daily code"))
    expect(tile).to_contain_text("1 day in a row")
    expect(tile).to_contain_text("Kids: not broken")


def test_boxes_are_chosen_by_their_pictures(server: Server, visit: Sit) -> None:
    page = visit(f"{server.address}/new/solo")
    for name, pegs in (("Kids", 3), ("Classic", 4), ("Super", 5)):
        box = page.locator("label.box", has=page.get_by_role("radio", name=name, exact=True))
        expect(box.locator(".picture .peg")).to_have_count(pegs)
        expect(box).to_contain_text(re.compile(rf"{pegs}\spegs · \d+\scolours · \d+\srows"))
    inspect(page, "boxes", whole=True)
