"""Fingers and mice can hit everything outside the board too: training, the companion, dialogs, sheets, set-up."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Server, Sit
from tests.browser.hands import guess, place, turn
from tests.browser.tables import Referee
from tests.browser.test_layout import FINGER, LEAST, sit

# What can be hit, with its label if that can be hit too. A link in a sentence is as high as its line (WCAG 2.5.8).
SMALL = """(least) => {
  const inSentence = (part) => part.tagName === 'A' && getComputedStyle(part).display === 'inline'
    && part.parentElement.textContent.trim().length > part.textContent.trim().length;
  const reach = (part) => {
    const boxes = [part, ...(part.labels ?? [])].map((one) => one.getBoundingClientRect());
    return [Math.max(...boxes.map((box) => box.width)), Math.max(...boxes.map((box) => box.height))];
  };
  const root = document.querySelector('dialog[open]') ?? document;
  return [...root.querySelectorAll('a[href], button, input, select, textarea, summary')]
    .filter((part) => part.getClientRects().length && !inSentence(part) && !part.closest('.unseen'))
    .map((part) => [part, ...reach(part)])
    .filter(([, width, height]) => width < least - 0.5 || height < least - 0.5)
    .map(([part, ...size]) => [part.getAttribute('aria-label') || part.textContent.trim() || part.name || part.type,
      size.map(Math.round).join('x')].join(' '));
}"""


def training(page: Page, address: str) -> Iterator[str]:
    """Daily code, puzzles and lessons."""
    page.goto(f"{address}/daily")
    turn(page, "Daily code")
    expect(page.get_by_role("button", name="Classic: Play")).to_be_visible()
    yield "daily"
    page.goto(f"{address}/puzzles")
    expect(page.get_by_role("button", name="Show me")).to_be_visible()
    yield "puzzle"
    page.get_by_role("button", name="Show me").click()
    expect(page.get_by_role("button", name="Next puzzle")).to_be_visible()
    yield "puzzle, answered"
    page.goto(f"{address}/lessons")
    page.get_by_role("link", name="What a clue says: Start").wait_for()
    yield "lessons"
    page.get_by_role("link", name="What a clue says: Start").click()
    expect(page.get_by_text("Step 1 of 5")).to_be_visible()
    yield "lesson"
    page.get_by_role("button", name="Continue").click()
    expect(page.get_by_text("Step 2 of 5")).to_be_visible()
    page.get_by_role("button", name="Continue").click()
    expect(page.get_by_role("button", name="Check")).to_be_visible()
    yield "lesson, key pegs"


def companion(page: Page, address: str) -> Iterator[str]:
    """A real board: setting, guessing, marking, a question about a mark, revealing."""
    referee = Referee(page, address, "classic", shield=True, marking="codemaker")
    page.goto(referee.link)
    hidden = page.get_by_role("button", name="The code is behind the shield")
    expect(hidden).to_be_visible()
    yield "companion, setting"
    hidden.click()
    turn(page, "Ben, your turn: row 1")
    yield "companion, guessing"
    guess(page, "RRRR")
    turn(page, "Ada, mark row 1")
    page.get_by_role("button", name="Give these key pegs").click()
    certain = page.get_by_role("button", name="Yes, it is right")
    expect(certain).to_be_visible()
    yield "companion, no key pegs"
    certain.click()
    turn(page, "Ben, your turn: row 2")
    guess(page, "RRRR")
    turn(page, "Ada, mark row 2")
    page.get_by_role("button", name="Red: one more").click()
    yield "companion, marking"
    page.get_by_role("button", name="Give these key pegs").click()
    expect(certain).to_be_visible()
    yield "companion, asked"


def dialogs(page: Page, address: str) -> Iterator[str]:
    """Everything that opens over a table."""
    referee = Referee(page, address, "classic")
    referee.play("RGBY", ["RRGG"])
    sit(page, referee.link)
    wide = (page.viewport_size or {"width": 0})["width"] > 1000
    place(page, "RGBY")
    if wide:
        page.get_by_role("button", name="Note this row").click()
        yield "panels"
    else:
        page.get_by_role("button", name="Score, notes and more").click()
        page.get_by_role("button", name="Note this row").click()
        yield "sheet"
    for opener, title in (("Rules", "Rules of this edition"), ("Settings", "Settings")):
        if not wide and not page.get_by_role("dialog").is_visible():
            page.get_by_role("button", name="Score, notes and more").click()
        page.get_by_role("button", name=opener, exact=True).click()
        expect(page.get_by_role("dialog", name=title)).to_be_visible()
        yield f"dialog, {opener}"
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
    page.get_by_role("button", name="More", exact=True).click()
    expect(page.get_by_role("dialog", name="More")).to_be_visible()
    yield "dialog, More"
    page.get_by_role("button", name="Leave the table").click()
    expect(page.get_by_role("button", name="Yes")).to_be_visible()
    yield "dialog, sure"


def starting(page: Page, address: str) -> Iterator[str]:
    """The start page and what is agreed before a game."""
    page.goto(address)
    expect(page.get_by_role("button", name="Break a code")).to_be_visible()
    yield "start"
    page.goto(f"{address}/new/companion")
    page.get_by_text("House rules", exact=True).click()
    page.get_by_text("More options").click()
    yield "set-up"


def afterwards(page: Page, address: str) -> Iterator[str]:
    """What follows a game: its end, the review, the record, the ladder, a place that is not there."""
    referee = Referee(page, address, "classic", games=1)
    referee.play("RGBY", ["RRGG", "RGBY"])
    page.goto(referee.link)
    expect(page.get_by_role("button", name="Play again")).to_be_visible()
    yield "end of a match"
    page.goto(f"{referee.link}/review/1")
    expect(page.get_by_role("button", name="Earlier row")).to_be_visible()
    yield "review"
    page.goto(f"{address}/record")
    turn(page, "Your record")
    yield "record"
    page.goto(f"{address}/ladder")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    yield "ladder"
    page.goto(f"{address}/nowhere")
    turn(page, "There is nothing here.")
    yield "nowhere"


STAGES = (training, companion, dialogs, starting, afterwards)


@pytest.mark.parametrize("stage", STAGES, ids=lambda stage: stage.__name__)
@pytest.mark.parametrize("touch", [True, False], ids=["touch", "mouse"])
def test_everything_can_be_hit(server: Server, visit: Sit, stage: object, *, touch: bool) -> None:
    size = {"width": 390, "height": 844} if touch else {"width": 1366, "height": 768}
    page = visit(server.address, **size, has_touch=touch, is_mobile=touch, reduced_motion="reduce")
    least = FINGER if touch else LEAST
    assert callable(stage)
    found = {name: page.evaluate(SMALL, least) for name in stage(page, server.address)}
    assert {name: small for name, small in found.items() if small} == {}
