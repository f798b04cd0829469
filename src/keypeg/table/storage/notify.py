"""Fan-out: every watcher of a table is notified of a change, and then reads what is new to it.

A word carries no content, so it does not matter if one is heard twice, or late; and after a gap every watcher is
told to look.
"""

from __future__ import annotations

import logging
import selectors
import socket
import time
from collections.abc import Callable, Sequence
from threading import Event, Lock, Thread
from typing import TYPE_CHECKING

from sqlalchemy import URL

from keypeg.table.storage.postgres_writer import CHANNEL

if TYPE_CHECKING:
    import psycopg

    PostgresConnection = psycopg.Connection[tuple[object, ...]]

log = logging.getLogger(__name__)

ANY_TABLE = "*"
Change = tuple[str, int | None]
"""A table and the seq it has come to; `ANY_TABLE` and None after a gap: look at all you watch."""

Watcher = Callable[[Sequence[Change]], None]
"""Told every table that one commit has changed, in any thread. It must be quick."""

LISTENER = "keypeg-listener"
"""How the database calls the connection on which a server listens."""
_LONGEST_SECONDS = 5.0
"""How long a thread waits at most before it looks again, should it ever have missed something."""
_RETRY_SECONDS = 0.5
_CONCERNED_SECONDS, _PAUSE_SECONDS = 1.0, 0.05
"""A server that heard nothing for so long that matters to it listens only so often: waking costs more than a word."""


class Notifier:
    """Tells the watchers of this process."""

    def __init__(self) -> None:
        self._watchers: tuple[Watcher, ...] = ()
        self._lock = Lock()

    def watch(self, watcher: Watcher) -> Callable[[], None]:
        """Tell the watcher of every change from now on, until the result is called."""
        with self._lock:
            self._watchers = (*self._watchers, watcher)

        def stop() -> None:
            with self._lock:
                self._watchers = tuple(one for one in self._watchers if one is not watcher)

        return stop

    def publish(self, changes: Sequence[Change]) -> None:
        """Tell everyone."""
        for watcher in self._watchers:
            try:
                watcher(changes)
            except Exception as error:
                log.error("a watcher failed: %s", type(error).__name__)


class Waker:
    """Lets a thread wait for a connection, and others wake it: it need not look again and again."""

    def __init__(self) -> None:
        self._here, self._there = socket.socketpair()
        self._here.settimeout(0)
        self._there.settimeout(0)
        self._selector = selectors.DefaultSelector()
        self._selector.register(self._here, selectors.EVENT_READ)
        self._watched: int | None = None

    def wake(self) -> None:
        """End the wait, or the next one."""
        try:
            self._there.send(b"!")
        except (BlockingIOError, OSError):
            return  # It is being woken already, or has ended.

    def wait(self, file: int, seconds: float = _LONGEST_SECONDS) -> None:
        """Wait until something can be read from a file, until somebody wakes, or for so long."""
        if self._watched != file:
            self.forget()
            self._selector.register(file, selectors.EVENT_READ)
            self._watched = file
        if any(key.fileobj is self._here for key, _ in self._selector.select(seconds)):
            self._here.recv(4_096)

    def forget(self) -> None:
        """Forget the file that was waited for, before it is closed."""
        if self._watched is not None:
            self._selector.unregister(self._watched)
            self._watched = None

    def close(self) -> None:
        """Give back what it holds."""
        self._selector.close()
        self._here.close()
        self._there.close()


class PostgresThread:
    """A thread that talks to other servers over a connection of its own, and connects again whenever that is lost."""

    def __init__(self, url: URL, name: str) -> None:
        self._address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._stopped = Event()
        self._waker = Waker()
        self._thread = Thread(target=self._work, name=name, daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Stop the thread once it has finished what it does now."""
        self._stopped.set()
        self._waker.wake()
        self._thread.join()
        self._waker.close()

    def _work(self) -> None:
        import psycopg  # of the extra "postgres"

        name = self._thread.name
        while not self._stopped.is_set():
            try:
                with psycopg.connect(self._address, autocommit=True, application_name=name) as connection:
                    try:
                        self._talk(connection)
                    finally:
                        self._waker.forget()
            except psycopg.Error as error:
                log.warning("%s lost the connection to the other servers: %s", name, type(error).__name__)
                self._stopped.wait(_RETRY_SECONDS)

    def _talk(self, connection: PostgresConnection) -> None:
        """Listen and send over a connection until the thread is stopped."""
        raise NotImplementedError


class PostgresListener(PostgresThread):
    """Listens for what other processes write.

    `heard` is called with a table, its seq and the lines, if only lines were written; it returns whether that matters.
    """

    def __init__(
        self, url: URL, *, origin: str, heard: Callable[[str, int, str | None], bool], gap: Callable[[], None]
    ) -> None:
        self._origin = origin
        self._heard = heard
        self._gap = gap
        self.listening = Event()
        super().__init__(url, LISTENER)

    def _talk(self, connection: PostgresConnection) -> None:
        connection.execute(f"LISTEN {CHANNEL}")
        self.listening.set()
        self._gap()
        try:
            concerned = time.monotonic()
            while not self._stopped.is_set():
                if self._hear_all(connection):
                    concerned = time.monotonic()
                elif time.monotonic() - concerned > _CONCERNED_SECONDS:
                    self._stopped.wait(_PAUSE_SECONDS)
                self._waker.wait(connection.fileno())
        finally:
            self.listening.clear()

    def _hear_all(self, connection: PostgresConnection) -> bool:
        """Hear what has come; return whether any of it matters here."""
        # Every move of every server passes here: the library's own way costs as much as the rest of hearing it.
        connection.pgconn.consume_input()
        matters = False
        while (word := connection.pgconn.notifies()) is not None:
            matters |= self._hear(word.extra.decode())
        return matters

    def _hear(self, payload: str) -> bool:
        table, seq, origin, *lines = payload.split(":", 3)
        if origin == self._origin or not seq.isdecimal():
            return False
        return self._heard(table, int(seq), lines[0] if lines else None)
