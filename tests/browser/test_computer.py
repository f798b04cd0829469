"""Playing the computer."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Server, Sit
from tests.browser.hands import ask_for_guess, expect_card, guess, make_code, rows, set_code, turn


def start(page: Page, edition: str, *, level: str, games: str = "2", role: str = "codebreaker") -> None:
    page.get_by_role("link", name="Play a match", exact=True).click()
    page.get_by_role("radio", name=edition, exact=True).check()
    page.get_by_role("radio", name=role, exact=True).check()
    page.get_by_label("Level of the computer").select_option(level)
    page.get_by_label("Games").select_option(games)
    page.get_by_role("button", name="Start").click()


def test_a_person_who_follows_every_hint_breaks_the_computers_code(server: Server, visit: Sit) -> None:
    """Twelve rows are plenty for the hints, so the game is won; the expert wins its own: one game each."""
    page = visit(server.address)
    start(page, "New", level="expert")
    for row in range(1, 13):
        turn(page, f"Your turn, row {row}")
        ask_for_guess(page)
        page.get_by_role("button", name="Use it").click()
        page.get_by_role("button", name="Guess", exact=True).click()
        expect(page.locator(f'li[data-row="{row}"] .unseen')).to_contain_text("white")
        if "4 red" in rows(page)[-1]:
            break
    turn(page, f"You broke the code in {row} row{'s' if row > 1 else ''}")
    expect_card(page, ["1", ""], ["", ""], ["1", "0"])

    page.get_by_role("button", name="Next game").click()
    set_code(page, "WPGR")
    expect(page.get_by_role("heading", level=1)).to_have_text("The match is a draw")
    expect_card(page, ["1", ""], ["", "1"], ["1", "1"])


def test_a_person_who_wastes_every_row_loses_the_match(server: Server, visit: Sit) -> None:
    """In this edition all colours of a secret differ, so four whites never break it."""
    page = visit(server.address)
    start(page, "New", level="expert")
    for row in range(1, 13):
        turn(page, f"Your turn, row {row}")
        guess(page, "WWWW")
    turn(page, "The code was not broken")
    page.get_by_role("button", name="Next game").click()
    set_code(page, "WPGR")
    expect(page.get_by_role("heading", level=1)).to_have_text("The computer wins the match")
    expect_card(page, ["", "1"], ["", "1"], ["0", "2"])


def test_a_person_wins_as_codemaker_by_the_rows_the_computer_needs(server: Server, visit: Sit) -> None:
    page = visit(server.address)
    start(page, "Kids", level="beginner", games="1", role="codemaker")
    set_code(page, "BGY")
    expect(page.get_by_role("heading", level=1)).to_have_text("You win the match")
    played = rows(page)
    broken = "3 red, 0 white" in played[-1]
    points = str(len(played)) if broken else "10"
    expect_card(page, [points, ""], [points, "0"])


# Note every headline and button that the page shows, each with the number of rows on the board at that moment.
WATCH = """() => {
  const named = 'h1, .drawer :is(a, button):not([disabled])';
  const rows = () => document.querySelectorAll('li[data-row]:not(.now):not(.unused)').length;
  window.noted = [];
  const note = () => {
    for (const part of document.querySelectorAll(named))
      if (part.getClientRects().length) window.noted.push([part.innerText.trim() || part.ariaLabel, rows()]);
  };
  new MutationObserver(note).observe(document.body, {subtree: true, childList: true, characterData: true});
}"""


def test_the_end_of_a_match_is_shown_only_with_its_last_row(server: Server, visit: Sit) -> None:
    """The computer has played all its rows at once; the page shows them one by one, and then the end."""
    page = visit(server.address)
    start(page, "Kids", level="expert", games="1", role="codemaker")
    turn(page, "Set your code")
    page.evaluate(WATCH)
    set_code(page, "BGY")
    expect(page.get_by_role("heading", level=1)).to_have_text(re.compile("wins? the match"))
    expect(page.get_by_role("button", name="Play again")).to_be_visible()
    last = len(rows(page))
    noted = {(text, row) for text, row in page.evaluate("() => window.noted")}
    assert last > 1
    assert any(row == 1 for _, row in noted), "the rows came one by one"
    ends = {text for text, row in noted if row == last} - {text for text, row in noted if row < last}
    assert "Play again" in ends
    assert not {text for text, row in noted if row < last} & {
        "This table is closed",
        "Home",
        "Play again",
    }


def test_one_click_on_the_start_page_is_a_game(server: Server, visit: Sit) -> None:
    page = visit(server.address)
    page.get_by_role("button", name="Break a code").click()
    turn(page, "Your turn, row 1")
    page.goto(server.address)
    make_code(page)
    turn(page, "Set your code")
    page.goto(server.address)
    expect(page.get_by_role("listitem").filter(has_text="in play")).to_have_text(re.compile("You · Computer"))
    page.get_by_text("1 more game").click()
    # A code that somebody breaks alone is listed by what it is.
    expect(page.get_by_role("listitem").filter(has_text="in play").last).to_have_text(
        re.compile("^ *Break a code")
    )
    page.get_by_role("listitem").filter(has_text="Continue").last.get_by_role("link").click()
    turn(page, "Your turn, row 1")
