"""The results of a room as CSV, for the host to keep."""

from __future__ import annotations

import csv
import io
import unicodedata

from keypeg.api.rooms import StandingLine, list_standings
from keypeg.table.rooms.room_state import RoomState

BYTE_ORDER_MARK = "\ufeff"
"""Without it Excel takes the file for one in an old code page, and shows wrong names."""


def room_csv(state: RoomState) -> str:
    """Return a line per player and round, for the host to keep: place, name, rows, seconds.

    After the rounds that count together come their totals.
    """
    out = io.StringIO()
    out.write(BYTE_ORDER_MARK)
    write = csv.writer(out, lineterminator="\n").writerow
    write(("round", "place", "player", "name", "computer", "rows", "seconds", "broken"))
    for rounds in filter(None, state.list_sets()):
        for played in rounds:
            for line in list_standings(state.results(played)):
                done = played.finished.get(line.player)
                broken = done is not None and done.rows is not None
                write((played.number, *_csv_cells(state, line), "yes" if broken else "no"))
        for line in list_standings(state.totals(rounds)):
            write(("total", *_csv_cells(state, line), ""))
    return out.getvalue()


def _csv_cells(state: RoomState, line: StandingLine) -> tuple[object, ...]:
    player = state.players[line.player]
    # A spreadsheet would take a name that starts like a formula for one, also with a wide sign.
    first = unicodedata.normalize("NFKC", player.name)[0]
    name = f"'{player.name}" if first in "=+-@" else player.name
    return line.place, line.player, name, player.level or "", line.rows, line.seconds
