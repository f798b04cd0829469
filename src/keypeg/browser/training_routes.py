"""The addresses of training, answered in the browser: the same as a server's, less what everybody else did."""

from __future__ import annotations

from keypeg.api.training import (
    DailyOpened,
    LessonAnswer,
    NewDaily,
    NextPuzzle,
    PuzzleAnswer,
    daily_data,
    daily_result,
    following,
    lesson_list,
    lesson_verdict,
    puzzle_data,
    puzzle_verdict,
)
from keypeg.browser.request import PageRequest, Route, RouteReply, json_reply
from keypeg.browser.tables import BROWSER_OWNER
from keypeg.table.players.daily_games import SEAT, DailyGames, daily_options
from keypeg.training import Family, read_day


def _games(asked: PageRequest) -> DailyGames:
    tables = asked.tables
    return DailyGames(tables.storage, BROWSER_OWNER, lambda table: tables.view(table, SEAT))


def _list_daily(asked: PageRequest) -> RouteReply:
    return json_reply(daily_data(_games(asked).all(), read_day(asked.query.get("today", ""))))


def _play_daily(asked: PageRequest) -> RouteReply:
    data = asked.read(NewDaily)
    day, now, games = read_day(data.day), asked.tables.now(), _games(asked)
    options = daily_options(day, data.family, now=now)
    known = games.find(day, data.family)
    if known is None:
        table = asked.tables.open(options, {SEAT: data.name}, (SEAT,)).table
        known = games.begin(day, data.family, table, now=now)
    if known is None:
        raise RuntimeError("a daily code that was noted is not there")
    return json_reply(DailyOpened(table=known.table, seat=SEAT))


def _look_daily(asked: PageRequest) -> RouteReply:
    day, family = read_day(asked.named[0]), Family(asked.named[1])
    daily_options(day, family, now=asked.tables.now())
    return json_reply(daily_result(day, family, _games(asked).find(day, family), None))


def _next_puzzle(asked: PageRequest) -> RouteReply:
    return json_reply(puzzle_data(following(asked.read(NextPuzzle)), asked.language))


def _answer_puzzle(asked: PageRequest) -> RouteReply:
    return json_reply(puzzle_verdict(asked.read(PuzzleAnswer), asked.language))


def _lessons(asked: PageRequest) -> RouteReply:
    return json_reply(lesson_list(asked.language))


def _answer_lesson(asked: PageRequest) -> RouteReply:
    return json_reply(lesson_verdict(asked.read(LessonAnswer), asked.language))


TRAINING_ROUTES: tuple[Route, ...] = (
    ("GET", "/api/daily", _list_daily),
    ("POST", "/api/daily", _play_daily),
    ("GET", f"/api/daily/([0-9-]{{10}})/({'|'.join(Family)})", _look_daily),
    ("POST", "/api/puzzles/next", _next_puzzle),
    ("POST", "/api/puzzles/answer", _answer_puzzle),
    ("GET", "/api/lessons", _lessons),
    ("POST", "/api/lessons/answer", _answer_lesson),
)
