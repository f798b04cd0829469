"""Fan-out: every watcher of a table is notified of a change, and then reads what is new to it.

A word carries no content, so it does not matter if one is heard twice, or late; and after a gap every watcher is
told to look.
"""

from __future__ import annotations

import logging
import selectors
import socket
from collections.abc import Callable, Sequence
from threading import Event, Lock, Thread

from sqlalchemy import URL

from keypeg.table.postgres_writer import CHANNEL

log = logging.getLogger(__name__)

ANY_TABLE = "*"
Change = tuple[str, int | None]
"""A table and the seq it has come to; `ANY_TABLE` and None after a gap: look at all you watch."""

Watcher = Callable[[Sequence[Change]], None]
"""Told every table that one commit has changed, in any thread. It must be quick."""

_LONGEST_SECONDS = 5.0
"""How long a thread waits at most before it looks again, should it ever have missed something."""
_RETRY_SECONDS = 0.5


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

    def wake(self) -> None:
        """End the wait, or the next one."""
        try:
            self._there.send(b"!")
        except (BlockingIOError, OSError):
            return  # It is being woken already, or has ended.

    def wait(self, file: int, seconds: float = _LONGEST_SECONDS) -> None:
        """Wait until something can be read from a file, until somebody wakes, or for so long."""
        with selectors.DefaultSelector() as selector:
            selector.register(file, selectors.EVENT_READ)
            selector.register(self._here, selectors.EVENT_READ)
            if any(key.fileobj is self._here for key, _ in selector.select(seconds)):
                self._here.recv(4_096)

    def close(self) -> None:
        """Give back what it holds."""
        self._here.close()
        self._there.close()


class PostgresListener:
    """Listens for what other processes write, and reconnects whenever the connection is lost."""

    def __init__(
        self, url: URL, *, origin: str, heard: Callable[[str, int], None], gap: Callable[[], None]
    ) -> None:
        self._address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._origin = origin
        self._heard = heard
        self._gap = gap
        self._stopped = Event()
        self._waker = Waker()
        self.listening = Event()
        self._thread = Thread(target=self._work, name="keypeg-listener", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Stop listening."""
        self._stopped.set()
        self._waker.wake()
        self._thread.join()
        self._waker.close()

    def _work(self) -> None:
        import psycopg  # of the extra "postgres"

        while not self._stopped.is_set():
            try:
                self._listen()
            except psycopg.Error as error:
                log.warning("lost the connection to the other servers: %s", type(error).__name__)
                self.listening.clear()
                self._stopped.wait(_RETRY_SECONDS)

    def _listen(self) -> None:
        import psycopg

        with psycopg.connect(
            self._address, autocommit=True, application_name="keypeg-listener"
        ) as connection:
            connection.execute(f"LISTEN {CHANNEL}")
            self.listening.set()
            self._gap()
            while not self._stopped.is_set():
                for word in connection.notifies(timeout=0):
                    self._hear(word.payload)
                self._waker.wait(connection.fileno())

    def _hear(self, payload: str) -> None:
        table, _, rest = payload.partition(":")
        seq, _, origin = rest.partition(":")
        if origin != self._origin and seq.isdecimal():
            self._heard(table, int(seq))
