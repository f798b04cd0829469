"""Pictures for a notebook: a board, a score card and a review, as SVG and HTML that need nothing else."""

from __future__ import annotations

from html import escape

from keypeg.engine.reviewed import Review
from keypeg.engine.told import review_text
from keypeg.rules import Edition, Match, MatchView, Position, RowView, scorecard, view

_FILLS = {
    "red": "#d43c36",
    "blue": "#3f7ae0",
    "green": "#2f9e4f",
    "yellow": "#f0c930",
    "white": "#f6f3ec",
    "black": "#26231f",
    "orange": "#f2842b",
    "purple": "#8347c4",
    "pink": "#f59ac0",
    "teal": "#1f9c9c",
    "magenta": "#cf2f9e",
    "silver": "#aab2bb",
}
_PLAIN, _GROUND, _HOLE, _INK = "#e6dcc8", "#efe6d6", "#cfc2ac", "#3a322b"
_DARK = ("red", "blue", "green", "black", "purple", "teal", "magenta")
"""Colours on which a letter is white."""
_STEP, _PEG, _KEY = 34, 13, 5


class Board:
    """The board of a position, or of a match as a spectator sees it; `seat` sees its own secret too.

    >>> Board("classic RRGG:1-0 RBYB:2-1")
    Board: Classic
     2  R B Y B  2-1
     1  R R G G  1-0
    """

    def __init__(self, shown: Match | Position | str, *, seat: int | None = None, game: int = -1) -> None:
        if isinstance(shown, Match):
            seen: MatchView = view(shown, seat)
            self._box = shown.setup.edition
            self._rows: tuple[RowView, ...] = seen.games[game].rows
            self._secret: str | None = seen.games[game].secret
        else:
            position = Position.parse(shown) if isinstance(shown, str) else shown
            self._box = position.edition
            self._rows = _rows_of(position)
            self._secret = None

    def __repr__(self) -> str:
        lines = [f"Board: {self._box.name}"] + ([f"    {' '.join(self._secret)}"] if self._secret else [])
        for row in reversed(self._rows):
            marks = "" if row.red is None else f"  {row.red}-{row.white}"
            lines.append(f"{row.number:2}  {' '.join(row.guess or 'lost')}{marks}")
        return "\n".join(lines)

    def _repr_svg_(self) -> str:
        """The board as an image: rows grow upward towards the shield."""
        pegs, rows = self._box.shape.pegs, self._box.shape.rows
        width, height = _STEP * (pegs + 3) + 20, _STEP * (rows + 1) + 24
        title = escape(f"Mastermind board, {len(self._rows)} of {rows} rows played")
        parts = [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" '
            f'role="img" font-family="system-ui, sans-serif" text-anchor="middle"><title>{title}</title>',
            f'<rect width="{width}" height="{height}" rx="12" fill="{_GROUND}"/>',
        ]
        parts += [_shield(self._box, self._secret)]
        for number in range(1, rows + 1):
            y = height - 8 - _STEP * number + _STEP / 2
            row = self._rows[number - 1] if number <= len(self._rows) else None
            parts.append(_row(self._box, number, row, y))
        return "".join([*parts, "</svg>"])

    def _repr_html_(self) -> str:
        """The image, and its rows as text for those who do not see it."""
        told = "".join(f"<li>{escape(_spoken(row))}</li>" for row in self._rows)
        hidden = "position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)"
        return f'<div>{self._repr_svg_()}<ol style="{hidden}">{told}</ol></div>'


class Card:
    """The score card of a match."""

    def __init__(self, match: Match) -> None:
        self._card = scorecard(match)

    def __repr__(self) -> str:
        return str(self._card)

    def _repr_html_(self) -> str:
        """The printed card: a column per player, a row per game, a TOTAL row."""
        card = self._card
        head = "".join(f"<th>{escape(name)}</th>" for name in card.players)
        body = "".join(
            f"<tr><th>GAME {line.number}</th>"
            + "".join(f"<td>{escape(str(box))}</td>" for box in line.boxes)
            + "</tr>"
            for line in card.lines
        )
        total = "".join(f"<td><b>{total}</b></td>" for total in card.totals)
        verdict = f"<caption>{escape(card.verdict)}</caption>" if card.verdict else ""
        return (
            f"<table>{verdict}<thead><tr><th>NAME</th>{head}</tr></thead>"
            f"<tbody>{body}<tr><th>TOTAL</th>{total}</tr></tbody></table>"
        )


class ReviewTable:
    """A review as a table: what each guess expected, gave away, and won by luck."""

    def __init__(self, found: Review) -> None:
        self._found = found

    def __repr__(self) -> str:
        return review_text(self._found)

    def _repr_html_(self) -> str:
        """A row a guess."""
        head = "".join(
            f"<th>{word}</th>"
            for word in ("row", "guess", "feedback", "codes left", "gave away", "luck", "best")
        )
        body = "".join(
            f"<tr><td>{row.number}</td><td><code>{escape(str(row.played.guess))}</code></td><td>{row.feedback}</td>"
            f"<td>{row.after:,}</td><td>{row.mistake} {escape(row.word)}</td><td>{row.luck}</td>"
            f"<td><code>{escape(str(row.best.guess))}</code></td></tr>"
            for row in self._found.rows
        )
        return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"


def _rows_of(position: Position) -> tuple[RowView, ...]:
    return tuple(
        RowView(
            number=number,
            seat=None,
            guess=None if row.guess is None else str(row.guess),
            red=row.feedback.red if row.feedback else None,
            white=row.feedback.white if row.feedback else None,
            points=None,
        )
        for number, row in enumerate(position.rows, 1)
    )


def _spoken(row: RowView) -> str:
    marks = "" if row.red is None else f": {row.red} red, {row.white} white"
    return f"{' '.join(row.guess or 'lost')}{marks}"


def _shield(box: Edition, secret: str | None) -> str:
    y = 12 + _STEP / 2
    if secret is not None:
        return "".join(_peg(box, letter, at, y) for at, letter in enumerate(secret))
    width = _STEP * box.shape.pegs
    return f'<rect x="{_STEP}" y="{y - _PEG}" width="{width}" height="{2 * _PEG}" rx="6" fill="{_INK}"/>'


def _row(box: Edition, number: int, row: RowView | None, y: float) -> str:
    label = f'<text x="18" y="{y + 4}" font-size="12" fill="{_INK}">{number}</text>'
    if row is None or row.guess is None:
        return label + "".join(_peg(box, None, at, y) for at in range(box.shape.pegs))
    pegs = "".join(_peg(box, letter, at, y) for at, letter in enumerate(row.guess))
    return label + pegs + _keys(box.shape.pegs, row, y)


def _peg(box: Edition, letter: str | None, at: int, y: float) -> str:
    x = _STEP * (at + 1.5)
    if letter is None:
        return f'<circle cx="{x}" cy="{y}" r="5" fill="{_HOLE}"/>'
    name = next(colour.name for colour in box.colours if colour.letter == letter)
    if name == "empty":
        return f'<circle cx="{x}" cy="{y}" r="{_PEG}" fill="none" stroke="{_INK}" stroke-dasharray="4 3"/>'
    ink = "#ffffff" if name in _DARK else _INK
    return (
        f'<circle cx="{x}" cy="{y}" r="{_PEG}" fill="{_FILLS.get(name, _PLAIN)}" stroke="{_INK}" stroke-width="1"/>'
        f'<text x="{x}" y="{y + 5}" font-size="14" font-weight="600" fill="{ink}">{escape(letter)}</text>'
    )


def _keys(pegs: int, row: RowView, y: float) -> str:
    half = (pegs + 1) // 2
    fills = ["#c62f2a"] * (row.red or 0) + ["#ffffff"] * (row.white or 0)
    fills += [_HOLE] * (pegs - len(fills))
    marks = ""
    for at, fill in enumerate(fills):
        x = _STEP * (pegs + 1.4) + (at % half) * 13
        cy = y - 6 + 13 * (at // half)
        marks += f'<circle cx="{x}" cy="{cy}" r="{_KEY}" fill="{fill}" stroke="{_INK}" stroke-width="0.8"/>'
    return marks
