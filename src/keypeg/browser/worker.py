"""What the page's worker calls: a request in, an answer and the rows to write out. Everything is text."""

from __future__ import annotations

from collections.abc import Awaitable
from functools import cache
from typing import Any
from urllib.parse import urlsplit

import msgspec

from keypeg.api.caller import Caller
from keypeg.api.encoding import encode
from keypeg.api.endpoint import JSON, Endpoint, Request
from keypeg.api.endpoints import ENDPOINTS
from keypeg.api.events import Events, events_of
from keypeg.api.live import StateMessage
from keypeg.api.parameters import FollowParameters
from keypeg.api.problems import Problem, Refused, problem
from keypeg.api.reading import RequestReader
from keypeg.api.refusals import no_address, problem_of
from keypeg.api.state import State
from keypeg.browser.caller import BrowserCaller, BrowserService
from keypeg.browser.storage import BrowserStorage, StoredRow
from keypeg.browser.tables import BrowserTables
from keypeg.errors import KeypegError
from keypeg.table.state.table_copy import TableCopy
from keypeg.words import message, negotiate

_ROWS = msgspec.json.Decoder(list[StoredRow])
_COPY = msgspec.json.Decoder(TableCopy)
_reader = cache(RequestReader)


async def follow(
    caller: BrowserCaller, request: Request[FollowParameters, None]
) -> StateMessage[Events, msgspec.Raw]:
    """Return the message that brings a follower up to date."""
    asked, service = request.parameters, caller.service
    snapshot, _ = await service.enter(asked.table, asked.seat, ())
    since = snapshot.seq if asked.since is None else min(asked.since, snapshot.seq)
    state = await service.encode_state(snapshot, asked.seat, caller.language)
    events = events_of(snapshot.events(since), caller.language)
    return StateMessage(seq=snapshot.seq, events=events, state=state)


BROWSER_ENDPOINTS = (
    *ENDPOINTS,
    Endpoint(
        "GET",
        "/api/tables/{table}/live",
        "Follow",
        follow,
        tag="tables",
        answer=StateMessage[Events, State],
    ),
)
"""What the page can ask: a follower asks again whenever a table has changed."""


class WorkerReply(msgspec.Struct, frozen=True, kw_only=True):
    """An answer, to be given once the rows are written.

    `changed` is the table that changed; in `due` seconds the next turn ends by the clock.
    """

    status: int = 200
    kind: str = JSON
    body: str = ""
    rows: tuple[StoredRow, ...] = ()
    changed: str | None = None
    due: float | None = None


class Worker:
    """The tables of a browser behind a few calls."""

    def __init__(self, tables: BrowserTables | None = None) -> None:
        self._tables = tables or BrowserTables(BrowserStorage())
        self._service = BrowserService(self._tables)

    def restore(self, rows: str) -> None:
        """Load the rows of the browser's database, given as JSON."""
        self._tables.restore(_ROWS.decode(rows))

    def reread(self, table: str, rows: str) -> None:
        """Load the rows of a table that another tab has changed."""
        self._tables.forget(table)
        self.restore(rows)

    def request(self, method: str, address: str, body: str, accept_language: str) -> str:
        """Answer a request of the page, as JSON of a `WorkerReply`."""
        parts, language = urlsplit(address), negotiate(accept_language)
        path = parts.path.rstrip("/")
        try:
            endpoint, named = _find_endpoint(method, path)
            request = _reader(endpoint).read(named, parts.query, body.encode())
            caller: Caller = BrowserCaller(self._service, language)
            answer = run_now(endpoint.handler(caller, request))
        except KeypegError as error:
            return self._refuse(*problem_of(error, language))
        except MemoryError:
            return self._refuse(507, problem("NO_MEMORY", message("reason-no-memory"), language))
        rows = self._tables.store.take_rows()
        kind = endpoint.media_type
        content = encode(answer).decode() if kind == JSON else str(answer)
        changed = named.get("table") if rows else None
        return _encode_reply(
            WorkerReply(status=endpoint.status, kind=kind, body=content, rows=rows, changed=changed)
        )

    def _refuse(self, status: int, refusal: Problem[msgspec.Raw]) -> str:
        body = encode(Refused(error=refusal)).decode()
        return _encode_reply(WorkerReply(status=status, body=body, rows=self._tables.store.take_rows()))

    def pack(self, table: str, free: int, accept_language: str) -> str:
        """Return a table with its secrets for a server to take over; only the worker sees it, never the page."""
        language = negotiate(accept_language)
        try:
            return _encode_reply(WorkerReply(body=encode(self._tables.pack(table, free)).decode()))
        except KeypegError as error:
            return self._refuse(*problem_of(error, language))

    def adopt(self, copy: str) -> str:
        """Take over a table of a server that cannot be reached, from the copy that the browser has kept."""
        adopted = _COPY.decode(copy)
        self._tables.adopt(adopted)
        return _encode_reply(WorkerReply(rows=self._tables.store.take_rows(), changed=adopted.table))

    def pack_copy(self, table: str, accept_language: str) -> str:
        """Return a table with its secrets, for the server that it comes from; only the worker sees it."""
        try:
            return _encode_reply(WorkerReply(body=encode(self._tables.copy(table)).decode()))
        except KeypegError as error:
            return self._refuse(*problem_of(error, negotiate(accept_language)))

    def moved(self, table: str) -> str:
        """Forget a table that a server has taken over."""
        self._tables.forget_moved(table)
        return _encode_reply(WorkerReply(rows=self._tables.store.take_rows(), changed=table))

    def attend(self) -> str:
        """Let one computer move, or call time; the answer names the table, or nothing if nothing is due."""
        changed = self._tables.attend()
        rows = self._tables.store.take_rows()
        return _encode_reply(WorkerReply(changed=changed, rows=rows, due=self._tables.next_deadline()))


def _find_endpoint(method: str, path: str) -> tuple[Endpoint, dict[str, str]]:
    """Return the endpoint of a path and what the path names; refuse one that is not there."""
    for endpoint in BROWSER_ENDPOINTS:
        if endpoint.method == method and (named := endpoint.match(path)) is not None:
            return endpoint, named
    raise no_address()


def run_now(work: Awaitable[Any]) -> Any:  # noqa: ANN401 - what the handler answers
    """Return what a coroutine returns that waits for nothing, as all handlers do in a browser."""
    try:
        work.__await__().send(None)
    except StopIteration as done:
        return done.value
    raise RuntimeError("a handler waits, and there is nobody to wait for")


def _encode_reply(reply: WorkerReply) -> str:
    return encode(reply).decode()
