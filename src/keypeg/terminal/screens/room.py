"""A room: who is there before a round, how far everybody is during it, and the standings after it."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import ClassVar

from textual import work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.content import Content
from textual.widgets import Static

from keypeg.api.review import ReviewData
from keypeg.api.rooms import RoomBoard
from keypeg.errors import KeypegError
from keypeg.rules import edition
from keypeg.terminal import draw
from keypeg.terminal.room_link import RoomLink
from keypeg.terminal.room_messages import is_running, needs_code, status_message, waiting_message
from keypeg.terminal.room_panel import RoomPanel
from keypeg.terminal.screens.base import title_line
from keypeg.terminal.screens.code import CodeScreen
from keypeg.terminal.screens.host import HOST_KEYS, HOST_MENU_KEY, HostScreen
from keypeg.terminal.screens.race import RaceScreen
from keypeg.terminal.widgets.keys import Keys
from keypeg.words import Message, Param

_MANY = 1_000
"""More lines than a room has players."""


class RoomScreen(HostScreen):
    """Wait in a room, go to the own board when a round starts, and come back for the standings."""

    AUTO_FOCUS = ""
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "set_code", "action-set-code"),
        Binding("enter", "open_board", "key-my-board"),
        *HOST_KEYS,
        HOST_MENU_KEY,
        Binding("ctrl+s", "save", "key-save", key_display="^S"),
        Binding("g,G", "other_round", "key-other-round"),
        Binding("up", "scroll(-1)", "key-scroll", key_display="↑ ↓"),
        Binding("down", "scroll(1)", "key-scroll", key_display="↑ ↓"),
        Binding("l,L", "leave_room", "page-room-leave"),
        Binding("q,Q", "leave", "key-to-the-menu"),
        Binding("escape", "leave", "key-to-the-menu", show=False),
    ]

    def __init__(self, room_link: RoomLink, *, pace: float = 0.0) -> None:
        super().__init__()
        self.room_link = room_link
        self._pace = pace
        self._opened: str | None = None
        self._race: RaceScreen | None = None
        self._last = self._shown = 0
        self._boards: tuple[RoomBoard, ...] = ()
        self._review: ReviewData | None = None
        self._told: tuple[str, bool] = ("", False)

    def compose(self) -> ComposeResult:
        """Compose the title, what happens now, the room, and the keys."""
        yield self.make_title("")
        yield Static(id="turn", markup=False)
        with VerticalScroll(id="hall", can_focus=False):
            yield Static(id="told-room", markup=False)
        yield Static(id="message", markup=False)
        yield Keys()

    def on_mount(self) -> None:
        """Draw the room, and follow it."""
        self.follow_anew()
        self.set_interval(1, self._draw_status)
        self.follow()

    def follow_anew(self) -> None:
        """Follow the stream of the room, anew if it is followed already."""
        self.run_worker(
            self.room_link.listen(self.follow), group="listen", exit_on_error=False, exclusive=True
        )

    async def on_unmount(self) -> None:
        """Disconnect from the room."""
        self.workers.cancel_node(self)
        await self.room_link.close()

    def on_resize(self) -> None:
        """Draw again in the new size."""
        self.draw()
        self.call_after_refresh(self.draw)

    def on_screen_resume(self) -> None:
        """Draw what has happened while another screen was shown."""
        self.draw()

    # What the room has come to

    def follow(self) -> None:
        """Continue from what the room is now."""
        link = self.room_link
        if not self.is_attached:
            return
        if not link.mine.host and link.mine.player is None:
            self._close_board()
            self.tell("terminal-room-removed", alarm=True)
        elif is_running(link):
            if link.mine.table not in (None, self._opened):
                self._close_board()
                self._open_board()
        else:
            self._close_board()
            self._ask_results()
        if self._race is not None and self._race.is_attached:
            self._race.draw()
        self.draw()

    def _open_board(self) -> None:
        """Go to the own board."""
        self._opened = self.room_link.mine.table
        self.show("")
        self._race = RaceScreen(self.room_link, pace=self._pace)
        self.app.push_screen(self._race)

    def _close_board(self) -> None:
        """Come back from the own board, and from what is open above it."""
        race, self._race = self._race, None
        if race is not None and race in self.app.screen_stack:
            while self.app.screen is not race:
                self.app.pop_screen()
            self.app.pop_screen()

    def _ask_results(self) -> None:
        last = self.room_link.room.round
        if last is not None and last.number != self._last:
            self._last = last.number
            self._show_round(last.number)

    def _show_round(self, number: int) -> None:
        """Show the boards of a round that is over."""
        self._shown, self._boards, self._review = number, (), None
        self._fetch_results(number)

    @work(exclusive=True, group="results")
    async def _fetch_results(self, number: int) -> None:
        """Ask for everybody's boards of a round that is over, and for the coach's verdict of the own one."""
        link = self.room_link
        with suppress(KeypegError):
            self._boards = await link.boards(number)
            self.draw()
            me = link.mine.player
            if any(one.player == me and any(row.keys for row in one.rows) for one in self._boards):
                self._review = await link.review(number, me or 0)
        self.draw()

    # Drawing

    def tell(self, code: str | Message, *, alarm: bool = False, **params: Param) -> None:
        """Say a message below the room."""
        self.show(self.words(code, **params), alarm=alarm)

    def show(self, text: str, *, alarm: bool = False) -> None:
        """Show a text below the room."""
        self._told = (text, alarm)
        self.draw()

    def draw(self) -> None:
        """Draw everything as it is now."""
        if not self.has("title", "turn", "hall", "told-room", "message"):
            return
        link = self.room_link
        where = self.words("page-room-title", code=link.room.room.upper())
        self.query_one("#title", Static).update(title_line(f"{where}  ·  {link.name}"))
        panel = RoomPanel(link, language=self.language, width=self.query_one("#hall").size.width - 5)
        self.query_one("#told-room", Static).update(self._body(panel))
        text, alarm = self._told
        told = Content.styled(text, draw.style(draw.ALARM if alarm else draw.INK))
        self.query_one("#message", Static).update(told)
        self._draw_status()
        self.refresh_bindings()

    def _draw_status(self) -> None:
        if self.has("turn"):
            status = self.words(status_message(self.room_link))
            self.query_one("#turn", Static).update(Content.styled(status, draw.style(draw.AMBER, bold=True)))

    def _body(self, panel: RoomPanel) -> Content:
        last = self.room_link.room.round
        if last is None:
            return panel.lobby()
        if is_running(self.room_link):
            notes = panel.notes()
            return draw.join_lines([*panel.progress(lines=_MANY), *([Content("")] if notes else []), *notes])
        earlier = self._shown != last.number
        codes = panel.earlier_codes(self._shown, self._boards) if earlier else panel.codes()
        parts = [panel.standings(), Content(""), *codes]
        if self._review is not None:
            parts += [Content(""), *panel.verdict(self._review)]
        if self._boards:
            parts += [Content(""), panel.boards(self._boards)]
        return draw.join_lines(parts)

    # Keys

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:  # noqa: ARG002 - Textual's
        """Whether a key does something now."""
        link = self.room_link
        match action:
            case "set_code":
                return needs_code(link)
            case "open_board":
                return is_running(link) and link.mine.table is not None
            case "scroll":
                return bool(self.query("#hall")) and self.query_one("#hall").max_scroll_y > 0
            case "save":
                return link.mine.host and link.room.rounds_over > 0
            case "other_round":
                return self._last > 1 and not is_running(link)
            case "leave_room":
                return link.mine.player is not None and not link.gone
            case "leave" | "press":
                return True
            case _:
                return self.check_host(action)

    def action_open_board(self) -> None:
        """Go back to the own board."""
        self._open_board()

    def action_set_code(self) -> None:
        """Ask for the code that the other player of a duel breaks."""
        box = edition(self.room_link.room.options.edition)
        self.app.push_screen(CodeScreen(box, self.words(waiting_message(self.room_link)), self._set_code))

    @work(group="order")
    async def _set_code(self, code: str) -> None:
        try:
            await self.room_link.set_code(code)
        except KeypegError as error:
            self.tell(error.message, alarm=True)
            return
        self.show("")
        self.follow()

    @work(exclusive=True, group="order")
    async def action_save(self) -> None:
        """Write the results as a table for a spreadsheet."""
        try:
            path = await self.room_link.save(Path.cwd())
        except KeypegError as error:
            self.tell(error.message, alarm=True)
            return
        self.tell("terminal-room-saved", path=str(path))

    def action_other_round(self) -> None:
        """Show the boards of the round before, and after the first one those of the last."""
        self._show_round(self._shown - 1 or self._last)

    def action_scroll(self, by: int) -> None:
        """Scroll the room."""
        self.query_one("#hall").scroll_relative(y=by, animate=False)

    def action_leave_room(self) -> None:
        """Leave the room for good, after a question."""
        self.ask_first("page-room-leave-sure", self._leave_room)

    @work(exclusive=True, group="order")
    async def _leave_room(self) -> None:
        try:
            await self.room_link.leave()
        except KeypegError as error:
            self.tell(error.message, alarm=True)
            return
        if self.is_current and not self.room_link.mine.host:
            self.app.pop_screen()

    def action_leave(self) -> None:
        """Return to the menu; the player stays in the room."""
        self.app.pop_screen()
