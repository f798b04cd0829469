"""Commands that open a room on a server: `race` and `duel`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from keypeg.cli.output import EditionOption, echo, words
from keypeg.cli.play import DatabaseOption, KeyPegsOption, ThemeOption, run_terminal
from keypeg.errors import KeypegError

if TYPE_CHECKING:
    from keypeg.api.rooms import NewRoom
    from keypeg.terminal.seat_memory import SeatMemory

ServerOption = Annotated[str, typer.Option("--server", metavar="URL", help="option-room-server")]
RoundsOption = Annotated[int, typer.Option("--rounds", min=1, max=20, help="option-rounds")]
SecondsOption = Annotated[int, typer.Option("--seconds", min=0, max=7_200, help="option-round-seconds")]
_LEAST_SECONDS = 10


def register(app: typer.Typer) -> None:
    """Add the commands."""
    app.command("race", help="help-race", epilog="keypeg race --server http://localhost:8222 --name Ada")(
        open_race
    )
    app.command("duel", help="help-duel", epilog="keypeg duel --server http://localhost:8222 --name Ada")(
        open_duel
    )


def open_race(
    *,
    server: ServerOption,
    edition_text: EditionOption = "classic",
    rounds: RoundsOption = 3,
    seconds: SecondsOption = 600,
    own_codes: Annotated[bool, typer.Option("--own-codes", help="option-own-codes")] = False,
    name: Annotated[str, typer.Option("--name", "-n", help="option-host-name")] = "",
    database: DatabaseOption = None,
    theme: ThemeOption = "walnut",
    key_pegs: KeyPegsOption = None,
) -> None:
    """Open a room for a race on a server, as its host."""
    from keypeg.api.rooms import NewRoom

    if own_codes and name.strip():
        raise KeypegError("reason-host-sets-code")
    options = NewRoom(
        kind="race",
        edition=_edition(edition_text),
        rounds=rounds,
        seconds=_limit(seconds),
        source="host" if own_codes else "table",
        name=name.strip() or None,
    )
    _open(server, options, database=database, theme=theme, key_pegs=key_pegs)


def open_duel(
    *,
    server: ServerOption,
    edition_text: EditionOption = "classic",
    rounds: RoundsOption = 3,
    seconds: SecondsOption = 600,
    name: Annotated[str, typer.Option("--name", "-n", help="option-name")],
    database: DatabaseOption = None,
    theme: ThemeOption = "walnut",
    key_pegs: KeyPegsOption = None,
) -> None:
    """Open a room for a duel on a server, and play one of the two."""
    from keypeg.api.rooms import NewRoom

    options = NewRoom(
        kind="duel",
        edition=_edition(edition_text),
        rounds=rounds,
        seconds=_limit(seconds),
        name=name.strip(),
    )
    _open(server, options, database=database, theme=theme, key_pegs=key_pegs)


def _edition(text: str) -> str:
    """Return an edition as it is written; refuse one that is none."""
    from keypeg.rules import edition

    return str(edition(text))


def _limit(seconds: int) -> int | None:
    """Return the time of a round; None for 0, which is no limit."""
    if 0 < seconds < _LEAST_SECONDS:
        raise KeypegError("round-too-short", seconds=seconds, least=_LEAST_SECONDS)
    return seconds or None


def _open(server: str, options: NewRoom, *, database: str | None, theme: str, key_pegs: str | None) -> None:
    """Open a room, say how to join it, and show it to its host."""
    import asyncio

    from keypeg.rules import check_name
    from keypeg.terminal.remote_table import read_address
    from keypeg.terminal.room_link import open_room, read_room_address

    read_address(f"{server}/r/code")
    if options.name is not None:
        check_name(options.name)

    def open_now(memory: SeatMemory) -> str:
        host = words("terminal-room-host-name")
        link = asyncio.run(open_room(server, options, memory, host=host))
        found = read_room_address(link)
        echo(words("room-opened", code=(found[1] if found else "").upper(), link=link))
        return link

    run_terminal(address=open_now, database=database, theme=theme, key_pegs=key_pegs)
