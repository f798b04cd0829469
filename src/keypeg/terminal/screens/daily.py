"""The daily code: today's three, a list of earlier days, and how a day went."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from datetime import date, timedelta
from typing import ClassVar

from textual import work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from keypeg.table import Tables
from keypeg.table.players.daily_games import DailyGame, days_in_a_row
from keypeg.terminal.daily_tables import (
    daily_games,
    day_message,
    family_message,
    open_daily,
    select_family,
    today,
)
from keypeg.terminal.local_table import LocalLink
from keypeg.terminal.screens.base import MenuScreen
from keypeg.terminal.screens.daily_result import DailyResultScreen
from keypeg.terminal.screens.table import TableScreen
from keypeg.terminal.turns import Mode
from keypeg.terminal.widgets.keys import Keys
from keypeg.training import Family, daily_name, read_daily
from keypeg.training.daily import FIRST_DAY

_FAMILIES = tuple(Family)


class DailyScreen(MenuScreen):
    """Today's codes and those of earlier days; the arrows change the family whose days are listed."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "step(-1)", "key-choose", key_display="↑ ↓", priority=True),
        Binding("down", "step(1)", "key-choose", key_display="↑ ↓", priority=True),
        Binding("enter", "choose", "key-open", priority=True),
        Binding("left", "family(-1)", "page-daily-calendar", key_display="← →", priority=True),
        Binding("right", "family(1)", "page-daily-calendar", key_display="← →", priority=True),
        Binding("escape,q,Q", "leave", "key-menu", key_display="Esc"),
    ]

    def __init__(self, tables: Tables, *, pace: float = 0.0) -> None:
        super().__init__()
        self._tables = tables
        self._pace = pace
        self._family = Family.CLASSIC
        self._games: tuple[DailyGame, ...] = ()

    def compose(self) -> ComposeResult:
        """Compose the list."""
        yield self.make_title(self.words("page-modes-daily"))
        yield Static(self.words("page-daily-lead"), classes="lead", markup=False)
        yield OptionList(id="menu", markup=False)
        yield Static(id="error", markup=False)
        yield Keys()

    def on_screen_resume(self) -> None:
        """List the days as they stand now."""
        self._read()

    @work(exclusive=True, group="read")
    async def _read(self) -> None:
        with self.catch_refusals():
            self._games = await asyncio.to_thread(daily_games(self._tables).list_all)
            self._list(Family.CLASSIC, today(self._tables))

    def _list(self, family: Family, day: date) -> None:
        """List today's codes and the earlier ones of a family; highlight one of them."""
        menu, now = self.query_one(OptionList), today(self._tables)
        chosen = daily_name(day, family)
        menu.clear_options()
        menu.add_option(Option(now.isoformat(), disabled=True))
        for one in _FAMILIES:
            menu.add_option(Option(self._today(one, now), id=daily_name(now, one)))
        heading = f"{self.words('page-daily-other')} · {self.words(family_message(self._family))}"
        menu.add_options([Option("", disabled=True), Option(heading, disabled=True)])
        known = select_family(self._games, self._family)
        menu.add_options(
            Option(
                f"{day.isoformat()}  {self.words(day_message(known.get(day)))}",
                id=daily_name(day, self._family),
            )
            for day in _list_earlier(now)
        )
        menu.highlighted = menu.get_option_index(chosen)
        menu.focus()

    def _today(self, family: Family, now: date) -> str:
        game = select_family(self._games, family).get(now)
        run = days_in_a_row(self._games, family, now)
        told = [self.words(family_message(family)), self.words(day_message(game))]
        if run.longest:
            told.append(self.words("page-daily-streak", n=run.current))
            told.append(self.words("page-daily-longest", n=run.longest))
        return " · ".join(told)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Play the code of a day, or show how it went."""
        self._open(*read_daily(str(event.option_id)))

    @work(exclusive=True, group="open")
    async def _open(self, day: date, family: Family) -> None:
        game = select_family(self._games, family).get(day)
        if game is not None and game.rows is not None:
            self.app.push_screen(DailyResultScreen(self._tables, day, family))
            return
        name = self.words("label-player")
        with self.catch_refusals():
            link = await asyncio.to_thread(
                open_daily, self._tables, day, family, name=name, language=self.language
            )
            name = daily_name(day, family)
            self.app.push_screen(DailyTableScreen(self._tables, link, name, pace=self._pace))

    def action_family(self, by: int) -> None:
        """List the days of another family."""
        at = _FAMILIES.index(self._family)
        self._family = _FAMILIES[(at + by) % len(_FAMILIES)]
        earlier = next(iter(_list_earlier(today(self._tables))), today(self._tables))
        self._list(self._family, earlier)


def _list_earlier(now: date) -> Iterable[date]:
    """Return the days of the calendar before this one, the latest first."""
    return (now - timedelta(back) for back in range(1, (now - FIRST_DAY).days + 1))


class DailyTableScreen(TableScreen):
    """The table of a daily code: it is played once, and its result follows it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        *(one for one in TableScreen.BINDINGS if isinstance(one, Binding) and one.key == "enter"),
        Binding("enter", "result", "page-daily-result"),
    ]

    def __init__(self, tables: Tables, link: LocalLink, name: str, *, pace: float = 0.0) -> None:
        super().__init__(link, pace=pace)
        self._tables = tables
        self._daily = read_daily(name)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Whether a key does something now: a daily code is not played again."""
        if action == "result":
            return self.mode is Mode.OVER
        return action not in ("again", "finish") and super().check_action(action, parameters)

    def action_result(self) -> None:
        """Show how it went."""
        self.app.switch_screen(DailyResultScreen(self._tables, *self._daily))


def table_screen(tables: Tables, table: str, *, pace: float) -> TableScreen:
    """Return the screen of a kept match, which may be a daily code."""
    link, name = LocalLink(tables, table), tables.view(table, 0).options.daily
    return TableScreen(link, pace=pace) if name is None else DailyTableScreen(tables, link, name, pace=pace)
