"""More stories without a network: each waits for Python to start in the browser."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from keypeg.engine.levels import levels
from tests.browser.conftest import Sit
from tests.browser.hands import ask_for_guess, card, expect_rows, guess, rows, set_code, take_over, turn
from tests.browser.offline.conftest import Site
from tests.browser.test_computer import (
    start,
    test_one_click_on_the_start_page_is_a_game,  # noqa: F401
)
from tests.browser.test_shared import (
    test_a_mark_can_be_taken_back_before_it_is_sent,  # noqa: F401
    test_a_referee_warns_of_contradictory_marks_and_checks_all_at_the_reveal,  # noqa: F401
    test_a_whole_match_is_played_by_keyboard_alone,  # noqa: F401
    test_a_wrong_mark_is_claimed_and_the_game_is_played_again,  # noqa: F401
    test_the_hand_over_page_hides_everything,  # noqa: F401
)
from tests.waiting import wait_until


def test_a_game_goes_on_after_a_reload_and_after_the_tab_was_killed(server: Site, visit: Sit) -> None:
    page = visit(server.address)
    start(page, "Classic", level="steady")
    turn(page, "Your turn, row 1")
    guess(page, "RRBB")
    turn(page, "Your turn, row 2")
    before = rows(page)
    page.reload()
    turn(page, "Your turn, row 2")
    expect_rows(page, *before)
    address = page.url
    guess(page, "GGYY")
    turn(page, "Your turn, row 3")
    page.close()
    again = visit(address)
    turn(again, "Your turn, row 3")
    wait_until(
        lambda: rows(again)[:1] == before and len(rows(again)) == 2, lambda: f"two rows, not {rows(again)}"
    )


@pytest.mark.parametrize("level", [level.key for level in levels()])
def test_a_whole_game_is_played_against_a_level(server: Site, visit: Sit, level: str) -> None:
    page = visit(server.address)
    start(page, "Kids", level=level, games="1")
    for row in range(1, 10):
        turn(page, f"Your turn, row {row}")
        ask_for_guess(page)
        page.get_by_role("button", name="Use it").click()
        page.get_by_role("button", name="Guess", exact=True).click()
        expect(page.locator(f'li[data-row="{row}"] .unseen')).to_contain_text("white")
        if "3 red" in rows(page)[-1]:
            break
    turn(page, f"You broke the code in {row} row{'s' if row > 1 else ''}")
    expect(page.get_by_role("button", name="New code")).to_be_visible()
    expect(page.locator(".score")).to_have_count(0)


def test_a_party_of_four_keeps_its_score_card(server: Site, visit: Sit) -> None:
    # R27: a point per white, two per red; R28: nothing for a code that does not survive a whole circuit.
    page = visit(server.address)
    page.get_by_label("How many people?").select_option("4")
    page.get_by_role("button", name="Start", exact=True).click()
    take_over(page, "Player 1")
    set_code(page, "WPGR")
    take_over(page, "Player 2")
    guess(page, "WOSY")
    # The next codebreaker sees what everybody sees, so that nothing has to be hidden.
    turn(page, "Player 3, your turn: row 2")
    guess(page, "WPGR")
    turn(page, "Player 3 broke the code in 2 rows")
    wait_until(lambda: [box for box in card(page)[0] if box] == ["0", "2", "10"], lambda: f"not {card(page)}")


def test_a_finished_game_is_reviewed_exactly_and_recorded(server: Site, visit: Sit) -> None:
    page = visit(server.address)
    page.get_by_role("link", name="Options: Together on this screen").click()
    page.get_by_label("Name of player 1").fill("Ada")
    page.get_by_label("Name of player 2").fill("Ben")
    page.get_by_role("button", name="Start").click()
    take_over(page, "Ada")
    set_code(page, "RGBY")
    take_over(page, "Ben")
    guess(page, "RRBB")
    guess(page, "RGBY")
    turn(page, "Ben broke the code in 2 rows")
    page.get_by_role("link", name="Review").first.click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Review")
    expect(page.locator("[data-verdict]").get_by_role("heading")).to_be_visible()
    page.get_by_text("Details", exact=True).click()
    # Koyama and Lai 1993: 5625 / 1296 rows.
    expect(page.get_by_text("4.34").first).to_be_visible()
    page.get_by_role("button", name="Row 1: good").first.click()
    page.get_by_role("button", name="Try this row again").click()
    page.keyboard.type("rrbg")
    page.keyboard.press("Enter")
    expect(page.get_by_text("That is it: no guess is better here.")).to_be_visible()
    page.get_by_role("button", name="Back to the review").first.click()
    page.goto(f"{server.address}/record")
    expect(page.get_by_role("row", name="Classic 1 1 (100%) 2.00")).to_be_visible()


def test_settings_are_kept_and_the_words_of_another_language_are_there(server: Site, visit: Sit) -> None:
    page = visit(server.address)
    start(page, "Classic", level="casual")
    turn(page, "Your turn, row 1")
    guess(page, "RRBB")
    turn(page, "Your turn, row 2")
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("radio", name="letters").check()
    page.get_by_label("Language").select_option("de")
    page.keyboard.press("Escape")
    turn(page, "Du bist dran, Reihe 2")
    page.reload()
    turn(page, "Du bist dran, Reihe 2")
    expect(page.locator("li[data-row='1'] .peg b")).to_have_text(["R", "R", "B", "B"])
    expect(page.locator("li[data-row='1'] .unseen")).to_contain_text("Reihe 1, rot rot blau blau: ")
