"""What the tools do, without a word of the protocol: texts in, plain data out."""

from __future__ import annotations

import threading
import time
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from keypeg.engine.check import check
from keypeg.engine.hint import hint
from keypeg.engine.levels import levels
from keypeg.engine.review_model import Review
from keypeg.engine.values import guess_value
from keypeg.errors import KeypegError, shorten
from keypeg.rules import Code, Edition, MatchView, Position, editions
from keypeg.table import Engine, Options, SeatOption, Store, Tables, TableView
from keypeg.table.state.hints import make_helped_position

MOVE_SECONDS = 30.0
"""How long a tool waits for the computer's move."""
MOST_REVIEW_SECONDS = 10.0

Data = dict[str, Any]


class AssistantTables:
    """Tables at which an assistant plays against a computer; without a database they are gone at the end.

    A seat is known by its ticket, which `open_table` returns.
    """

    def __init__(self, database: str | None = None) -> None:
        engine = Engine(levels={level.key: level for level in levels()})
        self._folder = TemporaryDirectory(prefix="keypeg-mcp-") if database is None else None
        self._store = Store(Path(self._folder.name) / "tables.sqlite3" if self._folder else database)
        self._tables = Tables(self._store, engine=engine, attend_every=None)
        self._changed = threading.Condition()
        self._stop_watching = self._tables.watch(self._wake)

    def close(self) -> None:
        """Finish open orders, and stop."""
        self._stop_watching()
        self._tables.close()
        self._store.close()
        if self._folder is not None:
            self._folder.cleanup()

    def open_table(self, *, box: str, opponent: str, games: int, hints: bool) -> Data:
        """Open a table against a computer, which sets the first code."""
        seats = (SeatOption(), SeatOption(kind="computer", level=opponent))
        options = Options(edition=box, seats=seats, games=games, first=1, hints=hints)
        options.setup()
        table = self._tables.open(options).table
        ticket = self._tables.take(table, 0, "Assistant")
        return {"ticket": f"{table}:{ticket.token}", **self._wait_for_turn(table, ticket.token)}

    def look(self, ticket: str) -> Data:
        """Return what the seat sees."""
        table, token = _read_ticket(ticket)
        return table_data(self._tables.view(table, token))

    def act(self, ticket: str, action: str) -> Data:
        """Take an action, and wait for what the computer does next."""
        table, token = _read_ticket(ticket)
        seq = self._tables.view(table, token).seq
        self._tables.act(table, token, action, seq=seq)
        return self._wait_for_turn(table, token)

    def hint(self, ticket: str) -> Data:
        """Return a good guess, where the table allows hints."""
        table, token = _read_ticket(ticket)
        seen = self._tables.view(table, token)
        return suggest(
            make_helped_position(seen.match, hints=seen.options.hints, closed=seen.closed is not None)
        )

    def review(self, ticket: str, game: int) -> Data:
        """Return the review of a finished game, from 1."""
        table, token = _read_ticket(ticket)
        return review_rows(self._tables.review(table, token, game - 1, seconds=MOST_REVIEW_SECONDS))

    def _wake(self, _: object) -> None:
        with self._changed:
            self._changed.notify_all()

    def _wait_for_turn(self, table: str, token: str) -> Data:
        """Return what the seat sees once it is its turn, or the match is over."""
        end = time.monotonic() + MOVE_SECONDS
        with self._changed:
            while True:
                seen = self._tables.view(table, token)
                if seen.match.over or seen.closed or (seen.started and 0 in seen.match.waits_for):
                    return table_data(seen)
                if (
                    not self._changed.wait(timeout=max(0.0, end - time.monotonic()))
                    and time.monotonic() >= end
                ):
                    return table_data(seen)


def _read_ticket(text: str) -> tuple[str, str]:
    table, colon, token = text.partition(":")
    if not colon or not table or not token:
        raise KeypegError("mcp-ticket", text=shorten(text))
    return table, token


def table_data(seen: TableView) -> Data:
    """Return a table as plain data: the board of the present game, and what may be done."""
    match = seen.match
    game = match.game
    return {
        "edition": match.edition,
        "game": game.number,
        "games": match.agreed,
        "you_are": "codemaker" if game.codemaker == seen.seat else "codebreaker",
        "rows": [_row(row.guess, row.red, row.white) for row in game.rows],
        "rows_left": game.rows_left,
        "your_turn": not match.over and seen.seat in match.waits_for,
        "secret": game.secret,
        "points": dict(zip(match.players, match.totals, strict=True)),
        "last_game": _last_game(match),
        "match_over": match.over,
        "closed": seen.closed is not None,
    }


def _row(guess: str | None, red: int | None, white: int | None) -> Data:
    return {"guess": guess, "red": red, "white": white}


def _last_game(match: MatchView) -> Data | None:
    """Return how the last finished game ended: after it the board is already that of the next one."""
    over = [game for game in match.games if game.ending is not None]
    if not over:
        return None
    last = over[-1]
    return {"game": last.number, "ending": str(last.ending), "secret": last.secret, "rows": len(last.rows)}


def suggest_for_board(text: str) -> Data:
    """Return a good guess for a real board."""
    return suggest(Position.parse(text))


def suggest(position: Position) -> Data:
    """Return a good guess at a position."""
    found = hint(position)
    return {"guess": str(found.code), "codes_left": found.left, "why": str(found.why)}


def check_board_rows(text: str) -> Data:
    """Return whether the rows of a real board can be true together, and what would repair them."""
    position = Position.parse(text)
    found = check(position)
    return {
        "consistent": not found.contradiction,
        "contradicting_rows": list(found.contradiction),
        "repairs": [
            {"row": one.row, "feedback": str(one.feedback), "codes_left": one.left} for one in found.repairs
        ],
    }


def value_guess(text: str, guess: str) -> Data:
    """Return the rows a guess expects, and what it loses against perfect play."""
    position = Position.parse(text)
    found = guess_value(position, Code(guess.upper()))
    return {
        "guess": str(found.guess),
        "expected_rows": str(found.expects),
        "regret": str(found.regret),
        "exact": found.regret.exact,
        "could_be_the_secret": found.candidate,
    }


def review_rows(found: Review) -> Data:
    """Return a review row by row."""
    return {
        "rows": [
            {
                "row": row.number,
                "guess": str(row.played.guess),
                "feedback": str(row.feedback),
                "codes_before": row.before,
                "codes_after": row.after,
                "rows_lost": str(row.mistake),
                "luck": str(row.luck),
                "best_guess": str(row.best.guess),
            }
            for row in found.rows
        ],
        "rows_lost": str(found.mistakes),
        "luck": str(found.luck),
        "perfect_play_expects": str(found.perfect),
    }


def describe_editions() -> list[Data]:
    """Return every boxed edition."""
    return [_edition(box) for box in editions()]


def _edition(box: Edition) -> Data:
    return {
        "edition": box.key,
        "pegs": box.shape.pegs,
        "colours": {colour.letter: colour.name for colour in box.colours},
        "rows": box.shape.rows,
        "repeats": box.shape.secret_repeats,
        "about": str(box.about),
    }
