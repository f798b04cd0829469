"""What every browser is asked for, whichever protocol it speaks."""

from __future__ import annotations

from typing import Protocol

Element = str
"""How a browser names one element of its page."""

Json = None | bool | int | float | str | list["Json"] | dict[str, "Json"]


class BrowserError(Exception):
    """The browser refused a command; the message is its own."""


class Driver(Protocol):
    """One window of a browser, with cookies and storage that no other window shares."""

    def goto(self, address: str) -> None:
        """Open an address."""

    def reload(self) -> None:
        """Load the page again."""

    def run(self, body: str) -> Json:
        """Run the body of a function in the page and return what it returns."""

    def find(self, role: str, name: str, *, within: Element | None = None) -> list[Element]:
        """Return the elements that a screen reader gives this role and this exact name."""

    def select(self, selector: str) -> list[Element]:
        """Return the elements of a CSS selector."""

    def click(self, element: Element) -> None:
        """Click as a mouse does."""

    def type(self, element: Element, text: str) -> None:
        """Replace what a field holds by typing."""

    def value(self, element: Element) -> str:
        """Return what a field holds."""

    def choose(self, element: Element, value: str) -> None:
        """Choose the option of a list that has this value."""

    def complaints(self) -> list[str]:
        """Return the errors that the page did not catch, where the browser tells them."""

    def close(self) -> None:
        """Close the window."""


class Browser(Protocol):
    """A browser that is running."""

    name: str

    def open(self) -> Driver:
        """Open a window for one person."""

    def quit(self) -> None:
        """End the browser and everything it has started."""
