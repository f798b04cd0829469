"""The table: the board, who sits there, and what may be done now."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import ClassVar, TypeVar

from textual import events, work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.timer import Timer
from textual.widgets import Static

from keypeg.errors import KeypegError, StaleAction
from keypeg.rules import GameView
from keypeg.terminal import draw, knowledge, words
from keypeg.terminal.aside import aside
from keypeg.terminal.card import drawn_card
from keypeg.terminal.entry import Entry
from keypeg.terminal.guide import guide
from keypeg.terminal.link import Link
from keypeg.terminal.screens.page import Page, title_line
from keypeg.terminal.screens.sheets import HandOver, Notice, Question
from keypeg.terminal.state import State
from keypeg.terminal.turns import CODE_MODES, Mode, hands_over, mode_of, next_seat
from keypeg.terminal.widgets.board import Board, Picture, board_width
from keypeg.terminal.widgets.choice import Choice
from keypeg.terminal.widgets.keys import Keys

T = TypeVar("T")

NAMES_WIDTH = 78
"""Colours are shown with their names where all of them fit into so many cells."""


class TableScreen(Page):
    """Plays at a table through a link; computes no rule: the view says what may be done."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "guess", "Guess"),
        Binding("enter", "set", "Set the code"),
        Binding("enter", "hide", "The code is set"),
        Binding("enter", "mark", "Mark"),
        Binding("enter", "reveal", "Reveal"),
        Binding("enter", "next_game", "Next game"),
        Binding("enter", "finish", "To the menu"),
        Binding("backspace", "back", "Take back"),
        Binding("left", "move(-1)", "Hole", key_display="← →"),
        Binding("right", "move(1)", "Hole", key_display="← →"),
        Binding("up", "turn(1)", "Colour", key_display="↑ ↓"),
        Binding("down", "turn(-1)", "Colour", key_display="↑ ↓"),
        Binding("up", "other_mark", "Red or white", key_display="↑ ↓"),
        Binding("down", "other_mark", "Red or white", key_display="↑ ↓"),
        Binding("h,H", "hint", "Hint"),
        Binding("f,F", "fits", "Fits?"),
        Binding("l,L", "codes", "Codes left"),
        Binding("c,C", "claim", "Claim"),
        Binding("v,V", "peek", "Peek"),
        Binding("x,X", "concede", "Give up"),
        Binding("d,D", "points", "Points"),
        Binding("question_mark", "help", "Help"),
        Binding("q,Q", "leave", "Leave"),
    ]

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
        self._claimant: int | None = None
        self._peeking = len(link.seats) == 1
        self._told: tuple[str, bool] = ("", False)
        self._drawing: Timer | None = None

    def compose(self) -> ComposeResult:
        """Title, turn, board and what stands beside it; below them what is done now, and the keys."""
        yield self.titled("")
        yield Static(id="turn", markup=False)
        with Horizontal(id="middle"):
            with VerticalScroll(id="tray", can_focus=False):
                yield Board()
            yield Static(id="aside", markup=False)
        yield Static(id="palette", markup=False)
        with Vertical(id="marks"):
            yield Choice("Red", [(0, "0", "")], id="red")
            yield Choice("White", [(0, "0", "")], id="white")
        yield Static(id="message", markup=False)
        yield Keys()

    def on_mount(self) -> None:
        """Look at the table, and go on looking."""
        self.query_one("#marks").display = False
        self.run_worker(self.link.listen(self.look), group="listen", exit_on_error=False)
        self.set_interval(1, self._draw_turn)
        self.look()

    def on_resize(self) -> None:
        """Draw again in the new size."""
        self._draw()

    def look(self) -> None:
        """Read the table again."""
        self._look()

    @work(exclusive=True, group="look")
    async def _look(self) -> None:
        try:
            state = await self.link.state(self.seat)
            self._claimant = await self._who_may_claim(state)
        except KeypegError as error:
            self.tell(str(error), alarm=True)
            return
        self._take(state)

    async def _who_may_claim(self, state: State) -> int | None:
        if "Claim" in state.view.may or state.view.marking == "table":
            return self.seat if "Claim" in state.view.may else None
        for seat in self.link.seats:
            if seat != self.seat and "Claim" in (await self.link.state(seat)).view.may:
                return seat
        return None

    # What the table has come to

    @property
    def game(self) -> GameView:
        """The game on the board: a finished one stays until the players go on."""
        assert self.state is not None  # noqa: S101 - drawn only after the first look
        return self.state.view.games[self.game_at]

    @property
    def mode(self) -> Mode:
        """What is done now."""
        if self.state is None or self.rows_drawn < len(self.game.rows):
            return Mode.WATCH
        return mode_of(self.state, self.game)

    def _take(self, state: State) -> None:
        first = self.state is None
        self.state = state
        if first:
            self.game_at = len(state.view.games) - 1
            self.rows_drawn = len(self.game.rows)
        self._follow_rows()
        self._settle()

    def _follow_rows(self) -> None:
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
        """Let the right person sit here, ready the row, and draw."""
        if self.state is None or self._handed_over(self.state):
            return
        moment = (self.seat, self.game_at, self.mode, len(self.game.rows))
        if moment != self._moment:
            self._moment = moment
            self._begin(self.state)
        self._draw()

    def _handed_over(self, state: State) -> bool:
        if self.mode in (Mode.BETWEEN, Mode.OVER) or self.rows_drawn < len(self.game.rows):
            return False
        seat = next_seat(state, self.link.seats, self.seat)
        if seat is None:
            return False
        if not hands_over(state, self.link.seats, self.seat, seat):
            self._sit(seat)
        elif not isinstance(self.app.screen, HandOver):
            self.app.push_screen(
                HandOver(state.view.players[seat], state.turn() + "."), lambda _: self._sit(seat)
            )
        return True

    def _sit(self, seat: int) -> None:
        self.seat = seat
        self._peeking = len(self.link.seats) == 1
        self.look()

    def _begin(self, state: State) -> None:
        """A new moment: an empty row, and the sentence that says what to do."""
        mode = self.mode
        self.entry = Entry(state.edition) if mode in CODE_MODES else None
        self.left = None
        if mode is Mode.BETWEEN:
            self.tell(words.ended(state.view, self.game))
        elif mode is Mode.OVER:
            over = words.ended(state.view, self.game) if self.game.ending else ""
            self.tell(f"{over} {words.verdict(state.view)}." if state.view.over else over)
        elif mode is Mode.WATCH:
            self.tell("")
        else:
            self.tell(words.entry_asked(mode.value, state.edition))
        self._show_marks(mode is Mode.MARK)
        if knowledge.countable(state):
            self._count()

    @work(exclusive=True, group="count")
    async def _count(self) -> None:
        state = self.state
        if state is not None:
            found = await self._computed(lambda: knowledge.codes_left(state))
            if found is not None:
                self.left = found.count
                self._draw()

    async def _computed(self, compute: Callable[[], T]) -> T | None:
        """Something that takes a while, off the event loop; a refusal is told."""
        try:
            return await asyncio.to_thread(compute)
        except KeypegError as error:
            self.tell(str(error), alarm=True)
            return None

    # Drawing

    def tell(self, text: str, *, alarm: bool = False) -> None:
        """The sentence below the board."""
        self._told = (text, alarm)
        self._draw()

    def _draw(self) -> None:
        state = self.state
        if state is None or not self.is_mounted:
            return
        board = self.query_one(Board)
        board.show(self._picture(state), room=self.query_one("#middle").size.height)
        width = board_width(state.edition, len(state.view.players))
        middle = self.query_one("#middle").size
        self.query_one("#aside", Static).update(
            aside(
                state,
                self.game,
                mine=self.link.seats,
                left=self.left,
                width=middle.width - width - 4,
                height=middle.height,
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
        if state is None:
            return
        turn = state.turn(mine=self.link.seats)
        if self.mode is Mode.BETWEEN:
            turn = f"Game {self.game.number} is over"
        elif state.deadline is not None and not state.closed:
            turn += f" ({max(0, round(state.deadline - self.app.now()))} seconds left)"  # type: ignore[attr-defined]
        self.query_one("#turn", Static).update(Content.styled(turn, draw.style(draw.AMBER, bold=True)))
        where = f"  ·  {self.link.name}" if self.link.name else ""
        names = " and ".join(state.view.players) if len(state.view.players) == 2 else ", ".join(state.view.players)
        self.query_one("#title", Static).update(title_line(f"{names}{where}"))

    def _draw_palette(self, state: State) -> None:
        shown = draw.palette(state.edition, names=True)
        if shown.cell_length > min(NAMES_WIDTH, self.size.width - 2):
            shown = draw.palette(state.edition, names=False)
        palette = self.query_one("#palette", Static)
        palette.update(shown)
        palette.display = self.mode is not Mode.MARK

    def _picture(self, state: State) -> Picture:
        mode, entry = self.mode, self.entry
        return Picture(
            box=state.edition,
            game=self.game,
            players=state.view.players,
            rows_drawn=self.rows_drawn,
            entry=tuple(entry.pegs) if entry else None,
            cursor=entry.cursor if entry else 0,
            on_shield=mode in (Mode.SET, Mode.REVEAL),
            covered=(not self._peeking and self.game.phase != "over") or self.rows_drawn < len(self.game.rows),
        )

    def _show_marks(self, shown: bool) -> None:  # noqa: FBT001 - told apart by its name
        marks = self.query_one("#marks")
        if shown and self.state is not None:
            numbers = [(n, str(n), "") for n in range(self.state.edition.shape.pegs + 1)]
            for name in ("#red", "#white"):
                choice: Choice[int] = self.query_one(name, Choice)
                choice.offer(numbers)
                choice.choose(0)
        marks.display = shown
        self.set_focus(self.query_one("#red") if shown else None)

    # What a person does

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:  # noqa: ARG002 - Textual's
        """Whether a key does something now."""
        state, mode = self.state, self.mode
        by_mode = {
            "guess": Mode.GUESS,
            "set": Mode.SET,
            "hide": Mode.HIDE,
            "mark": Mode.MARK,
            "other_mark": Mode.MARK,
            "reveal": Mode.REVEAL,
            "next_game": Mode.BETWEEN,
            "finish": Mode.OVER,
        }
        if action in by_mode:
            return mode is by_mode[action]
        if state is None:
            return action in ("leave", "help")
        match action:
            case "back" | "move" | "turn":
                return mode in CODE_MODES
            case "hint" | "codes":
                return state.hints and mode is Mode.GUESS
            case "fits":
                return state.hints and mode is Mode.GUESS and self.entry is not None and self.entry.text is not None
            case "claim":
                return self._claimant is not None and mode not in (Mode.BETWEEN, Mode.OVER)
            case "concede":
                return "Concede" in state.view.may and mode not in (Mode.BETWEEN, Mode.OVER)
            case "peek":
                hidden = len(self.link.seats) > 1 and self.seat == self.game.codemaker
                return hidden and self.game.secret is not None and self.game.phase != "over"
            case _:
                return True

    def on_key(self, event: events.Key) -> None:
        """A letter or a number is a peg."""
        if self.entry is not None and event.character and self.entry.place(event.character):
            event.stop()
            self._draw()

    def action_place(self, letter: str) -> None:
        """A peg from the palette."""
        if self.entry is not None:
            self.entry.place(letter)
            self._draw()

    def action_point(self, at: int) -> None:
        """A hole of the row."""
        self._change(lambda entry: entry.point(at))

    def action_move(self, by: int) -> None:
        """The next hole, or the one before."""
        self._change(lambda entry: entry.point(entry.cursor + by))

    def action_turn(self, by: int) -> None:
        """The next colour, or the one before."""
        self._change(lambda entry: entry.turn(by))

    def action_back(self) -> None:
        """Take a peg back."""
        self._change(Entry.back)

    def _change(self, change: Callable[[Entry], object]) -> None:
        if self.entry is not None:
            change(self.entry)
            self._draw()

    async def action_guess(self) -> None:
        """Place the guess."""
        await self._send_code("guess")

    async def action_set(self) -> None:
        """Set the code."""
        await self._send_code("secret")

    async def action_reveal(self) -> None:
        """Lift the shield."""
        await self._send_code("reveal")

    async def action_hide(self) -> None:
        """The code stands behind a real shield."""
        await self._send("secret hidden")

    async def action_mark(self) -> None:
        """Mark the row by hand."""
        red, white = self.query_one("#red", Choice).value, self.query_one("#white", Choice).value
        await self._send(f"mark {red}-{white}")

    def action_other_mark(self) -> None:
        """From red to white, or back."""
        at_red = self.query_one("#red").has_focus
        self.set_focus(self.query_one("#white" if at_red else "#red"))

    async def action_claim(self) -> None:
        """Claim wrong information."""
        before = len(self.state.told) if self.state else 0
        if await self._send("claim", seat=self._claimant) and self.state is not None:
            told = [text for text in self.state.told[before:] if "claims" in text]
            if told and self.mode is not Mode.BETWEEN:
                self.tell(told[-1])

    def action_concede(self) -> None:
        """Give the game up, after a question."""

        def answered(yes: bool | None) -> None:
            if yes:
                self.run_worker(self._send("concede"))

        who = self.state.view.players[self.seat] if self.state and self.seat is not None else ""
        self.app.push_screen(Question(f"{who}, do you give this game up?"), answered)

    async def _send_code(self, word: str) -> None:
        text = self.entry.text if self.entry else None
        if text is None:
            self.tell("Some holes are still free.", alarm=True)
        else:
            await self._send(f"{word} {text}")

    async def _send(self, action: str, *, seat: int | None = None) -> bool:
        who = self.seat if seat is None else seat
        if self.state is None or who is None:
            return False
        try:
            await self.link.act(who, action, seq=self.state.seq)
        except StaleAction:
            self.tell("The table has moved on; look again.", alarm=True)
        except KeypegError as error:
            self.tell(_sentence(str(error)), alarm=True)
            return False
        self._take(await self.link.state(self.seat))
        return True

    def action_next_game(self) -> None:
        """On to the next game."""
        self.game_at += 1
        self.rows_drawn = 0
        self._follow_rows()
        self.look()

    def action_peek(self) -> None:
        """Look behind the own shield, or cover it again."""
        self._peeking = not self._peeking
        self._draw()

    @work(exclusive=True, group="ask")
    async def action_hint(self) -> None:
        """A good guess, and why; it is laid where the row is empty."""
        state = self.state
        if state is None:
            return
        found = await self._computed(lambda: knowledge.good_guess(state))
        if found is not None and state is self.state:
            if self.entry is not None and self.entry.empty:
                self.entry.fill(str(found.code))
            self.tell(f"Hint: {found.code}; {found.why}.")

    @work(exclusive=True, group="ask")
    async def action_fits(self) -> None:
        """Whether the row could be the code."""
        state, text = self.state, self.entry.text if self.entry else None
        if state is not None and text is not None:
            told = await self._computed(lambda: knowledge.fitting(state, text))
            if told is not None:
                self.tell(told)

    @work(exclusive=True, group="ask")
    async def action_codes(self) -> None:
        """The codes that are left."""
        state = self.state
        if state is None:
            return
        found = await self._computed(lambda: knowledge.codes_left(state))
        if found is not None:
            more = f"\n… and {found.count - len(found.codes):,} more" if found.count > len(found.codes) else ""
            self.app.push_screen(Notice(f"Codes left: {found.count:,}", "  ".join(found.codes) + more))

    def action_points(self) -> None:
        """The score card."""
        if self.state is not None:
            self.app.push_screen(Notice("Score card", drawn_card(self.state.view)))

    def action_help(self) -> None:
        """The rules of this edition, and the keys."""
        if self.state is not None:
            self.app.push_screen(Notice(f"How {self.state.edition.name} is played", guide(self.state.edition)))

    def action_leave(self) -> None:
        """Back to the menu; the match is kept."""
        self.app.pop_screen()

    def action_finish(self) -> None:
        """Back to the menu after the match."""
        self.app.pop_screen()


def _sentence(text: str) -> str:
    return text[:1].upper() + text[1:] + ("" if text.endswith(".") else ".")
