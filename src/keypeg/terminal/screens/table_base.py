"""The base of the table screen: the current state, who sits in front of it, and how it is drawn."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from typing import TypeVar

from textual import work
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.content import Content
from textual.timer import Timer
from textual.widgets import Static

from keypeg.api.state import State
from keypeg.errors import KeypegError
from keypeg.rules import ActionKind, GameView, Marking, Phase
from keypeg.terminal import draw, game_messages, player_help
from keypeg.terminal.cheer import PEG_SECONDS, Cheer, is_animated
from keypeg.terminal.daily_tables import match_title
from keypeg.terminal.drawn_match import DrawnMatch, drawn_turn_message
from keypeg.terminal.entry import Entry
from keypeg.terminal.screens.base import title_line
from keypeg.terminal.screens.dialogs import HandOver
from keypeg.terminal.screens.entry_screen import BoardMiddle, EntryScreen
from keypeg.terminal.side_panel import draw_side_panel
from keypeg.terminal.state_queries import box_of, list_row_names, turn_message
from keypeg.terminal.table_link import Link
from keypeg.terminal.turns import CODE_MODES, Mode, find_mode, hands_over, next_seat
from keypeg.terminal.widgets.board import BoardWidget, Picture, board_width, lines_per_row
from keypeg.terminal.widgets.keys import Keys
from keypeg.terminal.widgets.marks import MarksWidget
from keypeg.terminal.widgets.palette import Palette
from keypeg.words import Message, Param

T = TypeVar("T")

WIDEST_ASIDE = 64
"""The column beside the board gets no wider: its numbers would stand too far from their names."""
NARROWEST_ASIDE = 16
"""With fewer cells there is no column beside the board; the points go above it."""


class TableBaseScreen(EntryScreen):
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
        self._cheer: Cheer | None = None
        self._ready_for = -1
        self._taken_at = 0.0

    def compose(self) -> ComposeResult:
        """Compose title, turn, board and the column beside it; below them the input and the keys."""
        yield self.make_title("")
        yield Static(id="turn", markup=False)
        with BoardMiddle():
            with VerticalScroll(id="tray", can_focus=False):
                yield BoardWidget()
            yield Static(id="aside", markup=False)
        yield Palette()
        yield MarksWidget(self.words("terminal-red"), self.words("terminal-white"))
        yield Static(id="message", markup=False)
        yield Keys()

    def on_mount(self) -> None:
        """Read the table, and keep reading it."""
        self.query_one("#marks").display = False
        self.listen()
        self.set_interval(1, self._draw_turn)
        self.look()

    def listen(self) -> None:
        """Follow the table from the seat that the link has now."""
        self.run_worker(self.link.listen(self.look), group="listen", exit_on_error=False, exclusive=True)

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
        with self.catch_refusals():
            state = await self.link.state(self.seat)
            self.claimant = await self._who_may_claim(state)
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
    def drawn(self) -> DrawnMatch:
        """Return the match as the screen shows it: no further than the row that is drawn."""
        assert self.state is not None
        return DrawnMatch(self.state.view, self.game_at, self.rows_drawn)

    @property
    def mode(self) -> Mode:
        """Return what is being done now."""
        if self.state is None or self.rows_drawn < len(self.game.rows):
            return Mode.WATCH
        return find_mode(self.state, self.game)

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
        if self.state is None or not self.has("marks", "red") or self._hand_over(self.state):
            return
        moment = (self.seat, self.game_at, self.mode, len(self.game.rows))
        if moment != self._moment:
            # A game that was over when the screen was opened is no news.
            news, self._moment = bool(self._moment), moment
            self._begin(self.state)
            self._cheer = self._start_cheer(self.state) if news else None
        self.draw()

    def _hand_over(self, state: State) -> bool:
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
        if mode in (Mode.BETWEEN, Mode.OVER):
            told = game_messages.closing_message(
                state, self.game, last=mode is Mode.OVER, mine=self.link.seats
            )
            self.show("" if told is None else self.words(told))
        elif mode is Mode.WATCH:
            self.show("")
        else:
            self.tell(game_messages.entry_message(mode, box_of(state)))
        if mode in (Mode.BETWEEN, Mode.OVER) and self.game.secret is not None:
            self._check_seal(self.game.number)
        if mode is Mode.OVER and state.options.solo and state.options.daily is None:
            self._show_results()
        shape = box_of(state).shape
        self.query_one(MarksWidget).ask(shape.pegs if mode is Mode.MARK else None, shape.counting)
        if player_help.is_countable(state):
            self._count()

    def _start_cheer(self, state: State) -> Cheer | None:
        """Return a word for those here who have just broken the code, and let its pegs appear."""
        told = game_messages.cheer_message(self.game, self.link.seats)
        if told is None or self.mode not in (Mode.BETWEEN, Mode.OVER):
            return None
        cheer = Cheer(words=self.words(told), box=box_of(state), code=self.game.rows[-1].guess or "")
        if not is_animated(self.app.animation_level):
            return replace(cheer, shown=len(cheer.code))
        self.set_timer(PEG_SECONDS, self._cheer_on)
        return cheer

    def _cheer_on(self) -> None:
        if self._cheer is not None and not self._cheer.done:
            self._cheer = self._cheer.add_peg()
            self.set_timer(PEG_SECONDS, self._cheer_on)
            self.draw()

    @work(exclusive=True, group="count")
    async def _count(self) -> None:
        state = self.state
        if state is not None:
            found = await self.compute(lambda: player_help.list_codes_left(state))
            if found is not None:
                self.left = found.count
                self.draw()

    @work(exclusive=True, group="seal")
    async def _check_seal(self, game: int) -> None:
        """Say whether the revealed code is the one that was set, below how the game ended."""
        try:
            told = await self.link.check_seal(game)
        except KeypegError:
            return
        if told is not None and self.state is not None and self.mode in (Mode.BETWEEN, Mode.OVER):
            text, alarm = self._told
            self.show("\n".join([text, self.words(told)]), alarm=alarm or told.code == "seal-broken")

    @work(exclusive=True, group="results")
    async def _show_results(self) -> None:
        """Say how the codes went so far, below how this one ended."""
        with suppress(KeypegError):
            told = await self.link.results()
            if told is not None and self.mode is Mode.OVER:
                self.show("\n".join([self._told[0], self.words(told)]), alarm=self._told[1])

    async def compute(self, compute: Callable[[], T]) -> T | None:
        """Compute something off the event loop; a refusal is shown."""
        with self.catch_refusals():
            return await asyncio.to_thread(compute)
        return None

    # Drawing

    def tell(self, code: str | Message, *, alarm: bool = False, **params: Param) -> None:
        """Say a message below the board."""
        self.show(self.words(code, **params), alarm=alarm)

    def show_refusal(self, why: Message) -> None:
        """Say below the board why something was refused."""
        self.tell(why, alarm=True)

    def show(self, text: str, *, alarm: bool = False) -> None:
        """Show a text below the board."""
        self._told = (text, alarm)
        self.draw()

    def draw(self) -> None:
        """Draw everything as it is now."""
        state = self.state
        if state is None or not self.has("title", "turn", "middle", "board", "aside", "palette", "message"):
            return
        middle, box, players = (
            self.query_one("#middle").size,
            box_of(state),
            len(state.view.players),
        )
        lines = lines_per_row(box, players, language=self.language, width=middle.width, height=middle.height)
        self.query_one(BoardWidget).show(self._picture(state, lines), room=middle.height)
        width = board_width(box, players, language=self.language, lines=lines)
        aside = self.query_one("#aside", Static)
        aside.display = self.has_aside(state)
        aside.update(self.draw_aside(width=min(middle.width - width - 4, WIDEST_ASIDE), height=middle.height))
        self._draw_palette(state)
        text, alarm = self._told
        message = Content.styled(text, draw.style(draw.ALARM if alarm else draw.INK))
        self.query_one("#message", Static).update(message)
        self._draw_turn()
        self.refresh_bindings()

    def draw_aside(self, *, width: int, height: int) -> Content:
        """Return the column beside the board."""
        assert self.state is not None
        return draw_side_panel(
            self.state,
            self.drawn,
            events=self.link.events,
            mine=self.link.seats,
            left=self.left if self.complete and self.mode is not Mode.BETWEEN else None,
            width=width,
            height=height,
            language=self.language,
        )

    def _draw_turn(self) -> None:
        state = self.state
        if state is None or not self.has("title", "turn"):
            return
        turn = self.words("terminal-connecting") if self.link.lost else self.describe_turn(state)
        shown = Content.styled(turn, draw.style(draw.AMBER, bold=True))
        self.query_one("#turn", Static).update(self._cheer.line(turn) if self._cheer else shown)
        title = self.describe_title(state)
        title = f"{title}  ·  {self.link.name}" if self.link.name else title
        self.query_one("#title", Static).update(title_line(title))

    def describe_title(self, state: State) -> str:
        """Return what is played here."""
        return match_title(state, self.language)

    def describe_turn(self, state: State) -> str:
        """Return whose turn it is, and how long they have."""
        now = drawn_turn_message(state, self.drawn, mine=self.link.seats)
        turn = self.words(now)
        if self.mode is Mode.OVER and state.options.solo:
            turn = self.words(game_messages.solo_ending_message(self.game))
        elif self.mode is Mode.BETWEEN:
            turn = self.words("terminal-game-over", game=self.game.number)
        elif state.seconds_left is not None and not state.closed and self.complete:
            left = state.seconds_left - (time.monotonic() - self._taken_at)
            turn = self.words("terminal-seconds-left", turn=now, seconds=max(0, round(left)))
        if not self.has_aside(state) and not state.options.solo:
            turn = f"{turn}  {' : '.join(map(str, self.drawn.totals))}"
        return turn

    def _draw_palette(self, state: State) -> None:
        palette = self.query_one(Palette)
        palette.offer(box_of(state), language=self.language)
        palette.display = self.mode is not Mode.MARK
        palette.visible = self.mode in CODE_MODES

    def has_aside(self, state: State) -> bool:
        """Whether there is room for a column beside the board."""
        width = board_width(box_of(state), len(state.view.players), language=self.language)
        return self.size.width - width - 4 >= NARROWEST_ASIDE

    def _picture(self, state: State, lines: int) -> Picture:
        mode, entry = self.mode, self.entry
        return Picture(
            box=box_of(state),
            game=self.game,
            players=state.view.players,
            names=list_row_names(state, self.game),
            rows_drawn=self.rows_drawn,
            entry=tuple(entry.pegs) if entry else None,
            cursor=entry.cursor if entry else 0,
            language=self.language,
            on_shield=mode in (Mode.SET, Mode.REVEAL),
            lines=lines,
            lit=self.rows_drawn if self._cheer is not None and self._cheer.lit else 0,
            covered=(not self.peeking and (self.game.phase is not Phase.OVER or not self.complete))
            or (not self.complete and self.seat != self.game.codemaker),
        )
