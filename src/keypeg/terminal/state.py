"""What a screen draws: a table as one seat sees it, wherever the table stands."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from keypeg.rules import Edition, GameView, MatchView, edition

_WAITS = {
    "setting": "{name} sets the code",
    "guessing": "{name} guesses: row {row}",
    "marking": "{name} marks row {row}",
    "revealing": "{name} reveals the code",
}
_YOURS = {
    "setting": "Your turn: set the code",
    "guessing": "Your turn: guess row {row}",
    "marking": "Your turn: mark row {row}",
    "revealing": "Your turn: reveal the code",
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Sitter:
    """Who sits at a seat, if anybody does."""

    seat: int
    kind: str
    name: str | None
    taken: bool = True
    online: bool = True
    note: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class State:
    """A table as one seat sees it; `told` is all that has happened, in sentences."""

    table: str
    seq: int
    seats: tuple[Sitter, ...]
    view: MatchView
    hints: bool
    closed: str | None = None
    deadline: float | None = None
    warnings: tuple[str, ...] = ()
    told: tuple[str, ...] = ()
    rematch: str | None = None

    @property
    def edition(self) -> Edition:
        """The edition that is played."""
        return edition(self.view.edition)

    @property
    def started(self) -> bool:
        """Whether every seat is taken."""
        return all(sitter.taken for sitter in self.seats)

    def turn(self, *, mine: tuple[int, ...] = ()) -> str:
        """Whose turn it is, in words; `mine` are the seats played here."""
        if not self.started:
            free = sum(not sitter.taken for sitter in self.seats)
            return f"Waiting for {'a player' if free == 1 else f'{free} players'} to sit down"
        if self.view.over:
            return "The match is over"
        if self.closed:
            return "This table is closed"
        seat = self.view.waits_for[0]
        game = self.view.game
        words = _YOURS if mine == (seat,) else _WAITS
        name = "The table" if seat is None else self.view.players[seat]
        return words[game.phase].format(name=name, row=next_row(game))


def next_row(game: GameView) -> int:
    """The number of the row that is guessed or marked next."""
    return len(game.rows) + (game.phase != "marking")


def reviewable(games: Sequence[GameView]) -> tuple[int, ...]:
    """The finished games in which a row was marked, by their place in the match."""
    return tuple(
        at
        for at, game in enumerate(games)
        if game.ending is not None and any(row.red is not None for row in game.rows)
    )
