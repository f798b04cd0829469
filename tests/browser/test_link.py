"""Friends at one table, each with a browser of their own."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Server, Sit
from tests.browser.hands import expect_card, expect_rows, guess, set_code, turn


def open_by_link(page: Page, name: str, edition: str = "Classic") -> str:
    """Open a table for friends and return its link."""
    page.get_by_role("link", name="Options: Play friends by link").click()
    page.get_by_role("radio", name=edition, exact=True).check()
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Start").click()
    link = page.get_by_label("Link to this table").input_value()
    expect(page.get_by_role("img", name="QR code of the link")).to_be_visible()
    page.get_by_role("button", name="Close").click()
    return link


def join(page: Page, name: str) -> None:
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Join in").click()


def test_two_browsers_play_a_whole_match(server: Server, visit: Sit) -> None:
    """Ada's code takes Ben two rows, Ben's takes Ada three: 2 to 3 by R18."""
    ada = visit(server.address)
    link = open_by_link(ada, "Ada")
    turn(ada, "Waiting for one more player")
    ben = visit(link, width=360, height=740)
    join(ben, "Ben")

    turn(ada, "Set your code")
    turn(ben, "Ada sets the code")
    set_code(ada, "RGBY")
    guess(ben, "RRGG")
    turn(ben, "Your turn, row 2")
    guess(ben, "RGBY")
    turn(ben, "You broke the code in 2 rows")
    turn(ada, "Ben broke the code in 2 rows")
    for page in (ada, ben):
        expect_rows(
            page,
            "Row 1, red red green green: 1 red, 1 white",
            "Row 2, red green blue yellow: 4 red, 0 white",
        )

    for page in (ada, ben):
        page.get_by_role("button", name="Next game").click()
    set_code(ben, "BBBB")
    for row, code in enumerate(("RRRR", "BBRR", "BBBB"), 1):
        turn(ada, f"Your turn, row {row}")
        guess(ada, code)
    turn(ada, "Ben wins the match")
    turn(ben, "You win the match")
    expected = [["2", ""], ["", "3"], ["2", "3"]]
    expect_card(ada, *expected)
    expect_card(ben, *expected)

    ada.get_by_role("button", name="Check it").click()
    expect(ada.get_by_text("Game 1: the revealed code is the one that was set.")).to_be_visible()
    expect(ada.get_by_text("Game 2: the revealed code is the one that was set.")).to_be_visible()


def test_a_rematch_passes_the_roles_on(server: Server, visit: Sit) -> None:
    ada = visit(server.address)
    ben = visit(open_by_link(ada, "Ada"))
    join(ben, "Ben")
    set_code(ada, "RGBY")
    guess(ben, "RGBY")
    for page in (ada, ben):
        page.get_by_role("button", name="Next game").click()
    set_code(ben, "RGBY")
    guess(ada, "RGBY")
    turn(ben, "The match is a draw")
    ada.get_by_role("button", name="Play again").click()
    ben.get_by_role("button", name="Come along").click()
    turn(ben, "Set your code")
    turn(ada, "Ben sets the code")


def test_three_browsers_play_a_group_match(server: Server, visit: Sit) -> None:
    """By R27 and R28: guesses earn 2 a red and 1 a white, 10 if they break; the codemaker 5 a circuit survived."""
    ada = visit(server.address)
    link = open_by_link(ada, "Ada", "Party")
    ben, cleo = visit(link), visit(link, width=360, height=740)
    join(ben, "Ben")
    join(cleo, "Cleo")

    set_code(ada, "WPGR")
    turn(cleo, "Ben guesses: row 1")
    expect(cleo.get_by_role("list", name="Guessing in turn").get_by_role("listitem")).to_have_text(
        ["Ben", "Cleo"]
    )
    guess(ben, "WPOS")
    turn(cleo, "Your turn, row 2")
    guess(cleo, "WPGR")
    turn(ada, "Cleo broke the code in 2 rows")

    for page in (ada, ben, cleo):
        page.get_by_role("button", name="Next game").click()
    set_code(ben, "YBWP")
    turn(cleo, "Your turn, row 1")
    guess(cleo, "WPGR")
    turn(ada, "Your turn, row 2")
    guess(ada, "OSYB")
    turn(cleo, "Your turn, row 3")
    guess(cleo, "YBWP")
    turn(cleo, "You broke the code in 3 rows")

    for page in (ada, ben, cleo):
        page.get_by_role("button", name="Next game").click()
    set_code(cleo, "ROSY")
    turn(ada, "Your turn, row 1")
    guess(ada, "ROSY")
    turn(ada, "Cleo wins the match")
    expected = [["0", "4", "10"], ["2", "5", "2 10 12"], ["10", "", "0"], ["12", "9", "22"]]
    for page in (ada, ben, cleo):
        expect_card(page, *expected)


def test_a_spectator_sees_every_row_and_never_the_secret(server: Server, visit: Sit) -> None:
    ada = visit(server.address)
    link = open_by_link(ada, "Ada")
    ben = visit(link)
    join(ben, "Ben")
    heard: list[str] = []
    eve = visit("about:blank")
    eve.on("websocket", lambda socket: socket.on("framereceived", lambda frame: heard.append(str(frame))))
    eve.on(
        "response", lambda response: heard.append(response.text()) if "/api/tables" in response.url else None
    )
    eve.goto(link)
    set_code(ada, "KWYG")
    turn(eve, "Ben guesses: row 1")
    guess(ben, "RRBB")
    turn(eve, "Ben guesses: row 2")
    expect_rows(eve, "Row 1, red red blue blue: 0 red, 0 white")
    expect(eve.get_by_role("group", name="Colours")).to_have_count(0)
    expect(eve.get_by_role("button", name="Guess", exact=True)).to_have_count(0)
    assert len(heard) >= 3
    assert not any("KWYG" in text for text in heard)


def test_two_tabs_of_one_seat_agree(server: Server, visit: Sit) -> None:
    ada = visit(server.address)
    link = open_by_link(ada, "Ada")
    ben = visit(link)
    join(ben, "Ben")
    set_code(ada, "RGBY")
    turn(ben, "Your turn, row 1")
    other = ben.context.new_page()
    other.goto(link)
    turn(other, "Your turn, row 1")
    guess(other, "RRGG")
    for page in (ben, other):
        turn(page, "Your turn, row 2")
        expect_rows(page, "Row 1, red red green green: 1 red, 1 white")


def test_a_guest_sees_what_was_agreed_before_sitting_down(server: Server, visit: Sit) -> None:
    ada = visit(server.address)
    ada.get_by_role("link", name="Options: Play friends by link").click()
    ada.get_by_role("radio", name="Classic", exact=True).check()
    ada.get_by_label("Your name").fill("Ada")
    ada.get_by_text("More options").click()
    ada.get_by_label("Turn timer").select_option("2 minutes")
    ada.get_by_role("radio", name="The codemaker, by hand").check()
    ada.get_by_role("button", name="Start").click()
    link = ada.get_by_label("Link to this table").input_value()
    ben = visit(link, width=390, height=844)
    turn(ben, "Ada challenges you")
    expect(ben.locator("dl div")).to_have_text(
        [
            re.compile(r"Board.*4\spegs · 6\scolours · 10\srows"),
            re.compile("Games.*2"),
            re.compile("Turn timer.*2 minutes"),
            re.compile("Who gives the feedback.*The codemaker, by hand"),
            re.compile("Help allowed.*Yes"),
        ]
    )
    expect(ben.get_by_text("Rules of this edition")).to_be_visible()
    ada.goto(f"{server.address}/new/link")
    expect(ada.get_by_label("Turn timer")).to_be_visible()
    expect(ada.get_by_role("radio", name="The codemaker, by hand")).to_be_checked()
