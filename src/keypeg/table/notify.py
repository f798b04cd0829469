"""Fan-out: whoever watches a table hears that it has changed, and reads again what came after what it knows.

A word carries no content, so it does not matter if one is heard twice, or late; and after a gap every watcher is
told to look.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from threading import Event, Lock, Thread

import psycopg
from sqlalchemy import URL

from keypeg.table.store import CHANNEL

log = logging.getLogger(__name__)

Watcher = Callable[[str, int | None], None]
"""Told the table and the seq it has come to; None is 'look for yourself'. It must be quick and must not raise."""

_POLL_SECONDS = 0.5
_RETRY_SECONDS = 0.5


class Notifier:
    """Tells the watchers of this process."""

    def __init__(self) -> None:
        self._watchers: dict[str, list[Watcher]] = {}
        self._lock = Lock()

    def watch(self, table: str, watcher: Watcher) -> Callable[[], None]:
        """Tell the watcher of every change of a table from now on, in any thread, until the result is called."""
        with self._lock:
            self._watchers.setdefault(table, []).append(watcher)

        def stop() -> None:
            with self._lock:
                left = [one for one in self._watchers.get(table, []) if one is not watcher]
                self._watchers[table] = left
                if not left:
                    del self._watchers[table]

        return stop

    def publish(self, table: str, seq: int | None) -> None:
        """Tell everyone who watches a table."""
        with self._lock:
            watchers = tuple(self._watchers.get(table, ()))
        for watcher in watchers:
            try:
                watcher(table, seq)
            except Exception as error:
                log.error("a watcher of table %s failed: %s", table, type(error).__name__)

    def publish_gap(self) -> None:
        """Tell everyone to look, since words may have been lost."""
        with self._lock:
            tables = tuple(self._watchers)
        for table in tables:
            self.publish(table, None)


class PostgresListener:
    """Hears what other processes have written, and connects again whenever the connection is lost."""

    def __init__(self, url: URL, *, origin: str, heard: Callable[[str, int], None], gap: Callable[[], None]) -> None:
        self._address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._origin = origin
        self._heard = heard
        self._gap = gap
        self._stopped = Event()
        self.listening = Event()
        self._thread = Thread(target=self._work, name="keypeg-listener", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Stop listening."""
        self._stopped.set()
        self._thread.join()

    def _work(self) -> None:
        while not self._stopped.is_set():
            try:
                self._listen()
            except psycopg.Error as error:
                log.warning("lost the connection to the other servers: %s", type(error).__name__)
                self.listening.clear()
                self._stopped.wait(_RETRY_SECONDS)

    def _listen(self) -> None:
        with psycopg.connect(self._address, autocommit=True, application_name="keypeg-listener") as connection:
            connection.execute(f"LISTEN {CHANNEL}")
            self.listening.set()
            self._gap()
            while not self._stopped.is_set():
                for word in connection.notifies(timeout=_POLL_SECONDS):
                    self._hear(word.payload)
                    if self._stopped.is_set():
                        return

    def _hear(self, payload: str) -> None:
        table, _, rest = payload.partition(":")
        seq, _, origin = rest.partition(":")
        if origin != self._origin and seq.isdecimal():
            self._heard(table, int(seq))
