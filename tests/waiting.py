"""How tests wait: for what they expect, looking again and again, until a deadline that only a real fault reaches.

A busy machine may be a hundred times slower than an idle one, so no test counts on a moment. tests/test_waiting.py
checks that tests wait in no other way.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from typing import TypeVar

T = TypeVar("T")

PATIENCE = 300.0
"""Seconds until a test gives up waiting; also the time-out of every client, program and thread in tests."""
PATIENCE_MS = int(PATIENCE * 1_000)
"""The same in milliseconds, as Playwright counts."""
PAUSE = 0.01
"""Seconds between two looks."""


def attempts(what: object) -> Iterator[None]:
    """Yield again and again, with a short pause; fail if the caller has not stopped by the deadline.

    `what` is what the caller waits for; a function is called for its text when it is needed.
    """
    end = time.monotonic() + PATIENCE
    while True:
        yield
        _check(end, what)
        time.sleep(PAUSE)


async def attempts_async(what: object) -> AsyncIterator[None]:
    """Do the same as `attempts` on an event loop."""
    end = time.monotonic() + PATIENCE
    while True:
        yield
        _check(end, what)
        await asyncio.sleep(PAUSE)


def wait_until(condition: Callable[[], T], what: object = "what the test expects") -> T:
    """Wait until a condition holds, and return its value."""
    for _ in attempts(what):
        if found := condition():
            return found
    raise AssertionError("attempts never end without an error")


async def wait_until_async(condition: Callable[[], T], what: object = "what the test expects") -> T:
    """Do the same as `wait_until` on an event loop, which runs on meanwhile."""
    async for _ in attempts_async(what):
        if found := condition():
            return found
    raise AssertionError("attempts never end without an error")


async def finish(work: Awaitable[T]) -> T:
    """Wait for work on an event loop, and return its result."""
    return await asyncio.wait_for(work, PATIENCE)


async def let_others_run(turns: int = 5) -> None:
    """Give every task that can run so many turns of the event loop, however long they take."""
    for _ in range(turns):
        await asyncio.sleep(0)


def _check(end: float, what: object) -> None:
    if time.monotonic() > end:
        raise AssertionError(f"waited {PATIENCE:g} s in vain for {what() if callable(what) else what}")
