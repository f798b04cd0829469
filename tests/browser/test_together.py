"""People at one table: reactions, somebody who leaves, and spectators who stay."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import Server, Sit
from tests.browser.hands import set_code, turn
from tests.browser.test_link import join, open_by_link


def two_at_a_table(server: Server, visit: Sit) -> tuple[Page, Page, str]:
    """Ada on a large screen and Ben on a phone, before Ada sets a code."""
    ada = visit(server.address)
    link = open_by_link(ada, "Ada")
    ben = visit(link, width=390, height=844)
    join(ben, "Ben")
    turn(ada, "Set your code")
    turn(ben, "Ada sets the code")
    return ada, ben, link


def react(page: Page, words: str) -> None:
    page.get_by_role("button", name="React").first.click()
    page.get_by_role("button", name=words).click()


def test_a_reaction_is_shown_beside_the_name_and_told_to_those_who_listen(server: Server, visit: Sit) -> None:
    ada, ben, link = two_at_a_table(server, visit)
    eve = visit(link)
    turn(eve, "Ada sets the code")
    expect(eve.get_by_role("button", name="React")).to_have_count(0)
    react(ben, "Good luck!")
    expect(ada.locator("li", has_text="Ben").locator("[data-reaction]")).to_have_text("Good luck!")
    for page in (ada, eve):
        expect(page.locator("[data-reacted]")).to_have_text("Ben: Good luck!")
    react(ada, "Thank you!")
    expect(ben.locator(".said")).to_contain_text("Ada: Thank you!")
    expect(ben.locator("[data-reacted]")).to_have_text("Ada: Thank you!")
    set_code(ada, "RGBY")
    turn(ben, "Your turn, row 1")


def test_reactions_can_be_muted_on_a_device(server: Server, visit: Sit) -> None:
    ada, ben, _ = two_at_a_table(server, visit)
    ada.get_by_role("button", name="Settings").click()
    ada.get_by_role("checkbox", name="Show the reactions of others").uncheck()
    ada.get_by_role("button", name="Close").click()
    react(ben, "Hello!")
    expect(ben.locator("[data-reacted]")).to_have_text("Ben: Hello!")
    # Ada's page hears what Ben says next only after the reaction, which it does not show.
    set_code(ada, "RGBY")
    turn(ada, "Ben guesses: row 1")
    expect(ada.locator("[data-reaction]")).to_have_count(0)


def test_a_table_against_the_computer_offers_no_reactions(server: Server, visit: Sit) -> None:
    page = visit(server.address)
    page.get_by_role("button", name="Break a code").click()
    turn(page, "Your turn, row 1")
    expect(page.get_by_role("button", name="React")).to_have_count(0)
