"""What an edition pays, how many games it asks for and what its advanced game is, as data for front ends to word."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum
from typing import assert_never

from keypeg.rules.edition import Edition, GameCount
from keypeg.rules.scoring import GamesWon, GroupPoints, RowPoints
from keypeg.rules.shape import Counting


class Occasion(Enum):
    """What is paid for."""

    ROW = "row"
    UNBROKEN_BONUS = "unbroken-bonus"
    UNBROKEN = "unbroken"
    CONCEDED = "conceded"
    GAME_WON_BREAKING = "game-won-breaking"
    GAME_WON_UNBROKEN = "game-won-unbroken"
    WHITE = "white"
    RED = "red"
    BREAKING = "breaking"
    CIRCUIT = "circuit"
    WRONG_INFORMATION = "wrong-information"
    FORFEIT = "forfeit"


class Payee(Enum):
    """Who is paid."""

    CODEMAKER = "codemaker"
    CODEBREAKER = "codebreaker"


@dataclass(frozen=True, slots=True)
class Award:
    """The points one occasion earns; `rule` is the number of the rule that says so, empty for what we add."""

    occasion: Occasion
    payee: Payee
    points: int
    rule: str


@dataclass(frozen=True, slots=True)
class Advanced:
    """The advanced game of a box: what it changes (a field of its shape), and the text that names it."""

    change: str
    text: str
    on: bool


@dataclass(frozen=True, slots=True)
class EditionGuide:
    """All that players should know of the points before they begin.

    `games` is the usual number of games, and every multiple of `games_step` is allowed. `void_replayed` says that a
    game with wrong information is played again (R13, R16).
    """

    edition: str
    players: int
    rows: int
    awards: tuple[Award, ...]
    games: int
    games_step: int
    most_points_win: bool
    advanced: tuple[Advanced, ...]
    void_replayed: bool = True

    def points(self, occasion: Occasion) -> int | None:
        """Return what an occasion earns; None where this edition does not pay for it."""
        return next((award.points for award in self.awards if award.occasion is occasion), None)


def edition_guide(edition: Edition, players: int) -> EditionGuide:
    """Return what the edition pays with `players` players; refuse a number of players it is not for.

    >>> from keypeg.rules.catalogue import edition
    >>> edition_guide(edition("party"), 4).points(Occasion.UNBROKEN)
    30
    """
    edition.check_players(players)
    step = {GameCount.ANY: 1, GameCount.EVEN: 2, GameCount.PLAYERS: players}[edition.games]
    return EditionGuide(
        edition=str(edition),
        players=players,
        rows=edition.shape.rows,
        awards=(*_awards(edition, players), *_wrong_information(edition)),
        games=players,
        games_step=step,
        most_points_win=not isinstance(edition.scoring, GamesWon),
        advanced=_list_advanced(edition),
    )


def _awards(edition: Edition, players: int) -> tuple[Award, ...]:
    maker, breaker = Payee.CODEMAKER, Payee.CODEBREAKER
    scoring, rows = edition.scoring, edition.shape.rows
    match scoring:
        case RowPoints(bonus):
            extra = (Award(Occasion.UNBROKEN_BONUS, maker, bonus, "R19"),) if bonus else ()
            return (
                Award(Occasion.ROW, maker, 1, "R18"),
                *extra,
                Award(Occasion.UNBROKEN, maker, rows + bonus, "R19"),
                Award(Occasion.CONCEDED, maker, rows + bonus, ""),
                Award(Occasion.FORFEIT, maker, 0, ""),
            )
        case GamesWon():
            return (
                Award(Occasion.GAME_WON_BREAKING, breaker, 1, "R23"),
                Award(Occasion.GAME_WON_UNBROKEN, maker, 1, "R23"),
                Award(Occasion.CONCEDED, maker, 1, ""),
                Award(Occasion.FORFEIT, breaker, 1, ""),
            )
        case GroupPoints():
            pays = scoring.codemaker.count_points
            unbroken = pays(codebreakers=players - 1, rows=rows, broken_on=None)
            circuit = pays(codebreakers=players - 1, rows=rows, broken_on=players)
            last = unbroken - circuit * (rows // (players - 1))
            return (
                Award(Occasion.WHITE, breaker, scoring.white, "R27"),
                Award(Occasion.RED, breaker, scoring.red, "R27"),
                Award(Occasion.BREAKING, breaker, scoring.broken, "R27"),
                Award(Occasion.CIRCUIT, maker, circuit, "R28"),
                Award(Occasion.UNBROKEN_BONUS, maker, last, "R28"),
                Award(Occasion.UNBROKEN, maker, unbroken, "R28"),
                Award(Occasion.CONCEDED, maker, unbroken, ""),
                Award(Occasion.FORFEIT, breaker, scoring.broken, "R25a"),
            )
        case _:
            assert_never(scoring)


def _wrong_information(edition: Edition) -> tuple[Award, ...]:
    rule = "R13" if edition.wrong_information else "R16"
    return (Award(Occasion.WRONG_INFORMATION, Payee.CODEBREAKER, edition.wrong_information, rule),)


def _list_advanced(edition: Edition) -> tuple[Advanced, ...]:
    """Return the advanced games of the box at the present size, each with the text that switches it on."""
    shape, box = edition.shape, edition.box
    found = []
    if "blanks" in box.advanced:
        text = str(edition.with_shape(replace(shape, blanks=True)))
        found.append(Advanced("blanks", text, shape.blanks))
    if "secret_repeats" in box.advanced:
        text = str(edition.with_shape(replace(shape, secret_repeats=True, guess_repeats=True)))
        found.append(Advanced("secret_repeats", text, shape.secret_repeats))
    if "counting" in box.advanced:
        text = str(edition.with_shape(replace(shape, counting=Counting.COLOURS)))
        found.append(Advanced("counting", text, shape.counting is Counting.COLOURS))
    if "digit_sum" in box.advanced:
        text = str(edition.with_shape(replace(box.shape, rows=shape.rows, digit_sum=True)))
        found.append(Advanced("digit_sum", text, shape.digit_sum))
    return tuple(found)
