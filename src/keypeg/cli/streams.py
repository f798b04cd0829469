"""Standard input, output and error, which may be closed, full, or read by nobody."""

from __future__ import annotations

import os
import sys
from contextlib import suppress

from keypeg.errors import KeypegError


class OutputClosed(Exception):
    """The program that read our output has ended: there is nobody left to write for."""


def prepare_streams() -> None:
    """Write what a stream cannot show as escapes, and not as a crash."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="backslashreplace")


def write_out(text: str) -> None:
    """Write to standard output, now; say in one line why that is not possible."""
    if sys.stdout is None:
        raise KeypegError("stream-closed-out")
    try:
        sys.stdout.write(text)
        sys.stdout.flush()
    except BrokenPipeError:
        raise OutputClosed from None
    except OSError as error:
        raise KeypegError("stream-unwritable", problem=str(error.strerror)) from None


def write_error(text: str) -> None:
    """Write to standard error, if somebody can read it."""
    if sys.stderr is not None:
        with suppress(OSError, ValueError):
            sys.stderr.write(text)
            sys.stderr.flush()


def abandon_output() -> None:
    """Let nothing that is still buffered be written when the interpreter ends."""
    if sys.stdout is None:
        return
    with suppress(OSError, ValueError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())
        os.close(nowhere)


def input_is_terminal() -> bool:
    """Whether a person types; a closed input is none."""
    return sys.stdin is not None and sys.stdin.isatty()


def output_is_terminal() -> bool:
    """Whether a person reads the answer on a screen."""
    return sys.stdout is not None and sys.stdout.isatty()
