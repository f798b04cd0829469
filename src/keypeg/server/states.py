"""From the table's views to what travels: nothing here knows more than the view it is given."""

from __future__ import annotations

from datetime import UTC, datetime
from functools import lru_cache
from typing import assert_never, cast

import msgspec

from keypeg.rules import Edition, GameView, Phase, Position, edition
from keypeg.rules.scoring import GamesWon, GroupPoints, RowPoints, Scoring
from keypeg.server.sentences import turn
from keypeg.server.wire import (
    ColourData,
    CommitmentData,
    EditionData,
    FairData,
    OptionsData,
    ScoringData,
    SeatData,
    State,
    encode,
)
from keypeg.table import SeatView, TableView

ADVERSARY = "adversary"


def state(view: TableView, *, online: frozenset[int], left: int | None, rematch: str | None) -> State:
    """A table as the seat of this view sees it."""
    return State(
        table=view.table,
        seq=view.seq,
        options=_options(view),
        warnings=view.warnings,
        edition=_encoded_edition(view.options.edition),
        seats=tuple(_seat(seat, online) for seat in view.seats),
        view=view.match,
        turn=turn(view),
        left=left,
        deadline=None
        if view.deadline is None
        else datetime.fromtimestamp(view.deadline, UTC).isoformat(timespec="milliseconds"),
        commitments=tuple(
            CommitmentData(game=made.game, attempt=made.attempt, digest=made.digest)
            for made in view.commitments
        ),
        rematch=rematch,
        closed=view.closed is not None,
    )


def fair(view: TableView) -> tuple[FairData, ...]:
    """Every digest published at a table, with what checks it once it is revealed."""
    return tuple(
        FairData(
            game=made.game,
            attempt=made.attempt,
            digest=made.digest,
            table=view.table,
            code=made.code,
            nonce=made.nonce,
        )
        for made in view.commitments
    )


def position(view: TableView) -> Position | None:
    """What everyone at the table knows of a game in play; None where nothing is to be guessed."""
    game = view.match.game
    if not view.options.hints or view.closed or Phase(game.phase) not in (Phase.GUESSING, Phase.MARKING):
        return None
    return Position.parse(position_text(view.match.edition, game))


def position_text(box: str, game: GameView) -> str:
    """The marked rows of a game as a position's text."""
    rows = [f"{row.guess}:{row.red}-{row.white}" for row in game.rows if row.guess and row.red is not None]
    return " ".join([box, *rows])


@lru_cache(maxsize=256)
def edition_data(text: str) -> EditionData:
    """The edition that a text names."""
    return described(edition(text))


@lru_cache(maxsize=256)
def _encoded_edition(text: str) -> EditionData:
    # A third of a state, and the same in every one: it is copied as it is.
    return cast(EditionData, msgspec.Raw(encode(edition_data(text))))


def described(box: Edition) -> EditionData:
    """An edition as it is told."""
    shape = box.shape
    return EditionData(
        key=box.key,
        name=str(box.name),
        about=str(box.about),
        source=str(box.source),
        players=box.players,
        text=str(box),
        shape=str(shape),
        pegs=shape.pegs,
        colours=tuple(ColourData(colour.name, colour.letter) for colour in box.colours),
        rows=shape.rows,
        blanks=shape.blanks,
        secret_repeats=shape.secret_repeats,
        guess_repeats=shape.guess_repeats,
        secrets=shape.secrets,
        advanced=tuple(sorted(box.box.advanced)),
        games=box.games.value,
        house=box.house,
        scoring=_scoring(box.scoring),
        wrong_information=box.wrong_information,
        pegs_range=box.box.pegs,
        colours_range=box.box.colours,
    )


def _scoring(scoring: Scoring) -> ScoringData:
    match scoring:
        case RowPoints():
            return ScoringData(kind="rows", bonus=scoring.bonus)
        case GamesWon():
            return ScoringData(kind="games")
        case GroupPoints():
            return ScoringData(kind="group", red=scoring.red, white=scoring.white, broken=scoring.broken)
        case _:
            assert_never(scoring)


def _options(view: TableView) -> OptionsData:
    options = view.options
    return OptionsData(
        edition=options.edition,
        games=options.games,
        first=options.first,
        marking=options.marking,
        shield=options.shield,
        conceding=options.conceding,
        hints=options.hints,
        seconds=options.seconds,
        spectators=options.spectators,
    )


def _seat(seat: SeatView, online: frozenset[int]) -> SeatData:
    computer = seat.kind != "person"
    return SeatData(
        seat=seat.seat,
        kind="computer" if computer else "person",
        name=seat.name,
        level=ADVERSARY if seat.kind == ADVERSARY else seat.level,
        taken=seat.taken,
        online=computer or seat.seat in online,
        note=seat.note,
    )
