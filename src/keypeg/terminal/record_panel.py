"""What the record screen shows: one line per edition, and the games of one edition over time."""

from __future__ import annotations

import time
from collections.abc import Sequence

from textual.content import Content

from keypeg.engine.interval import Interval
from keypeg.table import EditionSummary, Record, RecordedGame
from keypeg.terminal import draw
from keypeg.terminal.bars import block_curve
from keypeg.words import Message, Param, message, say

_COLUMNS = ("edition", "games", "broken", "rows", "lost", "luck")
_ROOM_FOR_SCALE = 16
_LEAST_NAME = 8


def edition_table(record: Record, *, chosen: int, width: int, language: str) -> Content:
    """Return one line per edition, with an arrow at the chosen one; the numbers are averages per game."""
    head = [say(message(f"column-{name}"), language) for name in _COLUMNS]
    lines = [head, *(_line(one, head, width=width, language=language) for one in record.editions)]
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    shown = []
    for at, line in enumerate(lines, -1):
        cells = [cell.rjust(room) for cell, room in zip(line[1:], widths[1:], strict=True)]
        text = "  ".join([line[0].ljust(widths[0]), *cells])
        ink = draw.FAINT if at < 0 else draw.AMBER if at == chosen else draw.INK
        shown.append(
            Content.styled(("▸ " if at == chosen else "  ") + text, draw.style(ink, bold=at == chosen))
        )
    return draw.join_lines(shown)


def _line(one: EditionSummary, head: Sequence[str], *, width: int, language: str) -> list[str]:
    messages = (one.average, _short_message(one.mistakes), _short_message(one.luck))
    numbers = [str(one.games), str(one.broken), *(say(number, language) for number in messages)]
    room = width - sum(max(len(n), len(c)) + 2 for n, c in zip(numbers, head[1:], strict=True)) - 2
    return [say(one.name, language)[: max(room, _LEAST_NAME)], *numbers]


def _short_message(number: Interval) -> Message:
    if number.exact:
        return number.message
    return message("record-range", lower=float(number.lower), upper=float(number.upper))


def plot_games(games: Sequence[RecordedGame], *, width: int, language: str) -> Content:
    """Return one column per game, the oldest on the left: rows, rows lost, luck, and whether it was broken."""

    def words(code: str, **params: Param) -> str:
        return say(message(code, **params), language)

    names = ("rows", "lost", "good-luck", "bad-luck")
    labels = [words(f"column-{name}") for name in names]
    label = max(map(len, labels)) + 2
    most = max(8, width - label - _ROOM_FOR_SCALE)
    shown = games[-most:]
    rows = [float(game.rows) for game in shown]
    lost, luck = [_middle(game.mistakes) for game in shown], [_middle(game.luck) for game in shown]
    good, bad = [max(0.0, one) for one in luck], [max(0.0, -one) for one in luck]
    days = {"first": _day(shown[0]), "last": _day(shown[-1])}
    heading = (
        words("record-plot-last", **days, shown=len(shown), games=len(games))
        if len(shown) < len(games)
        else words("record-plot-all", **days, games=len(games))
    )
    lines = [Content.styled(heading, draw.style(draw.FAINT))]
    for text, values in zip(labels, (rows, lost, good, bad), strict=True):
        scale = words("record-plot-scale", most=max(values) if values is not bad else -max(values))
        lines.append(_curve(text.ljust(label), values, scale))
    missed = "".join("·" if game.broken else "x" for game in shown)
    group = any(game.group for game in shown)
    note = words("record-plot-missed-group" if group else "record-plot-missed")
    lines.append(
        Content.assemble((" " * label + missed, draw.style(draw.INK)), (f"  {note}", draw.style(draw.FAINT)))
    )
    if not all(game.mistakes.exact and game.luck.exact for game in shown):
        lines.append(Content.styled(words("record-plot-middle"), draw.style(draw.FAINT)))
    return draw.join_lines(lines)


def _curve(label: str, values: Sequence[float], scale: str) -> Content:
    most = max(values)
    signs = block_curve(values, most=most) if most > 0 else "▁" * len(values)
    return Content.assemble(
        (label, draw.style(draw.FAINT)),
        (signs, draw.style(draw.AMBER)),
        (f"  {scale}", draw.style(draw.INK)),
    )


def _middle(number: Interval) -> float:
    return float(number.lower + number.upper) / 2


def _day(game: RecordedGame) -> str:
    return time.strftime("%Y-%m-%d", time.localtime(game.at))
