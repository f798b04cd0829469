"""Training: the daily code, puzzles and lessons."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller, Response, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter

from keypeg.server import identity
from keypeg.server.context import Context
from keypeg.server.routes import REFUSALS, AnyRequest, context_of, reply
from keypeg.table.players.daily_games import SEAT, DailyGames, daily_options
from keypeg.table.state.tokens import new_token, token_hash
from keypeg.training import Family, daily_name, read_day
from keypeg.wire.training import (
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

_REFUSALS = {
    status: spec for status, spec in REFUSALS.items() if status in (400, 404, 405, 409, 413, 429, 503)
}
DayText = Annotated[str, QueryParameter(max_length=10, description="Such as 2026-11-15.")]
DayPath = Annotated[str, PathParameter(max_length=10, description="Such as 2026-11-15.")]
FamilyPath = Annotated[Family, PathParameter(description="How hard it is.")]


class TrainingRoutes(Controller):
    """What people play for themselves. Daily codes belong to whoever holds the record's cookie."""

    path = "/api"
    tags = ("training",)

    @get("/daily", responses=_REFUSALS, summary="List daily codes")
    async def list_daily(self, request: AnyRequest, today: DayText) -> DailyData:
        """Return today's daily codes, sealed, and what the person has played so far; `today` is theirs."""
        context, day = context_of(request), read_day(today)
        games = _games(context, _owner(request))
        return daily_data(await context.read(games.all), day)

    @post("/daily", status_code=200, responses=_REFUSALS, summary="Play a daily code")
    async def play_daily(self, request: AnyRequest, data: JSONBody[NewDaily]) -> Response[DailyOpened]:
        """Open the table of a daily code, or return the one that the person has for it already."""
        context, day, now = context_of(request), read_day(data.day), context_of(request).tables.now()
        options = daily_options(day, data.family, now=now)
        person = identity.person(request) or new_token()
        games = _games(context, token_hash(person))
        cookies = [identity.person_cookie(request, person)]
        known = await context.read(lambda: games.find(day, data.family))
        if known is None:
            address = identity.address(request)
            context.allow_opening(address)
            snapshot, held = await context.tables.open_async(
                options, {SEAT: data.name}, taken=(SEAT,), address=address
            )
            context.metrics.tables.inc()
            cookies.append(identity.seat_cookie(request, snapshot.id, tuple(held.values())))
            counted_by = address if context.settings.limited else None
            known = await context.read(
                lambda: games.begin(day, data.family, snapshot.id, now=now, address=counted_by)
            )
        if known is None:
            raise RuntimeError("a daily code that was noted is not there")
        return reply(DailyOpened(table=known.table, seat=SEAT), cookies=cookies)

    @get("/daily/{day:str}/{family:str}", responses=REFUSALS, summary="Look at a daily code")
    async def look_daily(self, request: AnyRequest, day: DayPath, family: FamilyPath) -> DailyResultData:
        """Return a daily code; the code and everybody's rows once the person's own game is over."""
        context, on = context_of(request), read_day(day)
        daily_options(on, family, now=context.tables.now())
        games = _games(context, _owner(request))
        game = await context.read(lambda: games.find(on, family))
        counts = await context.read(lambda: context.tables.store.daily_counts(daily_name(on, family)))
        return daily_result(on, family, game, counts)

    @post("/puzzles/next", status_code=200, responses=_REFUSALS, summary="Ask for a puzzle")
    async def next_puzzle(self, request: AnyRequest, data: JSONBody[NextPuzzle]) -> PuzzleData:
        """Return the puzzle that comes next in somebody's training."""
        context = context_of(request)
        address = identity.address(request)
        context.allow_help(address, None, address)
        return await context.think(address, next_puzzle_data, data, identity.language(request))

    @post("/puzzles/answer", status_code=200, responses=_REFUSALS, summary="Answer a puzzle")
    async def answer_puzzle(self, request: AnyRequest, data: JSONBody[PuzzleAnswer]) -> PuzzleVerdict:
        """Judge an answer, explain it, and return how the training stands now."""
        context, language = context_of(request), identity.language(request)
        address = identity.address(request)
        context.allow_help(address, None, address)
        return await context.think(address, puzzle_verdict, data, language)

    @get("/lessons", responses=_REFUSALS, summary="List lessons")
    async def list_lessons(self, request: AnyRequest) -> list[LessonData]:
        """Return all lessons, without the answers."""
        return list(lesson_list(identity.language(request)))

    @post("/lessons/answer", status_code=200, responses=_REFUSALS, summary="Answer a step of a lesson")
    async def answer_lesson(self, request: AnyRequest, data: JSONBody[LessonAnswer]) -> LessonVerdict:
        """Judge an answer to a step of a lesson."""
        context, language = context_of(request), identity.language(request)
        return await context.count_apart(lambda: lesson_verdict(data, language))


def _owner(request: AnyRequest) -> str:
    person = identity.person(request)
    return "" if person is None else token_hash(person)


def _games(context: Context, owner: str) -> DailyGames:
    tables = context.tables
    return DailyGames(tables.store, owner, lambda table: tables.seen(tables.load(table), SEAT))
