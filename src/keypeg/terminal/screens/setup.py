"""The form for a new match."""

from __future__ import annotations

from typing import ClassVar

from textual import events, on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.widgets import Input, Label, Static

from keypeg.engine.levels import levels
from keypeg.errors import KeypegError
from keypeg.rules import Edition, edition, editions
from keypeg.table import Tables
from keypeg.terminal.local import new_table
from keypeg.terminal.plan import ADVERSARY, Company, Plan, game_counts
from keypeg.terminal.screens.page import TitledScreen
from keypeg.terminal.screens.table import TableScreen
from keypeg.terminal.widgets.choice import ChoiceList
from keypeg.terminal.widgets.keys import Keys

_TITLES: dict[Company, str] = {
    "computer": "New match against the computer",
    "people": "New match at this terminal",
    "companion": "Companion for a real board",
}
_MOST_PEOPLE = 5


class SetupScreen(TitledScreen):
    """Asks what is agreed before a match, and opens it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "step(-1)", "Field", key_display="↑ ↓", priority=True),
        Binding("down", "step(1)", "Field", key_display="↑ ↓", priority=True),
        Binding("enter", "begin", "Begin", priority=True),
        Binding("escape", "back", "Menu"),
    ]

    def __init__(
        self, tables: Tables, company: Company, *, edition_text: str | None = None, pace: float = 0.0
    ) -> None:
        super().__init__()
        self._tables = tables
        self._company: Company = company
        self._pace = pace
        self._given = edition(edition_text) if edition_text else None

    def compose(self) -> ComposeResult:
        """One line a question."""
        given = self._given
        yield self.titled(_TITLES[self._company])
        with VerticalScroll(classes="form", can_focus=False):
            boxes = [(box.key, box.name, "") for box in editions()]
            yield ChoiceList("Edition", boxes, value=given.key if given else None, key="edition")
            yield from _text("Shape", "shape", placeholder="as in the box; or a house rule such as 5x8b")
            yield ChoiceList("Players", [(2, "2", "")], key="players")
            for number in range(1, 2 if self._company == "computer" else _MOST_PEOPLE + 1):
                name = "Player" if self._company == "computer" else f"Player {number}"
                yield from _text(
                    "Your name" if self._company == "computer" else f"Name {number}", f"name{number}", name
                )
            if self._company == "computer":
                yield ChoiceList("Computer", _levels(), value="steady", key="level")
            yield ChoiceList("Games", [(2, "2", "")], value=2, key="games")
            yield ChoiceList("First codemaker", [(0, "", "")], key="first")
            if self._company != "companion":
                yield ChoiceList("Rows are marked", _MARKING, key="marking")
            yield ChoiceList("Hints", _HINTS, value=self._company != "people", key="hints")
        yield Static(id="about", classes="about", markup=False)
        yield Static(id="error", markup=False)
        yield Keys()

    def on_mount(self) -> None:
        """Offer what the edition allows."""
        if self._given is not None and self._given.shape != self._given.box.shape:
            self.query_one("#shape", Input).value = self._given.shape.text(rows=True)
        self._offer()
        first: ChoiceList[int] = self.query_one("#first", ChoiceList)
        first.choose(0 if self._company != "computer" else 1)
        self.query_one("#edition").focus()

    @on(ChoiceList.Changed)
    def _changed(self) -> None:
        self._offer()

    @on(Input.Changed)
    def _typed(self) -> None:
        self._offer()

    def _box(self) -> Edition:
        return next(box for box in editions() if box.key == self.query_one("#edition", ChoiceList).value)

    def _offer(self) -> None:
        box = self._box()
        least, most = box.players
        players: ChoiceList[int] = self.query_one("#players", ChoiceList)
        players.offer([(n, str(n), "") for n in range(least, most + 1)])
        count = players.value
        games: ChoiceList[int] = self.query_one("#games", ChoiceList)
        games.offer([(n, str(n), "") for n in game_counts(box, count)])
        self._offer_names(count)
        self._explain()
        self.query_one("#error", Static).update("")

    @on(events.DescendantFocus)
    def _explain(self) -> None:
        """What the field in focus means."""
        box, field = self._box(), self.focused
        about = field.about if isinstance(field, ChoiceList) and field.about else f"{box.about}\n{box.source}"
        self.query_one("#about", Static).update(about)

    def _offer_names(self, count: int) -> None:
        names = [self._named(number) for number in range(1, len(self.query(".name")) + 1)]
        for number, line in enumerate(self.query(".name"), 1):
            line.display = self._company == "computer" or number <= count
        shown = names[:count] if self._company != "computer" else [names[0], *_computers(count)]
        first: ChoiceList[int] = self.query_one("#first", ChoiceList)
        first.offer([(seat, name, "") for seat, name in enumerate(shown)])

    def _named(self, number: int) -> str:
        field = self.query_one(f"#name{number}", Input)
        return field.value.strip() or field.placeholder

    def plan(self) -> Plan:
        """What the form says."""
        players = self.query_one("#players", ChoiceList).value
        people = 1 if self._company == "computer" else players
        shape = self.query_one("#shape", Input).value.strip()
        key = self._box().key
        marking = self.query_one("#marking", ChoiceList).value if self._company != "companion" else "shield"
        return Plan(
            company=self._company,
            edition=f"{key}/{shape}" if shape else key,
            names=tuple(self._named(number) for number in range(1, people + 1)),
            players=players,
            games=self.query_one("#games", ChoiceList).value,
            level=self.query_one("#level", ChoiceList).value if self._company == "computer" else "",
            first=self.query_one("#first", ChoiceList).value,
            by_hand=marking != "table",
            shield=marking == "shield",
            hints=self.query_one("#hints", ChoiceList).value,
        )

    def action_begin(self) -> None:
        """Open the table and play."""
        plan = self.plan()
        try:
            link = new_table(self._tables, plan.options(), plan.names)
        except KeypegError as error:
            self.query_one("#error", Static).update(str(error))
            return
        self.app.switch_screen(TableScreen(link, pace=self._pace))

    def action_step(self, by: int) -> None:
        """The next field, or the one before."""
        if by > 0:
            self.focus_next()
        else:
            self.focus_previous()

    def action_back(self) -> None:
        """Back to the menu."""
        self.app.pop_screen()


_MARKING = (
    ("table", "by the table", "The table knows the code and marks every row truly."),
    (
        "hand",
        "by the codemaker",
        "By hand: whoever shows wrong information gets what the edition gives for it.",
    ),
    (
        "shield",
        "by the codemaker, real shield",
        "By hand, and the code is not entered here: it stands behind a real shield.",
    ),
)
_HINTS = (
    (True, "allowed", "Codebreakers may ask for a good guess, and see the codes that are left."),
    (False, "off", "Codebreakers are on their own."),
)


def _levels() -> list[tuple[str, str, str]]:
    bends = (ADVERSARY, "Adversary", "Bends its code as it goes, and marks by hand.")
    return [*((level.key, level.name, level.about) for level in levels()), bends]


def _computers(players: int) -> list[str]:
    return ["the computer"] if players == 2 else [f"computer {number}" for number in range(1, players)]


def _text(label: str, name: str, placeholder: str) -> ComposeResult:
    classes = "labelled name" if name.startswith("name") else "labelled"
    with Horizontal(classes=classes):
        yield Label(label)
        yield Input(placeholder=placeholder, id=name, compact=True, max_length=40)
