"""The own board in a round of a race or a duel, with the others beside it."""

from __future__ import annotations

from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.content import Content

from keypeg.api.state import State
from keypeg.rules import Phase
from keypeg.terminal import draw
from keypeg.terminal.room_link import RoomLink
from keypeg.terminal.room_messages import find_rival, name_of, phase_now, round_message
from keypeg.terminal.room_panel import RoomPanel, others_line
from keypeg.terminal.screens.host import HOST_MENU_KEY, HostScreen
from keypeg.terminal.screens.table import TableScreen
from keypeg.terminal.seal import seal_message
from keypeg.terminal.turns import Mode

_AWAY = ("again", "new_code", "finish", "points", "show_code", "play_on", "go_on", "take_over", "start_early")
"""What other tables offer: a table of a room is dealt by the room, for one round."""


class RaceScreen(TableScreen, HostScreen):
    """Play a round at the own table."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "to_room", "key-to-the-room"),
        HOST_MENU_KEY,
        # A key that is bound here is no longer bound as it is there.
        *TableScreen.BINDINGS,
    ]

    def __init__(self, room_link: RoomLink, *, pace: float = 0.0) -> None:
        super().__init__(room_link.table(), pace=pace)
        self.room_link = room_link

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Whether a key does something now."""
        if action in _AWAY:
            return False
        if action == "to_room":
            return self.mode is Mode.OVER
        if action == "host":
            return self.check_host(action)
        return super().check_action(action, parameters)

    def describe_title(self, state: State) -> str:  # noqa: ARG002 - the room says it
        """Return which room it is."""
        return self.words("page-room-title", code=self.room_link.room.room.upper())

    def describe_turn(self, state: State) -> str:
        """Return what to do, and how long the round still takes."""
        link, last = self.room_link, self.room_link.room.round
        if last is None:
            return super().describe_turn(state)
        about = self.words("terminal-connecting") if link.lost else self.words(round_message(link, last))
        if phase_now(link) in ("countdown", "paused"):
            return about
        turn, rival = super().describe_turn(state), find_rival(link)
        if self.game.phase is Phase.MARKING and rival is not None:
            turn = self.words("terminal-room-wait-guess", name=name_of(link.room, rival.number))
        parts = [turn, about]
        if not self.has_aside(state):
            parts.append(others_line(link.room, link.mine.player))
        return "  ·  ".join(filter(None, parts))

    def draw_aside(self, *, width: int, height: int) -> Content:
        """Return how far the others are, and what the host has told everybody."""
        panel = RoomPanel(self.room_link, language=self.language, width=width)
        hints, seal = (
            panel.hints(),
            None if self.state is None else seal_message(self.state, game=self.game.number),
        )
        below = [Content(""), *hints] if hints else []
        if seal is not None and self.mode is not Mode.OVER:
            below += [Content(""), Content.styled(self.words(seal), draw.style(draw.FAINT))]
        head = Content.styled(self.words("page-room-others"), draw.style(draw.AMBER, bold=True))
        others = panel.progress(lines=max(2, height - len(below) - 1), others=True)
        return draw.join_lines([head, *others, *below])

    def action_to_room(self) -> None:
        """Return to the room, once the own code is broken."""
        self.action_leave()
