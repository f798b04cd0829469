"""The settings of a server; everything has a default."""

from __future__ import annotations

import msgspec

VARIABLE = "KEYPEG_SERVER"
"""The environment variable in which a worker finds the settings of its supervisor."""


class Rate(msgspec.Struct, frozen=True):
    """A rate limit: uses per second on average, and at once."""

    second: float
    burst: float


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """How a server behaves.

    `origins` are further origins its own page may come from, such as `https://example.org`. `sites` are the origins of
    sites without a server (`make site`) whose tables may be moved here; they may do nothing else. `metrics_at` is the
    host and port that the metrics have to themselves; None serves them beside everything else. `countdown` is how many
    seconds pass between the start of a round in a room and its first guess.
    """

    database: str | None = None
    page: str | None = None
    origins: tuple[str, ...] = ()
    sites: tuple[str, ...] = ()
    limited: bool = True
    metrics_at: tuple[str, int] | None = None
    requests: Rate = Rate(50, 300)
    frames: Rate = Rate(100, 600)
    large_messages: Rate = Rate(2_000_000, 16_000_000)
    openings: Rate = Rate(0.5, 40)
    joins: Rate = Rate(0.01, 10)
    room_joins: Rate = Rate(1, 120)
    actions: Rate = Rate(10, 40)
    reactions: Rate = Rate(0.5, 4)
    reactions_by_address: Rate = Rate(5, 40)
    helps: Rate = Rate(2, 20)
    helps_by_address: Rate = Rate(5, 60)
    helps_at_once: int = 2
    reviews_per_address: int = 3
    reviews_waiting: int = 24
    connections_per_address: int = 1_000
    sockets_per_address: int = 500
    spectators_per_address: int = 100
    tables_per_address: int = 200
    seats_per_address: int = 500
    body_bytes: int = 16_384
    header_bytes: int = 32_768
    query_bytes: int = 2_048
    request_seconds: float = 20.0
    refused_seconds: float = 1.0
    heartbeat: float = 20.0
    send_seconds: float = 20.0
    countdown: float = 3.0
    idle_days: float = 7
    kept_days: float = 30
    recorded_days: float = 3 * 365
    log_json: bool = False
