"""Small files beside the database that only their owner can read."""

from __future__ import annotations

import os
from pathlib import Path

from keypeg.errors import StoreError, show_path


def write_private(path: Path, content: bytes) -> None:
    """Replace a file at once, and create its folder where it is missing."""
    fresh = path.with_suffix(".new")
    try:
        path.parent.parent.mkdir(parents=True, exist_ok=True)
        path.parent.mkdir(mode=0o700, exist_ok=True)
        fresh.touch(mode=0o600)
        fresh.write_bytes(content)
        os.replace(fresh, path)
    except OSError as error:
        raise StoreError("file-unwritable", path=show_path(path), problem=str(error.strerror)) from None
