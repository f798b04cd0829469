"""The review of a finished game: step by step, by link, with its sum, and to share."""

from __future__ import annotations

import re
from itertools import product

from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import Server, Sit
from tests.browser.hands import expect_value, guess, set_code, turn
from tests.browser.inspection import broken_words
from tests.browser.tables import Referee
from tests.browser.test_shared import companion_row, hidden

ROWS = (("RRGG", (1, 1)), ("RRRR", (1, 0)), ("RGBY", (4, 0)))
"""A game against red green blue yellow. The second guess cannot be the code: row 1 says at most one red is in place."""


def marked(secret: tuple[str, ...], placed: str) -> tuple[int, int]:
    """Feedback, counted on fingers."""
    red = sum(one == other for one, other in zip(secret, placed, strict=True))
    both = sum(min(secret.count(colour), placed.count(colour)) for colour in set(placed))
    return red, both - red


def left_after(rows: int) -> int:
    """How many of the 1,296 codes agree with the first rows, by trying each."""
    codes = product("RBGYWK", repeat=4)
    return sum(all(marked(code, placed) == marks for placed, marks in ROWS[:rows]) for code in codes)


def finished_game(server: Server, visit: Sit) -> tuple[Page, str]:
    """Ben's browser after the game above, and the link of the table."""
    referee, ben = two_browsers(server, visit)
    referee.play("RGBY", [code for code, _ in ROWS[:-1]])
    ben.goto(referee.link)
    turn(ben, "Your turn, row 3")
    guess(ben, ROWS[-1][0])
    turn(ben, "You broke the code in 3 rows")
    return ben, referee.link


def two_browsers(server: Server, visit: Sit) -> tuple[Referee, Page]:
    """Ada's table, at which Ben sits in a browser of his own; nothing is on either screen."""
    ada, ben = visit("about:blank"), visit("about:blank")
    referee = Referee(ada, server.address, "classic", take=[0])
    referee.seat(1, ben, "Ben")
    return referee, ben


def open_details(page: Page) -> None:
    """Show the figures, which are closed at first."""
    expect(page.get_by_role("table")).to_have_count(0)
    page.get_by_text("Details", exact=True).click()


def numbers(text: str) -> list[float]:
    return [float(one.replace("−", "-")) for one in re.findall(r"[−+]?\d+(?:\.\d+)?", text)]


def test_a_game_is_stepped_through_by_keyboard(server: Server, visit: Sit) -> None:
    page, _ = finished_game(server, visit)
    page.get_by_role("link", name="Review", exact=True).click()
    turn(page, "Review of game 1")
    expect(page.get_by_text("Row 2 of 3")).to_be_visible()
    page.keyboard.press("ArrowDown")
    expect(page.get_by_text("Row 1 of 3")).to_be_visible()
    open_details(page)
    expect(page.locator("[data-step='1']")).to_contain_text(f"1,296 before, {left_after(1)} after")

    page.keyboard.press("ArrowUp")
    row = page.locator("[data-step='2']")
    expect(row.get_by_role("heading", level=2)).to_have_text("Row 2 in figures")
    expect(row).to_contain_text(f"{left_after(1)} before, {left_after(2)} after")
    expect(row).to_contain_text("It could not have been the secret: it contradicts row 1.")
    expect(row).to_contain_text("Best guess")
    expect(page.locator("li[data-row='2'] .better")).to_have_count(0)
    page.get_by_role("button", name="Show a better guess").click()
    expect(page.locator("li[data-row='2'] .better .peg")).to_have_count(4)
    expect(page.locator("[data-told]")).to_contain_text(
        "Row 2, red red red red: 1 red, 0 white. mistake. It could not be the code."
    )

    page.keyboard.press("End")
    expect(page.get_by_text("Row 3 of 3")).to_be_visible()
    expect(page.locator("[data-step='3']")).to_contain_text("It could have been the secret.")
    page.keyboard.press("ArrowLeft")
    expect(row).to_be_visible()
    page.get_by_role("region", name="Board").get_by_role("button", name=re.compile("^Row 1,")).click()
    expect(page.get_by_text("Row 1 of 3")).to_be_visible()
    page.get_by_role("button", name="Later row").click()
    expect(row).to_be_visible()


def test_the_sum_of_a_review_closes_before_ones_eyes(server: Server, visit: Sit) -> None:
    """Perfect play needs 5,625/1,296 = 4.34 rows of classic; each of the three numbers is rounded."""
    page, link = finished_game(server, visit)
    page.goto(f"{link}/review/1")
    turn(page, "Review of game 1")
    open_details(page)
    table = page.get_by_role("table").filter(has_text="Perfect play averages")
    perfect, given, luck, rows = [numbers(line)[0] for line in table.get_by_role("row").all_inner_texts()]
    assert perfect == 4.34
    assert rows == 3
    assert abs(perfect + given - luck - rows) < 0.02
    expect(page.get_by_text("The numbers add up exactly")).to_be_visible()
    bars = page.get_by_role("table").filter(has=page.get_by_role("columnheader", name="Rows lost"))
    lines = bars.locator("tbody tr").all()
    cells = [[numbers(cell.inner_text())[0] for cell in line.get_by_role("cell").all()] for line in lines]
    assert abs(sum(cell[0] for cell in cells) - given) < 0.02
    assert abs(sum(cell[1] for cell in cells) - luck) < 0.02
    curve = page.get_by_role("img", name="Codes left on a logarithmic scale")
    expect(curve).to_have_accessible_name(
        re.compile(
            f"1,296 at the start, {left_after(1)} after row 1, {left_after(2)} after row 2, 1 after row 3"
        )
    )


def test_a_review_opens_by_link_in_a_browser_that_never_sat_there(server: Server, visit: Sit) -> None:
    _, link = finished_game(server, visit)
    eve = visit(f"{link}/review/1", width=360, height=740)
    turn(eve, "Review of game 1")
    expect(eve.get_by_text("Ben broke the code in 3 rows")).to_be_visible()
    expect(eve.get_by_role("heading", name="Row 2: mistake")).to_be_visible()
    eve.get_by_role("button", name="Later row").click()
    expect(eve.get_by_role("heading", name="Row 3: good")).to_be_visible()
    eve.goto(f"{link}/review/9")
    turn(eve, "There is no finished game with that number at this table.")


def test_a_review_is_refused_in_words_where_nobody_may_watch(server: Server, visit: Sit) -> None:
    page = visit(server.address)
    page.get_by_role("button", name="Teach me").click()
    turn(page, "Your turn, row 1")
    eve = visit(f"{page.url}/review/1")
    turn(eve, "This table does not allow spectators.")


def test_the_text_to_share_holds_no_guess(server: Server, visit: Sit) -> None:
    page, link = finished_game(server, visit)
    page.goto(f"{link}/review/1")
    page.get_by_role("button", name="Share").click()
    text = page.get_by_label("Text to share").input_value()
    lines = text.split("\n")
    assert lines[0] == "Keypeg · Classic · broken in 3 rows"
    assert re.fullmatch(r"1 . \w+ · 208 left", lines[1])
    assert lines[2] == f"2 ✖ mistake · {left_after(2)} left"
    assert re.fullmatch(r"Lost [\d.]+ rows · luck \+[\d.]+", lines[4])
    assert len(lines) == 5
    for secret in ("red", "green", "blue", "yellow", "RRGG", "RRRR", "RGBY", "/t/", "R ", "1-1"):
        assert secret not in text
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Copy the text").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    expect_value(page, "navigator.clipboard.readText()", text)


def test_a_contradictory_game_is_reviewed_up_to_the_contradiction(server: Server, visit: Sit) -> None:
    page = visit(server.address)
    page.get_by_role("button", name="Let Keypeg referee").click()
    turn(page, "Player 1, set your code")
    hidden(page)
    companion_row(page, "RRRR", 0, 0)
    companion_row(page, "RRRR", 1, 0)
    page.get_by_role("button", name="Yes, it is right").click()
    page.get_by_role("button", name="Claim an error").click()
    turn(page, "Wrong information: this game is played again")
    page.get_by_role("link", name="Review", exact=True).click()
    turn(page, "Review of game 1 (void)")
    expect(page.get_by_text("rows 1 and 2 contradict each other")).to_be_visible()
    page.keyboard.press("Home")
    open_details(page)
    expect(page.locator("[data-step='1']")).to_contain_text("1,296 before, 625 after")
    page.keyboard.press("ArrowRight")
    expect(page.get_by_text("Row 2 cannot be reviewed")).to_be_visible()


def test_a_group_game_is_summed_up_for_each_codebreaker(server: Server, visit: Sit) -> None:
    """Ben and Cleo place two rows each; what both gave away, and their luck, is that of the whole game."""
    ada = visit("about:blank")
    referee = Referee(ada, server.address, "party", people=3, games=3)
    referee.play("WPGR", ["WPOS", "PWYB", "WPRG", "WPGR"], people=3)
    ada.goto(f"{referee.link}/review/1")
    turn(ada, "Review of game 1")
    open_details(ada)
    table = ada.get_by_role("table").filter(has=ada.get_by_role("columnheader", name="Player"))
    lines = [line.split("\t") for line in table.locator("tbody tr").all_inner_texts()]
    assert [(name, rows) for name, rows, _, _ in lines] == [("Ben", "2"), ("Cleo", "2")]
    total = (
        ada.get_by_role("table").filter(has_text="Perfect play averages").get_by_role("row").all_inner_texts()
    )
    given, luck = numbers(total[1])[0], numbers(total[2])[0]
    assert abs(sum(numbers(line[2])[0] for line in lines) - given) < 0.02
    assert abs(abs(sum(numbers(line[3])[0] for line in lines)) - luck) < 0.02


def test_a_box_with_too_many_codes_says_so(server: Server, visit: Sit) -> None:
    page = visit(server.address)
    page.get_by_role("link", name="Options: Together on this screen").click()
    page.get_by_text("House rules", exact=True).click()
    page.get_by_label(re.compile(r"^\s*Pegs")).select_option("8")
    page.get_by_role("combobox", name="Colours").select_option("12")
    page.get_by_role("button", name="Start").click()
    page.get_by_role("button", name="I am Player 1").click()
    set_code(page, "RRRRBBBB")
    page.get_by_role("button", name="I am Player 2").click()
    guess(page, "RRRRBBBB")
    turn(page, "Player 2 broke the code in 1 row")
    page.get_by_role("link", name="Review", exact=True).click()
    turn(page, "This edition has too many codes for a review.")
    page.get_by_role("link", name="Back to the table").click()
    turn(page, "Player 2 broke the code in 1 row")


def test_a_review_without_exact_numbers_claims_nothing_that_is_not_known(server: Server, visit: Sit) -> None:
    """Row 2 as it would be without time to settle it: perhaps nothing was lost, and one guess is far from known."""
    page, link = finished_game(server, visit)

    def unsettle(route: Route) -> None:
        answer = route.fetch()
        review = answer.json()
        row = review["rows"][1]
        row["settled"] = False
        row["mistake"] = {"exact": False, "lower": 0.0, "upper": 0.4}
        row["best"]["expects"] = {"exact": False, "lower": 2.1, "upper": 2.6}
        row["good"] = [
            {**row["best"], "guess": "GGGG", "expects": {"exact": False, "lower": 2.0, "upper": 9.0}}
        ]
        # The last row is known so badly that the bounds would help nobody.
        last = review["rows"][-1]
        last["mistake"] = {"exact": False, "lower": 0.0, "upper": 4.25}
        last["luck"] = {"exact": False, "lower": -3.75, "upper": 4.5}
        review["mistakes"] = review["luck"] = {"exact": False, "lower": -0.69, "upper": 1.36}
        route.fulfill(response=answer, json=review)

    page.route("**/api/tables/*/review?*", unsettle)
    page.set_viewport_size({"width": 320, "height": 568})
    page.goto(f"{link}/review/1")
    turn(page, "Review of game 1")
    open_details(page)
    step = page.locator("[data-step='2']")
    expect(step.get_by_role("heading", name="Perhaps better")).to_be_visible()
    expect(step.get_by_role("heading", name="Others that split the codes well")).to_be_visible()
    expect(step).to_contain_text("2.10 to 2.60 rows expected")
    expect(step).not_to_contain_text("9.00")
    page.get_by_role("button", name="Show a better guess").click()
    expect(page.locator("[data-row='2'] .better")).to_contain_text("Perhaps better")
    for wide in ("4.25", "3.75", "4.50"):
        expect(page.get_by_text(wide)).to_have_count(0)
    assert broken_words(page) == []


def test_a_review_opens_with_a_verdict_and_the_row_to_learn_from(server: Server, visit: Sit) -> None:
    """Of three guesses, the second could not be the code: row 1 has one peg in its place, and RRRR would keep two."""
    page, link = finished_game(server, visit)
    page.goto(f"{link}/review/1")
    turn(page, "Review of game 1")
    card = page.locator("[data-verdict]")
    expect(card.get_by_role("heading")).to_have_text("A decent game.")
    expect(card).to_contain_text(
        "2 of 3 guesses could have been the code. Luck helped a lot, most of all in row 3."
    )
    expect(card.get_by_role("button")).to_have_count(3)
    row = page.locator("[data-card='2']")
    expect(row).to_contain_text("The one to learn from")
    expect(row.get_by_role("heading")).to_have_text("Row 2: mistake")
    expect(row).to_contain_text(
        "It could not be the code. Row 1 says that one of its pegs is in the right hole, but this guess keeps 2"
    )
    words = page.locator("main").inner_text()
    assert not re.search(r"\d[.,]\d\d|\bbits?\b", words), words
    shapes = {mark.get_attribute("class") for mark in card.locator("svg").all()}
    assert len(shapes) == 2  # good and mistake, each with a shape of its own
    # What the card counts, the figures count too.
    open_details(page)
    bars = page.get_by_role("table").filter(has=page.get_by_role("columnheader", name="Rows lost"))
    lost = [
        numbers(line.get_by_role("cell").first.inner_text())[0] for line in bars.locator("tbody tr").all()
    ]
    assert lost.index(max(lost)) == 1
    assert 0.6 < sum(lost) <= 1.2
    card.get_by_role("button", name="Row 1: good").click()
    expect(page.locator("[data-card='1']")).not_to_contain_text("The one to learn from")


def test_a_row_is_tried_again_and_the_coach_answers(server: Server, visit: Sit) -> None:
    page, link = finished_game(server, visit)
    page.goto(f"{link}/review/1")
    page.get_by_role("button", name="Try this row again").click()
    turn(page, "Row 2 again")
    board = page.get_by_role("region", name="Board")
    expect(board.locator("ol li")).to_have_count(2)
    page.keyboard.type("yyyy")
    page.keyboard.press("Enter")
    room = page.locator("[data-retry='2']")
    expect(room).to_contain_text("It could not be the code.")
    expect(room).to_contain_text("The answer would have been 1 red, 0 white")
    page.get_by_role("button", name="Try once more").click()
    page.keyboard.type("rrgg")
    page.get_by_role("button", name="Guess", exact=True).click()
    expect(room).to_contain_text("Row 2 was better than this.")
    expect(room).to_contain_text("Only one answer was possible, so this guess told you nothing new.")
    room.get_by_role("button", name="Show a better guess").click()
    better = room.get_by_text("A better guess:")
    expect(better).to_be_visible()
    letters = {"red": "r", "blue": "b", "green": "g", "yellow": "y", "white": "w", "black": "k"}
    code = "".join(letters[name] for name in better.inner_text().removeprefix("A better guess: ").split())
    page.get_by_role("button", name="Try once more").click()
    page.keyboard.type(code)
    page.keyboard.press("Enter")
    expect(room).to_contain_text("That is it: no guess is better here.")
    page.get_by_role("button", name="Back to the review").first.click()
    turn(page, "Review of game 1")
    expect(page.get_by_role("button", name="Try this row again")).to_be_focused()


def test_back_to_the_table_leads_to_the_game_that_was_reviewed(server: Server, visit: Sit) -> None:
    page, _ = finished_game(server, visit)
    page.get_by_role("link", name="Review", exact=True).click()
    turn(page, "Review of game 1")
    page.get_by_role("link", name="Back to the table").click()
    turn(page, "You broke the code in 3 rows")
    page.go_back()
    turn(page, "Review of game 1")
    page.go_back()
    turn(page, "You broke the code in 3 rows")
    page.get_by_role("button", name="Next game").click()
    turn(page, "Set your code")
    page.reload()
    turn(page, "Set your code")


def test_the_verdict_of_a_phone_is_above_the_board(server: Server, visit: Sit) -> None:
    page, link = finished_game(server, visit)
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(f"{link}/review/1")
    turn(page, "Review of game 1")
    verdict = page.locator("[data-verdict]")
    expect(verdict).to_have_count(1)
    expect(verdict).to_be_in_viewport()
    verdict_box, board_box = verdict.bounding_box(), page.locator("section.board").bounding_box()
    assert verdict_box
    assert board_box
    assert verdict_box["y"] + verdict_box["height"] <= board_box["y"]
