"""Several people at one screen, with Keypeg's board or with a real one."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import Server, Sit
from tests.browser.hands import (
    expect_card,
    expect_rows,
    expect_told,
    guess,
    mark,
    place,
    set_code,
    take_over,
    turn,
)


def sit_down(page: Page, *, by_hand: bool) -> None:
    page.get_by_role("link", name="Options: Together on this screen").click()
    page.get_by_label("Name of player 1").fill("Ada")
    page.get_by_label("Name of player 2").fill("Ben")
    if by_hand:
        page.get_by_text("More options").click()
        page.get_by_role("radio", name="The codemaker, by hand").check()
    page.get_by_role("button", name="Start").click()


def play_row(page: Page, code: str, red: int, white: int, *, breaker: str, maker: str, again: bool) -> None:
    """A guess, the screen to the codemaker, the key pegs, and the screen back if the game goes on."""
    guess(page, code)
    take_over(page, maker)
    mark(page, red, white)
    if again:
        take_over(page, breaker)


def test_nothing_that_is_read_aloud_tells_the_code_to_the_next_person(server: Server, visit: Sit) -> None:
    page = visit(server.address)
    sit_down(page, by_hand=False)
    take_over(page, "Ada")
    spoken = page.locator("[aria-live]")
    place(page, "RGBY")
    expect(page.locator("[data-placed]")).to_have_text("Hole 4: yellow")
    page.get_by_role("button", name="Set the code").click()
    take_over(page, "Ben")
    turn(page, "Ben, your turn: row 1")
    expect(page.locator("[data-placed]")).to_have_text("")
    words = " ".join(spoken.all_inner_texts()).lower()
    assert not [colour for colour in ("red", "green", "blue", "yellow") if colour in words]


def test_a_wrong_mark_is_claimed_and_the_game_is_played_again(server: Server, visit: Sit) -> None:
    """The claim earns Ben 3 (R13); then one row each: Ada 1, Ben 3 + 1."""
    page = visit(server.address, width=360, height=740)
    sit_down(page, by_hand=True)
    take_over(page, "Ada")
    set_code(page, "RGBY")
    take_over(page, "Ben")
    play_row(page, "RRRR", 0, 0, breaker="Ben", maker="Ada", again=True)
    play_row(page, "RRRR", 1, 0, breaker="Ben", maker="Ada", again=True)
    page.get_by_role("button", name="Claim an error").click()
    turn(page, "Wrong information: this game is played again")
    expect(
        page.get_by_text("Ben claimed an error before the code was revealed, and was right.")
    ).to_be_visible()
    expect(page.get_by_text("The feedback for row 1 does not match this code.")).to_be_visible()
    expect(page.locator("li[data-row].wrong")).to_have_count(1)
    expect(page.locator("li[data-row].wrong .unseen")).to_contain_text("wrong: it should be 1 red, 0 white")

    page.get_by_role("button", name="Play it again").click()
    take_over(page, "Ada")
    set_code(page, "RGBY")
    take_over(page, "Ben")
    play_row(page, "RGBY", 4, 0, breaker="Ben", maker="Ada", again=False)
    turn(page, "Ben broke the code in 1 row")
    page.get_by_role("button", name="Next game").click()
    take_over(page, "Ben")
    set_code(page, "BBBB")
    take_over(page, "Ada")
    play_row(page, "BBBB", 4, 0, breaker="Ada", maker="Ben", again=False)
    turn(page, "Ben wins the match")
    expect_card(page, ["", "3"], ["1", ""], ["", "1"], ["1", "4"])


def test_a_mark_can_be_taken_back_before_it_is_sent(server: Server, visit: Sit) -> None:
    page = visit(server.address)
    sit_down(page, by_hand=True)
    take_over(page, "Ada")
    set_code(page, "RGBY")
    take_over(page, "Ben")
    guess(page, "RRRR")
    take_over(page, "Ada")
    page.get_by_role("button", name="White: one more").click()
    page.get_by_role("button", name="Take back").click()
    mark(page, 1, 0)
    take_over(page, "Ben")
    expect(page.locator("li[data-row='1']")).to_contain_text("Row 1, red red red red: 1 red, 0 white")


def test_the_hand_over_page_hides_everything(server: Server, visit: Sit) -> None:
    page = visit(server.address)
    sit_down(page, by_hand=False)
    take_over(page, "Ada")
    set_code(page, "KWYG")
    expect(page.get_by_role("heading", name="Pass the screen to Ben")).to_be_visible()
    expect(page.locator(".peg, .hole, [data-told], li, table")).to_have_count(0)
    take_over(page, "Ben")
    turn(page, "Ben, your turn: row 1")
    expect(page.get_by_text("The code is behind the shield")).to_be_visible()
    expect(page.locator(".well .peg")).to_have_count(0)


def hidden(page: Page) -> None:
    page.get_by_role("button", name="The code is behind the shield").click()


def reveal(page: Page, code: str) -> None:
    place(page, code)
    page.get_by_role("button", name="This was the code").click()


def companion_row(page: Page, code: str, red: int, white: int) -> None:
    guess(page, code)
    mark(page, red, white)


def test_a_referee_warns_of_contradictory_marks_and_checks_all_at_the_reveal(
    server: Server, visit: Sit
) -> None:
    """Both games are void once, 3 points each (R13), and then take one row each: 4 to 4."""
    page = visit(server.address)
    page.get_by_role("link", name="Options: With a real board").click()
    page.get_by_label("Name of player 1").fill("Ada")
    page.get_by_label("Name of player 2").fill("Ben")
    page.get_by_role("button", name="Start").click()

    turn(page, "Ada, set your code")
    hidden(page)
    companion_row(page, "RRRR", 0, 0)
    turn(page, "Ben, your turn: row 2")
    expect(page.get_by_text("The feedback contradicts itself")).to_have_count(0)
    companion_row(page, "RRRR", 1, 0)
    page.get_by_role("button", name="Yes, it is right").click()
    expect(page.get_by_text("The feedback contradicts itself")).to_be_visible()
    page.get_by_role("button", name="Claim an error").click()
    expect(page.get_by_text("No code fits rows 1 and 2 together")).to_be_visible()
    expect(page.get_by_text("Ben claimed an error")).to_be_visible()

    page.get_by_role("button", name="Play it again").click()
    hidden(page)
    companion_row(page, "RGBY", 4, 0)
    turn(page, "Ada, lift your shield")
    # Read from the other side of the shield, the code would make the mark wrong.
    reveal(page, "YBGR")
    expect(page.get_by_text("Read from the other side, RGBY fits every row.")).to_be_visible()
    page.get_by_role("button", name="Use it").click()
    page.get_by_role("button", name="This was the code").click()
    turn(page, "Ben broke the code in 1 row")

    page.get_by_role("button", name="Next game").click()
    turn(page, "Ben, set your code")
    hidden(page)
    companion_row(page, "RRRR", 1, 0)
    companion_row(page, "BBBB", 4, 0)
    page.get_by_role("button", name="Yes, it is right").click()
    reveal(page, "BBBB")
    expect(page.get_by_text("With this code, the feedback for row 1 is wrong. Are you sure?")).to_be_visible()
    page.get_by_role("button", name="Yes, it is right").click()
    expect(page.get_by_text("The feedback for row 1 does not match this code.")).to_be_visible()
    expect(page.get_by_text("it came out when the code was revealed")).to_be_visible()
    page.get_by_role("button", name="Play it again").click()
    hidden(page)
    companion_row(page, "BBBB", 4, 0)
    reveal(page, "BBBB")
    turn(page, "The match is a draw")
    expect_card(page, ["", "3"], ["1", ""], ["3", ""], ["", "1"], ["4", "4"])


def start_beside_a_real_board(page: Page) -> None:
    page.get_by_role("link", name="Options: With a real board").click()
    page.get_by_label("Name of player 1").fill("Ada")
    page.get_by_label("Name of player 2").fill("Ben")
    page.get_by_role("button", name="Start").click()
    turn(page, "Ada, set your code")
    hidden(page)


def test_beside_a_real_board_a_mistyped_peg_and_a_mistyped_mark_are_taken_back(
    server: Server, visit: Sit
) -> None:
    page = visit(server.address, width=390, height=844, has_touch=True)
    start_beside_a_real_board(page)
    turn(page, "Ben, your turn: row 1")
    guess(page, "RRGG")
    turn(page, "Ada, mark row 1")
    page.get_by_role("button", name="Take back the guess in row 1").click()
    turn(page, "Ben, your turn: row 1")
    # The guess is there again, so that only the wrong peg is placed anew.
    expect(page.get_by_role("button", name="Hole 4: green")).to_be_visible()
    page.get_by_role("button", name="Take back").click()
    guess(page, "Y")
    turn(page, "Ada, mark row 1")
    mark(page, 1, 1)
    turn(page, "Ben, your turn: row 2")
    page.get_by_role("button", name="Take back the feedback of row 1").click()
    turn(page, "Ada, mark row 1")
    expect(page.get_by_text("1 red, 1 white", exact=True)).to_be_attached()
    page.get_by_role("button", name="Take back").click()
    page.get_by_role("button", name="Give these key pegs").click()
    turn(page, "Ben, your turn: row 2")
    expect_rows(page, "Row 1, red red green yellow: 1 red, 0 white")


def test_beside_a_real_board_a_mistyped_reveal_is_taken_back_between_games_and_at_the_end(
    server: Server, visit: Sit
) -> None:
    """R12a: until the next code is set, and at the end of the match."""
    page = visit(server.address)
    page.get_by_role("link", name="Options: With a real board").click()
    page.get_by_label("Name of player 1").fill("Ada")
    page.get_by_label("Name of player 2").fill("Ben")
    page.get_by_text("The rules of this edition").click()
    expect(page.get_by_text("The game ends with a row of 4 red key pegs")).to_be_visible()
    page.get_by_role("button", name="Start").click()
    for game, (maker, breaker) in enumerate((("Ada", "Ben"), ("Ben", "Ada")), 1):
        turn(page, f"{maker}, set your code")
        hidden(page)
        companion_row(page, "RGBY", 4, 0)
        reveal(page, "RGBY")
        page.get_by_role("button", name=f"Take back the code of game {game}").click()
        turn(page, f"{maker}, lift your shield")
        reveal(page, "RGBY")
        if game == 1:
            turn(page, f"{breaker} broke the code in 1 row")
            page.get_by_role("button", name="Next game").click()
    turn(page, "The match is a draw")
    expect_card(page, ["1", ""], ["", "1"], ["1", "1"])


def test_beside_a_real_board_a_contradicting_mark_is_asked_about_before_it_counts(
    server: Server, visit: Sit
) -> None:
    """Without reds, two red key pegs for RRGG need two greens; a third row that says one contradicts both."""
    page = visit(server.address)
    start_beside_a_real_board(page)
    companion_row(page, "RRRR", 0, 0)
    turn(page, "Ben, your turn: row 2")
    companion_row(page, "RRGG", 2, 0)
    turn(page, "Ben, your turn: row 3")
    page.keyboard.type("gggg")
    page.keyboard.press("Enter")
    turn(page, "Ada, mark row 3")
    page.keyboard.type("r")
    page.keyboard.press("Enter")
    expect(page.get_by_text("This contradicts rows 1 and 2. Are you sure?")).to_be_visible()
    expect(page.locator("li[data-row].pointed")).to_have_count(2)
    expect(page.get_by_role("button", name="Change it")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_text("Are you sure?")).to_be_hidden()
    turn(page, "Ada, mark row 3")
    # Other key pegs agree, and count without a question.
    page.keyboard.type("r")
    page.keyboard.press("Enter")
    turn(page, "Ben, your turn: row 4")
    expect(page.get_by_role("button", name="Take back the feedback of row 3")).to_be_visible()
    page.keyboard.press("Control+z")
    turn(page, "Ada, mark row 3")
    page.get_by_role("button", name="Take back").click()
    page.get_by_role("button", name="Give these key pegs").click()
    page.get_by_role("button", name="Yes, it is right").click()
    turn(page, "Ben, your turn: row 4")
    expect(page.get_by_text("The feedback contradicts itself")).to_be_visible()


def test_a_whole_match_is_played_by_keyboard_alone(server: Server, visit: Sit) -> None:
    """Ada's code takes Ben two rows, Ben's takes Ada one: 2 to 1."""
    page = visit(server.address)
    press(page, "Start")
    take_over_by_key(page, "Player 1")
    turn(page, "Player 1, set your code")
    page.keyboard.type("rgby")
    page.keyboard.press("Enter")
    take_over_by_key(page, "Player 2")
    turn(page, "Player 2, your turn: row 1")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keys")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog", name="Keys")).to_be_hidden()
    page.keyboard.type("1123")
    for key in ("Backspace", "ArrowLeft", "ArrowRight", "g", "Enter"):
        page.keyboard.press(key)
    turn(page, "Player 2, your turn: row 2")
    expect_told(page, "Row 1, red red blue green: 2 red, 1 white.")
    page.keyboard.type("RGBY")
    page.keyboard.press("Enter")
    turn(page, "Player 2 broke the code in 2 rows")

    press(page, "Next game")
    take_over_by_key(page, "Player 2")
    turn(page, "Player 2, set your code")
    page.keyboard.type("bbbb")
    page.keyboard.press("Enter")
    take_over_by_key(page, "Player 1")
    turn(page, "Player 1, your turn: row 1")
    page.keyboard.type("2222")
    page.keyboard.press("Enter")
    turn(page, "Player 1 wins the match")
    expect_card(page, ["2", ""], ["", "1"], ["2", "1"])


def test_what_is_typed_while_the_turn_passes_on_is_not_lost(server: Server, visit: Sit) -> None:
    """Whose turn it is stands there before the page has that seat's eyes; fingers do not wait for them."""
    page = visit(server.address)
    page.get_by_role("button", name="Let Keypeg referee").click()
    turn(page, "Player 1, set your code")
    hidden(page)
    for row in range(1, 6):
        turn(page, f"Player 2, your turn: row {row}")
        page.keyboard.type("rrgg")
        page.keyboard.press("Enter")
        turn(page, f"Player 1, mark row {row}")
        page.keyboard.type("rw")
        page.keyboard.press("Enter")
    turn(page, "Player 2, your turn: row 6")
    expect_rows(page, *(f"Row {row}, red red green green: 1 red, 1 white" for row in range(1, 6)))


def take_over_by_key(page: Page, name: str) -> None:
    """Sit down at the screen: its one button has the focus."""
    turn(page, f"Pass the screen to {name}")
    expect(page.get_by_role("button", name=f"I am {name}")).to_be_focused()
    page.keyboard.press("Enter")


def press(page: Page, name: str) -> None:
    """Walk to a button with Tab and press it."""
    button = page.get_by_role("button", name=name)
    while not button.evaluate("node => node === document.activeElement"):
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
