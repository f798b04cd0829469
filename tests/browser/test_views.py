"""Every view in every theme: axe finds nothing and nothing scrolls sideways."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Server, Sit
from tests.browser.hands import ask_for_guess, expect_value, guess, mark, place, set_code, take_over, turn
from tests.browser.inspection import inspect
from tests.browser.tables import Referee
from tests.browser.test_computer import start
from tests.browser.test_layout import sit
from tests.browser.test_link import join, open_by_link
from tests.browser.test_record import two_games
from tests.browser.test_review import finished_game
from tests.browser.test_shared import sit_down


def test_the_start_page(server: Server, visit: Sit) -> None:
    page = visit(server.address)
    page.get_by_role("button", name="Break a code").click()
    turn(page, "Your turn, row 1")
    page.goto(server.address)
    expect(page.get_by_role("heading", name="Your games in play")).to_be_visible()
    inspect(page, "start")


@pytest.mark.parametrize("mode", ["computer", "link", "screen", "companion"])
def test_the_set_up(server: Server, visit: Sit, mode: str) -> None:
    page = visit(f"{server.address}/new/{mode}")
    page.get_by_role("radio", name="New", exact=True).check()
    expect(page.get_by_label("Advanced: the secret may repeat colours")).to_be_visible()
    page.get_by_text("House rules", exact=True).click()
    page.get_by_text("More options").click()
    inspect(page, f"set-up-{mode}")


def test_a_table_with_help_and_its_dialogs(server: Server, visit: Sit) -> None:
    page = visit(server.address)
    start(page, "Classic", level="perfect")
    for row, code in enumerate(("RRBB", "RGYG", "WKRY"), 1):
        turn(page, f"Your turn, row {row}")
        guess(page, code)
    turn(page, "Your turn, row 4")
    place(page, "RWG")
    inspect(page, "board")
    ask_for_guess(page)
    inspect(page, "hint")
    for opener, title in (("Rules", "Rules of this edition"), ("Settings", "Settings"), ("More", "More")):
        page.get_by_role("button", name=opener, exact=True).click()
        expect(page.get_by_role("dialog", name=title)).to_be_visible()
        inspect(page, f"dialog-{opener.lower()}")
        page.keyboard.press("Escape")
    page.keyboard.press("?")
    inspect(page, "dialog-keys")


def test_a_shared_screen_from_hand_over_to_evidence(server: Server, visit: Sit) -> None:
    page = visit(server.address)
    sit_down(page, by_hand=True)
    turn(page, "Pass the screen to Ada")
    inspect(page, "hand-over")
    take_over(page, "Ada")
    place(page, "RGB")
    inspect(page, "setting")
    place(page, "Y")
    page.get_by_role("button", name="Set the code").click()
    for red in (0, 1):
        take_over(page, "Ben")
        guess(page, "RRRR")
        take_over(page, "Ada")
        if red:
            page.get_by_role("button", name="White: one more").click()
            inspect(page, "marking")
            page.get_by_role("button", name="Take back").click()
        mark(page, red, 0)
    take_over(page, "Ben")
    page.get_by_role("button", name="Claim an error").click()
    turn(page, "Wrong information: this game is played again")
    inspect(page, "evidence")


def test_a_table_for_friends_from_invitation_to_the_end(server: Server, visit: Sit) -> None:
    ada = visit(server.address)
    link = open_by_link(ada, "Ada", "Party")
    inspect(ada, "waiting")
    ada.get_by_role("button", name="Invite friends").click()
    inspect(ada, "invite")
    ada.keyboard.press("Escape")
    ben, cleo, eve = visit(link), visit(link), visit("about:blank")
    expect(ben.get_by_role("heading", name="Ada invites you to play")).to_be_visible()
    inspect(ben, "join")
    join(ben, "Ben")
    join(cleo, "Cleo")
    set_code(ada, "WPGR")
    for row, (page, code) in enumerate(((ben, "WPOS"), (cleo, "PWYB"), (ben, "WPRG")), 1):
        turn(page, f"Your turn, row {row}")
        guess(page, code)
    turn(cleo, "Your turn, row 4")
    inspect(cleo, "group")
    eve.goto(link)
    turn(eve, "Cleo guesses: row 4")
    inspect(eve, "spectator")
    inspect(ada, "codemaker")
    guess(cleo, "WPGR")
    turn(cleo, "You broke the code in 4 rows")
    cleo.get_by_role("button", name="Check it").click()
    expect(cleo.get_by_text("Game 1: the revealed code is the one that was set.")).to_be_visible()
    inspect(cleo, "game-over")


def test_the_end_of_a_match_in_german(server: Server, visit: Sit) -> None:
    page = visit(server.address, locale="de-DE")
    page.get_by_role("button", name="Los", exact=True).click()
    for maker, breaker in (("Spieler 1", "Spieler 2"), ("Spieler 2", "Spieler 1")):
        page.get_by_role("button", name=f"Ich bin {maker}").click()
        turn(page, f"{maker}, setz deinen Code")
        page.keyboard.type("rgby")
        page.keyboard.press("Enter")
        page.get_by_role("button", name=f"Ich bin {breaker}").click()
        turn(page, f"{breaker}, du bist dran: Reihe 1")
        page.keyboard.type("rrgg")
        page.keyboard.press("Enter")
        turn(page, f"{breaker}, du bist dran: Reihe 2")
        page.keyboard.type("rgby")
        page.keyboard.press("Enter")
        if maker == "Spieler 1":
            page.get_by_role("button", name="Nächstes Spiel").click()
    turn(page, "Die Partie endet unentschieden")
    inspect(page, "match-over")
    page.get_by_role("link", name="Analyse", exact=True).click()
    turn(page, "Analyse von Spiel 2")
    page.get_by_role("button", name="Spätere Reihe").click()
    page.get_by_text("Einzelheiten", exact=True).click()
    inspect(page, "review-german", whole=True)
    page.goto(f"{server.address}/record")
    expect(page.get_by_role("heading", name="Nach Ausgabe")).to_be_visible()
    inspect(page, "record-german", whole=True)


def test_a_real_board_five_people_and_twelve_rows(server: Server, visit: Sit) -> None:
    page = visit(server.address)
    page.get_by_role("link", name="Options: With a real board").click()
    page.get_by_role("radio", name="Party", exact=True).check()
    for number, name in enumerate(("Ada", "Ben", "Cleo", "Dora", "Emil"), 1):
        if number > 3:
            page.get_by_role("button", name="Add a player").click()
        page.get_by_label(f"Name of player {number}").fill(name)
    page.get_by_text("House rules", exact=True).click()
    page.get_by_label(re.compile(r"^\s*Pegs")).select_option("5")
    page.get_by_role("button", name="Start").click()
    turn(page, "Ada, set your code")
    inspect(page, "companion")
    page.get_by_role("button", name="The code is behind the shield").click()
    for row in range(12):
        turn(page, f"{('Ben', 'Cleo', 'Dora', 'Emil')[row % 4]}, your turn: row {row + 1}")
        # As the code BWPYG asks.
        guess(page, "WPGRO" if row % 2 else "BYSOR")
        mark(page, 1 - row % 2, 3 if row % 2 else 1)
    turn(page, "Ada, lift your shield")
    inspect(page, "revealing")


def test_bulls_and_cows_has_digits_for_pegs(server: Server, visit: Sit) -> None:
    page = visit(server.address)
    start(page, "Bulls and Cows", level="steady")
    turn(page, "Your turn, row 1")
    page.keyboard.type("0123")
    page.keyboard.press("Enter")
    turn(page, "Your turn, row 2")
    page.keyboard.type("45")
    inspect(page, "digits")


def test_a_first_game_and_a_place_that_is_not_there(server: Server, visit: Sit) -> None:
    page = visit(server.address)
    page.get_by_role("button", name="Teach me").click()
    guess(page, "RRB")
    turn(page, "Your turn, row 2")
    inspect(page, "learn")
    page.goto(f"{server.address}/nowhere")
    inspect(page, "nowhere")


# A computer that thinks for ever: the page's own pause before a row never ends.
THINKS = (
    "const wait = setTimeout; window.setTimeout = (f, ms, ...all) => (ms === 1300 ? 0 : wait(f, ms, ...all));"
)


def test_waiting_for_the_computer(server: Server, visit: Sit) -> None:
    page = visit("about:blank")
    page.add_init_script(THINKS)
    page.goto(f"{server.address}/new/computer")
    page.get_by_role("radio", name="codemaker").check()
    page.get_by_role("button", name="Start").click()
    set_code(page, "RGBY")
    expect(page.get_by_role("button", name="Skip")).to_be_visible()
    inspect(page, "thinking")


def test_a_lost_connection(own_server: Server, visit: Sit) -> None:
    page = visit(own_server.address)
    page.get_by_role("button", name="Break a code").click()
    turn(page, "Your turn, row 1")
    guess(page, "RRGG")
    turn(page, "Your turn, row 2")
    own_server.kill()
    place(page, "BB")
    expect(page.get_by_text("Connection lost")).to_be_visible()
    inspect(page, "lost-connection")


def test_a_closed_table(server: Server, visit: Sit) -> None:
    ada = visit(server.address)
    ben = visit(open_by_link(ada, "Ada", "Classic"))
    join(ben, "Ben")
    ada.keyboard.press("Escape")
    set_code(ada, "RGBY")
    turn(ben, "Your turn, row 1")
    guess(ben, "RRGG")
    turn(ben, "Your turn, row 2")
    ada.get_by_role("button", name="More", exact=True).click()
    ada.get_by_role("button", name="Leave the table").click()
    ada.get_by_role("button", name="Yes").click()
    expect(ben.get_by_role("heading", level=1)).to_contain_text("Ada left")
    inspect(ben, "closed")
    ben.get_by_role("button", name="Show the code").click()
    inspect(ben, "show-code")


def test_notes_and_the_sheet_of_a_phone(server: Server, visit: Sit) -> None:
    page = visit(server.address)
    referee = Referee(page, server.address, "classic")
    referee.play("RGBY", ["RRGG", "BBYY"])
    sit(page, referee.link)
    page.get_by_role("button", name="Cross out black").click()
    for cell in ("red, place 2: no note", "blue, place 2: no note", "white, place 1: no note"):
        page.get_by_role("button", name=cell).click()
    page.get_by_role("button", name="yellow, place 4: no note").click()
    page.get_by_role("button", name="yellow, place 4: not here").click()
    place(page, "RGBY")
    page.get_by_role("button", name="Note this row").click()
    page.get_by_role("button", name="Take back").click()
    page.get_by_role("button", name="Take back").click()
    inspect(page, "notes")
    page.set_viewport_size({"width": 390, "height": 844})
    page.get_by_role("button", name="Score, notes and more").click()
    inspect(page, "sheet", phones=True)


def test_a_contradicting_mark_is_asked_about(server: Server, visit: Sit) -> None:
    page = visit(server.address)
    referee = Referee(page, server.address, "classic", shield=True, marking="codemaker")
    for seat, action in ((0, "secret hidden"), (1, "guess RRRR"), (0, "mark 0-0"), (1, "guess RRGG")):
        referee.act(seat, action)
    page.goto(referee.link)
    turn(page, "Ada, mark row 2")
    mark(page, 3, 0)
    expect(page.get_by_role("button", name="Yes, it is right")).to_be_visible()
    inspect(page, "doubted-mark")


def test_the_end_of_a_match_of_a_group(server: Server, visit: Sit) -> None:
    page = visit(server.address)
    referee = Referee(page, server.address, "party", people=3, games=3)
    page.goto(referee.link)
    for maker, late in ((0, 1), (1, 2), (2, 0)):
        referee.act(maker, "secret WPGR")
        for row in range(late):
            referee.act((maker + 1 + row % 2) % 3, "guess WPGO")
        referee.act((maker + 1 + late % 2) % 3, "guess WPGR")
    page.reload()
    expect(page.get_by_role("button", name="Play again")).to_be_visible()
    inspect(page, "podium")


def test_a_review_and_what_is_shared_of_it(server: Server, visit: Sit) -> None:
    page, link = finished_game(server, visit)
    page.goto(f"{link}/review/1")
    turn(page, "Review of game 1")
    expect(page.get_by_role("heading", name="Row 2: mistake")).to_be_visible()
    inspect(page, "review", whole=True)
    page.get_by_text("Details", exact=True).click()
    expect(page.get_by_role("heading", name="Row 2 in figures")).to_be_visible()
    # The details scroll by themselves; a page as tall as they are would have a second scroll bar.
    expect_value(page, "document.documentElement.scrollHeight <= innerHeight", value=True)
    inspect(page, "review-details", whole=True)
    page.get_by_role("button", name="Share").click()
    inspect(page, "review-share")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Try this row again").click()
    page.keyboard.type("rbry")
    page.keyboard.press("Enter")
    expect(page.get_by_text("The answer would have been")).to_be_visible()
    inspect(page, "review-retry", whole=True)


def test_a_review_whose_numbers_are_not_settled(server: Server, visit: Sit) -> None:
    page = visit(server.address)
    start(page, "Super", level="expert", games="1")
    for row, code in enumerate(("RRBBG", "YYWWK"), 1):
        turn(page, f"Your turn, row {row}")
        guess(page, code)
    turn(page, "Your turn, row 3")
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name="Give up").click()
    page.get_by_role("button", name="Yes").click()
    page.get_by_role("link", name="Review", exact=True).click()
    page.get_by_text("Details", exact=True).click()
    page.keyboard.press("Home")
    expect(page.locator("[data-step='1']")).to_contain_text("not known exactly")
    inspect(page, "review-unsettled", whole=True)


def test_the_record(server: Server, visit: Sit) -> None:
    page = visit(server.address)
    two_games(page)
    page.goto(f"{server.address}/record")
    page.get_by_text("Every game").click()
    inspect(page, "record", whole=True)
    page.get_by_role("button", name="Erase").click()
    inspect(page, "record-erase")
    page.get_by_role("dialog").get_by_role("button", name="Erase").click()
    expect(page.get_by_text("No games yet.")).to_be_visible()
    inspect(page, "record-empty")


def test_names_of_forty_letters_take_no_more_room_than_there_is(server: Server, visit: Sit) -> None:
    page = visit(server.address)
    page.get_by_role("link", name="Options: With a real board").click()
    page.get_by_role("radio", name="Party", exact=True).check()
    for number in (1, 2, 3):
        page.get_by_label(f"Name of player {number}").fill(
            f"{number} Maximiliane Bartholomea von Hohenstein"[:40]
        )
    page.get_by_role("button", name="Start").click()
    page.get_by_role("button", name="The code is behind the shield").click()
    for row in (1, 2):
        expect(page.get_by_role("heading", level=1)).to_contain_text(f"row {row}")
        guess(page, "WPGR" if row == 1 else "PWRG")
        mark(page, 1, 1)
    inspect(page, "long-names", whole=True)
    name = page.locator("thead th").nth(1)
    expect_value(name, "node => node.scrollWidth > node.clientWidth && node.clientHeight < 40", value=True)
    page.goto(server.address)
    inspect(page, "long-names-start", whole=True)
