"""A screen with a position to think about: the board, a question beside it, and an answer to give."""

from __future__ import annotations

from collections.abc import Iterable

from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.content import Content
from textual.widgets import Input, Label, Static

from keypeg.rules import Edition, Feedback, GameView, Phase, Position, RowView
from keypeg.rules.view import view_rows
from keypeg.terminal import draw
from keypeg.terminal.entry import Entry
from keypeg.terminal.screens.base import WIDE
from keypeg.terminal.screens.entry_screen import BoardMiddle, EntryScreen
from keypeg.terminal.widgets.board import BoardWidget, Picture, board_beside_text, lines_per_row
from keypeg.terminal.widgets.keys import Keys
from keypeg.terminal.widgets.marks import MarksWidget
from keypeg.terminal.widgets.palette import Palette
from keypeg.words import Message

_SEATS = ("", "")

Line = tuple[str, str]
"""A paragraph and its ink."""


def make_game_view(
    position: Position,
    *,
    secret: str | None = None,
    asked: str | None = None,
    told: Feedback | None = None,
    wrong: int | None = None,
) -> GameView:
    """Return a position as a game that can be drawn; `asked` is a guess whose feedback is wanted, or `told`."""
    rows = [*view_rows(position)]
    if asked is not None:
        red, white = (None, None) if told is None else (told.red, told.white)
        rows.append(RowView(number=len(rows) + 1, seat=None, guess=asked, red=red, white=white, points=None))
    return GameView(
        number=1,
        codemaker=0,
        codebreakers=(1,),
        phase=Phase.GUESSING,
        rows=tuple(rows),
        rows_left=position.edition.shape.rows - len(rows),
        secret=secret,
        conceding=(),
        ending=None,
        void_by=None,
        evidence=() if wrong is None else (wrong,),
        corrections=(),
        points=((), ()),
    )


class PositionScreen(EntryScreen):
    """Show a board and a text; what the person answers with is up to the screen."""

    AUTO_FOCUS = ""

    def __init__(self) -> None:
        super().__init__()
        self._told: tuple[str, bool] = ("", False)

    def compose(self) -> ComposeResult:
        """Compose the board, the text beside it, and everything an answer may need."""
        yield self.make_title("")
        yield Static(id="turn", markup=False)
        yield from board_beside_text(BoardMiddle())
        yield Palette()
        yield MarksWidget(self.words("terminal-red"), self.words("terminal-white"))
        with Horizontal(id="asked-number", classes="labelled"):
            yield Label(self.words("page-lesson-your-number"))
            yield Input(id="number", restrict=r"[0-9]*", max_length=6, compact=True)
        yield Static(id="message", markup=False)
        yield Keys()

    def on_resize(self) -> None:
        """Draw again in the new size, and once more where the style sheet gives another room for it."""
        self.draw()
        self.call_after_refresh(self.draw)

    @property
    def box(self) -> Edition | None:
        """Return the edition on the board; None while there is none."""
        raise NotImplementedError

    def game(self) -> GameView:
        """Return what is on the board."""
        raise NotImplementedError

    def heading(self) -> str:
        """Return the line above the board."""
        raise NotImplementedError

    def paragraphs(self) -> Iterable[Line]:
        """Return the text beside the board."""
        raise NotImplementedError

    @property
    def picked(self) -> int:
        """Return the number of the row that is pointed at; 0 for none."""
        return 0

    def ask(self, *, code: bool = False, marks: bool = False, number: bool = False) -> None:
        """Show what is needed to answer with a code, with key pegs or with a number."""
        box = self.box
        self.entry = Entry(box) if code and box is not None else None
        self.query_one(MarksWidget).ask(box.shape.pegs if marks and box is not None else None)
        self.query_one("#asked-number").display = number
        field = self.query_one("#number", Input)
        field.value = ""
        if number:
            self.set_focus(field)

    def tell(self, code: str | Message, *, alarm: bool = False) -> None:
        """Say a message below the board."""
        self._told = (self.words(code) if code else "", alarm)
        self.draw()

    def show_refusal(self, why: Message) -> None:
        """Say below the board why something was refused."""
        self.tell(why, alarm=True)

    def draw(self) -> None:
        """Draw everything as it is now."""
        if not self.has("title", "turn", "middle", "board", "told", "telling", "palette", "message"):
            return
        self.query_one("#turn", Static).update(
            Content.styled(self.heading(), draw.style(draw.AMBER, bold=True))
        )
        box = self.box
        self.query_one("#tray").display = box is not None
        palette = self.query_one(Palette)
        if palette.display != (self.entry is not None):
            # What is asked for changes the room of the board: draw it again once it has that room.
            palette.display = self.entry is not None
            self.call_after_refresh(self.draw)
        if box is not None:
            self._draw_board(box)
            palette.offer(box, language=self.language)
        parts = [Content.styled(text, draw.style(ink)) for text, ink in self.paragraphs()]
        self.query_one("#telling", Static).update(Content("\n\n").join(parts))
        text, alarm = self._told
        self.query_one("#message", Static).update(
            Content.styled(text, draw.style(draw.ALARM if alarm else draw.INK))
        )
        self.refresh_bindings()

    def _lines(self, box: Edition) -> int:
        room = self.query_one("#middle").size
        return lines_per_row(box, len(_SEATS), language=self.language, width=room.width, height=room.height)

    def _draw_board(self, box: Edition) -> None:
        room, game, entry = self.query_one("#middle").size, self.game(), self.entry
        beside = self.size.width >= WIDE
        picture = Picture(
            box=box,
            game=game,
            players=_SEATS,
            rows_drawn=len(game.rows),
            entry=tuple(entry.pegs) if entry else None,
            cursor=entry.cursor if entry else 0,
            lit=self.picked,
            language=self.language,
            lines=self._lines(box) if beside else 1,
        )
        # Below one another, the board gets what it needs and no more: its unused rows fold.
        self.query_one(BoardWidget).show(picture, room=room.height if beside else 0)
