"""Sheets over a screen: something to read, a question, and the hand-over between two people."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Middle, Vertical, VerticalScroll
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Input, Static

from keypeg.terminal import draw
from keypeg.terminal.screens.page import TitledSheet
from keypeg.terminal.widgets.keys import Keys


class Notice(TitledSheet):
    """Something to read."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q,Q", "close", "Close", key_display="Esc"),
        Binding("enter", "close", "Close", show=False),
        Binding("up", "scroll(-1)", "Scroll", key_display="↑ ↓"),
        Binding("down", "scroll(1)", "Scroll", key_display="↑ ↓"),
    ]

    def __init__(self, title: str, body: Content | str) -> None:
        super().__init__()
        self._heading = title
        self._body = body

    def compose(self) -> ComposeResult:
        """A box in the middle."""
        with Vertical(classes="sheet"):
            yield Static(
                Content.styled(self._heading, draw.style(draw.AMBER, bold=True)), classes="sheet-title"
            )
            with VerticalScroll(can_focus=False):
                yield Static(self._body, markup=False)
            yield Keys()

    def action_scroll(self, by: int) -> None:
        """Read on."""
        self.query_one(VerticalScroll).scroll_relative(y=by, animate=False)

    def action_close(self) -> None:
        """Back to the screen."""
        self.dismiss(result=True)


class Question(TitledSheet):
    """A question to be answered with yes or no."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("y,Y", "answer(True)", "Yes"),
        Binding("n,N", "answer(False)", "No"),
        Binding("escape", "answer(False)", "No", show=False),
    ]

    def __init__(self, question: str) -> None:
        super().__init__()
        self._question = question

    def compose(self) -> ComposeResult:
        """A box in the middle."""
        with Vertical(classes="sheet"):
            yield Static(self._question, markup=False)
            yield Keys()

    def action_answer(self, answer: bool) -> None:  # noqa: FBT001 - Textual passes it by position
        """Answer it."""
        self.dismiss(answer)


class HandOver(TitledSheet):
    """Hides everything until the next person sits in front of the terminal."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter", "ready", "I am here")]

    def __init__(self, name: str, why: str) -> None:
        super().__init__(classes="hiding")
        self._who = name
        self._why = why

    def compose(self) -> ComposeResult:
        """Whose turn it is, and what for."""
        with Middle(), Vertical(classes="sheet"):
            yield Static(
                Content.assemble(
                    ("Hand over to ", draw.style(draw.INK)),
                    (self._who, draw.style(draw.AMBER, bold=True)),
                    (f"\n\n{self._why}", draw.style(draw.INK)),
                )
            )
            yield Keys()

    def action_ready(self) -> None:
        """The next person is here."""
        self.dismiss(result=True)


class LineDialog(ModalScreen[str | None]):
    """Asks for a line of text; None where none is given."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "take", "Write", priority=True),
        Binding("escape", "close", "Cancel"),
    ]

    def __init__(self, question: str, value: str) -> None:
        super().__init__()
        self._question = question
        self._value = value

    def compose(self) -> ComposeResult:
        """A box in the middle."""
        with Vertical(classes="sheet"):
            yield Static(self._question, markup=False, classes="sheet-title")
            yield Input(self._value, id="line", compact=True, select_on_focus=False)
            yield Keys()

    def action_press(self, key: str) -> None:
        """What a click on a key of the last line does."""
        self.app.simulate_key(key)

    def action_take(self) -> None:
        """Take what was written."""
        self.dismiss(self.query_one(Input).value.strip() or None)

    def action_close(self) -> None:
        """Take nothing."""
        self.dismiss(None)
