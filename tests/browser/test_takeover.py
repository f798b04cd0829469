"""Somebody who watches plays on for a player who left, and the sum of the digits is told where it was agreed."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Server, Sit
from tests.browser.hands import guess, set_code, turn
from tests.browser.inspection import violations
from tests.browser.tables import Referee
from tests.browser.test_link import join
from tests.browser.test_starting import CODE, party_of_three


def test_a_watcher_plays_on_for_a_codebreaker_who_left(server: Server, visit: Sit) -> None:
    ada, ben, cleo = party_of_three(server, visit)
    link = ada.url
    eve = visit(link, width=390, height=844)
    turn(eve, "Ben guesses: row 1")
    expect(eve.get_by_role("button", name="Join in")).to_have_count(0)
    guess(ben, "RRRR")
    turn(cleo, "Your turn, row 2")
    cleo.get_by_role("button", name="More", exact=True).click()
    cleo.get_by_role("button", name="Leave the table").click()
    cleo.get_by_role("button", name="Yes").click()
    eve.get_by_role("button", name="Join in").click()
    expect(eve.get_by_role("heading", name="Play on for Cleo?")).to_be_visible()
    expect(eve.get_by_text("Cleo left the match.")).to_be_visible()
    assert violations(eve) == []
    join(eve, "Eve")
    turn(eve, "Your turn, row 2")
    turn(ada, "Eve guesses: row 2")
    guess(eve, CODE)
    turn(ada, "Eve broke the code in 2 rows")
    turn(ben, "Eve broke the code in 2 rows")


def test_nobody_takes_the_seat_of_a_codemaker_whose_code_is_hidden(server: Server, visit: Sit) -> None:
    ada, ben, _ = party_of_three(server, visit)
    eve = visit(ada.url)
    turn(eve, "Ben guesses: row 1")
    ada.get_by_role("button", name="More", exact=True).click()
    ada.get_by_role("button", name="Leave the table").click()
    ada.get_by_role("button", name="Yes").click()
    turn(eve, "Ada left the table")
    expect(eve.get_by_role("button", name="Join in")).to_have_count(0)
    expect(ben.get_by_role("button", name="Let a computer play on")).to_be_visible()


def test_the_sum_of_the_digits_is_agreed_on_and_told(server: Server, visit: Sit) -> None:
    ada = visit(f"{server.address}/new/link")
    ada.get_by_role("radio", name="Number", exact=True).check()
    ada.get_by_label("With a clue: you get the sum of the digits").check()
    ada.get_by_label("Your name").fill("Ada")
    ada.get_by_role("button", name="Start").click()
    link = ada.get_by_label("Link to this table").input_value()
    ben = visit(link, width=390, height=844)
    join(ben, "Ben")
    turn(ada, "Set your code")
    set_code(ada, "1265")
    turn(ben, "Your turn, row 1")
    expect(ben.locator(".well")).to_contain_text("The digits add up to 14")
    guess(ben, "1265")
    turn(ada, "Ben broke the code in 1 row")


def test_a_row_with_red_key_pegs_only_is_read_as_such(server: Server, visit: Sit) -> None:
    page = visit(server.address)
    referee = Referee(visit(server.address), server.address, "classic/4x6p", take=[0])
    referee.seat(1, page, "Ben")
    referee.act(0, "secret RGBY")
    page.goto(referee.link)
    turn(page, "Your turn, row 1")
    guess(page, "RRBB")
    turn(page, "Your turn, row 2")
    expect(page.locator("li[data-row='1']")).to_contain_text("Row 1, red red blue blue: 2 red")
    expect(page.locator("li[data-row='1']")).not_to_contain_text("white")
