"""Running the server: one process, or several workers on one PostgreSQL."""

from __future__ import annotations

import errno
import os
import signal
import socket
import tempfile
from functools import partial

import msgspec
import uvicorn
from uvicorn.config import LOGGING_CONFIG

from keypeg.errors import KeypegError, shorten
from keypeg.server.app import application
from keypeg.server.connection import GuardedProtocol
from keypeg.server.connection_limits import ConnectionLimits, raise_file_limit
from keypeg.server.frames import FrameProtocol
from keypeg.server.operations.metrics import SHARED_FOLDER
from keypeg.server.operations.supervisor import Supervisor
from keypeg.server.settings import VARIABLE, Settings

_BACKLOG = 2_048
_LAST_SECONDS = 5
_KEPT_SECONDS = 75
_START_SECONDS = 60
"""How long a new worker may take to start, before a rolling restart keeps the old one."""


def bind_socket(host: str, port: int) -> socket.socket:
    """Return the socket to serve on, already listening; an address that is taken is refused in one line."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    sock = socket.socket(family)
    sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        sock.bind((host, port))
        sock.listen(_BACKLOG)
    except (OSError, OverflowError, TypeError, ValueError) as error:
        sock.close()
        problem = str(getattr(error, "strerror", None) or os.strerror(errno.EINVAL))
        raise KeypegError("serve-address", host=shorten(host), port=str(port), problem=problem) from None
    sock.set_inheritable(True)
    return sock


def run_server(settings: Settings, *sockets: socket.socket, workers: int) -> None:
    """Serve on these sockets until a signal asks to stop; then finish open requests."""
    if workers == 1:
        server: uvicorn.Server | None = None

        def end(*_: object) -> None:
            if server is None or not server.started:
                # Nothing has been served yet, so there is nothing to finish.
                os._exit(0)

        # A signal may arrive before the server handles signals; after shutdown the server raises it again.
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, end)
        server = uvicorn.Server(_config(application(settings), settings))
        server.run(sockets=list(sockets))
        return
    with tempfile.TemporaryDirectory(prefix="keypeg-") as folder:
        os.environ[SHARED_FOLDER] = folder
        os.environ[VARIABLE] = msgspec.json.encode(settings).decode()
        config = _config("keypeg.server.app:from_environment", settings, workers=workers)
        Supervisor(config, sockets=list(sockets)).run()


def _config(app: object, settings: Settings, *, workers: int = 1) -> uvicorn.Config:
    limits = ConnectionLimits(settings, files=raise_file_limit())
    return uvicorn.Config(
        app,  # type: ignore[arg-type]
        factory=isinstance(app, str),
        workers=workers,
        backlog=_BACKLOG,
        http=partial(  # type: ignore[arg-type]
            GuardedProtocol,
            header_bytes=settings.header_bytes,
            request_seconds=settings.request_seconds,
            limits=limits,
        ),
        access_log=False,
        log_config=None if settings.log_json else LOGGING_CONFIG,
        log_level="warning",
        ws=partial(FrameProtocol, limits=limits),  # type: ignore[arg-type]
        ws_max_size=16_384,
        ws_per_message_deflate=False,
        ws_ping_interval=None,
        server_header=False,
        date_header=False,
        timeout_keep_alive=_KEPT_SECONDS,
        timeout_graceful_shutdown=_LAST_SECONDS,
        timeout_worker_healthcheck=_START_SECONDS,
    )


def network_address() -> str | None:
    """Return the address of this machine in its network, by which a phone can reach it; None where there is none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            # Nothing is sent: the system only tells us which address it would use.
            probe.connect(("192.0.2.1", 9))
            found = str(probe.getsockname()[0])
        except OSError:
            return None
    return None if found.startswith(("127.", "0.")) else found
