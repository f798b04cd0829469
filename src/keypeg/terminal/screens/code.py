"""A code to be set, away from a table: that of a duel, or of a round whose code the host sets."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.widgets import Static

from keypeg.rules import Edition
from keypeg.terminal import draw
from keypeg.terminal.entry import Entry
from keypeg.terminal.game_messages import entry_message
from keypeg.terminal.screens.entry_screen import HOLE_KEYS, EntryScreen
from keypeg.terminal.turns import Mode
from keypeg.terminal.widgets.keys import Keys
from keypeg.terminal.widgets.palette import Palette


class CodeScreen(EntryScreen):
    """Ask for a code, and give it to `set_code`."""

    AUTO_FOCUS = ""
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "set", "action-set-code"),
        Binding("backspace", "back", "key-take-back"),
        *HOLE_KEYS,
        Binding("escape", "leave", "key-cancel"),
    ]

    def __init__(self, box: Edition, question: str, set_code: Callable[[str], object]) -> None:
        super().__init__()
        self._box = box
        self._question = question
        self._set_code = set_code
        self.entry: Entry | None = Entry(box)

    def compose(self) -> ComposeResult:
        """Compose the question, the row and the colours."""
        yield self.make_title(self._question)
        yield Static(id="welcome")
        yield Palette()
        yield Static(self.words(entry_message(Mode.SET, self._box)), id="message", markup=False)
        yield Keys()

    def on_mount(self) -> None:
        """Draw the empty row."""
        self.draw()

    def draw(self) -> None:
        """Draw the row as it is now."""
        if self.entry is None or not self.has("welcome", "palette"):
            return
        pegs = [
            draw.peg(
                self._box,
                letter,
                cursor=at == self.entry.cursor,
                click=f"screen.point({at})",
                ground=draw.GROUND,
            )
            for at, letter in enumerate(self.entry.pegs)
        ]
        self.query_one("#welcome", Static).update(draw.gap(self._box, draw.GROUND).join(pegs))
        self.query_one(Palette).offer(self._box, language=self.language)

    def action_set(self) -> None:
        """Give the code, once every hole is filled."""
        text = self.entry.text if self.entry is not None else None
        if text is None:
            told = self.words("terminal-holes-free")
            message = Content.styled(told, draw.style(draw.ALARM))
            self.query_one("#message", Static).update(message)
            return
        self.app.pop_screen()
        self._set_code(text)

    def action_leave(self) -> None:
        """Return without a code."""
        self.app.pop_screen()
