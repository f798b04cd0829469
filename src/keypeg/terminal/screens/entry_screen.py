"""Filling a row by keys and clicks: what a table and a puzzle have in common."""

from __future__ import annotations

from collections.abc import Callable

from textual import events
from textual.binding import Binding
from textual.containers import Horizontal

from keypeg.terminal.entry import Entry
from keypeg.terminal.screens.base import TitledScreen
from keypeg.terminal.widgets.marks import MarksWidget

HOLE_KEYS = (
    Binding("left", "move(-1)", "key-hole", key_display="← →"),
    Binding("right", "move(1)", "key-hole", key_display="← →"),
    Binding("up", "turn(1)", "key-colour", key_display="↑ ↓"),
    Binding("down", "turn(-1)", "key-colour", key_display="↑ ↓"),
)
"""The keys that fill a row."""
MARK_KEYS = (
    Binding("up", "other_mark", "key-red-or-white", key_display="↑ ↓"),
    Binding("down", "other_mark", "key-red-or-white", key_display="↑ ↓"),
)
"""The keys that mark one."""


class EntryScreen(TitledScreen):
    """A screen with a row that may be filled; `entry` is None while there is none."""

    entry: Entry | None = None

    def draw(self) -> None:
        """Draw everything as it is now."""
        raise NotImplementedError

    def on_key(self, event: events.Key) -> None:
        """Place a peg for a letter or a number."""
        if self.entry is not None and event.character and self.entry.place(event.character):
            event.stop()
            self.draw()

    def action_place(self, letter: str) -> None:
        """Place a peg from the palette."""
        self._change(lambda entry: entry.place(letter))

    def action_point(self, at: int) -> None:
        """Go to a hole of the row."""
        self._change(lambda entry: entry.point(at))

    def action_move(self, by: int) -> None:
        """Go to the next hole, or to the previous one."""
        self._change(lambda entry: entry.point(entry.cursor + by))

    def action_turn(self, by: int) -> None:
        """Take the next colour, or the previous one."""
        self._change(lambda entry: entry.turn(by))

    def action_back(self) -> None:
        """Take a peg back."""
        self._change(Entry.back)

    def action_other_mark(self) -> None:
        """Switch between red and white."""
        self.query_one(MarksWidget).switch()

    def _change(self, change: Callable[[Entry], object]) -> None:
        if self.entry is not None:
            change(self.entry)
            self.draw()


class BoardMiddle(Horizontal):
    """The board and what is beside it, drawn for the room they have."""

    def __init__(self) -> None:
        super().__init__(id="middle")

    def on_resize(self) -> None:
        """Draw for the new room: the lines of keys below take more of it, or less."""
        if isinstance(self.screen, EntryScreen):
            self.screen.draw()
