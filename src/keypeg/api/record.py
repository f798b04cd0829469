"""A person's record."""

from __future__ import annotations

import msgspec

from keypeg.api.review import NumberData, number_data
from keypeg.engine.hardness import book_share
from keypeg.rules import edition
from keypeg.table.players.player_record import EditionSummary, Record, RecordedGame


class BookShareData(msgspec.Struct, frozen=True, kw_only=True):
    """The share of all codes, from 0 to 1, that perfect play breaks in at most as many rows as the game took.

    Where `proven` is false, it is the best play known.
    """

    share: float
    proven: bool


class RecordedGameData(msgspec.Struct, frozen=True, kw_only=True):
    """A game of one codebreaker: the `nth` of its table, from 1, and what perfect play expected.

    `game` is the same number counted from 0, for older clients. `book` is null for a code that was not broken by this
    player alone, and for an edition without a book of perfect play.
    """

    table: str
    nth: int
    game: int
    seat: int
    player: str
    edition: str
    at: float
    rows: int
    broken: bool
    group: bool
    mistakes: NumberData
    luck: NumberData
    perfect: NumberData
    hints: bool
    book: BookShareData | None = None


class EditionSummaryData(msgspec.Struct, frozen=True, kw_only=True):
    """The games of one edition; mistakes and luck are averages of a game, rows of a game that was broken."""

    edition: str
    name: str
    games: int
    broken: int
    rows: float | None
    mistakes: NumberData
    luck: NumberData


class RecordData(msgspec.Struct, frozen=True, kw_only=True):
    """All games of a person, the oldest first, and the averages of each edition."""

    games: tuple[RecordedGameData, ...]
    editions: tuple[EditionSummaryData, ...]


class Erased(msgspec.Struct, frozen=True, kw_only=True):
    """How many games were erased."""

    erased: int


def record_data(record: Record) -> RecordData:
    """Return a record as it travels."""
    return RecordData(
        games=tuple(map(recorded_game_data, record.games)),
        editions=tuple(map(_summary, record.editions)),
    )


def recorded_game_data(game: RecordedGame) -> RecordedGameData:
    """Return a recorded game as it travels."""
    return RecordedGameData(
        table=game.table,
        nth=game.game + 1,
        game=game.game,
        seat=game.seat,
        player=game.player,
        edition=game.edition,
        at=game.at,
        rows=game.rows,
        broken=game.broken,
        group=game.group,
        mistakes=number_data(game.mistakes),
        luck=number_data(game.luck),
        perfect=number_data(game.perfect),
        hints=game.hints,
        book=_book_share(game),
    )


def _book_share(game: RecordedGame) -> BookShareData | None:
    found = book_share(edition(game.edition), game.rows) if game.broken and not game.group else None
    return None if found is None else BookShareData(share=found.share, proven=found.proven)


def _summary(one: EditionSummary) -> EditionSummaryData:
    return EditionSummaryData(
        edition=one.edition,
        name=str(one.name),
        games=one.games,
        broken=one.broken,
        rows=one.rows,
        mistakes=number_data(one.mistakes),
        luck=number_data(one.luck),
    )
