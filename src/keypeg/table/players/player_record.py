"""A person's record: the games they played as codebreaker, with the rows lost and the luck in each."""

from __future__ import annotations

import csv
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from fractions import Fraction
from io import StringIO
from typing import Any

import msgspec

from keypeg.engine.interval import Interval
from keypeg.engine.review_model import Review, sum_intervals
from keypeg.errors import TableError, TableReason
from keypeg.rules import edition
from keypeg.rules.game import Ending
from keypeg.table.players.reviewing import game_of
from keypeg.table.state.views import TableView
from keypeg.words import DEFAULT, Message, message, say


class RecordedGame(msgspec.Struct, frozen=True, kw_only=True):
    """A game of one codebreaker; `game` is its place at the table, from 0, `perfect` what perfect play expected.

    `hints` says that help was allowed at the table.
    """

    table: str
    game: int
    seat: int
    player: str
    edition: str
    at: float
    rows: int
    broken: bool
    group: bool
    mistakes: Interval
    luck: Interval
    perfect: Interval
    hints: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class EditionSummary:
    """The games of one edition; mistakes and luck are averages of a game, rows of a game that was broken.

    `rows` is None if none was broken: giving up early must not look like needing few rows.
    """

    edition: str
    games: int
    broken: int
    rows: float | None
    mistakes: Interval
    luck: Interval

    @property
    def average(self) -> Message:
        """Return the rows of a broken game on average, in words."""
        return message("record-no-rows") if self.rows is None else message("record-rows", rows=self.rows)

    @property
    def name(self) -> Message:
        """Return what people call the edition, with its house rule; a shape without a box has no other name."""
        box = edition(self.edition)
        shape = self.edition.partition("/")[2]
        if box.bare or not shape:
            return message("edition-shape", shape=self.edition) if box.bare else box.name
        return message("edition-house-rule", name=box.name, shape=shape)


@dataclass(frozen=True, slots=True)
class Record:
    """All games of a person, the oldest first."""

    games: tuple[RecordedGame, ...]

    @property
    def players(self) -> tuple[str, ...]:
        """Return the names the person has played under, the latest first."""
        return tuple(dict.fromkeys(game.player for game in reversed(self.games)))

    def of(self, player: str) -> Record:
        """Return the games played under one name."""
        return Record(tuple(game for game in self.games if game.player == player))

    def records(self) -> list[dict[str, Any]]:
        """Return one flat record per game, as `pandas.DataFrame` takes them: numbers from 1, ISO dates."""
        return [
            dict(zip(_head(), [*(_format_value(game, name) for name in _PLAIN), *_bounds(game)], strict=True))
            for game in self.games
        ]

    @property
    def editions(self) -> tuple[EditionSummary, ...]:
        """Return every edition played, the one played most first."""
        by_edition: dict[str, list[RecordedGame]] = {}
        for game in self.games:
            by_edition.setdefault(game.edition, []).append(game)
        most_first = sorted(by_edition.items(), key=lambda item: -len(item[1]))
        return tuple(_summary(text, games) for text, games in most_first)


def _summary(text: str, games: Sequence[RecordedGame]) -> EditionSummary:
    count = len(games)
    broken = [game.rows for game in games if game.broken]
    return EditionSummary(
        edition=text,
        games=count,
        broken=len(broken),
        rows=sum(broken) / len(broken) if broken else None,
        mistakes=sum_intervals(game.mistakes for game in games) / count,
        luck=sum_intervals(game.luck for game in games) / count,
    )


def make_recorded_game(view: TableView, game: int, seat: int, *, found: Review, at: float) -> RecordedGame:
    """Return what is recorded of a reviewed game of one codebreaker."""
    played = game_of(view, game)
    own = found.of_seat(seat)
    return RecordedGame(
        table=view.table,
        game=game,
        seat=seat,
        player=view.match.players[seat],
        edition=view.match.edition,
        at=at,
        rows=sum(row.seat == seat for row in played.rows),
        broken=played.ending == Ending.BROKEN and played.rows[-1].seat == seat,
        group=len(played.codebreakers) > 1,
        mistakes=sum_intervals(row.mistake for row in own),
        luck=sum_intervals(row.luck for row in own),
        perfect=found.perfect,
        hints=view.options.hints,
    )


_UNFINISHED = (Ending.VOID, Ending.FORFEITED)
"""Games that a codemaker's mistake has ended."""


def check_recordable(view: TableView, game: int, seat: int) -> None:
    """Refuse a game that says nothing of how this seat plays: one in play, of another seat, or cut short."""
    played = game_of(view, game)
    if played.ending is None:
        raise TableError(TableReason.GAME_GOES_ON)
    if seat not in played.codebreakers or not played.rows or played.ending in _UNFINISHED:
        raise TableError(TableReason.NOT_RECORDED)


def known_game(record: Record, view: TableView, game: int, seat: int) -> RecordedGame | None:
    """Return what a record holds of a game; refuse a game that does not belong into a record."""
    check_recordable(view, game, seat)
    return next(
        (one for one in record.games if (one.table, one.game, one.seat) == (view.table, game, seat)), None
    )


_COLUMNS = ("edition", "games", "broken", "rows", "lost", "luck")


def record_text(record: Record, language: str = DEFAULT) -> str:
    """Return one line per edition; rows, rows lost and luck are averages per game."""
    if not record.games:
        return say(message("record-empty"), language)
    lines = [[say(message(f"column-{name}"), language) for name in _COLUMNS]]
    for one in record.editions:
        numbers = (one.average, one.mistakes.message, one.luck.message)
        counts = (str(one.games), str(one.broken))
        lines.append([say(one.name, language), *counts, *(say(number, language) for number in numbers)])
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    return "\n".join(_align(line, widths) for line in lines)


def _align(line: Sequence[str], widths: Sequence[int]) -> str:
    first, *numbers = line
    told = (number.rjust(width) for number, width in zip(numbers, widths[1:], strict=True))
    return "  ".join([first.ljust(widths[0]), *told])


_COUNTED = ("game", "seat")
_NUMBERS = ("mistakes", "luck", "perfect")
_PLAIN = tuple(name for name in RecordedGame.__struct_fields__ if name not in _NUMBERS)


def record_csv(record: Record) -> str:
    """Return one line per game: numbers from 1, ISO dates; a number that is not exact has two different bounds."""
    text = StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(_head())
    writer.writerows([*(_cell(game, name) for name in _PLAIN), *_bounds(game)] for game in record.games)
    return text.getvalue()


def iso_date(at: float) -> str:
    """Return a time as an ISO 8601 date with time, in UTC."""
    return datetime.fromtimestamp(at, UTC).isoformat(timespec="seconds")


def _head() -> list[str]:
    return [*_PLAIN, *(f"{name}_{bound}" for name in _NUMBERS for bound in ("lower", "upper"))]


def _format_value(game: RecordedGame, name: str) -> object:
    value = getattr(game, name)
    if name in _COUNTED:
        return value + 1
    return iso_date(value) if name == "at" else value


def _cell(game: RecordedGame, name: str) -> object:
    value = _format_value(game, name)
    # A spreadsheet would run a name that begins like a formula.
    return f"'{value}" if isinstance(value, str) and value.startswith(("=", "+", "-", "@", "\t")) else value


def _bounds(game: RecordedGame) -> Iterable[float]:
    for name in _NUMBERS:
        number: Interval = getattr(game, name)
        yield from (float(number.lower), float(number.upper))


def row_of(owner: str, game: RecordedGame) -> dict[str, Any]:
    """Return a game as the database keeps it."""
    row: dict[str, Any] = {name: getattr(game, name) for name in _PLAIN}
    row["table_id"] = row.pop("table")
    for name in _NUMBERS:
        number: Interval = getattr(game, name)
        row |= {f"{name}_lower": float(number.lower), f"{name}_upper": float(number.upper)}
    return row | {"owner": owner}


def game_of_row(row: dict[str, Any]) -> RecordedGame:
    """Return a game from its database row."""
    # A browser may hold rows from before it was noted whether hints were allowed.
    kept = {"hints": False, **row}
    values: dict[str, Any] = {name: kept["table_id" if name == "table" else name] for name in _PLAIN}
    values |= {
        name: Interval(Fraction(row[f"{name}_lower"]), Fraction(row[f"{name}_upper"])) for name in _NUMBERS
    }
    return RecordedGame(**values)
