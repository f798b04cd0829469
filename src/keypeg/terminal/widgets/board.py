"""The board: rows grow upward towards the shield, the row being played is the brightest."""

from __future__ import annotations

from dataclasses import dataclass

from textual.content import Content
from textual.geometry import Region
from textual.widgets import Static

from keypeg.rules import Edition, GameView, Phase, RowView
from keypeg.terminal import draw
from keypeg.words import DEFAULT, message, say

LIT = "#3d342b"
"""The ground of the row being played."""
PROOF = "#5a2323"
"""The ground of a row that shows wrong information."""
NAME_WIDTH = 8


@dataclass(frozen=True, slots=True, kw_only=True)
class Picture:
    """What the board shows; `entry` is the row being filled, on the shield's line where `on_shield`.

    `lit` is the number of a row to point at, where that is done.
    """

    box: Edition
    game: GameView
    players: tuple[str, ...]
    rows_drawn: int
    entry: tuple[str | None, ...] | None = None
    cursor: int = 0
    on_shield: bool = False
    covered: bool = False
    lit: int = 0
    language: str = DEFAULT


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
        self.update(draw.lines(drawn))
        row = picture.lit or picture.rows_drawn + 2
        self.call_after_refresh(self._keep_in_sight, len(drawn), min(row, len(drawn)))

    def _keep_in_sight(self, height: int, from_below: int) -> None:
        if self.parent is not None and hasattr(self.parent, "scroll_to_region"):
            self.parent.scroll_to_region(Region(0, height - from_below, 1, 1), animate=False)


def board_lines(picture: Picture, *, room: int) -> list[Content]:
    """Return the board from the shield down to row 1, folded where there is little room."""
    rows = picture.box.shape.rows
    played = picture.game.rows[: picture.rows_drawn]
    waiting = list(range(rows, len(played), -1))
    head = [_shield(picture), _rule(picture)]
    spaced = room >= len(head) + 2 * rows
    fold = room < len(head) + rows and len(waiting) > 2
    body = [_fold(picture, len(waiting) - 1)] if fold else []
    body += [_empty(picture, number) for number in (waiting[-1:] if fold else waiting)]
    body += [_row(picture, row) for row in reversed(played)]
    if spaced:
        body = [line for one in body for line in (one, _blank(picture))][:-1]
    return head + body


def board_width(box: Edition, players: int) -> int:
    """Return how many cells a line of the board takes."""
    return _tray_width(box, players) + 1


def _tray_width(box: Edition, players: int) -> int:
    pegs = box.shape.pegs
    row = 3 * pegs + (pegs - 1) * (pegs <= 6)
    return 5 + row + 2 + pegs + 7 + (NAME_WIDTH + 4 if players > 2 else 0)


def _line(picture: Picture, parts: list[Content | tuple[str, object]], ground: str = draw.BOARD) -> Content:
    whole = Content.assemble(*parts)  # type: ignore[arg-type]
    room = _tray_width(picture.box, len(picture.players)) - whole.cell_length
    return Content.assemble(whole, (" " * max(room, 0), draw.style(draw.FAINT, ground)))


def _lead(text: str, ground: str = draw.BOARD, ink: str = draw.FAINT) -> tuple[str, object]:
    return f"{text:>4} ", draw.style(ink, ground)


def _shield(picture: Picture) -> Content:
    game, box = picture.game, picture.box
    if picture.on_shield and picture.entry is not None:
        pegs = _entered(picture, LIT)
        return _line(
            picture,
            [
                _lead("▸", LIT, draw.AMBER),
                pegs,
                (f"  {_say(picture, 'board-code')}", draw.style(draw.INK, LIT)),
            ],
            LIT,
        )
    if game.secret is not None and not picture.covered:
        shown = draw.pegs(box, game.secret)
        return _line(
            picture,
            [_lead(""), shown, (f"  {_say(picture, 'board-code')}", draw.style(draw.INK, draw.BOARD))],
        )
    word = _say(picture, "board-no-code" if game.phase is Phase.SETTING else "board-shield")
    pegs = draw.pegs(box, [None] * box.shape.pegs) if game.phase is Phase.SETTING else draw.covered(box)
    return _line(picture, [_lead(""), pegs, (f"  {word}", draw.style(draw.FAINT, draw.BOARD))])


def _say(picture: Picture, code: str) -> str:
    return say(message(code), picture.language)


def _rule(picture: Picture) -> Content:
    width = _tray_width(picture.box, len(picture.players))
    return Content.styled("─" * width, draw.style(draw.FAINT, draw.BOARD))


def _blank(picture: Picture) -> Content:
    return _line(picture, [])


def _fold(picture: Picture, count: int) -> Content:
    words = say(message("board-more-rows", rows=count), picture.language)
    return _line(picture, [(f"  ⋮  {words}", draw.style(draw.FAINT, draw.BOARD))])


def _empty(picture: Picture, number: int) -> Content:
    box = picture.box
    is_next = number == picture.rows_drawn + 1 and picture.game.phase is not Phase.OVER
    if is_next and picture.entry is not None and not picture.on_shield:
        return _line(picture, [_lead(f"▸{number}", LIT, draw.AMBER), _entered(picture, LIT)], LIT)
    return _line(picture, [_lead(str(number)), draw.pegs(box, [None] * box.shape.pegs)])


def _entered(picture: Picture, ground: str) -> Content:
    parts = [
        draw.peg(picture.box, letter, cursor=at == picture.cursor, click=f"screen.point({at})", ground=ground)
        for at, letter in enumerate(picture.entry or ())
    ]
    return draw.gap(picture.box, ground).join(parts)


def _row(picture: Picture, row: RowView) -> Content:
    proof = row.number in picture.game.evidence
    marking = row.red is None and row.guess is not None
    pointed = marking or row.number == picture.lit
    ground = PROOF if proof else LIT if pointed else draw.BOARD
    sign = ("▸" if pointed else "") + ("!" if proof else "")
    lead = f"{sign}{row.number}"
    parts: list[Content | tuple[str, object]] = [_lead(lead, ground, draw.INK)]
    if row.guess is None:
        parts.append((_say(picture, "board-time-ran-out"), draw.style(draw.FAINT, ground)))
    else:
        parts += [draw.pegs(picture.box, row.guess, ground=ground), ("  ", draw.style(draw.FAINT, ground))]
        if row.red is not None and row.white is not None:
            parts.append(draw.key_pegs(picture.box.shape.pegs, row.red, row.white, ground=ground))
        else:
            parts.append((_say(picture, "board-to-mark"), draw.style(draw.AMBER, ground)))
    if len(picture.players) > 2 and row.seat is not None:
        name = picture.players[row.seat][:NAME_WIDTH]
        points = "" if row.points is None else f"+{row.points}"
        parts.append((f" {name:<{NAME_WIDTH}}{points:>3}", draw.style(draw.INK, ground)))
    return _line(picture, parts, ground)
