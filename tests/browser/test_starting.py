"""A table that always starts, and dialogs that stay: without free seats, with computers, and with those who watched."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Server, Sit
from tests.browser.hands import expect_value, guess, set_code, turn
from tests.browser.inspection import violations
from tests.browser.tables import Referee
from tests.browser.test_link import join

CODE = "WPGR"


def open_party(server: Server, visit: Sit, *, friends: int = 3) -> tuple[Page, str]:
    """Ada's party by link, with seats for so many friends."""
    ada = visit(f"{server.address}/new/link")
    ada.get_by_role("radio", name="Party", exact=True).check()
    for _ in range(friends - 2):
        ada.get_by_role("button", name="Add a player").click()
    ada.get_by_label("Your name").fill("Ada")
    ada.get_by_role("button", name="Start").click()
    return ada, ada.get_by_label("Link to this table").input_value()


def sit_down(visit: Sit, link: str, *names: str) -> list[Page]:
    pages = [visit(link, width=390, height=844) for _ in names]
    for page, name in zip(pages, names, strict=True):
        join(page, name)
    return pages


def start_now(page: Page) -> None:
    page.get_by_role("button", name="Start now").click()


def players(page: Page) -> list[str]:
    return page.locator("aside .panel ul .name").all_inner_texts()


def test_a_party_opened_for_four_starts_with_the_three_who_came(server: Server, visit: Sit) -> None:
    ada, link = open_party(server, visit)
    ben, cleo = sit_down(visit, link, "Ben", "Cleo")
    # The invitation stays open while somebody is missing.
    turn(ben, "Waiting for one more player")
    expect(ada.get_by_role("dialog", name="Invite friends")).to_be_visible()
    ada.get_by_role("button", name="Close").click()
    expect(ben.get_by_role("button", name="Start now")).to_have_count(0)
    start_now(ada)
    assert violations(ada) == []
    ada.get_by_role("dialog").get_by_role("button", name="Start with 3 players").click()
    turn(ada, "Set your code")
    turn(cleo, "Ada sets the code")
    expect(ada.locator("header").first).to_contain_text("game 1 of 3")
    assert players(ada) == ["Ada", "Ben", "Cleo"]
    set_code(ada, CODE)
    turn(ben, "Your turn, row 1")
    guess(ben, "RRRR")
    turn(cleo, "Your turn, row 2")
    guess(cleo, CODE)
    turn(cleo, "You broke the code in 2 rows")


def test_friends_behind_a_free_seat_move_up_and_play(server: Server, visit: Sit) -> None:
    ada, link = open_party(server, visit, friends=4)
    ada.get_by_role("button", name="Close").click()
    ben, cleo, dora = sit_down(visit, link, "Ben", "Cleo", "Dora")
    turn(dora, "Waiting for one more player")
    ben.get_by_role("button", name="More", exact=True).click()
    ben.get_by_role("button", name="Leave the table").click()
    ben.get_by_role("button", name="Yes").click()
    turn(dora, "Waiting for 2 more players")
    ben.goto(link)
    ben.get_by_role("button", name="Just watch").click()
    start_now(ada)
    ada.get_by_role("dialog").get_by_role("button", name="Start with 3 players").click()
    turn(dora, "Ada sets the code")
    set_code(ada, CODE)
    turn(cleo, "Your turn, row 1")
    guess(cleo, "RRRR")
    turn(dora, "Your turn, row 2")
    turn(ben, "Dora guesses: row 2")
    dora.reload()
    turn(dora, "Your turn, row 2")
    guess(dora, CODE)
    turn(ada, "Dora broke the code in 2 rows")


def test_computers_take_the_free_seats(server: Server, visit: Sit) -> None:
    ada, link = open_party(server, visit)
    ada.get_by_role("button", name="Close").click()
    (ben,) = sit_down(visit, link, "Ben")
    turn(ada, "Waiting for 2 more players")
    start_now(ada)
    dialog = ada.get_by_role("dialog", name="Start now")
    expect(dialog.get_by_role("button", name="Start with")).to_have_count(0)
    dialog.get_by_role("button", name="Let computers take the 2 free seats").click()
    turn(ada, "Set your code")
    assert players(ada) == ["Ada", "Ben", "Computer 1", "Computer 2"]
    set_code(ada, CODE)
    turn(ben, "Your turn, row 1")
    guess(ben, "RRRR")
    expect(ben.get_by_role("heading", level=1)).not_to_have_text("Your turn, row 1")


def test_a_friend_who_does_not_come_is_a_computer(server: Server, visit: Sit) -> None:
    ada = visit(server.address, width=390, height=844)
    ada.get_by_role("button", name="Open a table").click()
    ada.get_by_role("button", name="Close").click()
    start_now(ada)
    ada.get_by_role("dialog").get_by_role("button", name="Let a computer take the free seat").click()
    turn(ada, "Set your code")
    set_code(ada, "RGBY")
    expect(ada.get_by_role("heading", level=1)).to_contain_text("The computer broke the code")


def test_the_set_up_by_link_offers_computers(server: Server, visit: Sit) -> None:
    ada = visit(f"{server.address}/new/link")
    expect(ada.get_by_label("Computers at the table")).to_have_count(0)
    ada.get_by_role("radio", name="Party", exact=True).check()
    ada.get_by_role("button", name="Add a player").click()
    expect(ada.get_by_label("Computers at the table").get_by_role("option")).to_have_text(["0", "1", "2"])
    ada.get_by_label("Computers at the table").select_option("2")
    ada.get_by_label("Level of the computer").select_option("expert")
    ada.get_by_label("Your name").fill("Ada")
    ada.get_by_role("button", name="Start").click()
    (ben,) = sit_down(visit, ada.get_by_label("Link to this table").input_value(), "Ben")
    turn(ben, "Ada sets the code")
    assert players(ada) == ["Ada", "Ben", "Computer 1", "Computer 2"]


def test_watchers_are_counted_and_sit_down_where_a_seat_is_free(server: Server, visit: Sit) -> None:
    ada, link = open_party(server, visit, friends=2)
    ada.get_by_role("button", name="Close").click()
    eve = visit(link)
    eve.get_by_role("button", name="Just watch").click()
    expect(ada.locator("[data-watchers]")).to_have_text("1 person is watching")
    (ben,) = sit_down(visit, link, "Ben")
    turn(eve, "Waiting for one more player")
    eve.get_by_role("button", name="Join in").click()
    join(eve, "Eve")
    turn(eve, "Ada sets the code")
    expect(ada.locator("[data-watchers]")).to_have_count(0)
    set_code(ada, CODE)
    guess(ben, "RRRR")
    turn(eve, "Your turn, row 2")


def party_of_three(server: Server, visit: Sit) -> list[Page]:
    """Ada, Ben and Cleo at a party, with WPGR set by Ada."""
    ada = visit(server.address)
    table = Referee(ada, server.address, "party", people=3, games=3, take=[0])
    ada.goto(table.link)
    others = sit_down(visit, table.link, "Ben", "Cleo")
    set_code(ada, CODE)
    turn(others[0], "Your turn, row 1")
    return [ada, *others]


def test_dialogs_stay_open_while_others_move_and_say_when_they_are_late(server: Server, visit: Sit) -> None:
    _, ben, cleo = party_of_three(server, visit)
    cleo.get_by_role("button", name="More", exact=True).click()
    cleo.get_by_role("button", name="Give up").click()
    guess(ben, "RRRR")
    turn(ben, "Cleo guesses: row 2")
    dialog = cleo.get_by_role("dialog", name="Give up this game?")
    turn(cleo, "Your turn, row 2")
    expect(dialog).to_be_visible()
    dialog.get_by_role("button", name="No").click()
    ben.get_by_role("button", name="More", exact=True).click()
    ben.get_by_role("button", name="Give up").click()
    guess(cleo, CODE)
    dialog = ben.get_by_role("dialog", name="Give up this game?")
    expect(dialog.get_by_text("The table has moved on: this is no longer needed.")).to_be_visible()
    expect(dialog.get_by_role("button", name="Yes")).to_have_count(0)
    assert violations(ben) == []


def test_leaving_between_games(server: Server, visit: Sit) -> None:
    ada, ben, cleo = party_of_three(server, visit)
    guess(ben, CODE)
    turn(cleo, "Ben broke the code in 1 row")
    cleo.get_by_role("button", name="More", exact=True).click()
    cleo.get_by_role("button", name="Leave the table").click()
    cleo.get_by_role("button", name="Yes").click()
    expect(ada.get_by_text("Cleo left the table").first).to_be_visible()
    # Two are too few for a party of their own.
    ada.get_by_role("button", name="Let a computer play on").click()
    ada.get_by_role("dialog").get_by_role("button", name="Let a computer play on").click()
    ben.get_by_role("button", name="Next game").click()
    turn(ben, "Set your code")


def test_those_who_stay_begin_again_without_the_one_who_left(server: Server, visit: Sit) -> None:
    ada = visit(server.address)
    table = Referee(ada, server.address, "party", people=4, games=4, take=[0])
    ada.goto(table.link)
    ben, cleo, dora = sit_down(visit, table.link, "Ben", "Cleo", "Dora")
    set_code(ada, CODE)
    turn(ben, "Your turn, row 1")
    ben.get_by_role("button", name="More", exact=True).click()
    ben.get_by_role("button", name="Leave the table").click()
    ben.get_by_role("button", name="Yes").click()
    turn(cleo, "Ben left the table")
    ada.get_by_role("button", name="Continue without Ben").click()
    dialog = ada.get_by_role("dialog", name="Continue without Ben")
    assert violations(ada) == []
    dialog.get_by_role("button", name="Start again without Ben").click()
    for page in (cleo, dora):
        expect(page.get_by_text("Ada wants to play again").first).to_be_visible()
        page.get_by_role("button", name="Come along").click()
    turn(cleo, "Set your code")
    turn(dora, "Cleo sets the code")
    assert players(ada) == ["Ada", "Cleo", "Dora"]


INSIDE = """() => [...document.querySelectorAll(".acts button")].filter((button) => {
  const words = document.createRange();
  words.selectNodeContents(button);
  const [inner, outer] = [words.getBoundingClientRect(), button.getBoundingClientRect()];
  return inner.left < outer.left || inner.right > outer.right;
}).map((button) => button.textContent)"""


@pytest.mark.parametrize("language", ["de-DE", "fr-FR", "es-ES", "nl-NL", "pt-BR"])
def test_the_buttons_of_a_host_who_waits_have_room_for_their_words(
    server: Server, visit: Sit, language: str
) -> None:
    ada = visit(server.address, width=390, height=844, locale=language)
    table = Referee(ada, server.address, "party", people=4, games=4, take=[0])
    ada.goto(table.link)
    expect(ada.get_by_role("dialog")).to_be_visible()
    ada.keyboard.press("Escape")
    expect(ada.locator(".acts button")).to_have_count(3)
    expect_value(ada, INSIDE, [])
