"""The board: rows grow upward towards the shield, the row being played is the brightest."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

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


def board_beside_text() -> ComposeResult:
    """Compose a board and a text beside it, each in a box that scrolls."""
    with Horizontal(id="middle"):
        with VerticalScroll(id="tray", can_focus=False):
            yield BoardWidget()
        with VerticalScroll(id="told", can_focus=False):
            yield Static(id="telling", markup=False)


def board_lines(picture: Picture, *, room: int) -> list[Content]:
    """Return the board from the shield down to row 1, folded where there is little room."""
    rows = picture.box.shape.rows
    played = picture.game.rows[: picture.rows_drawn]
    waiting = list(range(rows, len(played), -1))
    if picture.lines > 1:
        return _tall_lines(picture)
    head = [_shield(picture), _rule(picture)]
    spaced = room >= len(head) + 2 * rows
    fold = room < len(head) + rows and len(waiting) > 2
    body = [_fold(picture, len(waiting) - 1)] if fold else []
    body += [_empty_row(picture, number) for number in (waiting[-1:] if fold else waiting)]
    body += [_row(picture, row) for row in reversed(played)]
    if spaced:
        body = [line for one in body for line in (one, _blank(picture))][:-1]
    return head + body


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


def _tall_lines(picture: Picture) -> list[Content]:
    """Return the whole board with pegs of several lines."""
    rows, played = picture.box.shape.rows, picture.game.rows[: picture.rows_drawn]
    drawn = _tall_row(picture, *_shield_pegs(picture))
    drawn.append(_rule(picture))
    for number in range(rows, 0, -1):
        row = played[number - 1] if number <= len(played) else None
        drawn += _tall_row(
            picture, *(_empty_pegs(picture, number) if row is None else _row_pegs(picture, row))
        )
    return drawn


def _tall_row(
    picture: Picture,
    lead: tuple[str, str],
    pegs: Sequence[str | None] | None,
    tail: list[Content | tuple[str, object]],
    ground: str,
    cursor: int | None,
) -> list[Content]:
    """Return the lines of a row: what leads it, its pegs (None: covered), and what follows on its middle line."""
    wide = picture.box.shape.pegs
    if pegs is None:
        cover = Content.styled(draw.COVER[0] * draw.TALL_WIDTH, draw.style(draw.FAINT, ground))
        columns = [[cover] * picture.lines] * wide
    else:
        columns = [
            draw.tall_peg(
                picture.box,
                letter,
                lines=picture.lines,
                cursor=at == cursor,
                click=f"screen.point({at})" if cursor is not None else "",
                ground=ground,
            )
            for at, letter in enumerate(pegs)
        ]
    middle = picture.lines - 2
    lines = []
    for at in range(picture.lines):
        space = draw.gap(picture.box, ground)
        start = _lead(lead[0] if at == middle else "", ground, lead[1])
        row = space.join(column[at] for column in columns)
        lines.append(_line(picture, [start, row, *(tail if at == middle else [])], ground))
    return lines


_TallRow = tuple[
    tuple[str, str], Sequence[str | None] | None, list["Content | tuple[str, object]"], str, int | None
]


def _shield_pegs(picture: Picture) -> _TallRow:
    game = picture.game
    if picture.on_shield and picture.entry is not None:
        word = (f"  {_say(picture, 'board-code')}", draw.style(draw.INK, draw.LIT))
        return ("▸", draw.AMBER), picture.entry, [word], draw.LIT, picture.cursor
    if game.secret is not None and not picture.covered:
        word = (f"  {_say(picture, 'board-code')}", draw.style(draw.INK, draw.BOARD))
        return ("", draw.FAINT), game.secret, [word], draw.BOARD, None
    setting = game.phase is Phase.SETTING
    word = (
        f"  {_say(picture, 'board-no-code' if setting else 'board-shield')}",
        draw.style(draw.FAINT, draw.BOARD),
    )
    pegs = [None] * picture.box.shape.pegs if setting else None
    return ("", draw.FAINT), pegs, [word], draw.BOARD, None


def _empty_pegs(picture: Picture, number: int) -> _TallRow:
    is_next = number == picture.rows_drawn + 1 and picture.game.phase is not Phase.OVER
    if is_next and picture.entry is not None and not picture.on_shield:
        return (f"▸{number}", draw.AMBER), picture.entry, [], draw.LIT, picture.cursor
    return (str(number), draw.FAINT), [None] * picture.box.shape.pegs, [], draw.BOARD, None


def _row_pegs(picture: Picture, row: RowView) -> _TallRow:
    lead, ground = _row_lead(picture, row)
    pegs = [None] * picture.box.shape.pegs if row.guess is None else list(row.guess)
    return (lead, draw.INK), pegs, _row_tail(picture, row, ground), ground, None


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


def _line(picture: Picture, parts: list[Content | tuple[str, object]], ground: str = draw.BOARD) -> Content:
    whole = Content.assemble(*parts)  # type: ignore[arg-type]
    width = _tray_width(picture.box, len(picture.players), language=picture.language, lines=picture.lines)
    room = width - whole.cell_length
    return Content.assemble(whole, (" " * max(room, 0), draw.style(draw.FAINT, ground)))


def _lead(text: str, ground: str = draw.BOARD, ink: str = draw.FAINT) -> tuple[str, object]:
    return f"{text:>4} ", draw.style(ink, ground)


def _shield(picture: Picture) -> Content:
    game, box = picture.game, picture.box
    if picture.on_shield and picture.entry is not None:
        pegs = _entry_line(picture, draw.LIT)
        return _line(
            picture,
            [
                _lead("▸", draw.LIT, draw.AMBER),
                pegs,
                (f"  {_say(picture, 'board-code')}", draw.style(draw.INK, draw.LIT)),
            ],
            draw.LIT,
        )
    if game.secret is not None and not picture.covered:
        shown = draw.pegs(box, game.secret)
        return _line(
            picture,
            [_lead(""), shown, (f"  {_say(picture, 'board-code')}", draw.style(draw.INK, draw.BOARD))],
        )
    word = _say(picture, "board-no-code" if game.phase is Phase.SETTING else "board-shield")
    pegs = draw.pegs(box, [None] * box.shape.pegs) if game.phase is Phase.SETTING else draw.hidden_code(box)
    return _line(picture, [_lead(""), pegs, (f"  {word}", draw.style(draw.FAINT, draw.BOARD))])


def _say(picture: Picture, code: str) -> str:
    return say(message(code), picture.language)


def _rule(picture: Picture) -> Content:
    width = _tray_width(picture.box, len(picture.players), language=picture.language, lines=picture.lines)
    return Content.styled("─" * width, draw.style(draw.FAINT, draw.BOARD))


def _blank(picture: Picture) -> Content:
    return _line(picture, [])


def _fold(picture: Picture, count: int) -> Content:
    words = say(message("board-more-rows", rows=count), picture.language)
    return _line(picture, [(f"  ⋮  {words}", draw.style(draw.FAINT, draw.BOARD))])


def _empty_row(picture: Picture, number: int) -> Content:
    box = picture.box
    is_next = number == picture.rows_drawn + 1 and picture.game.phase is not Phase.OVER
    if is_next and picture.entry is not None and not picture.on_shield:
        return _line(
            picture, [_lead(f"▸{number}", draw.LIT, draw.AMBER), _entry_line(picture, draw.LIT)], draw.LIT
        )
    return _line(picture, [_lead(str(number)), draw.pegs(box, [None] * box.shape.pegs)])


def _entry_line(picture: Picture, ground: str) -> Content:
    parts = [
        draw.peg(picture.box, letter, cursor=at == picture.cursor, click=f"screen.point({at})", ground=ground)
        for at, letter in enumerate(picture.entry or ())
    ]
    return draw.gap(picture.box, ground).join(parts)


def _row(picture: Picture, row: RowView) -> Content:
    lead, ground = _row_lead(picture, row)
    parts: list[Content | tuple[str, object]] = [_lead(lead, ground, draw.INK)]
    if row.guess is not None:
        parts.append(draw.pegs(picture.box, row.guess, ground=ground))
    return _line(picture, [*parts, *_row_tail(picture, row, ground)], ground)


def _row_lead(picture: Picture, row: RowView) -> tuple[str, str]:
    """Return the number of a row with its signs, and the ground it stands on."""
    proof = row.number in picture.game.evidence
    marking = row.red is None and row.guess is not None
    pointed = marking or row.number == picture.lit
    sign = ("▸" if pointed else "") + ("!" if proof else "")
    return f"{sign}{row.number}", draw.PROOF if proof else draw.LIT if pointed else draw.BOARD


def _row_tail(picture: Picture, row: RowView, ground: str) -> list[Content | tuple[str, object]]:
    """Return what follows the pegs of a row: its key pegs, and whose it was."""
    parts: list[Content | tuple[str, object]] = []
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
