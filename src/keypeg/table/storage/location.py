"""Where Keypeg keeps its files on each platform, and who may read them."""

from __future__ import annotations

import os
from pathlib import Path

import platformdirs

_NAME = "keypeg"
_OWNER_ONLY_FOLDER = 0o700
_OWNER_ONLY_FILE = 0o600


def data_folder() -> Path:
    """Return the folder for tables, records and seats.

    That is `~/.local/share/keypeg` on Linux (or below `XDG_DATA_HOME`), `~/Library/Application Support/keypeg` on
    macOS and `%LOCALAPPDATA%\\keypeg` on Windows. Early versions used the first on every platform: where that folder
    exists it stays in use.
    """
    usual = Path(platformdirs.user_data_dir(_NAME, appauthor=False))
    early = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / _NAME
    return early if early.is_dir() and not usual.is_dir() else usual


def default_path() -> Path:
    """Return the database that is used unless another is named."""
    return data_folder() / "tables.sqlite3"


def sqlite_path(database: str) -> Path | None:
    """Return the file that a database is, or None for one on a server."""
    if "://" not in database:
        return Path(database).expanduser()
    scheme, _, rest = database.partition("://")
    return Path(rest.removeprefix("/")) if scheme.startswith("sqlite") else None


def make_private(database: Path) -> None:
    """Create a database's folder (0700) and an empty file (0600), since they will hold secret codes.

    A folder or file that exists keeps its mode, except in Keypeg's own data folder, which is always closed to others.
    """
    folder = database.parent
    folder.parent.mkdir(parents=True, exist_ok=True)
    folder.mkdir(mode=_OWNER_ONLY_FOLDER, exist_ok=True)
    # SQLite gives the files it adds beside the database the same mode.
    os.close(os.open(database, os.O_RDWR | os.O_CREAT, _OWNER_ONLY_FILE))
    if folder == data_folder():
        folder.chmod(_OWNER_ONLY_FOLDER)
        database.chmod(_OWNER_ONLY_FILE)
