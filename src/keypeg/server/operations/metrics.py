"""What a server counts, in the text that Prometheus reads; without the extra `metrics` nothing is counted."""

from __future__ import annotations

import os
from collections import Counter as Counts
from contextlib import AbstractContextManager, nullcontext
from typing import TYPE_CHECKING, Self, TypeVar

from keypeg.errors import MissingExtra

if TYPE_CHECKING:
    from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

SHARED_FOLDER = "PROMETHEUS_MULTIPROC_DIR"
"""Where the workers of one server put their counters together; the name is the library's."""


K = TypeVar("K")


class Ignored:
    """A counter that counts nothing, where the library is not installed."""

    def labels(self, *_: str) -> Self:
        """Return the counter of these labels."""
        return self

    def inc(self, amount: float = 1) -> None:
        """Count more."""

    def dec(self) -> None:
        """Count one less."""

    def observe(self, amount: float) -> None:
        """Count an amount."""

    def track_inprogress(self) -> AbstractContextManager[None]:
        """Count one more for as long as this lasts."""
        return nullcontext()


class Metrics:
    """The counters of one process; with several workers `/metrics` tells their sum.

    What happens often is counted in plain numbers, and given to the library by `flush`.
    """

    seconds: Histogram | Ignored
    tables: Counter | Ignored
    followers: Gauge | Ignored
    _requests: Counter | Ignored
    _actions: Counter | Ignored
    _messages: Counter | Ignored

    def __init__(self) -> None:
        self.requests: Counts[tuple[str, int]] = Counts()
        self.actions: Counts[str] = Counts()
        self.socket_messages = 0
        self.stream_messages = 0
        self._registry: CollectorRegistry | None = None
        try:
            from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram
        except ModuleNotFoundError:
            self.seconds = self.tables = self.followers = Ignored()
            self._requests = self._actions = self._messages = Ignored()
            return
        here = self._registry = CollectorRegistry()
        self._requests = Counter("keypeg_requests", "Answers by status.", ["method", "status"], registry=here)
        self.seconds = Histogram(
            "keypeg_action_seconds",
            "From an action's arrival to its durable answer.",
            buckets=(0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5),
            registry=here,
        )
        self._actions = Counter("keypeg_actions", "Actions by outcome.", ["outcome"], registry=here)
        self.tables = Counter("keypeg_tables_opened", "Tables opened.", registry=here)
        self.followers = Gauge(
            "keypeg_followers",
            "Open WebSockets and streams.",
            ["kind"],
            registry=here,
            multiprocess_mode="livesum",
        )
        self._messages = Counter("keypeg_messages", "Live messages sent.", ["kind"], registry=here)

    @property
    def shared(self) -> bool:
        """Whether several workers put their counters together."""
        return SHARED_FOLDER in os.environ

    def flush(self) -> None:
        """Give the library what was counted since the last time."""
        for (method, status), count in _copy(self.requests):
            self._requests.labels(method, str(status)).inc(count)
        for outcome, count in _copy(self.actions):
            self._actions.labels(outcome).inc(count)
        self._messages.labels("socket").inc(self.socket_messages)
        self._messages.labels("stream").inc(self.stream_messages)
        self.socket_messages = self.stream_messages = 0

    def text(self) -> tuple[bytes, str]:
        """Return all counters, and their media type."""
        self.flush()
        if self._registry is None:
            raise MissingExtra("metrics")
        from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, generate_latest
        from prometheus_client.multiprocess import MultiProcessCollector

        if not self.shared:
            return generate_latest(self._registry), CONTENT_TYPE_LATEST
        shared = CollectorRegistry()
        MultiProcessCollector(shared)  # type: ignore[no-untyped-call]
        return generate_latest(shared), CONTENT_TYPE_LATEST

    def forget_worker(self) -> None:
        """Remove the open connections of this worker from the sum, since it ends."""
        self.flush()
        if self.shared and self._registry is not None:
            from prometheus_client.multiprocess import mark_process_dead

            mark_process_dead(os.getpid())  # type: ignore[no-untyped-call]


def _copy(counts: Counts[K]) -> list[tuple[K, int]]:
    found = list(counts.items())
    counts.clear()
    return found
