"""The command `record`."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from keypeg.cli.output import Json, answer, write_text
from keypeg.cli.playing import DatabaseOption
from keypeg.errors import KeypegError, quoted

if TYPE_CHECKING:
    from keypeg.table import Record, Tables


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("record")(show_record)


def show_record(
    *,
    player: Annotated[
        str | None, typer.Option("--player", metavar="NAME", help="Only the games of this player.")
    ] = None,
    as_csv: Annotated[bool, typer.Option("--csv", help="Print a line a game, for a spreadsheet.")] = False,
    svg: Annotated[
        Path | None, typer.Option("--svg", metavar="OUT", help="Draw the games over time into an SVG file.")
    ] = None,
    erase: Annotated[
        bool, typer.Option("--erase", help="Erase the whole record for good; asked again at a terminal.")
    ] = False,
    database: DatabaseOption = None,
    as_json: Json = False,
) -> None:
    """Show the record of this terminal: games, rows, what was given away, and luck, by edition.

    Games that people play to their end as codebreakers in `keypeg play` are recorded.

    Example: keypeg record
    """
    if as_csv and as_json:
        raise KeypegError("cannot print both CSV and JSON: name one of them")
    if erase and (player is not None or svg is not None or as_csv):
        raise KeypegError(
            "cannot erase a part of the record: --erase stands without --player, --csv and --svg"
        )
    from keypeg.table import Store, Tables

    store = Store(database)
    try:
        with Tables(store, attend_every=None) as tables:
            if erase:
                _erase(tables, as_json=as_json)
            else:
                _show(tables, player, svg=svg, as_csv=as_csv, as_json=as_json)
    finally:
        store.close()


def _show(tables: Tables, player: str | None, *, svg: Path | None, as_csv: bool, as_json: bool) -> None:
    from keypeg.table.player_record import record_csv, record_data, record_text
    from keypeg.terminal.recording import OWNER

    record = tables.record(OWNER)
    if player is not None:
        record = _of(record, player)
    if svg is not None:
        from keypeg.show.record import record_picture

        if not record.games:
            raise KeypegError("cannot draw the record: no game has been recorded yet")
        write_text(svg, record_picture(record))
    if as_csv:
        typer.echo(record_csv(record), nl=False)
    else:
        answer(record_text(record), record_data(record), as_json=as_json)


def _of(record: Record, player: str) -> Record:
    if player not in record.players:
        known = ", ".join(record.players) or "nobody yet"
        raise KeypegError(f"no game of {quoted(player)} is recorded (has {known})")
    return record.of(player)


def _erase(tables: Tables, *, as_json: bool) -> None:
    from keypeg.terminal.recording import OWNER

    count = len(tables.record(OWNER).games)
    games = "1 game" if count == 1 else f"{count} games"
    asks = count and not as_json and sys.stdin.isatty()
    if asks and not typer.confirm(f"Erase {games} for good?"):
        typer.echo("Nothing was erased.")
        return
    erased = tables.erase_record(OWNER)
    answer(f"Erased: {games}.", {"erased": erased}, as_json=as_json)
