"""The tables in memory: what this process knows of them, and how a batch of orders is about to change them."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping
from threading import Lock

from keypeg.errors import TableError, TableReason
from keypeg.table.live import Live
from keypeg.table.store import Store

MOST_ID_CHARACTERS = 32
SECRET = "secret"
"""How a line of the journal begins that a commitment may belong to."""


class Cache:
    """The tables in memory, the longest unused put out first."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._lives: OrderedDict[str, Live] = OrderedDict()
        self._lock = Lock()

    def get(self, table: str) -> Live | None:
        """The table as it was last seen."""
        with self._lock:
            live = self._lives.get(table)
            if live is not None:
                self._lives.move_to_end(table)
            return live

    def put(self, live: Live) -> None:
        """Keep a table, unless a later moment of it is known."""
        with self._lock:
            known = self._lives.get(live.id)
            if known is None or known.seq <= live.seq:
                self._lives[live.id] = live
                self._lives.move_to_end(live.id)
            while len(self._lives) > self._most:
                self._lives.popitem(last=False)

    def drop(self, table: str) -> None:
        """Forget a table; the store still has it."""
        with self._lock:
            self._lives.pop(table, None)


def refreshed(store: Store, cache: Cache, table: str) -> Live:
    """The table as the store has it now: only lines after the last one known are read."""
    known = cache.get(table)
    live: Live | None
    if known is None:
        saved = store.load(table) if _may_be_an_id(table) else None
        live = None if saved is None else Live.of(saved)
    else:
        live = _caught_up(store, known)
    if live is None:
        cache.drop(table)
        raise TableError(TableReason.UNKNOWN_TABLE)
    cache.put(live)
    return live


def catch_up(store: Store, cache: Cache, news: Mapping[str, int]) -> None:
    """Bring the tables that are known up to the seqs that others have told of, with one question for all of them."""
    known = {table: live for table in news if (live := cache.get(table)) is not None and live.lines}
    wanted = [(table, seq) for table, live in known.items() for seq in range(live.seq, news[table])]
    lines = store.lines_at(wanted)
    bound = [table for table, found in lines.items() if any(line.action.startswith(SECRET) for line in found)]
    commitments = store.commitments(bound)
    for table, live in known.items():
        found = lines.get(table, ())
        if found and found[0].seq == live.seq:
            cache.put(live.grown(found, commitments.get(table, ())))
    for saved in store.load_all([table for table in news if table not in known]).values():
        cache.put(Live.of(saved))


def _may_be_an_id(table: str) -> bool:
    # A database refuses some texts that a stranger may send.
    return len(table) <= MOST_ID_CHARACTERS and table.isascii() and table.isalnum()


def _caught_up(store: Store, known: Live) -> Live | None:
    lines = store.lines(known.id, known.seq)
    if lines is None:
        return None
    if not known.lines:
        # Once anything is played nobody sits down or leaves without the table being closed.
        chairs = store.chairs(known.id)
        if chairs != known.chairs:
            known = known.seated(chairs)
    if any(line.action.startswith(SECRET) for line in lines):
        known = known.committed(store.commitments([known.id]).get(known.id, ()))
    return known.grown(lines)


class Desk:
    """The tables as a batch of orders changes them, before any of it is durable."""

    def __init__(self, store: Store, cache: Cache) -> None:
        self._store = store
        self._cache = cache
        self.changed: dict[str, Live] = {}
        self.opened: dict[str, int] = {}

    def live(self, table: str) -> Live:
        """The table as far as this process knows, with what the batch has changed."""
        live = self.changed.get(table) or self._cache.get(table)
        return refreshed(self._store, self._cache, table) if live is None else live

    def fresh(self, table: str) -> Live:
        """The table as the store has it now, unless the batch has changed it."""
        live = self.changed.get(table)
        return refreshed(self._store, self._cache, table) if live is None else live

    def reseated(self, table: str) -> Live:
        """As `fresh`, and the seats are read again although the match may have begun."""
        if table not in self.changed:
            self._cache.drop(table)
        return self.fresh(table)

    def put(self, live: Live) -> None:
        """Change a table."""
        self.changed[live.id] = live
