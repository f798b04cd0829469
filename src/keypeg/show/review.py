"""A review as a table and as an image."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from keypeg.engine.review_model import Review, review_text
from keypeg.errors import require
from keypeg.rules import Game, Match
from keypeg.rules.narration import write_feedback
from keypeg.show.pegs import make_picture
from keypeg.show.review_drawing import ReviewDrawing
from keypeg.words import DEFAULT, message, say
from keypeg.words.saying import write_number


class ReviewTable:
    """A review: the rows each guess could expect, the rows it lost, and its luck.

    With its match it also shows the players, the code, and the rows that could not be reviewed; `game` is the same as
    the review was asked for.
    """

    def __init__(
        self,
        found: Review,
        match: Match | None = None,
        *,
        game: int | Game | None = None,
        language: str = DEFAULT,
    ) -> None:
        require(found, Review, what="what the table shows")
        require(match, Match, type(None), what="the match")
        self._found = found
        self._language = language
        self._page = ReviewDrawing.of(found, match, game, language=language)

    def __repr__(self) -> str:
        return review_text(self._found, language=self._language)

    def _repr_html_(self) -> str:
        """Return the drawing, and a table with one line per guess."""
        language = self._language
        names = ("row", "guess", "feedback", "left", "lost", "luck", "best")
        head = "".join(
            f"<th>{escape(say(message(f'review-column-{name}'), language))}</th>" for name in names
        )
        body = "".join(
            f"<tr><td>{row.number}</td><td><code>{escape(str(row.played.guess))}</code></td>"
            f"<td>{escape(write_feedback(self._found.edition, row.feedback, language))}</td>"
            f"<td>{write_number(row.after, language)}</td>"
            f"<td>{escape(say(row.mistake.message, language))} {escape(say(row.grade, language))}</td>"
            f"<td>{escape(say(row.luck.message, language))}</td>"
            f"<td><code>{escape(str(row.best.guess))}</code></td></tr>"
            for row in self._found.rows
        )
        table = f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"
        # A notebook prefers this to the image, so the image is in it.
        return f"<div>{self._repr_svg_()}{table}</div>"

    def _repr_svg_(self) -> str:
        """Return an image: the board, bars for mistakes and luck, better guesses, and how the numbers add up."""
        return review_picture([self])

    @property
    def page(self) -> ReviewDrawing:
        """Return what is drawn."""
        return self._page


def review_picture(games: Sequence[ReviewTable]) -> str:
    """Return the reviews of several games in one image, one below the other."""
    pages = [game.page for game in games]
    width = max(page.width for page in pages)
    top, body = 0.0, ""
    for page in pages:
        body += f'<g class="game" transform="translate(0 {top:g})">{page.draw(width)}</g>'
        top += page.height(width)
    title = say(message("review-picture", games="; ".join(page.title for page in pages)), pages[0].language)
    return make_picture(
        body, width=width, height=top, title=title, told="\n\n".join(page.text for page in pages)
    )
