"""The review: after a game, the truth about every guess, row by row."""

from __future__ import annotations

from typing import ClassVar

from textual import work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.content import Content
from textual.widgets import Static

from keypeg.api.review import ReviewData
from keypeg.api.state import State
from keypeg.errors import KeypegError
from keypeg.rules import Ending, GameView
from keypeg.terminal import draw
from keypeg.terminal.daily_tables import match_title
from keypeg.terminal.game_messages import solo_ending_message
from keypeg.terminal.review_panel import ReviewPanel
from keypeg.terminal.screens.base import TitledScreen, title_line
from keypeg.terminal.state_queries import box_of, list_names_then, list_reviewable, list_row_names
from keypeg.terminal.table_link import Link
from keypeg.terminal.widgets.board import BoardWidget, Picture, board_beside_text, board_width, lines_per_row
from keypeg.terminal.widgets.keys import Keys
from keypeg.words import Message, message

_WHOLE = 0
"""Before row 1: the whole game."""


class ReviewScreen(TitledScreen):
    """Step through the rows of a finished game; a key switches to the other games of the match."""

    AUTO_FOCUS = ""
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("right,up", "step(1)", "label-row", key_display="← →"),
        Binding("left,down", "step(-1)", "label-row", key_display="← →"),
        Binding("home", "whole", "key-whole-game", key_display="Home"),
        Binding("g,G", "next_game", "key-other-game"),
        Binding("pagedown", "scroll(1)", "key-scroll", key_display="PgDn"),
        Binding("pageup", "scroll(-1)", "key-scroll", show=False),
        Binding("escape,q,Q", "leave", "key-back", key_display="Esc"),
        Binding("enter", "leave", "key-back", show=False),
    ]

    def __init__(self, link: Link, state: State, *, seat: int | None, game: int) -> None:
        super().__init__()
        self._link = link
        self._state = state
        self._seat = seat
        self._games = list_reviewable(state.view.games)
        self.game_at = game
        self.row = _WHOLE
        self._reviews: dict[int, ReviewData] = {}
        self._error: Message | None = None
        self.told = Content("")

    def compose(self) -> ComposeResult:
        """Compose the board, and the text beside it."""
        yield self.make_title("")
        yield Static(id="turn", markup=False)
        yield from board_beside_text(Horizontal(id="middle"))
        yield Keys()

    def on_mount(self) -> None:
        """Start with the whole game; the key that scrolls is there whenever the text is too long."""
        self.watch(self.query_one("#told"), "virtual_size", self.refresh_bindings, init=False)
        self._open()

    def on_resize(self) -> None:
        """Draw again in the new size, and once more where the style sheet gives another room for it."""
        self.draw()
        self.call_after_refresh(self.draw)

    @property
    def game(self) -> GameView:
        """Return the game that is reviewed."""
        return self._state.view.games[self.game_at]

    @property
    def review(self) -> ReviewData | None:
        """Return its review; None while it is computed."""
        return self._reviews.get(self.game_at)

    def _open(self) -> None:
        self.row, self._error = _WHOLE, None
        if self.review is None:
            self._ask()
        self.draw()

    @work(exclusive=True, group="review")
    async def _ask(self) -> None:
        game = self.game_at
        try:
            self._reviews[game] = await self._link.review(game, seat=self._seat)
        except KeypegError as error:
            self._error = error.message
        self.draw()

    def draw(self) -> None:
        """Draw everything as it is now."""
        if not self.has("title", "turn", "middle", "board", "told", "telling"):
            return
        view, box = self._state.view, box_of(self._state)
        middle, seats = self.query_one("#middle").size, len(self._state.view.players)
        lines = lines_per_row(box, seats, language=self.language, width=middle.width, height=middle.height)
        picture = Picture(
            box=box,
            game=self.game,
            players=view.players,
            names=list_row_names(self._state, self.game),
            rows_drawn=len(self.game.rows),
            lit=self.row,
            language=self.language,
            lines=lines,
        )
        self.query_one(BoardWidget).show(picture, room=middle.height)
        width = middle.width - board_width(box, seats, language=self.language, lines=lines) - 5
        self.told = self._draw_text(width)
        self.query_one("#telling", Static).update(self.told)
        self.query_one("#told", VerticalScroll).scroll_home(animate=False)
        self.query_one("#turn", Static).update(
            Content.styled(self.words(self._heading()), draw.style(draw.AMBER, bold=True))
        )
        title = self.words("review-screen", players=match_title(self._state, self.language))
        self.query_one("#title", Static).update(title_line(title))
        self.refresh_bindings()

    def _heading(self) -> Message:
        """Return which game of the match it is; a code that is played for its rows has no codemaker to name."""
        if self._state.options.solo:
            return solo_ending_message(self.game)
        return message(
            "review-heading-void" if self.game.ending is Ending.VOID else "review-heading",
            game=self.game.number,
            games=self._state.view.agreed,
            player=list_names_then(self._state, self.game)[self.game.codemaker],
        )

    def _draw_text(self, width: int) -> Content:
        if self._error is not None:
            return Content.styled(self.words("review-none", problem=self._error), draw.style(draw.ALARM))
        if self.review is None:
            return Content.styled(self.words("review-working"), draw.style(draw.INK))
        telling = ReviewPanel(
            review=self.review,
            game=self.game,
            box=box_of(self._state),
            players=list_names_then(self._state, self.game),
            names=list_row_names(self._state, self.game),
            width=width,
            language=self.language,
        )
        return telling.draw_whole() if self.row == _WHOLE else telling.row(self.row)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:  # noqa: ARG002 - Textual's
        """Whether a key does something now."""
        match action:
            case "step":
                return self.review is not None
            case "whole":
                return self.row != _WHOLE
            case "next_game":
                return len(self._games) > 1
            case "scroll":
                told = self.query("#told")
                return bool(told) and told.first(VerticalScroll).max_scroll_y > 0
            case _:
                return True

    def action_step(self, by: int) -> None:
        """Go to the next row, or to the previous one; before row 1 is the whole game."""
        self.row = min(max(self.row + by, _WHOLE), len(self.game.rows))
        self.draw()

    def action_whole(self) -> None:
        """Return to the whole game."""
        self.row = _WHOLE
        self.draw()

    def action_next_game(self) -> None:
        """Go to the next finished game, and from the last one to the first."""
        at = self._games.index(self.game_at)
        self.game_at = self._games[(at + 1) % len(self._games)]
        self._open()

    def action_scroll(self, by: int) -> None:
        """Scroll the text if it does not fit."""
        told = self.query_one("#told", VerticalScroll)
        told.scroll_relative(y=by * max(1, told.size.height - 2), animate=False)
