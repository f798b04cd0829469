"""Back-pressure: under load, clients that wait for a move are served before the one who made it.

A program that plays at full speed sends its next move as soon as the last one is answered. If answers went out at once,
moves would pile up in front of the writer, and everyone would wait through the whole pile for the move of another. So
while many moves are under way their answers wait. An answer is hardly later for it, since nearly as many are given each
second either way; but whoever waits for a move hears of it sooner.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from contextlib import AbstractContextManager

FEW = 8
"""So many moves under way hold no answer back."""
AT_ONCE = 16
"""Answers let out together, so that the moves they bring can share a commit."""
_TICK_SECONDS = 0.02
_MOST_SECONDS = 0.5


class _Move(AbstractContextManager[None]):
    def __init__(self, begin: Callable[[], None], end: Callable[[], None]) -> None:
        self._begin = begin
        self._end = end

    def __enter__(self) -> None:
        self._begin()

    def __exit__(self, *_: object) -> None:
        self._end()


class Backpressure:
    """The moves under way, and the answers that wait for them; used on the event loop only."""

    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._under_way = 0
        # Answers sent recently: each may bring another move soon.
        self._expected = 0
        self._waiting: deque[tuple[float, asyncio.Future[None]]] = deque()
        self._ticking = False
        # One for all moves: it holds nothing of its own.
        self._move = _Move(self._begin, self._end)

    def move(self) -> AbstractContextManager[None]:
        """Count a move as under way for as long as this lasts."""
        return self._move

    def _begin(self) -> None:
        self._under_way += 1
        if self._expected:
            self._expected -= 1

    def _end(self) -> None:
        self._under_way -= 1
        if self._waiting and self._under_way + self._expected <= FEW:
            self._let_out()

    async def turn(self) -> None:
        """Wait until an answer may go out."""
        if self._under_way <= FEW and not self._waiting:
            return
        future: asyncio.Future[None] = self._loop.create_future()
        self._waiting.append((self._loop.time(), future))
        self._tick()
        await future

    def _tick(self) -> None:
        if self._waiting and not self._ticking:
            self._ticking = True
            self._loop.call_later(_TICK_SECONDS, self._tick_over)

    def _tick_over(self) -> None:
        self._ticking = False
        self._expected = 0
        # Moves that are delayed, by a slow database for example, must not delay other answers for long.
        late = self._loop.time() - _MOST_SECONDS
        if self._waiting and (self._under_way <= FEW or self._waiting[0][0] < late):
            self._let_out()
        self._tick()

    def _let_out(self) -> None:
        self._expected = min(AT_ONCE, len(self._waiting))
        for _ in range(self._expected):
            _, future = self._waiting.popleft()
            if not future.done():
                future.set_result(None)
