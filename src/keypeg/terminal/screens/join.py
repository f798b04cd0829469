"""The form for a table or a room on a server."""

from __future__ import annotations

from typing import ClassVar

from textual import work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.widgets import Input, Label, Static

from keypeg.errors import KeypegError
from keypeg.terminal.remote_table import join_table
from keypeg.terminal.room_link import join_room, makes_host, read_room_address
from keypeg.terminal.screens.base import TitledScreen
from keypeg.terminal.screens.room import RoomScreen
from keypeg.terminal.screens.table import TableScreen
from keypeg.terminal.seat_memory import SeatMemory
from keypeg.terminal.widgets.keys import Keys


class JoinScreen(TitledScreen):
    """Ask for a link and a name, and take a seat, or join a room."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "app.focus_previous", "key-field", key_display="↑ ↓", priority=True),
        Binding("down", "app.focus_next", "key-field", key_display="↑ ↓", priority=True),
        Binding("enter", "join", "key-join", priority=True),
        Binding("escape", "leave", "key-menu"),
    ]

    def __init__(self, memory: SeatMemory, *, address: str = "", name: str = "", pace: float = 0.0) -> None:
        super().__init__()
        self._memory = memory
        self._address = address
        self._name_given = name
        self._pace = pace

    def compose(self) -> ComposeResult:
        """Compose the fields for the link and the name."""
        yield self.make_title(self.words("menu-join"))
        with VerticalScroll(classes="form", can_focus=False):
            for label, name, value, example in (
                (self.words("join-field-link"), "address", self._address, "http://localhost:8222/t/TABLE"),
                (
                    self.words("label-your-name"),
                    "name",
                    self._name_given,
                    self.words("join-name-example"),
                ),
            ):
                with Horizontal(classes="labelled"):
                    yield Label(label)
                    yield Input(value, placeholder=example, id=name, compact=True)
        yield Static(self.words("join-about"), classes="about", markup=False)
        yield Static(id="error", markup=False)
        yield Keys()

    def on_mount(self) -> None:
        """Join at once if there is nothing left to ask."""
        self.query_one("#name" if self._address else "#address").focus()
        known = self._address in self._memory.seats() or makes_host(self._address)
        if self._address and (self._name_given or known):
            self.action_join()

    @work(exclusive=True)
    async def action_join(self) -> None:
        """Take a seat or watch, or join a room."""
        error = self.query_one("#error", Static)
        error.update("")
        address = self.query_one("#address", Input).value.strip()
        name = self.query_one("#name", Input).value
        screen: TableScreen | RoomScreen
        try:
            if read_room_address(address) is None:
                screen = TableScreen(await join_table(address, name, self._memory), pace=self._pace)
            else:
                screen = RoomScreen(await join_room(address, name, self._memory), pace=self._pace)
        except KeypegError as refusal:
            error.update(self.words(refusal.message))
            return
        self.app.switch_screen(screen)
