"""Nobody is left waiting: a player who is away, the next game, and a rematch."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import Server, Sit
from tests.browser.hands import expect_rows, expect_told, expect_value, guess, set_code, turn
from tests.browser.tables import Referee
from tests.browser.test_link import join


def meet(server: Server, visit: Sit, **options: object) -> tuple[Page, Page, str]:
    """Ada on a large screen and Ben on a phone, at a table that was agreed on like this; Ada has to set a code."""
    ada = visit(server.address)
    table = Referee(ada, server.address, "classic", take=[0], **options)
    ada.goto(table.link)
    ben = visit(table.link, width=390, height=844)
    join(ben, "Ben")
    turn(ada, "Set your code")
    turn(ben, "Ada sets the code")
    return ada, ben, table.link


def go_away(page: Page) -> None:
    """Close the tab, but keep the cookies."""
    page.goto("about:blank")


def go_on(page: Page, name: str) -> None:
    page.get_by_role("button", name=f"Continue without {name}").click()


def test_those_who_stay_skip_the_turn_of_a_player_who_is_away(server: Server, visit: Sit) -> None:
    """There is a turn timer too: the row says that it was skipped, not that the time ran out."""
    ada, ben, link = meet(server, visit, away_seconds=1, seconds=3600)
    eve = visit(link)
    set_code(ada, "RGBY")
    turn(ben, "Your turn, row 1")
    go_away(ben)
    go_on(ada, "Ben")
    expect(eve.get_by_role("button", name="Continue without Ben")).to_have_count(0)
    dialog = ada.get_by_role("dialog", name="Continue without Ben")
    expect(dialog.get_by_text("Ben loses this row.")).to_be_visible()
    dialog.get_by_role("button", name="Keep waiting").click()
    turn(ada, "Ben guesses: row 1")
    go_on(ada, "Ben")
    dialog.get_by_role("button", name="Skip the turn").click()
    turn(ada, "Ben guesses: row 2")
    turn(eve, "Ben guesses: row 2")
    expect_rows(eve, "Row 1: skipped")
    ben.goto(link)
    turn(ben, "Your turn, row 2")
    news = ben.locator("[data-meanwhile]")
    expect(news).to_contain_text("While you were away")
    expect(news).to_contain_text("Row 1: Ben is away and is skipped.")
    news.get_by_role("button", name="Close").click()
    expect(news).to_have_count(0)
    expect(ada.get_by_role("button", name="Continue without Ben")).to_have_count(0)
    guess(ben, "RGBY")
    turn(ben, "You broke the code in 2 rows")


def test_a_computer_plays_for_a_player_who_is_away_and_gives_the_seat_back(
    server: Server, visit: Sit
) -> None:
    ada, ben, link = meet(server, visit, away_seconds=1)
    go_away(ada)
    go_on(ben, "Ada")
    dialog = ben.get_by_role("dialog", name="Continue without Ada")
    expect(dialog.get_by_text("Ada loses this game as codemaker.")).to_be_visible()
    dialog.get_by_role("button", name="Let a computer play").click()
    turn(ben, "Your turn, row 1")
    ben.get_by_role("button", name="Score, notes and more").click()
    expect(ben.get_by_text("Computer for Ada").first).to_be_visible()
    ben.keyboard.press("Escape")
    guess(ben, "RRGG")
    turn(ben, "Your turn, row 2")
    ada.goto(link)
    turn(ada, "Ben guesses: row 2")
    news = ada.locator("[data-meanwhile]")
    expect(news).to_contain_text("A computer played for you. You have your seat again.")
    expect(news).to_contain_text("Row 1, Ben: red red green green.")
    expect_told(ben, "Ada is back")
    ben.get_by_role("button", name="More", exact=True).click()
    ben.get_by_role("button", name="Give up").click()
    ben.get_by_role("button", name="Yes").click()
    ben.get_by_role("button", name="Next game").click()
    set_code(ben, "RGBY")
    turn(ada, "Game 2: Your turn, row 1")
    ada.get_by_role("button", name="Next game").click()
    guess(ada, "RGBY")
    turn(ada, "You win the match")


def test_the_next_game_calls_whoever_still_looks_at_the_last_one(server: Server, visit: Sit) -> None:
    """Ben set a code and waits; with 30 seconds for a turn, Ada's time starts when she looks."""
    ada, ben, _ = meet(server, visit, seconds=30)
    set_code(ada, "RGBY")
    guess(ben, "RGBY")
    turn(ada, "Ben broke the code in 1 row")
    turn(ben, "You broke the code in 1 row")
    expect(ben.get_by_text("Game 2: Set your code")).to_be_visible()
    expect(ada.get_by_text("Game 2: Ben sets the code")).to_be_visible()
    assert ben.title().startswith("Set your code")
    ben.get_by_role("button", name="Next game").click()
    expect(ben.get_by_role("timer").first).to_be_visible()
    set_code(ben, "RGBY")
    turn(ada, "Game 2: Your turn, row 1")
    expect(ada.get_by_text("Ben broke the code in 1 row").first).to_be_visible()
    expect_told(ada, "Your turn, row 1")
    expect_value(ada, "() => document.title.split(' · ')[0]", "Your turn, row 1")
    ada.get_by_role("button", name="Next game").click()
    turn(ada, "Your turn, row 1")
    expect(ada.get_by_role("timer")).to_have_text("0:30 left for this turn")


def test_the_other_is_told_who_wants_to_play_again(server: Server, visit: Sit) -> None:
    ada, ben, _ = meet(server, visit, games=1)
    set_code(ada, "RGBY")
    guess(ben, "RGBY")
    turn(ada, "You win the match")
    turn(ben, "Ada wins the match")
    ada.get_by_role("button", name="Play again").click()
    turn(ada, "Ben sets the code")
    expect(ben.get_by_text("Ada wants to play again").first).to_be_visible()
    expect_told(ben, "Ada wants to play again")
    expect(ada.get_by_text("Ben is away.")).to_be_visible()
    ben.get_by_role("button", name="Come along").click()
    turn(ben, "Set your code")
    expect(ada.get_by_text("Waiting for Ben")).to_be_visible()
