"""Commands to play: `play`, `join` and `solve`."""

from __future__ import annotations

import os
import sys
from shutil import get_terminal_size
from typing import TYPE_CHECKING, Annotated

import typer

from keypeg.cli import values
from keypeg.cli.output import Json, language, read_position_words, read_strategy
from keypeg.cli.streams import input_is_terminal, output_is_terminal
from keypeg.cli.study import Seed, StrategyOption
from keypeg.errors import KeypegError, shorten
from keypeg.words import with_key_pegs

if TYPE_CHECKING:
    from collections.abc import Callable

    from keypeg.table import Tables
    from keypeg.terminal.seat_memory import SeatMemory
    from keypeg.terminal.training_memory import TrainingMemory

DatabaseOption = Annotated[
    str | None,
    typer.Option("--database", metavar="URL", help="option-database"),
]
ThemeOption = Annotated[
    str, typer.Option("--theme", metavar="T", help="option-theme", autocompletion=values.themes)
]
KeyPegsOption = Annotated[
    str | None,
    typer.Option("--key-pegs", metavar="C", help="option-key-pegs", autocompletion=values.key_peg_colours),
]
OptionalPosition = Annotated[
    list[str] | None,
    typer.Argument(
        metavar="POSITION",
        help="argument-start",
        autocompletion=values.complete_editions,
    ),
]


def register(app: typer.Typer) -> None:
    """Add the commands."""
    app.command("play", help="help-play", epilog="keypeg play --edition classic")(play_in_terminal)
    app.command("join", help="help-join", epilog="keypeg join http://localhost:8222/t/TABLE --name Ada")(
        join_server
    )
    app.command("solve", help="help-solve", epilog="keypeg solve classic RRGG:1-0")(solve)


def play_in_terminal(
    *,
    edition_text: Annotated[
        str | None,
        typer.Option(
            "--edition",
            "-e",
            metavar="E",
            help="option-play-edition",
            autocompletion=values.complete_editions,
        ),
    ] = None,
    database: DatabaseOption = None,
    theme: ThemeOption = "walnut",
    key_pegs: KeyPegsOption = None,
) -> None:
    """Play in the terminal."""
    from keypeg.rules import edition

    text = None if edition_text is None else str(edition(edition_text))
    run_terminal(edition_text=text, database=database, theme=theme, key_pegs=key_pegs)


def join_server(
    url: Annotated[str, typer.Argument(help="argument-table")],
    *,
    server: Annotated[str | None, typer.Option("--server", metavar="URL", help="option-room-server")] = None,
    name: Annotated[str, typer.Option("--name", "-n", help="option-name")] = "",
    database: DatabaseOption = None,
    theme: ThemeOption = "walnut",
    key_pegs: KeyPegsOption = None,
) -> None:
    """Take a seat at a table of a server, or join a room; return to the seat or the room you hold there."""
    from keypeg.terminal.remote_table import read_address
    from keypeg.terminal.room_link import read_link, read_room_address, room_address

    # A link names its server itself.
    address = url if server is None or read_room_address(url) is not None else room_address(server, url)
    read_address(address)
    link = read_link(address)
    run_terminal(address=lambda _: link, name=name, database=database, theme=theme, key_pegs=key_pegs)


def solve(
    position: OptionalPosition = None,
    *,
    name: StrategyOption = "best",
    seed: Seed = 0,
    as_json: Json = False,
) -> None:
    """Help to break the code of a real board: suggest guesses and read the feedback."""
    from keypeg.cli.solve_dialog import Console, SolveDialog

    typed = input_is_terminal()
    console = Console(
        as_json=as_json, forgiving=typed, width=get_terminal_size().columns if output_is_terminal() else None
    )
    # From standard input the position is the first line, and what is typed then follows it.
    start = read_position_words([console.ask("") or ""] if position == ["-"] else position or ["classic"])
    SolveDialog(start, by=read_strategy(name), seed=seed, console=console).run()


def run_terminal(
    *,
    database: str | None,
    theme: str,
    key_pegs: str | None,
    edition_text: str | None = None,
    address: Callable[[SeatMemory], str] | None = None,
    name: str = "",
) -> None:
    """Run the program of the terminal; `address` returns the table or the room to join at once."""
    from keypeg.terminal.themes import THEMES, use_theme

    if theme not in THEMES:
        raise KeypegError("unknown-theme", text=shorten(theme), themes=tuple(THEMES))
    if key_pegs not in (None, *values.KEY_PEGS):
        raise KeypegError("unknown-key-pegs", text=shorten(str(key_pegs)))
    if not (input_is_terminal() and output_is_terminal()):
        raise KeypegError("play-no-terminal")
    if os.environ.get("TERM") == "dumb":
        raise KeypegError("play-dumb-terminal")
    from keypeg.terminal import background, game_recorder
    from keypeg.terminal.app import KeypegApp
    from keypeg.terminal.local_data import LocalData
    from keypeg.terminal.seat_memory import SeatMemory

    memory = SeatMemory()
    # Report an unreadable file now, in one line, and not in the middle of a game.
    memory.seats()
    link = None if address is None else address(memory)
    with LocalData(lambda: _load_data(database)) as data, use_theme(theme):
        problem = KeypegApp(
            data,
            memory=memory,
            language=language() if key_pegs is None else with_key_pegs(language(), black=key_pegs == "black"),
            edition_text=edition_text,
            address=link,
            name=name,
        ).run()
        kept = game_recorder.wait_for_records()
    if problem is not None:
        raise problem
    if background.is_busy() or not kept:
        # Exit now: do not wait for a review that nobody wants to see any more.
        sys.stdout.flush()
        os._exit(0)


def _load_data(database: str | None) -> tuple[Tables, TrainingMemory]:
    from keypeg.terminal.local_table import open_tables
    from keypeg.terminal.training_memory import TrainingMemory

    training = TrainingMemory()
    training.read()
    return open_tables(database), training
