"""The table of endpoints: everything that can be asked of a server and of a browser's own tables, one row each.

What an endpoint takes is what its handler says that it takes. Paths are tried in this order: what is asked most comes
first.
"""

from __future__ import annotations

from functools import partial

from keypeg.api.answers import Acted, FairData, MineData, Opened, PassData, Rematch, Taken
from keypeg.api.editions import EditionData, LevelData
from keypeg.api.endpoint import CSV, TEXT, Endpoint, Handler
from keypeg.api.events import Events
from keypeg.api.handlers import (
    catalogue,
    help,  # noqa: A004 - the trade's word
    record,
    seats,
    tables,
    training,
)
from keypeg.api.help import CheckData, ExplanationData, HintData, MarkCheckData, RevealCheckData
from keypeg.api.record import Erased, RecordData, RecordedGameData
from keypeg.api.review import RetryData, ReviewData
from keypeg.api.sentence import Sentence
from keypeg.api.state import State
from keypeg.api.training import (
    DailyData,
    DailyOpened,
    DailyResultData,
    LessonData,
    LessonVerdict,
    PuzzleData,
    PuzzleVerdict,
)

_TABLE = "/api/tables/{table}"
STREAM_PATH = _TABLE + "/stream"
"""Where a server sends the messages of a table, one line each."""
_tables = partial(Endpoint, tag="tables")
_help = partial(Endpoint, tag="help")
_record = partial(Endpoint, tag="record")
_rules = partial(Endpoint, tag="rules", refusals=(400, 405, 409, 429))
_training = partial(Endpoint, tag="training", refusals=(400, 404, 405, 409, 413, 429, 503))

ENDPOINTS = (
    _tables("POST", _TABLE + "/actions", "Act", tables.act, answer=Acted[Events, State]),
    _tables("POST", "/api/tables", "Open a table", tables.open_table, answer=Opened[State], status=201),
    _tables("GET", _TABLE, "Look at a table", tables.look, answer=State),
    _tables("GET", _TABLE + "/mine", "Ask for my seats", tables.list_seats, answer=MineData),
    _tables("POST", _TABLE + "/mine", "Bring my seats", tables.bring_seats, answer=MineData),
    _tables("POST", _TABLE + "/seats", "Take a seat", tables.take_seat, answer=Taken[State]),
    _tables("DELETE", _TABLE + "/seats/{seat}", "Leave a seat", tables.leave_seat, answer=State),
    _tables("PUT", _TABLE + "/seats/{seat}/name", "Change your name", seats.rename, answer=State),
    _tables("POST", _TABLE + "/computer", "Let a computer play on", seats.let_computer, answer=State),
    _tables("POST", _TABLE + "/start", "Start with those who are there", seats.start_match, answer=State),
    _tables("POST", _TABLE + "/skip", "Skip a player who is away", seats.skip_turn, answer=State),
    _tables("POST", _TABLE + "/return", "Come back to your seat", seats.return_to_seat, answer=State),
    _tables("POST", _TABLE + "/seen", "Say that you saw a game", seats.see_game, answer=State),
    _tables("POST", _TABLE + "/pass", "Make a pass for a seat", seats.make_pass, answer=PassData),
    _tables("POST", _TABLE + "/continue", "Continue with a pass", seats.use_pass, answer=Taken[State]),
    _tables("POST", _TABLE + "/code", "Show the code", seats.show_code, answer=State),
    _tables("POST", _TABLE + "/rematch", "Play again", tables.play_again, answer=Rematch[State]),
    _tables("GET", _TABLE + "/text", "Export a match", tables.export_match, answer=str, media_type=TEXT),
    _tables("GET", _TABLE + "/fair", "Check fairness", tables.check_fairness, answer=list[FairData]),
    _help("GET", _TABLE + "/hint", "Ask for a hint", help.give_hint, answer=HintData),
    _help("GET", _TABLE + "/explain", "Ask what the rows tell", help.explain_table, answer=ExplanationData),
    _help("GET", _TABLE + "/check", "Check a guess", help.check_guess, answer=CheckData),
    _help("GET", _TABLE + "/check-mark", "Check a mark", help.check_mark, answer=MarkCheckData),
    _help("GET", _TABLE + "/check-reveal", "Check a reveal", help.check_reveal, answer=RevealCheckData),
    _help("GET", _TABLE + "/review", "Review a game", help.review_game, answer=ReviewData),
    _help("GET", _TABLE + "/retry", "Try a row again", help.retry_row, answer=RetryData),
    _record("POST", _TABLE + "/record", "Record a game", record.record_game, answer=RecordedGameData),
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
        "GET", "/api/editions/describe", "Describe an edition", catalogue.describe_edition, answer=EditionData
    ),
    _rules("GET", "/api/editions/points", "Tell the points", catalogue.list_points, answer=list[Sentence]),
    _rules("GET", "/api/levels", "List levels", catalogue.list_levels, answer=list[LevelData]),
    _training("GET", "/api/daily", "List daily codes", training.list_daily, answer=DailyData),
    _training("POST", "/api/daily", "Play a daily code", training.play_daily, answer=DailyOpened),
    _training(
        "GET",
        "/api/daily/{day}/{family}",
        "Look at a daily code",
        training.look_at_daily,
        answer=DailyResultData,
    ),
    _training("GET", "/api/puzzles", "Look at a puzzle", training.look_at_puzzle, answer=PuzzleData),
    _training("POST", "/api/puzzles/next", "Ask for a puzzle", training.next_puzzle, answer=PuzzleData),
    _training("POST", "/api/puzzles/answer", "Answer a puzzle", training.answer_puzzle, answer=PuzzleVerdict),
    _training("GET", "/api/lessons", "List lessons", training.list_lessons, answer=list[LessonData]),
    _training(
        "POST",
        "/api/lessons/answer",
        "Answer a step of a lesson",
        training.answer_lesson,
        answer=LessonVerdict,
    ),
)

_BY_HANDLER = {one.handler: one for one in ENDPOINTS}


def find_endpoint(handler: Handler) -> Endpoint:
    """Return the row of a handler."""
    return _BY_HANDLER[handler]
