"""What the review screen says beside the board: of one row, and of the whole game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from textual.content import Content

from keypeg.errors import row_list
from keypeg.rules import Edition, GameView
from keypeg.terminal import draw
from keypeg.terminal.bars import cost_bar, log_bar, log_curve, scale_of, two_sided
from keypeg.terminal.numbers import number_text, signed_text
from keypeg.wire.review import NumberData, ReviewData, ReviewedRowData, WeighedData

_LONGEST_HALF = 16
_LUCKY = "#7fc4d8"


@dataclass(frozen=True, slots=True, kw_only=True)
class Telling:
    """A review, the game it is of, and the room there is to tell it."""

    review: ReviewData
    game: GameView
    box: Edition
    players: tuple[str, ...]
    width: int

    def row(self, number: int) -> Content:
        """One row: what it gave away, what was luck, and what was better."""
        reviewed = self.review.row(number)
        heading = f"Row {number} of {len(self.game.rows)}"
        if reviewed is None:
            lost = self.game.rows[number - 1].guess is None
            why = "time ran out." if lost else "no code agrees with the rows up to here."
            return self._page([self._strong(heading), *self._wrapped(f"Not reviewed: {why}"), *self._wrong()])
        parts = [
            self._strong(f"{heading}: {word_of(reviewed)}"),
            *self._placed(reviewed),
            *self._bars(reviewed),
        ]
        return self._page([*parts, *self._codes(reviewed), Content(""), *self._better(reviewed)])

    def whole(self) -> Content:
        """The game: the sum that closes, each codebreaker's part, and how hard the code was."""
        review = self.review
        played = "1 row" if len(review.rows) == 1 else f"{len(review.rows)} rows"
        parts = [self._strong("The whole game"), self._plain(f"  {played} played")]
        for sign, number, what in (
            ("+", review.remaining, "still expected"),
            ("=", review.perfect, "perfect play"),
            ("+", review.mistakes, "given away"),
            ("-", review.luck, "luck"),
        ):
            told = number_text(number) if number.lower >= 0 else f"({number_text(number)})"
            parts.append(self._plain(f"{sign} {told} {what}"))
        parts += self._by_codebreaker()
        more = [*(self._wrapped(review.hardness.message.text) if review.hardness else []), *self._wrong()]
        parts += [Content(""), *more] if more else []
        return self._page([*parts, Content(""), *self._table()])

    # One row

    def _placed(self, row: ReviewedRowData) -> list[Content]:
        group = len(self.game.codebreakers) > 1 and row.seat is not None
        told = [f"{self.players[row.seat or 0]} placed it."] if group else []
        if row.contradicts:
            says = "says" if len(row.contradicts) == 1 else "say"
            rows = row_list(row.contradicts)
            told.append(f"{rows[0].upper()}{rows[1:]} {says} that it cannot be the code.")
        return self._wrapped(" ".join(told) or "It could have been the code.")

    def _bars(self, row: ReviewedRowData) -> list[Content]:
        half = max(4, min(_LONGEST_HALF, (self.width - 1) // 2))
        scale = scale_of(self.review.rows)
        cost, saved = ("cost rows", "saved rows") if half >= len("saved rows") else ("cost", "saved")
        return [
            Content(""),
            self._number("Given away", number_text(row.mistake)),
            Content.styled(cost_bar(row.mistake, scale=scale, half=half), draw.style(draw.ALARM)),
            self._number("Luck", signed_text(row.luck)),
            Content.styled(two_sided(row.luck, scale=scale, half=half), draw.style(_LUCKY)),
            Content.styled(f"{cost:>{half}}│{saved}", draw.style(draw.FAINT)),
        ]

    def _codes(self, row: ReviewedRowData) -> list[Content]:
        most = self.review.rows[0].before
        width = max(4, self.width - len("before ") - len(f" {most:,}"))
        lines = [
            Content.assemble(
                (f"{word:<7}", draw.style(draw.FAINT)),
                (log_bar(count, most=most, width=width), draw.style(draw.AMBER)),
                (f" {count:,}", draw.style(draw.INK)),
            )
            for word, count in (("before", row.before), ("after", row.after))
        ]
        bits = f"{row.bits_gained:.2f} gained, {row.bits_expected:.2f} expected"
        return [self._number("Codes left", ""), *lines, self._number("Bits", bits)]

    def _better(self, row: ReviewedRowData) -> list[Content]:
        best = row.best
        if row.mistake.exact and row.mistake.upper == 0:
            told = [self._number("It was", "as good as any")]
        elif best.guess == row.played.guess:
            told = [self._number("No better one", "is known")]
        elif row.mistake.lower > 0:
            told = [self._number("Better was", ""), self._pegs(best)]
        else:
            told = [self._number("The best known", ""), self._pegs(best)]
        told += self._wrapped(f"{number_text(best.expects)} rows expected. {best.why.text}")
        good = ", ".join(_named(one) for one in row.good)
        return [*told, *(self._wrapped(f"Others: {good}") if good else [])]

    def _pegs(self, one: WeighedData) -> Content:
        wide = draw.pegs(self.box, one.guess, ground=draw.GROUND)
        if wide.cell_length <= self.width:
            return wide
        return Content("").join(draw.peg(self.box, letter, ground=draw.GROUND) for letter in one.guess)

    # The whole game

    def _by_codebreaker(self) -> list[Content]:
        if len(self.game.codebreakers) < 2:
            return []
        told = []
        for one in self.review.seats:
            rows = "1 row" if one.rows == 1 else f"{one.rows} rows"
            name = self.players[one.seat]
            told += self._wrapped(
                f"{name}: {rows}, {number_text(one.mistakes)} given away, luck {signed_text(one.luck)}"
            )
        return [Content(""), *told]

    def _wrong(self) -> list[Content]:
        told = []
        if self.review.contradiction:
            told.append(
                f"The marks cannot be true: {row_list(self.review.contradiction)} contradict one another."
            )
        if self.review.false_rows:
            told.append(f"The codemaker marked {row_list(self.review.false_rows)} wrongly.")
        if self.review.lost:
            told.append(f"Rows lost to the clock, or not marked: {self.review.lost}.")
        return [line for one in told for line in self._wrapped(one, draw.ALARM)]

    def _table(self) -> list[Content]:
        """A line a row, its word too, as far as there is room; below it the curve of the codes left."""
        lines = [["row", "gave", "luck", "left", ""]]
        lines += [
            [str(row.number), _short(row.mistake), _short(row.luck, "+"), f"{row.after:,}", word_of(row)]
            for row in self.review.rows
        ]
        widths = [max(len(line[at]) for line in lines) for at in range(5)]
        wide = sum(widths) + 4 * 2 <= self.width
        fits = sum(widths[:4]) + 3 * 2 <= self.width
        shown = []
        for at, line in enumerate(lines if fits else []):
            cells = [cell.rjust(width) for cell, width in zip(line[:4], widths, strict=False)]
            text = "  ".join([*cells, line[4]] if wide else cells)
            shown.append(Content.styled(text, draw.style(draw.INK if at else draw.FAINT)))
        if not self.review.rows:
            return shown
        counts = [self.review.rows[0].before, *(row.after for row in self.review.rows)]
        curve = log_curve(counts)
        ends = f" from {counts[0]:,} to {counts[-1]:,}"
        return [*shown, self._number("Codes left", curve + ends)]

    # Lines

    def _page(self, parts: Sequence[Content]) -> Content:
        fitting = ([part] if part.cell_length <= self.width else part.wrap(self.width) for part in parts)
        return draw.lines([line for lines in fitting for line in lines])

    def _strong(self, text: str) -> Content:
        return Content.styled(text, draw.style(draw.AMBER, bold=True))

    def _plain(self, text: str) -> Content:
        return Content.styled(text, draw.style(draw.INK))

    def _number(self, label: str, number: str) -> Content:
        return Content.assemble((f"{label} ", draw.style(draw.FAINT)), (number, draw.style(draw.INK)))

    def _wrapped(self, text: str, ink: str = draw.INK) -> list[Content]:
        return list(Content.styled(text, draw.style(ink)).wrap(max(self.width, 10)))


def word_of(row: ReviewedRowData) -> str:
    """Return a kind word for a guess; where it is not settled, what it may deserve at best."""
    return row.word if row.settled else f"{row.word} at best"


def _short(number: NumberData, sign: str = "") -> str:
    if number.exact:
        return f"{number.lower:{sign}.3f}"
    return f"{number.lower:{sign}.1f} to {number.upper:{sign}.1f}"


def _named(one: WeighedData) -> str:
    """A guess and what it expects, where that is known to a row."""
    known = one.expects.upper - one.expects.lower <= 1
    return f"{one.guess} {number_text(one.expects)}" if known else one.guess
