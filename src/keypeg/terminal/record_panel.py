"""What the record screen says: a line an edition, and the games of one of them over time."""

from __future__ import annotations

import time
from collections.abc import Sequence

from textual.content import Content

from keypeg.engine.interval import Interval
from keypeg.table import Record, RecordedGame, Summary
from keypeg.terminal import draw
from keypeg.terminal.bars import curve

_COLUMNS = ("edition", "games", "broken", "rows", "given away", "luck")
_LABEL = 12
_ROOM_FOR_SCALE = 16


def table(record: Record, *, chosen: int, width: int) -> Content:
    """A line an edition, the chosen one pointed at; rows, what was given away and luck are averages of a game."""
    lines = [list(_COLUMNS), *(_line(one, width) for one in record.editions)]
    widths = [max(len(line[at]) for line in lines) for at in range(len(_COLUMNS))]
    shown = []
    for at, line in enumerate(lines, -1):
        cells = [cell.rjust(room) for cell, room in zip(line[1:], widths[1:], strict=True)]
        text = "  ".join([line[0].ljust(widths[0]), *cells])
        ink = draw.FAINT if at < 0 else draw.AMBER if at == chosen else draw.INK
        shown.append(
            Content.styled(("▸ " if at == chosen else "  ") + text, draw.style(ink, bold=at == chosen))
        )
    return draw.lines(shown)


def _line(one: Summary, width: int) -> list[str]:
    numbers = [str(one.games), str(one.broken), f"{one.rows:.2f}", _short(one.mistakes), _short(one.luck)]
    room = width - sum(max(len(n), len(c)) + 2 for n, c in zip(numbers, _COLUMNS[1:], strict=True)) - 2
    return [one.name[: max(room, 8)], *numbers]


def _short(number: Interval) -> str:
    if number.exact:
        return f"{float(number.lower):.3f}"
    return f"{float(number.lower):.2f} to {float(number.upper):.2f}"


def plot(games: Sequence[RecordedGame], *, width: int) -> Content:
    """A column a game, the oldest on the left: rows, what was given away, luck, and whether the code was broken."""
    most = max(8, width - _LABEL - _ROOM_FOR_SCALE)
    shown = games[-most:]
    rows = [float(game.rows) for game in shown]
    gave, luck = [_middle(game.mistakes) for game in shown], [_middle(game.luck) for game in shown]
    of = f"the last {len(shown)} of {len(games)} games" if len(shown) < len(games) else _games(len(shown))
    lines = [
        Content.styled(f"{_day(shown[0])} to {_day(shown[-1])}, {of}", draw.style(draw.FAINT)),
        _curve("rows", rows, f"0 to {max(rows):.0f}", most=max(rows)),
        _curve("given away", gave, f"0 to {max(gave):.2f}", most=max(gave)),
        _curve("good luck", [max(0.0, one) for one in luck], f"0 to {max(0.0, *luck):.2f}", most=max(luck)),
        _curve("bad luck", [max(0.0, -one) for one in luck], f"0 to {min(0.0, *luck):.2f}", most=-min(luck)),
    ]
    missed = "".join("·" if game.broken else "x" for game in shown)
    group = any(game.group for game in shown)
    note = "x: another broke it, or nobody" if group else "x: not broken"
    lines.append(
        Content.assemble(
            (f"{'':<{_LABEL}}{missed}", draw.style(draw.INK)), (f"  {note}", draw.style(draw.FAINT))
        )
    )
    if not all(game.mistakes.exact and game.luck.exact for game in shown):
        lines.append(
            Content.styled("Drawn is the middle where only bounds are known.", draw.style(draw.FAINT))
        )
    return draw.lines(lines)


def _curve(label: str, values: Sequence[float], scale: str, *, most: float) -> Content:
    signs = curve(values, most=most) if most > 0 else "▁" * len(values)
    return Content.assemble(
        (f"{label:<{_LABEL}}", draw.style(draw.FAINT)),
        (signs, draw.style(draw.AMBER)),
        (f"  {scale}", draw.style(draw.INK)),
    )


def _middle(number: Interval) -> float:
    return float(number.lower + number.upper) / 2


def _day(game: RecordedGame) -> str:
    return time.strftime("%Y-%m-%d", time.localtime(game.at))


def _games(count: int) -> str:
    return "1 game" if count == 1 else f"{count} games"
