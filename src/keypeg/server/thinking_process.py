"""The process that thinks for a server: it reads questions from its input and writes the answers to its output."""

from __future__ import annotations

import os
import pickle
import sys
from queue import Empty, SimpleQueue
from threading import Thread
from typing import BinaryIO

from keypeg.errors import KeypegError

NICE = 10
"""How much lower its priority is than the server's."""


def main() -> None:
    """Answer questions until nobody asks for the seconds that the argument names, or the server is gone."""
    if hasattr(os, "nice"):
        os.nice(NICE)
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    # Whatever a library prints must not get between the answers.
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    questions: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=_read, args=(sys.stdin.buffer, questions), daemon=True).start()
    idle_seconds = float(sys.argv[1])
    while True:
        try:
            asked = questions.get(timeout=idle_seconds)
        except Empty:
            # The thread that reads holds its stream: Python would fail to end in an orderly way.
            os._exit(0)
        answers.write(_answered(asked))
        answers.flush()


def _read(stream: BinaryIO, questions: SimpleQueue[bytes]) -> None:
    """Read questions while the last one is being answered: that is how a server that ends is noticed at once."""
    while size := stream.read(4):
        questions.put(stream.read(int.from_bytes(size)))
    os._exit(0)


def _answered(asked: bytes) -> bytes:
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
