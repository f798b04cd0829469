"""The terminal game."""

from __future__ import annotations

from typing import ClassVar

from textual.app import App
from textual.binding import Binding, BindingType

from keypeg.errors import KeypegError
from keypeg.terminal.local_data import LocalData
from keypeg.terminal.screens.base import TALL, VAST, WIDE
from keypeg.terminal.screens.home import HomeScreen
from keypeg.terminal.seat_memory import SeatMemory
from keypeg.terminal.themes import css_variables, is_native
from keypeg.words import DEFAULT

PACE = 0.5
"""Seconds between two rows of a computer that plays on its own."""


class KeypegApp(App[KeypegError]):
    """Play at tables of a database and at those of servers; `address` is a table to join at once.

    It ends with an error where the data of this terminal cannot be read.
    """

    CSS_PATH = "keypeg.tcss"
    ENABLE_COMMAND_PALETTE = False
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (WIDE, "-wide"), (VAST, "-vast")]  # noqa: RUF012 - as Textual has it
    VERTICAL_BREAKPOINTS = [(0, "-low"), (TALL, "-tall")]  # noqa: RUF012
    BINDINGS: ClassVar[list[BindingType]] = [
        # What people of the shell expect; matches are kept, so nothing is lost.
        Binding("ctrl+c", "quit", show=False, priority=True),
        Binding("ctrl+z", "suspend_process", show=False, priority=True),
    ]
    TITLE = "Keypeg"

    def __init__(
        self,
        data: LocalData,
        *,
        memory: SeatMemory,
        language: str = DEFAULT,
        edition_text: str | None = None,
        address: str | None = None,
        name: str = "",
        pace: float = PACE,
    ) -> None:
        super().__init__(ansi_color=is_native())
        if is_native():
            # For what the style sheet leaves to Textual, such as the cursor of a field.
            self.theme = "ansi-dark"
        self.data = data
        self._memory = memory
        self.language = language
        self._edition = edition_text
        self._address = address
        self._guest = name
        self._pace = pace

    def get_css_variables(self) -> dict[str, str]:
        """Return the colours of the style sheet: Textual's own, and those of the theme."""
        return {**super().get_css_variables(), **css_variables()}

    def on_mount(self) -> None:
        """Start with the menu, or at the requested table."""
        self.push_screen(
            HomeScreen(
                self.data,
                self._memory,
                edition_text=self._edition,
                pace=self._pace,
            )
        )
        if self._edition is not None:
            from keypeg.terminal.screens.setup import SetupScreen

            self.push_screen(
                SetupScreen(self.data.tables, "computer", edition_text=self._edition, pace=self._pace)
            )
        if self._address is not None:
            from keypeg.terminal.screens.join import JoinScreen

            self.push_screen(
                JoinScreen(self._memory, address=self._address, name=self._guest, pace=self._pace)
            )
