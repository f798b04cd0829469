"""Breaking one code after another, and the end of a game."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Server, Sit
from tests.browser.hands import (
    ask_for_guess,
    expect_value,
    guess,
    make_code,
    open_match,
    rows,
    set_code,
    turn,
)
from tests.browser.inspection import inspect
from tests.waiting import wait_until


def follow_hints(page: Page, *, pegs: int, most: int) -> int:
    """Play as the hints say until the code is broken; return how many rows that took."""
    for row in range(1, most + 1):
        turn(page, f"Your turn, row {row}")
        ask_for_guess(page)
        page.get_by_role("button", name="Use it").click()
        page.get_by_role("button", name="Guess", exact=True).click()
        expect(page.locator(f'li[data-row="{row}"] .unseen')).to_contain_text("white")
        if f"{pegs} red" in rows(page)[-1]:
            return row
    raise AssertionError(f"the hints did not break the code in {most} rows")


def broken_in(row: int) -> str:
    return f"You broke the code in {row} row{'s' if row > 1 else ''}"


def bars(page: Page) -> dict[str, int]:
    """How many codes were broken in how many rows, as the bars say."""
    lines = page.get_by_role("table", name="Your results in Classic").locator("tbody tr").all()
    texts = [(line.locator("th").inner_text(), line.locator(".games").text_content()) for line in lines]
    return {rows: int(games or 0) for rows, games in texts if games != "0"}


def test_one_code_after_another_is_broken_without_points_or_seats(server: Server, visit: Sit) -> None:
    page = visit(server.address)
    page.get_by_role("button", name="Break a code").click()
    turn(page, "Your turn, row 1")
    for words in ("Score card", "At the table", "Computer"):
        expect(page.get_by_text(words)).to_have_count(0)
    expect(page.get_by_role("button", name="Invite")).to_have_count(0)
    first = follow_hints(page, pegs=4, most=10)
    turn(page, broken_in(first))
    expect(page.locator(".score")).to_have_count(0)
    end = page.get_by_role("region", name=re.compile(f"^In {first} row"))
    expect(end).to_contain_text(
        re.compile(
            "Your first code in Classic|Even perfect play (needs 4.3 rows on average|does that with only 1 code in 12)"
        )
    )
    expect_value(page, "document.querySelectorAll('.panel-end tr.now').length", 1)
    assert bars(page) == {str(first): 1}
    # The game is kept before the next one ends.
    old = page.url
    page.get_by_role("button", name="New code").click()
    turn(page, "Your turn, row 1")
    assert page.url != old
    second = follow_hints(page, pegs=4, most=10)
    turn(page, broken_in(second))
    counts = {str(first): 2} if first == second else {str(first): 1, str(second): 1}
    expect(page.get_by_role("table", name="Your results in Classic")).to_be_visible()
    wait_until(lambda: bars(page) == counts, lambda: f"the bars {counts}, not {bars(page)}")
    inspect(page, "solo-end")
    page.get_by_role("link", name="Review", exact=True).click()
    turn(page, "Review of game 1")


def test_what_is_shared_of_a_code_shows_key_pegs_and_a_link(server: Server, visit: Sit) -> None:
    page = visit(server.address)
    page.get_by_role("button", name="Break a code").click()
    row = follow_hints(page, pegs=4, most=10)
    turn(page, broken_in(row))
    page.get_by_role("button", name="Share").click()
    text = page.get_by_label("Text to share").input_value()
    head, *lines, link = text.split("\n")
    assert head == f"Keypeg · Classic {row}/10"
    assert lines[-1] == "🔴🔴🔴🔴"
    assert len(lines) == row
    assert link == f"{page.url}/review/1"
    friend = visit(link)
    turn(friend, "Review of game 1")


def test_a_code_that_is_not_broken_ends_kindly_and_leads_to_a_new_one(server: Server, visit: Sit) -> None:
    page = visit(server.address)
    page.get_by_role("button", name="Break a code").click()
    turn(page, "Your turn, row 1")
    guess(page, "RRRR")
    turn(page, "Your turn, row 2")
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("button", name="Give up").click()
    expect(page.get_by_role("dialog")).not_to_contain_text("points")
    page.get_by_role("button", name="Yes").click()
    turn(page, "You gave up")
    end = page.get_by_role("region", name="Not this one")
    expect(end).to_contain_text(re.compile("The next code is a new chance|So close"))
    expect(page.get_by_text("wins the match")).to_have_count(0)
    page.get_by_role("button", name="New code").click()
    turn(page, "Your turn, row 1")


def test_ten_rows_in_vain_end_kindly(server: Server, visit: Sit) -> None:
    page = visit(server.address)
    page.get_by_role("button", name="Break a code").click()
    for row in range(1, 11):
        turn(page, f"Your turn, row {row}")
        guess(page, "RRRR")
    turn(page, "The code was not broken")
    expect(page.get_by_role("region", name="Not this one")).to_be_visible()
    inspect(page, "solo-lost")


def test_every_box_for_two_can_be_played_solo(server: Server, visit: Sit) -> None:
    """A match of New has an even number of games; one code by itself is no match."""
    page = visit(server.address)
    page.get_by_role("link", name="Choose edition and rules").click()
    expect(page.get_by_role("radio", name="Party", exact=True)).to_have_count(0)
    page.get_by_role("radio", name="New", exact=True).check()
    page.get_by_role("button", name="Start", exact=True).click()
    turn(page, "Your turn, row 1")
    expect(page.locator(".score")).to_have_count(0)
    page.goto(server.address)
    expect(page.locator(".under")).to_contain_text("New")


def test_a_game_of_a_match_says_what_it_was_worth_and_what_comes_next(server: Server, visit: Sit) -> None:
    """By R18 the codemaker gets a point per row."""
    page = visit(server.address)
    open_match(page)
    row = follow_hints(page, pegs=4, most=10)
    turn(page, broken_in(row))
    points = f"The computer gets {row} point{'s' if row > 1 else ''}."
    expect(page.locator(".drawer")).to_contain_text(f"{points} Now you set a code")
    page.get_by_role("button", name="Next game").click()
    turn(page, "Set your code")


def test_making_a_code_is_one_tap_inside_a_match(server: Server, visit: Sit) -> None:
    page = visit(server.address)
    make_code(page)
    set_code(page, "RGBY")
    page.get_by_role("button", name="Skip").click()
    expect(page.locator(".drawer")).to_contain_text(re.compile(r"You get \d+ points?\. Now you break a code"))
