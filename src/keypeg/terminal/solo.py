"""Breaking one code after another: how such a table is opened, and how the codes went so far."""

from __future__ import annotations

from collections import Counter

from keypeg.rules import Ending, edition
from keypeg.table import Options, Record, SeatOption, TableView
from keypeg.terminal.bars import block_curve
from keypeg.words import Message, message

_LEVEL = "steady"
_SOLO_EDITION = "classic"


def solo_options(edition_text: str | None) -> Options:
    """Return the table at which one person breaks a code of the computer, in an edition that two can play."""
    text = edition_text or _SOLO_EDITION
    if edition(text).players[0] > 2:
        text = _SOLO_EDITION
    return Options(
        edition=text,
        seats=(SeatOption(), SeatOption(kind="computer", level=_LEVEL)),
        games=1,
        first=1,
        hints=True,
    )


def results_message(view: TableView, record: Record) -> Message | None:
    """Return how many codes of this edition were broken in how many rows, the one just played included."""
    game = view.match.game
    rows = [
        one.rows
        for one in record.games
        if one.edition == view.match.edition and one.broken and not one.group and one.table != view.table
    ]
    if game.ending is Ending.BROKEN:
        rows.append(len(game.rows))
    if not rows:
        return None
    counts = Counter(rows)
    numbers = range(min(rows), max(rows) + 1)
    most = max(counts.values())
    bars = "  ".join(f"{n} {block_curve([counts[n]], most=most)} {counts[n]}" for n in numbers)
    average = message("page-end-average", edition=view.options.box.name, rows=round(sum(rows) / len(rows), 1))
    told = message("terminal-solo-results", edition=view.options.box.name, bars=bars)
    return message("terminal-two-sentences", first=average, second=told)
