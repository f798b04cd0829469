"""What a game earns each seat."""

from __future__ import annotations

from dataclasses import dataclass
from typing import assert_never

from keypeg.rules.codes import Code
from keypeg.rules.edition import Edition
from keypeg.rules.game import Ending, Game, Row
from keypeg.rules.readings import READING
from keypeg.rules.scoring import GamesWon, GroupPoints, RowPoints, Scoring

Points = tuple[tuple[int, ...], ...]
"""For each seat the numbers written in its boxes."""


def game_points(edition: Edition, game: Game, *, seats: int, reading: int = READING) -> Points:
    """Return what a game has earned so far; a void game only what wrong information gives (R14)."""
    boxes: list[tuple[int, ...]] = [()] * seats
    scoring = edition.scoring
    shown = (edition.wrong_information,) if game.evidence and edition.wrong_information else ()
    if game.ending is Ending.VOID:
        for seat in game.codebreakers:
            boxes[seat] = shown
        return tuple(boxes)
    if isinstance(scoring, GroupPoints):
        for seat in game.codebreakers:
            boxes[seat] = tuple(
                _guess_points(edition, scoring, row) for row in game.rows if row.seat == seat and row.feedback
            )
    if game.ending is None:
        return tuple(boxes)
    if game.ending is Ending.FORFEITED:
        for seat in game.codebreakers:
            boxes[seat] = (*_forfeit_points(scoring, boxes[seat], reading), *shown)
    match scoring:
        case RowPoints():
            boxes[game.codemaker] = (_row_points(edition, scoring, game),)
        case GamesWon():
            if game.ending is not Ending.FORFEITED:
                boxes[game.codebreakers[0] if game.ending is Ending.BROKEN else game.codemaker] = (1,)
        case GroupPoints():
            boxes[game.codemaker] = (_group_codemaker_points(edition, scoring, game),)
        case _:
            assert_never(scoring)
    return tuple(boxes)


def _forfeit_points(scoring: Scoring, guesses: tuple[int, ...], reading: int) -> tuple[int, ...]:
    """Return what a codebreaker gets of a game that its codemaker forfeits, after points for guesses (R25a)."""
    match scoring:
        case RowPoints():
            return ()
        case GamesWon():
            return (1,)
        case GroupPoints():
            return (*(guesses if reading > 1 else ()), scoring.broken)


@dataclass(frozen=True, slots=True, kw_only=True)
class PointsGuide:
    """What a game pays: the codemaker for each row that may break the code, and if none does.

    `breaking` is what the codebreaker earns who breaks it, `wrong_information` what each earns of a void game, and
    `forfeit` what each gets, beside the points of the guesses, if the codemaker gives up.
    """

    codebreakers: int
    broken: tuple[int, ...]
    unbroken: int
    breaking: int
    wrong_information: int
    forfeit: int


def points_guide(edition: Edition, *, codebreakers: int) -> PointsGuide:
    """Return what a game of the edition pays with this number of codebreakers (R18, R19, R23, R27, R28)."""
    code = Code(edition.letters[0] * edition.shape.pegs)
    breaking = Row(code, edition.breaking, 1)

    def pay(rows: int, ending: Ending) -> Points:
        others = tuple(range(1, codebreakers + 1))
        played = (*[Row(None)] * (rows - 1), breaking)
        game = Game(number=1, codemaker=0, codebreakers=others, rows=played, ending=ending)
        return game_points(edition, game, seats=codebreakers + 1)

    every = range(1, edition.shape.rows + 1)
    return PointsGuide(
        codebreakers=codebreakers,
        broken=tuple(sum(pay(row, Ending.BROKEN)[0]) for row in every),
        unbroken=sum(pay(edition.shape.rows, Ending.UNBROKEN)[0]),
        breaking=sum(pay(1, Ending.BROKEN)[1]),
        wrong_information=edition.wrong_information,
        forfeit=sum(_forfeit_points(edition.scoring, (), READING)),
    )


def rows_count(game: Game, *, reading: int) -> bool:
    """Return whether the points of single guesses count in a game: not in one that is void."""
    return game.ending is not Ending.VOID and (reading > 1 or game.ending is not Ending.FORFEITED)


def row_points(edition: Edition, row: Row) -> int | None:
    """Return what a row earns its codebreaker; None if guesses earn nothing by themselves."""
    if isinstance(edition.scoring, GroupPoints) and row.feedback is not None:
        return _guess_points(edition, edition.scoring, row)
    return None


def _guess_points(edition: Edition, scoring: GroupPoints, row: Row) -> int:
    """Return points for a guess in a group (R27)."""
    if row.feedback is None:
        return 0
    if row.feedback == edition.breaking:
        return scoring.broken
    return scoring.red * row.feedback.red + scoring.white * row.feedback.white


def _row_points(edition: Edition, scoring: RowPoints, game: Game) -> int:
    match game.ending:
        case Ending.BROKEN:
            return len(game.rows)
        case Ending.FORFEITED:
            return 0
        case _:
            return edition.shape.rows + scoring.bonus


def _group_codemaker_points(edition: Edition, scoring: GroupPoints, game: Game) -> int:
    if game.ending is Ending.FORFEITED:
        return 0
    return scoring.codemaker.count_points(
        codebreakers=len(game.codebreakers), rows=edition.shape.rows, broken_on=game.broken_on
    )
