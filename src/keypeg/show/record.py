"""A person's record as an image: the games of each edition over time."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import TYPE_CHECKING

from keypeg.engine.interval import Interval
from keypeg.show.bars import COST, LUCK
from keypeg.show.pegs import FAINT_FILL, INK_FILL, draw_text, make_picture
from keypeg.words import DEFAULT, Message, message, say

if TYPE_CHECKING:
    from keypeg.table import EditionSummary, Record, RecordedGame

_MARGIN, _LABEL, _SCALE = 24.0, 92.0, 60.0
_PLOT, _WIDEST = 640.0, 22.0
_HEIGHT, _GAP = 70.0, 22.0
_HEAD, _FOOT = 62.0, 34.0
_LEAST = 0.5
"""The smallest number that the full height may represent."""
_PANEL = _HEAD + 3 * (_HEIGHT + _GAP) + _FOOT


def record_picture(record: Record, language: str = DEFAULT) -> str:
    """Return an image with one panel per edition and one column per game, the oldest on the left."""
    width = _MARGIN + _LABEL + _PLOT + _SCALE + _MARGIN
    body, told = "", []
    for at, edition in enumerate(record.editions):
        games = [game for game in record.games if game.edition == edition.edition]
        body += f'<g class="edition" transform="translate(0 {at * _PANEL:g})">{_panel(edition, games, language)}</g>'
        told.append(say(_edition_message(edition), language))
    height = len(record.editions) * _PANEL + _MARGIN / 2
    title = say(message("record-picture", games=len(record.games), players=record.players), language)
    return make_picture(body, width=width, height=height, title=title, told="\n".join(told))


def _edition_message(one: EditionSummary) -> Message:
    return message("record-edition-told", games=_games(one), averages=_averages(one))


def _games(one: EditionSummary) -> Message:
    return message("record-edition", edition=one.name, games=one.games, broken=one.broken)


def _averages(one: EditionSummary) -> Message:
    return message("record-averages", rows=one.average, lost=one.mistakes.message, luck=one.luck.signed)


def _panel(edition: EditionSummary, games: Sequence[RecordedGame], language: str) -> str:
    step = min(_WIDEST, _PLOT / len(games))
    averages = say(_averages(edition), language)
    drawn = draw_text(say(_games(edition), language), x=_MARGIN, y=30, size=15, more='font-weight="600"')
    drawn += draw_text(averages, x=_MARGIN, y=48, ink=FAINT_FILL, more='class="told"')
    charts = (
        ("rows", [Interval.of(game.rows) for game in games], INK_FILL),
        ("lost", [game.mistakes for game in games], COST),
        ("luck", [game.luck for game in games], LUCK),
    )
    for at, (label, numbers, ink) in enumerate(charts):
        top = _HEAD + at * (_HEIGHT + _GAP)
        said = say(message(f"column-{label}"), language)
        hollow = [label == "rows" and not game.broken for game in games]
        drawn += f'<g class="chart">{_chart(said, numbers, hollow, top=top, step=step, ink=ink)}</g>'
    bottom = _HEAD + 3 * (_HEIGHT + _GAP) + 6
    note = say(message("record-legend", first=_day(games[0]), last=_day(games[-1])), language)
    return drawn + draw_text(note, x=_MARGIN + _LABEL, y=bottom, size=11, ink=FAINT_FILL)


def _chart(
    label: str, numbers: Sequence[Interval], hollow: Sequence[bool], *, top: float, step: float, ink: str
) -> str:
    most = max([_LEAST, *(float(one.upper) for one in numbers)])
    least = min([0.0, *(float(one.lower) for one in numbers)])
    scale = _HEIGHT / (most - least)
    zero, left = top + most * scale, _MARGIN + _LABEL
    drawn = draw_text(label, x=_MARGIN, y=zero - 2 if least == 0 else zero + 4, ink=ink)
    drawn += f'<path d="M{left:g} {zero:.1f}h{_PLOT:g}" stroke="{FAINT_FILL}"/>'
    drawn += draw_text(f"{most:.2f}", x=left + _PLOT + 8, y=top + 8, size=11, ink=FAINT_FILL)
    drawn += draw_text("0", x=left + _PLOT + 8, y=zero + 4, size=11, ink=FAINT_FILL)
    if least < 0:
        drawn += draw_text(f"{least:.2f}", x=left + _PLOT + 8, y=top + _HEIGHT + 4, size=11, ink=FAINT_FILL)
    for at, (number, empty) in enumerate(zip(numbers, hollow, strict=True)):
        drawn += _column(
            number, x=left + at * step, zero=zero, scale=scale, width=0.72 * step, ink=ink, hollow=empty
        )
    return drawn


def _column(
    number: Interval, *, x: float, zero: float, scale: float, width: float, ink: str, hollow: bool
) -> str:
    """Draw the certain part filled, and the possible part dashed."""
    lower, upper = float(number.lower), float(number.upper)
    sure = lower if lower > 0 else upper if upper < 0 else 0.0
    fill = f'fill="none" stroke="{ink}"' if hollow else f'fill="{ink}"'
    drawn = _box(min(sure, 0.0), max(sure, 0.0), x=x, zero=zero, scale=scale, width=width, paint=fill)
    if number.exact:
        return drawn
    dashes = f'fill="none" stroke="{ink}" stroke-dasharray="3 2"'
    return drawn + _box(lower, upper, x=x, zero=zero, scale=scale, width=width, paint=dashes)


def _box(lower: float, upper: float, *, x: float, zero: float, scale: float, width: float, paint: str) -> str:
    y, height = zero - upper * scale, (upper - lower) * scale
    return f'<rect x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{height:.1f}" {paint}/>'


def _day(game: RecordedGame) -> str:
    return time.strftime("%Y-%m-%d", time.localtime(game.at))
