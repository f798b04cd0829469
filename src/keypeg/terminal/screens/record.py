"""The record over time: for each edition the games, their rows, the rows lost, and luck."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar

from textual import work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.content import Content
from textual.widgets import Static

from keypeg.errors import KeypegError, StoreError, show_path
from keypeg.table import Record, Tables
from keypeg.table.players.player_record import record_csv
from keypeg.terminal import draw, record_panel
from keypeg.terminal.background import run_in_background
from keypeg.terminal.game_recorder import TERMINAL_OWNER, wait_for_records
from keypeg.terminal.screens.base import TitledScreen
from keypeg.terminal.screens.dialogs import LineDialog, Question
from keypeg.terminal.widgets.keys import Keys
from keypeg.words import Message, message

CSV_NAME = "keypeg-record.csv"
_EVERYONE = -1


class RecordScreen(TitledScreen):
    """Everything this terminal has recorded, or the games of one player."""

    AUTO_FOCUS = ""
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("down", "step(1)", "label-edition", key_display="↑ ↓"),
        Binding("up", "step(-1)", "label-edition", key_display="↑ ↓"),
        Binding("p,P", "player", "label-player"),
        Binding("c,C", "export", "key-export-as-csv"),
        Binding("e,E", "erase", "action-erase"),
        Binding("escape,q,Q", "leave", "key-menu", key_display="Esc"),
    ]

    def __init__(self, tables: Tables) -> None:
        super().__init__()
        self._tables = tables
        self._whole: Record | None = None
        self._player = _EVERYONE
        self._edition = 0
        self._message = ("", False)

    def compose(self) -> ComposeResult:
        """Compose whose record it is, its editions, and the games of one of them."""
        yield self.make_title(self.words("record-title"))
        yield Static(id="turn", markup=False)
        with VerticalScroll(classes="form", can_focus=False):
            yield Static(id="editions", markup=False)
            yield Static(id="plot", markup=False)
        yield Static(id="message", markup=False)
        yield Keys()

    def on_mount(self) -> None:
        """Read the record."""
        self._read()
        self.draw()

    def on_resize(self) -> None:
        """Draw again in the new size."""
        self.draw()

    @work(exclusive=True, group="read")
    async def _read(self) -> None:
        def read() -> Record:
            # The last game may still be added.
            wait_for_records()
            return self._tables.record(TERMINAL_OWNER)

        try:
            self._whole = await run_in_background(read)
        except KeypegError as error:
            self._message = (self.words(error.message), True)
        self.draw()

    @property
    def record(self) -> Record | None:
        """Return what is shown: everyone's games, or those of one player."""
        if self._whole is None or self._player == _EVERYONE:
            return self._whole
        return self._whole.of(self._whole.players[self._player])

    def draw(self) -> None:
        """Draw everything as it is now."""
        if not self.has("turn", "editions", "plot", "message"):
            return
        record = self.record
        who, editions, plot = self.words("record-reading"), Content(""), Content("")
        if record is not None:
            who = self._describe_player()
        if record is not None and record.games:
            width = self.size.width - 6
            editions = record_panel.edition_table(
                record, chosen=self._edition, width=width, language=self.language
            )
            chosen = record.editions[self._edition].edition
            games = [game for game in record.games if game.edition == chosen]
            plot = Content("\n") + record_panel.plot_games(games, width=width, language=self.language)
        text, alarm = self._message
        for name, content in (
            ("#turn", Content.styled(who, draw.style(draw.AMBER, bold=True))),
            ("#editions", editions),
            ("#plot", plot),
            ("#message", Content.styled(text, draw.style(draw.ALARM if alarm else draw.INK))),
        ):
            self.query_one(name, Static).update(content)
        self.refresh_bindings()

    def _describe_player(self) -> str:
        if self._whole is None or not self._whole.games:
            return self.words("record-empty-screen")
        if self._player == _EVERYONE:
            return self.words("record-everyone")
        return self._whole.players[self._player]

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:  # noqa: ARG002 - Textual's
        """Whether a key does something now."""
        whole = self._whole
        match action:
            case "step":
                return self.record is not None and len(self.record.editions) > 1
            case "player":
                return whole is not None and len(whole.players) > 1
            case "export" | "erase":
                return whole is not None and bool(whole.games)
            case _:
                return True

    def action_step(self, by: int) -> None:
        """Show the games of the next edition, or of the previous one."""
        if self.record is not None:
            self._edition = (self._edition + by) % len(self.record.editions)
            self.draw()

    def action_player(self) -> None:
        """Show the next player, and after the last one everyone."""
        if self._whole is not None:
            self._player = (self._player + 2) % (len(self._whole.players) + 1) - 1
            self._edition = 0
            self.draw()

    def action_export(self) -> None:
        """Ask for a file, and write what is shown to it."""

        def write(path: str) -> None:
            if self.record is not None:
                said, alarm = _write_csv(self.record, Path(path).expanduser())
                self._message = (self.words(said), alarm)
                self.draw()

        self.ask_person(LineDialog(self.words("record-export-asked"), CSV_NAME), write)

    def action_erase(self) -> None:
        """Erase the whole record, after a question."""
        if self._whole is None:
            return
        question = self.words("record-erase-question", games=len(self._whole.games))
        self.ask_person(Question(question), lambda _: self._erase())

    def _erase(self) -> None:
        try:
            erased = self._tables.erase_record(TERMINAL_OWNER)
            self._message = (self.words("record-erased", games=erased), False)
        except StoreError as error:
            self._message = (self.words(error.message), True)
        self._player, self._edition = _EVERYONE, 0
        self._read()


def _write_csv(record: Record, path: Path) -> tuple[Message, bool]:
    """Write a record to a new file; return what to say, and whether it failed."""
    try:
        with path.open("x", encoding="utf-8") as file:
            file.write(record_csv(record))
    except FileExistsError:
        return message("record-file-exists", path=show_path(path)), True
    except OSError as error:
        return message("file-unwritable", path=show_path(path), problem=str(error.strerror)), True
    return message("record-written", path=str(path)), False
