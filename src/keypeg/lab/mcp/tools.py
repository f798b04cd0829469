"""What the tools do, without a word of the protocol: texts in, structs out, the same as those of the commands."""

from __future__ import annotations

import threading
import time
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec

from keypeg.api.editions import EditionData, box_data
from keypeg.api.review import NumberData, ReviewData, number_data, review_data
from keypeg.api.study_answers import CheckAnswer, HintAnswer, check_answer, hint_answer
from keypeg.engine.check import check
from keypeg.engine.hint import hint
from keypeg.engine.levels import levels
from keypeg.engine.values import guess_value
from keypeg.errors import KeypegError, shorten
from keypeg.rules import Code, MatchView, Position, RowView, editions
from keypeg.table import Engine, Options, SeatOption, Store, Tables, TableView
from keypeg.table.state.hints import make_helped_position

MOVE_SECONDS = 30.0
"""How long a tool waits for the computer's move."""
MOST_REVIEW_SECONDS = 10.0


class LastGame(msgspec.Struct, frozen=True, kw_only=True):
    """How a finished game ended, and in how many rows."""

    game: int
    ending: str
    secret: str | None
    rows: int


class AssistantBoard(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A table as an assistant sees it; `ticket` comes with the first look."""

    edition: str
    game: int
    games: int
    you_are: str
    rows: tuple[RowView, ...]
    rows_left: int
    your_turn: bool
    secret: str | None
    points: dict[str, int]
    last_game: LastGame | None
    match_over: bool
    closed: bool
    ticket: str | None = None


class GuessWorth(msgspec.Struct, frozen=True, kw_only=True):
    """The rows that a guess expects, and those that it loses against perfect play."""

    guess: str
    expected_rows: NumberData
    regret: NumberData
    could_be_the_secret: bool


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

    def open_table(self, *, box: str, opponent: str, games: int, hints: bool) -> AssistantBoard:
        """Open a table against a computer, which sets the first code."""
        seats = (SeatOption(), SeatOption(kind="computer", level=opponent))
        options = Options(edition=box, seats=seats, games=games, first=1, hints=hints)
        options.setup()
        table = self._tables.open(options).table
        ticket = self._tables.take(table, 0, "Assistant")
        board = self._wait_for_turn(table, ticket.token)
        return msgspec.structs.replace(board, ticket=f"{table}:{ticket.token}")

    def look(self, ticket: str) -> AssistantBoard:
        """Return what the seat sees."""
        table, token = _read_ticket(ticket)
        return make_board(self._tables.view(table, token))

    def act(self, ticket: str, action: str) -> AssistantBoard:
        """Take an action, and wait for what the computer does next."""
        table, token = _read_ticket(ticket)
        seq = self._tables.view(table, token).seq
        self._tables.act(table, token, action, seq=seq)
        return self._wait_for_turn(table, token)

    def hint(self, ticket: str) -> HintAnswer:
        """Return a good guess, where the table allows hints."""
        table, token = _read_ticket(ticket)
        seen = self._tables.view(table, token)
        closed = seen.closed is not None
        return hint_answer(hint(make_helped_position(seen.match, hints=seen.options.hints, closed=closed)))

    def review(self, ticket: str, game: int) -> ReviewData:
        """Return the review of a finished game, from 1."""
        table, token = _read_ticket(ticket)
        return review_data(self._tables.review(table, token, game - 1, seconds=MOST_REVIEW_SECONDS))

    def _wake(self, _: object) -> None:
        with self._changed:
            self._changed.notify_all()

    def _wait_for_turn(self, table: str, token: str) -> AssistantBoard:
        """Return what the seat sees once it is its turn, or the match is over."""
        end = time.monotonic() + MOVE_SECONDS
        with self._changed:
            while True:
                seen = self._tables.view(table, token)
                if seen.match.over or seen.closed or (seen.started and 0 in seen.match.waits_for):
                    return make_board(seen)
                if (
                    not self._changed.wait(timeout=max(0.0, end - time.monotonic()))
                    and time.monotonic() >= end
                ):
                    return make_board(seen)


def _read_ticket(text: str) -> tuple[str, str]:
    table, colon, token = text.partition(":")
    if not colon or not table or not token:
        raise KeypegError("mcp-ticket", text=shorten(text))
    return table, token


def make_board(seen: TableView) -> AssistantBoard:
    """Return what a seat sees of its table: the board of the present game, and how the last one ended."""
    match, game = seen.match, seen.match.game
    return AssistantBoard(
        edition=match.edition,
        game=game.number,
        games=match.agreed,
        you_are="codemaker" if game.codemaker == seen.seat else "codebreaker",
        rows=game.rows,
        rows_left=game.rows_left,
        your_turn=not match.over and seen.seat in match.waits_for,
        secret=game.secret,
        points=dict(zip(match.players, match.totals, strict=True)),
        last_game=_last_game(match),
        match_over=match.over,
        closed=seen.closed is not None,
    )


def _last_game(match: MatchView) -> LastGame | None:
    """Return how the last finished game ended: after it the board is already that of the next one."""
    over = [game for game in match.games if game.ending is not None]
    if not over:
        return None
    last = over[-1]
    return LastGame(game=last.number, ending=str(last.ending), secret=last.secret, rows=len(last.rows))


def suggest_for_board(text: str) -> HintAnswer:
    """Return a good guess for a real board."""
    return hint_answer(hint(Position.parse(text)))


def check_board_rows(text: str) -> CheckAnswer:
    """Return whether the rows of a real board can be true together, and what would repair them."""
    return check_answer(check(Position.parse(text)))


def value_guess(text: str, guess: str) -> GuessWorth:
    """Return the rows a guess expects, and what it loses against perfect play."""
    found = guess_value(Position.parse(text), Code(guess.upper()))
    return GuessWorth(
        guess=str(found.guess),
        expected_rows=number_data(found.expects),
        regret=number_data(found.regret),
        could_be_the_secret=found.candidate,
    )


def describe_editions() -> tuple[EditionData, ...]:
    """Return every boxed edition."""
    return tuple(map(box_data, editions()))
