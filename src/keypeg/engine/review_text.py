"""A review in words and as plain data, for every front end alike."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from keypeg.engine.interval import Interval
from keypeg.engine.review_model import Review, ReviewedRow, SeatSummary, Weighed
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


def review_data(found: Review) -> dict[str, Any]:
    """The review as JSON can hold it; a number that is not settled has `exact` false and its two bounds."""
    return {
        "edition": str(found.edition),
        "rows": [_row_data(row) for row in found.rows],
        "seats": [
            {
                "seat": one.seat,
                "rows": one.rows,
                "mistakes": number_data(one.mistakes),
                "luck": number_data(one.luck),
            }
            for one in found.seats
        ],
        "lost": found.lost,
        "perfect": number_data(found.perfect),
        "mistakes": number_data(found.mistakes),
        "luck": number_data(found.luck),
        "remaining": number_data(found.remaining),
        "closes": found.closes,
        "contradiction": list(found.contradiction),
        "false_rows": list(found.false_rows),
        "hardness": found.hardness
        and {"rows": found.hardness.rows, "easier": found.hardness.easier, "proven": found.hardness.proven},
    }


def number_data(number: Interval) -> dict[str, Any]:
    """A number or its bounds."""
    return {"exact": number.exact, "lower": float(number.lower), "upper": float(number.upper)}


def _row_data(row: ReviewedRow) -> dict[str, Any]:
    return {
        "number": row.number,
        "seat": row.seat,
        "feedback": str(row.feedback),
        "before": row.before,
        "after": row.after,
        "contradicts": list(row.contradicts),
        "bits_expected": row.played.bits,
        "bits_gained": row.bits_gained,
        "mistake": number_data(row.mistake),
        "luck": number_data(row.luck),
        "word": row.word,
        "played": _weighed_data(row.played),
        "best": _weighed_data(row.best),
        "good": [_weighed_data(one) for one in row.good],
    }


def _weighed_data(one: Weighed) -> dict[str, Any]:
    return {
        "guess": str(one.guess),
        "expects": number_data(one.expects),
        "parts": one.parts,
        "expected_size": one.expected_size,
        "possible": one.possible,
        "why": one.why,
    }
