"""The core of the page's stories, told by people with other browsers than Chromium."""

from __future__ import annotations

from tests.browser.conftest import Server
from tests.browsers.conftest import Visit
from tests.browsers.person import Person

IN_VIEW = """const { top, bottom, left, right } = document.querySelector("[aria-label=Board]").getBoundingClientRect();
const { scrollHeight, scrollWidth } = document.documentElement;
const whole = top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
return whole && scrollHeight <= innerHeight && scrollWidth <= innerWidth;"""


def start(person: Person, edition: str, *, level: str, games: str) -> None:
    """Open a table against the computer."""
    person.click("link", "Play a match")
    person.click("radio", edition)
    person.choose("Level of the computer", level)
    person.choose("Games", games)
    person.press("Start")


def follow_hints(person: Person, *, pegs: int, rows: int, first: int = 1) -> int:
    """Play as the hints say until the code is broken; return how many rows that took."""
    for row in range(first, rows + 1):
        person.turn(f"Your turn, row {row}")
        person.ask_for_guess()
        person.press("Use it")
        person.press("Guess")
        person.until(lambda row=row: len(person.rows()) >= row, f"row {row} on the board")
        if f"{pegs} red" in person.rows()[-1]:
            return row
    raise AssertionError(f"the hints did not break the code in {rows} rows")


def open_by_link(person: Person, name: str) -> str:
    """Open a table for friends and return its link."""
    person.click("link", "Options: Play friends by link")
    person.click("radio", "Classic")
    person.fill("Your name", name)
    person.press("Start")
    link = person.value("Link to this table")
    person.press("Close")
    return link


def join(person: Person, name: str) -> None:
    """Sit down at a table."""
    person.fill("Your name", name)
    person.press("Join in")


def test_the_start_page_offers_games_and_one_click_is_one(server: Server, visit: Visit) -> None:
    person = visit(server.address)
    for name in ("Break a code", "Teach me", "Let Keypeg referee"):
        person.sees("button", name)
    person.click("link", "Play a match")
    person.press("Make a code")
    person.turn("Set your code")


def test_a_whole_classic_game_against_the_computer(server: Server, visit: Visit) -> None:
    """Ten rows are plenty for the hints; one code by itself earns nobody points."""
    person = visit(server.address)
    start(person, "Classic", level="steady", games="1")
    person.turn("Your turn, row 1")
    person.until(lambda: person.driver.run(IN_VIEW), "the whole board in view, and nothing to scroll")
    rows = follow_hints(person, pegs=4, rows=10)
    person.turn(f"You broke the code in {rows} row{'s' if rows > 1 else ''}")
    assert person.card() == []


def test_two_people_play_by_link_and_review_the_game(server: Server, visit: Visit) -> None:
    """Ada's code takes Ben two rows, Ben's takes Ada one: 2 to 1 by R18."""
    ada = visit(server.address)
    link = open_by_link(ada, "Ada")
    ada.turn("Waiting for one more player")
    ben = visit(link)
    join(ben, "Ben")
    ada.turn("Set your code")
    ada.set_code("RGBY")
    ben.turn("Your turn, row 1")
    ben.guess("RRGG")
    ben.turn("Your turn, row 2")
    ben.guess("RGBY")
    ada.turn("Ben broke the code in 2 rows")
    assert (
        ada.rows()
        == ben.rows()
        == [
            "Row 1, red red green green: 1 red, 1 white",
            "Row 2, red green blue yellow: 4 red, 0 white",
        ]
    )
    for person in (ada, ben):
        person.press("Next game")
    ben.set_code("BBBB")
    ada.turn("Your turn, row 1")
    ada.guess("BBBB")
    ada.turn("You win the match")
    ben.turn("Ada wins the match")
    assert ada.card() == ben.card() == [["2", ""], ["", "1"], ["2", "1"]]

    # Koyama and Lai 1993: perfect play averages 5625 / 1296 rows.
    ben.driver.goto(f"{link}/review/1")
    ben.turn("Review of game 1")
    ben.unfold("Details")
    ben.reads("4.34")
    ben.press("Later row")
    ben.reads("Row 2 of 2")
    ben.press("Share")
    assert "broken in 2 rows" in ben.value("Text to share")
    ben.press("Copy the text")
    ben.sees("button", "Copied")
