"""The daily code, puzzles and lessons, as people play them."""

from __future__ import annotations

import re
from datetime import date

from playwright.sync_api import Page, expect

from keypeg.training import Family, Step, daily, lessons, read_puzzle
from tests.browser.conftest import Server, Sit
from tests.browser.hands import NAMES, expect_rows, expect_value, guess, place, turn
from tests.browser.inspection import PICTURED, inspect

WRITTEN = "() => new Date().toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })"
TODAY = "() => { const d = new Date(); return [d.getFullYear(), d.getMonth() + 1, d.getDate()] }"


def other_than(secret: str) -> str:
    return ("R" if secret[0] != "R" else "B") * len(secret)


def test_key_pegs_are_black_and_white_where_a_person_wants_that(server: Server, visit: Sit) -> None:
    page = visit(server.address)
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("radio", name="black and white").check()
    page.get_by_role("button", name="Close").click()
    page.goto(f"{server.address}/daily")
    code = daily(date(*page.evaluate(TODAY)), Family.CLASSIC)
    page.get_by_role("button", name="Classic: Play").click()
    turn(page, "Your turn, row 1")
    guess(page, str(code.secret))
    turn(page, "You broke the code in 1 row")
    expect_rows(page, f"Row 1, {' '.join(NAMES[letter] for letter in str(code.secret))}: 4 black, 0 white")
    page.get_by_role("link", name="Your result").click()
    turn(page, "You broke it in 1 row")
    page.get_by_role("button", name="Share").click()
    expect(page.get_by_label("Text to share")).to_have_value(re.compile("\n⚫⚫⚫⚫\n"))


def test_the_daily_code_from_the_start_page_to_the_calendar(server: Server, visit: Sit) -> None:
    page = visit(server.address)
    today = date(*page.evaluate(TODAY))
    code = daily(today, Family.CLASSIC)
    secret = str(code.secret)
    page.get_by_role("link", name="Play today’s code").click()
    turn(page, "Daily code")
    expect(page).to_have_title("Daily code · Keypeg")
    inspect(page, "daily", whole=True)
    seal = f"{code.seal.digest[:4]}…{code.seal.digest[-2:]}"
    expect(page.locator(".family", has_text="Classic")).to_contain_text(seal)
    page.get_by_role("button", name="Classic: Play").click()
    turn(page, "Your turn, row 1")
    expect(page.locator(".well")).to_contain_text(seal)
    expect(page.get_by_role("button", name="Hint")).to_have_count(0)
    guess(page, other_than(secret))
    turn(page, "Your turn, row 2")
    page.goto(f"{server.address}/daily")
    page.get_by_role("button", name="Classic: Continue").click()
    turn(page, "Your turn, row 2")
    guess(page, secret)
    turn(page, "You broke the code in 2 rows")
    expect(page.get_by_text("Score card")).to_have_count(0)
    page.get_by_role("link", name="Your result").click()
    turn(page, "You broke it in 2 rows")
    expect(page.get_by_text("From the start, perfect play averages 4.34 rows.")).to_be_visible()
    expect(page.get_by_text("The seal matches")).to_be_visible()
    # One person is no everyone: no bars, and above all no row of zeros.
    everyone = page.locator("section", has=page.get_by_role("heading", name="Everyone so far"))
    expect(everyone).to_contain_text("You are the first to finish this code.")
    expect(everyone.get_by_role("table")).to_have_count(0)
    picture = page.get_by_role("img", name="Picture to share")
    expect(picture).to_be_visible()
    expect_value(picture.locator("canvas"), "node => node.width", 1200)
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save the picture").click()
    assert saved.value.suggested_filename == f"keypeg-{today}-classic.png"
    page.get_by_role("button", name="Share").click()
    shared = page.get_by_label("Text to share").input_value()
    number = (today - date(2026, 1, 1)).days + 1
    assert shared.splitlines()[0] == f"Keypeg #{number} · Classic 2/10"
    assert shared.splitlines()[-1] == f"{server.address}/daily/{today}/classic"
    assert shared.splitlines()[2] == "🔴🔴🔴🔴"
    colours = [name for name in NAMES.values() if name.isalpha()]
    assert not [name for name in colours if re.search(rf"\b{name}\b", shared)]
    assert secret not in shared
    page.keyboard.press("Escape")
    inspect(page, "daily-result", whole=True)
    page.get_by_role("link", name="Other days").click()
    standing = page.locator("section", has=page.get_by_role("timer"))
    expect(standing).to_contain_text("1 day in a row")
    expect(standing.get_by_role("timer")).to_have_text(re.compile(r"^Next code in \d{1,2}:\d\d:\d\d$"))
    bar = standing.get_by_role("table", name="Your daily codes, Classic").locator("tr.now")
    expect(bar).to_have_count(1)
    expect(bar.locator("th")).to_have_text("2")
    day = page.get_by_role("link", name=re.compile(f"^{today.day} .*: broken in 2 rows$"))
    expect(day).to_be_visible()
    inspect(page, "daily-played", whole=True)
    page.goto(f"{server.address}/daily/2026-01-02/easy")
    turn(page, "Kids · 2 January 2026")
    inspect(page, "daily-day")


def test_a_daily_code_that_holds_out_gets_a_kind_word(server: Server, visit: Sit) -> None:
    page = visit(f"{server.address}/daily")
    secret = str(daily(date(*page.evaluate(TODAY)), Family.EASY).secret)
    page.get_by_role("button", name="Kids: Play").click()
    for row in range(1, 10):
        turn(page, f"Your turn, row {row}")
        guess(page, other_than(secret))
    page.get_by_role("link", name="Your result").click()
    turn(page, "Not this time")
    expect(page.get_by_role("main")).to_contain_text(
        re.compile("The next code is a new chance|So close: row")
    )


def answer(page: Page, key: str) -> None:
    """Give the right answer to the puzzle on the screen."""
    puzzle = read_puzzle(key)
    if puzzle.asks_for_row:
        page.get_by_role("button", name=re.compile(f"^Row {puzzle.answer},")).click()
        page.get_by_role("button", name=f"Row {puzzle.answer} is wrong").click()
    else:
        place(page, puzzle.answer)
        page.keyboard.press("Enter")


def test_puzzles_are_solved_given_up_and_grow_harder(server: Server, visit: Sit) -> None:
    page = visit(server.address)
    with page.expect_response("**/api/puzzles/next") as told:
        page.get_by_role("link", name="Solve a puzzle").click()
    seen = set()
    for number in range(4):
        found = told.value.json()
        assert "answer" not in found
        seen.add(found["kind"])
        expect(page.get_by_role("heading", level=1)).to_have_text(found["question"]["text"])
        if PICTURED or found["kind"] == "wrong-clue":
            inspect(page, f"puzzle-{found['kind']}")
        if number == 3:
            page.get_by_role("button", name="Show me").click()
            turn(page, "Here is an answer")
        else:
            answer(page, found["key"])
            turn(page, "Right!")
        if number == 2:
            expect(page.get_by_text("You have reached level 2.")).to_be_visible()
            expect(page.get_by_role("img", name="Level 2")).to_be_visible()
            inspect(page, "puzzle-solved")
        if number < 3:
            with page.expect_response("**/api/puzzles/next") as told:
                page.get_by_role("button", name="Next puzzle").click()
    assert len(seen) == 4
    expect(page.get_by_text("Level 2 · 3 of 4 solved")).to_be_visible()
    page.reload()
    expect(page.get_by_text("Level 2 · 3 of 4 solved")).to_be_visible()


def test_a_puzzle_has_a_link_and_a_second_try(server: Server, visit: Sit) -> None:
    """The board and its button stay where they are; a perfect guess is no code behind the shield."""
    key = "win-in-two:2:abc"
    page = visit(f"{server.address}/puzzles/{key.replace(':', '-')}", width=390, height=844)
    puzzle = read_puzzle(key)
    turn(page, "Find a guess that lets you win in two rows for sure.")
    board = page.get_by_role("region", name="Puzzle board")
    before = board.bounding_box()
    wrong = next(
        code for code in (colour * len(puzzle.answer) for colour in "RBGY") if not puzzle.is_right(code)
    )
    place(page, wrong)
    page.get_by_role("button", name="Answer").click()
    turn(page, "Not yet. Have another look.")
    assert board.bounding_box() == before
    page.get_by_role("button", name="Answer").click()
    turn(page, "Not quite")
    expect(page.locator(".why")).to_contain_text("A right answer")
    assert board.bounding_box() == before
    expect(page.locator(".well .peg")).to_have_count(0)
    # A puzzle that somebody sent does not count for one's own training.
    expect(page.get_by_text("Level 1", exact=True)).to_be_visible()
    inspect(page, "puzzle-second-try", phones=True)
    page.get_by_role("button", name="Next puzzle").click()
    expect(page).to_have_url(re.compile(r"/puzzles/[a-z-]+-1-[0-9a-z]+\.0$"))
    link = page.url
    page.reload()
    expect(page.get_by_role("group", name="Which puzzles?")).to_be_visible()
    expect(page).to_have_url(link)


def test_a_lesson_is_done_step_by_step(server: Server, visit: Sit) -> None:
    page = visit(server.address)
    page.get_by_role("link", name="Start learning").click()
    expect(page.get_by_role("link", name="What a clue says: Start")).to_be_visible()
    inspect(page, "lessons")
    page.get_by_role("link", name="What a clue says: Start").click()
    for number, step in enumerate(lessons()[0].steps, 1):
        expect(page.get_by_text(f"Step {number} of 5")).to_be_visible()
        if step.kind == "feedback":
            page.get_by_role("button", name="Check").click()
            expect(page.get_by_role("main").get_by_role("status")).to_contain_text("Not yet.")
            page.get_by_role("button", name="Red: one more").click()
            page.get_by_role("button", name="White: one more").click()
        elif step.kind == "number":
            page.get_by_label("Your number").fill(step.answer)
        elif step.kind == "only-code":
            place(page, step.answer)
        if number > 2:
            inspect(page, f"lesson-{step.kind}")
        if step.kind != "read":
            page.get_by_role("button", name="Check").click()
            expect(page.get_by_role("main").get_by_role("status")).to_contain_text("Right!")
        if number < 5:
            page.get_by_role("button", name="Continue").click()
    expect(page.get_by_text("You finished this lesson.")).to_be_visible()
    page.get_by_role("link", name="Next lesson").click()
    turn(page, "Counting")
    page.goto(f"{server.address}/lessons")
    expect(page.get_by_role("heading", name="What a clue says (finished)")).to_be_visible()


def answer_wrongly(page: Page, step: Step) -> None:
    """Give an answer that is wrong in every lesson, and check it."""
    if step.kind == "number":
        page.get_by_label("Your number").fill("999")
    elif step.kind != "feedback":
        place(page, "R" * len(step.answer))
    page.get_by_role("button", name="Check").click()


def test_two_wrong_answers_are_explained_and_a_reload_keeps_the_step(server: Server, visit: Sit) -> None:
    """In every lesson: whatever somebody answers, there is a way to the end, and all figures needed are in view."""
    page = visit(server.address)
    said = page.get_by_role("main").get_by_role("status")
    for lesson in lessons():
        page.goto(f"{server.address}/lessons/{lesson.key}")
        for number, step in enumerate(lesson.steps, 1):
            shown = page.get_by_text(f"Step {number} of {len(lesson.steps)}")
            expect(shown).to_be_visible()
            expect(page.locator("section.board li:not(.now)")).to_have_count(len(step.position.rows))
            if step.kind != "read":
                answer_wrongly(page, step)
                expect(said).to_contain_text("Not yet.")
                if step.kind != "feedback":
                    page.reload()
                    expect(shown).to_be_visible()
                    answer_wrongly(page, step)
                    expect(said).to_contain_text("Not yet.")
                page.get_by_role("button", name="Check").click()
                expect(said).to_contain_text("Not quite. Here is the answer.")
                if lesson.key in ("blanks", "group"):
                    inspect(page, f"lesson-{lesson.key}-{number}-explained")
            if step.kind == "number":
                expect(page.get_by_label("Your number")).to_have_value(step.answer)
            if number < len(lesson.steps):
                page.get_by_role("button", name="Continue").click()
        expect(page.get_by_text("You finished this lesson.")).to_be_visible()
    page.get_by_role("link", name="See your diploma").click()
    diploma = page.get_by_role("region", name="Diploma")
    expect(diploma).to_contain_text("You have finished all six lessons")
    page.get_by_label("Your name").fill("Ada")
    expect(diploma).to_contain_text("Ada has finished all six lessons")
    expect(diploma).to_contain_text(page.evaluate(WRITTEN))
    inspect(page, "diploma", whole=True)
    page.reload()
    expect(diploma).to_contain_text("Ada has finished all six lessons")
    page.emulate_media(media="print")
    expect(page.get_by_role("heading", name="Six lessons")).to_have_count(0)
    expect(diploma).to_be_visible()


STRUCK = "tray => parseFloat(getComputedStyle(tray, '::after').height) >= 2"


def test_a_row_without_key_pegs_looks_answered(server: Server, visit: Sit) -> None:
    """Lesson 1 has such a row, and before it one whose key pegs are still asked for."""
    page = visit(f"{server.address}/lessons/clue?step=4")
    row = page.locator("section.board li")
    expect(row.get_by_title("no match")).to_be_visible()
    expect_value(row.get_by_title("no match"), STRUCK, True)
    expect(row.locator(".unseen")).to_contain_text("0 red, 0 white")
    inspect(page, "lesson-no-match")
    page.get_by_role("button", name="Back").click()
    expect(page.get_by_text("Step 3 of 5")).to_be_visible()
    expect(page.get_by_title("no match")).to_have_count(0)
    for _ in range(2):
        page.get_by_role("button", name="Check").click()
    expect(page.get_by_role("main").get_by_role("status")).to_contain_text("Here is the answer.")
    expect(page.get_by_title("no match")).to_have_count(0)
