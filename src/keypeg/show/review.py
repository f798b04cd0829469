"""A review as a table and as an image."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from keypeg.engine.review_model import Review
from keypeg.engine.review_text import review_text
from keypeg.rules import Match
from keypeg.show.pegs import picture
from keypeg.show.review_drawing import ReviewDrawing


class ReviewTable:
    """A review: what each guess expected, gave away, and won by luck.

    With its match it also shows who played, the code, and the rows that could not be reviewed.
    """

    def __init__(self, found: Review, match: Match | None = None, *, game: int = -1) -> None:
        self._found = found
        self._page = ReviewDrawing.of(found, match, game)

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

    def _repr_svg_(self) -> str:
        """The board row by row, bars for mistakes and luck, the better guesses, and the sum that closes."""
        return review_picture([self])

    @property
    def page(self) -> ReviewDrawing:
        """What is drawn."""
        return self._page


def review_picture(games: Sequence[ReviewTable]) -> str:
    """The reviews of several games below one another, in one image."""
    pages = [game.page for game in games]
    width = max(page.width for page in pages)
    top, body = 0.0, ""
    for page in pages:
        body += f'<g class="game" transform="translate(0 {top:g})">{page.drawn(width)}</g>'
        top += page.height(width)
    title = "Review: " + "; ".join(page.title for page in pages)
    return picture(body, width=width, height=top, title=title, told="\n\n".join(page.told for page in pages))
