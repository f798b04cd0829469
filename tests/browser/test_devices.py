"""A seat moves to another device, and comes back to somebody whose cookies are gone."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import Server, Sit
from tests.browser.hands import expect_rows, guess, set_code, turn
from tests.browser.test_away import go_away, meet
from tests.browser.test_one_screen import places
from tests.waiting import wait_until


def link_to_seat(page: Page) -> str:
    """Ask for a link to the own seat."""
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("button", name="Continue on another device").click()
    expect(page.get_by_role("img", name="QR code of the link")).to_be_visible()
    return page.get_by_label("Link to your seat").input_value()


def test_a_seat_moves_to_another_device_once_and_survives_a_restart(own_server: Server, visit: Sit) -> None:
    ada, ben, table = meet(own_server, visit)
    set_code(ada, "RGBY")
    turn(ben, "Your turn, row 1")
    guess(ben, "RRGG")
    turn(ben, "Your turn, row 2")
    link = link_to_seat(ben)
    own_server.kill()
    own_server.start()
    state = table.replace("/t/", "/api/tables/")
    wait_until(lambda: ada.request.get(state).json()["seats"][1]["online"], "Ben's phone is connected again")
    laptop = visit(link)
    turn(laptop, "Your turn, row 2")
    secret = link.partition("#pass=")[2]
    found = {name: text for name, text in places(laptop).items() if secret in text}
    assert found == {}, "the pass is not left anywhere"
    expect(ben.get_by_role("alert").filter(has_text="ou are now playing on another device")).to_be_visible()
    expect(ben.get_by_role("button", name="Guess", exact=True)).to_have_count(0)
    thief = visit(link)
    expect(thief.get_by_role("heading", level=1)).to_contain_text(
        "already been used, or is more than ten minutes old"
    )
    guess(laptop, "RGBY")
    turn(laptop, "You broke the code in 2 rows")
    laptop.goto(table)
    turn(laptop, "Set your code")


def test_a_player_whose_cookies_are_gone_gets_the_seat_back_from_the_host(server: Server, visit: Sit) -> None:
    ada, ben, table = meet(server, visit, away_seconds=1)
    set_code(ada, "RGBY")
    turn(ben, "Your turn, row 1")
    ben.context.clear_cookies()
    ben.evaluate("() => localStorage.clear()")
    go_away(ben)
    expect(ada.get_by_role("button", name="Continue without Ben")).to_be_visible()
    ben.goto(table)
    turn(ben, "Ben guesses: row 1")
    ben.get_by_role("button", name="Score, notes and more").click()
    expect(ben.get_by_text("Ask Ada for a link to it")).to_be_visible()
    ada.get_by_role("button", name="Give Ben the seat back").click()
    link = ada.get_by_label("Link to your seat").input_value()
    ben.goto(link)
    turn(ben, "Your turn, row 1")
    guess(ben, "RGBY")
    turn(ben, "You broke the code in 1 row")


def test_a_player_finds_the_seat_after_an_hour_on_another_device_after_a_restart(
    own_server: Server, visit: Sit
) -> None:
    """Ben's phone is lost; he has nothing but the invitation, and Ada, who is still there."""
    ada, ben, table = meet(own_server, visit, away_seconds=1)
    set_code(ada, "RGBY")
    turn(ben, "Your turn, row 1")
    guess(ben, "RRGG")
    turn(ben, "Your turn, row 2")
    go_away(ben)
    own_server.kill()
    own_server.let_pass(3600)
    own_server.start()
    laptop = visit(table)
    turn(laptop, "Ben guesses: row 2")
    expect(laptop.get_by_text("Ask Ada for a link to it")).to_be_visible()
    expect(ada.get_by_role("button", name="Continue without Ben")).to_be_visible()
    ada.get_by_role("button", name="Give Ben the seat back").click()
    laptop.goto(ada.get_by_label("Link to your seat").input_value())
    turn(laptop, "Your turn, row 2")
    ada.get_by_role("button", name="Close").click()
    expect_rows(laptop, "Row 1, red red green green: 1 red, 1 white")
    ben.goto(table)
    turn(ben, "Ben guesses: row 2")
    guess(laptop, "RGBY")
    turn(laptop, "You broke the code in 2 rows")
    turn(ada, "Ben broke the code in 2 rows")
