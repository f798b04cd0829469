"""Small things that people stumble over: focus, announcements, titles, the clipboard, retries, wording."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from tests.browser.conftest import Server, Sit
from tests.browser.hands import (
    ask_for_guess,
    expect_rows,
    expect_told,
    expect_value,
    guess,
    make_code,
    place,
    set_code,
    turn,
)
from tests.browser.inspection import DRAWN
from tests.browser.tables import Referee
from tests.browser.test_layout import OUTSIDE, sit
from tests.browser.test_link import join, open_by_link
from tests.waiting import wait_until


def codebreaker(server: Server, visit: Sit, *guesses: str, **options: object) -> Page:
    """A browser whose turn it is at a classic table where the code is red green blue yellow."""
    page = visit(server.address, **options)
    referee = Referee(page, server.address, "classic")
    referee.play("RGBY", guesses)
    sit(page, referee.link)
    return page


def test_enter_sends_the_row_after_pegs_were_placed_with_the_mouse(server: Server, visit: Sit) -> None:
    page = codebreaker(server, visit)
    place(page, "RRGG")
    page.keyboard.press("Enter")
    turn(page, "Ben, your turn: row 2")
    expect_rows(page, "Row 1, red red green green: 1 red, 1 white")


def test_the_focus_is_never_lost(server: Server, visit: Sit) -> None:
    page = codebreaker(server, visit)
    guess(page, "RRGG")
    turn(page, "Ben, your turn: row 2")
    lost = "() => document.activeElement === document.body"
    expect(page.get_by_role("button", name="Hole 1: open")).to_be_focused()
    ask_for_guess(page)
    page.get_by_role("button", name="Use it").click()
    expect_value(page, lost, value=False)
    page.keyboard.press("Enter")
    turn(page, "Ben, your turn: row 3")
    page.get_by_role("link", name="Keypeg, home").click()
    expect(page.get_by_role("heading", level=1)).to_be_focused()


def test_a_dialog_closed_while_the_device_is_turned_stays_closed(server: Server, visit: Sit) -> None:
    page = codebreaker(server, visit)
    page.get_by_role("button", name="Settings", exact=True).click()
    dialog = page.get_by_role("dialog", name="Settings")
    page.set_viewport_size({"width": 844, "height": 390})
    page.wait_for_function("() => innerWidth === 844")
    page.evaluate(DRAWN)
    expect(dialog, "turning alone closes nothing").to_be_visible()
    # Closed before the table is drawn for its new size, and told of it only afterwards.
    page.evaluate("""() => addEventListener('resize', () => document.querySelector('dialog[open]').close(),
        { capture: true, once: true })""")
    page.set_viewport_size({"width": 1280, "height": 800})
    page.wait_for_function("() => innerWidth === 1280")
    page.evaluate(DRAWN)
    expect(dialog).to_have_count(0)


def test_pegs_are_announced_as_they_are_placed(server: Server, visit: Sit) -> None:
    page = codebreaker(server, visit)
    place(page, "R")
    expect(page.locator("[data-placed]")).to_have_text("Hole 1: red")
    page.keyboard.press("Backspace")
    expect(page.locator("[data-placed]")).to_have_text("Hole 1: open")


def test_a_row_is_undone_redone_and_filled_by_key(server: Server, visit: Sit) -> None:
    page = codebreaker(server, visit, "RRGG", "BBYY")
    place(page, "RG")
    page.keyboard.press("Control+z")
    expect(page.get_by_role("button", name="Hole 2: open")).to_be_visible()
    page.get_by_role("button", name="Put it back").click()
    expect(page.get_by_role("button", name="Hole 2: green")).to_be_visible()
    page.keyboard.press("ArrowUp")
    expect(page.get_by_role("button", name="Hole 1: blue")).to_be_visible()
    page.keyboard.press("ArrowUp")
    expect(page.get_by_role("button", name="Hole 1: red")).to_be_visible()
    expect(page.get_by_role("button", name="Hole 4: green")).to_be_visible()


def test_the_invitation_goes_away_when_the_friend_sits_down(server: Server, visit: Sit) -> None:
    ada = visit(server.address)
    link = open_by_link(ada, "Ada")
    ada.get_by_role("button", name="Invite friends").click()
    expect(ada.get_by_role("dialog")).to_contain_text("can join in, or watch")
    ben = visit(link)
    join(ben, "Ben")
    expect(ada.get_by_role("dialog")).to_have_count(0)
    turn(ada, "Set your code")
    expect_told(ada, "Ben joined.")
    ada.get_by_role("button", name="Invite", exact=True).click()
    expect(ada.get_by_role("dialog")).to_contain_text("can watch")


def test_the_title_says_whose_turn_it_is(server: Server, visit: Sit) -> None:
    page = codebreaker(server, visit)
    expect(page).to_have_title("Ben, your turn: row 1 · Classic · Keypeg")
    page.get_by_role("link", name="Keypeg, home").click()
    expect(page).to_have_title("Keypeg · Break the code")
    page.get_by_role("link", name="Your record").click()
    expect(page).to_have_title("Your record · Keypeg")
    page.goto(f"{server.address}/new/screen")
    expect(page).to_have_title("Together on this screen · Keypeg")


def test_copied_is_only_said_where_it_is_true(server: Server, visit: Sit) -> None:
    page = visit(server.address)
    page.add_init_script(
        "navigator.clipboard.writeText = () => Promise.reject(new Error('no')); document.execCommand = () => false"
    )
    page.goto(f"{server.address}/new/link")
    page.get_by_role("button", name="Start").click()
    page.get_by_role("button", name="Copy the link").click()
    expect(page.get_by_role("alert")).to_contain_text("did not allow copying")
    expect(page.get_by_role("button", name="Copied")).to_have_count(0)


def test_a_guess_answered_by_one_error_is_sent_again(server: Server, visit: Sit) -> None:
    page = codebreaker(server, visit)
    answers: list[int] = []

    def once(route: Route) -> None:
        answers.append(1)
        if len(answers) == 1:
            route.fulfill(status=503, body="{}")
        else:
            route.continue_()

    page.route("**/actions", once)
    guess(page, "RRGG")
    turn(page, "Ben, your turn: row 2")
    expect_rows(page, "Row 1, red red green green: 1 red, 1 white")


def test_winning_the_first_game_is_a_win_and_leads_into_a_game(server: Server, visit: Sit) -> None:
    page = visit(server.address)
    page.get_by_role("button", name="Teach me").click()
    guess(page, "BGY")
    turn(page, "You broke the code in 1 row")
    expect(page.get_by_text("Teacher wins")).to_have_count(0)
    page.get_by_role("button", name="Break a code").click()
    turn(page, "Your turn, row 1")


def test_a_spectator_reads_of_others_and_follows_to_the_next_game(server: Server, visit: Sit) -> None:
    page = visit(server.address)
    page.get_by_role("button", name="Break a code").click()
    turn(page, "Your turn, row 1")
    eve = visit(page.url)
    turn(eve, "Guest guesses: row 1")
    expect(eve.get_by_text("You guesses")).to_have_count(0)


def test_a_claim_that_shows_nothing_is_answered(server: Server, visit: Sit) -> None:
    page = visit(server.address)
    referee = Referee(page, server.address, "classic", marking="codemaker")
    referee.act(0, "secret RGBY")
    referee.act(1, "guess RRGG")
    referee.act(0, "mark 1-1")
    sit(page, referee.link)
    page.get_by_role("button", name="Claim an error").click()
    expect(page.get_by_role("status").filter(has_text="the rows do not prove it")).to_be_visible()


def test_an_adversary_is_named_for_what_it_does(server: Server, visit: Sit) -> None:
    """It has no code behind a shield, and against it nobody needs a real board."""
    page = visit(f"{server.address}/new/computer")
    page.get_by_label("Level of the computer").select_option("adversary")
    page.get_by_role("button", name="Start").click()
    turn(page, "Your turn, row 1")
    expect(page.get_by_text("No fixed code: it may change with every guess")).to_be_visible()
    expect(page.get_by_text("The computer has no fixed code and changes it as you guess")).to_be_visible()
    expect(page.get_by_text("behind the shield")).to_have_count(0)
    expect(page.get_by_text("real shield")).to_have_count(0)
    page.goto(server.address)
    make_code(page)
    turn(page, "Set your code")
    expect(page.get_by_text("dversary")).to_have_count(0)
    expect(page.get_by_text("real shield")).to_have_count(0)
    set_code(page, "RGBY")
    expect(page.get_by_role("heading", level=1)).to_contain_text("guesses: row")


def test_a_device_whose_clock_is_wrong_counts_the_seconds_of_the_server(server: Server, visit: Sit) -> None:
    page = visit("about:blank")
    page.add_init_script("const now = Date.now; Date.now = () => now() + 3_600_000")
    page.goto(server.address)
    referee = Referee(page, server.address, "classic", seconds=600)
    referee.play("RGBY", [])
    sit(page, referee.link)
    expect(page.get_by_role("timer")).to_contain_text(re.compile(r"^(10:00|9:\d\d) left for this turn"))


def is_above(upper: Locator, lower: Locator) -> bool:
    """Return whether one thing ends above another, and shares its middle."""
    one, other = upper.bounding_box(), lower.bounding_box()
    if one is None or other is None:
        return False
    middles = [box["x"] + box["width"] / 2 for box in (one, other)]
    return one["y"] + one["height"] <= other["y"] + 1 and abs(middles[0] - middles[1]) < 2


def test_a_first_game_has_nothing_beside_it_but_the_teacher(server: Server, visit: Sit) -> None:
    page = visit(server.address)
    page.get_by_role("button", name="Teach me").click()
    turn(page, "Your turn, row 1")
    teacher = page.get_by_role("complementary", name="Your first game")
    expect(teacher).to_contain_text("red, red, blue")
    # The teacher speaks above the board, in the middle of a wide screen.
    wait_until(
        lambda: is_above(teacher, page.get_by_role("region", name="Board")), lambda: "the teacher above"
    )
    for words in ("Score card", "At the table", "Fair play", "Print"):
        expect(page.get_by_text(words)).to_have_count(0)
    for name in ("Invite", "React"):
        expect(page.get_by_role("button", name=name)).to_have_count(0)


def test_the_row_has_one_ring_when_the_page_gave_it_the_focus(server: Server, visit: Sit) -> None:
    page = visit(server.address)
    page.get_by_role("button", name="Break a code").click()
    turn(page, "Your turn, row 1")
    first = page.locator("[data-hole='0']")
    expect(first).to_be_focused()
    page.keyboard.type("rb")
    expect(page.locator("[data-hole='2']")).to_have_attribute("aria-current", "true")
    expect_value(first, "node => getComputedStyle(node).outlineStyle", "none")
    # Somebody who walks to a hole sees where they are.
    page.keyboard.press("Tab")
    expect(page.locator("[data-hole='1']")).to_be_focused()
    expect_value(page.locator("[data-hole='1']"), "node => getComputedStyle(node).outlineStyle", "solid")


def test_notes_about_digits_speak_of_digits(server: Server, visit: Sit) -> None:
    page = visit(f"{server.address}/new/solo")
    page.get_by_role("radio", name=re.compile("^Bulls and Cows")).check()
    page.get_by_role("button", name="Start", exact=True).click()
    turn(page, "Your turn, row 1")
    expect(page.get_by_text("Tap a digit to cross it out")).to_be_visible()


def test_beside_the_computer_score_people_and_fair_play_are_one_line(server: Server, visit: Sit) -> None:
    page = visit(server.address)
    make_code(page)
    turn(page, "Set your code")
    for words in ("Score card", "At the table", "Fair play"):
        expect(page.get_by_role("heading", name=words)).to_have_count(0)
    page.get_by_role("button", name="Computer 0").click()
    for words in ("Score card", "At the table", "Fair play"):
        expect(page.get_by_role("heading", name=words)).to_be_visible()
    page.get_by_role("button", name="Computer 0").click()
    expect(page.get_by_role("heading", name="Score card")).to_have_count(0)


def test_house_rules_are_named_by_their_size(server: Server, visit: Sit) -> None:
    page = visit(server.address)
    referee = Referee(page, server.address, "classic/5x8r12")
    referee.play("RGBYW", [])
    sit(page, referee.link)
    expect(page.get_by_role("banner")).to_contain_text("Classic · 5 pegs · 8 colours · 12 rows")
    page.get_by_role("button", name="Rules", exact=True).click()
    expect(page.get_by_role("dialog")).not_to_contain_text("Four pegs")


def test_a_running_game_is_the_first_thing_on_the_start_page(server: Server, visit: Sit) -> None:
    page = visit(server.address)
    page.get_by_role("button", name="Break a code").click()
    turn(page, "Your turn, row 1")
    page.goto(server.address)
    expect(page.get_by_role("main").get_by_role("heading").first).to_have_text("Your games in play")


def test_three_people_at_one_screen_play_party(server: Server, visit: Sit) -> None:
    page = visit(server.address)
    page.get_by_label("How many people?").select_option("3")
    expect(page.get_by_text("Three or more play Party")).to_be_visible()
    page.get_by_role("button", name="Start", exact=True).click()
    page.get_by_role("button", name="I am Player 1").click()
    expect(page.get_by_role("banner")).to_contain_text("Party · game 1 of 3")


def test_the_computer_plays_at_a_pace_that_can_be_skipped(server: Server, visit: Sit) -> None:
    page = visit(server.address)
    make_code(page)
    set_code(page, "RGBY")
    expect(page.get_by_text("The computer is thinking")).to_be_visible()
    expect(page.get_by_role("heading", level=1)).to_have_text("The computer guesses: row 1")
    page.get_by_role("button", name="Skip").click()
    expect(page.get_by_role("button", name="Next game")).to_be_visible()


def test_notes_show_on_the_pegs_and_stay_after_a_reload(server: Server, visit: Sit) -> None:
    page = codebreaker(server, visit)
    page.get_by_role("button", name="Cross out black").click()
    page.get_by_role("button", name="red, place 2: no note").click()
    page.get_by_role("button", name="red, place 2: not here").click()
    expect(page.locator(".pinned")).to_have_count(1)
    page.reload()
    expect(page.get_by_role("button", name="red, place 2: here")).to_be_visible()
    expect(page.get_by_role("button", name="Cross out black")).to_have_attribute("aria-pressed", "true")


def test_combinations_are_crossed_out_and_shown_faintly_by_keyboard_and_by_touch(
    server: Server, visit: Sit
) -> None:
    """Red is not in hole 2, and RGBY is not the code: both are notes, and nobody checks them."""
    page = codebreaker(server, visit)
    page.get_by_role("button", name="red, place 2: no note").focus()
    page.keyboard.press("Space")
    hole = page.get_by_role("button", name="Hole 2: open, noted as not here: red")
    expect(hole).to_be_visible()
    expect(hole.locator(".not-here .peg")).to_have_count(1)
    red = page.get_by_role("group", name="Colours").get_by_role("button", name="red", exact=True)
    expect(red).not_to_have_class(re.compile("away"))
    hole.click()
    expect(red).to_have_class(re.compile("away"))
    note = page.get_by_role("button", name="Note this row")
    expect(note).to_be_disabled()
    page.get_by_role("button", name="Hole 1: open").click()
    place(page, "RGBY")
    note.click()
    cross = page.get_by_role("button", name="Cross out red green blue yellow")
    cross.focus()
    page.keyboard.press("Enter")
    expect(cross).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_role("group", name="The row to fill")).to_have_class(re.compile("struck"))
    expect(page.get_by_text("You crossed this code out")).to_be_attached()
    expect(page.get_by_role("button", name="Guess", exact=True)).to_be_enabled()
    page.reload()
    expect(cross).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="Place red green blue yellow in the row").click()
    expect(page.get_by_role("button", name="Hole 4: yellow")).to_be_visible()
    page.get_by_role("button", name="Remove red green blue yellow").click()
    expect(cross).to_have_count(0)


@pytest.mark.parametrize("language", ["x-long", "x-rtl"])
@pytest.mark.parametrize("size", [(360, 640), (1366, 768)])
def test_longer_words_and_right_to_left_break_nothing(
    server: Server, visit: Sit, language: str, size: tuple[int, int]
) -> None:
    """Two languages nobody speaks: English with 40 % more letters, and English from right to left."""
    page = visit(server.address, width=size[0], height=size[1], reduced_motion="reduce")
    referee = Referee(page, server.address, "classic")
    referee.play("RGBY", ["RRGG", "BBYY"])
    page.evaluate("language => localStorage.setItem('keypeg.settings', JSON.stringify({language}))", language)
    page.goto(server.address)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect_value(page, "width => document.documentElement.scrollWidth <= width", True, size[0])
    page.goto(referee.link)
    expect(page.locator("section.board .palette")).to_be_visible()
    expect_value(page, "document.documentElement.dir", ("rtl" if language == "x-rtl" else "ltr"))
    expect_value(page, OUTSIDE, [])


def test_the_settings_end_with_something_to_set(server: Server, visit: Sit) -> None:
    """A server without the parts for playing offline has nothing to say about them."""
    page = visit(server.address)
    page.get_by_role("button", name="Settings", exact=True).click()
    dialog = page.get_by_role("dialog", name="Settings")
    expect(dialog.get_by_label("Keep my record")).to_be_visible()
    expect(dialog.locator("fieldset").nth(2)).to_be_visible()
    empty = "node => [...node.querySelectorAll('fieldset')].filter(one => one.children.length < 2).length"
    expect_value(dialog, empty, 0)


def test_the_number_of_games_of_a_group_does_not_stay_for_two(server: Server, visit: Sit) -> None:
    """Three players of Party are codemaker once each; a match of Classic for two has an even number of games."""
    page = visit(f"{server.address}/new/screen")
    page.get_by_role("radio", name="Party", exact=True).check()
    expect(page.get_by_label("Games")).to_have_value("3")
    page.get_by_role("radio", name="Classic", exact=True).check()
    expect(page.get_by_label("Games")).to_have_value("2")
