"""What a host is asked: what to do, and which names may join."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import OptionList, Static, TextArea
from textual.widgets.option_list import Option

from keypeg.terminal import draw
from keypeg.terminal.widgets.keys import Keys


class HostMenu(ModalScreen[str | None]):
    """All that the host can do now, to be chosen from a list or by its key."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "take", "key-choose", priority=True),
        Binding("escape", "close", "key-cancel"),
    ]

    def __init__(self, question: str, offers: Sequence[tuple[str, str, str]]) -> None:
        """Offer actions, each with its key and its words."""
        super().__init__()
        self._question = question
        self._offers = tuple(offers)

    def compose(self) -> ComposeResult:
        """Compose a box in the middle."""
        chip = draw.style(draw.CHIP, draw.AMBER, bold=True)
        lines = [
            Option(Content.assemble((f" {key.upper()} ", chip), f" {words}"), id=action)
            for action, key, words in self._offers
        ]
        with Vertical(classes="sheet"):
            yield Static(self._question, markup=False, classes="sheet-title")
            yield OptionList(*lines, markup=False)
            yield Keys()

    def on_mount(self) -> None:
        """Begin at the first line."""
        self.query_one(OptionList).highlighted = 0

    def on_key(self, event: events.Key) -> None:
        """Choose by the key that does the same in the room."""
        for action, key, _ in self._offers:
            if event.key.lower() == key:
                event.stop()
                self.dismiss(action)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Choose by a click."""
        self.dismiss(event.option.id)

    def action_press(self, key: str) -> None:
        """Do what a click on a key of the last line does."""
        self.app.simulate_key(key)

    def action_take(self) -> None:
        """Choose the line that is highlighted."""
        self.query_one(OptionList).action_select()

    def action_close(self) -> None:
        """Close the menu without a choice."""
        self.dismiss(None)


class NamesDialog(ModalScreen[tuple[str, ...] | None]):
    """Ask for a list of names, one per line; an empty list is an answer, too."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+s", "take", "key-save", key_display="^S", priority=True),
        Binding("escape", "close", "key-cancel", priority=True),
    ]

    def __init__(self, question: str, names: Sequence[str]) -> None:
        super().__init__()
        self._question = question
        self._names = "\n".join(names)

    def compose(self) -> ComposeResult:
        """Compose a box in the middle."""
        with Vertical(classes="sheet"):
            yield Static(self._question, markup=False, classes="sheet-title")
            yield TextArea(self._names, compact=True, highlight_cursor_line=False)
            yield Keys()

    def on_mount(self) -> None:
        """Continue below the last name."""
        area = self.query_one(TextArea)
        area.cursor_blink = False
        area.move_cursor(area.document.end)

    def action_press(self, key: str) -> None:
        """Do what a click on a key of the last line does."""
        self.app.simulate_key(key)

    def action_take(self) -> None:
        """Close the dialog with the names."""
        lines = map(str.strip, self.query_one(TextArea).text.splitlines())
        self.dismiss(tuple(filter(None, lines)))

    def action_close(self) -> None:
        """Leave the names as they are."""
        self.dismiss(None)
