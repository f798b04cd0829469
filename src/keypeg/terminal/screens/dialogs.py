"""Dialogs over a screen: something to read, a question, and the hand-over between two people."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Middle, Vertical, VerticalScroll
from textual.content import Content
from textual.widgets import Input, Static

from keypeg.terminal import draw
from keypeg.terminal.screens.base import TitledSheet
from keypeg.terminal.widgets.choice import ChoiceList
from keypeg.terminal.widgets.keys import Keys


class Notice(TitledSheet[bool]):
    """Something to read."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q,Q", "close", "action-close", key_display="Esc"),
        Binding("enter", "close", "action-close", show=False),
        Binding("up", "scroll(-1)", "key-scroll", key_display="↑ ↓"),
        Binding("down", "scroll(1)", "key-scroll", key_display="↑ ↓"),
    ]

    def __init__(self, title: str, body: Content | str) -> None:
        super().__init__()
        self._heading = title
        self._body = body

    def compose(self) -> ComposeResult:
        """Compose a box in the middle."""
        with Vertical(classes="sheet"):
            yield Static(
                Content.styled(self._heading, draw.style(draw.AMBER, bold=True)), classes="sheet-title"
            )
            with VerticalScroll(can_focus=False):
                yield Static(self._body, markup=False)
            yield Keys()

    def action_scroll(self, by: int) -> None:
        """Scroll the text."""
        self.query_one(VerticalScroll).scroll_relative(y=by, animate=False)

    def action_close(self) -> None:
        """Return to the screen."""
        self.dismiss(result=True)


class Question(TitledSheet[bool | None]):
    """A question to be answered with yes or no."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("y,Y", "answer(True)", "action-yes"),
        Binding("n,N", "answer(False)", "action-no"),
        Binding("escape", "answer(False)", "action-no", show=False),
    ]

    def __init__(self, question: str) -> None:
        super().__init__()
        self._question = question

    def compose(self) -> ComposeResult:
        """Compose a box in the middle."""
        with Vertical(classes="sheet"):
            yield Static(self._question, markup=False)
            yield Keys()

    def action_answer(self, answer: bool) -> None:  # noqa: FBT001 - Textual passes it by position
        """Close the dialog with the answer."""
        self.dismiss(answer)


class ChoiceQuestion(TitledSheet[str | None]):
    """A question to be answered by a choice from a list, or with no."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("y,Y", "take", "action-yes"),
        Binding("enter", "take", "action-yes", show=False),
        Binding("n,N", "close", "action-no"),
        Binding("escape", "close", "action-no", show=False),
    ]

    def __init__(self, question: str, label: str, offers: Sequence[tuple[str, str, str]], value: str) -> None:
        super().__init__()
        self._question = question
        self._choices = ChoiceList(label, offers, value=value, key="choice")

    def compose(self) -> ComposeResult:
        """Compose a box in the middle."""
        with Vertical(classes="sheet"):
            yield Static(self._question, markup=False)
            yield self._choices
            yield Keys()

    def on_mount(self) -> None:
        """Let the arrow keys choose at once."""
        self._choices.focus()

    def action_take(self) -> None:
        """Close the dialog with what is chosen."""
        self.dismiss(self._choices.value)

    def action_close(self) -> None:
        """Close the dialog without one."""
        self.dismiss(None)


class HandOver(TitledSheet[bool]):
    """Hide everything until the next person sits in front of the terminal."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter", "ready", "key-i-am-here")]

    def __init__(self, name: str, why: str) -> None:
        super().__init__(classes="hiding")
        self._who = name
        self._why = why

    def compose(self) -> ComposeResult:
        """Compose whose turn it is, and what they do."""
        with Middle(), Vertical(classes="sheet"):
            yield Static(
                Content.assemble(
                    (self.words("terminal-hand-over", player=self._who), draw.style(draw.AMBER, bold=True)),
                    (f"\n\n{self._why}", draw.style(draw.INK)),
                )
            )
            yield Keys()

    def action_ready(self) -> None:
        """Continue with the next person."""
        self.dismiss(result=True)


class LineDialog(TitledSheet[str | None]):
    """Ask for a line of text; the result is None if nothing is given."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "take", "key-write", priority=True),
        Binding("escape", "close", "key-cancel"),
    ]

    def __init__(self, question: str, value: str) -> None:
        super().__init__()
        self._question = question
        self._value = value

    def compose(self) -> ComposeResult:
        """Compose a box in the middle."""
        with Vertical(classes="sheet"):
            yield Static(self._question, markup=False, classes="sheet-title")
            yield Input(self._value, id="line", compact=True, select_on_focus=False)
            yield Keys()

    def action_take(self) -> None:
        """Close the dialog with the text."""
        self.dismiss(self.query_one(Input).value.strip() or None)

    def action_close(self) -> None:
        """Close the dialog without a text."""
        self.dismiss(None)


class NameDialog(LineDialog, inherit_bindings=False):
    """Ask for the name of a person who joins."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "take", "action-join", priority=True),
        Binding("escape", "close", "key-cancel"),
    ]
