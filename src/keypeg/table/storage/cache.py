"""The tables in memory: what this process knows of them, and how a batch of orders is about to change them."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, contextmanager, suppress
from threading import Lock
from typing import TypeVar

from keypeg.errors import TableError, TableReason
from keypeg.table.state.stored import Planned, takes_over
from keypeg.table.state.table_state import TableState
from keypeg.table.storage.protocol import Storage

T = TypeVar("T")

MOST_ID_CHARACTERS = 32
SECRET = "secret"
"""How a line of the journal begins that a seal may belong to."""


_TABLE_BYTES, _LINE_BYTES = 2_000, 1_200
"""About what a table takes in memory, and each line of its journal (measured: 1,100 bytes a line)."""


_CLOSED_SHARE = 12
"""Tables that are closed may take this part of a cache: hardly anybody asks for them again."""


class Read:
    """A table that is being read from the store; it is `current` until somebody else changes or forgets the table."""

    __slots__ = ("current", "table")

    def __init__(self, table: str) -> None:
        self.table = table
        self.current = True


class Cache:
    """The tables in memory, bounded by their size: few of those that are closed, and of the others the last used."""

    def __init__(self, most_bytes: int) -> None:
        self._most_bytes = most_bytes
        self._bytes = 0
        self._states: OrderedDict[str, TableState] = OrderedDict()
        self._closed_bytes = 0
        self._closed: OrderedDict[str, int] = OrderedDict()
        self._reads: dict[str, set[Read]] = {}
        self._lock = Lock()

    def __len__(self) -> int:
        return len(self._states)

    def get(self, table: str) -> TableState | None:
        """Return the table as it was last seen."""
        with self._lock:
            state = self._states.get(table)
            if state is not None:
                self._states.move_to_end(table)
            return state

    def put(self, state: TableState) -> None:
        """Keep a table, unless a later state of it is known."""
        with self._lock:
            self._outdate(state.id)
            self._keep(state)

    def _keep(self, state: TableState) -> None:
        known = self._states.get(state.id)
        if known is None or known.seq <= state.seq:
            self._bytes += _size(state) - (0 if known is None else _size(known))
            self._states[state.id] = state
            self._states.move_to_end(state.id, last=state.closed is None)
            self._note_closed(state)
        while self._closed_bytes > self._most_bytes // _CLOSED_SHARE and len(self._closed) > 1:
            self._forget(next(iter(self._closed)))
        while self._bytes > self._most_bytes and len(self._states) > 1:
            self._forget(next(iter(self._states)))

    @contextmanager
    def begin_read(self, table: str) -> Iterator[Read]:
        """Read a table from the store for as long as this lasts, to keep it with `put_read`."""
        read = Read(table)
        with self._lock:
            self._reads.setdefault(table, set()).add(read)
        try:
            yield read
        finally:
            with self._lock:
                others = self._reads[table]
                others.discard(read)
                if not others:
                    del self._reads[table]

    def put_read(self, state: TableState, read: Read) -> TableState:
        """Keep a table that was read, and return it; if it has changed meanwhile, return what is known by now.

        A seat is taken without a line of the journal, so that the seq does not tell which of two states is later. Of
        two that read at once each keeps what it read: the one who asked later may not get what the other read earlier.
        """
        with self._lock:
            known = self._states.get(state.id)
            if read.current or (known is not None and known.seq < state.seq):
                self._keep(state)
                return state
            return state if known is None else known

    def _outdate(self, table: str) -> None:
        for read in self._reads.get(table, ()):
            read.current = False

    def _note_closed(self, state: TableState) -> None:
        before = self._closed.pop(state.id, 0)
        self._closed_bytes -= before
        if state.closed is not None:
            self._closed[state.id] = _size(state)
            self._closed_bytes += _size(state)

    def _forget(self, table: str) -> None:
        self._bytes -= _size(self._states.pop(table))
        self._closed_bytes -= self._closed.pop(table, 0)

    def clear(self) -> None:
        """Forget every table."""
        with self._lock:
            self._states.clear()
            self._closed.clear()
            self._bytes = self._closed_bytes = 0
            for table in self._reads:
                self._outdate(table)

    def drop(self, table: str) -> None:
        """Forget a table; the store still has it."""
        with self._lock:
            self._outdate(table)
            if table in self._states:
                self._forget(table)


def _size(state: TableState) -> int:
    return _TABLE_BYTES + _LINE_BYTES * len(state.lines)


def refresh_table(store: Storage, cache: Cache, table: str) -> TableState:
    """Return the table as the database has it now; only lines after the last known one are read."""
    with cache.begin_read(table) as read:
        known = cache.get(table)
        state: TableState | None
        if known is None:
            saved = store.load(table) if _may_be_an_id(table) else None
            state = None if saved is None else TableState.of(saved)
        else:
            state = _catch_up_known(store, known)
        if state is None:
            cache.drop(table)
            raise TableError(TableReason.UNKNOWN_TABLE)
        return cache.put_read(state, read)


def refresh_seats(store: Storage, cache: Cache, table: str) -> TableState:
    """Do the same as `refresh_table`, and read the seats again even if the match has begun.

    A seat that has moved to another device has a new token, and no line of the journal tells of it.
    """
    known = cache.get(table)
    if known is not None and known.seats_fixed and store.chairs(table) != known.chairs:
        cache.drop(table)
    return refresh_table(store, cache, table)


def catch_up(store: Storage, cache: Cache, news: Mapping[str, int]) -> None:
    """Read the new lines of all known tables up to the seqs that other processes reported, in one query."""
    known = {table: state for table in news if (state := cache.get(table)) is not None and state.seats_fixed}
    wanted = [(table, seq) for table, state in known.items() for seq in range(state.seq, news[table])]
    lines = store.lines_at(wanted)
    for table in [table for table, found in lines.items() if takes_over(found)]:
        del known[table]
    bound = [table for table, found in lines.items() if any(line.action.startswith(SECRET) for line in found)]
    seals = store.seals(bound)
    for table, state in known.items():
        found = lines.get(table, ())
        if found and found[0].seq == state.seq:
            cache.put(state.extend(found, seals.get(table, ())))
        if (after := cache.get(table)) is not None and after.closed:
            # Its rematch is no line of the journal, and may have been opened by now.
            with suppress(TableError):
                refresh_table(store, cache, table)
    with ExitStack() as stack:
        reads = {table: stack.enter_context(cache.begin_read(table)) for table in news if table not in known}
        for saved in store.load_all(list(reads)).values():
            cache.put_read(TableState.of(saved), reads[saved.id])


def _may_be_an_id(table: str) -> bool:
    # A database refuses some texts that a client may send.
    return len(table) <= MOST_ID_CHARACTERS and table.isascii() and table.isalnum()


def _catch_up_known(store: Storage, known: TableState) -> TableState | None:
    lines = store.lines(known.id, known.seq)
    if lines is None:
        return None
    if takes_over(lines):
        saved = store.load(known.id)
        return None if saved is None else TableState.of(saved)
    if not known.seats_fixed:
        chairs = store.chairs(known.id)
        if chairs != known.chairs:
            known = known.with_chairs(chairs)
    if any(line.action.startswith(SECRET) for line in lines):
        known = known.with_seals(store.seals([known.id]).get(known.id, ()))
    grown = known.extend(lines)
    return grown.with_rematch(store.rematch(grown.id)) if grown.closed else grown


class UnitOfWork:
    """The tables as a batch of orders changes them, before any of it is durable."""

    def __init__(self, store: Storage, cache: Cache) -> None:
        self._store = store
        self._cache = cache
        self.changed: dict[str, TableState] = {}
        self.opened: dict[str, int] = {}

    def load(self, table: str) -> TableState:
        """Return the table as this process knows it, with the changes of this batch."""
        state = self.changed.get(table) or self._cache.get(table)
        return refresh_table(self._store, self._cache, table) if state is None else state

    def read_fresh(self, table: str) -> TableState:
        """Return the table as the database has it now, unless this batch has changed it."""
        state = self.changed.get(table)
        return refresh_table(self._store, self._cache, table) if state is None else state

    def with_fresh_seats(self, table: str) -> TableState:
        """Do the same as `fresh`, and read everything again if the seats have changed."""
        state = self.changed.get(table)
        return refresh_seats(self._store, self._cache, table) if state is None else state

    def read_seats(self, table: str) -> TableState:
        """Do the same as `fresh`, and read the seats again even if the match has begun."""
        if table not in self.changed:
            self._cache.drop(table)
        return self.read_fresh(table)

    def put(self, state: TableState) -> None:
        """Change a table."""
        self.changed[state.id] = state


Plan = Callable[[UnitOfWork], Planned[T]]
"""Decides an order, or refuses it by raising a `KeypegError`; it is asked again if another process wrote first."""
