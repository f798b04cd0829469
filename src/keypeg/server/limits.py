"""Limits by rate: so many a second, for an address or for a seat."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from collections.abc import Callable

from keypeg.server.refusals import Refusal
from keypeg.server.settings import Rate
from keypeg.words import message

MOST_KEPT = 50_000


class Buckets:
    """A bucket of allowances for each key: it fills at a steady rate, and each use takes one out."""

    def __init__(self, rate: Rate, *, now: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._now = now
        self._held: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, key: str) -> bool:
        """Whether the key may do it now."""
        now = self._now()
        held, at = self._held.get(key, (self._rate.burst, now))
        held = min(self._rate.burst, held + (now - at) * self._rate.second)
        allowed = held >= 1
        self._held[key] = (held - 1 if allowed else held, now)
        self._held.move_to_end(key)
        if len(self._held) > MOST_KEPT:
            self._held.popitem(last=False)
        return allowed


class Held:
    """How many things each key holds at once; None is no limit."""

    def __init__(self, most: int | None) -> None:
        self._most = most
        self._counts: Counter[str] = Counter()

    def take(self, key: str) -> bool:
        """Whether the key may hold one more; it does from now on."""
        if self._most is not None and self._counts[key] >= self._most:
            return False
        self._counts[key] += 1
        return True

    def give(self, key: str) -> None:
        """The key lets go of one."""
        self._counts[key] -= 1
        if self._counts[key] <= 0:
            del self._counts[key]


def too_many(what: str) -> Refusal:
    """Return the refusal of somebody who is too quick."""
    return Refusal(429, "TOO_MANY", message("reason-too-many", what=what))
