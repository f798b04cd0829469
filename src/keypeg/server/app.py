"""The application: routes, what wraps them, and what they start and end with."""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import signal
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from threading import current_thread, main_thread
from types import FrameType
from typing import Any

import msgspec
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, Router, WebSocketRoute
from starlette.types import ASGIApp, Receive, Scope

from keypeg.errors import KeypegError, StoreError
from keypeg.server.compute.worker_pool import WorkerPool
from keypeg.server.compute.worker_process import IDLE_SECONDS
from keypeg.server.context import Context
from keypeg.server.endpoints import SERVER_ENDPOINTS
from keypeg.server.http import PathApplication, context_of, routes_of
from keypeg.server.middleware import Middleware
from keypeg.server.operations.logs import log_as_json
from keypeg.server.operations.metrics import Metrics
from keypeg.server.operations.supervisor import end_with_supervisor
from keypeg.server.pages.documents import Documents
from keypeg.server.pages.static_page import page_folder, page_route
from keypeg.server.settings import VARIABLE, Settings
from keypeg.server.socket import follow_table
from keypeg.server.tables import open_server_tables

EXPIRE_EVERY = 3_600.0
ATTEND_EVERY = 1.0
FLUSH_EVERY = 1.0
"""How late the other workers may learn what one has counted."""

log = logging.getLogger(__name__)


def application(settings: Settings) -> ASGIApp:
    """Return the server as one ASGI application."""
    if settings.log_json:
        log_as_json()
    counters = Metrics()
    # A path that ends in a slash is the same as without: the middleware removes it. Starlette's own middleware around
    # a router is left out: every route answers its failures itself.
    lifespan = partial(_lifespan, settings, counters)
    router = Router(_routes(settings), redirect_slashes=False, lifespan=lifespan)
    return Middleware(router, settings, counters)


def _routes(settings: Settings) -> list[BaseRoute]:
    """Return the routes: first those of the table of endpoints, last the page, which has every other address."""
    return [
        *routes_of(SERVER_ENDPOINTS, body_bytes=settings.body_bytes),
        WebSocketRoute("/api/tables/{table}/live", follow_table),
        Route("/metrics", PathApplication({"GET": _metrics})),
        *Documents().routes(),
        page_route(Path(settings.page) if settings.page else page_folder()),
    ]


async def _metrics(scope: Scope, _: Receive) -> Response:
    text, kind = context_of(scope).metrics.text()
    return Response(text, media_type=kind)


@asynccontextmanager
async def _lifespan(settings: Settings, counters: Metrics, _: Router) -> AsyncIterator[dict[str, Context]]:
    """Open what the routes share, and close it at the end."""
    _settle_in()
    pool = WorkerPool()
    tables = await asyncio.to_thread(open_server_tables, settings, pool)
    context = Context(settings, tables, counters, pool)
    looking = context.feed.look_again(heartbeat=settings.heartbeat)
    beside = (_flush(counters), _expire(context), _tidy(pool), _attend(context), looking)
    tasks = [asyncio.create_task(work) for work in beside]
    with _on_signal(context.stop):
        yield {"context": context}
    for task in tasks:
        task.cancel()
    context.hub.close()
    await asyncio.to_thread(context.hub.quit)
    context.close()
    await asyncio.to_thread(tables.close)
    tables.store.close()
    counters.forget_worker()


def from_environment() -> ASGIApp:
    """Return the application of a worker, with the settings its supervisor wrote into the environment."""
    end_with_supervisor()
    return application(msgspec.json.decode(os.environ.get(VARIABLE, "{}"), type=Settings))


def _settle_in() -> None:
    """Fit the interpreter to a process that serves for long (measured: a fifth less work for each action)."""
    # What is loaded now stays. Neither tables nor connections are left in circles: there is little to collect.
    gc.freeze()
    gc.set_threshold(100_000, 20, 10)
    # The writer's thread releases the lock at every statement and must get it back soon in a busy process.
    sys.setswitchinterval(0.001)


async def _flush(counters: Metrics) -> None:
    while counters.shared:
        await asyncio.sleep(FLUSH_EVERY)
        counters.flush()


async def _tidy(pool: WorkerPool) -> None:
    while True:
        await asyncio.sleep(IDLE_SECONDS)
        pool.tidy()


async def _attend(context: Context) -> None:
    while True:
        await asyncio.sleep(ATTEND_EVERY)
        try:
            await context.rooms.attend()
        except KeypegError as error:
            log.warning("the rooms could not be attended to: %s", type(error).__name__)


async def _expire(context: Context) -> None:
    while True:
        await asyncio.sleep(EXPIRE_EVERY)
        try:
            await context.read(context.tables.expire)
            await context.rooms.expire()
        except StoreError as error:
            log.warning("idle tables could not be put away: %s", type(error).__name__)


class _on_signal:  # noqa: N801 - reads as a statement
    """Call back when the program is asked to stop, before it waits for connections."""

    def __init__(self, told: Callable[[], None]) -> None:
        self._told = told
        self._before: dict[int, Any] = {}

    def __enter__(self) -> None:
        if current_thread() is not main_thread():
            return
        loop = asyncio.get_running_loop()

        def handle(number: int, frame: FrameType | None) -> None:
            loop.call_soon_threadsafe(self._told)
            if callable(self._before[number]):
                self._before[number](number, frame)

        for number in (signal.SIGINT, signal.SIGTERM):
            self._before[number] = signal.signal(number, handle)

    def __exit__(self, *_: object) -> None:
        for number, before in self._before.items():
            signal.signal(number, before)
