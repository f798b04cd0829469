"""What the commands print with `--json`: one struct per command, each with the version of this interface.

Games, rows and seats are counted from 1. `python -m keypeg.api.commands` prints the JSON Schema of all of them.
"""

from __future__ import annotations

import json
import sys
from typing import Any

import msgspec

from keypeg.api.command_answer import ANSWER_VERSION as ANSWER_VERSION
from keypeg.api.command_answer import BackupAnswer as BackupAnswer
from keypeg.api.command_answer import CommandAnswer as CommandAnswer
from keypeg.api.command_answer import DailyLine as DailyLine
from keypeg.api.command_answer import ExplainAnswer as ExplainAnswer
from keypeg.api.command_answer import FactAnswer as FactAnswer
from keypeg.api.command_answer import PuzzleLine as PuzzleLine
from keypeg.api.command_answer import RestoreAnswer as RestoreAnswer
from keypeg.api.record import BookShareData, EditionSummaryData
from keypeg.api.review import NumberData, ReviewData
from keypeg.api.study_answers import CheckAnswer as CheckAnswer
from keypeg.api.study_answers import HintAnswer as HintAnswer
from keypeg.api.study_answers import RepairAnswer as RepairAnswer
from keypeg.api.study_answers import check_answer as check_answer
from keypeg.api.study_answers import hint_answer as hint_answer
from keypeg.api.study_answers import repair_answers as repair_answers


class MarkAnswer(CommandAnswer, frozen=True, kw_only=True):
    """`mark`: the feedback of a guess."""

    red: int
    white: int


class ColourAnswer(msgspec.Struct, frozen=True, kw_only=True):
    """A colour and its letter."""

    name: str
    letter: str


class EditionAnswer(msgspec.Struct, frozen=True, kw_only=True):
    """A boxed edition; `advanced_games` says how to write each advanced game of its rule sheet."""

    key: str
    name: str
    about: str
    source: str
    players: tuple[int, int]
    shape: str
    pegs: int
    rows: int
    blanks: bool
    secret_repeats: bool
    guess_repeats: bool
    secrets: int
    colours: tuple[ColourAnswer, ...]
    advanced: tuple[str, ...]
    advanced_games: tuple[str, ...]
    games: str


class EditionsAnswer(CommandAnswer, frozen=True, kw_only=True):
    """`editions`: every boxed edition."""

    editions: tuple[EditionAnswer, ...]


class CandidatesAnswer(CommandAnswer, frozen=True, kw_only=True):
    """`candidates`: how many codes are left, and which; `candidates` is null with `--count`."""

    left: int
    candidates: tuple[str, ...] | None = None


class SimulateAnswer(CommandAnswer, frozen=True, kw_only=True):
    """`simulate`: rows over all secrets; `histogram` counts the secrets broken in 1, 2, 3 ... rows."""

    edition: str
    secrets: int
    total: int
    average: float
    max: int
    histogram: tuple[int, ...]


class ProveAnswer(CommandAnswer, frozen=True, kw_only=True):
    """`prove`: the least rows; where `possible` is false, no strategy needs only `max_rows` rows."""

    shape: str
    possible: bool = True
    max_rows: int | None = None
    objective: str | None = None
    total: int | None = None
    average: float | None = None
    max: int | None = None
    proven: bool | None = None
    lower_bound: int | None = None
    searched: dict[str, Any] | None = None


class VerifyAnswer(CommandAnswer, frozen=True, kw_only=True):
    """`verify` of a tree: what its replay gave, what was checked, and what rests on the search."""

    secrets: int
    total: int
    average: float
    max: int
    histogram: tuple[int, ...]
    checked: tuple[str, ...]
    rests_on_search: tuple[str, ...]


class VerifyBoundAnswer(CommandAnswer, frozen=True, kw_only=True):
    """`verify` of a lower bound: the bound, the claims confirmed and trusted, and the sets looked at."""

    bound: int
    confirmed: int
    trusted: int
    looked: int


class KnownAnswer(CommandAnswer, frozen=True, kw_only=True):
    """`known`: what is known about perfect play of a shape."""

    shape: str
    secrets: int
    total: int
    lower: int
    longest: int
    first: str
    seconds: float
    worst: int | None
    command: str
    before: str
    average: float
    proven: bool


class ReviewedGame(ReviewData, frozen=True, kw_only=True):
    """A reviewed game, its number and its codemaker's seat."""

    game: int
    codemaker: int


class ReviewAnswer(CommandAnswer, frozen=True, kw_only=True):
    """`review`: every game that has feedback."""

    games: tuple[ReviewedGame, ...]


class RecordedGameAnswer(msgspec.Struct, frozen=True, kw_only=True):
    """A recorded game of one codebreaker; `at` is an ISO 8601 date with time.

    `book` is the share of all codes that perfect play breaks in at most as many rows; null where there is no book.
    """

    table: str
    game: int
    seat: int
    player: str
    edition: str
    at: str
    rows: int
    broken: bool
    group: bool
    mistakes: NumberData
    luck: NumberData
    perfect: NumberData
    book: BookShareData | None


class RecordAnswer(CommandAnswer, frozen=True, kw_only=True):
    """`record`: all games, the oldest first, and the averages of each edition."""

    games: tuple[RecordedGameAnswer, ...]
    editions: tuple[EditionSummaryData, ...]


class ErasedAnswer(CommandAnswer, frozen=True, kw_only=True):
    """`record --erase`: how many games were erased."""

    erased: int


class BoxAnswer(msgspec.Struct, frozen=True, kw_only=True):
    """A box of the score card."""

    points: tuple[int, ...]
    codemaker: bool
    total: int | None


class LineAnswer(msgspec.Struct, frozen=True, kw_only=True):
    """A game on the score card."""

    number: int
    ending: str | None
    boxes: tuple[BoxAnswer, ...]


class ScoreAnswer(CommandAnswer, frozen=True, kw_only=True):
    """`score`: the score card of a match, a box per game and seat."""

    players: tuple[str, ...]
    lines: tuple[LineAnswer, ...]
    totals: tuple[int, ...]
    winners: tuple[str, ...]
    verdict: str


class KeptAnswer(msgspec.Struct, frozen=True, kw_only=True):
    """A match that is kept: when it was last played (ISO 8601), and how far it has come."""

    id: str
    at: str
    edition: str
    players: tuple[str, ...]
    game: int
    games: int
    rows: int
    running: bool
    totals: tuple[int, ...]


class MatchesAnswer(CommandAnswer, frozen=True, kw_only=True):
    """`matches`: the matches of this terminal, the one played last first."""

    matches: tuple[KeptAnswer, ...]


class ExportAnswer(CommandAnswer, frozen=True, kw_only=True):
    """`export`: a match as text."""

    id: str
    text: str


class StepAnswer(msgspec.Struct, frozen=True, kw_only=True):
    """An action of a match: whose it was (null: the table's), and what it led to."""

    seq: int
    seat: int | None
    action: str
    told: tuple[str, ...]


class ReplayAnswer(CommandAnswer, frozen=True, kw_only=True):
    """`replay`: every action of a match."""

    steps: tuple[StepAnswer, ...]


class FairGame(msgspec.Struct, frozen=True, kw_only=True):
    """A code that was set, or a digest that was asked for; `fair` is null before the reveal.

    `game` and `attempt` are null for a digest that the server did not publish.
    """

    game: int | None
    attempt: int | None
    fair: bool | None
    told: str


class FairAnswer(CommandAnswer, frozen=True, kw_only=True):
    """`fair`: every code that was set at a table."""

    games: tuple[FairGame, ...]


class BenchAnswer(CommandAnswer, frozen=True, kw_only=True):
    """`bench`: the instructions the kernel uses, and CPU seconds by what was measured."""

    path: str
    cpu_seconds: dict[str, float]


class TablebaseAnswer(CommandAnswer, frozen=True, kw_only=True):
    """`tablebase`: what was written."""

    records: int
    bytes: int
    path: str


class DatasetAnswer(CommandAnswer, frozen=True, kw_only=True):
    """`dataset`: what was written."""

    count: int
    path: str


class ArenaAnswer(CommandAnswer, frozen=True, kw_only=True):
    """`arena`: the standings, the best first; [learning.md](learning.md) describes them."""

    edition: str
    games: int
    seed: int
    players: list[dict[str, Any]]
    seal: str | None = None
    salt: str | None = None


class EvalAnswer(CommandAnswer, frozen=True, kw_only=True):
    """`eval`: the summary of the model and of the players it is compared with."""

    model: dict[str, Any]
    yardsticks: list[dict[str, Any]]
    folder: str


class SolveLine(CommandAnswer, frozen=True, kw_only=True, omit_defaults=True):
    """A line of `solve`: a guess, a contradiction with its repairs, an error, or the end."""

    version: int
    row: int | None = None
    guess: str | None = None
    left: int | None = None
    why: str | None = None
    contradiction: tuple[int, ...] | None = None
    repairs: tuple[RepairAnswer, ...] | None = None
    broken: str | None = None
    rows: int | None = None
    unbroken: bool | None = None
    help: str | None = None
    error: str | None = None


ANSWERS: dict[str, type[CommandAnswer]] = {
    "mark": MarkAnswer,
    "editions": EditionsAnswer,
    "candidates": CandidatesAnswer,
    "check": CheckAnswer,
    "hint": HintAnswer,
    "explain": ExplainAnswer,
    "solve": SolveLine,
    "simulate": SimulateAnswer,
    "prove": ProveAnswer,
    "verify": VerifyAnswer,
    "verify-bound": VerifyBoundAnswer,
    "known": KnownAnswer,
    "review": ReviewAnswer,
    "record": RecordAnswer,
    "record-erase": ErasedAnswer,
    "score": ScoreAnswer,
    "replay": ReplayAnswer,
    "matches": MatchesAnswer,
    "export": ExportAnswer,
    "fair": FairAnswer,
    "bench": BenchAnswer,
    "tablebase": TablebaseAnswer,
    "dataset": DatasetAnswer,
    "arena": ArenaAnswer,
    "eval": EvalAnswer,
    "backup": BackupAnswer,
    "restore": RestoreAnswer,
    "daily": DailyLine,
    "puzzle": PuzzleLine,
}
"""What each command prints; two of them have a second form."""


def schema() -> dict[str, Any]:
    """Return the JSON Schema of every answer, by command."""
    (*found,), parts = msgspec.json.schema_components(list(ANSWERS.values()), ref_template="#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"What the commands of Keypeg print with --json, version {ANSWER_VERSION}",
        "commands": dict(zip(ANSWERS, found, strict=True)),
        "$defs": parts,
    }


if __name__ == "__main__":
    sys.stdout.write(json.dumps(schema(), indent=2, ensure_ascii=False) + "\n")
