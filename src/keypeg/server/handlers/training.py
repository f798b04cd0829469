"""Training: the daily code, puzzles and lessons. Daily codes belong to whoever holds the record's cookie."""

from __future__ import annotations

from keypeg.api.caller import Caller
from keypeg.api.endpoint import Request
from keypeg.api.parameters import DailyParameters, TodayParameters
from keypeg.api.training import (
    DailyData,
    DailyOpened,
    DailyResultData,
    LessonAnswer,
    LessonData,
    LessonVerdict,
    NewDaily,
    NextPuzzle,
    PuzzleAnswer,
    PuzzleData,
    PuzzleVerdict,
    daily_data,
    daily_result,
    lesson_list,
    lesson_verdict,
    next_puzzle_data,
    puzzle_verdict,
)
from keypeg.server.context import Context
from keypeg.table.players.daily_games import SEAT, DailyGames, daily_options
from keypeg.table.state.tokens import new_token, token_hash
from keypeg.training import daily_name, read_day


async def list_daily(caller: Caller[Context], request: Request[TodayParameters, None]) -> DailyData:
    """Return today's daily codes, sealed, and what the person has played so far; `today` is theirs."""
    day = read_day(request.parameters.today)
    return daily_data(await caller.service.read(_games(caller.service, _owner(caller)).all), day)


async def play_daily(caller: Caller[Context], request: Request[None, NewDaily]) -> DailyOpened:
    """Open the table of a daily code, or return the one that the person has for it already."""
    context, data = caller.service, request.body
    day, now, address = read_day(data.day), context.tables.now(), caller.address
    options = daily_options(day, data.family, now=now)
    person = caller.person or new_token()
    games = _games(context, token_hash(person))
    known = await context.read(lambda: games.find(day, data.family))
    if known is None:
        context.limits.allow_opening(address)
        snapshot, held = await context.tables.open_async(
            options, {SEAT: data.name}, taken=(SEAT,), address=address
        )
        context.metrics.tables.inc()
        caller.store_tokens(snapshot.id, tuple(held.values()))
        counted_by = address if context.settings.limited else None
        known = await context.read(
            lambda: games.begin(day, data.family, snapshot.id, now=now, address=counted_by)
        )
    if known is None:
        raise RuntimeError("a daily code that was noted is not there")
    caller.store_person(person)
    return DailyOpened(table=known.table, seat=SEAT)


async def look_at_daily(caller: Caller[Context], request: Request[DailyParameters, None]) -> DailyResultData:
    """Return a daily code; the code and everybody's rows once the person's own game is over."""
    context, family, day = caller.service, request.parameters.family, read_day(request.parameters.day)
    daily_options(day, family, now=context.tables.now())
    games = _games(context, _owner(caller))
    game = await context.read(lambda: games.find(day, family))
    counts = await context.read(lambda: context.tables.store.daily_counts(daily_name(day, family)))
    return daily_result(day, family, game, counts)


async def next_puzzle(caller: Caller[Context], request: Request[None, NextPuzzle]) -> PuzzleData:
    """Return the puzzle that comes next in somebody's training."""
    address = caller.address
    caller.service.limits.allow_help(address, None, address)
    return await caller.service.think(address, next_puzzle_data, request.body, caller.language)


async def answer_puzzle(caller: Caller[Context], request: Request[None, PuzzleAnswer]) -> PuzzleVerdict:
    """Judge an answer, explain it, and return how the training stands now."""
    address = caller.address
    caller.service.limits.allow_help(address, None, address)
    return await caller.service.think(address, puzzle_verdict, request.body, caller.language)


async def list_lessons(caller: Caller[Context], _: Request[None, None]) -> tuple[LessonData, ...]:
    """Return all lessons, without the answers."""
    return lesson_list(caller.language)


async def answer_lesson(caller: Caller[Context], request: Request[None, LessonAnswer]) -> LessonVerdict:
    """Judge an answer to a step of a lesson."""
    data, language = request.body, caller.language
    return await caller.service.count_apart(lambda: lesson_verdict(data, language))


def _owner(caller: Caller[Context]) -> str:
    return "" if caller.person is None else token_hash(caller.person)


def _games(context: Context, owner: str) -> DailyGames:
    tables = context.tables
    return DailyGames(tables.store, owner, lambda table: tables.seen(tables.load(table), SEAT))
