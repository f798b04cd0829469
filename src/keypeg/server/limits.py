"""Rate limits, per address or per seat."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from collections.abc import Callable

from keypeg.api.refusals import Refusal
from keypeg.server.settings import Rate
from keypeg.words import message

MOST_KEPT = 50_000
_PER_WAIT, _LONGEST = 20, 10


class Buckets:
    """A token bucket per key: it fills at a steady rate, and each use takes one token."""

    def __init__(self, rate: Rate, *, now: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._now = now
        self._held: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, key: str, count: float = 1) -> bool:
        """Return whether the key is within its rate, and count one use; a large one may count as several."""
        now, count = self._now(), min(count, self._rate.burst)
        held, at = self._held.get(key, (self._rate.burst, now))
        held = min(self._rate.burst, held + (now - at) * self._rate.second)
        allowed = held >= count
        self._held[key] = (held - count if allowed else held, now)
        self._held.move_to_end(key)
        if len(self._held) > MOST_KEPT:
            self._held.popitem(last=False)
        return allowed


class Debts:
    """What each key has used beyond its rate, in any unit; it is lent, and paid back by waiting."""

    def __init__(self, rate: Rate, *, now: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._now = now
        self._owed: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def spend(self, key: str, amount: float) -> float:
        """Count an amount, and return how many seconds the key has to wait before the next one."""
        now, rate = self._now(), self._rate
        owed, at = self._owed.get(key, (0.0, now))
        owed = max(0.0, owed - (now - at) * rate.second) + amount
        self._owed[key] = (owed, now)
        self._owed.move_to_end(key)
        if len(self._owed) > MOST_KEPT:
            self._owed.popitem(last=False)
        return max(0.0, owed - rate.burst) / rate.second


class Spacing:
    """Tells how long each refused client waits for its answer, so that those of one key never come back all at once.

    The first waits for `seconds`, each further one a little longer, but nobody for more than ten times as long.
    """

    def __init__(self, seconds: float, *, now: Callable[[], float] = time.monotonic) -> None:
        self._seconds = seconds
        self._now = now
        self._last: OrderedDict[str, float] = OrderedDict()

    def wait(self, key: str) -> float:
        """Return the seconds that the next answer to this key waits, and count it."""
        now, seconds = self._now(), self._seconds
        due = max(now + seconds, self._last.get(key, 0) + seconds / _PER_WAIT)
        self._last[key] = due = min(due, now + _LONGEST * seconds)
        self._last.move_to_end(key)
        if len(self._last) > MOST_KEPT:
            self._last.popitem(last=False)
        return due - now


class Quota:
    """Counts how many things each key holds at once, up to a limit; None is no limit."""

    def __init__(self, most: int | None) -> None:
        self._most = most
        self._counts: Counter[str] = Counter()

    def take(self, key: str) -> bool:
        """Return whether the key may hold one more, and count it."""
        if self._most is not None and self._counts[key] >= self._most:
            return False
        self._counts[key] += 1
        return True

    def give(self, key: str) -> None:
        """Count one less for the key."""
        self._counts[key] -= 1
        if self._counts[key] <= 0:
            del self._counts[key]


def too_many(what: str) -> Refusal:
    """Return the refusal of a client that exceeds a rate."""
    return Refusal(429, "TOO_MANY", message("reason-too-many", what=what))
