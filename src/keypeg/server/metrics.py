"""What a server counts, in the text that Prometheus reads."""

from __future__ import annotations

import os

from prometheus_client import (
    CONTENT_TYPE_LATEST,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    generate_latest,
)
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

CONTENT_TYPE = CONTENT_TYPE_LATEST
SHARED_FOLDER = "PROMETHEUS_MULTIPROC_DIR"
"""Where the workers of one server put their counters together; the name is the library's."""


class Metrics:
    """The counters of one process; with several workers `/metrics` tells their sum."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        self.requests = Counter(
            "keypeg_requests", "Answers by status.", ["method", "status"], registry=self._registry
        )
        self.seconds = Histogram(
            "keypeg_action_seconds",
            "From an action's arrival to its durable answer.",
            buckets=(0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5),
            registry=self._registry,
        )
        self.actions = Counter("keypeg_actions", "Actions by outcome.", ["outcome"], registry=self._registry)
        self.tables = Counter("keypeg_tables_opened", "Tables opened.", registry=self._registry)
        self.followers = Gauge(
            "keypeg_followers",
            "Open WebSockets and streams.",
            ["kind"],
            registry=self._registry,
            multiprocess_mode="livesum",
        )
        self.messages = Counter("keypeg_messages", "Live messages sent.", ["kind"], registry=self._registry)

    def text(self) -> bytes:
        """All counters."""
        if SHARED_FOLDER not in os.environ:
            return generate_latest(self._registry)
        shared = CollectorRegistry()
        MultiProcessCollector(shared)  # type: ignore[no-untyped-call]
        return generate_latest(shared)


def forget_worker() -> None:
    """Take the open connections of this worker out of the sum, since it ends."""
    if SHARED_FOLDER in os.environ:
        mark_process_dead(os.getpid())  # type: ignore[no-untyped-call]
