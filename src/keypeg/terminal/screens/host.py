"""The host of a room: the keys to start and end rounds, to pause, to give hints, and to say who plays."""

from __future__ import annotations

from collections.abc import Awaitable

from textual import work
from textual.binding import Binding, BindingType

from keypeg.engine.levels import level as find_level
from keypeg.engine.levels import levels
from keypeg.errors import KeypegError
from keypeg.rules import edition
from keypeg.terminal.room_link import RoomLink
from keypeg.terminal.room_messages import is_running, name_of, phase_now
from keypeg.terminal.screens.base import TitledScreen
from keypeg.terminal.screens.code import CodeScreen
from keypeg.terminal.screens.company import LEVEL
from keypeg.terminal.screens.dialogs import ChoiceQuestion, Question
from keypeg.words import Message, Param

HOST_ACTIONS = {
    "host_hint": "key-host-hint",
    "pause": "key-pause",
    "resume": "key-resume",
    "end_round": "key-end-round",
    "add_computer": "key-add-computer",
    "remove_player": "key-remove-player",
}
"""What a host may do beside starting a round, and the words for it."""

HOST_KEYS: tuple[BindingType, ...] = (
    Binding("enter", "start_round", "key-start-round"),
    Binding("h,H", "host_hint", "key-host-hint"),
    Binding("p,P", "pause", "key-pause"),
    Binding("p,P", "resume", "key-resume"),
    Binding("e,E", "end_round", "key-end-round"),
    Binding("c,C", "add_computer", "key-add-computer"),
    Binding("x,X", "remove_player", "key-remove-player"),
)
"""The keys of a host who does not sit in front of a board."""


class HostScreen(TitledScreen):
    """A screen of somebody who may be the host of a room."""

    room_link: RoomLink

    def tell(self, code: str | Message, *, alarm: bool = False, **params: Param) -> None:
        """Say a message."""
        raise NotImplementedError

    def check_host(self, action: str) -> bool:
        """Whether something that a host may do can be done now."""
        link, room = self.room_link, self.room_link.room
        if not link.mine.host or room.closed:
            return False
        duel, phase = room.options.kind == "duel", phase_now(link)
        match action:
            case "start_round":
                return not is_running(link) and not duel and bool(room.players)
            case "host_hint":
                return is_running(link) and not duel
            case "pause":
                return phase in ("playing", "countdown")
            case "resume":
                return phase == "paused"
            case "end_round":
                return is_running(link)
            case "add_computer":
                return not room.over and len(room.players) < room.options.most_players
            case _:
                return bool(room.players)

    def action_start_round(self) -> None:
        """Start the next round, or play again; a host who sets its code is asked for it first."""
        link = self.room_link
        if link.room.options.source == "table":
            self._carry_out_order(self._start_round())
            return
        question = self.words("terminal-room-round-code", round=link.room.rounds_over + 1)
        box = edition(link.room.options.edition)
        start = lambda code: self._carry_out_order(self._start_round(code))  # noqa: E731
        self.app.push_screen(CodeScreen(box, question, start))

    async def _start_round(self, code: str | None = None) -> None:
        link = self.room_link
        if link.room.over:
            await link.order("again")
        await link.order("start", code=code)

    def action_host_hint(self) -> None:
        """Tell everybody one more peg of the code."""
        self._carry_out_order(self.room_link.order("hint"))

    def action_pause(self) -> None:
        """Stop the clock: nobody can guess."""
        self._carry_out_order(self.room_link.order("pause"))

    def action_resume(self) -> None:
        """Let the round continue."""
        self._carry_out_order(self.room_link.order("resume"))

    def action_end_round(self) -> None:
        """End the round for everybody, after a question."""

        def answered(yes: bool | None) -> None:  # noqa: FBT001 - Textual passes it by position
            if yes:
                self._carry_out_order(self.room_link.order("end"))

        self.app.push_screen(Question(self.words("terminal-room-ask-end")), answered)

    def action_add_computer(self) -> None:
        """Let a computer join, of a level that the host chooses."""

        def answered(level: str | None) -> None:
            if level is not None:
                self._carry_out_order(self.room_link.let_computer(self._computer_name(level), level))

        offers = [(level.key, self.words(level.name), self.words(level.about)) for level in levels()]
        question = self.words("terminal-room-ask-computer")
        self.app.push_screen(ChoiceQuestion(question, self.words("setup-computer"), offers, LEVEL), answered)

    def _computer_name(self, key: str) -> str:
        """Return a name that nobody in the room has."""
        said, taken = find_level(key).name, {one.name for one in self.room_link.room.players}
        name, number = self.words("terminal-computer-name", level=said), 1
        while name in taken:
            number += 1
            name = self.words("terminal-computer-name-number", number=number, level=said)
        return name

    def action_remove_player(self) -> None:
        """Remove a player whom the host chooses."""
        room = self.room_link.room

        def answered(player: str | None) -> None:
            if player is not None:
                self._carry_out_order(self.room_link.remove(int(player)))

        offers = [(str(one.number), name_of(room, one.number), "") for one in room.players]
        question, label = self.words("terminal-room-ask-remove"), self.words("label-player")
        self.app.push_screen(ChoiceQuestion(question, label, offers, offers[0][0]), answered)

    @work(group="order")
    async def _carry_out_order(self, order: Awaitable[None]) -> None:
        try:
            await order
        except KeypegError as error:
            self.tell(error.message, alarm=True)
        self.refresh_bindings()
