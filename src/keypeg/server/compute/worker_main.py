"""The program of a worker process: it reads questions from its input and writes the answers to its output."""

from __future__ import annotations

import os
import pickle
import signal
import sys
import time
from math import ceil
from queue import Empty, SimpleQueue
from threading import Thread
from typing import BinaryIO

from keypeg.errors import KeypegError

NICE = 10
"""How much lower its priority is than the server's."""
LIMITS_COMPUTING = sys.platform != "win32"
"""Whether the system can end a process that has computed for too long, however long that took."""
TOO_MUCH_COMPUTED = 0 if sys.platform == "win32" else int(signal.SIGXCPU)
"""The signal by which it does so."""


def main() -> None:
    """Answer questions until nobody asks for the first seconds that are named, or the server is gone.

    The second number is how many seconds may be computed for one question.
    """
    if hasattr(os, "nice"):
        os.nice(NICE)
    _keep_no_core()
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    # Whatever a library prints must not get between the answers.
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    questions: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=_read, args=(sys.stdin.buffer, questions), daemon=True).start()
    idle_seconds, most_seconds = map(float, sys.argv[1:3])
    while True:
        try:
            asked = questions.get(timeout=idle_seconds)
        except Empty:
            # The thread that reads holds its stream: Python would fail to end in an orderly way.
            os._exit(0)
        _limit_computing(most_seconds)
        answers.write(_answer(asked))
        answers.flush()


def _keep_no_core() -> None:
    """Let the system write no copy of the memory when it ends this process: a code may be in it."""
    if sys.platform != "win32":
        import resource

        resource.setrlimit(resource.RLIMIT_CORE, (0, resource.getrlimit(resource.RLIMIT_CORE)[1]))


def _limit_computing(seconds: float) -> None:
    """Let the system end this process once it has computed for so long from now on; it counts whole seconds."""
    if sys.platform != "win32":
        import resource

        most = resource.getrlimit(resource.RLIMIT_CPU)[1]
        wanted = ceil(time.process_time() + seconds)
        soft = wanted if most == resource.RLIM_INFINITY else min(wanted, most)
        resource.setrlimit(resource.RLIMIT_CPU, (soft, most))


def _read(stream: BinaryIO, questions: SimpleQueue[bytes]) -> None:
    """Read questions while the last one is being answered: that is how a server that ends is noticed at once."""
    while size := stream.read(4):
        questions.put(stream.read(int.from_bytes(size)))
    os._exit(0)


def _answer(asked: bytes) -> bytes:
    try:
        question, args, kwargs = pickle.loads(asked)  # noqa: S301 - from the server that started this process
        return pickle.dumps((True, question(*args, **kwargs)), pickle.HIGHEST_PROTOCOL)
    except KeypegError as error:
        return pickle.dumps((False, error), pickle.HIGHEST_PROTOCOL)
    except Exception as error:
        # A defect of ours: its values may not be picklable, and have no place in a log.
        told = RuntimeError(f"a question failed with {type(error).__name__}")
        return pickle.dumps((False, told), pickle.HIGHEST_PROTOCOL)


if __name__ == "__main__":
    main()
