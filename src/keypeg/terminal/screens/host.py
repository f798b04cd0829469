"""The host of a room: the keys to start and end rounds, to pause, to give hints, and to say who plays and who may."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence

from textual import work
from textual.binding import Binding, BindingType

from keypeg.api.rooms import RoomPlayerData
from keypeg.engine.levels import level as find_level
from keypeg.engine.levels import levels
from keypeg.errors import KeypegError
from keypeg.rules import edition
from keypeg.terminal.room_link import RoomLink
from keypeg.terminal.room_messages import is_running, phase_now
from keypeg.terminal.screens.base import TitledScreen
from keypeg.terminal.screens.code import CodeScreen
from keypeg.terminal.screens.dialogs import ChoiceQuestion, NameDialog, Question
from keypeg.terminal.screens.host_dialogs import HostMenu, NamesDialog
from keypeg.terminal.screens.presence import LEVEL
from keypeg.words import Message, Param, message

HOST_ACTIONS = {
    "host_hint": ("h", "key-host-hint"),
    "pause": ("p", "key-pause"),
    "resume": ("p", "key-resume"),
    "end_round": ("e", "key-end-round"),
    "add_computer": ("c", "key-add-computer"),
    "play_too": ("j", "page-room-play-too"),
    "remove_player": ("x", "key-remove-player"),
    "release_player": ("r", "key-release-player"),
    "list_names": ("n", "key-list-names"),
    "hide_names": ("b", "page-room-hide"),
    "show_names": ("b", "key-show-names"),
    "close_room": ("z", "page-room-close"),
}
"""What a host may do beside starting a round: its key, and the words for it."""
_SHOWN = ("host_hint", "pause", "resume", "end_round", "add_computer")
"""What has its key in the last line; the rest is behind `+`."""

HOST_KEYS: tuple[BindingType, ...] = (
    Binding("enter", "start_round", "key-start-round"),
    *(
        Binding(f"{key},{key.upper()}", action, code, show=action in _SHOWN)
        for action, (key, code) in HOST_ACTIONS.items()
    ),
)
"""The keys of a host who does not sit in front of a board."""
HOST_MENU_KEY = Binding("plus", "host", "key-host", key_display="+")


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
                return not self._is_full
            case "play_too":
                return link.mine.player is None and room.options.source == "table" and not self._is_full
            case "release_player":
                return bool(self._list_releasable())
            case "list_names":
                return not duel and not room.over
            case "hide_names" | "show_names":
                return room.hidden is (action == "show_names")
            case "host":
                return any(map(self.check_host, HOST_ACTIONS))
            case "remove_player":
                return bool(room.players)
            case _:
                return True

    @property
    def _is_full(self) -> bool:
        """Whether nobody else can join: there is no place, or nothing more to play."""
        room = self.room_link.room
        return room.over or room.full

    def _list_releasable(self) -> list[RoomPlayerData]:
        """Return the people, other than the host, who hold their name on a device."""
        link = self.room_link
        others = (one for one in link.room.players if one.number != link.mine.player)
        return [one for one in others if one.level is None and not one.released]

    def action_host(self) -> None:
        """Choose what to do as the host."""
        offers = [
            (action, key, self.words(code))
            for action, (key, code) in HOST_ACTIONS.items()
            if self.check_host(action)
        ]

        def answered(action: str | None) -> None:
            # Meanwhile the round may have ended.
            if action is not None and self.check_host(action):
                getattr(self, f"action_{action}")()

        self.app.push_screen(HostMenu(self.words("terminal-room-ask-host"), offers), answered)

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
        self.ask_first("terminal-room-ask-end", lambda: self._carry_out_order(self.room_link.order("end")))

    def action_close_room(self) -> None:
        """Close the room for everybody, after a question."""
        self.ask_first(
            "terminal-room-ask-close", lambda: self._carry_out_order(self.room_link.order("close"))
        )

    def ask_first(self, question: str, do: Callable[[], object]) -> None:
        """Do something once a question is answered with yes."""

        def answered(yes: bool | None) -> None:  # noqa: FBT001 - Textual passes it by position
            if yes:
                do()

        self.app.push_screen(Question(self.words(question)), answered)

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

    def action_play_too(self) -> None:
        """Let the host play, too, under a name that they are asked for."""

        def answered(name: str | None) -> None:
            if name is not None:
                self._carry_out_order(self._play_too(name))

        self.app.push_screen(NameDialog(self.words("label-your-name"), ""), answered)

    async def _play_too(self, name: str) -> None:
        await self.room_link.play_too(name)
        self.follow_anew()

    def follow_anew(self) -> None:
        """Follow the room as somebody whom the server now knows better."""

    def action_remove_player(self) -> None:
        """Remove a player whom the host chooses."""
        self._choose_player(
            "terminal-room-ask-remove",
            self.room_link.room.players,
            lambda one: self._carry_out_order(self.room_link.remove(one.number)),
        )

    def action_release_player(self) -> None:
        """Let the person of a player whom the host chooses join again on another device."""

        def release(one: RoomPlayerData) -> None:
            code = self.room_link.room.room.upper()
            said = message("page-room-released", name=one.name, code=code)
            self._carry_out_order(self.room_link.release(one.number), said)

        self._choose_player("terminal-room-ask-release", self._list_releasable(), release)

    def _choose_player(
        self, code: str, players: Sequence[RoomPlayerData], do: Callable[[RoomPlayerData], object]
    ) -> None:
        found = {str(one.number): one for one in players}

        def answered(player: str | None) -> None:
            if player is not None:
                do(found[player])

        offers = [(key, one.name, "") for key, one in found.items()]
        question, label = self.words(code), self.words("label-player")
        self.app.push_screen(ChoiceQuestion(question, label, offers, offers[0][0]), answered)

    def action_list_names(self) -> None:
        """Say who may join, by a list of names."""

        def answered(names: tuple[str, ...] | None) -> None:
            if names is not None:
                self._carry_out_order(self.room_link.list_names(names), message("page-room-names-saved"))

        question, names = self.words("page-room-names-about"), self.room_link.room.names
        self.app.push_screen(NamesDialog(question, names), answered)

    def action_hide_names(self) -> None:
        """Show numbers instead of names on the big screen."""
        self._carry_out_order(self.room_link.order("hide"), message("terminal-room-names-hidden"))

    def action_show_names(self) -> None:
        """Show the names on the big screen again."""
        self._carry_out_order(self.room_link.order("show"), message("terminal-room-names-shown"))

    @work(group="order")
    async def _carry_out_order(self, order: Awaitable[None], said: Message | None = None) -> None:
        try:
            await order
        except KeypegError as error:
            self.tell(error.message, alarm=True)
        else:
            if said is not None:
                self.tell(said)
        self.refresh_bindings()
