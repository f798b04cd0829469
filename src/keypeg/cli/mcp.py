"""The command `mcp`: a server for assistants."""

from __future__ import annotations

from typing import Annotated

import typer

from keypeg.cli.output import words
from keypeg.cli.streams import write_error


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command(
        "mcp",
        help="help-mcp",
        epilog="keypeg mcp --http --port 8765",
    )(mcp)


def mcp(
    *,
    http: Annotated[bool, typer.Option("--http", help="option-http")] = False,
    host: Annotated[str, typer.Option(help="option-host")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65_535, help="option-port")] = 8765,
    database: Annotated[str | None, typer.Option(metavar="URL", help="option-mcp-database")] = None,
) -> None:
    """Serve until the client leaves, or Ctrl-C."""
    from keypeg.lab.mcp.server import make_server, serve_http
    from keypeg.lab.mcp.tools import AssistantTables

    tables = AssistantTables(database)
    try:
        server = make_server(tables)
        if http:
            serve_http(server, host=host, port=port, started=_print_address)
        else:
            server.run("stdio")
    finally:
        tables.close()


def _print_address(url: str) -> None:
    write_error(words("mcp-here", address=url) + "\n")
