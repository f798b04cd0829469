"""The supervisor of several workers: it replaces those that end, however often they fail to start."""

from __future__ import annotations

import logging
import multiprocessing
import os
import time
from collections.abc import Callable
from dataclasses import dataclass
from threading import Thread

from uvicorn.config import STARTUP_FAILURE
from uvicorn.supervisors import Multiprocess
from uvicorn.supervisors.multiprocess import Process

log = logging.getLogger(__name__)

FIRST_PAUSE, LONGEST_PAUSE = 0.5, 30.0
"""How many seconds pass before a worker that could not start is tried again; the pause doubles each time."""


def end_with_supervisor() -> None:
    """Let a worker end at once when its supervisor is gone: it would keep the port that the next one needs."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        Thread(target=_wait_for_end, args=(parent.join,), name="keypeg-supervised", daemon=True).start()


def _wait_for_end(wait: Callable[[], object]) -> None:
    # A pipe that only the supervisor holds at its other end: the system closes it, however the supervisor ends.
    wait()
    log.warning("the supervisor is gone: this worker ends")
    # Whatever was acknowledged is saved. An orderly end would wait for connections while it holds the port.
    os._exit(1)


@dataclass(slots=True)
class _Failures:
    """How often the worker of one place has failed to start since the last that did, and when to try again."""

    count: int = 0
    retry_at: float | None = None

    def wait(self, problem: str) -> None:
        """Count a failure, and wait twice as long as the last time."""
        pause = min(LONGEST_PAUSE, FIRST_PAUSE * 2**self.count)
        self.count += 1
        self.retry_at = time.monotonic() + pause
        log.error("%s; the next try is in %.1f s", problem, pause)


class Supervisor(Multiprocess):
    """Uvicorn's supervisor, which lives on when a worker cannot start, and notices at once that one has died."""

    _failures: dict[int, _Failures]

    def run(self) -> None:
        """Keep the workers alive until a signal asks to stop; an error ends the workers, and is raised."""
        self._failures = {}
        try:
            super().run()
        except BaseException:
            self.terminate_all()
            self.join_all()
            raise

    def init_processes(self) -> None:
        """Start every worker."""
        for _ in range(self.processes_num):
            self.processes.append(self._start_worker())

    def keep_subprocess_alive(self) -> None:
        """Replace workers that have died or do not answer; one that could not start is tried again later."""
        for place, worker in enumerate(self.processes):
            if self.should_exit.is_set():
                return
            failures = self._failures.setdefault(place, _Failures())
            if failures.retry_at is not None and not worker.process.is_alive():
                if time.monotonic() >= failures.retry_at:
                    self._replace(place, failures)
                continue
            failures.retry_at = None
            # While we hold the worker's end of the pipe, its death does not end the wait, and nothing else is done.
            worker.child_conn.close()
            if worker.is_alive(timeout=self.config.timeout_worker_healthcheck):
                if failures.count and worker.is_ready():
                    failures.count = 0
                continue
            worker.kill()
            worker.join()
            if worker.exitcode == STARTUP_FAILURE or failures.count:
                failures.wait(f"worker {worker.pid} ended with exit code {worker.exitcode}")
            else:
                # It may have been killed before it served: then the next one waits.
                failures.count = 1
                self._replace(place, failures)

    def _replace(self, place: int, failures: _Failures) -> None:
        try:
            self.processes[place] = self._start_worker()
            failures.retry_at = None
        except OSError as error:
            failures.wait(f"a worker could not be started: {error.strerror}")

    def _start_worker(self) -> Process:
        worker = Process(self.config, self.sockets)
        worker.start()
        return worker
