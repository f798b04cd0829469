"""The addresses of the page's requests: the same as a server's, answered from the tables of the browser."""

from __future__ import annotations

import re

from keypeg.api.answers import Acted, MineData, Opened, Rematch, Taken, fair_data
from keypeg.api.editions import described, edition_data, level_list, points_told
from keypeg.api.events import events_of
from keypeg.api.help import check_data, hint_data, mark_check_data
from keypeg.api.live import StateMessage
from keypeg.api.record import Erased, record_data, recorded_game_data
from keypeg.api.requests import AskRematch, KeepGame, NewAction, NewTable, TakeSeat
from keypeg.api.review import review_data
from keypeg.browser.request import CSV, TEXT, Handler, PageRequest, Route, RouteReply, json_reply
from keypeg.browser.tables import BROWSER_OWNER, count_codes
from keypeg.browser.training_routes import TRAINING_ROUTES
from keypeg.rules import edition, editions
from keypeg.table.players.player_record import record_csv
from keypeg.table.state.hints import rows_to_mark


def _open(asked: PageRequest) -> RouteReply:
    data = asked.read(NewTable)
    view = asked.tables.open(data.options, data.names, data.taken)
    return json_reply(Opened(table=view.table, tokens={}, state=asked.state(view)), status=201)


def _look(asked: PageRequest) -> RouteReply:
    return json_reply(asked.state(asked.tables.view(asked.table, asked.seat)))


def _live(asked: PageRequest) -> RouteReply:
    """The message that brings a follower up to date."""
    seq, events = asked.tables.events(asked.table, asked.number("since"))
    state = asked.state(asked.tables.view(asked.table, asked.seat))
    return json_reply(StateMessage(seq=seq, events=events_of(events, asked.language), state=state))


def _mine(asked: PageRequest) -> RouteReply:
    return json_reply(MineData(seats=asked.tables.seats(asked.table)))


def _take(asked: PageRequest) -> RouteReply:
    data = asked.read(TakeSeat)
    ticket = asked.tables.take(asked.table, data.seat, data.name)
    state = asked.state(asked.tables.view(asked.table, ticket.seat))
    return json_reply(Taken(seat=ticket.seat, token=ticket.token, state=state))


def _leave(asked: PageRequest) -> RouteReply:
    return json_reply(asked.state(asked.tables.leave(asked.table, int(asked.named[1]))))


def _act(asked: PageRequest) -> RouteReply:
    data = asked.read(NewAction)
    answer = asked.tables.answer(asked.table, data.seat, data.action, seq=data.seq, action_id=data.id)
    events = events_of(answer.events, asked.language)
    return json_reply(Acted(seq=answer.seq, events=events, state=asked.state(answer.view)))


def _rematch(asked: PageRequest) -> RouteReply:
    seat = asked.read(AskRematch).seat
    view = asked.tables.rematch(asked.table, seat)
    return json_reply(Rematch(table=view.table, tokens={}, state=asked.state(view)))


def _text(asked: PageRequest) -> RouteReply:
    return RouteReply(asked.tables.export(asked.table).encode(), TEXT)


def _fair(asked: PageRequest) -> RouteReply:
    return json_reply(fair_data(asked.tables.view(asked.table, asked.seat)))


def _hint(asked: PageRequest) -> RouteReply:
    return json_reply(hint_data(asked.tables.hint(asked.table, asked.own_seat), asked.language))


def _check(asked: PageRequest) -> RouteReply:
    position = asked.tables.position(asked.table, asked.own_seat)
    return json_reply(
        check_data(position, asked.query.get("guess", ""), count_codes(position), asked.language)
    )


def _check_mark(asked: PageRequest) -> RouteReply:
    view = asked.tables.view(asked.table, asked.own_seat)
    rows = rows_to_mark(view.match, closed=view.closed is not None)
    box = edition(view.match.edition)
    return json_reply(mark_check_data(box, rows, asked.query.get("mark", ""), asked.language))


def _review(asked: PageRequest) -> RouteReply:
    found = asked.tables.review(asked.table, asked.seat, asked.number("game"))
    return json_reply(review_data(found, asked.language))


def _keep(asked: PageRequest) -> RouteReply:
    data = asked.read(KeepGame)
    return json_reply(recorded_game_data(asked.tables.keep_game(asked.table, data.game, data.seat)))


def _record(asked: PageRequest) -> RouteReply:
    return json_reply(record_data(asked.tables.record()))


def _record_csv(asked: PageRequest) -> RouteReply:
    return RouteReply(record_csv(asked.tables.record()).encode(), CSV)


def _erase(asked: PageRequest) -> RouteReply:
    return json_reply(Erased(erased=asked.tables.storage.erase(BROWSER_OWNER)))


def _editions(_: PageRequest) -> RouteReply:
    return json_reply([described(box) for box in editions()])


def _describe(asked: PageRequest) -> RouteReply:
    return json_reply(edition_data(asked.query.get("text", "")))


def _points(asked: PageRequest) -> RouteReply:
    return json_reply(points_told(asked.query.get("text", ""), asked.number("players"), asked.language))


def _levels(asked: PageRequest) -> RouteReply:
    return json_reply(level_list(asked.language))


_TABLE = r"/api/tables/([0-9a-z]{1,32})"
_ROUTES: tuple[Route, ...] = (
    *TRAINING_ROUTES,
    ("GET", "/api/editions", _editions),
    ("GET", "/api/editions/describe", _describe),
    ("GET", "/api/editions/points", _points),
    ("GET", "/api/levels", _levels),
    ("GET", "/api/record", _record),
    ("GET", "/api/record/csv", _record_csv),
    ("DELETE", "/api/record", _erase),
    ("POST", "/api/tables/?", _open),
    ("GET", _TABLE, _look),
    ("GET", f"{_TABLE}/live", _live),
    ("GET", f"{_TABLE}/mine", _mine),
    ("GET", f"{_TABLE}/text", _text),
    ("GET", f"{_TABLE}/fair", _fair),
    ("GET", f"{_TABLE}/hint", _hint),
    ("GET", f"{_TABLE}/check", _check),
    ("GET", f"{_TABLE}/check-mark", _check_mark),
    ("GET", f"{_TABLE}/review", _review),
    ("POST", f"{_TABLE}/seats", _take),
    ("DELETE", f"{_TABLE}/seats/([0-9])", _leave),
    ("POST", f"{_TABLE}/actions", _act),
    ("POST", f"{_TABLE}/rematch", _rematch),
    ("POST", f"{_TABLE}/record", _keep),
)


def find_route(method: str, path: str) -> tuple[Handler, tuple[str, ...]] | None:
    """Return the handler of a request and what its path names; None if there is none."""
    for wanted, pattern, handler in _ROUTES:
        found = re.fullmatch(pattern, path)
        if found is not None and wanted == method:
            return handler, found.groups()
    return None
