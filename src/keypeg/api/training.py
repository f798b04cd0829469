"""Training as it travels: the daily code, puzzles and lessons. No answer and no secret before its time."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from typing import Annotated

import msgspec
from msgspec import Meta

from keypeg.api.editions import EditionData, box_data
from keypeg.api.requests import Name, RequestBody
from keypeg.api.sentence import Sentence, sentence
from keypeg.errors import Mismatch, NotationError, NotFound, shorten
from keypeg.rules import Position
from keypeg.table.players.daily_games import DailyGame, days_in_a_row
from keypeg.training import (
    TRIES,
    Family,
    Lesson,
    Puzzle,
    PuzzleKind,
    Step,
    StepKind,
    Training,
    count_answer,
    daily,
    lessons,
    next_puzzle,
    read_puzzle,
)
from keypeg.training.daily import FIRST_DAY
from keypeg.training.trainer import MOST
from keypeg.words import DEFAULT

Day = Annotated[str, Meta(max_length=10, description="Such as 2026-11-15.")]
ShortText = Annotated[str, Meta(max_length=64)]
Count = Annotated[int, Meta(ge=0, le=MOST)]


class DailyGameData(msgspec.Struct, frozen=True, kw_only=True):
    """A daily code somebody has begun; `rows` is null while it is in play, `late` that its day was over by then."""

    day: str
    table: str
    rows: int | None
    broken: bool
    late: bool


class DailyFamilyData(msgspec.Struct, frozen=True, kw_only=True):
    """A family of daily codes: its edition, the digest of today's code, and what the person made of it so far."""

    family: Family
    edition: EditionData
    digest: str
    streak: int
    longest: int
    games: tuple[DailyGameData, ...]


class DailyData(msgspec.Struct, frozen=True, kw_only=True):
    """The daily codes; the calendar begins at `first`."""

    today: str
    first: str
    families: tuple[DailyFamilyData, ...]


class DailyResultData(msgspec.Struct, frozen=True, kw_only=True):
    """One daily code: its digest, and once the person's own game is over the code, its nonce and everybody's rows.

    `counts[n]` people broke it in n + 1 rows, and `unbroken` people did not; null where there is no server.
    `sealed_as` is the table, game and attempt that the digest is made with.
    """

    day: str
    family: Family
    edition: EditionData
    digest: str
    sealed_as: str
    game: DailyGameData | None
    code: str | None
    nonce: str | None
    counts: tuple[int, ...] | None
    unbroken: int | None


class NewDaily(RequestBody, frozen=True, kw_only=True):
    """A wish to play the code of a day."""

    day: Day
    family: Family
    name: Name


class DailyOpened(msgspec.Struct, frozen=True, kw_only=True):
    """The table at which a person plays a daily code, the same whenever they ask."""

    table: str
    seat: int


class PositionRow(msgspec.Struct, frozen=True, kw_only=True):
    """A row with its feedback."""

    guess: str
    red: int
    white: int


class PositionData(msgspec.Struct, frozen=True, kw_only=True):
    """An edition, and rows with their feedback."""

    edition: EditionData
    rows: tuple[PositionRow, ...]


class TrainingData(RequestBody, frozen=True, kw_only=True):
    """How somebody's training stands; the client keeps it."""

    level: Annotated[int, Meta(ge=1, le=10)] = 1
    streak: Count = 0
    longest: Count = 0
    solved: Count = 0
    tried: Count = 0
    run: Annotated[int, Meta(ge=-MOST, le=MOST)] = 0


class NextPuzzle(RequestBody, frozen=True, kw_only=True):
    """A wish for the next puzzle; `seed` is the person's own, no kinds are all kinds."""

    seed: Annotated[str, Meta(min_length=1, max_length=24, pattern="^[0-9a-z]*$")]
    training: TrainingData
    kinds: Annotated[tuple[PuzzleKind, ...], Meta(max_length=4)] = ()


class PuzzleData(msgspec.Struct, frozen=True, kw_only=True):
    """A puzzle without its answer; the same key always names the same one."""

    key: str
    kind: PuzzleKind
    level: int
    rating: float
    question: Sentence
    asks_for_row: bool
    position: PositionData


class PuzzleAnswer(RequestBody, frozen=True, kw_only=True):
    """An answer to a puzzle, a code or the number of a row; null gives up."""

    key: ShortText
    answer: ShortText | None
    training: TrainingData


class PuzzleVerdict(msgspec.Struct, frozen=True, kw_only=True):
    """Whether an answer was right, one right answer, why, and how the training stands now."""

    right: bool
    answer: str
    why: tuple[Sentence, ...]
    training: TrainingData


class LessonStepData(msgspec.Struct, frozen=True, kw_only=True):
    """A step of a lesson without its answer; `secret` and `guess` are part of the question what feedback is due."""

    kind: StepKind
    text: Sentence
    position: PositionData
    secret: str | None
    guess: str | None


class LessonData(msgspec.Struct, frozen=True, kw_only=True):
    """A lesson."""

    key: str
    title: Sentence
    steps: tuple[LessonStepData, ...]


class LessonAnswer(RequestBody, frozen=True, kw_only=True):
    """An answer to a step, which is counted from 0."""

    lesson: ShortText
    step: Annotated[int, Meta(ge=0, le=20)]
    answer: ShortText
    wrong: Annotated[int, Meta(ge=0, le=99, description="Wrong answers to this step so far.")] = 0


class LessonVerdict(msgspec.Struct, frozen=True, kw_only=True):
    """Whether an answer was right; `after` explains it. After two wrong answers, `answer` is a right one."""

    right: bool
    after: Sentence | None
    answer: str | None


def daily_data(games: tuple[DailyGame, ...], today: date) -> DailyData:
    """Return the daily codes of a person."""
    families = tuple(_family(games, family, today) for family in Family)
    return DailyData(today=today.isoformat(), first=FIRST_DAY.isoformat(), families=families)


def _family(games: tuple[DailyGame, ...], family: Family, today: date) -> DailyFamilyData:
    code, run = daily(today, family), days_in_a_row(games, family, today)
    return DailyFamilyData(
        family=family,
        edition=box_data(code.edition),
        digest=code.seal.digest,
        streak=run.current,
        longest=run.longest,
        games=tuple(_game(game) for game in games if game.family is family),
    )


def _game(game: DailyGame) -> DailyGameData:
    return DailyGameData(
        day=game.day.isoformat(), table=game.table, rows=game.rows, broken=game.broken, late=game.late
    )


def daily_result(
    day: date, family: Family, game: DailyGame | None, counts: dict[int | None, int] | None
) -> DailyResultData:
    """Return one daily code; the secret and the histogram only to somebody whose game is over."""
    code = daily(day, family)
    over = game is not None and game.rows is not None
    told = counts if over else None
    return DailyResultData(
        day=day.isoformat(),
        family=family,
        edition=box_data(code.edition),
        digest=code.seal.digest,
        sealed_as=f"{code.table} {code.seal.game}.{code.seal.attempt}",
        game=None if game is None else _game(game),
        code=str(code.secret) if over else None,
        nonce=code.seal.nonce if over else None,
        counts=None if told is None else tuple(told.get(n + 1, 0) for n in range(code.edition.shape.rows)),
        unbroken=None if told is None else told.get(None, 0),
    )


def next_puzzle_data(wish: NextPuzzle, language: str = DEFAULT) -> PuzzleData:
    """Return the puzzle that comes next; no kinds are all kinds."""
    kinds = tuple(dict.fromkeys(wish.kinds)) or tuple(PuzzleKind)
    return puzzle_data(next_puzzle(_training(wish.training), seed=wish.seed, kinds=kinds), language)


def named_puzzle_data(key: str, language: str = DEFAULT) -> PuzzleData:
    """Return the puzzle that a key names."""
    return puzzle_data(read_puzzle(key), language)


def puzzle_data(puzzle: Puzzle, language: str = DEFAULT) -> PuzzleData:
    """Return a puzzle as it travels."""
    return PuzzleData(
        key=puzzle.key,
        kind=puzzle.kind,
        level=puzzle.level,
        rating=puzzle.rating,
        question=sentence(puzzle.question, language),
        asks_for_row=puzzle.asks_for_row,
        position=position_data(puzzle.position),
    )


def puzzle_verdict(given: PuzzleAnswer, language: str = DEFAULT) -> PuzzleVerdict:
    """Judge an answer to a puzzle."""
    puzzle = read_puzzle(given.key)
    right = given.answer is not None and _is_right(puzzle.is_right, given.answer)
    after = count_answer(_training(given.training), right=right)
    fields = {name: getattr(after, name) for name in TrainingData.__struct_fields__}
    why = tuple(sentence(one, language) for one in puzzle.why)
    return PuzzleVerdict(right=right, answer=puzzle.answer, why=why, training=TrainingData(**fields))


def _is_right(right: Callable[[str], bool], answer: str) -> bool:
    """Return whether an answer is right; one that cannot be read does not fit the question."""
    try:
        return right(answer)
    except NotationError as error:
        raise Mismatch(error.message) from None


def _training(data: TrainingData) -> Training:
    return Training(**{name: getattr(data, name) for name in TrainingData.__struct_fields__})


def lesson_list(language: str = DEFAULT) -> tuple[LessonData, ...]:
    """Return all lessons, without the answers."""
    return tuple(_lesson(lesson, language) for lesson in lessons())


def _lesson(lesson: Lesson, language: str) -> LessonData:
    steps = tuple(_step(step, language) for step in lesson.steps)
    return LessonData(key=lesson.key, title=sentence(lesson.title, language), steps=steps)


def _step(step: Step, language: str) -> LessonStepData:
    return LessonStepData(
        kind=step.kind,
        text=sentence(step.text, language),
        position=position_data(step.position),
        secret=step.secret,
        guess=step.guess,
    )


def lesson_verdict(given: LessonAnswer, language: str = DEFAULT) -> LessonVerdict:
    """Judge an answer to a step of a lesson."""
    lesson = next((one for one in lessons() if one.key == given.lesson), None)
    if lesson is None or given.step >= len(lesson.steps):
        raise NotFound("lesson-no-step", text=shorten(f"{given.lesson} {given.step + 1}"))
    step = lesson.steps[given.step]
    right = _is_right(step.is_right, given.answer)
    shown = not right and given.wrong + 1 >= TRIES
    after = sentence(step.after, language) if step.after is not None and (right or shown) else None
    return LessonVerdict(right=right, after=after, answer=step.answer if shown else None)


def position_data(position: Position) -> PositionData:
    """Return a position as it travels."""
    rows = (
        PositionRow(guess=str(row.guess), red=row.feedback.red, white=row.feedback.white)
        for row in position.rows
        if row.guess is not None
    )
    return PositionData(edition=box_data(position.edition), rows=tuple(rows))
