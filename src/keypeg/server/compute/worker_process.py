"""Worker processes: whatever the engine needs long for runs beside the server and never inside it.

A search in a thread of the server would take turns with the event loop, so that everybody's moves wait for one
person's review. A process of its own has a lower priority, can be ended when it takes too long, and gives its memory
back when nobody asks for a while.
"""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
from collections.abc import Callable
from threading import Event, Lock, Timer
from typing import IO, ParamSpec, TypeVar, cast

from keypeg.errors import NoAnswer, StoreError
from keypeg.server.compute.worker_main import LIMITS_COMPUTING, TOO_MUCH_COMPUTED
from keypeg.server.settings import VARIABLE

P = ParamSpec("P")
T = TypeVar("T")
_Process = subprocess.Popen[bytes]

_MOST_SECONDS = 30.0
"""How long a process may compute for one question; the engine's own limits are lower."""
LONGEST_SECONDS = 600.0
"""How long a question may take at all. A process of low priority hardly gets a turn on a busy machine."""
IDLE_SECONDS = 60.0
"""How long a process waits for the next question before it ends."""
_COMMAND = (sys.executable, "-m", "keypeg.server.compute.worker_main")
_UNSHARED = (VARIABLE, "PGPASSWORD")
"""What the environment of a server may hold that a search has no need to know: the address of the database, say."""
_TRIES = 2
"""A process may end while it is being asked, because nobody asked for so long: then another one is asked."""


class WorkerProcess:
    """A process that answers one question at a time; it is started when somebody asks."""

    def __init__(
        self,
        *,
        most_seconds: float = _MOST_SECONDS,
        longest_seconds: float = LONGEST_SECONDS,
        idle_seconds: float = IDLE_SECONDS,
    ) -> None:
        self._most_seconds = most_seconds
        # Where the system does not limit what a process computes, only the clock does.
        self._longest_seconds = longest_seconds if LIMITS_COMPUTING else most_seconds
        self._idle_seconds = idle_seconds
        self._process: _Process | None = None
        self._asking = Lock()
        self._changing = Lock()
        self._closed = False

    def ask(self, question: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> T:
        """Return the answer of the process; raise what the question raises there.

        Raises `NoAnswer` if it takes too long or the process dies twice, and `StoreError` once this is closed.
        """
        with self._asking:
            for _ in range(_TRIES):
                process = self._start()
                if process is None:
                    return question(*args, **kwargs)
                found = self._ask_process(process, (question, args, kwargs))
                if found is not None:
                    answered, answer = found
                    if answered:
                        return cast(T, answer)
                    raise cast(Exception, answer)
        raise NoAnswer

    def tidy(self) -> None:
        """Let go of a process that has ended because nobody asked; never waits."""
        with self._changing:
            if self._process is not None and self._asking.acquire(blocking=False):
                if self._process.poll() is not None:
                    _let_go(self._process)
                    self._process = None
                self._asking.release()

    def stop(self) -> None:
        """End the process, whatever it is thinking about, and refuse further questions; never waits."""
        with self._changing:
            self._closed = True
            if self._process is not None:
                self._process.kill()

    def close(self) -> None:
        """Stop, and wait until the process has ended."""
        self.stop()
        with self._asking, self._changing:
            if self._process is not None:
                _let_go(self._process)
                self._process = None

    def _ask_process(self, process: _Process, asked: object) -> tuple[bool, object] | None:
        """Return whether there is an answer, and the answer or the error; None if the process has ended."""
        told = pickle.dumps(asked, pickle.HIGHEST_PROTOCOL)
        late = Event()

        def end() -> None:
            late.set()
            process.kill()

        timer = Timer(self._longest_seconds, end)
        timer.daemon = True
        timer.start()
        try:
            return _exchange(process, told)
        except (EOFError, OSError, pickle.UnpicklingError):
            self._forget(process)
            if late.is_set() or process.returncode == -TOO_MUCH_COMPUTED:
                raise NoAnswer from None
            return None
        finally:
            timer.cancel()

    def _start(self) -> _Process | None:
        """Return the process; None where none can be started, so that this one has to think."""
        with self._changing:
            if self._closed:
                raise StoreError("store-closing")
            if self._process is not None and self._process.poll() is not None:
                _let_go(self._process)
                self._process = None
            if self._process is None:
                try:
                    self._process = _start_process(self._idle_seconds, self._most_seconds)
                except OSError:
                    return None
            return self._process

    def _forget(self, process: _Process) -> None:
        process.kill()
        _let_go(process)
        with self._changing:
            self._process = None


def _start_process(idle_seconds: float, most_seconds: float) -> _Process:
    command = (*_COMMAND, str(idle_seconds), str(most_seconds))
    environment = {name: value for name, value in os.environ.items() if name not in _UNSHARED}
    # Ctrl-C in a terminal is for the server, which ends its processes itself.
    flags, group = 0, None
    if sys.platform == "win32":
        flags = subprocess.CREATE_NEW_PROCESS_GROUP | subprocess.BELOW_NORMAL_PRIORITY_CLASS
    else:
        group = 0
    return subprocess.Popen(  # noqa: S603 - our own program
        command,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env=environment,
        creationflags=flags,
        process_group=group,
    )


def _exchange(process: _Process, told: bytes) -> tuple[bool, object]:
    questions, answers = cast(IO[bytes], process.stdin), cast(IO[bytes], process.stdout)
    questions.write(len(told).to_bytes(4) + told)
    questions.flush()
    return cast(tuple[bool, object], pickle.load(answers))  # noqa: S301 - written by our own process


def _let_go(process: _Process) -> None:
    """Close what connected us with a process that has ended."""
    process.wait()
    for stream in (process.stdin, process.stdout):
        try:
            if stream is not None:
                stream.close()
        except OSError:
            # What was not sent cannot be sent any more.
            continue
