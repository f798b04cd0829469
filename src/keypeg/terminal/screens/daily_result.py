"""How a daily code went: the board, perfect play, the streak, and a text to share."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from datetime import date
from typing import ClassVar

from textual import work
from textual.binding import Binding, BindingType
from textual.widgets import Static

from keypeg.api.review import ReviewData
from keypeg.api.state import State
from keypeg.errors import KeypegError
from keypeg.rules import Edition, GameView
from keypeg.rules.seals import verify_seal
from keypeg.table import Tables
from keypeg.table.players.daily_games import DAILY_SEAT, DailyGame, days_in_a_row
from keypeg.terminal import draw
from keypeg.terminal.daily_tables import (
    daily_games,
    day_message,
    family_message,
    review_message,
    select_family,
    share_text,
    today,
)
from keypeg.terminal.local_table import LocalLink
from keypeg.terminal.numbers import number_message
from keypeg.terminal.screens.base import title_line
from keypeg.terminal.screens.position import Line, PositionScreen
from keypeg.terminal.screens.review import ReviewScreen
from keypeg.training import Family, daily


class DailyResultScreen(PositionScreen):
    """The result of one day; only key pegs are shared, never a colour."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("c,C", "copy", "page-review-share-copy"),
        Binding("e,E", "review", "action-review"),
        Binding("enter", "leave", "page-daily-other"),
        Binding("escape,q,Q", "leave", "key-back", key_display="Esc"),
    ]

    def __init__(self, tables: Tables, day: date, family: Family) -> None:
        super().__init__()
        self._tables = tables
        self._code = daily(day, family)
        self._games: tuple[DailyGame, ...] = ()
        self._link: LocalLink | None = None
        self._state: State | None = None
        self._review: ReviewData | None = None

    def on_mount(self) -> None:
        """Read the game, and review it."""
        title = f"{self.words(family_message(self._code.family))}  {self._code.day.isoformat()}"
        self.query_one("#title", Static).update(title_line(f"{self.words('page-modes-daily')}  ·  {title}"))
        self.ask()
        self._read()

    @work(exclusive=True, group="read")
    async def _read(self) -> None:
        try:
            self._games = await asyncio.to_thread(daily_games(self._tables).list_all)
            played = self.played
            if played is not None:
                self._link = await asyncio.to_thread(LocalLink, self._tables, played.table)
                self._state = await self._link.state(DAILY_SEAT)
            self.draw()
            if self._link is not None and self.game().rows:
                self._review = await self._link.review(0, seat=DAILY_SEAT)
        except KeypegError:
            # A table that was deleted has left only its result, and not every game can be reviewed.
            pass
        self.draw()

    @property
    def played(self) -> DailyGame | None:
        """Return the game of this day."""
        return select_family(self._games, self._code.family).get(self._code.day)

    @property
    def box(self) -> Edition | None:
        """Return the edition, once the rows are read."""
        return None if self._state is None else self._code.edition

    def game(self) -> GameView:
        """Return the game that was played."""
        assert self._state is not None
        return self._state.view.game

    def heading(self) -> str:
        """Return how it went, in a line."""
        played = self.played
        if played is None or played.rows is None:
            return self.words(day_message(played))
        if played.broken:
            return self.words("page-daily-you-broke", n=played.rows)
        return self.words("page-daily-not-this-time")

    def paragraphs(self) -> Iterable[Line]:
        """Return perfect play, the streak, the seal, and the text to share."""
        played = self.played
        if played is None:
            return
        if self._review is not None:
            yield self.words(review_message(self._review)), draw.INK
            yield self.words("review-perfect-play", rows=number_message(self._review.perfect)), draw.INK
        run = days_in_a_row(self._games, self._code.family, today(self._tables))
        streak, longest = (
            self.words("page-daily-streak", n=run.current),
            self.words("page-daily-longest", n=run.longest),
        )
        yield f"{streak} · {longest}", draw.AMBER
        if played.late:
            yield self.words("page-daily-late"), draw.FAINT
        if self._state is not None:
            yield self.shared, draw.INK
            yield self.words("page-daily-share-about"), draw.FAINT
            right = self.game().secret == str(self._code.secret) and verify_seal(
                self._code.table, self._code.seal
            )
            yield self.words("page-daily-seal-right" if right else "page-daily-seal-wrong"), draw.FAINT

    @property
    def shared(self) -> str:
        """Return the text to share; empty where the rows are gone."""
        played = self.played
        if played is None or self._state is None:
            return ""
        return share_text(played, self._code.edition, self.game(), language=self.language)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:  # noqa: ARG002 - Textual's
        """Whether a key does something now."""
        if action == "review":
            return self._review is not None
        return action != "copy" or self._state is not None

    def action_copy(self) -> None:
        """Copy the text, where the terminal allows that."""
        self.app.copy_to_clipboard(self.shared)
        self.tell("action-copied")

    def action_review(self) -> None:
        """Review every guess."""
        if self._link is not None and self._state is not None:
            self.app.push_screen(ReviewScreen(self._link, self._state, seat=DAILY_SEAT, game=0))
