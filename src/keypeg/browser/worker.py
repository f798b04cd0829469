"""What the page's worker calls: a request in, an answer and the rows to write out. Everything is text."""

from __future__ import annotations

from urllib.parse import parse_qsl, urlsplit

import msgspec

from keypeg.api.encoding import encode
from keypeg.api.problems import Refused, problem
from keypeg.api.refusals import refused_with
from keypeg.browser import routes
from keypeg.browser.request import JSON, Handler, PageRequest, RouteReply
from keypeg.browser.storage import BrowserStorage, StoredRow
from keypeg.browser.tables import BrowserTables
from keypeg.errors import KeypegError
from keypeg.table import StaleView
from keypeg.words import message, negotiate

_ROWS = msgspec.json.Decoder(list[StoredRow])


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

    def restore(self, rows: str) -> None:
        """Load the rows of the browser's database, given as JSON."""
        self._tables.restore(_ROWS.decode(rows))

    def reread(self, table: str, rows: str) -> None:
        """Load the rows of a table that another tab has changed."""
        self._tables.forget(table)
        self.restore(rows)

    def request(self, method: str, address: str, body: str, accept_language: str) -> str:
        """Answer a request of the page, as JSON of an `Answered`."""
        parts, language = urlsplit(address), negotiate(accept_language)
        found = routes.find_route(method, parts.path)
        if found is None:
            refusal = Refused(error=problem("NO_SUCH", message("reason-no-address"), language))
            return _encode_reply(WorkerReply(status=404, body=encode(refusal).decode()))
        handler, named = found
        asked = PageRequest(
            tables=self._tables,
            named=named,
            query=dict(parse_qsl(parts.query)),
            body=body.encode(),
            language=language,
        )
        reply = _handle(handler, asked)
        rows = self._tables.storage.take_rows()
        changed = named[0] if rows and named and parts.path.startswith("/api/tables/") else None
        content = reply.content.decode()
        return _encode_reply(
            WorkerReply(status=reply.status, kind=reply.kind, body=content, rows=rows, changed=changed)
        )

    def pack(self, table: str, free: int, accept_language: str) -> str:
        """Return a table with its secrets for a server to take over; only the worker sees it, never the page."""
        language = negotiate(accept_language)
        try:
            return _encode_reply(WorkerReply(body=encode(self._tables.pack(table, free)).decode()))
        except KeypegError as error:
            status, refusal = refused_with(error, language)
            return _encode_reply(WorkerReply(status=status, body=encode(Refused(error=refusal)).decode()))

    def moved(self, table: str) -> str:
        """Forget a table that a server has taken over."""
        self._tables.forget_moved(table)
        return _encode_reply(WorkerReply(rows=self._tables.storage.take_rows(), changed=table))

    def attend(self) -> str:
        """Let one computer move, or call time; the answer names the table, or nothing if nothing is due."""
        changed = self._tables.attend()
        rows = self._tables.storage.take_rows()
        return _encode_reply(WorkerReply(changed=changed, rows=rows, due=self._tables.next_deadline()))


def _handle(handler: Handler, asked: PageRequest) -> RouteReply:
    try:
        return handler(asked)
    except StaleView as stale:
        told = problem("STALE", message("reason-stale"), asked.language)
        told = msgspec.structs.replace(
            told, seq=stale.seq, state=msgspec.Raw(encode(asked.state(stale.view)))
        )
        return RouteReply(encode(Refused(error=told)), status=409)
    except KeypegError as error:
        status, refusal = refused_with(error, asked.language)
        return RouteReply(encode(Refused(error=refusal)), status=status)
    except msgspec.DecodeError as error:
        refusal = problem("BAD_REQUEST", f"cannot read the request: {error}", asked.language)
        return RouteReply(encode(Refused(error=refusal)), status=400)
    except MemoryError:
        refusal = problem("NO_MEMORY", message("reason-no-memory"), asked.language)
        return RouteReply(encode(Refused(error=refusal)), status=507)


def _encode_reply(answered: WorkerReply) -> str:
    return encode(answered).decode()
