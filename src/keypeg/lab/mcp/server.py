"""The tools as a server of the Model Context Protocol."""

from __future__ import annotations

import socket
from collections.abc import Callable
from contextlib import suppress
from functools import wraps
from typing import Any, ParamSpec, TypeVar

from keypeg.errors import KeypegError, MissingExtra
from keypeg.lab.mcp import tools
from keypeg.lab.mcp.tools import AssistantTables, Data

try:
    from mcp.server import MCPServer
    from mcp.server.mcpserver.exceptions import ToolError
except ImportError:
    raise MissingExtra("mcp") from None

INSTRUCTIONS = """Mastermind. open_table starts a match against the computer and returns a ticket for the other tools.
A code is one letter per peg (list_editions names the colours). Red key pegs: right colour in the right place; white:
right colour in the wrong place. For a board on a real table write a position such as: classic RRGG:1-0 RBYB:2-1
(edition, then guess:red-white for every row)."""

P = ParamSpec("P")
R = TypeVar("R")


def make_server(tables: AssistantTables) -> MCPServer[Any]:
    """Return a server with every tool."""
    server: MCPServer[Any] = MCPServer("keypeg", instructions=INSTRUCTIONS)
    _add_table_tools(server, tables)
    _add_board_tools(server)
    return server


def serve_http(server: MCPServer[Any], *, host: str, port: int, started: Callable[[str], object]) -> None:
    """Serve at `/mcp` until Ctrl-C; port 0 takes a free one, and `started` is called with the address."""
    import uvicorn

    try:
        listening = socket.create_server((host, port))
    except OSError as error:
        raise KeypegError("cannot-listen", address=f"{host}:{port}", problem=str(error.strerror)) from None
    with listening:
        started(f"http://{host}:{listening.getsockname()[1]}/mcp")
        app = server.streamable_http_app(host=host)
        # When it has closed down, uvicorn passes Ctrl-C on.
        with suppress(KeyboardInterrupt):
            uvicorn.Server(uvicorn.Config(app, log_level="warning")).run(sockets=[listening])


def _report_errors(tool: Callable[P, R]) -> Callable[P, R]:
    """Make a person's mistake an error result of one line."""

    @wraps(tool)
    def answered(*args: P.args, **kwargs: P.kwargs) -> R:
        try:
            return tool(*args, **kwargs)
        except KeypegError as error:
            raise ToolError(str(error)) from None

    return answered


def _add_table_tools(server: MCPServer[Any], tables: AssistantTables) -> None:
    @server.tool()
    @_report_errors
    def open_table(
        *, edition: str = "classic", opponent: str = "expert", games: int = 2, hints: bool = True
    ) -> Data:
        """Open a match against a computer: beginner, casual, steady, strong, expert or perfect. You guess first."""
        return tables.open_table(box=edition, opponent=opponent, games=games, hints=hints)

    @server.tool()
    @_report_errors
    def look(ticket: str) -> Data:
        """Look at the board of your table."""
        return tables.look(ticket)

    @server.tool()
    @_report_errors
    def guess(ticket: str, code: str) -> Data:
        """Place a guess as codebreaker, such as RRGG."""
        return tables.act(ticket, f"guess {code}")

    @server.tool()
    @_report_errors
    def set_code(ticket: str, code: str) -> Data:
        """Set the secret code when you are the codemaker; the computer then breaks it."""
        return tables.act(ticket, f"secret {code}")

    @server.tool()
    @_report_errors
    def hint(ticket: str) -> Data:
        """Ask for a good guess, and why, where the table allows hints."""
        return tables.hint(ticket)

    @server.tool()
    @_report_errors
    def review(ticket: str, game: int = 1) -> Data:
        """Review a finished game: what every guess lost against perfect play, and what was luck."""
        return tables.review(ticket, game)


def _add_board_tools(server: MCPServer[Any]) -> None:
    @server.tool()
    @_report_errors
    def list_editions() -> list[Data]:
        """List the boxed editions with their colours."""
        return tools.describe_editions()

    @server.tool()
    @_report_errors
    def check_board(position: str) -> Data:
        """Check whether the rows of a real board can be true together, and which correction would fit."""
        return tools.check_board_rows(position)

    @server.tool()
    @_report_errors
    def suggest_guess(position: str) -> Data:
        """Suggest the next guess for a real board."""
        return tools.suggest_for_board(position)

    @server.tool()
    @_report_errors
    def value_of_guess(position: str, guess: str) -> Data:
        """Say how many rows a guess expects, and how many it loses against perfect play."""
        return tools.value_guess(position, guess)
