"""What can be played: editions and levels."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal, assert_never

import msgspec
from msgspec import UNSET, UnsetType

from keypeg.api.sentence import Sentence, sentence
from keypeg.engine.levels import levels
from keypeg.rules import Edition, PointsGuide, edition, points_guide
from keypeg.rules.edition import GameCount
from keypeg.rules.guide import edition_guide
from keypeg.rules.guide_words import guide_messages
from keypeg.rules.scoring import GamesWon, GroupPoints, RowPoints, Scoring
from keypeg.rules.shape import Counting
from keypeg.words import DEFAULT, message, say

ADVERSARY = "adversary"


class ColourData(msgspec.Struct, frozen=True):
    """A colour and its letter."""

    name: str
    letter: str


class ScoringData(msgspec.Struct, frozen=True, kw_only=True):
    """The way of scoring: `rows` with a bonus, `games` won, or `group` with the points of each key peg."""

    kind: Literal["rows", "games", "group"]
    bonus: int | UnsetType = UNSET
    red: int | UnsetType = UNSET
    white: int | UnsetType = UNSET
    broken: int | UnsetType = UNSET


class EditionData(msgspec.Struct, frozen=True, kw_only=True):
    """An edition; `house` tells that it is played by a house rule.

    `points` tells what a game pays, for each number of codebreakers that the edition allows, and `games_offered` the
    numbers of games to choose from, for each number of players. `counting` says what the key pegs count (R5a, R5b), and
    `digit_sum` that the sum of the code's digits is told (R1a).
    """

    key: str
    name: str
    about: str
    source: str
    players: tuple[int, int]
    text: str
    shape: str
    pegs: int
    colours: tuple[ColourData, ...]
    rows: int
    blanks: bool
    secret_repeats: bool
    guess_repeats: bool
    counting: Counting
    digit_sum: bool
    secrets: int
    advanced: tuple[str, ...]
    games: GameCount
    games_offered: tuple[tuple[int, ...], ...]
    house: bool
    scoring: ScoringData
    points: tuple[PointsGuide, ...]
    wrong_information: int
    pegs_range: tuple[int, int]
    colours_range: tuple[int, int]


class LevelData(msgspec.Struct, frozen=True, kw_only=True):
    """A playing strength; `codemaker` tells that it is for making codes, not for breaking them."""

    key: str
    name: str
    about: Sentence
    average: float | None
    codemaker: bool


@lru_cache(maxsize=256)
def edition_data(text: str) -> EditionData:
    """Return the edition that a text names."""
    return box_data(edition(text))


def box_data(box: Edition) -> EditionData:
    """Return an edition as it travels."""
    shape = box.shape
    least, most = box.players
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
        counting=shape.counting,
        digit_sum=shape.digit_sum,
        secrets=shape.secrets,
        advanced=tuple(sorted(box.box.advanced)),
        games=box.games,
        games_offered=tuple(box.list_game_counts(players) for players in range(least, most + 1)),
        house=box.house,
        scoring=_scoring(box.scoring),
        points=tuple(points_guide(box, codebreakers=players - 1) for players in range(least, most + 1)),
        wrong_information=box.wrong_information,
        pegs_range=box.box.pegs,
        colours_range=box.box.colours,
    )


def describe_points(text: str, players: int, language: str = DEFAULT) -> tuple[Sentence, ...]:
    """Return what every event earns in an edition with so many players, one sentence each."""
    return tuple(sentence(one, language) for one in guide_messages(edition_guide(edition(text), players)))


@lru_cache(maxsize=32)
def level_list(language: str = DEFAULT) -> tuple[LevelData, ...]:
    """Return every playing strength, weakest first, then the codemaker that bends the code."""
    playing = (
        LevelData(
            key=level.key,
            name=say(level.name, language),
            about=sentence(level.about, language),
            average=level.average or None,
            codemaker=False,
        )
        for level in levels()
    )
    bending = LevelData(
        key=ADVERSARY,
        name=say(message("level-adversary-name"), language),
        about=sentence(message("level-adversary-about"), language),
        average=None,
        codemaker=True,
    )
    return (*playing, bending)


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
