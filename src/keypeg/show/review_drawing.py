"""One reviewed game as a piece of an image."""

from __future__ import annotations

from dataclasses import dataclass
from textwrap import wrap

from keypeg.engine.review_model import Review, ReviewedRow, review_text, sentences
from keypeg.rules import Ending, Game, Match, Row
from keypeg.rules.shape import Counting
from keypeg.show.bars import COST, HALF, LUCK, bars, curve, scale_of
from keypeg.show.pegs import FAINT_FILL, INK_FILL, draw_key_pegs, draw_peg, draw_text
from keypeg.words import DEFAULT, Param, has_black_key_pegs, message, say

_MARGIN, _STEP, _ROW, _LINE = 24.0, 30.0, 48.0, 18.0
_HEAD, _CURVE = 84.0, 110.0
_NAME, _NUMBERS, _WORD = 92.0, 172.0, 132.0
_SMALL = 22.0
_LONGEST_NAME = 12
_LETTER = 6.6
"""The average width of a letter, at most."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ReviewDrawing:
    """A review, and what its match adds to it."""

    found: Review
    title: str
    rows: tuple[tuple[int, Row | None, ReviewedRow | None], ...]
    players: tuple[str, ...] = ()
    secret: str | None = None
    language: str = DEFAULT

    @classmethod
    def of(
        cls, found: Review, match: Match | None, game: int | Game | None, *, language: str = DEFAULT
    ) -> ReviewDrawing:
        """Return the drawing of a game; a match adds names, the code, and rows that were not reviewed."""
        box = found.edition.name
        if match is None:
            rows = tuple((row.number, None, row) for row in found.rows)
            return cls(found=found, title=say(box, language), rows=rows, language=language)
        one = match.find_game(game)
        reviewed = {row.number: row for row in found.rows}
        maker = match.setup.players[one.codemaker]
        code = "review-title-void" if one.ending is Ending.VOID else "review-title"
        return cls(
            found=found,
            language=language,
            title=say(message(code, edition=box, game=one.number, player=maker), language),
            rows=tuple((number, row, reviewed.get(number)) for number, row in enumerate(one.rows, 1)),
            players=match.setup.players if len(one.codebreakers) > 1 else (),
            secret=None if one.secret is None else str(one.secret),
        )

    # Where the columns begin

    @property
    def _pegs(self) -> int:
        return self.found.edition.shape.pegs

    @property
    def _marks(self) -> float:
        return _MARGIN + 24 + _STEP * self._pegs + 10

    @property
    def _centre(self) -> float:
        names = _NAME if self.players else 0
        return self._marks + 13 * ((self._pegs + 1) // 2) + 40 + names + HALF

    @property
    def _numbers(self) -> float:
        return self._centre + HALF + 14

    @property
    def _better(self) -> float:
        return self._numbers + _NUMBERS + _WORD

    @property
    def width(self) -> float:
        """Return the width it needs."""
        return self._better + max(_SMALL * self._pegs, 130) + _MARGIN

    def height(self, width: float) -> float:
        """Return its height in an image of this width."""
        chart = _CURVE + 80 if self.found.rows else 0
        return _HEAD + _ROW * len(self.rows) + chart + _LINE * len(self._lines(width)) + _MARGIN

    @property
    def text(self) -> str:
        """Return the same in words."""
        return f"{self.title}\n{review_text(self.found, self.players, self.language)}"

    def _lines(self, width: float) -> list[str]:
        room = int((width - 2 * _MARGIN) / _LETTER)
        told = sentences(self.found, self.players)
        return [line for one in told for line in wrap(say(one, self.language), room)]

    def _say(self, code: str, **params: Param) -> str:
        return say(message(code, **params), self.language)

    def draw(self, width: float) -> str:
        """Draw the whole game."""
        parts = [self._head()]
        scale = scale_of(self.found.rows)
        for at, (number, played, reviewed) in enumerate(self.rows):
            y = _HEAD + _ROW * at + _ROW / 2
            parts.append(f'<g class="row">{self._row(number, played, reviewed, y=y, scale=scale)}</g>')
        bottom = _HEAD + _ROW * len(self.rows)
        if self.found.rows:
            parts.append(draw_text(self._say("column-left"), x=_MARGIN, y=bottom + 14, ink=FAINT_FILL))
            left = [(self._say("review-start"), self.found.rows[0].before)]
            left += [(self._say("review-after-row", row=row.number), row.after) for row in self.found.rows]
            parts.append(
                curve(
                    left,
                    x=_MARGIN + 56,
                    y=bottom + 44,
                    width=width - 170,
                    height=_CURVE - 10,
                    language=self.language,
                )
            )
            bottom += _CURVE + 80
        for at, line in enumerate(self._lines(width)):
            parts.append(draw_text(line, x=_MARGIN, y=bottom + _LINE * at, more='class="told"'))
        return "".join(parts)

    def _head(self) -> str:
        box, y = self.found.edition, 60.0
        drawn = draw_text(self.title, x=_MARGIN, y=30, size=16, more='font-weight="600"')
        if self.secret is not None:
            drawn += "".join(
                draw_peg(box, letter, x=self._peg_at(at), y=y, radius=9)
                for at, letter in enumerate(self.secret)
            )
            drawn += draw_text(self._say("board-code"), x=self._marks - 4, y=y + 4, ink=FAINT_FILL)
        middle = 'text-anchor="middle"'
        drawn += draw_text(
            self._say("review-lost-side"), x=self._centre - HALF / 2 - 4, y=y - 2, ink=FAINT_FILL, more=middle
        )
        drawn += draw_text("◂", x=self._centre - HALF, y=y - 2, ink=FAINT_FILL, more=middle)
        drawn += draw_text(
            self._say("review-saved-side"), x=self._centre + HALF / 2, y=y - 2, ink=FAINT_FILL, more=middle
        )
        drawn += draw_text("▸", x=self._centre + HALF, y=y - 2, ink=FAINT_FILL, more=middle)
        return drawn + draw_text(self._say("review-better-head"), x=self._better, y=y - 2, ink=FAINT_FILL)

    def _peg_at(self, at: int) -> float:
        return _MARGIN + 24 + _STEP * (at + 0.5)

    def _row(
        self, number: int, played: Row | None, reviewed: ReviewedRow | None, *, y: float, scale: float
    ) -> str:
        guess = reviewed.played.guess if reviewed else played.guess if played else None
        feedback = reviewed.feedback if reviewed else played.feedback if played else None
        seat = reviewed.seat if reviewed else played.seat if played else None
        box = self.found.edition
        drawn = draw_text(str(number), x=_MARGIN + 12, y=y + 4, more='text-anchor="end"')
        letters = [None] * self._pegs if guess is None else list(str(guess))
        drawn += "".join(
            draw_peg(box, letter, x=self._peg_at(at), y=y, radius=12) for at, letter in enumerate(letters)
        )
        if feedback is not None:
            black = has_black_key_pegs(self.language)
            drawn += draw_key_pegs(self._pegs, *feedback, x=self._marks, y=y, black=black)
            x = self._marks + 13 * ((self._pegs + 1) // 2) + 2
            both = box.shape.counting is Counting.BOTH
            drawn += draw_text(str(feedback) if both else str(sum(feedback)), x=x, y=y + 4)
            if self.players and seat is not None:
                drawn += draw_text(self.players[seat][:_LONGEST_NAME], x=x + 32, y=y + 4)
        if reviewed is None:
            lost = "board-skipped" if played and played.skipped else "board-time-ran-out"
            code = "review-not-reviewed" if guess is not None else lost
            return drawn + draw_text(self._say(code), x=self._numbers, y=y + 4, ink=FAINT_FILL)
        return drawn + self._draw_numbers(reviewed, y=y, scale=scale)

    def _draw_numbers(self, row: ReviewedRow, *, y: float, scale: float) -> str:
        drawn = bars(row, centre=self._centre, y=y, scale=scale)
        drawn += draw_text(
            self._say("review-row-lost", rows=row.mistake.message),
            x=self._numbers,
            y=y - 4,
            ink=COST,
            more='class="gave"',
        )
        drawn += draw_text(
            self._say("review-row-luck", rows=row.luck.signed),
            x=self._numbers,
            y=y + 13,
            ink=LUCK,
            more='class="luck"',
        )
        x = self._numbers + _NUMBERS
        drawn += draw_text(say(row.grade, self.language), x=x, y=y - 4, more='class="word" font-weight="600"')
        if row.contradicts:
            drawn += draw_text(
                self._say("review-row-impossible", row=row.contradicts[0]), x=x, y=y + 13, ink=FAINT_FILL
            )
        if row.mistake.lower > 0:
            drawn += "".join(
                draw_peg(self.found.edition, letter, x=self._better + _SMALL * (at + 0.5), y=y - 8, radius=9)
                for at, letter in enumerate(str(row.best.guess))
            )
            drawn += draw_text(
                self._say("review-row-expects", rows=row.best.expects.message),
                x=self._better,
                y=y + 17,
                size=11,
                ink=INK_FILL,
            )
        return drawn
