"""The parameters of paths and queries: which there are, and how they are read from text."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Annotated, Any, TypeVar

import msgspec
from msgspec import Meta

from keypeg.training import Family, PuzzleKind

T = TypeVar("T", bound=msgspec.Struct)

Seat = Annotated[int, Meta(ge=0, le=4)]
_TableId = Annotated[str, Meta(max_length=64, description="The id of a table.")]
_LookingSeat = Annotated[int, Meta(ge=0, le=4, description="The seat to look from; none is a spectator.")]
_Edition = Annotated[str, Meta(max_length=60, description="Such as expert/5x8b.")]
_Day = Annotated[str, Meta(max_length=10, description="Such as 2026-11-15.")]
_Season = Annotated[
    str, Meta(pattern="^[0-9]{4}-Q[1-4]$", description="Such as 2026-Q4; else the present one.")
]
NthGame = Annotated[
    int, Meta(ge=1, le=1_000, description="Which game of the table, from 1; each replay of a game counts.")
]
IndexedGame = Annotated[
    int,
    Meta(
        ge=0, le=1_000, description="The same counted from 0, as older clients send it; `nth` is used first."
    ),
]
_NUMBER = re.compile(r"-?[0-9]{1,9}").fullmatch
_AT = re.compile(r"(.*?)(?: - at `\$\.(\w+)`)?", re.DOTALL).fullmatch
_MISSING = re.compile(r"Object missing required field `(\w+)`").fullmatch


class Parameters(msgspec.Struct, frozen=True, kw_only=True):
    """The parameters of an endpoint."""


class TableParameters(Parameters, frozen=True, kw_only=True):
    """A table."""

    table: _TableId


class LookParameters(TableParameters, frozen=True, kw_only=True):
    """A table, and from where to look at it."""

    seat: _LookingSeat | None = None


class SeatParameters(TableParameters, frozen=True, kw_only=True):
    """A seat of a table."""

    seat: Seat


class BreakerParameters(TableParameters, frozen=True, kw_only=True):
    """A codebreaker at a table."""

    seat: Annotated[int, Meta(ge=0, le=4, description="The codebreaker's seat.")]


class GuessParameters(BreakerParameters, frozen=True, kw_only=True):
    """A guess to be checked."""

    guess: Annotated[str, Meta(max_length=8)]


class MarkParameters(BreakerParameters, frozen=True, kw_only=True):
    """A mark to be checked."""

    mark: Annotated[str, Meta(max_length=8, description="Key pegs as red-white, such as 1-2.")]


class RevealParameters(BreakerParameters, frozen=True, kw_only=True):
    """A code to be revealed."""

    code: Annotated[str, Meta(max_length=8, description="The code from behind the shield.")]


class ReviewParameters(TableParameters, frozen=True, kw_only=True):
    """A game to be reviewed: the first one, unless `nth` or `game` names another."""

    nth: NthGame | None = None
    game: IndexedGame | None = None
    seat: _LookingSeat | None = None

    @property
    def game_at(self) -> int:
        """Return the place of the game among those of the table, from 0."""
        return find_game_index(self.nth, self.game)


class RetryParameters(ReviewParameters, frozen=True, kw_only=True):
    """Another guess for a row of a game."""

    row: Annotated[int, Meta(ge=1, le=1_000, description="The number of the row on the board.")]
    guess: Annotated[str, Meta(max_length=8)]


class FollowParameters(LookParameters, frozen=True, kw_only=True):
    """How to follow a table."""

    since: Annotated[int, Meta(ge=0, le=1_000_000, description="Tell what came after.")] | None = None
    lang: Annotated[str, Meta(max_length=35, description="The language, such as de.")] | None = None


class EditionParameters(Parameters, frozen=True, kw_only=True):
    """An edition."""

    text: _Edition


class PointsParameters(EditionParameters, frozen=True, kw_only=True):
    """An edition and a number of players."""

    players: Annotated[int, Meta(ge=2, le=5)]


class TodayParameters(Parameters, frozen=True, kw_only=True):
    """The day it is for the person who asks."""

    today: _Day


class DailyParameters(Parameters, frozen=True, kw_only=True):
    """A daily code."""

    day: _Day
    family: Annotated[Family, Meta(description="How hard it is.")]


class PuzzleParameters(Parameters, frozen=True, kw_only=True):
    """A puzzle."""

    key: Annotated[
        str,
        Meta(
            max_length=64,
            pattern=f"^({'|'.join(PuzzleKind)}):([1-9]|10):[ -~]{{1,40}}$",
            description="Kind, level and seed, such as only-code:3:abc.",
        ),
    ]


class LadderParameters(Parameters, frozen=True, kw_only=True):
    """A family and season of the ladder."""

    family: Annotated[Family, Meta(description="How hard the codes are.")] = Family.CLASSIC
    season: _Season | None = None


def find_game_index(nth: int | None, game: int | None) -> int:
    """Return the place of a game from 0; `nth` counts from 1, and `game`, which older clients send, from 0."""
    return nth - 1 if nth is not None else game or 0


class ParameterError(Exception):
    """A parameter that cannot be read: its name and what is wrong with it."""

    def __init__(self, field: str, problem: str) -> None:
        super().__init__(field, problem)
        self.field = field
        self.problem = problem


def read_parameters(texts: Mapping[str, str], kind: type[T]) -> T:
    """Return the parameters that these texts hold; a text of digits is a number where a number is expected."""
    numbers = _number_fields(kind)
    given: dict[str, Any] = {
        name: int(text) if name in numbers and _NUMBER(text) else text
        for name, text in texts.items()
        if name in kind.__struct_fields__
    }
    try:
        return msgspec.convert(given, kind)
    except msgspec.ValidationError as error:
        raise _parameter_error(str(error)) from None


def _parameter_error(text: str) -> ParameterError:
    if (missing := _MISSING(text)) is not None:
        return ParameterError(missing[1], text)
    found = _AT(text)
    return ParameterError("", text) if found is None else ParameterError(found[2] or "", found[1])


_numbers: dict[type[msgspec.Struct], frozenset[str]] = {}


def _number_fields(kind: type[msgspec.Struct]) -> frozenset[str]:
    if kind not in _numbers:
        info = msgspec.inspect.type_info(kind)
        fields = info.fields if isinstance(info, msgspec.inspect.StructType) else ()
        _numbers[kind] = frozenset(field.encode_name for field in fields if _is_number(field.type))
    return _numbers[kind]


def _is_number(kind: msgspec.inspect.Type) -> bool:
    match kind:
        case msgspec.inspect.IntType():
            return True
        case msgspec.inspect.UnionType():
            return any(map(_is_number, kind.types))
        case msgspec.inspect.Metadata():
            return _is_number(kind.type)
        case _:
            return False
