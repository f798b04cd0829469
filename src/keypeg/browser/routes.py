"""The addresses of the page's requests: the same as a server's, answered from the tables of the browser."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, TypeVar

import msgspec

from keypeg.browser.tables import OWNER, BrowserTables, count
from keypeg.errors import TableError, TableReason
from keypeg.rules import editions
from keypeg.table import TableView
from keypeg.table.player_record import record_csv
from keypeg.wire.answers import Acted, MineData, Opened, Rematch, Taken, fair_data
from keypeg.wire.editions import described, edition_data, level_list
from keypeg.wire.encoding import encode
from keypeg.wire.events import events_of
from keypeg.wire.help import check_data, hint_data
from keypeg.wire.live import StateMessage
from keypeg.wire.record import Erased, record_data, recorded_game_data
from keypeg.wire.requests import AskRematch, KeepGame, NewAction, NewTable, TakeSeat
from keypeg.wire.review import review_data
from keypeg.wire.state import State, state_of

T = TypeVar("T")

JSON, TEXT, CSV = "application/json", "text/plain", "text/csv"


@dataclass(frozen=True, slots=True, kw_only=True)
class Asked:
    """A request: what its path names, its query, its body and the language to answer in."""

    tables: BrowserTables
    named: tuple[str, ...]
    query: Mapping[str, str]
    body: bytes
    language: str

    @property
    def table(self) -> str:
        """The id of the table."""
        return self.named[0]

    @property
    def seat(self) -> int | None:
        """The seat to look from; None is an onlooker."""
        return self.number("seat") if self.query.get("seat") else None

    @property
    def own_seat(self) -> int:
        """The seat that asks, which must be named."""
        if self.seat is None:
            raise TableError(TableReason.NOT_YOUR_SEAT)
        return self.seat

    def number(self, name: str) -> int:
        """Return a number of the query."""
        text = self.query.get(name, "")
        if not (text.isascii() and text.isdigit() and len(text) <= 7):
            raise msgspec.ValidationError(f"cannot read {name}: a number is needed")
        return int(text)

    def read(self, kind: type[T]) -> T:
        """Return the body as one of the structs that travel."""
        return msgspec.json.decode(self.body, type=kind)

    def state(self, view: TableView) -> State:
        """Return a view as it travels."""
        tables = self.tables
        return state_of(
            view,
            now=tables.now(),
            online=frozenset(tables.seats(view.table)),
            left=tables.codes_left(view),
            rematch=tables.next_table(view),
            language=self.language,
        )


@dataclass(frozen=True, slots=True)
class RouteReply:
    """What a request is answered with."""

    content: bytes
    kind: str = JSON
    status: int = 200


Handler = Callable[[Asked], RouteReply]


def _open(asked: Asked) -> RouteReply:
    data = asked.read(NewTable)
    view = asked.tables.open(data.options, data.names, data.taken)
    return _json(Opened(table=view.table, tokens={}, state=asked.state(view)), status=201)


def _look(asked: Asked) -> RouteReply:
    return _json(asked.state(asked.tables.view(asked.table, asked.seat)))


def _live(asked: Asked) -> RouteReply:
    """The message that brings a follower up to date."""
    seq, events = asked.tables.events(asked.table, asked.number("since"))
    state = asked.state(asked.tables.view(asked.table, asked.seat))
    return _json(StateMessage(seq=seq, events=events_of(events, asked.language), state=state))


def _mine(asked: Asked) -> RouteReply:
    return _json(MineData(seats=asked.tables.seats(asked.table)))


def _take(asked: Asked) -> RouteReply:
    data = asked.read(TakeSeat)
    ticket = asked.tables.take(asked.table, data.seat, data.name)
    state = asked.state(asked.tables.view(asked.table, ticket.seat))
    return _json(Taken(seat=ticket.seat, token=ticket.token, state=state))


def _leave(asked: Asked) -> RouteReply:
    return _json(asked.state(asked.tables.leave(asked.table, int(asked.named[1]))))


def _act(asked: Asked) -> RouteReply:
    data = asked.read(NewAction)
    answer = asked.tables.answer(asked.table, data.seat, data.action, seq=data.seq, action_id=data.id)
    events = events_of(answer.events, asked.language)
    return _json(Acted(seq=answer.seq, events=events, state=asked.state(answer.view)))


def _rematch(asked: Asked) -> RouteReply:
    seat = asked.read(AskRematch).seat
    view = asked.tables.rematch(asked.table, seat)
    return _json(Rematch(table=view.table, tokens={}, state=asked.state(view)))


def _text(asked: Asked) -> RouteReply:
    return RouteReply(asked.tables.export(asked.table).encode(), TEXT)


def _fair(asked: Asked) -> RouteReply:
    return _json(fair_data(asked.tables.view(asked.table, asked.seat)))


def _hint(asked: Asked) -> RouteReply:
    return _json(hint_data(asked.tables.hint(asked.table, asked.own_seat), asked.language))


def _check(asked: Asked) -> RouteReply:
    position = asked.tables.position(asked.table, asked.own_seat)
    return _json(check_data(position, asked.query.get("guess", ""), count(position), asked.language))


def _review(asked: Asked) -> RouteReply:
    found = asked.tables.review(asked.table, asked.seat, asked.number("game"))
    return _json(review_data(found, asked.language))


def _keep(asked: Asked) -> RouteReply:
    data = asked.read(KeepGame)
    return _json(recorded_game_data(asked.tables.keep_game(asked.table, data.game, data.seat)))


def _record(asked: Asked) -> RouteReply:
    return _json(record_data(asked.tables.record()))


def _record_csv(asked: Asked) -> RouteReply:
    return RouteReply(record_csv(asked.tables.record()).encode(), CSV)


def _erase(asked: Asked) -> RouteReply:
    return _json(Erased(erased=asked.tables.storage.erase(OWNER)))


def _editions(_: Asked) -> RouteReply:
    return _json([described(box) for box in editions()])


def _describe(asked: Asked) -> RouteReply:
    return _json(edition_data(asked.query.get("text", "")))


def _levels(asked: Asked) -> RouteReply:
    return _json(level_list(asked.language))


_TABLE = r"/api/tables/([0-9a-z]{1,32})"
_ROUTES: tuple[tuple[str, str, Handler], ...] = (
    ("GET", "/api/editions", _editions),
    ("GET", "/api/editions/describe", _describe),
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
    ("GET", f"{_TABLE}/review", _review),
    ("POST", f"{_TABLE}/seats", _take),
    ("DELETE", f"{_TABLE}/seats/([0-9])", _leave),
    ("POST", f"{_TABLE}/actions", _act),
    ("POST", f"{_TABLE}/rematch", _rematch),
    ("POST", f"{_TABLE}/record", _keep),
)


def find(method: str, path: str) -> tuple[Handler, tuple[str, ...]] | None:
    """Return who answers a request, and what its path names; None where nobody does."""
    for wanted, pattern, handler in _ROUTES:
        found = re.fullmatch(pattern, path)
        if found is not None and wanted == method:
            return handler, found.groups()
    return None


def _json(content: Any, *, status: int = 200) -> RouteReply:  # noqa: ANN401 - any struct that travels
    return RouteReply(encode(content), status=status)
