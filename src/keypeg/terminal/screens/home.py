"""The menu: a new match, one to resume, or a table somewhere else."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, cast

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.screen import Screen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from keypeg.rules import edition
from keypeg.table import Tables
from keypeg.table.saved_matches import KeptMatch
from keypeg.terminal import draw
from keypeg.terminal.game_recorder import TERMINAL_OWNER
from keypeg.terminal.local_table import describe_progress, list_unfinished, name_computers, open_table
from keypeg.terminal.screens.base import TitledScreen
from keypeg.terminal.screens.dialogs import Question
from keypeg.terminal.seat_memory import SeatMemory
from keypeg.terminal.state_queries import age_message
from keypeg.terminal.training_memory import TrainingMemory
from keypeg.terminal.widgets.keys import Keys

if TYPE_CHECKING:
    from keypeg.terminal.match_form import OpponentKind

_WELCOME = "RGBY"
FEW_MATCHES = 4
"""How many unfinished matches are listed at first: the menu stays in sight on a small screen."""


class HomeScreen(TitledScreen):
    """The first screen."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "step(-1)", "key-choose", key_display="↑ ↓", priority=True),
        Binding("down", "step(1)", "key-choose", key_display="↑ ↓", priority=True),
        Binding("enter", "choose", "key-open", priority=True),
        Binding("delete,x,X", "delete", "key-delete", key_display="X"),
        Binding("q,Q", "app.quit", "key-quit"),
    ]

    def __init__(
        self,
        tables: Tables,
        memory: SeatMemory,
        *,
        training: TrainingMemory,
        edition_text: str | None = None,
        pace: float = 0.0,
    ) -> None:
        super().__init__()
        self._training = training
        self._tables = tables
        self._memory = memory
        self._edition = edition_text
        self._pace = pace
        self._all_listed = False
        self._newest: str | None = None

    def compose(self) -> ComposeResult:
        """Compose the list of choices."""
        yield self.make_title(self.words("terminal-title"))
        yield Static(draw.pegs(edition("classic"), _WELCOME, ground=draw.GROUND), id="welcome")
        yield OptionList(id="menu", markup=False)
        yield Keys()

    def on_screen_resume(self) -> None:
        """List the matches that can be resumed, as they are now."""
        menu = self.query_one(OptionList)
        chosen = menu.highlighted_option.id if menu.highlighted_option else None
        menu.clear_options()
        unfinished = list_unfinished(self._tables)
        listed = unfinished if self._all_listed else unfinished[:FEW_MATCHES]
        for match in listed:
            when = age_message(match.at, now=self._tables.now())
            told = self.words("menu-resume", match=self._named(match), when=when)
            menu.add_option(Option(told, id=f"resume {match.table}"))
        if len(listed) < len(unfinished):
            more = len(unfinished) - len(listed)
            menu.add_option(Option(self.words("menu-more-matches", count=more), id="more"))
        for address, seat in self._memory.seats().items():
            menu.add_option(
                Option(self.words("menu-rejoin", address=address, name=seat.name), id=f"rejoin {address}")
            )
        menu.add_options(
            [
                Option(self.words("menu-solo"), id="solo"),
                Option(self.words("menu-computer"), id="new computer"),
                Option(self.words("menu-people"), id="new people"),
                Option(self.words("menu-companion"), id="new companion"),
                Option(self.words("menu-daily"), id="daily"),
                Option(self.words("menu-puzzles"), id="puzzles"),
                Option(self.words("menu-lessons"), id="lessons"),
                Option(self.words("menu-join"), id="join"),
                Option(self.words("menu-record"), id="record"),
            ]
        )
        # A match that was just left is what a person most likely wants, and else the line they came from.
        newest = unfinished[0].table if unfinished else None
        ids = [option.id for option in menu.options]
        menu.highlighted = ids.index(chosen) if chosen in ids and newest == self._newest else 0
        self._newest = newest
        menu.focus()

    def _named(self, match: KeptMatch) -> str:
        """Return which match it is, and how far it has come; a daily code has a name of its own."""
        name = match.view.options.daily
        if name is None:
            return self.words(describe_progress(match))
        from keypeg.terminal.daily_tables import daily_title

        return self.words(daily_title(name))

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Open what was chosen."""
        word, _, rest = str(event.option_id).partition(" ")
        if word == "more":
            self._list_all()
        else:
            self.app.push_screen(self._open(word, rest))

    def _open(self, word: str, rest: str) -> Screen[None]:
        """Return the screen of a line of the menu; each is imported when it is opened, so that the menu comes soon."""
        match word:
            case "new":
                from keypeg.terminal.screens.setup import SetupScreen

                company = cast("OpponentKind", rest)
                return SetupScreen(self._tables, company, edition_text=self._edition, pace=self._pace)
            case "solo":
                return self._break_code()
            case "record":
                from keypeg.terminal.screens.record import RecordScreen

                return RecordScreen(self._tables)
            case "daily":
                from keypeg.terminal.screens.daily import DailyScreen

                return DailyScreen(self._tables, pace=self._pace)
            case "puzzles":
                from keypeg.terminal.screens.puzzle import PuzzleScreen

                return PuzzleScreen(self._training)
            case "lessons":
                from keypeg.terminal.screens.lesson import LessonsScreen

                return LessonsScreen(self._training)
            case "resume":
                from keypeg.terminal.screens.daily import table_screen

                return table_screen(self._tables, rest, pace=self._pace)
            case _:
                from keypeg.terminal.screens.join import JoinScreen

                return JoinScreen(self._memory, address=rest, pace=self._pace)

    def _break_code(self) -> Screen[None]:
        """Return a table with one code of the computer."""
        from keypeg.terminal.screens.table import TableScreen
        from keypeg.terminal.solo import solo_options

        options = solo_options(self._edition)
        link = open_table(
            self._tables,
            options,
            (self.words("label-player"),),
            computers=name_computers(options, self.language),
        )
        return TableScreen(link, pace=self._pace)

    def _list_all(self) -> None:
        """List every unfinished match, and go to the first that was not in sight."""
        self._all_listed = True
        self.on_screen_resume()
        self.query_one(OptionList).highlighted = FEW_MATCHES

    def on_option_list_option_highlighted(self) -> None:
        """Show the keys that do something for this line."""
        self.refresh_bindings()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:  # noqa: ARG002 - Textual's
        """Whether a key does something now: only a match or a seat can be deleted."""
        return action != "delete" or self._highlighted_match()[0] in ("resume", "rejoin")

    def _highlighted_match(self) -> tuple[str, str]:
        menus = self.query(OptionList)
        option = menus.first().highlighted_option if menus else None
        word, _, rest = str(option.id if option else "").partition(" ")
        return word, rest

    def action_delete(self) -> None:
        """Delete the match, or forget the seat, after a question."""
        word, rest = self._highlighted_match()

        def answered(yes: bool | None) -> None:  # noqa: FBT001 - Textual passes it by position
            if yes and word == "resume":
                self._tables.store.delete_owned(rest, TERMINAL_OWNER)
            elif yes:
                self._memory.forget(rest)
            self.on_screen_resume()

        asked = "menu-delete-match" if word == "resume" else "menu-delete-seat"
        self.app.push_screen(Question(self.words(asked)), answered)

    def action_step(self, by: int) -> None:
        """Move down the list, or up."""
        menu = self.query_one(OptionList)
        menu.action_cursor_down() if by > 0 else menu.action_cursor_up()

    def action_choose(self) -> None:
        """Open what is highlighted."""
        self.query_one(OptionList).action_select()
