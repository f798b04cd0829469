"""The form for a new match."""

from __future__ import annotations

from itertools import count
from typing import ClassVar

from textual import events, on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.widgets import Input, Label, Static

from keypeg.api.editions import ADVERSARY
from keypeg.engine.levels import levels
from keypeg.rules import Edition, edition, editions
from keypeg.rules.edition import GameCount
from keypeg.rules.points import points_guide
from keypeg.table import Tables
from keypeg.table.state.options import SECONDS_OFFERED
from keypeg.terminal.guide import guide
from keypeg.terminal.local_table import name_computers, open_table
from keypeg.terminal.match_form import MatchForm, OpponentKind, seconds_message
from keypeg.terminal.screens.base import TitledScreen
from keypeg.terminal.screens.dialogs import Notice
from keypeg.terminal.screens.table import TableScreen
from keypeg.terminal.widgets.choice import ChoiceList
from keypeg.terminal.widgets.keys import Keys

_TITLES: dict[OpponentKind, str] = {
    "computer": "setup-title-computer",
    "people": "setup-title-people",
    "companion": "setup-title-companion",
}
_MOST_PEOPLE = 5


class SetupScreen(TitledScreen):
    """Ask what the players agree on before a match, and open it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "step(-1)", "key-field", key_display="↑ ↓", priority=True),
        Binding("down", "step(1)", "key-field", key_display="↑ ↓", priority=True),
        Binding("enter", "begin", "key-begin", priority=True),
        Binding("f1", "rules", "page-rules-open", key_display="F1", priority=True),
        Binding("escape", "leave", "key-menu"),
    ]

    def __init__(
        self, tables: Tables, company: OpponentKind, *, edition_text: str | None = None, pace: float = 0.0
    ) -> None:
        super().__init__()
        self._tables = tables
        self._company: OpponentKind = company
        self._pace = pace
        self._given = edition(edition_text) if edition_text else None
        self._offered: tuple[str, int] | None = None

    def compose(self) -> ComposeResult:
        """Compose one line per question."""
        given = self._given
        yield self.make_title(self.words(_TITLES[self._company]))
        with VerticalScroll(classes="form", can_focus=False):
            boxes = [(box.key, self.words(box.name), "") for box in editions()]
            yield ChoiceList(
                self.words("label-edition"), boxes, value=given.key if given else None, key="edition"
            )
            yield from _text(
                self.words("setup-shape"), "shape", placeholder=self.words("setup-shape-example")
            )
            yield ChoiceList(self.words("label-players"), [(2, "2", "")], key="players")
            for number in range(1, 2 if self._company == "computer" else _MOST_PEOPLE + 1):
                alone = self._company == "computer"
                label = self.words("label-your-name") if alone else self.words("setup-name", number=number)
                name = (
                    self.words("label-player") if alone else self.words("setup-player-number", number=number)
                )
                yield from _text(label, f"name{number}", name)
            if self._company == "computer":
                yield ChoiceList(self.words("setup-computer"), self._levels(), value="steady", key="level")
            yield ChoiceList(self.words("label-games"), [(2, "2", "")], value=2, key="games")
            yield ChoiceList(self.words("label-first-codemaker"), [(0, "", "")], key="first")
            if self._company != "companion":
                yield ChoiceList(self.words("setup-marking"), self._marking(), key="marking")
            yield ChoiceList(
                self.words("setup-hints"), self._hints(), value=self._company != "people", key="hints"
            )
            yield ChoiceList(self.words("page-set-up-seconds"), self._seconds(), key="seconds")
            for name in ("conceding", "spectators"):
                yield ChoiceList(self.words(f"page-set-up-{name}"), self._answers(), key=name)
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
    def _on_change(self) -> None:
        self._offer()

    @on(Input.Changed)
    def _on_type(self) -> None:
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
        games.offer([(n, str(n), "") for n in box.list_game_counts(count)])
        if (box.key, count) != self._offered:
            # What was agreed for another box, or for more people, is no wish for this one.
            self._offered = (box.key, count)
            games.choose(count)
        self._offer_names(count)
        alone = self._company == "computer" and self.query_one("#level", ChoiceList).value == ADVERSARY
        for name in ("#games", "#first", "#marking"):
            for field in self.query(name):
                field.display = not (alone and (name == "#marking" or box.games is GameCount.ANY))
        self._explain()
        self.query_one("#error", Static).update("")

    @on(events.DescendantFocus)
    def _explain(self) -> None:
        """Explain the field in focus."""
        box, field = self._box(), self.focused
        about = f"{self.words(box.about)}\n{self.words(box.source)}"
        if isinstance(field, ChoiceList) and field.about:
            about = field.about
        if isinstance(field, ChoiceList) and field.id == "marking" and field.value != "table":
            wrong = self.words("points-wrong-information", points=box.wrong_information)
            about = f"{about}\n{wrong}"
        if isinstance(field, ChoiceList) and field.id == "conceding" and field.value:
            breakers = self.query_one("#players", ChoiceList).value - 1
            points = points_guide(box, codebreakers=breakers).unbroken
            about = self.words("points-conceded", points=points, codebreakers=breakers)
        if isinstance(field, ChoiceList) and field.id == "level" and field.value == ADVERSARY:
            one = box.games is GameCount.ANY
            about = self.words("setup-adversary-one" if one else "setup-adversary-even")
        self.query_one("#about", Static).update(about)

    def _offer_names(self, players: int) -> None:
        names = self._names()
        for number, line in enumerate(self.query(".name"), 1):
            line.display = self._company == "computer" or number <= players
        shown = names[:players] if self._company != "computer" else [names[0], *self._computers(players)]
        first: ChoiceList[int] = self.query_one("#first", ChoiceList)
        first.offer([(seat, name, "") for seat, name in enumerate(shown)])

    def _names(self) -> list[str]:
        """Return a name for everybody: the one typed, else a number that nobody else has."""
        fields = list(self.query(".name Input").results(Input))
        names = [field.value.strip() for field in fields]
        if self._company == "computer":
            return [names[0] or fields[0].placeholder]
        for at, typed in enumerate(names):
            numbered = (self.words("setup-player-number", number=number) for number in count(at + 1))
            names[at] = typed or next(name for name in numbered if name not in names)
        return names

    def plan(self) -> MatchForm:
        """Return what the form says."""
        players = self.query_one("#players", ChoiceList).value
        people = 1 if self._company == "computer" else players
        shape = self.query_one("#shape", Input).value.strip()
        key = self._box().key
        marking = self.query_one("#marking", ChoiceList).value if self._company != "companion" else "shield"
        return MatchForm(
            company=self._company,
            edition=f"{key}/{shape}" if shape else key,
            names=tuple(self._names()[:people]),
            players=players,
            games=self.query_one("#games", ChoiceList).value,
            level=self.query_one("#level", ChoiceList).value if self._company == "computer" else "",
            first=self.query_one("#first", ChoiceList).value,
            by_hand=marking != "table",
            shield=marking == "shield",
            hints=self.query_one("#hints", ChoiceList).value,
            seconds=self.query_one("#seconds", ChoiceList).value,
            conceding=self.query_one("#conceding", ChoiceList).value,
            spectators=self.query_one("#spectators", ChoiceList).value,
        )

    def action_begin(self) -> None:
        """Open the table and play."""
        plan = self.plan()
        with self.catch_refusals():
            options = plan.options()
            computers = name_computers(options, self.language)
            link = open_table(self._tables, options, plan.names, computers=computers)
            self.app.switch_screen(TableScreen(link, pace=self._pace))

    def action_step(self, by: int) -> None:
        """Go to the next field, or to the previous one."""
        if by > 0:
            self.focus_next()
        else:
            self.focus_previous()

    def action_rules(self) -> None:
        """Show the rules of the edition that is chosen."""
        with self.catch_refusals():
            box = edition(self.plan().edition)
            rules = guide(box, self.language, players=self.query_one("#players", ChoiceList).value)
            title = self.words("terminal-how-to-play", edition=box.name)
            self.app.push_screen(Notice(title, rules))

    def _marking(self) -> list[tuple[str, str, str]]:
        return [
            (way, self.words(f"setup-marking-{way}"), self.words(f"setup-marking-{way}-about"))
            for way in ("table", "hand", "shield")
        ]

    def _hints(self) -> list[tuple[bool, str, str]]:
        return [
            (True, self.words("setup-hints-on"), self.words("setup-hints-on-about")),
            (False, self.words("setup-hints-off"), self.words("setup-hints-off-about")),
        ]

    def _seconds(self) -> list[tuple[int | None, str, str]]:
        about = self.words("points-time")
        return [
            (seconds, self.words("page-set-up-no-seconds"), "")
            if seconds is None
            else (seconds, self.words(seconds_message(seconds)), about)
            for seconds in SECONDS_OFFERED
        ]

    def _answers(self) -> list[tuple[bool, str, str]]:
        return [(True, self.words("action-yes"), ""), (False, self.words("action-no"), "")]

    def _levels(self) -> list[tuple[str, str, str]]:
        adversary = (
            ADVERSARY,
            self.words("level-adversary-name"),
            self.words("level-adversary-about"),
        )
        playing = ((level.key, self.words(level.name), self.words(level.about)) for level in levels())
        return [*playing, adversary]

    def _computers(self, players: int) -> list[str]:
        if players == 2:
            return [self.words("setup-the-computer")]
        return [self.words("setup-computer-number", number=number) for number in range(1, players)]


def _text(label: str, name: str, placeholder: str) -> ComposeResult:
    classes = "labelled name" if name.startswith("name") else "labelled"
    with Horizontal(classes=classes):
        yield Label(label)
        yield Input(placeholder=placeholder, id=name, compact=True, max_length=40)
