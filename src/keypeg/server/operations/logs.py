"""The log of a server: plain lines, or one JSON object per line for programs that collect logs."""

from __future__ import annotations

import logging
import time
from collections import Counter
from collections.abc import Callable
from datetime import UTC, datetime

import msgspec

REFUSALS_EVERY = 60.0

log = logging.getLogger(__name__)


class JsonFormatter(logging.Formatter):
    """Writes a record as one JSON object: `time`, `level`, `logger`, `message`, and the fields of the event."""

    def format(self, record: logging.LogRecord) -> str:
        """Return a line."""
        told: dict[str, object] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        told.update(getattr(record, "fields", {}))
        return msgspec.json.encode(told).decode()


def log_as_json() -> None:
    """Write everything from now on as JSON to standard error, refusals included."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonFormatter())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    logging.getLogger("keypeg").setLevel(logging.INFO)


class RefusalLog:
    """Logs refusals by their status: the first at once, and then at most one line a minute with their number."""

    def __init__(self, *, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._counts: Counter[int] = Counter()
        self._logged: dict[int, float] = {}

    def note(self, status: int) -> None:
        """Count a refusal, and log it when it is time."""
        self._counts[status] += 1
        now = self._now()
        if now - self._logged.get(status, -REFUSALS_EVERY) >= REFUSALS_EVERY:
            self._logged[status] = now
            count = self._counts.pop(status)
            fields = {"status": status, "count": count}
            log.info("%d requests were refused with %d", count, status, extra={"fields": fields})
