"""The coach while a person plays: what an answer tells, and a hint in steps."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import Server, Sit
from tests.browser.hands import ask_for_guess, expect_value, guess, turn
from tests.browser.inspection import inspect
from tests.browser.tables import Referee
from tests.waiting import wait_until

NOTHING = "Row 1 has no key pegs: red and blue are not in the code."


def sit(server: Server, visit: Sit, *guesses: str, secret: str = "GYWK", **window: object) -> Page:
    """Return a browser that breaks a code against which these guesses were placed."""
    page = visit(server.address, **window)
    referee = Referee(page, server.address, "classic")
    referee.play(secret, guesses)
    page.goto(referee.link)
    turn(page, f"Ben, your turn: row {len(guesses) + 1}")
    return page


def said(page: Page, words: str | re.Pattern[str]) -> None:
    """Wait until the coach says so."""
    expect(page.locator(".word p")).to_have_text(words)


@pytest.mark.parametrize("size", [(1366, 768), (390, 844)])
def test_an_answer_is_explained_and_its_colours_are_crossed_out(
    server: Server, visit: Sit, size: tuple[int, int]
) -> None:
    page = sit(server, visit, width=size[0], height=size[1])
    guess(page, "RRBB")
    turn(page, "Ben, your turn: row 2")
    said(page, NOTHING)
    inspect(page, f"coach-{size[0]}")
    page.get_by_role("button", name="Cross out", exact=True).click()
    expect(page.get_by_role("button", name="Cross out", exact=True)).to_have_count(0)
    expect_value(
        page, "[...document.querySelectorAll('.palette .out')].map(b => b.dataset.letter).join('')", "RB"
    )
    page.reload()
    said(page, NOTHING)
    expect(page.get_by_role("button", name="Cross out", exact=True)).to_have_count(0)


def test_a_hint_comes_in_three_steps(server: Server, visit: Sit) -> None:
    page = sit(server, visit, "RRRG", secret="RYWK")
    said(page, re.compile("^Row 1: "))
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".word .proposed")).to_contain_text("What should I look for?")
    said(page, re.compile("^Row 1: "))
    page.get_by_role("button", name="What should I look for?").click()
    said(page, re.compile("^Look for a "))
    page.get_by_role("button", name="Hint").click()
    said(page, re.compile("^Try .*codes still fit every row"))
    page.get_by_role("button", name="Use it").click()
    expect(page.get_by_role("button", name=re.compile("^Hole .: open"))).to_have_count(0)


def test_a_person_who_wants_no_coach_is_told_only_what_they_ask_for(server: Server, visit: Sit) -> None:
    page = sit(server, visit)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if "/explain" in request.url else None)
    page.get_by_role("button", name="Settings", exact=True).click()
    page.get_by_role("radio", name="when I ask for a hint").check()
    page.keyboard.press("Escape")
    guess(page, "RRBB")
    turn(page, "Ben, your turn: row 2")
    page.get_by_role("button", name="Hint").click()
    said(page, NOTHING)
    assert asked == []
    page.get_by_role("button", name="Close").click()
    page.get_by_role("button", name="Settings", exact=True).click()
    page.get_by_role("radio", name="always").check()
    page.keyboard.press("Escape")
    ask_for_guess(page)
    page.get_by_role("button", name="Use it").click()
    page.get_by_role("button", name="Guess", exact=True).click()
    turn(page, "Ben, your turn: row 3")
    said(page, re.compile("^(Row|Rows|All|Only)"))
    assert len(asked) == 1


def test_a_hint_shows_that_it_is_being_worked_out(server: Server, visit: Sit) -> None:
    """Also for somebody who wants nothing to move."""
    page = sit(server, visit, "RRBB", reduced_motion="reduce")
    hint = page.get_by_role("button", name="Hint")
    colour = "button => getComputedStyle(button).backgroundColor"
    idle = hint.evaluate(colour)
    held: list[Route] = []
    page.route(re.compile(r"/hint\?"), lambda route: held.append(route))
    hint.click()
    expect(hint).to_have_attribute("aria-busy", "true")
    wait_until(lambda: hint.evaluate(colour) != idle, "a colour that says it is at work")
    wait_until(lambda: page.evaluate("true") and held, "the question for a hint")
    held[0].continue_()
    expect(page.locator(".word p")).to_be_visible()
    expect(hint).to_have_attribute("aria-busy", "false")
