"""Commands about tables: `serve` and `fair`."""

from __future__ import annotations

from typing import Annotated

import typer

LOOPBACK = ("127.0.0.1", "localhost", "::1")


def register(app: typer.Typer) -> None:
    """Add the commands."""
    app.command("serve")(serve)


def serve(
    *,
    host: Annotated[
        str, typer.Option(help="The address to listen on; 127.0.0.1 for this machine only.")
    ] = "0.0.0.0",  # noqa: S104
    port: Annotated[int, typer.Option(min=0, max=65535, help="The port; 0 takes any.")] = 8222,
    database: Annotated[
        str | None, typer.Option(metavar="URL", help="An SQLite file, or postgresql://...")
    ] = None,
    workers: Annotated[
        int, typer.Option(min=1, max=64, help="Processes; more than one need PostgreSQL.")
    ] = 1,
    open_browser: Annotated[bool, typer.Option("--open", help="Open the page in a browser.")] = False,
    origin: Annotated[
        list[str] | None,
        typer.Option(help="A further origin the page is served from, such as https://example.org."),
    ] = None,
    unlimited: Annotated[bool, typer.Option("--unlimited", help="No limits by rate, for measuring.")] = False,
) -> None:
    """Serve tables to browsers and programs.

    Example: keypeg serve --open
    """
    from keypeg.server.running import bound, network_address, run
    from keypeg.server.settings import Settings

    settings = Settings(database=database, origins=tuple(origin or ()), limited=not unlimited)
    sock = bound(host, port)
    port = sock.getsockname()[1]
    here = f"http://{'localhost' if host in ('0.0.0.0', '::', *LOOPBACK) else host}:{port}"  # noqa: S104
    typer.echo(f"Keypeg is at {here}")
    if host in ("0.0.0.0", "::") and (address := network_address()):  # noqa: S104
        typer.echo(f"On a phone in the same network: http://{address}:{port}")
    if open_browser:
        _open_soon(here)
    run(settings, sock, workers=workers)


def _open_soon(address: str) -> None:
    import threading
    import webbrowser

    # The socket is bound already: a browser that is early waits for the first answer.
    threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
