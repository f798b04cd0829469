"""The tools as a server of the Model Context Protocol."""

from __future__ import annotations

import socket
from collections.abc import Callable
from contextlib import suppress
from functools import wraps
from typing import Annotated, Any, ParamSpec, TypeVar

import msgspec

from keypeg import __version__
from keypeg.engine.levels import levels
from keypeg.errors import KeypegError, MissingExtra, one_line
from keypeg.lab.mcp import tools
from keypeg.lab.mcp.tools import AssistantTables
from keypeg.rules import editions

try:
    from mcp.server import MCPServer
    from mcp.server.mcpserver import Context
    from mcp.server.mcpserver.exceptions import ToolError
    from mcp.types import CallToolResult, ToolAnnotations
    from pydantic import Field, ValidationError
except ImportError:
    raise MissingExtra("mcp") from None

INSTRUCTIONS = """Mastermind. open_table starts a match against the computer and returns a ticket for the other tools.
A code is one letter per peg (list_editions names the colours). Red key pegs: right colour in the right place; white:
right colour in the wrong place. For a board on a real table write a position such as: classic RRGG:1-0 RBYB:2-1
(edition, then guess:red-white for every row)."""

LOOKING = ToolAnnotations(read_only_hint=True, open_world_hint=False)
"""A tool that changes nothing."""
PLAYING = ToolAnnotations(
    read_only_hint=False, destructive_hint=False, idempotent_hint=False, open_world_hint=False
)
"""A tool that adds something to a table, and takes nothing away."""

_Ticket = Annotated[str, Field(description="The ticket that open_table returned.")]
GuessText = Annotated[str, Field(description="A code, one letter per peg, such as RRGG.")]
PositionText = Annotated[
    str,
    Field(description="Edition, then guess:red-white for every row.", examples=["classic RRGG:1-0 RBYB:2-1"]),
]
EditionText = Annotated[
    str,
    Field(
        description="A boxed edition that list_editions names, or a shape such as 4x7.",
        examples=[box.key for box in editions()],
    ),
]
LevelKey = Annotated[
    str,
    Field(
        description="How well the computer plays.", json_schema_extra={"enum": [one.key for one in levels()]}
    ),
]
_GameCount = Annotated[int, Field(description="How many games the match has; you break the first code.")]
GameNumber = Annotated[int, Field(description="Which game of the match, from 1.")]

Data = dict[str, Any]
P = ParamSpec("P")
R = TypeVar("R")


class AssistantServer(MCPServer[Any]):
    """A server whose every error is one line that says what would be right."""

    async def call_tool(
        self, name: str, arguments: dict[str, Any], context: Context[Any, Any] | None = None
    ) -> CallToolResult | Any:  # noqa: ANN401 - as the library has it
        """Call a tool; arguments that do not fit are named one by one."""
        try:
            return await super().call_tool(name, arguments, context)
        except ToolError as error:
            if not isinstance(error.__cause__, ValidationError):
                raise
            told = [
                f"{'.'.join(map(str, one['loc'])) or 'arguments'}: {one['msg']}"
                for one in error.__cause__.errors(
                    include_url=False, include_context=False, include_input=False
                )
            ]
            raise ToolError(one_line(f"{name}: {'; '.join(told)}")) from None


def make_server(tables: AssistantTables) -> MCPServer[Any]:
    """Return a server with every tool."""
    server = AssistantServer("keypeg", instructions=INSTRUCTIONS, version=__version__)
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
    def call_tool(*args: P.args, **kwargs: P.kwargs) -> R:
        try:
            return tool(*args, **kwargs)
        except KeypegError as error:
            raise ToolError(str(error)) from None

    return call_tool


def _to_data(answer: msgspec.Struct) -> Data:
    """Return an answer as plain data."""
    data: Data = msgspec.to_builtins(answer)
    return data


def _add_table_tools(server: MCPServer[Any], tables: AssistantTables) -> None:
    @server.tool(annotations=PLAYING)
    @_report_errors
    def open_table(
        *,
        edition: EditionText = "classic",
        opponent: LevelKey = "expert",
        games: _GameCount = 2,
        hints: bool = True,
    ) -> Data:
        """Open a match against a computer: beginner, casual, steady, strong, expert or perfect. You guess first."""
        return _to_data(tables.open_table(box=edition, opponent=opponent, games=games, hints=hints))

    @server.tool(annotations=LOOKING)
    @_report_errors
    def look(ticket: _Ticket) -> Data:
        """Look at the board of your table."""
        return _to_data(tables.look(ticket))

    @server.tool(annotations=PLAYING)
    @_report_errors
    def guess(ticket: _Ticket, code: GuessText) -> Data:
        """Place a guess as codebreaker, such as RRGG."""
        return _to_data(tables.act(ticket, f"guess {code}"))

    @server.tool(annotations=PLAYING)
    @_report_errors
    def set_code(ticket: _Ticket, code: GuessText) -> Data:
        """Set the secret code when you are the codemaker; the computer then breaks it."""
        return _to_data(tables.act(ticket, f"secret {code}"))

    @server.tool(annotations=LOOKING)
    @_report_errors
    def hint(ticket: _Ticket) -> Data:
        """Ask for a good guess, and why, where the table allows hints."""
        return _to_data(tables.hint(ticket))

    @server.tool(annotations=LOOKING)
    @_report_errors
    def review(ticket: _Ticket, game: GameNumber = 1) -> Data:
        """Review a finished game: what every guess lost against perfect play, and what was luck."""
        return _to_data(tables.review(ticket, game))


def _add_board_tools(server: MCPServer[Any]) -> None:
    @server.tool(annotations=LOOKING)
    @_report_errors
    def list_editions() -> list[Data]:
        """List the boxed editions with their colours."""
        return list(map(_to_data, tools.describe_editions()))

    @server.tool(annotations=LOOKING)
    @_report_errors
    def check_board(position: PositionText) -> Data:
        """Check whether the rows of a real board can be true together, and which correction would fit."""
        return _to_data(tools.check_board_rows(position))

    @server.tool(annotations=LOOKING)
    @_report_errors
    def suggest_guess(position: PositionText) -> Data:
        """Suggest the next guess for a real board."""
        return _to_data(tools.suggest_for_board(position))

    @server.tool(annotations=LOOKING)
    @_report_errors
    def value_of_guess(position: PositionText, guess: GuessText) -> Data:
        """Say how many rows a guess expects, and how many it loses against perfect play."""
        return _to_data(tools.value_guess(position, guess))
