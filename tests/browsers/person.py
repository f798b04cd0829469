"""A person in front of one window: what they do with their hands, and what they read."""

from __future__ import annotations

from collections.abc import Callable

from tests.browser.hands import NAMES
from tests.browsers.driver import BrowserError, Driver, Element
from tests.waiting import wait_until

HEADING = "return document.querySelector('h1')?.innerText ?? ''"
ROWS = """const rows = document.querySelectorAll('li[data-row]:not(.unused) .unseen');
return [...rows].map((one) => one.innerText).reverse()"""
CARD = """return [...document.querySelectorAll('.score tbody tr, .score tfoot tr')].map((line) =>
  [...line.querySelectorAll('td')].map((box) => box.innerText.replace('codemaker', '').trim()))"""


class Person:
    """Does what `tests.browser.hands` does, in any browser that has a driver."""

    def __init__(self, driver: Driver) -> None:
        self.driver = driver

    def until(self, look: Callable[[], object], wanted: str) -> None:
        """Look again and again until there is what is wanted."""

        def found() -> object:
            try:
                return look()
            except BrowserError:  # The page was just being replaced.
                return None

        wait_until(found, lambda: f"{wanted}; the page says: {self._everything()}")

    def _everything(self) -> str:
        return str(self.driver.run("return document.body.innerText")).replace("\n", " | ")

    def _one(self, role: str, name: str, within: Element | None = None) -> Element:
        found: list[Element] = []

        def look() -> bool:
            found[:] = self.driver.find(role, name, within=within)
            return bool(found)

        self.until(look, f"{role} {name!r}")
        return found[0]

    def click(self, role: str, name: str, *, within: Element | None = None) -> None:
        """Click what has this role and name, as soon as it is there and nothing lies over it."""

        def attempt() -> bool:
            self.driver.click(self._one(role, name, within))
            return True

        self.until(attempt, f"a click on {role} {name!r}")

    def press(self, name: str) -> None:
        """Press a button."""
        self.click("button", name)

    def fill(self, label: str, text: str) -> None:
        """Type into a field."""
        self.driver.type(self._one("textbox", label), text)

    def choose(self, label: str, value: str) -> None:
        """Choose from a list."""
        self.driver.choose(self._one("combobox", label), value)

    def sees(self, role: str, name: str) -> None:
        """Wait until this is there."""
        self._one(role, name)

    def reads(self, text: str) -> None:
        """Wait until the page has this text somewhere."""
        self.until(lambda: text in self._everything(), f"the text {text!r}")

    def unfold(self, name: str) -> None:
        """Open what is folded under a line of that name."""
        look = f"""const lines = [...document.querySelectorAll('summary')];
const line = lines.find((one) => one.innerText.trim() === {name!r});
if (line && !line.parentElement.open) line.click();
return Boolean(line)"""
        self.until(lambda: self.driver.run(look), f"a folded part {name!r}")

    def turn(self, words: str) -> None:
        """Wait until the heading says so."""
        self.until(lambda: self.heading() == words, f"the heading {words!r}")

    def heading(self) -> str:
        """Return what the heading says now."""
        return str(self.driver.run(HEADING)).strip()

    def place(self, code: str) -> None:
        """Tap the colours of a code, one after the other."""
        palette = self._one("group", "Colours")
        for letter in code:
            self.click("button", NAMES[letter], within=palette)

    def guess(self, code: str) -> None:
        """Place a whole row and send it."""
        self.place(code)
        self.press("Guess")

    def ask_for_guess(self) -> None:
        """Ask for a hint, and go through its steps to the guess."""
        self.press("Hint")

        def reach_guess() -> bool:
            for name in ("What should I look for?", "Show a guess"):
                for button in self.driver.find("button", name):
                    self.driver.click(button)
            return bool(self.driver.find("button", "Use it"))

        self.until(reach_guess, "the guess of a hint")

    def set_code(self, code: str) -> None:
        """Place a code behind the shield."""
        self.place(code)
        self.press("Set the code")

    def rows(self) -> list[str]:
        """Return the rows played, from the first, as they are read aloud."""
        told = self.driver.run(ROWS)
        return [str(row) for row in told] if isinstance(told, list) else []

    def card(self) -> list[list[str]]:
        """Return the score card as it stands."""
        told = self.driver.run(CARD)
        lines = told if isinstance(told, list) else []
        return [[" ".join(str(box).split()) for box in line] for line in lines if isinstance(line, list)]

    def address(self) -> str:
        """Return the address that the window shows."""
        return str(self.driver.run("return location.href"))

    def value(self, label: str) -> str:
        """Return what a field holds."""
        return self.driver.value(self._one("textbox", label))
