"""The menu: a new match, one to resume, or a table somewhere else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, cast

from textual import work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.screen import Screen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from keypeg.errors import KeypegError
from keypeg.rules import edition
from keypeg.terminal import draw
from keypeg.terminal.game_recorder import TERMINAL_OWNER
from keypeg.terminal.local_data import LocalData
from keypeg.terminal.screens.base import MenuScreen
from keypeg.terminal.seat_memory import SeatMemory
from keypeg.terminal.widgets.keys import Keys

if TYPE_CHECKING:
    from keypeg.table.saved_matches import KeptMatch
    from keypeg.terminal.match_form import OpponentKind

_WELCOME = "RGBY"
FEW_MATCHES = 4
"""How many unfinished matches are listed at first, or fewer, so that the menu stays in sight on a small screen."""
NO_WRAP = 80
"""From so many cells on, a match is a line."""
_MENU_AROUND = 8
"""The lines of the first screen that are not the menu's."""


_LINES = {
    "solo": "menu-solo",
    "new computer": "menu-computer",
    "new people": "menu-people",
    "new companion": "menu-companion",
    "daily": "menu-daily",
    "puzzles": "menu-puzzles",
    "lessons": "menu-lessons",
    "join": "menu-join",
    "record": "menu-record",
}
"""The lines of the menu, and the codes of their words."""


class HomeScreen(MenuScreen):
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
        data: LocalData,
        memory: SeatMemory,
        *,
        edition_text: str | None = None,
        pace: float = 0.0,
    ) -> None:
        super().__init__()
        self._data = data
        self._memory = memory
        self._edition = edition_text
        self._pace = pace
        self._all_listed = False
        self._newest: str | None = None
        self._asked: tuple[str, str] | None = None
        self._room = 0

    def compose(self) -> ComposeResult:
        """Compose the list of choices."""
        yield self.make_title(self.words("terminal-title"))
        yield Static(draw.pegs(edition("classic"), _WELCOME, ground=draw.GROUND), id="welcome")
        yield OptionList(id="menu", markup=False)
        yield Keys()

    def on_screen_resume(self) -> None:
        """List the matches that can be resumed, as they are now; at first the menu does not wait for them."""
        if self._data.is_open:
            self._list()
        else:
            self._fill(())
            self._open_data()

    @work(exclusive=True, thread=True, group="data", exit_on_error=False)
    def _open_data(self) -> None:
        """Open the data of this terminal, and list the matches then."""
        try:
            self._data.open()
        except KeypegError as error:
            self.app.call_from_thread(self.app.exit, error)
        else:
            self.app.call_from_thread(self._show_data)

    def _show_data(self) -> None:
        if self.is_current and self._asked is None:
            self._list(stay=bool(self.query_one(OptionList).highlighted))
        if self._asked is not None:
            # Enter was pressed before: open what was highlighted then.
            (word, rest), self._asked = self._asked, None
            self.app.push_screen(self._open(word, rest))

    def _list(self, *, stay: bool = False) -> None:
        """List the unfinished matches above the menu; `stay` keeps the line that a person has gone to."""
        from keypeg.terminal.local_table import list_unfinished

        unfinished = list_unfinished(self._data.tables)
        newest = unfinished[0].table if unfinished else None
        # A match that was just left is what a person most likely wants, and else the line they came from.
        self._fill(unfinished, stay=stay or newest == self._newest)
        self._newest = newest

    def _fill(self, unfinished: Sequence[KeptMatch], *, stay: bool = False) -> None:
        menu = self.query_one(OptionList)
        chosen = menu.highlighted_option.id if menu.highlighted_option else None
        menu.clear_options()
        self._room = self._room_for_matches()
        listed = unfinished if self._all_listed else unfinished[: self._room]
        menu.add_options(
            Option(self._describe_unfinished(match), id=f"resume {match.table}") for match in listed
        )
        if len(listed) < len(unfinished):
            more = len(unfinished) - len(listed)
            menu.add_option(Option(self.words("menu-more-matches", count=more), id="more"))
        for address, seat in self._memory.seats().items():
            menu.add_option(
                Option(self.words("menu-rejoin", address=address, name=seat.name), id=f"rejoin {address}")
            )
        menu.add_options(Option(self.words(code), id=line) for line, code in _LINES.items())
        ids = [option.id for option in menu.options]
        menu.highlighted = ids.index(chosen) if stay and chosen in ids else 0
        menu.focus()

    def on_resize(self) -> None:
        """List more matches, or fewer, where there is other room now."""
        if self._data.is_open and self._room not in (0, self._room_for_matches()):
            self._list(stay=True)

    def _room_for_matches(self) -> int:
        # A match takes two lines on a narrow screen.
        free = self.size.height - _MENU_AROUND - len(_LINES) - len(self._memory.seats())
        return max(1, min(FEW_MATCHES, free // (1 if self.size.width >= NO_WRAP else 2)))

    def _describe_unfinished(self, match: KeptMatch) -> str:
        from keypeg.terminal.state_queries import age_message

        when = age_message(match.at, now=self._data.tables.now())
        return self.words("menu-resume", match=self._match_name(match), when=when)

    def _match_name(self, match: KeptMatch) -> str:
        """Return which match it is, and how far it has come; a daily code has a name of its own."""
        name = match.view.options.daily
        if name is None:
            from keypeg.terminal.local_table import describe_progress

            return self.words(describe_progress(match))
        from keypeg.terminal.daily_tables import daily_title

        return self.words(daily_title(name))

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Open what was chosen."""
        word, _, rest = str(event.option_id).partition(" ")
        if word == "more":
            self._list_all()
        elif not self._data.is_open:
            self._asked = word, rest
        else:
            self.app.push_screen(self._open(word, rest))

    def _open(self, word: str, rest: str) -> Screen[None]:
        """Return the screen of a line of the menu; each is imported when it is opened, so that the menu comes soon."""
        match word:
            case "new":
                from keypeg.terminal.screens.setup import SetupScreen

                company = cast("OpponentKind", rest)
                return SetupScreen(self._data.tables, company, edition_text=self._edition, pace=self._pace)
            case "solo":
                return self._break_code()
            case "record":
                from keypeg.terminal.screens.record import RecordScreen

                return RecordScreen(self._data.tables)
            case "daily":
                from keypeg.terminal.screens.daily import DailyScreen

                return DailyScreen(self._data.tables, pace=self._pace)
            case "puzzles":
                from keypeg.terminal.screens.puzzle import PuzzleScreen

                return PuzzleScreen(self._data.training)
            case "lessons":
                from keypeg.terminal.screens.lesson import LessonsScreen

                return LessonsScreen(self._data.training)
            case "resume":
                from keypeg.terminal.screens.daily import table_screen

                return table_screen(self._data.tables, rest, pace=self._pace)
            case _:
                from keypeg.terminal.screens.join import JoinScreen

                return JoinScreen(self._memory, address=rest, pace=self._pace)

    def _break_code(self) -> Screen[None]:
        """Return a table with one code of the computer."""
        from keypeg.terminal.local_table import name_computers, open_table
        from keypeg.terminal.screens.table import TableScreen
        from keypeg.terminal.solo import solo_options

        options = solo_options(self._edition)
        link = open_table(
            self._data.tables,
            options,
            (self.words("label-player"),),
            computers=name_computers(options, self.language),
        )
        return TableScreen(link, pace=self._pace)

    def _list_all(self) -> None:
        """List every unfinished match, and go to the first that was not in sight."""
        seen = self._room_for_matches()
        self._all_listed = True
        self._list()
        self.query_one(OptionList).highlighted = seen

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
        from keypeg.terminal.screens.dialogs import Question

        word, rest = self._highlighted_match()

        def delete(yes: bool | None) -> None:  # noqa: FBT001 - Textual passes it by position
            if yes and word == "resume":
                self._data.tables.store.delete_owned(rest, TERMINAL_OWNER)
            elif yes:
                self._memory.forget(rest)
            self.on_screen_resume()

        asked = "menu-delete-match" if word == "resume" else "menu-delete-seat"
        self.app.push_screen(Question(self.words(asked)), delete)
