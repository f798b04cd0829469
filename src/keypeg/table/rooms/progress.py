"""How far the players of a round are: key pegs alone while it is played, and everybody's rows once it is over."""

from __future__ import annotations

from dataclasses import dataclass

from keypeg.rules.game import Ending
from keypeg.table.rooms.dealing import ROOM_SEAT
from keypeg.table.service import Tables
from keypeg.table.state.snapshot import TableSnapshot

KeyPegs = tuple[int, int]


@dataclass(frozen=True, slots=True, kw_only=True)
class BoardProgress:
    """What others see of a player's board: the key pegs of each row, None while they are waited for.

    `rows` is in how many rows the code was broken, if it was; `touched` is when something last happened there.
    """

    keys: tuple[KeyPegs | None, ...] = ()
    done: bool = False
    rows: int | None = None
    touched: float | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class BoardRow:
    """A row of a board that everybody may see; a lost row has no guess."""

    guess: str | None
    keys: KeyPegs | None


def read_progress(snapshot: TableSnapshot) -> BoardProgress:
    """Return how far a player is, without a single coloured peg."""
    game = snapshot.match.game
    done = game.ending is not None or snapshot.closed is not None
    return BoardProgress(
        keys=tuple(None if row.red is None else (row.red, row.white or 0) for row in game.rows),
        done=done,
        rows=len(game.rows) if game.ending is Ending.BROKEN else None,
        touched=snapshot.touched,
    )


def read_board(tables: Tables, snapshot: TableSnapshot) -> tuple[BoardRow, ...]:
    """Return all rows of a board; only for a round that is over."""
    rows = tables.get_view(snapshot, ROOM_SEAT).match.game.rows
    return tuple(
        BoardRow(guess=row.guess, keys=None if row.red is None else (row.red, row.white or 0)) for row in rows
    )
