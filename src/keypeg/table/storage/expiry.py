"""What is closed and deleted because nobody needs it any more; what an owner keeps is never touched."""

from __future__ import annotations

from collections.abc import Callable

from keypeg.table.state.options import Limits
from keypeg.table.storage.store import Store

FORGOTTEN_AT_ONCE = 100
"""How many old tables are deleted in one transaction."""


def clear_out(store: Store, limits: Limits, *, now: float, close: Callable[[str, float], None]) -> int:
    """Let `close` close the tables that are idle, and delete what is too old; return how many tables were idle."""
    before = now - limits.idle_seconds
    idle = store.list_idle(before)
    for table in idle:
        close(table, before)
    # A few at a time, so that a move waits for one small transaction and not for all of them.
    while store.forget(now - limits.kept_seconds, most=FORGOTTEN_AT_ONCE):
        pass
    store.forget_addresses(now - limits.kept_seconds)
    store.erase_old(now - limits.recorded_seconds)
    return len(idle)
