"""What people do with their hands on the page, and what they read there."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from tests.waiting import wait_until

NAMES = {
    "R": "red",
    "B": "blue",
    "G": "green",
    "Y": "yellow",
    "W": "white",
    "K": "black",
    "P": "pink",
    "O": "orange",
    "S": "silver",
    "1": "1",
    "2": "2",
    "5": "5",
    "6": "6",
    ".": "empty",
}


def open_match(page: Page) -> None:
    """Open a match against the computer, as the start page offers it: the person guesses first."""
    page.get_by_role("link", name="Play a match", exact=True).click()
    page.get_by_role("button", name="Start", exact=True).click()


def make_code(page: Page) -> None:
    """Open a match against the computer in which the person sets the first code."""
    page.get_by_role("link", name="Play a match", exact=True).click()
    page.get_by_role("button", name="Make a code").click()


def place(page: Page, code: str) -> None:
    """Tap the colours of a code, one after the other."""
    palette = page.get_by_role("group", name="Colours")
    for letter in code:
        palette.get_by_role("button", name=NAMES[letter], exact=True).click()


def guess(page: Page, code: str) -> None:
    """Place a whole row and send it."""
    place(page, code)
    page.get_by_role("button", name="Guess", exact=True).click()


def ask_for_guess(page: Page) -> None:
    """Ask for a hint, and go through its steps to the guess."""
    page.get_by_role("button", name="Hint").click()
    step = page.get_by_role("button", name=re.compile("^(What should I look for|Show a guess)"))
    use = page.get_by_role("button", name="Use it")
    expect(step.or_(use)).to_be_visible()
    while not use.is_visible():
        step.click()
        expect(step.or_(use)).to_be_visible()


def set_code(page: Page, code: str) -> None:
    place(page, code)
    page.get_by_role("button", name="Set the code").click()


def mark(page: Page, red: int, white: int) -> None:
    """Give key pegs by hand."""
    for _ in range(red):
        page.get_by_role("button", name="Red: one more").click()
    for _ in range(white):
        page.get_by_role("button", name="White: one more").click()
    page.get_by_role("button", name="Give these key pegs").click()
    if not red and not white:
        page.get_by_role("button", name="Yes, it is right").click()


def take_over(page: Page, name: str) -> None:
    """Take the screen that was handed over."""
    expect(page.get_by_role("heading", name=f"Pass the screen to {name}")).to_be_visible()
    page.get_by_role("button", name=f"I am {name}").click()


def turn(page: Page, words: str) -> None:
    """Wait until the page says so."""
    expect(page.get_by_role("heading", level=1)).to_have_text(words)


def card(page: Page) -> list[list[str]]:
    """The score card as it stands: a line per game, then the totals, a text per box."""
    lines = page.locator(".score tbody tr, .score tfoot tr").all()
    return [[_box(box) for box in line.locator("td").all()] for line in lines]


def _box(box: Locator) -> str:
    return " ".join(box.inner_text().replace("codemaker", "").split())


def expect_card(page: Page, *lines: list[str]) -> None:
    """Wait until the score card is this."""
    wait_until(lambda: card(page) == list(lines), lambda: f"the card {lines}, not {card(page)}")


def expect_rows(page: Page, *texts: str) -> None:
    """Wait until the rows played are these, from the first."""
    wait_until(lambda: rows(page) == list(texts), lambda: f"the rows {texts}, not {rows(page)}")


def expect_told(page: Page, words: str) -> None:
    """Wait until a screen reader is told these words."""
    wait_until(lambda: words in told(page), lambda: f"{words!r}, not {told(page)!r}")


def expect_value(where: Page | Locator, script: str, value: object, argument: object = None) -> None:
    """Wait until a script returns this value."""
    wait_until(
        lambda: where.evaluate(script, argument) == value,
        lambda: f"{value!r}, not {where.evaluate(script, argument)!r}",
    )


def rows(page: Page) -> list[str]:
    """The rows played, from the first, as they are read aloud."""
    return page.locator("li[data-row]:not(.unused) .unseen").all_inner_texts()[::-1]


def told(page: Page) -> str:
    """What a screen reader was told last."""
    return page.locator("[data-told]").inner_text()
