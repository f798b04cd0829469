"""Lines of journals that other processes tell of: whoever hears of a move hears the move, and need not read it.

A word on the channel is `table:seq:origin`. If nothing but moves was written, another colon follows, and the lines as
JSON. They are left out where they are too long, and where a code is set: its seal has to be read anyway, and a
code has no place there.
"""

from __future__ import annotations

from collections import OrderedDict
from threading import Lock

import msgspec

from keypeg.table.state.stored import JournalLine, Writes, takes_over
from keypeg.table.storage.cache import SECRET, Cache

_MOST_CHARACTERS = 7_900
"""PostgreSQL refuses a word of 8,000 bytes."""
MOST_TABLES = 1_000
MOST_WORDS = 32
_decode = msgspec.json.Decoder(list[tuple[int, int | None, str, str | None, float]]).decode


def word(writes: Writes, origin: str) -> str:
    """Return what the other processes are told of something that was written."""
    head = f"{writes.table}:{writes.seq}:{origin}"
    if not writes.moves_only:
        return head
    if writes.seals or any(str(row["action"]).startswith(SECRET) for row in writes.lines):
        return f"{head}:"
    rows = [(row["seq"], row["seat"], row["action"], row.get("action_id"), row["at"]) for row in writes.lines]
    told = f"{head}:{msgspec.json.encode(rows).decode()}"
    return told if told.isascii() and len(told) < _MOST_CHARACTERS else f"{head}:"


class HeardLines:
    """The last lines that were heard of each table, until somebody here wants to know them."""

    def __init__(self) -> None:
        self._words: OrderedDict[str, list[str]] = OrderedDict()
        self._lock = Lock()

    def add(self, table: str, lines: str) -> None:
        """Keep lines of a table; without any, what was kept of it is no longer complete."""
        with self._lock:
            if not lines:
                self._words.pop(table, None)
                return
            words = self._words.setdefault(table, [])
            words.append(lines)
            self._words.move_to_end(table)
            if len(words) > MOST_WORDS or len(self._words) > MOST_TABLES:
                self._words.popitem(last=len(words) > MOST_WORDS)

    def take(self, table: str, since: int) -> tuple[JournalLine, ...]:
        """Return the lines of a table from `since` on, without a gap; none where the first is missing."""
        with self._lock:
            words = self._words.pop(table, [])
        found: list[JournalLine] = []
        for row in (row for told in words for row in _decode(told)):
            if row[0] == since + len(found):
                found.append(JournalLine(*row))
        return tuple(found)


def advance_cached(cache: Cache, heard: HeardLines, table: str, seq: int) -> bool:
    """Bring a table of a cache to a seq by the lines that were heard; return whether that was enough."""
    known = cache.get(table)
    if known is None or not known.seats_fixed:
        return False
    lines = heard.take(table, known.seq)
    if takes_over(lines):
        return False
    if lines:
        try:
            known = known.extend(lines)
        except Exception:
            # Whoever reads the table tells what is wrong with it.
            return False
        cache.put(known)
    return known.seq >= seq
