"""What every screen shares: the person's language, a title, and the keys below."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TypeVar

from textual.content import Content
from textual.dom import DOMNode
from textual.screen import ModalScreen, Screen
from textual.widgets import OptionList, Static

from keypeg.errors import KeypegError
from keypeg.terminal import draw
from keypeg.words import DEFAULT, Message, Param, message, say

_Answer = TypeVar("_Answer")

WIDE, VAST, TALL = 60, 150, 36
"""From so many cells on, a position has its text beside the board, a screen is set in a column, and lines get room."""


class LocalizedNode(DOMNode):
    """A part of the program that speaks the person's language."""

    @property
    def language(self) -> str:
        """Return the language of the program it belongs to."""
        language: str = getattr(self.app, "language", DEFAULT)
        return language

    def words(self, code: str | Message, /, **params: Param) -> str:
        """Say a message in the person's language."""
        return say(code if isinstance(code, Message) else message(code, **params), self.language)

    def action_press(self, key: str) -> None:
        """Do what a click on a key of the last line does."""
        self.app.simulate_key(key)


class TitledScreen(Screen[None], LocalizedNode):
    """A screen with a title above and its keys below."""

    def make_title(self, text: str) -> Static:
        """Return the line on top."""
        return Static(title_line(text), id="title")

    def has(self, *names: str) -> bool:
        """Whether all these parts exist: not before they are mounted, nor after they are removed."""
        return all(self.query(f"#{name}") for name in names)

    @contextmanager
    def catch_refusals(self) -> Iterator[None]:
        """Show the person why something in the block was refused, and continue after it."""
        try:
            yield
        except KeypegError as error:
            self.show_refusal(error.message)

    def show_refusal(self, why: Message) -> None:
        """Show why something was refused."""
        self.query_one("#error", Static).update(self.words(why))

    def ask_person(self, dialog: ModalScreen[_Answer | None], then: Callable[[_Answer], object]) -> None:
        """Open a dialog, and go on with its answer, unless that is no or nothing."""

        def close(answer: _Answer | None) -> None:
            if answer:
                then(answer)

        self.app.push_screen(dialog, close)

    def action_leave(self) -> None:
        """Return to the screen below; what was begun is kept."""
        self.app.pop_screen()


class MenuScreen(TitledScreen):
    """A screen with one list to choose from."""

    def action_step(self, by: int) -> None:
        """Move down the list, or up."""
        menu = self.query_one(OptionList)
        menu.action_cursor_down() if by > 0 else menu.action_cursor_up()

    def action_choose(self) -> None:
        """Open what is highlighted."""
        self.query_one(OptionList).action_select()


class TitledSheet(ModalScreen[_Answer], LocalizedNode):
    """A sheet over a screen, with its own keys."""


def title_line(text: str) -> Content:
    """Return the name of the program, and where in it the person is."""
    return Content.assemble(
        (" Keypeg ", draw.style(draw.CHIP, draw.AMBER, bold=True)), (f"  {text}", draw.style(draw.INK))
    )
