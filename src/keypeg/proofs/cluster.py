"""Proofs on several machines, by Dask's distributed scheduler (extra `cluster`).

Start `dask scheduler` on one machine and `dask worker ADDRESS` on every machine that helps; Keypeg must be installed on
all of them. Workers may join and leave at any time: the scheduler gives the job of a lost worker to another one.
"""

from __future__ import annotations

import logging
import re
import signal
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

from keypeg.engine.proof import Proof, ProofShape
from keypeg.errors import KeypegError, MissingExtra, shorten
from keypeg.proofs.spread import Job, JobAnswer, Spread, grow, settle

ADDRESS = re.compile(r"(?:(?:tcp|tls|ws|wss)://)?(?:[\w.-]+|\[[0-9a-fA-F:.]+\]):(\d{1,5})")
MOST_PORT = 65_535
LOCAL = "local"
"""The address of a cluster that is started on this machine for one run."""
WAIT_SECONDS = 1.0
AHEAD = 2
"""Jobs handed out for each thread: enough that none waits, few enough that limits are fresh."""


class ClusterProgress(NamedTuple):
    """Where a run stands. `seconds_left` is None before the first answer; jobs that become superfluous shorten it."""

    lower: int
    upper: int
    jobs_done: int
    jobs_left: int
    threads: int
    seconds_left: float | None


@contextmanager
def connect_cluster(address: str, *, workers: int = 2, seconds: float = 10.0) -> Iterator[Any]:
    """Connect to a scheduler within some seconds; `local` starts one with `workers` processes on this machine."""
    found = ADDRESS.fullmatch(address)
    if address != LOCAL and (found is None or not 0 < int(found[1]) <= MOST_PORT):
        raise KeypegError("cluster-address", address=shorten(address))
    try:
        import distributed
    except ImportError:
        raise MissingExtra("cluster") from None
    if address == LOCAL:
        with deaf_children():
            cluster = distributed.LocalCluster(
                n_workers=workers, threads_per_worker=1, dashboard_address=None, silence_logs=logging.CRITICAL
            )
        with cluster, distributed.Client(cluster) as client:
            yield client
        return
    try:
        client = distributed.Client(address, timeout=seconds)
    except (OSError, ValueError, TypeError) as error:
        problem = shorten(str(error) or type(error).__name__)
        raise KeypegError("cluster-unreachable", address=shorten(address), problem=problem) from None
    with client:
        yield client


@contextmanager
def deaf_children() -> Iterator[None]:
    """Let processes that are started here ignore Ctrl-C: a terminal sends it to them, too, but it is for this one."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def prove_on(
    client: Any,  # noqa: ANN401 - distributed's client
    spread: Spread,
    *,
    on_progress: Callable[[ClusterProgress], object] | None = None,
    work: Callable[[ProofShape, Job], JobAnswer] = settle,
) -> Proof:
    """Prove with all workers of a cluster; whatever is settled is kept by `spread` as it comes."""
    run = _Run(client, spread, work)
    try:
        while run.fill():
            run.collect()
            if on_progress is not None:
                on_progress(run.progress())
        return spread.proof(run.grow_branches())
    finally:
        run.cancel()


class _Run:
    def __init__(self, client: Any, spread: Spread, work: Callable[[ProofShape, Job], JobAnswer]) -> None:  # noqa: ANN401
        self._client, self._spread, self._work = client, spread, work
        self._waiting: dict[Any, Job] = {}
        self._started = time.monotonic()

    @property
    def _threads(self) -> int:
        return sum(self._client.nthreads().values())

    def fill(self) -> bool:
        """Hand out jobs until every thread has some; whether any is under way."""
        for future, job in list(self._waiting.items()):
            if not self._spread.is_wanted(job):
                self._drop(future)
        while len(self._waiting) < AHEAD * max(1, self._threads) and (new := self._spread.next_job()):
            self._submit(new)
        return bool(self._waiting)

    def _submit(self, job: Job) -> None:
        self._waiting[self._client.submit(self._work, self._spread.shape, job, pure=False)] = job

    def _drop(self, future: Any) -> None:  # noqa: ANN401
        del self._waiting[future]
        future.cancel()

    def collect(self) -> None:
        """Take the answers that are in; wait a moment for the first."""
        import distributed

        try:
            done = distributed.wait(
                list(self._waiting), timeout=WAIT_SECONDS, return_when="FIRST_COMPLETED"
            ).done
        except TimeoutError:
            return
        for future in done:
            job = self._waiting.pop(future)
            try:
                self._spread.take(job, future.result())
            except (distributed.KilledWorker, distributed.CancelledError):
                self._submit(job)  # its workers died, which is no fault of the job

    def grow_branches(self) -> list[Any]:
        """Grow the branches of the best tree."""
        shape = self._spread.shape
        futures = [
            (row, self._client.submit(grow, shape, row, guess, pure=False))
            for row, guess in self._spread.branches()
        ]
        return [(row, future.result()) for row, future in futures]

    def progress(self) -> ClusterProgress:
        """Return where the run stands; the time left is that of the jobs left at the pace so far."""
        at = self._spread.progress
        gone = time.monotonic() - self._started
        left = gone / at.jobs_done * at.jobs_left if at.jobs_done else None
        return ClusterProgress(at.lower, at.upper, at.jobs_done, at.jobs_left, self._threads, left)

    def cancel(self) -> None:
        """Take back what is under way."""
        for future in list(self._waiting):
            self._drop(future)
