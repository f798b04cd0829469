"""Commands to play: `play`, `join` and `solve`."""

from __future__ import annotations

import os
import sys
from typing import Annotated

import typer

from keypeg.cli.output import Json, read_position
from keypeg.cli.study import Seed, StrategyOption
from keypeg.errors import KeypegError

DatabaseOption = Annotated[
    str | None,
    typer.Option(
        "--database", metavar="URL", help="Where matches are kept: an SQLite file, or postgresql://..."
    ),
]
OptionalPosition = Annotated[
    list[str] | None,
    typer.Argument(
        metavar="POSITION",
        help="An edition and the rows there are already, such as classic RRGG:1-0; classic if left out.",
    ),
]


def register(app: typer.Typer) -> None:
    """Add the commands."""
    app.command("play")(play)
    app.command("join")(join)
    app.command("solve")(solve)


def play(
    *,
    edition_text: Annotated[
        str | None,
        typer.Option("--edition", "-e", metavar="E", help="Go straight to a new match of this edition."),
    ] = None,
    database: DatabaseOption = None,
) -> None:
    """Play in the terminal: against the computer, together at one screen, or beside a real board.

    Matches are kept and can be resumed.

    Example: keypeg play --edition classic
    """
    from keypeg.rules import edition

    _run(edition_text=None if edition_text is None else str(edition(edition_text)), database=database)


def join(
    url: Annotated[str, typer.Argument(help="The link of a table, such as http://localhost:8222/t/TABLE.")],
    *,
    name: Annotated[str, typer.Option("--name", "-n", help="The name the others see.")] = "",
    database: DatabaseOption = None,
) -> None:
    """Sit down at a table of a server, or take up the seat held there.

    Example: keypeg join http://localhost:8222/t/TABLE --name Ada
    """
    from keypeg.terminal.remote import read_address

    read_address(url)
    _run(address=url, name=name, database=database)


def solve(
    position: OptionalPosition = None,
    *,
    name: StrategyOption = "entropy",
    seed: Seed = 0,
    as_json: Json = False,
) -> None:
    """Break the code of a real board, or of another program: it suggests a guess, you type the feedback.

    Type feedback as red-white, such as 1-2; or another guess first, such as RRGG; or both, RRGG 1-2.
    Type undo to take the last row back, fix 2 1-0 to correct row 2, quit to leave.

    Example: keypeg solve classic RRGG:1-0
    """
    from keypeg.cli.solving import Console, Solving
    from keypeg.engine.strategies import strategy

    start = read_position(position or ["classic"])
    console = Console(as_json=as_json, forgiving=sys.stdin.isatty())
    Solving(start, by=strategy(name), seed=seed, console=console).run()


def _run(
    *, database: str | None, edition_text: str | None = None, address: str | None = None, name: str = ""
) -> None:
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise KeypegError("cannot play here: standard input and output are no terminal (try keypeg solve)")
    from keypeg.terminal import away, recording
    from keypeg.terminal.app import KeypegApp
    from keypeg.terminal.local import open_tables
    from keypeg.terminal.memory import Memory

    memory = Memory()
    # A file that cannot be read is told now, in one line, and not in the middle of a game.
    memory.seats()
    with open_tables(database) as tables:
        KeypegApp(tables, memory=memory, edition_text=edition_text, address=address, name=name).run()
        kept = recording.finish()
    if away.busy() or not kept:
        # At once: a review that nobody wants to see any more is not waited for.
        sys.stdout.flush()
        os._exit(0)
