"""The commands `backup` and `restore`."""

from __future__ import annotations

import os
from datetime import datetime
from errno import EISDIR, ENOENT
from pathlib import Path
from typing import Annotated

import typer

from keypeg.cli.output import echo, words
from keypeg.cli.play import DatabaseOption
from keypeg.errors import KeypegError, shortened


def register(app: typer.Typer) -> None:
    """Add the commands."""
    app.command("backup", help="help-backup", epilog="keypeg backup monday.sqlite3")(backup)
    app.command("restore", help="help-restore", epilog="keypeg restore monday.sqlite3")(restore_backup)


def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="argument-backup")],
    *,
    database: DatabaseOption = None,
) -> None:
    """Copy the database while it is in use."""
    from keypeg.table.storage.backup import back_up

    count = back_up(database, file)
    echo(words("backup-done", path=str(file), count=count))


def restore_backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="argument-restore")],
    *,
    database: DatabaseOption = None,
) -> None:
    """Put a backup in place of the database."""
    from keypeg.table.storage.backup import restore

    if not file.is_file():
        problem = os.strerror(EISDIR if file.is_dir() else ENOENT)
        raise KeypegError("file-unreadable", path=shortened(str(file)), problem=problem)
    aside = file.with_name(f"{file.name}.replaced-{datetime.now():%Y%m%d-%H%M%S}")
    count = restore(database, file, aside=aside)
    echo(words("restore-done", count=count))
    if aside.exists():
        echo(words("restore-aside", path=str(aside)))
