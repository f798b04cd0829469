"""People at one table: reactions, somebody who leaves, and spectators who stay."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import Server, Sit
from tests.browser.hands import expect_value, guess, mark, set_code, turn
from tests.browser.tables import Referee
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


def leave(page: Page) -> None:
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("button", name="Leave the table").click()
    expect(page.get_by_text("The others can let a computer play on for you")).to_be_visible()
    page.get_by_role("button", name="Yes").click()


def test_a_computer_plays_on_for_somebody_who_left(server: Server, visit: Sit) -> None:
    ada, ben, link = two_at_a_table(server, visit)
    eve = visit(link)
    set_code(ada, "RGBY")
    turn(ben, "Your turn, row 1")
    guess(ben, "RRGG")
    turn(ada, "Ben guesses: row 2")
    leave(ben)
    turn(ada, "Ben left the table")
    turn(eve, "Ben left the table")
    expect(eve.get_by_role("button", name="Let a computer play on")).to_have_count(0)
    ada.get_by_role("button", name="Let a computer play on").click()
    dialog = ada.get_by_role("dialog", name="Let a computer play on")
    dialog.get_by_label("Level of the computer").select_option("expert")
    dialog.get_by_role("button", name="Let a computer play on").click()
    expect(ada.get_by_role("heading", level=1)).to_contain_text("The computer broke the code in")
    expect(eve.get_by_role("heading", level=1)).not_to_contain_text("left")
    expect(ada.locator("li[data-row='1'] .unseen")).to_have_text("Row 1, red red green green: 1 red, 1 white")
    ada.get_by_role("button", name="Next game").click()
    turn(ada, "Your turn, row 1")


def test_those_who_stay_have_the_code_shown(server: Server, visit: Sit) -> None:
    ada, ben, _ = two_at_a_table(server, visit)
    set_code(ada, "RGBY")
    turn(ben, "Your turn, row 1")
    guess(ben, "RRGG")
    turn(ben, "Your turn, row 2")
    leave(ada)
    turn(ben, "Ada left the table")
    expect(ben.get_by_text("The code: ")).to_have_count(0)
    ben.get_by_role("button", name="Show the code").click()
    ben.get_by_role("dialog").get_by_role("button", name="Show the code").click()
    expect(ben.get_by_text("The code: red green blue yellow").first).to_be_attached()
    expect(ben.get_by_role("dialog")).to_have_count(0)
    ben.get_by_role("button", name="Let a computer play on").click()
    ben.get_by_role("dialog").get_by_role("button", name="Let a computer play on").click()
    ben.get_by_role("button", name="Next game").click()
    turn(ben, "Set your code")


def test_spectators_stay_for_a_rematch(server: Server, visit: Sit) -> None:
    ada = visit(server.address)
    table = Referee(ada, server.address, "classic", games=1)
    eve = visit(table.link)
    turn(eve, "Ada sets the code")
    table.play("RGBY", ["RGBY"])
    turn(eve, "Ada wins the match")
    opened = ada.request.post(f"{server.address}/api/tables/{table.table}/rematch", data={"seat": 0}).json()
    turn(eve, "Ben sets the code")
    expect(eve).to_have_url(f"{server.address}/t/{opened['table']}")
    eve.go_back()
    turn(eve, "Ada wins the match")


def test_the_invitation_asks_a_host_without_a_name(server: Server, visit: Sit) -> None:
    ada = visit(server.address)
    ada.get_by_role("button", name="Open a table").click()
    ada.get_by_label("What should your friends call you?").fill("Ada")
    ada.get_by_label("Link to this table").focus()
    expect(ada.get_by_text("Your friends see Ada.")).to_be_visible()
    ben = visit(ada.get_by_label("Link to this table").input_value())
    expect(ben.get_by_text("Ada").first).to_be_visible()
    join(ben, "Ben")
    turn(ben, "Ada sets the code")


def test_a_daily_code_is_named_with_its_day(server: Server, visit: Sit) -> None:
    page = visit(f"{server.address}/daily")
    page.get_by_role("button", name="Play").first.click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Your turn, row 1")
    expect(page.locator("header").first).to_contain_text("Daily code, ")


def test_a_hidden_page_tells_when_it_is_your_turn(server: Server, visit: Sit) -> None:
    """The browser's notifications and its badge are played by the test: a headless browser shows neither."""
    ada, ben, _ = two_at_a_table(server, visit)
    ben.evaluate(
        """() => {
          window.told = [];
          window.Notification = class {
            static permission = "granted";
            static requestPermission = async () => "granted";
            constructor(text) { told.push(text); }
            close() {}
          };
          navigator.setAppBadge = async (count) => told.push(count);
        }"""
    )
    ben.get_by_role("button", name="Score, notes and more").click()
    ben.get_by_role("button", name="Settings").click()
    ben.get_by_role("checkbox", name="Notify me when it is my turn").check()
    ben.evaluate("() => Object.defineProperty(document, 'hidden', { get: () => true })")
    set_code(ada, "RGBY")
    ben.wait_for_function("() => told.length === 2")
    expect_value(ben, "() => told", [1, "Your turn, row 1 · Classic · Keypeg"])


def test_a_party_against_computers_with_twice_as_many_games(server: Server, visit: Sit) -> None:
    page = visit(f"{server.address}/new/computer")
    page.get_by_role("radio", name="Party", exact=True).check()
    page.get_by_role("button", name="Add a player").click()
    expect(page.get_by_label("Games").get_by_role("option")).to_have_text(["4", "8", "12", "16"])
    page.get_by_label("Games").select_option("8")
    page.get_by_role("radio", name="codemaker").check()
    page.get_by_role("button", name="Start").click()
    turn(page, "Set your code")
    expect(page.locator(".panel ul .name")).to_have_text(["You", "Computer 1", "Computer 2", "Computer 3"])
    expect(page.locator("header").first).to_contain_text("game 1 of 8")


def test_the_first_codemaker_can_be_chosen(server: Server, visit: Sit) -> None:
    page = visit(f"{server.address}/new/screen")
    for number, name in enumerate(("Ada", "Ben"), 1):
        page.get_by_label(f"Name of player {number}").fill(name)
    page.get_by_label("First codemaker").select_option("Ben")
    page.get_by_role("button", name="Start").click()
    expect(page.get_by_role("heading", name="Pass the screen to Ben")).to_be_visible()


def test_a_codemaker_admits_a_wrong_mark(server: Server, visit: Sit) -> None:
    """RRGG is 1-1 for RGBY; Ada has marked it 2-0. By R13a and R14 the game is void, and played again."""
    ada = visit(server.address)
    table = Referee(ada, server.address, "classic", marking="codemaker", take=[0])
    link = table.link
    ben = visit(link)
    join(ben, "Bert")
    ada.goto(link)
    set_code(ada, "RGBY")
    guess(ben, "RRGG")
    mark(ada, 2, 0)
    turn(ada, "Bert guesses: row 2")
    ada.get_by_role("button", name="More", exact=True).click()
    ada.get_by_role("button", name="I gave wrong feedback").click()
    expect(ada.get_by_role("combobox", name="Row")).to_have_value("1")
    ada.get_by_role("button", name="Yes").click()
    for page in (ada, ben):
        turn(page, "Wrong information: this game is played again")
