"""The commands `backup` and `restore`."""

from __future__ import annotations

import os
from datetime import datetime
from errno import EISDIR, ENOENT
from pathlib import Path
from typing import Annotated

import typer

from keypeg.cli.output import Json, answer, forms, words
from keypeg.cli.play import DatabaseOption
from keypeg.errors import KeypegError, show_path


def register(app: typer.Typer) -> None:
    """Add the commands."""
    app.command("backup", help="help-backup", epilog="keypeg backup monday.sqlite3")(backup)
    app.command("restore", help="help-restore", epilog="keypeg restore monday.sqlite3")(restore_backup)


def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="argument-backup")],
    *,
    database: DatabaseOption = None,
    as_json: Json = False,
) -> None:
    """Copy the database while it is in use."""
    from keypeg.table.storage.backup import back_up

    count = back_up(database, file)
    answer(
        words("backup-done", path=str(file), count=count),
        lambda: forms.BackupAnswer(path=str(file), tables=count),
        as_json=as_json,
    )


def restore_backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="argument-restore")],
    *,
    database: DatabaseOption = None,
    as_json: Json = False,
) -> None:
    """Put a backup in place of the database."""
    from keypeg.table.storage.backup import restore

    if not file.is_file():
        problem = os.strerror(EISDIR if file.is_dir() else ENOENT)
        raise KeypegError("file-unreadable", path=show_path(file), problem=problem)
    aside = file.with_name(f"{file.name}.replaced-{datetime.now():%Y%m%d-%H%M%S-%f}")
    count = restore(database, file, aside=aside)
    told = [words("restore-done", count=count)]
    if aside.exists():
        told.append(words("restore-aside", path=str(aside)))
    answer(
        "\n".join(told),
        lambda: forms.RestoreAnswer(tables=count, aside=str(aside) if aside.exists() else None),
        as_json=as_json,
    )
