"""What the review screen says beside the board: about one row, and about the whole game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from textual.content import Content

from keypeg.api.review import ReviewData, ReviewedRowData, WeighedData
from keypeg.engine.review_model import grade
from keypeg.rules import Edition, GameView, RowView
from keypeg.terminal import draw
from keypeg.terminal.bars import bar_scale, cost_bar, log_bar, log_curve, two_sided_bar
from keypeg.terminal.numbers import is_telling, number_message, short_message, signed_message
from keypeg.words import Message, Param, message, say
from keypeg.words.saying import write_number

_LONGEST_HALF = 16
_LUCKY = draw.LUCKY


@dataclass(frozen=True, slots=True, kw_only=True)
class ReviewPanel:
    """A review, its game, and the width there is to show it; `names` are those who placed the rows."""

    review: ReviewData
    game: GameView
    box: Edition
    players: tuple[str, ...]
    names: tuple[str, ...]
    width: int
    language: str

    def row(self, at: int) -> Content:
        """Return what is to be said about one row: the rows it lost, its luck, and a better guess."""
        reviewed = self.review.row(at)
        rows = len(self.game.rows)
        if reviewed is None:
            why = self._say(_not_reviewed(self.game.rows[at - 1]))
            heading = self._say("review-row-heading", row=at, rows=rows)
            return self._page([self._strong(heading), *self._wrap(why), *self._wrong_lines()])
        heading = self._say("review-row-graded", row=at, rows=rows, grade=grade_of(reviewed))
        parts = [self._strong(heading), *self._placing_lines(reviewed), *self._bars(reviewed)]
        return self._page([*parts, *self._codes(reviewed), Content(""), *self._better_lines(reviewed)])

    def draw_whole(self) -> Content:
        """Return what is to be said about the game: how the numbers add up, each player's part, the difficulty."""
        review = self.review
        parts = [
            *self._verdict(),
            self._strong(self._say("review-whole-game")),
            self._plain_text(f"  {self._say('review-rows-played', rows=len(review.rows))}"),
        ]
        for sign, data, code in (
            ("+", review.remaining, "review-sum-remaining"),
            ("=", review.perfect, "review-sum-perfect"),
            ("+", review.mistakes, "review-short-lost"),
            ("-", review.luck, "column-luck"),
        ):
            told = say(number_message(data), self.language)
            shown = told if data.lower >= 0 else f"({told})"
            parts.append(self._plain_text(f"{sign} {shown} {self._say(code)}"))
        parts += self._by_codebreaker()
        hardness = [] if review.hardness is None else [say(review.hardness.message.message, self.language)]
        more = [*(line for one in hardness for line in self._wrap(one)), *self._wrong_lines()]
        parts += [Content(""), *more] if more else []
        return self._page([*parts, Content(""), *self._table()])

    def _say(self, code: str, **params: Param) -> str:
        return say(message(code, **params), self.language)

    # One row

    def _placing_lines(self, row: ReviewedRowData) -> list[Content]:
        told = []
        if len(self.game.codebreakers) > 1 and row.seat is not None:
            told.append(self._say("review-placed-by", player=self.names[row.number - 1]))
        if row.contradicts:
            rows = row.contradicts
            told.append(self._say("review-could-not-be", count=len(rows), rows=rows))
        told = told or [self._say("review-could-be")]
        told += [say(one.message, self.language) for one in row.reasons]
        if not is_telling(row.mistake) and row.best.guess != row.played.guess:
            told.append(say(row.played.why.message, self.language))
        return [line for one in told for line in self._wrap(one)]

    def _bars(self, row: ReviewedRowData) -> list[Content]:
        half = max(4, min(_LONGEST_HALF, (self.width - 1) // 2))
        scale = bar_scale(self.review.rows)
        lost, saved = self._say("review-lost-side"), self._say("review-saved-side")
        mistake = cost_bar(row.mistake, scale=scale, half=half)
        luck = two_sided_bar(row.luck, scale=scale, half=half)
        told = [
            Content(""),
            self._number(self._say("review-rows-lost"), say(number_message(row.mistake), self.language)),
        ]
        told += [Content.styled(mistake, draw.style(draw.ALARM))] if is_telling(row.mistake) else []
        told += [self._number(self._say("label-luck"), say(signed_message(row.luck), self.language))]
        told += [Content.styled(luck, draw.style(_LUCKY))] if is_telling(row.luck) else []
        sides = Content.styled(f"{lost[:half]:>{half}}│{saved[:half]}", draw.style(draw.FAINT))
        return [*told, sides] if is_telling(row.mistake) or is_telling(row.luck) else told

    def _codes(self, row: ReviewedRowData) -> list[Content]:
        most = self.review.rows[0].before
        labels = (self._say("review-before"), self._say("review-after"))
        label = max(map(len, labels)) + 1
        width = max(4, self.width - label - len(f" {most:,}"))
        lines = [
            Content.assemble(
                (word.ljust(label), draw.style(draw.FAINT)),
                (log_bar(count, most=most, width=width), draw.style(draw.AMBER)),
                (f" {write_number(count, self.language)}", draw.style(draw.INK)),
            )
            for word, count in zip(labels, (row.before, row.after), strict=True)
        ]
        bits = self._say("review-bits-told", gained=row.bits_gained, expected=row.bits_expected)
        return [
            self._number(self._say("label-codes-left"), ""),
            *lines,
            self._number(self._say("review-bits"), bits),
        ]

    def _better_lines(self, row: ReviewedRowData) -> list[Content]:
        best = row.best
        if row.mistake.exact and row.mistake.upper == 0:
            told = self._wrap(self._say("review-best-possible"))
        elif best.guess == row.played.guess:
            told = self._wrap(self._say("review-none-better"))
        else:
            code = "review-better-was" if row.mistake.lower > 0 else "review-best-known"
            told = [self._number(self._say(code), ""), self._pegs(best)]
        told += self._wrap(
            self._say("review-expects", rows=number_message(best.expects), why=best.why.message)
        )
        good = ", ".join(self._name_guess(one) for one in row.good)
        return [*told, *(self._wrap(self._say("review-others", guesses=good)) if good else [])]

    def _name_guess(self, one: WeighedData) -> str:
        """Return a guess, with the rows it expects if they are known to within one row."""
        known = one.expects.upper - one.expects.lower <= 1
        return f"{one.guess} {say(number_message(one.expects), self.language)}" if known else one.guess

    def _pegs(self, one: WeighedData) -> Content:
        wide = draw.pegs(self.box, one.guess, ground=draw.GROUND)
        if wide.cell_length <= self.width:
            return wide
        return Content("").join(draw.peg(self.box, letter, ground=draw.GROUND) for letter in one.guess)

    # The whole game

    def _verdict(self) -> list[Content]:
        """Return how the game went in a few sentences, and the row to learn from."""
        if not self.review.verdict:
            return []
        first, *rest = (say(one.message, self.language) for one in self.review.verdict)
        told = [self._strong(first), *self._wrap(" ".join(rest))]
        moment = None if self.review.moment is None else self.review.row(self.review.moment)
        if moment is not None:
            reasons = " ".join(say(one.message, self.language) for one in moment.reasons)
            told += [Content(""), self._strong(self._say("review-moment", row=moment.number))]
            told += self._wrap(reasons)
        return [*told, Content("")]

    def _by_codebreaker(self) -> list[Content]:
        if len(self.game.codebreakers) < 2:
            return []
        told = []
        for one in self.review.seats:
            said = self._say(
                "review-seat",
                player=self.players[one.seat],
                rows=one.rows,
                lost=number_message(one.mistakes),
                luck=signed_message(one.luck),
            )
            told += self._wrap(said)
        return [Content(""), *told]

    def _wrong_lines(self) -> list[Content]:
        told = []
        if rows := self.review.contradiction:
            told.append(self._say("review-contradiction", count=len(rows), rows=rows))
        if rows := self.review.false_rows:
            told.append(self._say("review-false-rows", count=len(rows), rows=rows))
        if self.review.lost:
            told.append(self._say("review-clock", rows=self.review.lost))
        return [line for one in told for line in self._wrap(one, draw.ALARM)]

    def _table(self) -> list[Content]:
        """Return one line per row, with its grade if there is room, and the curve of the codes left."""
        codes = ("column-row", "review-short-lost", "column-luck", "review-short-left")
        head = [self._say(code) for code in codes]
        lines = [[*head, ""], *(self._cells(row) for row in self.review.rows)]
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
        ends = self._say("review-left-ends", first=counts[0], last=counts[-1])
        return [*shown, self._number(self._say("label-codes-left"), f"{curve} {ends}")]

    def _cells(self, row: ReviewedRowData) -> list[str]:
        luck = signed_message(row.luck) if row.luck.exact else short_message(row.luck)
        numbers = (short_message(row.mistake), luck)
        said = (say(one, self.language) for one in numbers)
        left = write_number(row.after, self.language)
        return [str(row.number), *said, left, say(grade_of(row), self.language)]

    # Lines

    def _page(self, parts: Sequence[Content]) -> Content:
        fitting = ([part] if part.cell_length <= self.width else part.wrap(self.width) for part in parts)
        return draw.join_lines([line for lines in fitting for line in lines])

    def _strong(self, text: str) -> Content:
        return Content.styled(text, draw.style(draw.AMBER, bold=True))

    def _plain_text(self, text: str) -> Content:
        return Content.styled(text, draw.style(draw.INK))

    def _number(self, label: str, number: str) -> Content:
        return Content.assemble((f"{label} ", draw.style(draw.FAINT)), (number, draw.style(draw.INK)))

    def _wrap(self, text: str, ink: str = draw.INK) -> list[Content]:
        return list(Content.styled(text, draw.style(ink)).wrap(max(self.width, 10)))


def grade_of(row: ReviewedRowData) -> Message:
    """Return the grade of a guess."""
    return grade(row.word, settled=row.settled)


def _not_reviewed(row: RowView) -> str:
    """Return the code of the words that say why a row is not reviewed."""
    if row.guess is not None:
        return "review-not-reviewed-contradiction"
    return "review-not-reviewed-skipped" if row.skipped else "review-not-reviewed-time"
