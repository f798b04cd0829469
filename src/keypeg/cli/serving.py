"""Commands about tables: `serve` and `fair`."""

from __future__ import annotations

import sys
from typing import Annotated

import typer

from keypeg.cli.output import Json, answer, read_text

EVERY_ADDRESS = ("0.0.0.0", "::")  # noqa: S104 - phones in the same network are to reach it
LOOPBACK = ("127.0.0.1", "localhost", "::1")
UNFAIR = 1


def register(app: typer.Typer) -> None:
    """Add the commands."""
    app.command("serve")(serve)
    app.command("fair")(fair)


def serve(
    *,
    host: Annotated[
        str, typer.Option(help="The address to listen on; 127.0.0.1 is for this machine only.")
    ] = EVERY_ADDRESS[0],
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
        typer.Option(help="A further origin the page comes from, such as https://example.org."),
    ] = None,
    unlimited: Annotated[
        bool, typer.Option("--unlimited", help="No limits by rate or number, for measuring.")
    ] = False,
) -> None:
    """Serve tables to browsers and programs; Ctrl-C ends it, and nothing is lost.

    Example: keypeg serve --open
    """
    from keypeg.server.serve import bound, network_address, run
    from keypeg.server.settings import Settings

    settings = Settings(database=database, origins=tuple(origin or ()), limited=not unlimited)
    sock = bound(host, port)
    port = sock.getsockname()[1]
    name = "localhost" if host in (*EVERY_ADDRESS, *LOOPBACK) else f"[{host}]" if ":" in host else host
    here = f"http://{name}:{port}"
    typer.echo(f"Keypeg is at {here}")
    if host in EVERY_ADDRESS and (address := network_address()):
        typer.echo(f"On a phone in the same network: http://{address}:{port}")
    sys.stdout.flush()
    if open_browser:
        _open_soon(here)
    run(settings, sock, workers=workers)


def _open_soon(address: str) -> None:
    import threading
    import webbrowser

    # The socket listens already: a browser that is early waits for the first answer.
    threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def fair(
    source: Annotated[
        str,
        typer.Argument(metavar="FILE|URL", help="The link of a table, or a file with what its /fair tells."),
    ],
    *,
    as_json: Json = False,
) -> None:
    """Check that every code revealed at a table is the one its codemaker had set; exit code 1 if one is not.

    Example: keypeg fair published.json
    """
    from keypeg.cli.fairness import checked, fetched, read_commitments

    text = fetched(source) if source.startswith(("http://", "https://")) else read_text(source)
    found = [checked(one) for one in read_commitments(text)]
    told = "\n".join(f"Game {one['game']}: {one['told']}" for one in found)
    answer(told or "No code has been set at this table yet.", found, as_json=as_json)
    if any(one["fair"] is False for one in found):
        raise typer.Exit(UNFAIR)
