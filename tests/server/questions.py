"""Questions for the processes that think; they have to be in a module of their own, which such a process can import."""

from __future__ import annotations

import os
import signal
import sys
import threading
import time

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


def waited(seconds: float) -> str:
    """Take a while without computing anything, as a process does that gets no turn on a busy machine."""
    threading.Event().wait(seconds)
    return "answered"


def computed(seconds: float) -> float:
    """Compute for so long, and return how long it was."""
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds:
        pass
    return spent


def largest_core() -> int:
    import resource

    return resource.getrlimit(resource.RLIMIT_CORE)[0]


def computing() -> None:
    while True:
        pass


def endless() -> None:
    threading.Event().wait()


def died() -> None:
    os.kill(os.getpid(), signal.SIGKILL)
