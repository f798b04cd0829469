"""A choice on one line: left and right change it, and so does a click on its arrows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Generic, TypeVar

from textual import events
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.message import Message
from textual.widget import Widget

from keypeg.terminal import draw

T = TypeVar("T")
LABEL_WIDTH = 24


class ChoiceList(Widget, Generic[T], can_focus=True):
    """One of several values, each with a word and an explanation."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "turn(-1)", "key-change", key_display="← →"),
        Binding("right", "turn(1)", "key-change", key_display="← →"),
    ]

    class Changed(Message):
        """Another value was chosen."""

    def __init__(
        self, label: str, offers: Sequence[tuple[T, str, str]], *, value: T | None = None, key: str
    ) -> None:
        super().__init__(id=key, classes="field")
        self.label = label
        self._offers = tuple(offers)
        self._at = 0
        if value is not None:
            self.choose(value)

    @property
    def value(self) -> T:
        """Return the chosen value."""
        return self._offers[self._at][0]

    @property
    def word(self) -> str:
        """Return the word of the chosen value."""
        return self._offers[self._at][1]

    @property
    def about(self) -> str:
        """Return the explanation of the chosen value."""
        return self._offers[self._at][2]

    def choose(self, value: T) -> None:
        """Choose a value, if it is offered."""
        for at, (offered, _, _) in enumerate(self._offers):
            if offered == value:
                self._at = at
                self.refresh()

    def offer(self, offers: Sequence[tuple[T, str, str]]) -> None:
        """Offer other values; the choice stays the same if possible."""
        before = self.value
        self._offers, self._at = tuple(offers), 0
        self.choose(before)
        self.refresh()

    def action_turn(self, by: int) -> None:
        """Choose the next value, or the one before."""
        at = (self._at + by) % len(self._offers)
        if at != self._at:
            self._at = at
            self.refresh()
            self.post_message(self.Changed())

    def on_key(self, event: events.Key) -> None:
        """Choose the value whose word is the digit that was typed."""
        if event.character and event.character.isdigit():
            for at, (_, word, _) in enumerate(self._offers):
                if word == event.character:
                    self.action_turn(at - self._at)
                    event.stop()

    def on_click(self, event: events.Click) -> None:
        """Go back on a click left of the word, and forward on or right of it."""
        self.action_turn(-1 if event.x < LABEL_WIDTH + 2 else 1)

    def render(self) -> Content:
        """Return the label, and the value between arrows."""
        word = self.word
        arrow = draw.style(draw.AMBER if self.has_focus else draw.FAINT, bold=True)
        ink = draw.style(draw.INK, bold=self.has_focus)
        return Content.assemble(
            (
                f"{self.label[: LABEL_WIDTH - 1]:<{LABEL_WIDTH}}",
                draw.style(draw.INK if self.has_focus else draw.FAINT),
            ),
            ("‹ ", arrow),
            (word, ink),
            (" ›", arrow),
        )
