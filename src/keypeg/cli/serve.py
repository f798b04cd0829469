"""Commands about tables: `serve` and `fair`."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Annotated

import typer

from keypeg.cli.output import NO, Json, answer, echo, forms, read_text, warn, words
from keypeg.errors import KeypegError, shorten

EVERY_ADDRESS = ("0.0.0.0", "::")  # noqa: S104 - phones in the same network are to reach it
LOOPBACK = ("127.0.0.1", "localhost", "::1")
_ORIGIN = re.compile(r"https?://[^/?#@\s\\]+/?", re.IGNORECASE)
_HOST_AND_PORT = re.compile(r"(?:\[([0-9A-Fa-f:.]+)\]|([^:\s]+)):(\d{1,5})")


def register(app: typer.Typer) -> None:
    """Add the commands."""
    app.command("serve", help="help-serve", epilog="keypeg serve --open")(serve)
    app.command("fair", help="help-fair", epilog="keypeg fair published.json")(fair)


def serve(
    *,
    host: Annotated[str, typer.Option(help="option-host")] = EVERY_ADDRESS[0],
    port: Annotated[int, typer.Option(min=0, max=65535, help="option-port")] = 8222,
    database: Annotated[str | None, typer.Option(metavar="URL", help="option-database")] = None,
    workers: Annotated[int, typer.Option(min=1, max=64, help="option-workers")] = 1,
    open_browser: Annotated[bool, typer.Option("--open", help="option-open")] = False,
    origin: Annotated[
        list[str] | None,
        typer.Option(help="option-origin"),
    ] = None,
    site: Annotated[
        list[str] | None,
        typer.Option(help="option-site"),
    ] = None,
    idle_days: Annotated[float, typer.Option(min=0.01, metavar="D", help="option-idle-days")] = 7,
    kept_days: Annotated[float, typer.Option(min=0.01, metavar="D", help="option-kept-days")] = 30,
    recorded_days: Annotated[float, typer.Option(min=0.01, metavar="D", help="option-recorded-days")] = 1095,
    metrics_address: Annotated[
        str | None, typer.Option(metavar="HOST:PORT", help="option-metrics-address")
    ] = None,
    log_json: Annotated[bool, typer.Option("--log-json", help="option-log-json")] = False,
    unlimited: Annotated[bool, typer.Option("--unlimited", help="option-unlimited")] = False,
) -> None:
    """Serve tables to browsers and programs."""
    from keypeg.server.pages.static_page import has_page
    from keypeg.server.serve import bind_socket, network_address, run_server
    from keypeg.server.settings import Settings
    from keypeg.table import Store

    if workers > 1 and not (database or "").startswith("postgres"):
        raise KeypegError("serve-workers")
    # A database that cannot be opened is told before an address is, once, and not by every worker.
    Store(database).close()
    metrics = None if metrics_address is None else bind_socket(*_host_and_port(metrics_address))
    settings = Settings(
        database=database,
        metrics_at=None if metrics is None else metrics.getsockname()[:2],
        origins=_origins(origin),
        sites=_origins(site),
        limited=not unlimited,
        idle_days=idle_days,
        kept_days=kept_days,
        recorded_days=recorded_days,
        log_json=log_json,
    )
    sock = bind_socket(host, port)
    port = sock.getsockname()[1]
    name = "localhost" if host in (*EVERY_ADDRESS, *LOOPBACK) else f"[{host}]" if ":" in host else host
    here = f"http://{name}:{port}"
    echo(words("serve-here", address=here))
    if host in EVERY_ADDRESS and (address := network_address()):
        echo(words("serve-phone", address=f"http://{address}:{port}"))
    if not has_page():
        warn(words("serve-no-page"))
    if open_browser:
        _open_soon(here)
    run_server(settings, sock, *([] if metrics is None else [metrics]), workers=workers)


def _origins(texts: Iterable[str] | None) -> tuple[str, ...]:
    """Return the origins; refuse a text that no browser would send as one, since it would have no effect."""
    for text in texts or ():
        if not _ORIGIN.fullmatch(text):
            raise KeypegError("serve-origin", text=shorten(text))
    return tuple(texts or ())


def _host_and_port(text: str) -> tuple[str, int]:
    """Return the host and the port of a text such as `127.0.0.1:9100` or `[::1]:9100`."""
    found = _HOST_AND_PORT.fullmatch(text)
    if found is None:
        raise KeypegError("serve-metrics-address", text=shorten(text))
    return found[1] or found[2], int(found[3])


def _open_soon(address: str) -> None:
    import threading
    import webbrowser

    # The socket listens already, so an early browser waits for the first answer.
    threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def fair(
    source: Annotated[
        str,
        typer.Argument(metavar="FILE|URL", help="argument-fair"),
    ],
    *,
    digest: Annotated[list[str] | None, typer.Option("--digest", metavar="HEX", help="option-digest")] = None,
    as_json: Json = False,
) -> None:
    """Check every revealed code of a table; exit with 1 if one is not the code that was set."""
    from keypeg.cli.seal_check import (
        check_published,
        fetch_published,
        find_digest,
        read_digest,
        read_seals,
    )

    wanted = [read_digest(text) for text in digest or ()]
    text = fetch_published(source) if source.startswith(("http://", "https://")) else read_text(source)
    published = read_seals(text)
    found = [check_published(one) for one in published] + [find_digest(published, one) for one in wanted]
    told = "\n".join(one.told for one in found)
    answer(told or words("fair-nothing"), lambda: forms.FairAnswer(games=tuple(found)), as_json=as_json)
    if any(one.fair is False for one in found):
        raise typer.Exit(NO)
