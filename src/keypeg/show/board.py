"""The board of a position or of a match."""

from __future__ import annotations

from html import escape

from keypeg.errors import require
from keypeg.rules import Edition, Feedback, Game, Match, Position, RowView, view
from keypeg.rules.narration import describe_feedback, write_feedback
from keypeg.rules.view import view_rows
from keypeg.show.pegs import INK_FILL, draw_key_pegs, draw_peg, draw_text, make_picture
from keypeg.words import DEFAULT, has_black_key_pegs, message, say

_STEP, _PEG = 34, 13


class Board:
    """The board of a position, or of a match as a spectator sees it; `seat` sees its own secret too.

    `game` is counted from 1; without it, it is the game being played, or the last one. A `language` such as
    `en-x-black` draws black key pegs instead of red ones.

    >>> Board("classic RRGG:1-0 RBYB:2-1")
    Board: Classic
     2  R B Y B  2-1
     1  R R G G  1-0
    """

    def __init__(
        self,
        shown: Match | Position | str,
        *,
        seat: int | None = None,
        game: int | Game | None = None,
        language: str = DEFAULT,
    ) -> None:
        require(shown, str, Position, Match, what="what a board shows")
        self._language = language
        if isinstance(shown, Match):
            at = shown.games.index(shown.game if game is None else shown.find_game(game))
            seen = view(shown, seat).games[at]
            self._box = shown.setup.edition
            self._rows: tuple[RowView, ...] = seen.rows
            self._secret: str | None = seen.secret
        else:
            position = Position.parse(shown) if isinstance(shown, str) else shown
            self._box = position.edition
            self._rows = view_rows(position)
            self._secret = None

    def __repr__(self) -> str:
        lines = [say(message("board-title", edition=self._box.name), self._language)] + (
            [f"    {' '.join(self._secret)}"] if self._secret else []
        )
        for row in reversed(self._rows):
            marks = self._marks(row)
            lines.append(f"{row.number:2}  {' '.join(row.guess) if row.guess else self._lost}{marks}")
        return "\n".join(lines)

    def _marks(self, row: RowView) -> str:
        if row.red is None or row.white is None:
            return ""
        return f"  {write_feedback(self._box, Feedback(row.red, row.white), self._language)}"

    @property
    def _lost(self) -> str:
        return say(message("board-lost-row"), self._language)

    def _repr_svg_(self) -> str:
        """Return the board as an image; rows grow upward, towards the shield."""
        pegs, rows = self._box.shape.pegs, self._box.shape.rows
        width, height = _STEP * (pegs + 3) + 20, _STEP * (rows + 1) + 24
        parts = [_shield(self._box, self._secret)]
        for number in range(1, rows + 1):
            y = height - 8 - _STEP * number + _STEP / 2
            row = self._rows[number - 1] if number <= len(self._rows) else None
            parts.append(_row(self._box, number, row, y, black=has_black_key_pegs(self._language)))
        title = say(message("board-picture", played=len(self._rows), rows=rows), self._language)
        return make_picture("".join(parts), width=width, height=height, title=title)

    def _repr_html_(self) -> str:
        """Return the image, and its rows as text for people who cannot see it."""
        told = "".join(f"<li>{escape(self._speak(row))}</li>" for row in self._rows)
        hidden = "position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)"
        return f'<div>{self._repr_svg_()}<ol style="{hidden}">{told}</ol></div>'

    def _speak(self, row: RowView) -> str:
        if row.guess is None:
            return self._lost
        if row.red is None or row.white is None:
            return " ".join(row.guess)
        told = describe_feedback(self._box, Feedback(row.red, row.white))
        shown = message("board-row", guess=" ".join(row.guess), feedback=told)
        return say(shown, self._language)


def _shield(box: Edition, secret: str | None) -> str:
    y = 12 + _STEP / 2
    if secret is not None:
        return _pegs(box, secret, y)
    width = _STEP * box.shape.pegs
    return f'<rect x="{_STEP}" y="{y - _PEG}" width="{width}" height="{2 * _PEG}" rx="6" fill="{INK_FILL}"/>'


def _row(box: Edition, number: int, row: RowView | None, y: float, *, black: bool) -> str:
    label = draw_text(str(number), x=18, y=y + 4, more='text-anchor="middle"')
    if row is None or row.guess is None:
        return label + _pegs(box, [None] * box.shape.pegs, y)
    marks = draw_key_pegs(
        box.shape.pegs, row.red or 0, row.white or 0, x=_STEP * (box.shape.pegs + 1.4), y=y, black=black
    )
    return label + _pegs(box, row.guess, y) + marks


def _pegs(box: Edition, letters: str | list[None], y: float) -> str:
    return "".join(draw_peg(box, letter, x=_STEP * (at + 1.5), y=y) for at, letter in enumerate(letters))
