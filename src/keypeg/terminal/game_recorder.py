"""The record of this terminal: finished games are added to it while play goes on."""

from __future__ import annotations

import time
from collections.abc import Iterable
from contextlib import suppress
from threading import Thread
from threading import enumerate as running
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from keypeg.table import Tables

TERMINAL_OWNER = "terminal"
"""Whose record it is: everyone's who plays at this terminal, told apart by their names."""
_MOST_SECONDS = 5.0
"""How long the end of the program waits for games that are being added."""

_NAME = "keypeg-keep"


def record_game(tables: Tables, table: str, game: int, seats: Iterable[int]) -> None:
    """Review a finished game off the event loop and add it to the record, for each of these codebreakers."""

    def run() -> None:
        for seat in seats:
            # A game cut short, or of a box too large to review, is not recorded; and whatever else may be wrong with
            # the record, it never disturbs play.
            with suppress(Exception):
                tables.keep_game(TERMINAL_OWNER, table, game, seat)

    Thread(target=run, name=_NAME, daemon=True).start()


def wait_for_records(seconds: float = _MOST_SECONDS) -> bool:
    """Wait at most `seconds` for games that are being added; return whether all were."""
    end = time.monotonic() + seconds
    for thread in running():
        if thread.name == _NAME:
            thread.join(max(0.0, end - time.monotonic()))
    return not any(thread.name == _NAME for thread in running())
