"""The others at a table: somebody left, is away, or has not come yet, and what those who are there may do about it."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import ClassVar

from textual import work
from textual.binding import Binding, BindingType

from keypeg.api.state import State
from keypeg.engine.levels import levels
from keypeg.rules import EventKind, Phase
from keypeg.rules.leaving import WayOn
from keypeg.terminal.game_messages import showing_message, takeover_message, vacancy_message
from keypeg.terminal.screens.dialogs import ChoiceQuestion, NameDialog, Question
from keypeg.terminal.screens.table_base import TableBaseScreen
from keypeg.terminal.state_queries import find_leaver
from keypeg.terminal.turns import find_left_seat, find_vacant_seat, hides_code, may_go_on, may_start

LEVEL = "steady"
"""The level first offered for a computer that plays on for somebody."""
START, WAIT = "start", "wait"

PRESENCE_KEYS: tuple[BindingType, ...] = (
    Binding("j,J", "show_code", "action-show-code"),
    Binding("plus", "play_on", "page-left-play-on", key_display="+"),
    Binding("plus", "go_on", "key-go-on", key_display="+"),
    Binding("plus", "take_over", "action-join", key_display="+"),
    Binding("plus", "start_early", "page-begin-title", key_display="+"),
)
"""The keys that concern the others at the table."""


class PresenceScreen(TableBaseScreen):
    """A table at which others may leave, be away, or not have come yet."""

    BINDINGS: ClassVar[list[BindingType]] = []

    _told_until = 0
    _offered = ""

    def check_presence_key(self, state: State, action: str) -> bool:
        """Whether a key that concerns the others does something now."""
        mine = self.link.seats
        match action:
            case "show_code":
                return hides_code(state, self.game, mine)
            case "play_on":
                return not state.view.over and find_left_seat(state, mine) is not None
            case "go_on":
                return may_go_on(state, mine)
            case "take_over":
                return find_vacant_seat(state, mine) is not None
            case _:
                return may_start(state, mine)

    @property
    def _own_seat(self) -> int:
        return self.link.seats[0] if self.seat is None else self.seat

    def take(self, state: State) -> None:
        """Continue from a new state; somebody who is back takes the seat again and is told what happened."""
        if self.link.seats == (state.view.seat,):
            # Its number changes where a match starts without the free seats before it.
            self.seat = state.view.seat
        before = self.state
        super().take(state)
        self._offer_seat()
        if before is not None and self.state is not before:
            self._report_takeover(before, state)
        if len(self.link.seats) != 1 or state.closed or state.options.one_device:
            return
        seat = self.link.seats[0]
        if state.seats[seat].stands_in:
            self._come_back(seat)
        news = [event for event in self.link.events if event.seq > self._told_until]
        if news:
            self._told_until = news[-1].seq
            skipped = [one for one in news if one.kind is EventKind.TURN_SKIPPED and one.seat == seat]
            if skipped:
                self.tell(skipped[-1].message.message)

    def _offer_seat(self) -> None:
        """Say below the board that the person who watches may take a seat, for as long as that is so."""
        offer = None if self.state is None else vacancy_message(self.state, self.link.seats)
        words = "" if offer is None else self.words(offer)
        if self._told[0] in ("", self._offered) and words != self._told[0]:
            self.show(words)
        self._offered = words

    def _report_takeover(self, before: State, after: State) -> None:
        """Say who plays on for somebody who left, above what was said already."""
        news = takeover_message(before, after)
        if news is not None and after.view.seat not in before.vacant:
            self.show("\n".join(filter(None, [self.words(news), self._told[0]])))

    @work(exclusive=True, group="act")
    async def _come_back(self, seat: int) -> None:
        """Take the own seat back from the computer that plays there."""
        await self._decide(self.link.come_back(seat))
        self.tell("page-away-played")

    def action_go_on(self) -> None:
        """Go on without a player who is away: skip the turn, let a computer play, or wait."""
        state = self.state
        if state is None or state.absent is None:
            return
        name, guesses = state.view.players[state.absent.seat], state.view.game.phase is Phase.GUESSING
        cost = self.words("page-away-skip-row" if guesses else "page-away-skip-game", name=name)
        words = {WayOn.SKIP: ("page-away-skip", cost), WayOn.COMPUTER: ("page-away-computer", "")}
        offers = [(way.value, self.words(words[way][0]), words[way][1]) for way in state.absent.ways]
        offers.append((WAIT, self.words("page-away-wait"), ""))
        seq, seat = state.seq, self._own_seat

        def go_on(way: str) -> None:
            if way == WayOn.SKIP.value:
                self._carry_out(self.link.skip(seat, seq=seq))
            elif way == WayOn.COMPUTER.value:
                self._carry_out(self.link.let_computer(seat, LEVEL))

        question, label = self.words("page-away-about", name=name), self.words("key-go-on")
        self.ask_person(ChoiceQuestion(question, label, offers, WAIT), go_on)

    def action_take_over(self) -> None:
        """Take the seat of somebody who left, once the person has given a name."""
        seat = None if self.state is None else find_vacant_seat(self.state, self.link.seats)
        if self.state is None or seat is None:
            return
        about = self.words("page-join-take-about", name=find_leaver(self.state, seat))
        question = f"{about}\n\n{self.words('label-your-name')}:"
        self.ask_person(NameDialog(question, self.link.person), lambda name: self._take_over(seat, name))

    @work(exclusive=True, group="act")
    async def _take_over(self, seat: int, name: str) -> None:
        await self._decide(self.link.take_over(seat, name))
        if self.link.seats:
            self.peeking = True
            self.listen()

    def action_start_early(self) -> None:
        """Start before every seat is taken: with those who are there, or with computers at the free seats."""
        state = self.state
        if state is None:
            return
        free = sum(not seat.taken for seat in state.seats)
        here, seat = len(state.seats) - free, self._own_seat
        offers = [
            (LEVEL, self.words("page-begin-fill", n=free), ""),
            (WAIT, self.words("page-away-wait"), ""),
        ]
        if here >= state.edition.players[0]:
            offers.insert(0, (START, self.words("page-begin-with", n=here), ""))

        def start(how: str) -> None:
            if how == START:
                self._carry_out(self.link.start(seat))
            elif how == LEVEL:
                self._carry_out(self.link.let_computer(seat, LEVEL))

        question, label = self.words("page-begin-about"), self.words("page-begin-title")
        self.ask_person(ChoiceQuestion(question, label, offers, WAIT), start)

    @work(exclusive=True, group="act")
    async def _carry_out(self, order: Awaitable[None]) -> None:
        await self._decide(order)

    async def _decide(self, order: Awaitable[None]) -> None:
        """Carry out what was decided about the others, and read the table again."""
        with self.catch_refusals():
            await order
            self.seat = self.link.seats[0] if len(self.link.seats) == 1 else self.seat
            self.take(await self.link.state(self.seat))

    def action_show_code(self) -> None:
        """Have the code of a game that somebody left shown, after a question."""
        if self.state is not None:
            question = showing_message(self.state, self._own_seat)
            self.ask_person(Question(self.words(question)), lambda _: self._show_code())

    @work(exclusive=True, group="act")
    async def _show_code(self) -> None:
        """Ask for the code; where another codebreaker stays, it is shown once they have asked too."""
        with self.catch_refusals():
            await self.link.show_code(self._own_seat)
            self.take(await self.link.state(self.seat))
            if self.game.ending is None:
                self.tell("page-left-asked")

    def action_play_on(self) -> None:
        """Let a computer play on for the person who left, after a question."""
        left = find_left_seat(self.state, self.link.seats) if self.state is not None else None
        if self.state is None or left is None:
            return
        question = self.words("terminal-play-on", player=self.state.view.players[left])
        offers = [(level.key, self.words(level.name), self.words(level.about)) for level in levels()]
        dialog = ChoiceQuestion(question, self.words("setup-computer"), offers, LEVEL)
        self.ask_person(dialog, lambda level: self._carry_out(self.link.let_computer(self._own_seat, level)))
