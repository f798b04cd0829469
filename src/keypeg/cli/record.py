"""The command `record`."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from keypeg.cli.output import (
    Json,
    answer,
    check_writable,
    echo,
    existing_database,
    forms,
    language,
    words,
    write_text,
)
from keypeg.cli.play import DatabaseOption
from keypeg.cli.streams import input_is_terminal, write_out
from keypeg.errors import KeypegError, shorten

if TYPE_CHECKING:
    from keypeg.api.commands import RecordAnswer
    from keypeg.table import Record, Tables


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("record", help="help-record", epilog="keypeg record")(show_record)


def show_record(
    *,
    player: Annotated[str | None, typer.Option("--player", metavar="NAME", help="option-player")] = None,
    as_csv: Annotated[bool, typer.Option("--csv", help="option-csv")] = False,
    svg: Annotated[Path | None, typer.Option("--svg", metavar="OUT", help="option-record-svg")] = None,
    erase: Annotated[bool, typer.Option("--erase", help="option-erase")] = False,
    database: DatabaseOption = None,
    as_json: Json = False,
) -> None:
    """Show the record of this terminal, by edition."""
    if as_csv and as_json:
        raise KeypegError("record-csv-json")
    if erase and (player is not None or svg is not None or as_csv):
        raise KeypegError("record-erase-part")
    from keypeg.table import Store, Tables

    check_writable(svg)
    store = Store(existing_database(database))
    try:
        with Tables(store, attend_every=None) as tables:
            if erase:
                _erase(tables, as_json=as_json)
            else:
                _show(tables, player, svg=svg, as_csv=as_csv, as_json=as_json)
    finally:
        store.close()


def _show(tables: Tables, player: str | None, *, svg: Path | None, as_csv: bool, as_json: bool) -> None:
    from keypeg.table.players.player_record import record_csv, record_text
    from keypeg.terminal.game_recorder import TERMINAL_OWNER

    record = tables.record(TERMINAL_OWNER)
    if player is not None:
        record = _select_player(record, player)
    if svg is not None:
        from keypeg.show.record import record_picture

        if not record.games:
            raise KeypegError("record-nothing-to-draw")
        write_text(svg, record_picture(record, language()))
    if not (record.games or as_csv or as_json):
        raise KeypegError("record-empty-here")
    if as_csv:
        write_out(record_csv(record))
    else:
        answer(record_text(record, language()), lambda: _record_answer(record), as_json=as_json)


def _record_answer(record: Record) -> RecordAnswer:
    """Return the record with games and seats counted from 1."""
    from msgspec.structs import asdict

    from keypeg.api.record import record_data
    from keypeg.table.players.player_record import iso_date

    data = record_data(record)
    games = []
    for game in data.games:
        fields = asdict(game) | {"game": game.nth, "seat": game.seat + 1, "at": iso_date(game.at)}
        del fields["hints"], fields["nth"]
        games.append(forms.RecordedGameAnswer(**fields))
    return forms.RecordAnswer(games=tuple(games), editions=data.editions)


def _select_player(record: Record, player: str) -> Record:
    if player not in record.players:
        if not record.players:
            raise KeypegError("record-empty-here")
        raise KeypegError("record-unknown-player", player=shorten(player), players=record.players)
    return record.of(player)


def _erase(tables: Tables, *, as_json: bool) -> None:
    from keypeg.terminal.game_recorder import TERMINAL_OWNER

    count = len(tables.record(TERMINAL_OWNER).games)
    asks = count and not as_json and input_is_terminal()
    if asks and not typer.confirm(words("record-erase-asked", games=count)):
        echo(words("record-not-erased"))
        return
    erased = tables.erase_record(TERMINAL_OWNER)
    answer(words("record-erased", games=count), lambda: forms.ErasedAnswer(erased=erased), as_json=as_json)
