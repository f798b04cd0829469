"""Who is connected to the other servers: each tells the others, through PostgreSQL, which seats are connected to it.

A word is `origin:table:seats`, with `w3` among the seats where three people watch; `origin:?:` asks everyone to tell
again, `origin:!:` says goodbye. What was not said again for a while is forgotten, since a server that was killed says
no goodbye. Short messages for the people at a table, `origin:table:message`, go the same way over a channel of their
own; one that gets lost is not sent again.
"""

from __future__ import annotations

import secrets
import time
from collections import deque
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from threading import Lock
from typing import TYPE_CHECKING

from sqlalchemy import URL

from keypeg.table.storage.notify import PostgresThread

if TYPE_CHECKING:
    from keypeg.table.storage.notify import PostgresConnection

PRESENCE_CHANNEL = "keypeg_presence"
MESSAGES = "keypeg_messages"
TELL_EVERY = 15.0
FORGET_AFTER = 40.0
_POLL_SECONDS = 2.0
_MOST_WAITING = 1_000
_HELLO, _GOODBYE = "?", "!"

Seats = frozenset[int]


@dataclass(frozen=True, slots=True)
class _Here:
    """The seats of a table that are connected to a server, and how many people watch there."""

    seats: Seats
    watchers: int

    def __str__(self) -> str:
        parts = [str(seat) for seat in sorted(self.seats)]
        return ",".join([*parts, f"w{self.watchers}"] if self.watchers else parts)

    @classmethod
    def read(cls, text: str) -> _Here:
        """Return what a word says; what cannot be read is left out."""
        parts = text.split(",")
        watchers = [int(part[1:]) for part in parts if part[:1] == "w" and part[1:].isdecimal()]
        return cls(frozenset(int(part) for part in parts if part.isdecimal()), sum(watchers))


_NOBODY = _Here(frozenset(), 0)


class Presence(PostgresThread):
    """The seats connected to other servers; `changed` is called, in any thread, for every table where that changes.

    `told` is called, in any thread, with a table and a short message that another server passes on.
    """

    def __init__(
        self,
        url: URL,
        *,
        changed: Callable[[Iterable[str]], None],
        told: Callable[[str, str], None] = lambda _table, _text: None,
    ) -> None:
        self._changed = changed
        self._told = told
        self._origin = secrets.token_hex(4)
        self._lock = Lock()
        self._own: dict[str, _Here] = {}
        # Only the latest message per table: an older one must not follow it.
        self._outbox: dict[str, str] = {}
        self._messages: deque[str] = deque(maxlen=_MOST_WAITING)
        self._others: dict[str, dict[str, tuple[_Here, float]]] = {}
        super().__init__(url, "keypeg-presence")

    def tell(self, table: str, seats: Seats, watchers: int = 0) -> None:
        """Announce which seats of a table are connected here, and how many people watch."""
        here = _Here(seats, watchers)
        with self._lock:
            if here != _NOBODY:
                self._own[table] = here
            else:
                self._own.pop(table, None)
            self._outbox[table] = self._word(table, here)
        self._waker.wake()

    def pass_on(self, table: str, text: str) -> None:
        """Send a short message to the people at a table who are connected to other servers."""
        self._messages.append(f"{self._origin}:{table}:{text}")
        self._waker.wake()

    def seats_elsewhere(self, table: str) -> Seats:
        """Return the seats of a table that are connected to other servers."""
        with self._lock:
            heard = self._others.get(table)
            return frozenset().union(*(here.seats for here, _ in heard.values())) if heard else frozenset()

    def watchers_elsewhere(self, table: str) -> int:
        """Return how many people watch a table through other servers."""
        with self._lock:
            return sum(here.watchers for here, _ in self._others.get(table, {}).values())

    def _talk(self, connection: PostgresConnection) -> None:
        connection.execute(f"LISTEN {PRESENCE_CHANNEL}")
        connection.execute(f"LISTEN {MESSAGES}")
        self._tell_all(_HELLO)
        told = time.monotonic()
        while not self._stopped.is_set():
            self._send(connection)
            for word in connection.notifies(timeout=0):
                self._hear(word.payload, message=word.channel == MESSAGES)
            self._send(connection)
            self._waker.wait(connection.fileno(), _POLL_SECONDS)
            if time.monotonic() - told > TELL_EVERY:
                told = time.monotonic()
                self._tell_all()
                self._forget()
        with self._lock:
            self._outbox[_GOODBYE] = self._word(_GOODBYE)
        self._send(connection)

    def _send(self, connection: PostgresConnection) -> None:
        with self._lock:
            words, self._outbox = list(self._outbox.values()), {}
        messages = [self._messages.popleft() for _ in range(len(self._messages))]
        for channel, texts in ((PRESENCE_CHANNEL, words), (MESSAGES, messages)):
            if texts:
                connection.execute(
                    "SELECT count(pg_notify(%s, word)) FROM unnest(%s::text[]) AS word", (channel, texts)
                )

    def _tell_all(self, *first: str) -> None:
        with self._lock:
            self._outbox |= {sign: self._word(sign) for sign in first}
            self._outbox |= {table: self._word(table, here) for table, here in self._own.items()}

    def _word(self, table: str, here: _Here | None = None) -> str:
        return f"{self._origin}:{table}:{'' if here is None else here}"

    def _hear(self, payload: str, *, message: bool = False) -> None:
        origin, _, rest = payload.partition(":")
        table, _, text = rest.partition(":")
        if origin == self._origin:
            return
        if message:
            self._told(table, text)
        elif table == _HELLO:
            self._tell_all()
        elif table == _GOODBYE:
            self._drop(lambda who, _: who == origin)
        else:
            self._note(table, origin, _Here.read(text))

    def _note(self, table: str, origin: str, here: _Here) -> None:
        with self._lock:
            heard = self._others.setdefault(table, {})
            before = heard.pop(origin, (_NOBODY, 0.0))[0]
            if here != _NOBODY:
                heard[origin] = (here, time.monotonic() + FORGET_AFTER)
            if not heard:
                del self._others[table]
        if here != before:
            self._changed([table])

    def _forget(self) -> None:
        now = time.monotonic()
        self._drop(lambda _, until: until < now)

    def _drop(self, gone: Callable[[str, float], bool]) -> None:
        changed = []
        with self._lock:
            for table, heard in list(self._others.items()):
                left = {who: kept for who, kept in heard.items() if not gone(who, kept[1])}
                if len(left) < len(heard):
                    changed.append(table)
                    self._others[table] = left
                if not left:
                    del self._others[table]
        self._changed(changed)
