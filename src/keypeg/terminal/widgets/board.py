"""The board: rows grow upward towards the shield, the row being played is the brightest."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from textual.app import ComposeResult
from textual.containers import Horizontal, VerticalScroll
from textual.content import Content
from textual.geometry import Region
from textual.widgets import Static

from keypeg.rules import Edition, GameView, Phase, RowView
from keypeg.terminal import draw
from keypeg.words import DEFAULT, has_black_key_pegs, message, say

NAME_WIDTH = 8
BESIDE = 46
"""The cells that tall pegs leave for the column beside the board."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Picture:
    """What the board shows; `entry` is the row being filled, on the shield's line where `on_shield`.

    `lit` is the number of a row to point at, where that is done. `names` are those beside the rows, in a group.
    """

    box: Edition
    game: GameView
    players: tuple[str, ...]
    rows_drawn: int
    names: tuple[str, ...] = ()
    entry: tuple[str | None, ...] | None = None
    cursor: int = 0
    on_shield: bool = False
    covered: bool = False
    lit: int = 0
    language: str = DEFAULT
    lines: int = 1
    """How many lines a row of pegs takes: 2 or 3 where there is room."""


class BoardWidget(Static):
    """Draws a board; it knows no rules."""

    auto_links = False

    def __init__(self) -> None:
        super().__init__(id="board")
        self._picture: Picture | None = None

    def show(self, picture: Picture, *, room: int) -> None:
        """Draw a board in `room` lines if it fits."""
        self._picture = picture
        drawn = board_lines(picture, room=room)
        self.update(draw.join_lines(drawn))
        row = (picture.lit or picture.rows_drawn + 2) * picture.lines
        self.call_after_refresh(self._keep_in_sight, len(drawn), min(row, len(drawn)))

    def _keep_in_sight(self, height: int, from_below: int) -> None:
        if self.parent is not None and hasattr(self.parent, "scroll_to_region"):
            self.parent.scroll_to_region(Region(0, height - from_below, 1, 1), animate=False)


def board_beside_text(middle: Horizontal) -> ComposeResult:
    """Compose a board and a text beside it, each in a box that scrolls."""
    with middle:
        with VerticalScroll(id="tray", can_focus=False):
            yield BoardWidget()
        with VerticalScroll(id="told", can_focus=False):
            yield Static(id="telling", markup=False)


def board_lines(picture: Picture, *, room: int) -> list[Content]:
    """Return the board from the shield down to row 1; one with flat pegs is folded where there is little room."""
    rows, flat = picture.box.shape.rows, picture.lines == 1
    played = picture.game.rows[: picture.rows_drawn]
    waiting = range(rows, len(played), -1)
    head = [*_draw_row(picture, _shield_row(picture)), _rule(picture)]
    fold = flat and room < len(head) + rows and len(waiting) > 2
    body = [[_fold(picture, len(waiting) - 1)]] if fold else []
    body += [
        _draw_row(picture, _empty_row(picture, number)) for number in (waiting[-1:] if fold else waiting)
    ]
    body += [_draw_row(picture, _played_row(picture, row)) for row in reversed(played)]
    if flat and room >= len(head) + 2 * rows:
        body = [[*lines, _line(picture, [])] for lines in body[:-1]] + body[-1:]
    return [*head, *(line for lines in body for line in lines)]


def board_width(box: Edition, players: int, *, language: str, lines: int = 1) -> int:
    """Return how many cells a line of the board takes; it is the same for every line in every phase of a game."""
    return _tray_width(box, players, language=language, lines=lines) + 1


def lines_per_row(box: Edition, players: int, *, language: str, width: int, height: int) -> int:
    """Return how many lines a row of pegs gets on a screen of this size: tall pegs need room beside the board, too."""
    for lines in (3, 2):
        high = lines * (box.shape.rows + 1) + 1
        if high <= height and board_width(box, players, language=language, lines=lines) + BESIDE <= width:
            return lines
    return 1


Parts = list["Content | tuple[str, object]"]


class _Row(NamedTuple):
    """What leads a row and in which ink, its pegs (None: covered), and what follows them on its middle line."""

    lead: str
    ink: str
    pegs: Sequence[str | None] | None
    tail: Parts
    ground: str = draw.BOARD
    cursor: int | None = None


def _draw_row(picture: Picture, row: _Row) -> list[Content]:
    """Return the lines of a row."""
    middle, space = max(0, picture.lines - 2), draw.gap(picture.box, row.ground)
    columns = _draw_pegs(picture, row)
    lines = []
    for at in range(picture.lines):
        start = _lead(row.lead if at == middle else "", row.ground, row.ink)
        pegs = space.join(column[at] for column in columns)
        lines.append(_line(picture, [start, pegs, *(row.tail if at == middle else [])], row.ground))
    return lines


def _draw_pegs(picture: Picture, row: _Row) -> list[list[Content]]:
    """Return the lines of each peg."""
    if row.pegs is None:
        cover = draw.COVER if picture.lines == 1 else draw.COVER[0] * draw.TALL_WIDTH
        covered = Content.styled(cover, draw.style(draw.FAINT, row.ground))
        return [[covered] * picture.lines] * picture.box.shape.pegs
    columns = []
    for at, letter in enumerate(row.pegs):
        click = f"screen.point({at})" if row.cursor is not None else ""
        chosen = at == row.cursor
        columns.append(
            [draw.peg(picture.box, letter, cursor=chosen, click=click, ground=row.ground)]
            if picture.lines == 1
            else draw.tall_peg(
                picture.box, letter, lines=picture.lines, cursor=chosen, click=click, ground=row.ground
            )
        )
    return columns


def _shield_row(picture: Picture) -> _Row:
    game = picture.game
    code, setting = _say(picture, "board-code"), game.phase is Phase.SETTING
    if picture.on_shield and picture.entry is not None:
        word = (f"  {code}", draw.style(draw.INK, draw.LIT))
        return _Row("▸", draw.AMBER, picture.entry, [word], draw.LIT, picture.cursor)
    if game.secret is not None and not picture.covered:
        return _Row("", draw.FAINT, game.secret, [(f"  {code}", draw.style(draw.INK, draw.BOARD))])
    word = (
        f"  {_say(picture, 'board-no-code' if setting else 'board-shield')}",
        draw.style(draw.FAINT, draw.BOARD),
    )
    return _Row("", draw.FAINT, [None] * picture.box.shape.pegs if setting else None, [word])


def _empty_row(picture: Picture, number: int) -> _Row:
    is_next = number == picture.rows_drawn + 1 and picture.game.phase is not Phase.OVER
    if is_next and picture.entry is not None and not picture.on_shield:
        return _Row(f"▸{number}", draw.AMBER, picture.entry, [], draw.LIT, picture.cursor)
    return _Row(str(number), draw.FAINT, [None] * picture.box.shape.pegs, [])


def _played_row(picture: Picture, row: RowView) -> _Row:
    """Return a row with its number and signs; one that was lost has no pegs, but holes where these are tall."""
    proof = row.number in picture.game.evidence
    pointed = (row.red is None and row.guess is not None) or row.number == picture.lit
    sign = ("▸" if pointed else "") + ("!" if proof else "")
    ground = draw.PROOF if proof else draw.LIT if pointed else draw.BOARD
    holes = [None] * (picture.box.shape.pegs if picture.lines > 1 else 0)
    pegs = holes if row.guess is None else list(row.guess)
    return _Row(f"{sign}{row.number}", draw.INK, pegs, _row_tail(picture, row, ground), ground)


_LEAD = 5
_GAP = 2
"""The cells before the pegs of a row, and those after them."""


def _tray_width(box: Edition, players: int, *, language: str, lines: int = 1) -> int:
    pegs = box.shape.pegs
    row = (3 if lines == 1 else draw.TALL_WIDTH) * pegs + (pegs - 1) * (pegs <= 6)
    words = (say(message(code), language) for code in ("board-code", "board-no-code", "board-shield"))
    named = _NAMED if players > 2 else 0
    # A row that was lost to the clock has a word after its holes, where these are tall.
    losses = (say(message(code), language) for code in ("board-time-ran-out", "board-skipped"))
    lost = max(map(len, losses)) - _GAP if lines > 1 else 0
    tail = max(pegs + 7 + named, lost + named, *map(len, words))
    return _LEAD + row + _GAP + tail


_NAMED = NAME_WIDTH + 4
"""The cells of a name with its points."""


def _waiting_word(picture: Picture) -> str:
    """Return the word for a row without feedback; where it is too long for the board, its holes."""
    word, pegs = _say(picture, "board-to-mark"), picture.box.shape.pegs
    players = len(picture.players)
    room = _tray_width(picture.box, players, language=picture.language, lines=picture.lines) - _LEAD - _GAP
    room -= (3 if picture.lines == 1 else draw.TALL_WIDTH) * pegs + (pegs - 1) * (pegs <= 6)
    room -= _NAMED if players > 2 else 0
    return word if len(word) <= room else "·" * pegs


def _line(picture: Picture, parts: Parts, ground: str = draw.BOARD) -> Content:
    whole = Content.assemble(*parts)  # type: ignore[arg-type]
    width = _tray_width(picture.box, len(picture.players), language=picture.language, lines=picture.lines)
    room = width - whole.cell_length
    return Content.assemble(whole, (" " * max(room, 0), draw.style(draw.FAINT, ground)))


def _lead(text: str, ground: str = draw.BOARD, ink: str = draw.FAINT) -> tuple[str, object]:
    return f"{text:>4} ", draw.style(ink, ground)


def _say(picture: Picture, code: str) -> str:
    return say(message(code), picture.language)


def _rule(picture: Picture) -> Content:
    width = _tray_width(picture.box, len(picture.players), language=picture.language, lines=picture.lines)
    return Content.styled("─" * width, draw.style(draw.FAINT, draw.BOARD))


def _fold(picture: Picture, count: int) -> Content:
    words = say(message("board-more-rows", rows=count), picture.language)
    return _line(picture, [(f"  ⋮  {words}", draw.style(draw.FAINT, draw.BOARD))])


def _row_tail(picture: Picture, row: RowView, ground: str) -> Parts:
    """Return what follows the pegs of a row: its key pegs, and whose it was."""
    parts: Parts = []
    if row.guess is None:
        lost = "board-skipped" if row.skipped else "board-time-ran-out"
        parts.append((_say(picture, lost), draw.style(draw.FAINT, ground)))
    else:
        parts.append(("  ", draw.style(draw.FAINT, ground)))
        if row.red is not None and row.white is not None:
            black = has_black_key_pegs(picture.language)
            parts.append(
                draw.key_pegs(picture.box.shape.pegs, row.red, row.white, ground=ground, black=black)
            )
        else:
            parts.append((_waiting_word(picture), draw.style(draw.AMBER, ground)))
    if len(picture.players) > 2 and row.seat is not None:
        name = (picture.names[row.number - 1] if picture.names else picture.players[row.seat])[:NAME_WIDTH]
        points = "" if row.points is None else f"+{row.points}"
        parts.append((f" {name:<{NAME_WIDTH}}{points:>3}", draw.style(draw.INK, ground)))
    return parts
