"""The results of a room as CSV, for the host to keep."""

from __future__ import annotations

import csv
import io

from keypeg.api.rooms import StandingLine, list_standings
from keypeg.table.rooms.room_state import RoomState


def room_csv(state: RoomState) -> str:
    """Return a line per player and round, for the host to keep: place, name, rows, seconds, and the total."""
    out = io.StringIO()
    write = csv.writer(out, lineterminator="\n").writerow
    write(("round", "place", "player", "name", "computer", "rows", "seconds", "broken"))
    for played in state.rounds:
        if played.ended is not None:
            results = state.results(played)
            for line in list_standings(results):
                done = played.finished.get(line.player)
                broken = done is not None and done.rows is not None
                write((played.number, *_csv_cells(state, line), "yes" if broken else "no"))
    for line in list_standings(state.totals()):
        write(("total", *_csv_cells(state, line), ""))
    return out.getvalue()


def _csv_cells(state: RoomState, line: StandingLine) -> tuple[object, ...]:
    player = state.players[line.player]
    # A spreadsheet would take a name that starts like a formula for one.
    name = f"'{player.name}" if player.name[0] in "=+-@" else player.name
    return line.place, line.player, name, player.level or "", line.rows, line.seconds
