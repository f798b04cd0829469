"""What surrounds every command: its streams, its exit code, and one line for whatever goes wrong."""

from __future__ import annotations

import os
import sys
import warnings
from collections.abc import Callable
from typing import NoReturn

from keypeg.cli.streams import OutputClosed, abandon_output, prepare_streams, write_error
from keypeg.errors import KeypegError
from keypeg.words import message, say

_MISTAKE = 2
"""The exit code for wrong input, the same as Typer's own."""
INTERRUPTED = 130


def report_error(error: KeypegError, language: str) -> int:
    """Say a mistake in one line, and return its exit code."""
    write_error(f"keypeg: {say(error.message, language)}\n")
    return _MISTAKE


def system_error(error: OSError) -> Exception:
    """Return what to raise for an error of the system: nothing is wrong if only our reader has ended."""
    if isinstance(error, BrokenPipeError):
        return OutputClosed()
    return KeypegError("system-error", problem=str(error.strerror or error))


def run_and_exit(
    run: Callable[[], int], *, language: Callable[[], str], aborts: tuple[type[BaseException], ...] = ()
) -> NoReturn:
    """Run something that returns an exit code, and exit with it; `aborts` mean the same as Ctrl-C."""
    warnings.showwarning = _show_warning
    prepare_streams()
    ends: tuple[type[BaseException], ...] = (KeyboardInterrupt, *aborts)
    try:
        code = run()
        if code or sys.stdout is None:
            abandon_output()
        sys.exit(code)
    except ends:
        write_error(f"\nkeypeg: {say(message('interrupted'), language())}\n")
        # Exit now: do not wait for a search that still runs on its own thread.
        os._exit(INTERRUPTED)


def _show_warning(message: Warning | str, *_: object, **__: object) -> None:
    write_error(f"keypeg: {message}\n")
    # The processes that this one starts would say it again.
    told = os.environ.get("PYTHONWARNINGS")
    rule = f"ignore:{str(message).partition(',')[0].partition(':')[0]}"
    os.environ["PYTHONWARNINGS"] = f"{told},{rule}" if told else rule
