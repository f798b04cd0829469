"""A table on a server, over plain HTTP: a stream of states, a POST for each action, and patience with both."""

from __future__ import annotations

import asyncio
import time
import uuid
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import TypeVar
from urllib.parse import urlsplit

import httpx
import msgspec

from keypeg.api.answers import Acted, FairData, Rematch, Taken
from keypeg.api.encoding import encode
from keypeg.api.events import Events
from keypeg.api.live import LiveMessage, StateMessage
from keypeg.api.problems import Problem, Refused
from keypeg.api.requests import AskRematch, LetComputer, NewAction, ShowCode, TakeSeat
from keypeg.api.review import ReviewData
from keypeg.api.state import State
from keypeg.errors import KeypegError, NotationError, StaleAction, shortened
from keypeg.terminal.seal import check_seal, merge_seals
from keypeg.terminal.seat_memory import HeldSeat, SeatMemory
from keypeg.words import Message
from keypeg.words.saying import has_words

T = TypeVar("T")

ASK_SECONDS = 10.0
REVIEW_SECONDS = 30.0
"""A review takes a server a few seconds, and others may have asked before."""
SILENCE_SECONDS = 60.0
"""A stream that is silent for longer, without even a ping, counts as lost."""
TRIES = 4
WAITS = (0.2, 0.5, 1.0, 2.0, 4.0, 8.0)
"""Seconds before trying again, and again."""


def read_address(address: str) -> tuple[str, str]:
    """Return the server and the table that a link names, such as `http://localhost:8222/t/4jd8…`."""
    try:
        parts = urlsplit(address if "://" in address else f"http://{address}")
        parts.port  # noqa: B018 - a port that is none raises
    except ValueError:
        raise NotationError("join-link", text=shortened(address)) from None
    table = parts.path.rstrip("/").rpartition("/")[2]
    if parts.scheme not in ("http", "https") or not parts.netloc or not table:
        raise NotationError("join-link", text=shortened(address))
    return f"{parts.scheme}://{parts.netloc}", table


async def join_table(address: str, name: str, memory: SeatMemory) -> RemoteLink:
    """Take the seat held there before, or the first free one, or watch."""
    base, table = read_address(address)
    client = httpx.AsyncClient(base_url=base, timeout=ASK_SECONDS)
    try:
        held = memory.seats().get(address)
        if held is not None:
            link = RemoteLink(client, table, held, memory, address=address)
            if await link.check_seat():
                return link
            memory.forget(address)
        state = await _request(client, "GET", f"/api/tables/{table}", answer=State)
        free = any(sitter.kind == "person" and not sitter.taken for sitter in state.seats)
        if not free or state.closed:
            return RemoteLink(client, table, None, memory, address=address)
        if not name.strip():
            raise KeypegError("join-no-name")
        wish = TakeSeat(name=name.strip())
        taken = await _request(client, "POST", f"/api/tables/{table}/seats", wish, answer=Taken[State])
        held = HeldSeat(seat=taken.seat, name=name.strip(), token=taken.token)
        memory.keep(address, held)
        return RemoteLink(client, table, held, memory, address=address)
    except BaseException:
        await client.aclose()
        raise


async def _request(
    client: httpx.AsyncClient,
    method: str,
    path: str,
    body: msgspec.Struct | None = None,
    *,
    answer: type[T],
    seconds: float = ASK_SECONDS,
) -> T:
    """Ask a server; a refusal is raised with its own sentence, and a lost connection is tried again."""
    content = None if body is None else encode(body)
    for wait in (*WAITS[: TRIES - 1], None):
        try:
            told = await client.request(method, path, content=content, timeout=seconds, headers=_JSON)
            break
        except httpx.TransportError:
            if wait is None:
                raise KeypegError("join-unreachable", address=str(client.base_url)) from None
            await asyncio.sleep(wait)
    if told.is_success:
        return _read(told.content, answer, client)
    error = _read(told.content, Refused[State], client).error
    if error.reason == "STALE":
        raise StaleAction(error.seq or 0)
    raise ServerRefusal(told.status_code, error)


async def _request_text(client: httpx.AsyncClient, path: str) -> str:
    """Ask a server for a text."""
    try:
        told = await client.get(path, timeout=ASK_SECONDS)
    except httpx.TransportError:
        raise KeypegError("join-unreachable", address=str(client.base_url)) from None
    if told.is_success:
        return told.text
    raise ServerRefusal(told.status_code, _read(told.content, Refused[State], client).error)


def _read(content: bytes, kind: type[T], client: httpx.AsyncClient) -> T:
    try:
        return msgspec.json.decode(content, type=kind)
    except msgspec.ValidationError:
        raise KeypegError("join-other-version") from None
    except msgspec.DecodeError:
        raise KeypegError("join-no-keypeg", address=str(client.base_url)) from None


class ServerRefusal(KeypegError):
    """A refusal of a server; a code that this program does not know is said in the server's words."""

    def __init__(self, status: int, problem: Problem[State]) -> None:
        known = has_words(problem.code)
        super().__init__(Message(problem.code, problem.params) if known else Message(problem.message))
        self.status = status


_JSON = {"content-type": "application/json"}
_message = msgspec.json.Decoder(LiveMessage).decode


class RemoteLink:
    """A table on a server; one seat of it, or none, is played here."""

    def __init__(
        self,
        client: httpx.AsyncClient,
        table: str,
        held: HeldSeat | None,
        memory: SeatMemory,
        *,
        address: str,
    ) -> None:
        self._client = client
        self.name = client.base_url.netloc.decode()
        self._path = f"/api/tables/{table}"
        self._query = "" if held is None else f"?seat={held.seat}"
        self._held = held
        self._memory = memory
        self._seals: dict[str, str] = {} if held is None else dict(held.seals)
        self._address = address
        self._state: State | None = None
        self._heard_at = 0.0
        self.events: Events = ()
        self._heard = 0
        self.lost = False
        self.seats: tuple[int, ...] = () if held is None else (held.seat,)
        if held is not None:
            client.headers["Authorization"] = f"Bearer {held.token}"

    async def check_seat(self) -> bool:
        """Whether the seat is still this person's."""
        try:
            self._store_state(await _request(self._client, "GET", self._path + self._query, answer=State))
        except ServerRefusal as refusal:
            if refusal.status in (401, 403, 404):
                return False
            raise
        return True

    async def state(self, seat: int | None) -> State:  # noqa: ARG002 - there is one seat
        """Return the last state that the server sent."""
        if self._state is None:
            self._store_state(await _request(self._client, "GET", self._path + self._query, answer=State))
        if self._state is None:
            raise KeypegError("join-nothing-yet")
        if self._state.seconds_left is None:
            return self._state
        left = max(0.0, self._state.seconds_left - (time.monotonic() - self._heard_at))
        return msgspec.structs.replace(self._state, seconds_left=left)

    async def act(self, seat: int, action: str, *, seq: int) -> None:
        """Take an action; sent again after a lost connection it is still taken once."""
        order = NewAction(seat=seat, seq=seq, action=action, id=uuid.uuid4().hex)
        acted = await _request(
            self._client, "POST", f"{self._path}/actions", order, answer=Acted[Events, State]
        )
        self._store_state(acted.state)

    async def show_code(self, seat: int) -> None:
        """Ask the server to end the game that somebody left."""
        self._store_state(
            await _request(self._client, "POST", f"{self._path}/code", ShowCode(seat=seat), answer=State)
        )

    async def let_computer(self, seat: int, level: str) -> None:
        """Ask the server to give the seat of the person who left to a computer."""
        order = LetComputer(seat=seat, level=level)
        self._store_state(await _request(self._client, "POST", f"{self._path}/computer", order, answer=State))

    async def listen(self, changed: Callable[[], None]) -> None:
        """Follow the stream, and connect again whenever it is lost."""
        tries = 0
        while True:
            try:
                async for line in self._lines():
                    tries = 0
                    self.lost = False
                    if self._receive(_message(line)):
                        changed()
            except (httpx.HTTPError, msgspec.DecodeError):
                pass
            self.lost = True
            changed()
            await asyncio.sleep(WAITS[min(tries, len(WAITS) - 1)])
            tries += 1

    async def _lines(self) -> AsyncIterator[str]:
        mark = "&" if self._query else "?"
        url = f"{self._path}/stream{self._query}{mark}since={self._heard}"
        timeout = httpx.Timeout(ASK_SECONDS, read=SILENCE_SECONDS)
        async with self._client.stream("GET", url, timeout=timeout) as answer:
            if not answer.is_success:
                raise httpx.HTTPError(f"status {answer.status_code}")
            async for line in answer.aiter_lines():
                yield line

    def _receive(self, message: LiveMessage) -> bool:
        if not isinstance(message, StateMessage):
            return False
        self.events += message.events
        self._heard = message.seq
        self._store_state(message.state)
        return True

    def _store_state(self, state: State) -> None:
        if self._state is None or state.seq >= self._state.seq:
            self._state, self._heard_at = state, time.monotonic()
        seen = merge_seals(state, self._seals)
        if seen != self._seals:
            self._seals = seen
            if self._held is not None:
                self._held = msgspec.structs.replace(self._held, seals=seen)
                self._memory.keep(self._address, self._held)

    async def check_seal(self, game: int) -> Message | None:
        """Check a revealed code against the digest seen here when it was set, also by an earlier run of the program."""
        path = f"{self._path}/fair"
        return check_seal(
            await _request(self._client, "GET", path, answer=tuple[FairData, ...]), self._seals, game=game
        )

    async def review(self, game: int, *, seat: int | None) -> ReviewData:  # noqa: ARG002 - there is one seat
        """Ask the server for the review."""
        mark = "&" if self._query else "?"
        path = f"{self._path}/review{self._query}{mark}game={game}"
        return await _request(self._client, "GET", path, answer=ReviewData, seconds=REVIEW_SECONDS)

    async def rematch(self) -> RemoteLink:
        """Return the table the server has opened for the same people; their tokens are good there too."""
        if self._held is None:
            raise KeypegError("join-rematch-seat")
        wish = AskRematch(seat=self._held.seat)
        new = await _request(self._client, "POST", f"{self._path}/rematch", wish, answer=Rematch[State])
        address = f"{self._client.base_url}/t/{new.table}"
        self._memory.keep(address, self._held)
        return await join_table(address, self._held.name, self._memory)

    async def save(self, folder: Path) -> Path:
        """Write the finished games as the server exports them."""
        text = await _request_text(self._client, f"{self._path}/text")
        path = folder / f"keypeg-{self._path.rpartition('/')[2][:8]}.txt"
        try:
            await asyncio.to_thread(path.write_text, text, encoding="utf-8")
        except OSError as error:
            raise KeypegError(
                "file-unwritable", path=shortened(str(path)), problem=str(error.strerror)
            ) from None
        return path

    async def close(self) -> None:
        """End the connection; the seat is kept."""
        await self._client.aclose()
