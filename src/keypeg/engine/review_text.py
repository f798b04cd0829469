"""A review in words."""

from __future__ import annotations

from collections.abc import Sequence

from keypeg.engine.review_model import Review, ReviewedRow, SeatSummary
from keypeg.errors import row_list

_COLUMNS = ("row", "guess", "marks", "codes left", "expected", "given away", "luck", "")


def review_text(found: Review, players: Sequence[str] = ()) -> str:
    """The review as a table and a few sentences; with the names of a group also what each codebreaker did."""
    lines = [list(_COLUMNS), *(_line(row) for row in found.rows)]
    widths = [max(len(line[i]) for line in lines) for i in range(len(_COLUMNS))]
    table = ["  ".join([*map(str.rjust, line[:-1], widths), line[-1]]).rstrip() for line in lines]
    better = [
        f"Row {row.number}: {row.best.guess} was better, {row.best.expects} rows. {row.best.why}"
        for row in found.rows
        if row.mistake.lower > 0
    ]
    return "\n".join([*table, "", *better, *sentences(found, players)])


def _line(row: ReviewedRow) -> list[str]:
    played = row.played
    return [
        str(row.number),
        str(played.guess),
        str(row.feedback),
        f"{row.before:,} to {row.after:,}",
        str(played.expects),
        str(row.mistake),
        str(row.luck),
        row.word + (f" (row {row.contradicts[0]} says it cannot be)" if row.contradicts else ""),
    ]


def sentences(found: Review, players: Sequence[str] = ()) -> list[str]:
    """What holds for the whole game; with the names of the players also what each codebreaker did."""
    told = [f"Perfect play expects {found.perfect} rows from the start."]
    told.append(
        f"{_rows(len(found.rows))} played + {found.remaining} still expected = "
        f"{found.perfect} perfect + {found.mistakes} given away - ({found.luck}) luck."
    )
    told += [_of_seat(one, players) for one in found.seats if players]
    if found.hardness:
        told.append(str(found.hardness))
    if found.lost:
        told.append(f"Rows lost to the clock: {found.lost}.")
    if found.contradiction:
        told.append(f"The marks cannot be true: {row_list(found.contradiction)} contradict one another.")
    if found.false_rows:
        told.append(f"The codemaker marked {row_list(found.false_rows)} wrongly.")
    return told


def _of_seat(one: SeatSummary, players: Sequence[str]) -> str:
    return f"{players[one.seat]}: {_rows(one.rows)}, {one.mistakes} given away, ({one.luck}) luck."


def _rows(count: int) -> str:
    return "1 row" if count == 1 else f"{count} rows"
