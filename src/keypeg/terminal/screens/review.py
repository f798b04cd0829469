"""The review: after a game, the truth about every guess, row by row."""

from __future__ import annotations

from typing import ClassVar

from textual import work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.content import Content
from textual.widgets import Static

from keypeg.errors import KeypegError
from keypeg.rules import Ending, GameView
from keypeg.terminal import draw
from keypeg.terminal.link import Link
from keypeg.terminal.reading import box_of, reviewable
from keypeg.terminal.review_panel import Telling
from keypeg.terminal.screens.page import TitledScreen, title_line
from keypeg.terminal.widgets.board import BoardWidget, Picture, board_width
from keypeg.terminal.widgets.keys import Keys
from keypeg.wire.review import ReviewData
from keypeg.wire.state import State

WHOLE = 0
"""Before row 1: the whole game."""


class ReviewScreen(TitledScreen):
    """Steps through the rows of a finished game; the others of the match are a key away."""

    AUTO_FOCUS = ""
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("right,up", "step(1)", "Row", key_display="← →"),
        Binding("left,down", "step(-1)", "Row", key_display="← →"),
        Binding("home", "whole", "Whole game", key_display="Home"),
        Binding("g,G", "next_game", "Other game"),
        Binding("pagedown", "scroll(1)", "Read on", key_display="PgDn"),
        Binding("pageup", "scroll(-1)", "Read on", show=False),
        Binding("escape,q,Q", "leave", "Back", key_display="Esc"),
        Binding("enter", "leave", "Back", show=False),
    ]

    def __init__(self, link: Link, state: State, *, seat: int | None, game: int) -> None:
        super().__init__()
        self._link = link
        self._state = state
        self._seat = seat
        self._games = reviewable(state.view.games)
        self.game_at = game
        self.row = WHOLE
        self._reviews: dict[int, ReviewData] = {}
        self._error = ""
        self.told = Content("")

    def compose(self) -> ComposeResult:
        """The board, and beside it what is said of it."""
        yield self.titled("")
        yield Static(id="turn", markup=False)
        with Horizontal(id="middle"):
            with VerticalScroll(id="tray", can_focus=False):
                yield BoardWidget()
            with VerticalScroll(id="told", can_focus=False):
                yield Static(id="telling", markup=False)
        yield Keys()

    def on_mount(self) -> None:
        """Begin with the whole game."""
        self._open()

    def on_resize(self) -> None:
        """Draw again in the new size."""
        self.draw()

    @property
    def game(self) -> GameView:
        """The game that is reviewed."""
        return self._state.view.games[self.game_at]

    @property
    def review(self) -> ReviewData | None:
        """What is known of it; None while it is worked out."""
        return self._reviews.get(self.game_at)

    def _open(self) -> None:
        self.row, self._error = WHOLE, ""
        if self.review is None:
            self._ask()
        self.draw()

    @work(exclusive=True, group="review")
    async def _ask(self) -> None:
        game = self.game_at
        try:
            self._reviews[game] = await self._link.review(game, seat=self._seat)
        except KeypegError as error:
            self._error = str(error)
        self.draw()

    def draw(self) -> None:
        """Draw everything as it is now."""
        if not self.has("title", "turn", "middle", "board", "told", "telling"):
            return
        view, box = self._state.view, box_of(self._state)
        picture = Picture(
            box=box, game=self.game, players=view.players, rows_drawn=len(self.game.rows), lit=self.row
        )
        middle = self.query_one("#middle").size
        self.query_one(BoardWidget).show(picture, room=middle.height)
        width = middle.width - board_width(box, len(view.players)) - 5
        self.told = self._telling(width)
        self.query_one("#telling", Static).update(self.told)
        self.query_one("#told", VerticalScroll).scroll_home(animate=False)
        void = " (void)" if self.game.ending is Ending.VOID else ""
        maker = view.players[self.game.codemaker]
        heading = f"Game {self.game.number} of {view.agreed}{void}: the code was {maker}'s"
        self.query_one("#turn", Static).update(Content.styled(heading, draw.style(draw.AMBER, bold=True)))
        self.query_one("#title", Static).update(title_line(f"Review  ·  {', '.join(view.players)}"))
        self.call_after_refresh(self.refresh_bindings)

    def _telling(self, width: int) -> Content:
        if self._error:
            return Content.styled(f"No review: {self._error}.", draw.style(draw.ALARM))
        if self.review is None:
            return Content.styled("Working out what every guess was worth ...", draw.style(draw.INK))
        telling = Telling(
            review=self.review,
            game=self.game,
            box=box_of(self._state),
            players=self._state.view.players,
            width=width,
        )
        return telling.whole() if self.row == WHOLE else telling.row(self.row)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:  # noqa: ARG002 - Textual's
        """Whether a key does something now."""
        match action:
            case "step":
                return self.review is not None
            case "whole":
                return self.row != WHOLE
            case "next_game":
                return len(self._games) > 1
            case "scroll":
                told = self.query("#told")
                return bool(told) and told.first(VerticalScroll).max_scroll_y > 0
            case _:
                return True

    def action_step(self, by: int) -> None:
        """The next row, or the one before; before row 1 is the whole game."""
        self.row = min(max(self.row + by, WHOLE), len(self.game.rows))
        self.draw()

    def action_whole(self) -> None:
        """Back to the whole game."""
        self.row = WHOLE
        self.draw()

    def action_next_game(self) -> None:
        """The next finished game, and after the last the first."""
        at = self._games.index(self.game_at)
        self.game_at = self._games[(at + 1) % len(self._games)]
        self._open()

    def action_scroll(self, by: int) -> None:
        """Read on, where not everything fits."""
        told = self.query_one("#told", VerticalScroll)
        told.scroll_relative(y=by * max(1, told.size.height - 2), animate=False)

    def action_leave(self) -> None:
        """Back to the table, also while it is worked out."""
        self.app.pop_screen()
