"""A match as far as it is drawn: a finished game stays until people continue, a computer's rows come one by one."""

from __future__ import annotations

from dataclasses import dataclass

from msgspec import UNSET

from keypeg.api.events import Events
from keypeg.api.sentence import Sentence
from keypeg.api.state import State
from keypeg.rules import EventKind, GameView, MatchView
from keypeg.rules.points import Points
from keypeg.table.state.views import EventData
from keypeg.terminal.state_queries import turn_message
from keypeg.words import Message, message


@dataclass(frozen=True, slots=True)
class DrawnMatch:
    """A match up to `rows` rows of the game at `game_at`; what came later is in the view, but not on the screen."""

    view: MatchView
    game_at: int
    rows: int

    @classmethod
    def all_of(cls, view: MatchView) -> DrawnMatch:
        """Return all of a match."""
        return cls(view, len(view.games) - 1, len(view.game.rows))

    @property
    def game(self) -> GameView:
        """Return the game on the board."""
        return self.view.games[self.game_at]

    @property
    def complete(self) -> bool:
        """Whether all rows of the game on the board are drawn."""
        return self.rows >= len(self.game.rows)

    @property
    def whole(self) -> bool:
        """Whether all of the match is drawn."""
        return self.complete and self.game_at == len(self.view.games) - 1

    @property
    def games(self) -> tuple[GameView, ...]:
        """Return the games up to the one on the board."""
        return self.view.games[: self.game_at + 1]

    @property
    def points(self) -> tuple[Points, ...]:
        """Return the points in each of the games; those of a row count once it is drawn, the others at the end."""
        last = self.game.points if self.complete else self._sum_rows()
        return (*(game.points for game in self.games[:-1]), last)

    def _sum_rows(self) -> Points:
        drawn = self.game.rows[: self.rows]
        seats = range(len(self.view.players))
        return tuple(
            tuple(row.points for row in drawn if row.seat == seat and row.points is not None)
            for seat in seats
        )

    @property
    def totals(self) -> tuple[int, ...]:
        """Return the points of each seat so far."""
        if self.whole:
            return self.view.totals
        return tuple(sum(sum(game[seat]) for game in self.points) for seat in range(len(self.view.players)))

    @property
    def winners(self) -> tuple[int, ...]:
        """Return who has won; nobody before the end is drawn."""
        return self.view.winners if self.whole else ()

    @property
    def awaited(self) -> tuple[int | None, ...]:
        """Return the seats that do something next."""
        if self.whole:
            return self.view.waits_for
        return () if self.complete else (self.game.rows[self.rows].seat,)


def drawn_turn_message(state: State, drawn: DrawnMatch, *, mine: tuple[int, ...] = ()) -> Message:
    """Return whose turn it is; `mine` are the seats played here."""
    next_seat = None if drawn.complete else drawn.game.rows[drawn.rows].seat
    if next_seat is None:
        return turn_message(state, mine=mine)
    return message("turn-guess", player=state.view.players[next_seat], row=drawn.rows + 1)


def list_drawn_events(events: Events, drawn: DrawnMatch) -> Events:
    """Return what has happened as far as the match is drawn."""
    at = 0
    shown: list[EventData[Sentence]] = []
    for event in events:
        # The first game of a match begins without an event.
        at += event.kind is EventKind.GAME_STARTED and bool(shown)
        late = at == drawn.game_at and not drawn.complete and _comes_after(event, drawn.rows)
        if at > drawn.game_at or late:
            break
        shown.append(event)
    return tuple(shown)


_LATER = (EventKind.GAME_ENDED, EventKind.SECRET_REVEALED, EventKind.MATCH_ENDED)


def _comes_after(event: EventData[Sentence], rows: int) -> bool:
    return event.kind in _LATER or (event.row is not UNSET and event.row > rows)
