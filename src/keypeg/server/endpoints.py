"""The table of endpoints: everything that can be asked of a server, one row each.

Addresses are tried in this order: what is asked most comes first, and `/tables/moved` comes before `/tables/{table}`.
"""

from __future__ import annotations

from functools import partial

from keypeg.api.answers import Acted, FairData, Health, MineData, Opened, Rematch, Taken
from keypeg.api.editions import EditionData, LevelData
from keypeg.api.endpoint import CSV, NDJSON, TEXT, Endpoint
from keypeg.api.events import Events
from keypeg.api.help import CheckData, HintData, MarkCheckData
from keypeg.api.ladder import LadderData, LadderJoined, MyLadderData, NewPlayer, NewRatedGame, RatedOpened
from keypeg.api.live import LiveMessage, NewReaction
from keypeg.api.parameters import (
    BreakerParameters,
    DailyParameters,
    EditionParameters,
    FollowParameters,
    GuessParameters,
    LadderParameters,
    LookParameters,
    MarkParameters,
    PointsParameters,
    ReviewParameters,
    SeatParameters,
    TableParameters,
    TodayParameters,
)
from keypeg.api.record import Erased, RecordData, RecordedGameData
from keypeg.api.requests import (
    AskRematch,
    BringSeats,
    ChangeName,
    KeepGame,
    LetComputer,
    NewAction,
    NewTable,
    ShowCode,
    TakeSeat,
)
from keypeg.api.review import ReviewData
from keypeg.api.sentence import Sentence
from keypeg.api.state import State
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
)
from keypeg.server.handlers import (
    catalogue,
    help,  # noqa: A004 - the trade's word
    ladder,
    moved,
    reactions,
    record,
    seats,
    stream,
    tables,
    training,
)
from keypeg.table.state.moved import MovedTable

_TABLE = "/api/tables/{table}"
_tables = partial(Endpoint, tag="tables")
_at_table = partial(_tables, parameters=TableParameters)
_looking = partial(_tables, parameters=LookParameters)
_help = partial(Endpoint, tag="help")
_record = partial(Endpoint, tag="record")
_rules = partial(Endpoint, tag="rules", refusals=(400, 405, 409, 429))
_training = partial(Endpoint, tag="training", refusals=(400, 404, 405, 409, 413, 429, 503))
_ladder = partial(Endpoint, tag="ladder", refusals=(400, 401, 405, 409, 413, 429, 501, 503))
_server = partial(Endpoint, tag="server")

ENDPOINTS = (
    _at_table("POST", _TABLE + "/actions", "Act", tables.act, body=NewAction, answer=Acted[Events, State]),
    _tables(
        "POST",
        "/api/tables",
        "Open a table",
        tables.open_table,
        body=NewTable,
        answer=Opened[State],
        status=201,
    ),
    _tables(
        "POST",
        "/api/tables/moved",
        "Move a table here",
        moved.move_table,
        body=MovedTable,
        answer=Opened[State],
        status=201,
        raw_body=True,
        body_bytes=moved.MOVED_BYTES,
    ),
    _looking("GET", _TABLE, "Look at a table", tables.look, answer=State),
    _at_table("GET", _TABLE + "/mine", "Ask for my seats", tables.list_seats, answer=MineData),
    _at_table(
        "POST", _TABLE + "/mine", "Bring my seats", tables.bring_seats, body=BringSeats, answer=MineData
    ),
    _at_table("POST", _TABLE + "/seats", "Take a seat", tables.take_seat, body=TakeSeat, answer=Taken[State]),
    _tables(
        "DELETE",
        _TABLE + "/seats/{seat}",
        "Leave a seat",
        tables.leave_seat,
        parameters=SeatParameters,
        answer=State,
    ),
    _tables(
        "PUT",
        _TABLE + "/seats/{seat}/name",
        "Change your name",
        seats.rename,
        parameters=SeatParameters,
        body=ChangeName,
        answer=State,
    ),
    _at_table(
        "POST",
        _TABLE + "/computer",
        "Let a computer play on",
        seats.let_computer,
        body=LetComputer,
        answer=State,
    ),
    _at_table("POST", _TABLE + "/code", "Show the code", seats.show_code, body=ShowCode, answer=State),
    _at_table(
        "POST", _TABLE + "/rematch", "Play again", tables.play_again, body=AskRematch, answer=Rematch[State]
    ),
    _at_table(
        "POST",
        _TABLE + "/reactions",
        "React",
        reactions.send_reaction,
        body=NewReaction,
        answer=None,
        status=204,
    ),
    _looking("GET", _TABLE + "/text", "Export a match", tables.export_match, answer=str, media_type=TEXT),
    _looking("GET", _TABLE + "/fair", "Check fairness", tables.check_fairness, answer=list[FairData]),
    _tables(
        "GET",
        _TABLE + "/stream",
        "Follow",
        stream.follow_lines,
        parameters=FollowParameters,
        answer=LiveMessage,
        media_type=NDJSON,
    ),
    _help(
        "GET",
        _TABLE + "/hint",
        "Ask for a hint",
        help.give_hint,
        parameters=BreakerParameters,
        answer=HintData,
    ),
    _help(
        "GET",
        _TABLE + "/check",
        "Check a guess",
        help.check_guess,
        parameters=GuessParameters,
        answer=CheckData,
    ),
    _help(
        "GET",
        _TABLE + "/check-mark",
        "Check a mark",
        help.check_mark,
        parameters=MarkParameters,
        answer=MarkCheckData,
    ),
    _help(
        "GET",
        _TABLE + "/review",
        "Review a game",
        help.review_game,
        parameters=ReviewParameters,
        answer=ReviewData,
    ),
    _record(
        "POST",
        _TABLE + "/record",
        "Record a game",
        record.record_game,
        parameters=TableParameters,
        body=KeepGame,
        answer=RecordedGameData,
    ),
    _record("GET", "/api/record", "Look at the record", record.look_at_record, answer=RecordData),
    _record(
        "GET",
        "/api/record/csv",
        "Export the record",
        record.export_record,
        answer=str,
        media_type=CSV,
        filename="keypeg-record.csv",
    ),
    _record("DELETE", "/api/record", "Erase the record", record.erase_record, answer=Erased),
    _rules("GET", "/api/editions", "List editions", catalogue.list_editions, answer=list[EditionData]),
    _rules(
        "GET",
        "/api/editions/describe",
        "Describe an edition",
        catalogue.describe_edition,
        parameters=EditionParameters,
        answer=EditionData,
    ),
    _rules(
        "GET",
        "/api/editions/points",
        "Tell the points",
        catalogue.list_points,
        parameters=PointsParameters,
        answer=list[Sentence],
    ),
    _rules("GET", "/api/levels", "List levels", catalogue.list_levels, answer=list[LevelData]),
    _training(
        "GET",
        "/api/daily",
        "List daily codes",
        training.list_daily,
        parameters=TodayParameters,
        answer=DailyData,
    ),
    _training(
        "POST", "/api/daily", "Play a daily code", training.play_daily, body=NewDaily, answer=DailyOpened
    ),
    _training(
        "GET",
        "/api/daily/{day}/{family}",
        "Look at a daily code",
        training.look_at_daily,
        parameters=DailyParameters,
        answer=DailyResultData,
    ),
    _training(
        "POST",
        "/api/puzzles/next",
        "Ask for a puzzle",
        training.next_puzzle,
        body=NextPuzzle,
        answer=PuzzleData,
    ),
    _training(
        "POST",
        "/api/puzzles/answer",
        "Answer a puzzle",
        training.answer_puzzle,
        body=PuzzleAnswer,
        answer=PuzzleVerdict,
    ),
    _training("GET", "/api/lessons", "List lessons", training.list_lessons, answer=list[LessonData]),
    _training(
        "POST",
        "/api/lessons/answer",
        "Answer a step of a lesson",
        training.answer_lesson,
        body=LessonAnswer,
        answer=LessonVerdict,
    ),
    _ladder(
        "GET",
        "/api/ladder",
        "Look at the ladder",
        ladder.look_at_ladder,
        parameters=LadderParameters,
        answer=LadderData,
    ),
    _ladder(
        "POST",
        "/api/ladder/players",
        "Join the ladder",
        ladder.join_ladder,
        body=NewPlayer,
        answer=LadderJoined,
        status=201,
    ),
    _ladder("GET", "/api/ladder/me", "Look at my ratings", ladder.look_at_ratings, answer=MyLadderData),
    _ladder(
        "POST",
        "/api/ladder/games",
        "Play a rated game",
        ladder.play_rated,
        body=NewRatedGame,
        answer=RatedOpened,
    ),
    _server("GET", "/health", "Whether the server runs", catalogue.check_health, answer=Health, refusals=()),
    _server("GET", "/healthz", "Whether the server runs", catalogue.check_health, answer=Health, refusals=()),
    _server(
        "GET", "/readyz", "Whether moves can be saved", catalogue.check_ready, answer=Health, refusals=(503,)
    ),
)
