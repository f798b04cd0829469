"""Questions for the processes that think; they have to be in a module of their own, which such a process can import."""

from __future__ import annotations

import os
import signal
import sys
import threading

from keypeg.errors import IllegalAction, Reason


def process() -> int:
    return os.getpid()


def parent() -> int:
    return os.getppid()


def priority() -> int:
    return os.nice(0)


def variable(name: str) -> str | None:
    return os.environ.get(name)


def refused() -> None:
    raise IllegalAction(Reason.MATCH_OVER)


def failed() -> None:
    raise LookupError("RGBY")


def printed() -> str:
    print("this would get between the answers", flush=True)
    sys.stdout.flush()
    return "answered"


def endless() -> None:
    threading.Event().wait()


def died() -> None:
    os.kill(os.getpid(), signal.SIGKILL)
