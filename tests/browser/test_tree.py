"""A whole game as a screen reader has it: every fact on the screen is in the accessibility tree."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import Server, Sit
from tests.browser.hands import guess, place, turn
from tests.browser.tables import Referee
from tests.browser.test_layout import sit
from tests.waiting import wait_until

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


def missing(page: Page, facts: tuple[str, ...]) -> list[str]:
    """Which of the facts, and of the texts that are drawn and not hidden on purpose, are not in the tree."""
    drawn = [re.sub(r'[\\"\s]+', " ", text) for text in page.evaluate(SEEN)]
    told = tree(page)
    return [
        *(fact for fact in facts if fact not in told),
        *(text for text in drawn if text.strip() not in told),
    ]


def read(page: Page, *facts: str) -> None:
    """Each of these facts, and every text that is drawn and not hidden on purpose, is in the tree.

    Texts come and go while the page is read, so it is read again until nothing is missing.
    """
    wait_until(lambda: not missing(page, facts), lambda: f"{missing(page, facts)} in {tree(page)}")


def facts(page: Page, address: str, table: str) -> list[str]:
    """Everything that the server tells of the last game, in the words of a screen reader."""
    state: dict[str, Any] = page.request.get(f"{address}/api/tables/{table}").json()
    view = state["view"]
    game = view["games"][-1]
    names = {one["letter"]: one["name"] for one in state["edition"]["colours"]}
    found = [f"{state['edition']['name']} · game {game['number']} of {view['agreed']}", *view["players"]]
    found.append(" ".join(["Total", *map(str, view["totals"])]))
    for row in game["rows"]:
        several = len(game["codebreakers"]) > 1
        who = f", {view['players'][row['seat']]}:" if several else ","
        code = " ".join(names[letter] for letter in row["guess"])
        found.append(f"Row {row['number']}{who} {code}: {row['red']} red, {row['white']} white")
    if game["secret"]:
        found.append("The code: " + " ".join(names[letter] for letter in game["secret"]))
    found += [f"it should be {one['red']} red, {one['white']} white" for one in game["corrections"]]
    return found


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
        "seal",
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


def test_a_group_and_its_end_on_a_phone_are_in_the_accessibility_tree(server: Server, visit: Sit) -> None:
    page = visit(server.address, width=390, height=844, reduced_motion="reduce")
    referee = Referee(page, server.address, "party", people=3, games=3)
    referee.play("WPGR", ["WPOS", "PWYB"], people=3)
    sit(page, referee.link)
    turn(page, "Ben, your turn: row 3")
    box, *rest = facts(page, server.address, referee.table)
    read(page, *(fact for fact in rest if fact.startswith("Row")), "Ada 0", "Ben 4", "Cleo 2")
    page.get_by_role("button", name="Score, notes and more").click()
    told = tree(page)
    assert [fact for fact in (box, *rest[:4]) if fact not in told] == []
    page.keyboard.press("Escape")
    guess(page, "WPGR")
    turn(page, "Ben broke the code in 3 rows")
    read(page, "The code: white pink green red", "Row 3, Ben: white pink green red: 4 red, 0 white")


def test_wrong_information_is_in_the_accessibility_tree(server: Server, visit: Sit) -> None:
    """RRRR is one red for RGBY: marked with none at first, and rightly then, the rows contradict each other."""
    page = visit(server.address, reduced_motion="reduce")
    referee = Referee(page, server.address, "classic", marking="codemaker")
    actions = ((0, "secret RGBY"), (1, "guess RRRR"), (0, "mark 0-0"), (1, "guess RRRR"), (0, "mark 1-0"))
    for seat, action in actions:
        referee.act(seat, action)
    sit(page, referee.link)
    page.get_by_role("button", name="Claim an error").click()
    turn(page, "Wrong information: this game is played again")
    expect(page.get_by_text("Ben claimed an error before the code was revealed")).to_be_visible()
    read(
        page,
        "Row 1, red red red red: 0 red, 0 white, wrong: it should be 1 red, 0 white",
        "Ben claimed an error",
    )
    read(page, "The code: red green blue yellow", "row Total 0 3", "button Play it again")
