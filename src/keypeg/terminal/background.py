"""Long work off the event loop, on threads that nobody has to wait for."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from threading import Thread
from threading import enumerate as running
from typing import TypeVar

T = TypeVar("T")

_NAME = "keypeg-away"


async def run_in_background(work: Callable[[], T]) -> T:
    """Return the result of the work; if the caller is cancelled or the program ends, the work runs on alone."""
    loop = asyncio.get_running_loop()
    done: asyncio.Future[T] = loop.create_future()

    def tell(how: Callable[[], None]) -> None:
        # The program may have ended meanwhile.
        with suppress(RuntimeError):
            loop.call_soon_threadsafe(lambda: None if done.done() else how())

    def run() -> None:
        try:
            found = work()
        except Exception as error:
            told = error
            tell(lambda: done.set_exception(told))
        else:
            tell(lambda: done.set_result(found))

    Thread(target=run, name=_NAME, daemon=True).start()
    return await done


def is_busy() -> bool:
    """Return whether some work is still running."""
    return any(thread.name == _NAME for thread in running())
