"""The base of the table screen: the current state, who sits in front of it, and how it is drawn."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import TypeVar

from textual import work
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.timer import Timer
from textual.widgets import Static

from keypeg.errors import KeypegError
from keypeg.rules import ActionKind, GameView, Marking, Phase
from keypeg.terminal import draw, knowledge, words
from keypeg.terminal.aside import aside
from keypeg.terminal.entry import Entry
from keypeg.terminal.link import Link
from keypeg.terminal.reading import box_of, turn_message
from keypeg.terminal.screens.dialogs import HandOver
from keypeg.terminal.screens.page import TitledScreen, title_line
from keypeg.terminal.shown import shown_events, shown_state
from keypeg.terminal.turns import CODE_MODES, Mode, hands_over, mode_of, next_seat
from keypeg.terminal.widgets.board import BoardWidget, Picture, board_width, lines_of
from keypeg.terminal.widgets.choice import ChoiceList
from keypeg.terminal.widgets.keys import Keys
from keypeg.wire.state import State
from keypeg.words import Message, Param
from keypeg.words.saying import join_list

T = TypeVar("T")

NAMES_WIDTH = 78
"""Colours are shown with their names if all of them fit into this many cells."""


WIDEST_ASIDE = 64
"""The column beside the board gets no wider: its numbers would stand too far from their names."""
NARROW = 50
"""On a screen of fewer cells there is no column beside the board; the points go above it."""


class Palette(Static):
    """The colours to choose from."""

    auto_links = False


class TableBaseScreen(TitledScreen):
    """Follow a table through a link, seat the right person, and draw."""

    AUTO_FOCUS = ""

    def __init__(self, link: Link, *, pace: float = 0.0) -> None:
        super().__init__()
        self.link = link
        self.pace = pace
        self.seat: int | None = link.seats[0] if len(link.seats) == 1 else None
        self.state: State | None = None
        self.game_at = -1
        self.rows_drawn = 0
        self.entry: Entry | None = None
        self.left: int | None = None
        self._moment: tuple[object, ...] = ()
        self.claimant: int | None = None
        self.peeking = len(link.seats) == 1
        self._told: tuple[str, bool] = ("", False)
        self._drawing: Timer | None = None
        self._ready_for = -1
        self._taken_at = 0.0

    def compose(self) -> ComposeResult:
        """Compose title, turn, board and the column beside it; below them the input and the keys."""
        yield self.titled("")
        yield Static(id="turn", markup=False)
        with Horizontal(id="middle"):
            with VerticalScroll(id="tray", can_focus=False):
                yield BoardWidget()
            yield Static(id="aside", markup=False)
        yield Palette(id="palette", markup=False)
        with Vertical(id="marks"):
            yield ChoiceList(self.words("terminal-red"), [(0, "0", "")], key="red")
            yield ChoiceList(self.words("terminal-white"), [(0, "0", "")], key="white")
        yield Static(id="message", markup=False)
        yield Keys()

    def on_mount(self) -> None:
        """Read the table, and keep reading it."""
        self.query_one("#marks").display = False
        self.run_worker(self.link.listen(self.look), group="listen", exit_on_error=False)
        self.set_interval(1, self._draw_turn)
        self.look()

    async def on_unmount(self) -> None:
        """Disconnect from the table."""
        self.workers.cancel_node(self)
        await self.link.close()

    def on_resize(self) -> None:
        """Draw again in the new size."""
        self.draw()

    def look(self) -> None:
        """Read the table again."""
        self._look()

    @work(exclusive=True, group="look")
    async def _look(self) -> None:
        try:
            state = await self.link.state(self.seat)
            self.claimant = await self._who_may_claim(state)
        except KeypegError as error:
            self.tell(error.message, alarm=True)
            return
        self.take(state)

    async def _who_may_claim(self, state: State) -> int | None:
        if ActionKind.CLAIM in state.view.may or state.view.marking is Marking.TABLE:
            return self.seat if ActionKind.CLAIM in state.view.may else None
        for seat in self.link.seats:
            if seat != self.seat and ActionKind.CLAIM in (await self.link.state(seat)).view.may:
                return seat
        return None

    # What the table has come to

    @property
    def game(self) -> GameView:
        """Return the game on the board; a finished one stays until the players continue."""
        assert self.state is not None
        return self.state.view.games[self.game_at]

    @property
    def complete(self) -> bool:
        """Whether all rows of the game on the board are drawn."""
        return self.state is not None and self.rows_drawn >= len(self.game.rows)

    @property
    def shown(self) -> State:
        """Return the state as the screen shows it: no further than the row that is drawn."""
        assert self.state is not None
        return shown_state(self.state, game_at=self.game_at, rows=self.rows_drawn)

    @property
    def mode(self) -> Mode:
        """Return what is being done now."""
        if self.state is None or self.rows_drawn < len(self.game.rows):
            return Mode.WATCH
        return mode_of(self.state, self.game)

    def take(self, state: State) -> None:
        """Continue from a new state; ignore the state of another seat, or an older one."""
        first = self.state is None
        if state.view.seat != self.seat or (self.state is not None and state.seq < self.state.seq):
            return
        self.state, self._taken_at = state, time.monotonic()
        if first:
            self.game_at = len(state.view.games) - 1
            self.rows_drawn = len(self.game.rows)
        self.follow_rows()
        self._settle()

    def follow_rows(self) -> None:
        """Show the rows, slowly enough for a person to follow."""
        rows = len(self.game.rows)
        if self.pace and rows > self.rows_drawn + 1:
            # A computer is quick: its rows appear one by one.
            self._drawing = self._drawing or self.set_interval(self.pace, self._draw_row)
        elif self._drawing is None:
            self.rows_drawn = rows

    def _draw_row(self) -> None:
        self.rows_drawn = min(self.rows_drawn + 1, len(self.game.rows))
        if self.rows_drawn == len(self.game.rows) and self._drawing is not None:
            self._drawing.stop()
            self._drawing = None
        self._settle()

    def _settle(self) -> None:
        """Seat the right person, prepare the row, and draw."""
        if self.state is None or not self.has("marks", "red") or self._handed_over(self.state):
            return
        moment = (self.seat, self.game_at, self.mode, len(self.game.rows))
        if moment != self._moment:
            self._moment = moment
            self._begin(self.state)
        self.draw()

    def _handed_over(self, state: State) -> bool:
        if self.mode in (Mode.BETWEEN, Mode.OVER) or self.rows_drawn < len(self.game.rows):
            return False
        seat = next_seat(state, self.link.seats, self.seat)
        alone = len(self.link.seats) == 1
        sets = self.mode is Mode.SET and not alone and self._ready_for != self.game_at
        if seat is None and not sets:
            return False
        then = self.seat if seat is None else seat
        if then is None:
            return False
        if not sets and not hands_over(state, self.link.seats, self.seat, then):
            self._sit(then)
        elif not isinstance(self.app.screen, HandOver):
            secret = then == state.view.game.codemaker
            why = self.words("terminal-look-away" if secret else "terminal-then", turn=turn_message(state))
            sheet = HandOver(state.view.players[then], why)
            self.app.push_screen(sheet, lambda _: self._sit(then))
        return True

    def _sit(self, seat: int) -> None:
        self.seat = seat
        self._ready_for = self.game_at
        self.peeking = len(self.link.seats) == 1
        self.look()

    def _begin(self, state: State) -> None:
        """Start a new turn: an empty row, and a sentence that says what to do."""
        mode = self.mode
        self.entry = Entry(box_of(state)) if mode in CODE_MODES else None
        self.left = None
        if mode is Mode.BETWEEN:
            self.tell(words.ended(state.view, self.game))
        elif mode is Mode.OVER:
            if state.view.over:
                self.tell(words.match_ended(state.view, self.game))
            elif self.game.ending:
                self.tell(words.ended(state.view, self.game))
            else:
                self.show("")
        elif mode is Mode.WATCH:
            self.show("")
        else:
            self.tell(words.entry_asked(mode, box_of(state)))
        if mode in (Mode.BETWEEN, Mode.OVER) and self.game.secret is not None:
            self._check_seal(self.game.number)
        self._show_marks(mode is Mode.MARK)
        if knowledge.countable(state):
            self._count()

    @work(exclusive=True, group="count")
    async def _count(self) -> None:
        state = self.state
        if state is not None:
            found = await self.computed(lambda: knowledge.codes_left(state))
            if found is not None:
                self.left = found.count
                self.draw()

    @work(exclusive=True, group="seal")
    async def _check_seal(self, game: int) -> None:
        """Say whether the revealed code is the one that was set, below how the game ended."""
        try:
            told = await self.link.seal(game)
        except KeypegError:
            return
        if told is not None and self.state is not None and self.mode in (Mode.BETWEEN, Mode.OVER):
            text, alarm = self._told
            self.show("\n".join([text, self.words(told)]), alarm=alarm or told.code == "seal-broken")

    async def computed(self, compute: Callable[[], T]) -> T | None:
        """Compute something off the event loop; a refusal is shown."""
        try:
            return await asyncio.to_thread(compute)
        except KeypegError as error:
            self.tell(error.message, alarm=True)
            return None

    # Drawing

    def tell(self, code: str | Message, *, alarm: bool = False, **params: Param) -> None:
        """Say a message below the board."""
        self.show(self.words(code, **params), alarm=alarm)

    def show(self, text: str, *, alarm: bool = False) -> None:
        """Show a text below the board."""
        self._told = (text, alarm)
        self.draw()

    def draw(self) -> None:
        """Draw everything as it is now."""
        state = self.state
        if state is None or not self.has("title", "turn", "middle", "board", "aside", "palette", "message"):
            return
        shown = self.shown
        board = self.query_one(BoardWidget)
        board.show(self._picture(state), room=self.query_one("#middle").size.height)
        width = board_width(box_of(state), len(state.view.players), lines=self._lines(state))
        middle = self.query_one("#middle").size
        self.query_one("#aside").display = self.size.width >= NARROW
        self.query_one("#aside", Static).update(
            aside(
                shown,
                shown.view.game,
                events=shown_events(
                    self.link.events, game_at=self.game_at, rows=self.rows_drawn, complete=self.complete
                ),
                mine=self.link.seats,
                left=self.left if self.complete and self.mode is not Mode.BETWEEN else None,
                width=min(middle.width - width - 4, WIDEST_ASIDE),
                height=middle.height,
                language=self.language,
            )
        )
        self._draw_palette(state)
        text, alarm = self._told
        message = Content.styled(text, draw.style(draw.ALARM if alarm else draw.INK))
        self.query_one("#message", Static).update(message)
        self._draw_turn()
        self.refresh_bindings()

    def _draw_turn(self) -> None:
        state = self.state
        if state is None or not self.has("title", "turn"):
            return
        now = turn_message(self.shown, mine=self.link.seats)
        turn = self.words(now)
        if self.link.lost:
            turn = self.words("terminal-connecting")
        elif self.mode is Mode.BETWEEN:
            turn = self.words("terminal-game-over", game=self.game.number)
        elif state.seconds_left is not None and not state.closed and self.complete:
            left = state.seconds_left - (time.monotonic() - self._taken_at)
            turn = self.words("terminal-seconds-left", turn=now, seconds=max(0, round(left)))
        if self.size.width < NARROW:
            turn = f"{turn}  {' : '.join(map(str, self.shown.view.totals))}"
        self.query_one("#turn", Static).update(Content.styled(turn, draw.style(draw.AMBER, bold=True)))
        names = join_list(list(state.view.players), self.language)
        title = f"{names}  ·  {self.link.name}" if self.link.name else names
        self.query_one("#title", Static).update(title_line(title))

    def _draw_palette(self, state: State) -> None:
        shown = draw.palette(box_of(state), names=True, language=self.language)
        if shown.cell_length > min(NAMES_WIDTH, self.size.width - 2):
            shown = draw.palette(box_of(state), names=False, language=self.language)
        palette = self.query_one("#palette", Static)
        palette.update(shown)
        palette.display = self.mode is not Mode.MARK
        palette.visible = self.mode in CODE_MODES

    def _lines(self, state: State) -> int:
        room = self.query_one("#middle").size
        return lines_of(box_of(state), len(state.view.players), width=room.width, height=room.height)

    def _picture(self, state: State) -> Picture:
        mode, entry = self.mode, self.entry
        return Picture(
            box=box_of(state),
            game=self.game,
            players=state.view.players,
            rows_drawn=self.rows_drawn,
            entry=tuple(entry.pegs) if entry else None,
            cursor=entry.cursor if entry else 0,
            language=self.language,
            on_shield=mode in (Mode.SET, Mode.REVEAL),
            lines=self._lines(state),
            covered=(not self.peeking and (self.game.phase is not Phase.OVER or not self.complete))
            or (not self.complete and self.seat != self.game.codemaker),
        )

    def _show_marks(self, shown: bool) -> None:  # noqa: FBT001 - told apart by its name
        marks = self.query_one("#marks")
        if shown and self.state is not None:
            numbers = [(n, str(n), "") for n in range(box_of(self.state).shape.pegs + 1)]
            for name in ("#red", "#white"):
                choice: ChoiceList[int] = self.query_one(name, ChoiceList)
                choice.offer(numbers)
                choice.choose(0)
        marks.display = shown
        self.set_focus(self.query_one("#red") if shown else None)
