"""What a server counts, in the text that Prometheus reads; without the extra `metrics` nothing is counted."""

from __future__ import annotations

import os
from contextlib import AbstractContextManager, nullcontext
from typing import TYPE_CHECKING, Self

from keypeg.errors import MissingExtra

if TYPE_CHECKING:
    from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

SHARED_FOLDER = "PROMETHEUS_MULTIPROC_DIR"
"""Where the workers of one server put their counters together; the name is the library's."""


class Ignored:
    """A counter that counts nothing, where the library is not installed."""

    def labels(self, *_: str) -> Self:
        """Return the counter of these labels."""
        return self

    def inc(self) -> None:
        """Count one more."""

    def dec(self) -> None:
        """Count one less."""

    def observe(self, amount: float) -> None:
        """Count an amount."""

    def track_inprogress(self) -> AbstractContextManager[None]:
        """Count one more for as long as this lasts."""
        return nullcontext()


class Metrics:
    """The counters of one process; with several workers `/metrics` tells their sum."""

    requests: Counter | Ignored
    seconds: Histogram | Ignored
    actions: Counter | Ignored
    tables: Counter | Ignored
    followers: Gauge | Ignored
    messages: Counter | Ignored

    def __init__(self) -> None:
        self._registry: CollectorRegistry | None = None
        try:
            from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram
        except ModuleNotFoundError:
            self.requests = self.seconds = self.actions = self.tables = self.followers = Ignored()
            self.messages = Ignored()
            return
        here = self._registry = CollectorRegistry()
        self.requests = Counter("keypeg_requests", "Answers by status.", ["method", "status"], registry=here)
        self.seconds = Histogram(
            "keypeg_action_seconds",
            "From an action's arrival to its durable answer.",
            buckets=(0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5),
            registry=here,
        )
        self.actions = Counter("keypeg_actions", "Actions by outcome.", ["outcome"], registry=here)
        self.tables = Counter("keypeg_tables_opened", "Tables opened.", registry=here)
        self.followers = Gauge(
            "keypeg_followers",
            "Open WebSockets and streams.",
            ["kind"],
            registry=here,
            multiprocess_mode="livesum",
        )
        self.messages = Counter("keypeg_messages", "Live messages sent.", ["kind"], registry=here)

    def text(self) -> tuple[bytes, str]:
        """Return all counters, and their media type."""
        if self._registry is None:
            raise MissingExtra("metrics")
        from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, generate_latest
        from prometheus_client.multiprocess import MultiProcessCollector

        if SHARED_FOLDER not in os.environ:
            return generate_latest(self._registry), CONTENT_TYPE_LATEST
        shared = CollectorRegistry()
        MultiProcessCollector(shared)  # type: ignore[no-untyped-call]
        return generate_latest(shared), CONTENT_TYPE_LATEST

    def forget_worker(self) -> None:
        """Take the open connections of this worker out of the sum, since it ends."""
        if SHARED_FOLDER in os.environ and self._registry is not None:
            from prometheus_client.multiprocess import mark_process_dead

            mark_process_dead(os.getpid())  # type: ignore[no-untyped-call]
