"""A table on a server, over plain HTTP: a stream of states, a POST for each action, and patience with both."""

from __future__ import annotations

import asyncio
import uuid
from collections.abc import AsyncIterator, Callable
from dataclasses import replace
from datetime import datetime
from typing import Any
from urllib.parse import urlsplit

import httpx
import msgspec

from keypeg.errors import KeypegError, NotationError, StaleAction, quoted
from keypeg.rules import MatchView
from keypeg.terminal.memory import HeldSeat, Memory
from keypeg.terminal.review_data import ReviewData, read_review
from keypeg.terminal.state import Sitter, State

ASK_SECONDS = 10.0
REVIEW_SECONDS = 30.0
"""A review takes a server a few seconds, and others may have asked before."""
SILENCE_SECONDS = 60.0
"""A stream that says nothing for so long, not even a ping, is lost."""
TRIES = 4
WAITS = (0.2, 0.5, 1.0, 2.0, 4.0, 8.0)
"""Seconds before trying again, and again."""


def read_address(address: str) -> tuple[str, str]:
    """The server and the table that a link names, such as `http://localhost:8222/t/4jd8…`."""
    parts = urlsplit(address if "://" in address else f"http://{address}")
    table = parts.path.rstrip("/").rpartition("/")[2]
    if parts.scheme not in ("http", "https") or not parts.netloc or not table:
        raise NotationError(f"cannot read the link {quoted(address)}: write it as http://host:8222/t/TABLE")
    return f"{parts.scheme}://{parts.netloc}", table


def read_state(data: Any, told: tuple[str, ...] = ()) -> State:  # noqa: ANN401 - JSON
    """What a server says of a table."""
    try:
        deadline = data["deadline"]
        return State(
            table=data["table"],
            seq=data["seq"],
            seats=tuple(
                Sitter(
                    seat=one["seat"],
                    kind=one["kind"],
                    name=one["name"],
                    taken=one["taken"],
                    online=one["online"],
                    note=one.get("note"),
                )
                for one in data["seats"]
            ),
            view=msgspec.convert(data["view"], MatchView),
            hints=data["options"]["hints"],
            closed=("finished" if data["view"]["over"] else "left") if data["closed"] else None,
            deadline=None if deadline is None else datetime.fromisoformat(deadline).timestamp(),
            warnings=tuple(data["warnings"]),
            told=told,
            rematch=data["rematch"],
        )
    except (KeyError, TypeError, ValueError, msgspec.ValidationError):
        raise KeypegError("cannot read what the server says: it speaks another version") from None


async def join(address: str, name: str, memory: Memory) -> RemoteLink:
    """Take the seat held there before, or the first free one, or else look on."""
    base, table = read_address(address)
    client = httpx.AsyncClient(base_url=base, timeout=ASK_SECONDS)
    try:
        held = memory.seats().get(address)
        if held is not None:
            link = RemoteLink(client, table, held, memory)
            if await link.welcome():
                return link
            memory.forget(address)
        state = read_state(await _asked(client, "GET", f"/api/tables/{table}"))
        free = any(sitter.kind == "person" and not sitter.taken for sitter in state.seats)
        if not free or state.closed:
            return RemoteLink(client, table, None, memory)
        if not name.strip():
            raise KeypegError("cannot sit down without a name: write one")
        taken = await _asked(client, "POST", f"/api/tables/{table}/seats", {"name": name.strip()})
        held = HeldSeat(seat=taken["seat"], name=name.strip(), token=taken["token"])
        memory.keep(address, held)
        return RemoteLink(client, table, held, memory)
    except BaseException:
        await client.aclose()
        raise


async def _asked(
    client: httpx.AsyncClient, method: str, path: str, body: object = None, *, seconds: float = ASK_SECONDS
) -> Any:  # noqa: ANN401 - JSON
    """Ask a server; a refusal is raised with its own sentence, and a lost connection is tried again."""
    for wait in (*WAITS[: TRIES - 1], None):
        try:
            answer = await client.request(method, path, json=body, timeout=seconds)
            break
        except httpx.TransportError:
            if wait is None:
                raise KeypegError(f"cannot reach {client.base_url}: is the server running?") from None
            await asyncio.sleep(wait)
    try:
        data = answer.json()
    except ValueError:
        raise KeypegError(f"{client.base_url} does not answer as a Keypeg server does") from None
    if answer.is_success:
        return data
    error = data.get("error", {}) if isinstance(data, dict) else {}
    if error.get("reason") == "STALE":
        raise StaleAction(error.get("seq") or 0)
    raise Refusal(answer.status_code, error.get("message") or f"the server refused with {answer.status_code}")


class Refusal(KeypegError):
    """What a server does not do, in its own words."""

    def __init__(self, status: int, message: str) -> None:
        super().__init__(message)
        self.status = status


class RemoteLink:
    """A table on a server; one seat of it, or none, is played here."""

    def __init__(self, client: httpx.AsyncClient, table: str, held: HeldSeat | None, memory: Memory) -> None:
        self._client = client
        self.name = client.base_url.netloc.decode()
        self._path = f"/api/tables/{table}"
        self._query = "" if held is None else f"?seat={held.seat}"
        self._held = held
        self._memory = memory
        self._state: State | None = None
        self._told: tuple[str, ...] = ()
        self._heard = 0
        self.lost = False
        self.seats: tuple[int, ...] = () if held is None else (held.seat,)
        if held is not None:
            client.headers["Authorization"] = f"Bearer {held.token}"

    async def welcome(self) -> bool:
        """Whether the seat is still this person's."""
        try:
            self._keep(read_state(await _asked(self._client, "GET", self._path + self._query)))
        except Refusal as refusal:
            if refusal.status in (401, 403, 404):
                return False
            raise
        return True

    async def state(self, seat: int | None) -> State:  # noqa: ARG002 - there is one seat
        """The table as last heard of."""
        if self._state is None:
            self._keep(read_state(await _asked(self._client, "GET", self._path + self._query)))
        if self._state is None:
            raise KeypegError("the table has said nothing yet")
        return replace(self._state, told=self._told)

    async def act(self, seat: int, action: str, *, seq: int) -> None:
        """Take an action; sent again after a lost connection it is still taken once."""
        body = {"seat": seat, "seq": seq, "action": action, "id": uuid.uuid4().hex}
        answer = await _asked(self._client, "POST", f"{self._path}/actions", body)
        self._keep(read_state(answer["state"]))

    async def listen(self, changed: Callable[[], None]) -> None:
        """Follow the stream, and connect again whenever it is lost."""
        tries = 0
        while True:
            try:
                async for line in self._lines():
                    tries = 0
                    self.lost = False
                    if self._hear(msgspec.json.decode(line)):
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

    def _hear(self, message: Any) -> bool:  # noqa: ANN401 - JSON
        if message.get("type") != "state":
            return False
        self._told += tuple(message["told"])
        self._heard = message["seq"]
        self._keep(read_state(message["state"]))
        return True

    def _keep(self, state: State) -> None:
        if self._state is None or state.seq >= self._state.seq:
            self._state = state

    async def review(self, game: int, *, seat: int | None) -> ReviewData:  # noqa: ARG002 - there is one seat
        """Worked out by the server."""
        mark = "&" if self._query else "?"
        path = f"{self._path}/review{self._query}{mark}game={game}"
        return read_review(await _asked(self._client, "GET", path, seconds=REVIEW_SECONDS))

    async def again(self) -> RemoteLink:
        """The table the server has opened for the same people; their tokens are good there too."""
        if self._held is None:
            raise KeypegError("only who has a seat can play again")
        answer = await _asked(self._client, "POST", f"{self._path}/rematch", {"seat": self._held.seat})
        address = f"{self._client.base_url}/t/{answer['table']}"
        self._memory.keep(address, self._held)
        return await join(address, self._held.name, self._memory)

    async def close(self) -> None:
        """End the connection; the seat is kept."""
        await self._client.aclose()
