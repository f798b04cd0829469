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
from pathlib import Path
from threading import current_thread, main_thread
from types import FrameType
from typing import Any, cast

import msgspec
from litestar import Litestar, MediaType, Request, Response, get
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin

from keypeg.errors import KeypegError, StoreError
from keypeg.server.action_route import ActionRoute
from keypeg.server.api_docs import docs_style
from keypeg.server.asgi import Application
from keypeg.server.catalogue_routes import CatalogueRoutes
from keypeg.server.context import Context
from keypeg.server.documents import Documents
from keypeg.server.help_routes import HelpRoutes
from keypeg.server.ladder_routes import LadderRoutes
from keypeg.server.lanes import Lanes
from keypeg.server.logs import log_as_json
from keypeg.server.metrics import Metrics
from keypeg.server.middleware import Middleware
from keypeg.server.move_route import MoveRoute
from keypeg.server.openapi import document
from keypeg.server.reactions import reaction
from keypeg.server.record_routes import RecordRoutes
from keypeg.server.refusals import failed, http_refused, refused
from keypeg.server.routes import TablesRoutes
from keypeg.server.seat_routes import SeatRoutes
from keypeg.server.settings import VARIABLE, Settings
from keypeg.server.socket import follow
from keypeg.server.static_page import page_folder, page_route
from keypeg.server.stream import stream
from keypeg.server.strictness import allow_all_methods, check_types
from keypeg.server.supervisor import end_with_supervisor
from keypeg.server.tables import open_tables
from keypeg.server.thinking import IDLE_SECONDS
from keypeg.server.training_routes import TrainingRoutes
from keypeg.wire.answers import Health
from keypeg.wire.problems import Refused

EXPIRE_EVERY = 3_600.0
FLUSH_EVERY = 1.0
"""How late the other workers may learn what one has counted."""

log = logging.getLogger(__name__)


@get(["/health", "/healthz"], media_type=MediaType.JSON, tags=["server"], summary="Whether the server runs")
async def health() -> Health:
    """Answer while the process serves requests; a supervisor restarts it when this fails."""
    return Health(status="ok")


@get(
    "/readyz",
    media_type=MediaType.JSON,
    tags=["server"],
    summary="Whether moves can be saved",
    responses={
        503: ResponseSpec(Refused, description="The database cannot be written.", generate_examples=False)
    },
)
async def ready(request: Request[Any, Any, Any]) -> Health:
    """Answer once the database has taken a small write; a full disk or a blocked writer answers 503."""
    context = cast(Context, request.app.state.context)
    await context.ready()
    return Health(status="ok")


@get("/metrics", include_in_schema=False)
async def metrics_text(request: Request[Any, Any, Any]) -> Response[bytes]:
    """Return the counters of this server."""
    context = cast(Context, request.app.state.context)
    text, kind = context.metrics.text()
    return Response(text, media_type=kind)


def application(settings: Settings) -> Application:
    """Return the server as one ASGI application."""
    if settings.log_json:
        log_as_json()
    counters = Metrics()

    def ready(context: Context) -> None:
        actions.context = moves.context = context

    routes = framework(settings, counters, ready)
    documents = Documents(cast(Application, routes), lambda: document(routes))
    moves = MoveRoute(documents)
    actions = ActionRoute(moves, most_bytes=settings.body_bytes)
    return Middleware(actions, settings, counters)


def framework(
    settings: Settings, counters: Metrics, ready_with: Callable[[Context], None] = lambda _: None
) -> Litestar:
    """Return the routes, and what they start and end with; `ready_with` is told of the context they share."""

    @asynccontextmanager
    async def opened(app: Litestar) -> AsyncIterator[None]:
        _settle_in()
        lanes = Lanes()
        tables = await asyncio.to_thread(open_tables, settings, lanes)
        context = Context(settings, tables, counters, lanes)
        app.state.context = context
        ready_with(context)
        beside = (_flush(counters), _expire(context), _tidy(lanes))
        tasks = [asyncio.create_task(work) for work in beside]
        with _on_signal(context.stop):
            yield
        for task in tasks:
            task.cancel()
        context.hub.close()
        await asyncio.to_thread(context.hub.quit)
        context.close()
        await asyncio.to_thread(tables.close)
        tables.store.close()
        counters.forget_worker()

    return Litestar(
        [
            TablesRoutes,
            HelpRoutes,
            RecordRoutes,
            CatalogueRoutes,
            TrainingRoutes,
            LadderRoutes,
            SeatRoutes,
            follow,
            stream,
            reaction,
            health,
            ready,
            metrics_text,
            docs_style,
            page_route(Path(settings.page) if settings.page else page_folder()),
        ],
        lifespan=[opened],
        guards=[check_types],
        before_send=[allow_all_methods],
        exception_handlers={KeypegError: refused, HTTPException: http_refused, Exception: failed},
        openapi_config=OpenAPIConfig(
            title="Keypeg",
            version="1",
            description="Tables over HTTP. docs/protocol.md tells it with examples.",
            path="/schema",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
            use_handler_docstrings=True,
        ),
        request_max_body_size=settings.body_bytes,
        logging_config=None,
        debug=False,
    )


def from_environment() -> Application:
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


async def _tidy(lanes: Lanes) -> None:
    while True:
        await asyncio.sleep(IDLE_SECONDS)
        lanes.tidy()


async def _expire(context: Context) -> None:
    while True:
        await asyncio.sleep(EXPIRE_EVERY)
        try:
            await context.read(context.tables.expire)
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
