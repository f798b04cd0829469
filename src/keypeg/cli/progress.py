"""Progress on standard error: a bar where the work takes longer than a second, or a line that changes."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, TypeVar

from keypeg.cli.streams import write_error

if TYPE_CHECKING:
    from rich.progress import Progress as Bar

T = TypeVar("T")

_LOOK_SECONDS = 0.1
BAR_DELAY_SECONDS = 1.0
"""Seconds before the bar appears."""


@contextmanager
def show_progress(label: str) -> Iterator[Callable[[int, int], None]]:
    """Yield a function to call with the amount done and the total."""
    started = time.monotonic()
    bar: Bar | None = None

    def update(done: int, total: int) -> None:
        nonlocal bar
        if bar is None:
            if (
                time.monotonic() - started < BAR_DELAY_SECONDS
                or sys.stderr is None
                or not sys.stderr.isatty()
            ):
                return
            bar = _start_bar()
            bar.add_task(label, total=total)
        bar.update(bar.task_ids[0], completed=done, total=total)

    try:
        yield update
    finally:
        if bar is not None:
            bar.stop()


@contextmanager
def show_line(describe: Callable[[T], str]) -> Iterator[Callable[[T], None] | None]:
    """Yield a function that shows a state, described, on one line; None if standard error is no terminal."""
    if sys.stderr is None or not sys.stderr.isatty():
        yield None
        return
    try:
        yield lambda at: write_error(f"\r\x1b[2K{describe(at)}")
    finally:
        write_error("\r\x1b[2K")


def run_interruptibly(
    work: Callable[[], T],
    look: Callable[[], None] = lambda: None,
    *,
    grace: Callable[[], float] | None = None,
) -> T:
    """Run work on its own thread and return its result; `look` is called meanwhile, so Ctrl-C works at once.

    After Ctrl-C `grace` is called, to stop the work; it returns the seconds that the work gets to tidy up.
    """
    from concurrent.futures import Future, wait
    from threading import Thread

    done: Future[T] = Future()

    def run() -> None:
        try:
            done.set_result(work())
        except BaseException as error:
            done.set_exception(error)

    Thread(target=run, name="keypeg-work", daemon=True).start()
    while True:
        try:
            return done.result(_LOOK_SECONDS)
        except TimeoutError:
            if done.done():
                raise
            look()
        except KeyboardInterrupt:
            if grace is not None:
                wait([done], timeout=grace())
            raise


def _start_bar() -> Bar:
    from rich.console import Console
    from rich.progress import Progress

    bar = Progress(console=Console(stderr=True), transient=True)
    bar.start()
    return bar
