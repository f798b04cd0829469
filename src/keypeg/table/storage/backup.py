"""Backup and restore of an SQLite database: a copy made while servers run, and the way back."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from keypeg.errors import StoreError, show_path
from keypeg.table.storage import schema
from keypeg.table.storage.database import database_url

_OWNER_ONLY = 0o600


def back_up(database: str | None, copy: Path) -> int:
    """Copy a database to a new file while others use it, check the copy, and return how many tables it holds."""
    source = _file(database)
    if not source.exists():
        raise StoreError("backup-no-database", path=show_path(source))
    try:
        # The copy holds the codes of running games: nobody else may read it, from the start.
        os.close(os.open(copy, os.O_WRONLY | os.O_CREAT | os.O_EXCL, _OWNER_ONLY))
    except FileExistsError:
        raise StoreError("backup-exists", path=show_path(copy)) from None
    except OSError as error:
        raise StoreError("backup-unwritable", path=show_path(copy), problem=str(error.strerror)) from None
    try:
        with (
            _explain_errors(source),
            closing(_open(source, "ro")) as original,
            closing(sqlite3.connect(copy)) as made,
        ):
            original.backup(made)
            made.execute("PRAGMA journal_mode = DELETE")
        return check_copy(copy)
    except BaseException:
        copy.unlink(missing_ok=True)
        raise


def restore(database: str | None, copy: Path, *, aside: Path) -> int:
    """Put a backup in place of a database that nobody uses; return how many tables it holds.

    What the database held until now is kept in the file `aside`.
    """
    target = _file(database)
    count = check_copy(copy)
    if target.exists():
        _refuse_if_in_use(target)
        back_up(database, aside)
    else:
        target.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        os.close(os.open(target, os.O_WRONLY | os.O_CREAT, _OWNER_ONLY))
    with (
        _explain_errors(copy),
        closing(_open(copy, "ro")) as original,
        closing(sqlite3.connect(target)) as made,
    ):
        original.backup(made)
    return count


def check_copy(copy: Path) -> int:
    """Return how many tables a backup holds; refuses a file that is damaged, or no database of this program."""
    if not copy.is_file():
        raise StoreError("backup-no-file", path=show_path(copy))
    with _explain_errors(copy), closing(_open(copy, "ro")) as connection:
        if connection.execute("PRAGMA integrity_check").fetchone() != ("ok",):
            raise StoreError("backup-damaged", path=show_path(copy))
        known = connection.execute(
            "SELECT count(*) FROM sqlite_master WHERE name IN ('schema_version', 'journal')"
        ).fetchone()
        if known != (2,):
            raise StoreError("backup-foreign", path=show_path(copy))
        (version,) = connection.execute("SELECT version FROM schema_version").fetchone()
        newest = len(schema.MIGRATIONS) + 1
        if version > newest:
            raise StoreError("store-newer", found=version, newest=newest)
        return int(connection.execute("SELECT count(*) FROM tables").fetchone()[0])


def _file(database: str | None) -> Path:
    url = database_url(database)
    if url.get_backend_name() != "sqlite":
        raise StoreError("backup-postgres")
    return Path(str(url.database))


def _open(path: Path, mode: str) -> sqlite3.Connection:
    return sqlite3.connect(f"{path.absolute().as_uri()}?mode={mode}", uri=True)


def _refuse_if_in_use(target: Path) -> None:
    with closing(sqlite3.connect(target, timeout=1)) as connection:
        try:
            # Only somebody who is alone with a file may take it out of WAL mode.
            mode = connection.execute("PRAGMA journal_mode = DELETE").fetchone()
        except sqlite3.OperationalError:
            mode = None
    if mode != ("delete",):
        raise StoreError("restore-in-use", path=show_path(target))


@contextmanager
def _explain_errors(path: Path) -> Iterator[None]:
    try:
        yield
    except sqlite3.DatabaseError as error:
        raise StoreError("backup-unreadable", path=show_path(path), problem=str(error)) from None
