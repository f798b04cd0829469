"""The states of the tables that somebody looks at, as bytes: made once for everyone who sees the same."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable

from keypeg.api.encoding import encode
from keypeg.api.events import events_of
from keypeg.api.state_encoder import EncodedState, StateEncoder
from keypeg.table import TableView
from keypeg.table.state.snapshot import Absent, TableSnapshot

_MOST_TABLES = 2_048
Company = tuple[frozenset[int], str | None, Absent | None, float | None, int]
"""What a state tells that is not in the journal: the seats that are connected, the rematch, who is missing, when
somebody saw the game that waits for them, and how many people watch."""


class TableStates:
    """What has been encoded of one table at its present moment."""

    __slots__ = ("_encoders", "_events", "_message", "_snapshot", "_states")

    def __init__(self, snapshot: TableSnapshot) -> None:
        self._snapshot = snapshot
        self._encoders: dict[str, StateEncoder] = {}
        self._states: dict[tuple[int | None, str], tuple[Company, EncodedState]] = {}
        self._events: dict[tuple[int, str], bytes] = {}
        self._message: tuple[tuple[object, ...], bytes] = ((), b"")

    def come_to(self, snapshot: TableSnapshot) -> bool:
        """Forget what was encoded before this moment; return False where a later one is known."""
        if snapshot == self._snapshot:
            return True
        if snapshot.seq < self._snapshot.seq:
            return False
        self._snapshot = snapshot
        self._states.clear()
        self._events.clear()
        self._message = ((), b"")
        return True

    def find(self, seat: int | None, language: str, company: Company) -> EncodedState | None:
        """Return the state of a seat in a language, if it is encoded already."""
        found = self._states.get((seat, language))
        return found[1] if found is not None and found[0] == company else None

    def add(self, view: TableView, language: str, company: Company, *, left: int | None) -> EncodedState:
        """Encode the state of a seat in a language."""
        encoder = self._encoders.get(language)
        if encoder is None:
            encoder = self._encoders[language] = StateEncoder(language)
        online, rematch, absent, _, watchers = company
        state = encoder.encode(
            view, online=online, left=left, rematch=rematch, absent=absent, watchers=watchers
        )
        self._states[view.seat, language] = (company, state)
        return state

    def events(self, since: int, language: str) -> bytes:
        """Return what happened after `since`, encoded."""
        found = self._events.get((since, language))
        if found is None:
            found = encode(events_of(self._snapshot.events(since), language))
            self._events[since, language] = found
        return found

    def share(self, key: tuple[object, ...], make: Callable[[], bytes]) -> bytes:
        """Return a message to spectators: if the last one had the same key, the same bytes."""
        if self._message[0] != key:
            self._message = (key, make())
        return self._message[1]


class States:
    """The encoded states of many tables, the longest unused put out first."""

    def __init__(self, most: int = _MOST_TABLES) -> None:
        self._most = most
        self._tables: OrderedDict[str, TableStates] = OrderedDict()

    def drop(self, table: str) -> None:
        """Forget what is encoded of a table, since nobody follows it any more."""
        self._tables.pop(table, None)

    def at(self, snapshot: TableSnapshot) -> TableStates:
        """Return what is encoded of a table at a moment; of an earlier one than is known, nothing is kept."""
        known = self._tables.get(snapshot.id)
        if known is None:
            known = self._tables[snapshot.id] = TableStates(snapshot)
            if len(self._tables) > self._most:
                self._tables.popitem(last=False)
            return known
        self._tables.move_to_end(snapshot.id)
        return known if known.come_to(snapshot) else TableStates(snapshot)
