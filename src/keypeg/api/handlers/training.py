"""Training: the daily code, puzzles and lessons. Daily codes belong to a person's record."""

from __future__ import annotations

from keypeg.api.caller import Caller, TableService
from keypeg.api.endpoint import Request
from keypeg.api.parameters import DailyParameters, PuzzleParameters, TodayParameters
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
    named_puzzle_data,
    next_puzzle_data,
    puzzle_verdict,
)
from keypeg.table.players.daily_games import DAILY_SEAT, DailyGames, daily_options
from keypeg.training import daily_name, read_day


async def list_daily(caller: Caller, request: Request[TodayParameters, None]) -> DailyData:
    """Return today's daily codes, sealed, and what the person has played so far; `today` is theirs."""
    day = read_day(request.parameters.today)
    return daily_data(await caller.service.read(_games(caller.service, caller.owner).list_all), day)


async def play_daily(caller: Caller, request: Request[None, NewDaily]) -> DailyOpened:
    """Open the table of a daily code, or return the one that the person has for it already."""
    service, data, address = caller.service, request.body, caller.address
    day, now = read_day(data.day), service.tables.now()
    options = daily_options(day, data.family, now=now)
    games = _games(service, caller.make_owner())
    known = await service.read(lambda: games.find(day, data.family))
    if known is None:
        snapshot, held = await service.open(
            options, {DAILY_SEAT: data.name}, taken=(DAILY_SEAT,), address=address
        )
        caller.store_tokens(snapshot.id, tuple(held.values()))
        known = await service.read(
            lambda: games.begin(
                day, data.family, snapshot.id, now=now, address=service.address_for_limits(address)
            )
        )
    if known is None:
        raise RuntimeError("a daily code that was noted is not there")
    return DailyOpened(table=known.table, seat=DAILY_SEAT)


async def look_at_daily(caller: Caller, request: Request[DailyParameters, None]) -> DailyResultData:
    """Return a daily code; the code and everybody's rows once the person's own game is over."""
    service, family, day = caller.service, request.parameters.family, read_day(request.parameters.day)
    daily_options(day, family, now=service.tables.now())
    games = _games(service, caller.owner)
    game = await service.read(lambda: games.find(day, family))
    return daily_result(day, family, game, await service.daily_counts(daily_name(day, family)))


async def look_at_puzzle(caller: Caller, request: Request[PuzzleParameters, None]) -> PuzzleData:
    """Return the puzzle that a key names, without its answer."""
    address = caller.address
    caller.service.limits.allow_help(address, None, address)
    return await caller.service.think(address, named_puzzle_data, request.parameters.key, caller.language)


async def next_puzzle(caller: Caller, request: Request[None, NextPuzzle]) -> PuzzleData:
    """Return the puzzle that comes next in somebody's training."""
    address = caller.address
    caller.service.limits.allow_help(address, None, address)
    return await caller.service.think(address, next_puzzle_data, request.body, caller.language)


async def answer_puzzle(caller: Caller, request: Request[None, PuzzleAnswer]) -> PuzzleVerdict:
    """Judge an answer, explain it, and return how the training stands now."""
    address = caller.address
    caller.service.limits.allow_help(address, None, address)
    return await caller.service.think(address, puzzle_verdict, request.body, caller.language)


async def list_lessons(caller: Caller, _: Request[None, None]) -> tuple[LessonData, ...]:
    """Return all lessons, without the answers."""
    return lesson_list(caller.language)


async def answer_lesson(caller: Caller, request: Request[None, LessonAnswer]) -> LessonVerdict:
    """Judge an answer to a step of a lesson."""
    data, language = request.body, caller.language
    return await caller.service.count_apart(lambda: lesson_verdict(data, language))


def _games(service: TableService, owner: str | None) -> DailyGames:
    tables = service.tables
    return DailyGames(
        tables.store, owner or "", lambda table: tables.get_view(tables.load(table), DAILY_SEAT)
    )
