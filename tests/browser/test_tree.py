"""A whole game as a screen reader has it: every fact on the screen is in the accessibility tree."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Server, Sit
from tests.browser.hands import guess, place, turn
from tests.browser.tables import Referee
from tests.browser.test_layout import sit

SEEN = """() => {
  const found = [];
  const walker = document.createTreeWalker(document.querySelector('#page'), NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode, parent = node.parentElement, text = node.textContent.trim();
    if (!text || parent.closest('[aria-hidden=true], .unseen, script, style') || !parent.checkVisibility()) continue;
    found.push(text.replace(/\\s+/g, ' '));
  }
  return found;
}"""


def tree(page: Page) -> str:
    """The accessibility tree as text, without its quoting."""
    return re.sub(r'[\\"\s]+', " ", page.locator("body").aria_snapshot())


def read(page: Page, *facts: str) -> None:
    """Each of these facts, and every text that is drawn and not hidden on purpose, is in the tree."""
    told = tree(page)
    assert [fact for fact in facts if fact not in told] == [], told
    drawn = [re.sub(r'[\\"\s]+', " ", text) for text in page.evaluate(SEEN)]
    assert [text for text in drawn if text.strip() not in told] == []


def test_a_whole_game_is_in_the_accessibility_tree(server: Server, visit: Sit) -> None:
    """Against red green blue yellow: red red green green is one red and one white, and 208 codes agree with that."""
    page = visit(server.address, reduced_motion="reduce")
    referee = Referee(page, server.address, "classic")
    referee.act(0, "secret RGBY")
    sit(page, referee.link)
    turn(page, "Ben, your turn: row 1")
    read(
        page,
        "The code is behind the shield",
        "fingerprint",
        "Classic · game 1 of 2",
        "heading Ben, your turn: row 1",
    )
    read(
        page, *(f"Hole {hole}: open" for hole in range(1, 5)), "Row 10: not played", "button Guess [disabled]"
    )
    place(page, "RRG")
    read(page, "Hole 1: red", "Hole 2: red", "Hole 3: green", "Hole 4: open", "button red", "button black")
    place(page, "G")
    page.keyboard.press("Enter")
    turn(page, "Ben, your turn: row 2")
    expect(page.get_by_role("row", name="row 1 208")).to_be_visible()
    read(page, "Row 1, red red green green: 1 red, 1 white", "row row 1 208", "row start 1,296")
    read(page, "Fill from row 1", "Ada", "codemaker", "codebreaker", "Your notes", "red, place 2: no note")
    guess(page, "RGBY")
    turn(page, "Ben broke the code in 2 rows")
    read(page, "The code: red green blue yellow", "Row 2, red green blue yellow: 4 red, 0 white")
    read(page, "button Next game", "link Review", "Total")
