"""The worker processes of a server, and who waits for them: one address never makes the others wait for long."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from functools import partial
from typing import ParamSpec, TypeVar

from keypeg.server.compute.worker_process import WorkerProcess
from keypeg.server.limits import Quota

P = ParamSpec("P")
T = TypeVar("T")


class AddressQueue:
    """Lets few of an address go on at once; the others wait, first come first served. None lets everybody go on."""

    def __init__(self, most: int | None) -> None:
        self._held = Quota(most)
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}

    @asynccontextmanager
    async def turn(self, address: str) -> AsyncIterator[None]:
        """Wait for a turn of this address, and hold it."""
        if not self._held.take(address):
            coming: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self._waiting.setdefault(address, deque()).append(coming)
            try:
                await coming
            except asyncio.CancelledError:
                if not coming.cancelled():
                    self._pass_on(address)
                raise
        try:
            yield
        finally:
            self._pass_on(address)

    def _pass_on(self, address: str) -> None:
        waiting = self._waiting.get(address, deque())
        while waiting:
            coming = waiting.popleft()
            if not coming.done():
                coming.set_result(None)
                return
        self._waiting.pop(address, None)
        self._held.give(address)


class PoolWorker:
    """A worker process, and a thread that waits for it."""

    def __init__(self, name: str) -> None:
        self.process = WorkerProcess()
        self._thread = ThreadPoolExecutor(1, thread_name_prefix=f"keypeg-{name}")

    async def ask(self, question: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> T:
        """Return the answer of the process to a question."""
        return await self.run(partial(self.process.ask, question, *args, **kwargs))

    async def run(self, work: Callable[[], T]) -> T:
        """Do something in the thread of this worker, which may ask its process."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, work)

    def stop(self) -> None:
        """End the process: whoever waits is refused, and so is everybody who asks from now on."""
        self.process.stop()

    def close(self) -> None:
        """Stop, and wait for the thread and the process."""
        self.stop()
        self._thread.shutdown(cancel_futures=True)
        self.process.close()


class WorkerPool:
    """One worker each for questions in play, for reviews, which take seconds, and for computers that play."""

    def __init__(self) -> None:
        self.helps = PoolWorker("helper")
        self.reviews = PoolWorker("reviewer")
        self.players = PoolWorker("player")

    def __iter__(self) -> Iterator[PoolWorker]:
        return iter((self.helps, self.reviews, self.players))

    def tidy(self) -> None:
        """Let go of processes that have ended because nobody asked; never waits."""
        for worker in self:
            worker.process.tidy()

    def stop(self) -> None:
        """End all processes; never waits."""
        for worker in self:
            worker.stop()

    def close(self) -> None:
        """Stop, and wait for all of them."""
        for worker in self:
            worker.close()
